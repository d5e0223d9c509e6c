"""Where the points of a round came from: what was counted for a line of the score sheet, and where.

Everything follows from the worlds as they lie until the next round starts, and from the points themselves:
those tell whose volcanoes were paid for, and who had the most or the least of what the modifier counts.
"""

from typing import TypedDict

from mypy_extensions import i64

from sandtable.core.bits import BIT, count
from sandtable.games.mondo.board import ALL_SPACES, INDEX, beside, names
from sandtable.games.mondo.landscapes import Landscapes, misconnection_names
from sandtable.games.mondo.scoring import COLUMNS, LANDSCAPE_POINTS, WIDTH, Column
from sandtable.games.mondo.state import MondoState
from sandtable.games.mondo.tasks import MODIFIERS, TASKS, one_by_one
from sandtable.games.mondo.tiles import ANIMAL, ANIMALS, LANDSCAPES


class Source(TypedDict):
    """Something that was counted in a column of the score sheet: its name, its points and its spaces."""

    column: Column
    name: str
    points: int
    spaces: list[str]


def sources(state: MondoState, seat: i64) -> list[Source]:
    """What a seat's points of the last round came from. The points of a column's sources are its points."""
    line = last_line(state, seat)
    found = Landscapes(state.worlds[seat])
    counted = [
        *_animals(found),
        *_landscapes(found),
        _source("chip", "chip", line["chip"], 0),
        *_modifier(state, found, line["modifier"]),
        *_volcanoes(found, -line["volcanoes"]),
        *[_source("empty", "empty", -1, space) for space in one_by_one(ALL_SPACES & ~found.world.occupied)],
        *_misconnections(found),
    ]
    return [source for source in counted if line[source["column"]]] + _tasks(state, found, seat)


def last_line(state: MondoState, seat: i64) -> dict[Column, int]:
    """The line of a seat in the round that was scored last."""
    start = len(state.sheet) - (state.conditions.seats - seat) * WIDTH
    return {column: state.sheet[start + n] for n, column in enumerate(COLUMNS)}


def _source(column: Column, name: str, points: int, spaces: i64) -> Source:
    return {"column": column, "name": name, "points": points, "spaces": names(spaces)}


def _animals(found: Landscapes) -> list[Source]:
    """MON-30."""
    spaces = names(found.animals())
    faces = [found.world.lies[INDEX[name]] >> 2 for name in spaces]
    return [
        {"column": "animals", "name": ANIMALS[ANIMAL[face]], "points": 1, "spaces": [space]}
        for space, face in zip(spaces, faces, strict=True)
    ]


def _landscapes(found: Landscapes) -> list[Source]:
    """MON-31."""
    return [
        _source("landscapes", LANDSCAPES[landscape], LANDSCAPE_POINTS, spaces)
        for landscape in range(3)
        for spaces in found.of_kind(landscape)
    ]


def _modifier(state: MondoState, found: Landscapes, points: int) -> list[Source]:
    """MON-40: all that was counted, for the best and the worst."""
    modifier = MODIFIERS[state.modifiers[state.round - 1]]
    spaces: i64 = 0
    for counted in modifier.counted(found):
        spaces |= counted
    return [_source("modifier", modifier.name, points, spaces)]


def _volcanoes(found: Landscapes, paid: int) -> list[Source]:
    """MON-35, MON-62, MON-70: more than the active ones were paid for if the inactive ones counted."""
    active, inactive = found.active_volcanoes(), found.inactive_volcanoes()
    counted = {"active": active, "inactive": inactive if paid > count(active) else 0}
    return [
        _source("volcanoes", name, -1, space)
        for name, spaces in counted.items()
        for space in one_by_one(spaces)
    ]


def _misconnections(found: Landscapes) -> list[Source]:
    """MON-36: each by its edge, with the spaces on both sides of it."""
    told: list[Source] = []
    for edge in misconnection_names(found.world):
        space, other = edge[:2], beside(edge[:2], edge[2])
        both = [space, other] if other in INDEX else [space]
        told.append({"column": "misconnections", "name": edge, "points": -1, "spaces": both})
    return told


def _tasks(state: MondoState, found: Landscapes, seat: i64) -> list[Source]:
    """MON-52: fulfilled or not, and the landscapes that fulfilled it."""
    told: list[Source] = []
    for number, task in enumerate(TASKS):
        if state.taken[seat] & BIT[number]:
            points = task.value if task.fulfilled(found, state.orders[seat]) else -task.value
            spaces: i64 = 0
            for landscape in task.spaces(found):
                spaces |= landscape
            told.append(_source("tasks", task.name, points, spaces))
    return told
