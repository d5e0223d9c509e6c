"""What could have been drawn instead: to tell luck from skill in Mottainai."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.chance import Chance
from sandtable.games.mottainai.state import MottainaiState


def reshuffled(state: MottainaiState, chance: Chance) -> MottainaiState:
    """The same position with those cards of the deck in another order that nobody knows."""
    twin = state.copy()
    places, cards = vec[i64](), vec[i64]()
    place: i64 = 0
    while place < state.deck_size:
        if not state.deck_knowers(place):
            places = append(places, (state.top + place) % len(state.deck))
            cards = append(cards, state.deck_card(place))
        place += 1
    chance.shuffle(cards)
    n: i64 = 0
    while n < len(places):
        twin.deck[places[n]] = cards[n]
        n += 1
    return twin
