"""x"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EARLY: Final = vec[i64]([0] * 111)
LATE: Final = vec[i64]([0] * 111)
