"""Bots: who can sit down at which game, and how to make one.

player = players.make("patterns", "uct")
player.act(state.view(0), Budget(seconds=1.0), seed=7)
"""

from dataclasses import dataclass
from typing import Final

from sandtable.core.errors import BadRequest
from sandtable.games import game as find_game
from sandtable.players.greedy import GreedyPlayer
from sandtable.players.mondo import MANNERS, MondoPlayer
from sandtable.players.player import Budget, Player
from sandtable.players.random import RandomPlayer
from sandtable.players.search import SearchPlayer

__all__ = ["BotInfo", "Budget", "Player", "bots", "make"]


@dataclass(frozen=True)
class BotInfo:
    """A bot as a person chooses it. `seconds` is how long it thinks about an act; a *paced* bot also
    takes its time as a person would."""

    name: str
    title: str
    text: str
    seconds: float
    paced: bool = False


RANDOM: Final = BotInfo("random", "Drifting Sand", "Plays any legal act. Good for finding your way.", 0.0)
GREEDY: Final = BotInfo("greedy", "Quick Hand", "Looks one act ahead and takes what it can get.", 0.0)
UCT: Final = BotInfo("uct", "Still Mind", "Plays thousands of games in its mind before each act.", 1.0)
SWIFT: Final = BotInfo(
    "swift", "Swift Hand", "Sees most of the heap, and thinks of tasks and chips.", 0.0, paced=True
)
STEADY: Final = BotInfo(
    "steady", "Steady Hand", "Builds at an easy pace and finishes its landscapes.", 0.0, paced=True
)
GENTLE: Final = BotInfo(
    "gentle", "Gentle Hand", "Takes its time and takes what lies in front of it.", 0.0, paced=True
)

OFFERED: Final[dict[str, tuple[BotInfo, ...]]] = {
    "patterns": (UCT, GREEDY, RANDOM),
    "mondo": (SWIFT, STEADY, GENTLE, RANDOM),
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
    if bot in MANNERS:
        return MondoPlayer(MANNERS[bot])
    if bot == "random":
        return RandomPlayer(found)
    if bot == "greedy":
        return GreedyPlayer(found)
    return SearchPlayer(found)
