"""The score sheet of a round (MON-30 to MON-36 and what the levels add) and the outcome of a game."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import BIT, count
from sandtable.core.outcome import Outcome
from sandtable.games.mondo.conditions import ADVANCED, STRONG, Conditions
from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.tasks import MODIFIER_POINTS, MODIFIERS, TASKS

Column = Literal["animals", "landscapes", "chip", "modifier", "volcanoes", "empty", "misconnections", "tasks"]
COLUMNS: Final[tuple[Column, ...]] = (
    "animals",
    "landscapes",
    "chip",
    "modifier",
    "volcanoes",
    "empty",
    "misconnections",
    "tasks",
)
WIDTH: Final = 8
LANDSCAPE_POINTS: Final = 2  # MON-31


def score_round(
    conditions: Conditions,
    found: list[Landscapes],
    orders: vec[i64],  # by seat: the place in the order of jumping out, 0 for the slow
    holders: i64,  # the seats with the volcano chip, as a set
    modifier: i64,
    taken: vec[i64],  # by seat: the tasks, as a set
) -> list[list[int]]:
    """A line of points for each seat, in the order of COLUMNS."""
    volcanoes = volcano_points(conditions, found, holders)
    bonus = modifier_points(conditions, found, modifier)
    return [
        _line(conditions, found[seat], orders[seat], bonus[seat], volcanoes[seat], taken[seat])
        for seat in range(len(found))
    ]


def _line(
    conditions: Conditions, found: Landscapes, order: int, bonus: int, volcanoes: int, taken: int
) -> list[int]:
    if conditions.is_solo:  # MON-62: only minus points
        return [0, 0, 0, 0, volcanoes, -found.empty, -found.misconnections, 0]
    plus = [count(found.animals()), LANDSCAPE_POINTS * found.lands()]  # MON-30, MON-31
    if conditions.is_for_children:  # MON-74
        return [*plus, 0, 0, volcanoes, -found.empty, 0, 0]
    chip = chip_value(conditions, order)
    return [
        *plus,
        chip,
        bonus,
        volcanoes,
        -found.empty,  # MON-36
        -found.misconnections,
        task_points(found, order, taken),
    ]


def chip_value(conditions: Conditions, order: int) -> int:
    """MON-34: the chip of whoever jumped out as number `order`; 0 is nobody."""
    chips = conditions.chips()
    return chips[order - 1] if chips and order else 0


def volcano_points(conditions: Conditions, found: list[Landscapes], holders: i64) -> list[int]:
    """What each seat pays for its volcanoes."""
    seats = range(len(found))
    if conditions.is_solo:  # MON-62
        return [-volcanoes(found[seat], True) for seat in seats]
    if conditions.has_handicap:  # MON-70, for children too
        return [-_handicap(found[seat], conditions.handicaps[seat]) for seat in seats]
    if conditions.is_for_children:  # MON-74
        return [0 for _ in seats]
    counted = [volcanoes(found[seat], holders & BIT[seat] != 0) for seat in seats]  # MON-35
    return [-number if number == max(counted) else 0 for number in counted]


def volcanoes(found: Landscapes, also_inactive: bool) -> int:
    active = count(found.active_volcanoes())
    return active + count(found.inactive_volcanoes()) if also_inactive else active


def _handicap(found: Landscapes, handicap: i64) -> int:
    return volcanoes(found, handicap == STRONG) if handicap else 0


def modifier_points(conditions: Conditions, found: list[Landscapes], modifier: i64) -> list[int]:
    """MON-40: 4 for the best, −4 for the worst, nothing if all are equal."""
    if conditions.level < ADVANCED:
        return [0] * len(found)
    amounts = [MODIFIERS[modifier].amount(one) for one in found]
    best, worst = max(amounts), min(amounts)
    if best == worst:
        return [0] * len(found)
    return [MODIFIER_POINTS * ((amount == best) - (amount == worst)) for amount in amounts]


def task_points(found: Landscapes, order: int, taken: int) -> int:
    """MON-52: the value of each task taken, as plus or as minus points."""
    mine = [task for number, task in enumerate(TASKS) if taken & BIT[number]]
    return sum(task.value if task.fulfilled(found, order) else -task.value for task in mine)


def outcome(conditions: Conditions, totals: list[int]) -> Outcome:
    """MON-10: most points win, several in a tie. MON-62: alone, few minus points win."""
    if conditions.is_solo:
        limit = conditions.solo_limit()
        winners: tuple[int, ...] = (0,) if -totals[0] <= limit else ()
        return Outcome(tuple(totals), winners, f"{-totals[0]} minus points, at most {limit} allowed")
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    return Outcome(tuple(totals), winners, "three rounds were played")
