"""What could have been drawn instead: to tell luck from skill in Mandala."""

from sandtable.core.chance import Chance, FastChance
from sandtable.games.mandala.state import MandalaState


def reshuffled(state: MandalaState, chance: Chance) -> MandalaState:
    """The same position with the deck in another order."""
    twin = state.copy()
    twin.deck = state.deck[: state.left]
    chance.shuffle(twin.deck)
    twin.chance = FastChance(chance.below(2**31))
    return twin
