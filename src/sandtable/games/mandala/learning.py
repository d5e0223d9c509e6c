"""Whether anybody learns something by an act: what was learned cannot simply be taken back."""

from sandtable.games.mandala.acts import CLAIM
from sandtable.games.mandala.state import MandalaState


def reveals(state: MandalaState, seat: int, action: int) -> bool:
    """Cards from the hand are seen, and draws by their owner. Claims and passes are open to all, but for the
    last claim, after which cards are turned up (MAN-68), and for the end, where every card is.
    """
    if action < CLAIM:
        return True
    after = state.copy()
    after.play(seat, action, 0)
    return after.outcome() is not None or after.phase != state.phase


def forced(state: MandalaState, seat: int) -> bool:
    """Claims are made from what all see, and all see an empty hand; any other hand leaves a choice."""
    legal = state.legal(seat)
    return len(legal) == 1 and legal[0] >= CLAIM
