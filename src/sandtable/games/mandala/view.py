"""What a seat sees, and states that fit what it saw.

Cards of a place are six numbers, one for each color in the order of `COLORS`; None is a place whose
cards the reader does not know. A reader never learns the order of the deck; what lies in it or in
hidden places is in `unseen`, all together: the 108 cards without those that the reader can see.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.chance import Chance, FastChance
from sandtable.core.game import Imaginer, View
from sandtable.games.mandala.piles import (
    ALL_CARDS,
    COLORS,
    ONE,
    colors,
    count,
    counts,
    laid_out,
    pile_of,
    same_card,
    size,
)
from sandtable.games.mandala.scoring import REASONS, points
from sandtable.games.mandala.state import CLAIMING, OVER, MandalaState, of

PHASES: Final = ("playing", "claiming", "over")


def view(state: MandalaState, seat: int | None) -> View:
    over = state.phase == OVER  # then the Cups are opened and the hands are discarded
    known = [over or seat == owner for owner in (0, 1)]
    outcome = state.outcome()
    return {
        "game": "mandala",
        "seat": seat,
        "actors": state.actors(),
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "destroying": state.destroyed + 1 if state.phase == CLAIMING else None,
        "mandalas": [_mandala(state, 0), _mandala(state, 1)],
        "hand_sizes": [size(state.hands[0]), size(state.hands[1])],
        "hands": [counts(state.hands[owner]) if known[owner] else None for owner in (0, 1)],
        "cup_sizes": [size(state.cup(0)), size(state.cup(1))],
        "cups": [counts(state.cup(owner)) if known[owner] else None for owner in (0, 1)],
        "claimed": [counts(state.claimed[0]), counts(state.claimed[1])],
        "rivers": [_river(state.rivers[0]), _river(state.rivers[1])],
        "points": [_known_points(state, owner, known[owner]) for owner in (0, 1)],
        "discard": counts(state.discard),
        "deck": state.left,
        "unseen": counts(_unseen(state, known)),
        "exhausted": state.exhausted,
        "idle": state.idle,
        "passed": state.passed,
        "outcome": outcome
        and {
            "scores": list(outcome.scores),
            "winners": list(outcome.winners),
            "reason": outcome.reason,
        },
    }


def _mandala(state: MandalaState, mandala: i64) -> dict[str, Any]:
    fields = [counts(state.fields[of(mandala, 0)]), counts(state.fields[of(mandala, 1)])]
    return {"mountain": counts(state.mountains[mandala]), "fields": fields}


def _river(river: i64) -> list[str]:
    """The colors of a River from its first place on."""
    places = sorted((count(river, color), color) for color in range(6))
    return [COLORS[color] for place, color in places if place]


def _river_of(names: list[str]) -> i64:
    river: i64 = 0
    place: i64 = 1
    for name in names:
        river += same_card(COLORS.index(name), place)
        place += 1
    return river


def _known_points(state: MandalaState, seat: int, known: bool) -> int:
    """The points of a Cup; of another's Cup only those that everybody saw it get."""
    return points(state.cup(seat) if known else state.claimed[seat], state.rivers[seat])


def _unseen(state: MandalaState, known: list[bool]) -> int:
    """MAN-11: the cards of the deck and of the hidden places, all together."""
    unseen = ALL_CARDS - state.discard
    for place in (0, 1):
        unseen -= state.mountains[place] + state.fields[of(0, place)] + state.fields[of(1, place)]
        unseen -= state.claimed[place] + (colors(state.rivers[place]) >> 7)
        if known[place]:
            unseen -= state.hands[place] + state.dealt[place]
    return unseen


class Knowledge(Imaginer):
    """A view, read once: what its reader knows as a state, and the cards to deal out anew.

    A dealt state reshuffles with a generator of its own, seeded from the chance that dealt it.
    """

    def __init__(self, view: View) -> None:
        self.known = MandalaState(FastChance(0))
        self.hidden_hands = vec[i64]([0, 0])  # how many cards to deal to each
        self.hidden_dealt = vec[i64]([0, 0])
        self.unseen = laid_out(pile_of(view["unseen"]))
        self._read_course(view)
        self.known.discard = pile_of(view["discard"])
        for place in (0, 1):
            self._read_mandala(view["mandalas"][place], place)
            self._read_seat(view, place)

    def _read_course(self, view: View) -> None:
        known = self.known
        outcome = view["outcome"]
        known.phase = PHASES.index(view["phase"])
        known.turn = view["turn"]
        if known.phase == CLAIMING:
            known.chooser = view["actors"][0]
            known.destroyed = view["destroying"] - 1
        known.ending = 0 if outcome is None else REASONS.index(outcome["reason"])
        known.idle = view["idle"]
        known.passed = view["passed"]
        known.exhausted = view["exhausted"]

    def _read_mandala(self, mandala: dict[str, Any], place: i64) -> None:
        fields: list[list[int]] = mandala["fields"]
        self.known.mountains[place] = pile_of(mandala["mountain"])
        self.known.fields[of(place, 0)] = pile_of(fields[0])
        self.known.fields[of(place, 1)] = pile_of(fields[1])

    def _read_seat(self, view: View, seat: i64) -> None:
        known = self.known
        known.claimed[seat] = pile_of(view["claimed"][seat])
        known.rivers[seat] = _river_of(view["rivers"][seat])
        hand: list[int] | None = view["hands"][seat]
        if hand is None:
            self.hidden_hands[seat] = view["hand_sizes"][seat]
            self.hidden_dealt[seat] = view["cup_sizes"][seat] - size(known.claimed[seat])
        else:
            known.hands[seat] = pile_of(hand)
            known.dealt[seat] = pile_of(view["cups"][seat]) - known.claimed[seat]

    def deal(self, chance: Chance) -> MandalaState:
        """A state that gives this same view: the unseen cards lie anywhere that the view hides."""
        state = self.known.copy()
        state.deck = self.unseen[:]
        state.left = len(state.deck)
        chance.shuffle(state.deck)
        seat: i64 = 0
        while seat < 2:
            state.hands[seat] += self._take(state, self.hidden_hands[seat])
            state.dealt[seat] += self._take(state, self.hidden_dealt[seat])
            seat += 1
        state.chance = FastChance(chance.below(2**31))
        return state

    def _take(self, state: MandalaState, number: i64) -> i64:
        """So many cards from the top, as a pile; the deck is not exhausted by that."""
        taken: i64 = 0
        while number > 0:
            state.left -= 1
            taken += ONE[state.deck[state.left]]
            number -= 1
        return taken
