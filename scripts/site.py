"""What the site does beside rendering: files outside of docs/ are named, not linked."""

import re
from typing import Any

OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./)+(?:examples|deploy|tests|bench|scripts|src)/[^)]*\)")


def on_page_markdown(markdown: str, **_: Any) -> str:
    """A link that leads out of the site becomes its words."""
    return OUTSIDE.sub(lambda link: link[1] if "`" in link[1] else f"`{link[1]}`", markdown)
