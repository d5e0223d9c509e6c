"""An adviser weighs the acts of a seat and says in plain words what they are good for.

One for each game: it knows how that game is searched and what matters in it. It gets views, never
states, so that no hint can tell what its reader does not know.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeVar

from sandtable.core.chance import FastChance
from sandtable.core.errors import BadRequest
from sandtable.core.game import Game, any_game
from sandtable.core.messages import say
from sandtable.core.sentences import capital
from sandtable.core.state import State
from sandtable.core.view import View, seat_of
from sandtable.players.bots import bots_of
from sandtable.players.evaluation import NoEvaluation
from sandtable.players.player import Budget
from sandtable.players.search import comparing_search
from sandtable.players.search.guided import GuidedSearch
from sandtable.players.search.tree import NONE, Tree

SAMPLES: Final = 8  # imagined deals over which an act's points are judged
WORTH_A_WORD: Final = 0.5  # fewer points are not
FORCED: Final = Budget(iterations=200)  # for the chance alone, where there is nothing to choose
SPREAD: Final = 0.35  # of what a try comes to, roughly
SURE: Final = 1.96  # so many times the doubt covers 95 of 100 cases
FEWEST: Final = 200  # tries for the act that was played, if a guided search thought little of it
DOUBT: Final = 10.0  # tries that an act needs before its own results count for more than the average


class Weighed(NamedTuple):
    """An act as a search left it: its part of the tries, and what they came to.

    `margin` is the lead at the end, if proved; `doubt` is how far the chance may be off beside the best's.
    """

    action: int
    part: float
    win_chance: float
    margin: int | None = None
    doubt: float = 0.0


class Hint(NamedTuple):
    """An act worth a thought: in notation and in words, how likely it wins, and a short reason.

    `verdict` tells how the game ends with best play, where that is proved.
    """

    action: int
    act: str
    text: str
    win_chance: float
    why: str
    verdict: str | None = None


class Reviewed(NamedTuple):
    """One act of a finished game. Chances are those of its seat, seen through that seat's view."""

    number: int
    seat: int
    act: str
    text: str
    win_chance: float  # before the act, with the best one
    after_act: float  # with the act that was played
    chances: list[float]  # of every seat before the act, as well as known
    best: list[Hint]  # empty where there was nothing to choose
    verdict: str | None = None  # of the act that was played
    doubt: float = 0.0  # how far the chances may be off
    luck: tuple[float, ...] = ()  # what draws have brought every seat so far, and
    skill: tuple[float, ...] = ()  # what moves have, where that can be told


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Par(Generic[V]):
    """The best that is known to be possible alone: how far the search is, its points, and how it looks."""

    share: float
    points: int
    view: V


class Adviser(Generic[S, V]):
    """For games of turns: a tree search weighs. Games say more by their own advisers."""

    gives_hints = True
    finds_par = False  # whether a game alone has a par
    coached: tuple[str, ...] = ()  # the verbs that a coach looks at before they are done; none: all
    much = 0.18  # of the chance to win: worth a coach's word before the act is done
    some = 0.08  # worth one afterwards
    searches = True  # else every act is judged at a glance, with the chances of all seats

    def __init__(self, game: Game[S, V]) -> None:
        self.game = game

    # What a game knows better

    def weigh(self, view: V, budget: Budget, seed: int, played: int | None = None) -> list[Weighed]:
        """The acts worth a thought, the best first, and among them the one that was played."""
        search = comparing_search(any_game(self.game), view, FastChance(seed))
        search.run(budget)
        if isinstance(search, GuidedSearch) and played is not None:
            search.try_out(played, FEWEST)
        return sorted(tried(search), key=lambda act: act.part, reverse=True)

    def reason(self, state: S, view: V, action: int) -> str:
        """What an act brings, in a few words. The state is imagined: only what the view shows is true."""
        return told_points(self.points_at_once(view, action))

    def points_lost(self, view: V, action: int, seed: int) -> float:
        """What an act costs beside the best one, in games that judge single acts by points."""
        return 0.0

    def par(self, deal: V, seed: int) -> Iterator[Par[V]]:
        """The par of a deal, better and better; the last one has it."""
        raise BadRequest(say("no-par"))

    # What all share

    def hints(self, view: V, budget: Budget, seed: int, count: int = 3) -> list[Hint]:
        """Good acts for the seat of a view, the best first."""
        seat = seat_of(view)
        if seat not in view["actors"]:
            raise BadRequest(say("nothing-to-decide"))
        if len(self.game.imagine(view, FastChance(seed)).legal(seat)) == 1:
            budget = FORCED
        return self.explain(view, self.weigh(view, budget, seed), seed, count)

    def explain(self, view: V, acts: list[Weighed], seed: int, count: int) -> list[Hint]:
        state, seat = self.game.imagine(view, FastChance(seed)), seat_of(view)
        lost = is_lost(acts, len(state.legal(seat)))
        return [
            Hint(
                act.action,
                self.game.write(state, act.action),
                self.game.label(state, seat, act.action),
                act.win_chance,
                self.reason(state, view, act.action),
                told_margin(act.margin, lost and act == acts[0]),
            )
            for act in acts[:count]
        ]

    def review_act(self, view: V, action: int, budget: Budget, seed: int, count: int = 3) -> Reviewed:
        """One act, looked at through the view of the seat that played it."""
        return self.tell(view, action, self.think(view, action, budget, seed), seed, count)

    def think(self, view: V, action: int, budget: Budget, seed: int) -> Any:
        """What takes long about reviewing an act: `tell` puts it into words, in whatever language."""
        return self.weigh(view, budget, seed, action)

    def tell(self, view: V, action: int, thought: Any, seed: int, count: int = 3) -> Reviewed:
        state, seat = self.game.imagine(view, FastChance(seed)), seat_of(view)
        acts: list[Weighed] = thought
        played = next(act for act in acts if act.action == action)
        verdict = told_margin(played.margin, played == acts[0] and is_lost(acts, len(state.legal(seat))))
        text, said = self.game.write(state, action), self.game.label(state, seat, action)
        chance = max(acts[0].win_chance, played.win_chance)
        after = min(chance, played.win_chance + SURE * played.doubt)  # nobody is blamed for the search's luck
        best = self.explain(view, acts, seed, count)
        return Reviewed(0, seat, text, said, chance, after, [], best, verdict)

    def points_at_once(self, view: V, action: int) -> float:
        """How the judged lead changes by an act, on average over a few imagined deals."""
        judge, seat = bots_of(self.game.name).evaluation or NoEvaluation(), seat_of(view)
        imaginer = self.game.imaginer(view)
        samples = SAMPLES if imaginer.is_uncertain() else 1
        chance = FastChance(1)
        total = 0.0
        for _ in range(samples):
            state = imaginer.deal(chance)
            before = judge.value(state, seat)
            state.play(seat, action, 0)
            total += judge.value(state, seat) - before
        return total / samples


# An adviser of any game, where it does not matter of which.
AnyAdviser = Adviser[Any, Any]


def tried(search: Tree) -> list[Weighed]:
    """The acts under the root. What was hardly tried is taken for average: one bad game proves little."""
    acts = acts_of(search)
    mean = sum(search.rewards[child] for child in acts) / max(1.0, search.visits[0])
    most = max((search.visits[child] for child in acts), default=0.0)
    found = []
    for child in acts:
        visits, rewards = search.visits[child], search.rewards[child]
        chance = (rewards + DOUBT * mean) / (visits + DOUBT)
        doubt = 0.0 if visits == most else SPREAD * math.sqrt(1.0 / visits + 1.0 / most)
        found.append(Weighed(search.actions[child], visits / search.visits[0], chance, doubt=doubt))
    return found


def acts_of(search: Tree) -> list[int]:
    """The nodes under the root."""
    found = []
    child = search.first_child[0]
    while child != NONE:
        found.append(child)
        child = search.next_sibling[child]
    return found


# Words


def told_points(gain: float) -> str:
    if gain > WORTH_A_WORD:
        return say("why-improves", points=points(round(gain)))
    if gain < -WORTH_A_WORD:
        return say("why-gives-up", points=points(round(-gain)))
    return say("why-keeps")


def is_lost(acts: list[Weighed], legal: int) -> bool:
    """Whether it is proved that every act loses."""
    return len(acts) == legal and all(act.margin is not None and act.margin < 0 for act in acts)


def told_margin(margin: int | None, lost: bool = False) -> str | None:
    """What becomes of the game with best play of everybody, where that is proved."""
    if margin is None:
        return None
    if margin == 0:
        return say("verdict-draws")
    if margin > 0:
        return say("verdict-wins", margin=margin)
    return say("verdict-lost" if lost else "verdict-loses", margin=-margin)


def points(number: int) -> str:
    return say("points", number=number)


def joined(clauses: list[str]) -> str:
    """Clauses as one sentence without a full stop: the first is capitalized, at most three are told."""
    return capital("; ".join(clauses[:3]))
