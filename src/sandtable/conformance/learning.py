"""Promises about taking back and about only answers: what is learned by an act, found out by experiment.

A reader learns something by an act if its view may change in more than one way: everything that it cannot
know is dealt anew, again and again, and each time the same act, as the reader sees it, is done. Where some
deal does not allow that act, or leads to another view, the act told something.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sandtable.conformance.cases import Case
from sandtable.conformance.driver import Moment, moments, some_moments
from sandtable.core.acts import Shown
from sandtable.core.state import State
from sandtable.core.view import View

DEALS: Final = 4  # for each reader
LOOKALIKES: Final = 4  # acts that look the same to a reader


def is_learned_by(case: Case, moment: Moment, deals: int = DEALS) -> bool:
    """Whether somebody learns something by what is done, by experiment."""
    chance = random.Random(f"{case} {moment.number} learning")
    return any(_learns(case, moment, reader, chance, deals) for reader in case.readers())


def _learns(case: Case, moment: Moment, reader: int | None, chance: random.Random, deals: int) -> bool:
    seat, line = int(moment.actor or 0), repr(moment.state)
    seen, after = moment.seen(reader), _after(moment.state, seat, moment.action, reader)
    for _ in range(deals):
        twin = case.game.read_position(case.pieces.redeal(line, reader, chance))
        acts = _same_acts(twin, seat, moment.action, seen, reader)
        if not acts or any(_after(twin, seat, act, reader) != after for act in acts):
            return True
    return False


def _after(state: State, seat: int, action: int, reader: int | None) -> View:
    twin = state.copy()
    twin.apply(seat, action)
    return twin.view(reader)


def _same_acts(state: State, seat: int, action: int, seen: Shown, reader: int | None) -> list[int]:
    """The acts that look to a reader like the one that was done."""

    def looks_the_same(other: int) -> bool:
        return state.game.seen(state, seat, other, reader) == seen

    legal = state.legal(seat)
    if action in legal and looks_the_same(action):
        return [action]
    return [other for other in legal if looks_the_same(other)][:LOOKALIKES]


def what_may_be_taken_back_tells_nobody_anything(case: Case) -> None:
    """Not where seats act at once: there nothing is taken back."""
    for moment in some_moments(case):
        if moment.actor is None or case.game.nature.at_once:
            continue
        if not case.game.reveals(moment.state, moment.actor, moment.action):
            act = moment.state.write(moment.action)
            assert not is_learned_by(case, moment), f"somebody learns something by {act!r}"


def who_has_one_answer_only_is_known_to_have_it(case: Case) -> None:
    """Where a game says that a seat is forced, it is so on every deal of what a reader cannot know."""
    for moment in some_moments(case):
        seat = moment.actor
        if seat is not None and not case.game.nature.at_once and case.game.forced(moment.state, seat):
            chance = random.Random(f"{case} {moment.number} forced")
            assert not is_doubted(case, moment.state, seat, chance), (
                f"not everybody knows that {seat} is forced"
            )


def is_doubted(case: Case, state: State, seat: int, chance: random.Random, deals: int = DEALS) -> bool:
    """Whether some reader cannot know that a seat has one answer only, and which."""
    line, legal = repr(state), state.legal(seat)
    return len(legal) != 1 or any(
        case.game.read_position(case.pieces.redeal(line, reader, chance)).legal(seat) != legal
        for reader in case.readers()
        for _ in range(deals)
    )


@dataclass
class Tally:
    """Quick answers against the experiment."""

    positions: int = 0
    free: int = 0
    wrong_free: int = 0
    wrong_ask: int = 0

    def count(self, reveals: bool, learned: bool) -> None:
        self.positions += 1
        self.free += not reveals
        self.wrong_free += learned and not reveals
        self.wrong_ask += reveals and not learned


def compare(case: Case, positions: int, deals: int = DEALS) -> Iterator[Tally]:
    """The quick answers of a game in so many positions of random games, counted on and on."""
    tally = Tally()
    for n in range(positions):
        for moment in moments(case, f"{case.seed} {n}"):
            if moment.actor is None:
                continue
            reveals = case.game.reveals(moment.state, moment.actor, moment.action)
            tally.count(reveals, is_learned_by(case, moment, deals))
            yield tally
            if tally.positions >= positions:
                return


PROMISES: Final = (what_may_be_taken_back_tells_nobody_anything, who_has_one_answer_only_is_known_to_have_it)
