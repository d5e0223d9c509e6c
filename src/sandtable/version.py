"""The version, and how the rules run here."""

from sandtable.core import chance

__version__ = "0.1.0"


def is_compiled() -> bool:
    """Whether the rules run compiled; if not, the same source runs interpreted."""
    return not str(chance.__file__).endswith(".py")
