"""What would make a refused act legal."""

from typing import Final

from sandtable.core.bits import BIT, count
from sandtable.core.remedies import Remedy
from sandtable.core.sentences import listed
from sandtable.games.mondo import board
from sandtable.games.mondo.acts import OUT, PLACE, READY, TASK, space_of
from sandtable.games.mondo.conditions import EXPERT
from sandtable.games.mondo.state import NO_TILE, ROUND, TASKS_PER_PLAYER, TILES_FOR_TASKS, MondoState
from sandtable.games.mondo.words import say

TILE_BESIDE: Final = "tile-beside"
MORE_TILES: Final = "more-tiles"


def remedy(state: MondoState, seat: int, action: int) -> Remedy | None:
    """For an act that is not legal."""
    if state.phase != ROUND or state.orders[seat]:
        return None
    if TASK <= action < READY:
        return _task(state, seat, action - TASK)
    return _place(state, seat, space_of(action)) if PLACE <= action < OUT else None


def _place(state: MondoState, seat: int, space: int) -> Remedy | None:
    """MON-22, MON-61: a tile beside the space."""
    if state.hands[seat] == NO_TILE or state.worlds[seat].occupied & board.BIT[space]:
        return None
    spaces = board.names(board.neighbors(board.BIT[space]))
    return _remedy(TILE_BESIDE, spaces=listed(spaces, "or"))


def _task(state: MondoState, seat: int, task: int) -> Remedy | None:
    """MON-51: three tiles, where nothing else is missing."""
    missing = TILES_FOR_TASKS - state.tiles_placed(seat)
    taken = count(state.taken[seat])
    if (
        state.conditions.level != EXPERT
        or not state.tasks & BIT[task]
        or taken >= TASKS_PER_PLAYER
        or missing <= 0
    ):
        return None
    return _remedy(MORE_TILES, number=missing)


def _remedy(need: str, **parts: str | int) -> Remedy:
    return Remedy(need, dict(parts), say(f"remedy-{need}", **parts))
