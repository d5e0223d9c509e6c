"""What is printed on the cardboard of Patterns, for those who draw it."""

from typing import TypedDict

from sandtable.games.patterns.board import CENTER, COLORS, NAMES, RANK_FILES


class Facts(TypedDict):
    """The colors, the files of each rank from the first on, and the marked spaces of the center."""

    colors: list[str]
    rank_files: list[str]
    center: list[str]


def facts() -> Facts:
    return {
        "colors": list(COLORS),
        "rank_files": list(RANK_FILES),
        "center": [NAMES[space] for space in CENTER],
    }
