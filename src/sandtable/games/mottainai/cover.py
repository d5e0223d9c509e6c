"""Wings: how many works count there, and what they cover (MOT-50, MOT-51)."""

from mypy_extensions import i64

from sandtable.games.mottainai.abilities import COVERS_ASSISTANTS, COVERS_SALES, IN_BOTH_WINGS, WITH
from sandtable.games.mottainai.cards import CLERK, VALUE
from sandtable.games.mottainai.position import Position
from sandtable.games.mottainai.zones import ASSISTANTS, LEFT, RIGHT, SALES, zone_of


def works_counted(state: Position, seat: i64, wing: i64, material: i64) -> i64:
    """Works of a material in a wing, with those that count in both."""
    found = state.works_in(seat, wing, material)
    if state.has(seat, WITH[IN_BOTH_WINGS + material]):
        found += state.works_in(seat, LEFT + RIGHT - wing, material)
    return found


def wing_size(state: Position, seat: i64, wing: i64) -> i64:
    found: i64 = 0
    material: i64 = 0
    while material < 5:
        found += works_counted(state, seat, wing, material)
        material += 1
    return found


def cover(state: Position, seat: i64, wing: i64, material: i64) -> i64:
    """MOT-50: how many cards of a material the works of a wing cover."""
    return works_counted(state, seat, wing, material) * VALUE[material]


def assistants_of(state: Position, seat: i64, job: i64) -> i64:
    """Assistants of a job, with the cards that stand in for one in the task under way."""
    found = state.size_of(zone_of(seat, ASSISTANTS), job)
    return found + state.stand_ins if job == CLERK and seat == state.turn else found


def assistants_covered(state: Position, seat: i64, job: i64) -> bool:
    """MOT-51: all of a job or none."""
    if state.has(seat, WITH[COVERS_ASSISTANTS + job]):
        return True
    return cover(state, seat, LEFT, job) >= assistants_of(state, seat, job)


def sales_covered(state: Position, seat: i64, material: i64) -> bool:
    if state.has(seat, WITH[COVERS_SALES + material]):
        return True
    return cover(state, seat, RIGHT, material) >= state.size_of(zone_of(seat, SALES), material)
