"""What Mandala says: one file for each language. A new one is a copy of en.ftl, translated."""

from typing import Final

from sandtable.core.messages import Words

say: Final = Words(__file__)
