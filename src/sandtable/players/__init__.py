"""Bots: who can sit down at which game, and how to make one.

player = players.make("patterns", "uct")
player.act(state.view(0), Budget(seconds=1.0), seed=7)
"""

from dataclasses import dataclass

from sandtable.core.errors import BadRequest
from sandtable.games import game as find_game
from sandtable.players import spec
from sandtable.players.levels import Level, levels, ratings
from sandtable.players.player import Budget, Player

__all__ = ["BotInfo", "Budget", "Player", "bots", "make", "names"]


@dataclass(frozen=True)
class BotInfo:
    """A bot as a person chooses it. `seconds` is how long it may think about an act; a *paced* bot
    also takes its time as a person would.

    `rating` and its `error` (for 95 %) are measured by the arena; None until then.
    """

    name: str
    title: str
    text: str
    seconds: float
    rating: float | None = None
    error: float | None = None
    paced: bool = False


def bots(game: str) -> list[BotInfo]:
    """The levels of a game, the strongest first."""
    name = find_game(game).name
    return [_info(name, level) for level in reversed(levels(name))]


def _info(game: str, level: Level) -> BotInfo:
    measured = ratings(game).get(level.name)
    rating, error = measured if measured else (None, None)
    paced = spec.read(level.rung.player).name in spec.PACED
    return BotInfo(level.name, level.title, level.text, level.rung.seconds, rating, error, paced)


def names(game: str) -> list[str]:
    """Every name that `make` knows, the levels first."""
    found = find_game(game)
    return [level.name for level in levels(found.name)] + list(spec.makers(found))


def make(game: str, bot: str) -> Player:
    """A bot, ready to play: a name, maybe with slips and a budget (spec.py); raises BadRequest."""
    found = find_game(game)
    wanted = spec.read(bot)
    for level in levels(game):
        if level.name == wanted.name:
            return spec.furnish(found, make(game, level.rung.player), wanted)
    maker = spec.makers(found).get(wanted.name)
    if maker is None:
        raise BadRequest(f"{found.title} has no bot {bot!r}; it has: {', '.join(names(game))}")
    player = spec.tuned_search(found, wanted) if wanted.settings else maker(found)
    return spec.furnish(found, player, wanted)
