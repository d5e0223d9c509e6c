"""The games, one folder each."""

from sandtable.core.errors import BadRequest
from sandtable.core.game import Game
from sandtable.games.mandala import Mandala
from sandtable.games.mondo import Mondo
from sandtable.games.mottainai import Mottainai
from sandtable.games.patterns import Patterns

ALL: dict[str, Game] = {game.name: game for game in (Patterns(), Mandala(), Mottainai(), Mondo())}


def game_names() -> list[str]:
    """The names of the games."""
    return list(ALL)


def game(name: str) -> Game:
    """The game of that name."""
    if name not in ALL:
        raise BadRequest(f"there is no game {name!r}; there are: {', '.join(ALL)}")
    return ALL[name]
