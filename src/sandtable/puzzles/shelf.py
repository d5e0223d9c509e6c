"""Where puzzles are: a file for each game beside this module."""

import functools
import warnings
from importlib.resources import files
from typing import Final

from sandtable.core.errors import BadRequest
from sandtable.games import game_names
from sandtable.lessons import Misprint
from sandtable.puzzles.puzzle import Collection, Puzzle, read

ENDING: Final = ".jsonl"


@functools.cache
def collection_of(game: str) -> Collection | None:
    """The puzzles of a game; none where the file is missing or has a mistake, which is warned of."""
    path = files("sandtable.puzzles") / f"{game}{ENDING}"
    if game not in game_names() or not path.is_file():
        return None
    try:
        return read(path.name, path.read_text(encoding="utf-8"))
    except Misprint as problem:
        warnings.warn(f"the puzzles of {game} are left out: {problem}", stacklevel=2)
        return None


def puzzles_of(game: str) -> list[Puzzle]:
    """The puzzles of a game in the order of their file."""
    found = collection_of(game)
    return found.puzzles if found else []


@functools.cache
def _by_id(game: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles_of(game)}


def puzzle_named(game: str, name: str) -> Puzzle:
    """One puzzle of a game; raises BadRequest."""
    found = _by_id(game).get(name)
    if found is None:
        raise BadRequest(f"there is no puzzle {name!r} here")
    return found
