"""Bots: who can sit down at which game, and how to make one.

player = players.make("patterns", "uct")
player.act(state.view(0), Budget(seconds=1.0), seed=7)
"""

from dataclasses import dataclass
from typing import Final

from sandtable.core.errors import BadRequest
from sandtable.games import game as find_game
from sandtable.players.greedy import GreedyPlayer
from sandtable.players.player import Budget, Player
from sandtable.players.random import RandomPlayer
from sandtable.players.search import SearchPlayer

__all__ = ["BotInfo", "Budget", "Player", "bots", "make"]


@dataclass(frozen=True)
class BotInfo:
    """A bot as a person chooses it. `seconds` is how long it thinks about an act."""

    name: str
    title: str
    text: str
    seconds: float


RANDOM: Final = BotInfo("random", "Drifting Sand", "Plays any legal act. Good for finding your way.", 0.0)
GREEDY: Final = BotInfo("greedy", "Quick Hand", "Looks one act ahead and takes what it can get.", 0.0)
UCT: Final = BotInfo("uct", "Still Mind", "Plays thousands of games in its mind before each act.", 1.0)

OFFERED: Final[dict[str, tuple[BotInfo, ...]]] = {
    "patterns": (UCT, GREEDY, RANDOM),
    "mandala": (UCT, GREEDY, RANDOM),
}


def bots(game: str) -> list[BotInfo]:
    """The bots of a game, the strongest first."""
    return list(OFFERED[find_game(game).name])


def make(game: str, bot: str) -> Player:
    """A bot, ready to play."""
    found = find_game(game)
    if bot not in [info.name for info in bots(game)]:
        names = ", ".join(info.name for info in bots(game))
        raise BadRequest(f"{found.title} has no bot {bot!r}; it has: {names}")
    if bot == "random":
        return RandomPlayer(found)
    if bot == "greedy":
        return GreedyPlayer(found)
    return SearchPlayer(found)
