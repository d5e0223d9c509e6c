"""The bots of a game as people choose them."""

from dataclasses import dataclass

from sandtable.core.game import AnyGame
from sandtable.core.messages import Text, say
from sandtable.games import game as find_game
from sandtable.players import spec
from sandtable.players.bots import LONGEST, bots_of
from sandtable.players.levels import Level, levels, ratings


@dataclass(frozen=True)
class BotInfo:
    """A bot as a person chooses it. `seconds` is how long it may think about an act; a *paced* bot
    also takes its time as a person would.

    `rating` and its `error` (for 95 %) are measured by the arena; None until then.
    """

    name: str
    title: str | Text
    text: str | Text
    seconds: float
    rating: float | None = None
    error: float | None = None
    paced: bool = False


def bots(game: str) -> list[BotInfo]:
    """What people choose from: the levels of a game, the gentlest first, then players from outside."""
    found = find_game(game)
    own = [_level_info(found, level) for level in levels(found)]
    return own + [_offered_info(found, name) for name in bots_of(game).offered]


def _level_info(game: AnyGame, level: Level) -> BotInfo:
    measured = ratings(game.name).get(level.name)
    rating, error = measured if measured else (None, None)
    paced = spec.read(level.rung.player).name in bots_of(game.name).paced
    return BotInfo(level.name, level.title, level.text, level.rung.seconds, rating, error, paced)


def _offered_info(game: AnyGame, name: str) -> BotInfo:
    bots = bots_of(game.name)
    text = bots.thinking.get(name, say.later("bot-from-outside"))
    return BotInfo(name, name.replace("_", " ").title(), text, LONGEST, paced=name in bots.paced)
