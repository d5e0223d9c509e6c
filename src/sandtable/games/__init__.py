"""The games: one folder each, and those that packages installed beside this one bring.

A package brings a game by an entry point of the group `sandtable.games`, whose name is the game's and
whose value is a `Game`; see CONTRIBUTING.md.
"""

import importlib
import warnings
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from sandtable.core.errors import BadRequest
from sandtable.core.game import AnyGame, Game

NAMES: Final = ("patterns", "mandala", "mottainai", "mondo")
GROUP: Final = "sandtable.games"


def _own(name: str) -> AnyGame:
    found: AnyGame = importlib.import_module(f"sandtable.games.{name}").GAME
    return found


OWN: Final = tuple([_own(name) for name in NAMES])

_found: dict[str, AnyGame] = {game.name: game for game in OWN}
_looked = False


def all_games() -> dict[str, AnyGame]:
    """Every game by its name: ours first, then those from outside, which cannot replace them."""
    global _looked
    if not _looked:
        _looked = True
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            try:
                _welcome(point)
            except Exception as problem:  # a guest's fault must not close the house
                told = f"{type(problem).__name__}: {problem}"
                warnings.warn(f"the game {point.name} ({point.value}) is left out: {told}", stacklevel=2)
    return _found


def _welcome(point: EntryPoint) -> None:
    game = point.load()
    if not isinstance(game, Game):
        raise TypeError("it is no sandtable.Game")
    if game.name in _found:
        raise BadRequest(f"there is a game {game.name!r} already")
    _found[game.name] = game


def game_names() -> list[str]:
    """The names of the games."""
    return list(all_games())


def game(name: str) -> AnyGame:
    """The game of that name."""
    found = _found.get(name) or all_games().get(name)
    if found is None:
        raise BadRequest(f"there is no game {name!r}; there are: {', '.join(game_names())}")
    return found
