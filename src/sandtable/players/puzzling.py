"""What makes a position of a game a puzzle: declared by the game's bots, used by `sandtable.puzzles`.

A puzzler looks quickly at every position of a bots' game, and weighs those that promise something for long. Most
puzzles ask for one act; those of a game against the clock for a board that is finished without a mistake.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, NamedTuple

from sandtable.core.chance import FastChance
from sandtable.core.game import AnyGame, Options
from sandtable.core.state import State
from sandtable.players.advice.adviser import Weighed, tried
from sandtable.players.bots import bots_of
from sandtable.players.player import Budget
from sandtable.players.search import search_of

FEWEST_ACTS: Final = 4  # else it is guessed too easily

# A search that is to compare acts tries also those that look worse.
WIDER: Final = 2.5
QUICK: Final = Budget(iterations=1500)
PROMISING: Final = 0.055  # the lead of the best act in the chance to win, at a quick look
LONG: Final = Budget(iterations=60_000)
CLEAR: Final = 0.06  # … and in every long one
LONG_LOOKS: Final = 2  # each on fresh deals, by another seed
OPEN: Final = (0.15, 0.95)  # a game that is lost or won whatever one does is no puzzle
TRIED: Final = 100  # tries that an act's chance needs before it is told


class Other(NamedTuple):
    """An act that is not the answer: how much it is worth, and what it is answered by, where that is known."""

    worth: float
    reply: str = ""


class Solution(NamedTuple):
    """The acts that solve a puzzle, what they are worth, and every other act that could be compared.

    Worth is a chance to win, or, where `proved`, the lead at the end with best play. With `seconds`, all acts of the
    answer are to be found in that time, and any others that do as well.
    """

    answer: tuple[str, ...]
    worth: float
    others: dict[str, Other]
    theme: str
    proved: bool = False
    seconds: int = 0


class Puzzler(ABC):
    """How puzzles of a game are found and judged."""

    players: tuple[str, ...] = ()  # whose games are looked at, by turns
    seats = 2
    options: ClassVar[Options] = {}
    most_acts = 2000  # of a game that is looked at
    apart = 8  # entries between two puzzles from one game
    most_each = 2  # from one game

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def is_promising(self, state: Any, seat: int, seed: int) -> bool:
        """Whether a long look is worth it."""

    @abstractmethod
    def weigh(self, state: Any, seat: int, seed: int) -> Solution | None:
        """A long look; None where the position is no puzzle."""

    @abstractmethod
    def theme(self, state: Any, seat: int, action: int) -> str:
        """What a puzzle is about, in a word that the page puts into a sentence."""

    def verdict(
        self, before: Any, after: Any, answer: tuple[str, ...], tried: tuple[str, ...]
    ) -> bool | None:
        """Whether what was tried solves it; None while it goes on."""
        return tried[:1] == answer[:1] if tried else None


class SearchPuzzler(Puzzler):
    """For games with hidden hands: one act is clearly the best over many deals."""

    players = ("search@400", "greedy~10")

    def search(self, state: State, seat: int, budget: Budget, seed: int) -> list[Weighed]:
        usual = bots_of(self.game.name).search
        wider = usual._replace(exploration=usual.exploration * WIDER)
        search = search_of(self.game, state.view(seat), FastChance(seed), wider)
        search.run(budget)
        return sorted(tried(search), key=lambda act: act.win_chance, reverse=True)

    def is_promising(self, state: State, seat: int, seed: int) -> bool:
        if len(state.legal(seat)) < FEWEST_ACTS:
            return False
        return is_clear(self.search(state, seat, QUICK, seed), PROMISING)

    def weigh(self, state: State, seat: int, seed: int) -> Solution | None:
        looks: list[dict[int, Weighed]] = []
        for n in range(LONG_LOOKS):
            found = self.search(state, seat, LONG, seed * LONG_LOOKS + n)
            if not is_clear(found, CLEAR) or (looks and found[0].action != next(iter(looks[0]))):
                return None
            looks.append({act.action: act for act in found})
        best = next(iter(looks[0]))
        worth = {
            action: mean([look[action].win_chance for look in looks if action in look]) for action in looks[0]
        }
        others = {
            self.game.write(state, action): Other(round(worth[action], 3))
            for action, act in looks[0].items()
            if action != best and act.part * (LONG.iterations or 0) >= TRIED
        }
        answer = (self.game.write(state, best),)
        return Solution(answer, round(worth[best], 3), others, self.theme(state, seat, best))


def is_clear(acts: list[Weighed], lead: float) -> bool:
    """Whether the first act is that much better than every other one, and the game still open."""
    if len(acts) < FEWEST_ACTS or not OPEN[0] < acts[0].win_chance < OPEN[1]:
        return False
    return acts[0].win_chance - acts[1].win_chance >= lead and acts[0].part >= acts[1].part


def mean(values: list[float]) -> float:
    return sum(values) / len(values)
