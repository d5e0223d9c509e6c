"""What would make a refused act legal. Groups never shrink, so nothing helps beside an opponent's group of the color."""

from typing import Final

from sandtable.core.bits import BIT
from sandtable.core.remedies import Remedy
from sandtable.core.sentences import listed
from sandtable.games.patterns.acts import BOWL, ESTABLISH, SWAP
from sandtable.games.patterns.board import COLORS, NAMES, NEIGHBORS, SPACES
from sandtable.games.patterns.state import FLIPPING, PLAYING, PatternsState, group_of
from sandtable.games.patterns.words import say

FLIP_IT: Final = "flip-it"
GROUP_THERE: Final = "group-there"
NEW_GROUP: Final = "new-group"
OTHER_BOWL: Final = "other-bowl"


def remedy(state: PatternsState, seat: int, action: int) -> Remedy | None:
    """For an act that is not legal."""
    space = action % SWAP
    if seat != state.turn or action >= BOWL or not state.uncovered & BIT[space]:
        return None
    if state.phase == PLAYING and action >= ESTABLISH:
        return _establish(state, seat, space)
    if action < SWAP and state.phase in (PLAYING, FLIPPING):
        return _grow(state, seat, state.color_at(space), space)
    if state.phase != PLAYING:
        return None
    if state.color_at(space) == state.bowls[seat]:
        return Remedy(FLIP_IT, {}, say("remedy-flip-it")) if state.flips & BIT[space] else None
    return _grow(state, seat, state.bowls[seat], space)


def _grow(state: PatternsState, seat: int, color: int, space: int) -> Remedy | None:
    """A group of the color beside the space, wherever it may lie (PAT-40, PAT-41, PAT-43)."""
    if _is_barred(state, seat, color, space):
        return None
    spaces = [
        NAMES[other]
        for other in range(SPACES)
        if NEIGHBORS[space] & BIT[other]
        and state.uncovered & BIT[other]
        and not _is_barred(state, seat, color, other)
    ]
    if not spaces or (state.phase == FLIPPING and not state.has_group(seat, color)):
        return None
    need = GROUP_THERE if state.has_group(seat, color) else NEW_GROUP
    text = say(f"remedy-{need}", color=COLORS[color], spaces=listed(spaces, "or"))
    return Remedy(need, {"color": COLORS[color], "spaces": spaces}, text)


def _establish(state: PatternsState, seat: int, space: int) -> Remedy | None:
    """A bowl token of another color (PAT-30, PAT-34)."""
    colors = [
        name
        for color, name in enumerate(COLORS)
        if not state.has_group(seat, color) and not _is_barred(state, seat, color, space)
    ]
    if not colors:
        return None
    told = say("remedy-other-bowl", colors=listed([say(name) for name in colors], "or"))
    return Remedy(OTHER_BOWL, {"colors": colors}, told)


def _is_barred(state: PatternsState, seat: int, color: int, space: int) -> bool:
    """Whether the opponent's group of that color lies beside the space."""
    return bool(state.groups[group_of(1 - seat, color)] & NEIGHBORS[space])
