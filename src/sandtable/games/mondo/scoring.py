"""The score sheet of a round (MON-30 to MON-36 and what the levels add) and the outcome of a game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.game import Outcome
from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.settings import ADVANCED, STRONG, Settings
from sandtable.games.mondo.tasks import MODIFIER_POINTS, MODIFIERS, TASKS

COLUMNS: Final = (
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
CHIP: Final = 2
MEMBER: Final = vec[i64]([2**n for n in range(12)])  # of a set of seats or tasks


def score_round(
    settings: Settings,
    found: list[Landscapes],
    orders: vec[i64],  # by seat: the place in the order of jumping out, 0 for the slow
    holders: i64,  # the seats with the volcano chip, as a set
    modifier: i64,
    taken: vec[i64],  # by seat: the tasks, as a set
) -> list[list[int]]:
    """A line of points for each seat, in the order of COLUMNS."""
    volcanoes = volcano_points(settings, found, holders)
    bonus = modifier_points(settings, found, modifier)
    return [
        _line(settings, found[seat], orders[seat], bonus[seat], volcanoes[seat], taken[seat])
        for seat in range(len(found))
    ]


def _line(
    settings: Settings, found: Landscapes, order: int, bonus: int, volcanoes: int, taken: int
) -> list[int]:
    if settings.is_solo:  # MON-62: only minus points
        return [0, 0, 0, 0, volcanoes, -found.empty, -found.misconnections, 0]
    plus = [found.animals(), 2 * found.lands()]  # MON-30, MON-31
    if settings.is_for_children:  # MON-74
        return [*plus, 0, 0, 0, -found.empty, 0, 0]
    chip = chip_value(settings, order)
    return [
        *plus,
        chip,
        bonus,
        volcanoes,
        -found.empty,  # MON-36
        -found.misconnections,
        task_points(found, order, taken),
    ]


def chip_value(settings: Settings, order: int) -> int:
    """MON-34: the chip of whoever jumped out as number `order`; 0 is nobody."""
    chips = settings.chips()
    return chips[order - 1] if chips and order else 0


def volcano_points(settings: Settings, found: list[Landscapes], holders: i64) -> list[int]:
    """MON-35, MON-62, MON-70: what each seat pays for its volcanoes."""
    seats = range(len(found))
    if settings.is_solo:
        return [-found[seat].active_volcanoes() - found[seat].inactive_volcanoes() for seat in seats]
    if settings.has_handicap:
        return [-_handicap(found[seat], settings.handicaps[seat]) for seat in seats]
    counted = [
        found[seat].active_volcanoes() + (found[seat].inactive_volcanoes() if holders & MEMBER[seat] else 0)
        for seat in seats
    ]
    return [-number if number == max(counted) else 0 for number in counted]


def _handicap(found: Landscapes, handicap: i64) -> int:
    if not handicap:
        return 0
    return found.active_volcanoes() + (found.inactive_volcanoes() if handicap == STRONG else 0)


def modifier_points(settings: Settings, found: list[Landscapes], modifier: i64) -> list[int]:
    """MON-40: 4 for the best, −4 for the worst, nothing if all are equal."""
    if settings.level < ADVANCED:
        return [0] * len(found)
    amounts = [MODIFIERS[modifier].amount(one) for one in found]
    best, worst = max(amounts), min(amounts)
    if best == worst:
        return [0] * len(found)
    return [MODIFIER_POINTS * ((amount == best) - (amount == worst)) for amount in amounts]


def task_points(found: Landscapes, order: int, taken: int) -> int:
    """MON-52: the value of each task taken, as plus or as minus points."""
    mine = [task for number, task in enumerate(TASKS) if taken & MEMBER[number]]
    return sum(task.value if task.fulfilled(found, order) else -task.value for task in mine)


def outcome(settings: Settings, totals: list[int]) -> Outcome:
    """MON-10: most points win, several in a tie. MON-62: alone, few minus points win."""
    if settings.is_solo:
        limit = settings.solo_limit()
        winners: tuple[int, ...] = (0,) if -totals[0] <= limit else ()
        return Outcome(tuple(totals), winners, f"{-totals[0]} minus points, at most {limit} allowed")
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    return Outcome(tuple(totals), winners, "three rounds were played")
