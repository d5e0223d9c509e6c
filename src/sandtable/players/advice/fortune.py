"""Luck and skill of a finished game: what the cards gave and took, and what the moves did.

The game's net says how each seat stands, all hands open. An act is worth what it changes on average over everything
that could have been drawn then; what was drawn in truth does the rest, and so does the deal. Together that is the
result: a seat's share of a fair game, its luck and its moves add up to 1 for a win and to 0 for a loss.
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core import record as records
from sandtable.core.chance import FastChance
from sandtable.core.game import AnyGame
from sandtable.core.record import Record
from sandtable.core.state import State
from sandtable.players.learned import Learned

DEALS: Final = 48  # of what could have been drawn


class Fortune(NamedTuple):
    """What luck and moves have brought to each seat so far, in chances to win."""

    luck: tuple[float, ...]
    skill: tuple[float, ...]


def fortunes(game: AnyGame, record: Record, learned: Learned | None) -> dict[int, Fortune]:
    """After each act by its number; nothing in games without chance or without nets."""
    if learned is None or learned.reshuffle is None or learned.guide is None:
        return {}
    found: dict[int, Fortune] = {}
    luck, skill = [0.0] * record.seats, [0.0] * record.seats
    stood = [1.0 / record.seats] * record.seats
    chance = FastChance(1)
    for step in records.standing_acts(record, game):
        before = standing(learned, step.before)
        expected = on_average(learned, step.before, step.entry.seat, step.action, chance)
        luck = added(luck, stood, before)
        skill = added(skill, before, expected)
        stood = standing(learned, step.after)
        luck = added(luck, expected, stood)
        found[step.number] = Fortune(tuple(luck), tuple(skill))
    return found


def added(sums: list[float], before: list[float], after: list[float]) -> list[float]:
    return [total + late - early for total, early, late in zip(sums, before, after, strict=True)]


def standing(learned: Learned, state: State) -> list[float]:
    """How likely each seat wins; once it is over, who won."""
    seat, seats = state.mover(), learned.judge.seats(state)
    if seat < 0:
        return [state.result(n) for n in range(seats)]
    chances = vec[float]([0.0] * int(seats))
    assert learned.guide is not None
    learned.guide.judge.chances(state, seat, seats, chances)
    return [chances[(n - seat) % seats] for n in range(seats)]


def on_average(learned: Learned, state: State, seat: i64, action: int, chance: FastChance) -> list[float]:
    """How the seats stand after an act, over everything that could be drawn."""
    assert learned.reshuffle is not None
    total = [0.0] * int(learned.judge.seats(state))
    for _ in range(DEALS):
        after = learned.reshuffle(state, chance)
        after.play(seat, action, 0)
        total = [sum(pair) for pair in zip(total, standing(learned, after), strict=True)]
    return [chances / DEALS for chances in total]
