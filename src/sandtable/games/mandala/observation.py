"""What a seat knows as an array: piles are six bytes already, one for each color."""

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.observation import Field, Observation
from sandtable.games.mandala.piles import ALL_CARDS, colors, size
from sandtable.games.mandala.state import CLAIMING, OVER, MandalaState, field_of


class MandalaObservation(Observation[MandalaState]):
    """120 bytes: every pile that the seat knows, and what is known of the others."""

    def fields(self, seats: int) -> tuple[Field, ...]:
        by_color = "cards of each color"
        return (
            Field("hand", 0, (6,), 18, f"own hand: {by_color}"),
            Field("hand_size", 6, (1,), 8, "cards in the own hand"),
            Field("cup", 8, (6,), 18, f"own Cup: {by_color}"),
            Field("cup_size", 14, (1,), 108, "cards in the own Cup"),
            Field("claimed", 16, (6,), 18, f"cards of the own Cup that both saw: {by_color}"),
            Field("their_cup", 24, (6,), 18, f"known cards of the other's Cup: {by_color}"),
            Field("their_cup_size", 30, (1,), 108, "cards in the other's Cup"),
            Field("river", 32, (6,), 6, "place of each color in the own River, 0 without one"),
            Field("their_river", 40, (6,), 6, "the same in the other's River"),
            Field("mountain_1", 48, (6,), 18, f"Mountain 1: {by_color}"),
            Field("mountain_2", 56, (6,), 18, f"Mountain 2: {by_color}"),
            Field("field_1", 64, (6,), 18, f"own Field of Mandala 1: {by_color}"),
            Field("their_field_1", 72, (6,), 18, f"the other's Field of Mandala 1: {by_color}"),
            Field("field_2", 80, (6,), 18, f"own Field of Mandala 2: {by_color}"),
            Field("their_field_2", 88, (6,), 18, f"the other's Field of Mandala 2: {by_color}"),
            Field("discard", 96, (6,), 18, f"discard pile: {by_color}"),
            Field("unseen", 104, (6,), 18, f"deck and hidden places together: {by_color}"),
            Field("their_hand_size", 112, (1,), 8, "cards in the other's hand"),
            Field("deck", 113, (1,), 108, "cards in the deck"),
            Field("phase", 114, (1,), 2, "playing, claiming, over"),
            Field("to_act", 115, (1,), 1, "1 if the reader may act"),
            Field("turn", 116, (1,), 1, "1 if it is the reader's turn"),
            Field("destroying", 117, (1,), 2, "the Mandala that is claimed from, 0 if none"),
            Field("exhausted", 118, (1,), 3, "1 once the deck ran out, plus 2 if the turn before was a pass"),
            Field("idle", 119, (1,), 20, "turns in a row that put no card into a Mandala"),
        )

    def write(self, state: MandalaState, seat: i64, into: vec[i64], at: i64) -> None:
        other: i64 = 1 - seat
        hand, cup = state.hands[seat], state.cup(seat)
        their_cup = state.cup(other)
        known = their_cup if state.phase == OVER else state.claimed[other]
        fields, rivers, mountains = state.fields, state.rivers, state.mountains
        into[at] = hand + (size(hand) << 48)
        into[at + 1] = cup + (size(cup) << 48)
        into[at + 2] = state.claimed[seat]
        into[at + 3] = known + (size(their_cup) << 48)
        into[at + 4] = rivers[seat]
        into[at + 5] = rivers[other]
        into[at + 6] = mountains[0]
        into[at + 7] = mountains[1]
        into[at + 8] = fields[field_of(0, seat)]
        into[at + 9] = fields[field_of(0, other)]
        into[at + 10] = fields[field_of(1, seat)]
        into[at + 11] = fields[field_of(1, other)]
        into[at + 12] = state.discard
        unseen = ALL_CARDS - hand - cup - known - state.discard - mountains[0] - mountains[1]
        unseen -= fields[0] + fields[1] + fields[2] + fields[3]
        unseen -= (colors(rivers[0]) >> 7) + (colors(rivers[1]) >> 7)
        into[at + 13] = unseen
        into[at + 14] = course(state, seat, state.hands[other])


def course(state: MandalaState, seat: i64, their_hand: i64) -> i64:
    """How the game stands, in eight bytes."""
    phase = state.phase
    found = size(their_hand) + (state.left << 8) + (phase << 16) + (state.idle << 56)
    if state.mover() == seat:
        found += 1 << 24
    if state.turn == seat:
        found += 1 << 32
    if phase == CLAIMING:
        found += (state.destroyed + 1) << 40
    if state.exhausted:
        found += 1 << 48
    if state.passed:
        found += 2 << 48
    return found
