"""What a seat sees, and states that fit what it saw.

Cards of a place are six numbers, one for each color in the order of `COLORS`; None is a place whose
cards the reader does not know. A reader never learns the order of the deck; what lies in it or in
hidden places is in `unseen`, all together: the 108 cards without those that the reader can see.
"""

from typing import Final, Literal, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.chance import Chance, FastChance
from sandtable.core.state import Imaginer
from sandtable.core.view import View, show_outcome
from sandtable.games.mandala.piles import (
    ALL_CARDS,
    COLORS,
    MEMBER,
    ONE,
    Color,
    colors,
    count,
    counts,
    laid_out,
    only,
    pile_of,
    same_card,
    size,
)
from sandtable.games.mandala.scoring import REASONS, color_points, points
from sandtable.games.mandala.state import CLAIMING, OVER, MandalaState, field_of

Phase = Literal["playing", "claiming", "over"]
PHASES: Final[tuple[Phase, ...]] = ("playing", "claiming", "over")

Cards = list[int]  # how many of each color


class MandalaShown(TypedDict):
    """One Mandala: its Mountain, a Field for each seat, and the colors that it lacks to be complete.

    `first` is who would choose first if it were destroyed now; None: whoever does not complete it (MAN-61). `gains` are
    the points that each color of the Mountain would bring each seat then, by what the reader knows of its Cup.
    """

    mountain: Cards
    fields: list[Cards]
    first: int | None
    gains: list[Cards]
    missing: list[Color]


class RiverPlace(TypedDict):
    """A card of a River, how many cards of its color the known Cup has, and their points."""

    color: Color
    cards: int
    points: int


class Harvest(TypedDict):
    """The known Cup cards of a seat: by the River, and those that count nothing."""

    places: list[RiverPlace]
    strays: Cards


class MandalaView(View):
    """What a seat knows. Hands and Cups of others are None; `claimed` are the Cup cards that all saw.

    `cups_shown` is whether page and terminal show those all the time (MAN-11), `in_sight` whose Cup they show to
    this reader; `harvests` and `points` are those of the known Cup cards.
    """

    phase: Phase
    cups_shown: Literal["closed", "open"]
    turn: int
    destroying: int | None
    mandalas: list[MandalaShown]
    hand_sizes: list[int]
    hands: list[Cards | None]
    cup_sizes: list[int]
    cups: list[Cards | None]
    in_sight: list[bool]
    claimed: list[Cards]
    rivers: list[list[Color]]
    harvests: list[Harvest]
    points: list[int]
    discard: Cards
    deck: int
    unseen: Cards
    exhausted: bool
    idle: int
    passed: bool


def view(state: MandalaState, seat: int | None) -> MandalaView:
    over = state.phase == OVER  # then the Cups are opened and the hands are discarded
    known = [over or seat == owner for owner in (0, 1)]
    return {
        "game": "mandala",
        "seat": seat,
        "actors": state.actors(),
        "phase": PHASES[state.phase],
        "cups_shown": "open" if state.open_cups else "closed",
        "turn": state.turn,
        "destroying": state.destroyed + 1 if state.phase == CLAIMING else None,
        "mandalas": [_mandala(state, 0, known), _mandala(state, 1, known)],
        "hand_sizes": [size(state.hands[0]), size(state.hands[1])],
        "hands": [counts(state.hands[owner]) if known[owner] else None for owner in (0, 1)],
        "cup_sizes": [size(state.cup(0)), size(state.cup(1))],
        "cups": [counts(state.cup(owner)) if known[owner] else None for owner in (0, 1)],
        "in_sight": [known[owner] or state.open_cups for owner in (0, 1)],
        "claimed": [counts(state.claimed[0]), counts(state.claimed[1])],
        "rivers": [_river(state.rivers[0]), _river(state.rivers[1])],
        "harvests": [
            _harvest(_known_cup(state, owner, known[owner]), state.rivers[owner]) for owner in (0, 1)
        ],
        "points": [_known_points(state, owner, known[owner]) for owner in (0, 1)],
        "discard": counts(state.discard),
        "deck": state.left,
        "unseen": counts(_unseen(state, known)),
        "exhausted": state.exhausted,
        "idle": state.idle,
        "passed": state.passed,
        "outcome": show_outcome(state.outcome()),
    }


def _mandala(state: MandalaState, mandala: i64, known: list[bool]) -> MandalaShown:
    fields = [state.fields[field_of(mandala, 0)], state.fields[field_of(mandala, 1)]]
    return {
        "mountain": counts(state.mountains[mandala]),
        "fields": [counts(field) for field in fields],
        "missing": [COLORS[color] for color in range(6) if not count(state.lying(mandala), color)],
        "first": None if size(fields[0]) == size(fields[1]) else state.first_chooser(mandala),
        "gains": [_gains(state, mandala, owner, known[owner]) for owner in (0, 1)],
    }


def _gains(state: MandalaState, mandala: i64, seat: i64, known: bool) -> Cards:
    """MAN-62 to MAN-65: what claiming each color would bring a seat; nothing to one without cards in its Field."""
    if state.fields[field_of(mandala, seat)] == 0:
        return [0] * 6
    before = _known_points(state, seat, known)
    return [_points_with(state, mandala, seat, color, known) - before for color in range(6)]


def _points_with(state: MandalaState, mandala: i64, seat: i64, color: i64, known: bool) -> int:
    """The points of a seat once it has claimed a color of a Mountain."""
    cards = only(state.mountains[mandala], MEMBER[color])
    if cards == 0:
        return _known_points(state, seat, known)
    claimed = state.copy()
    claimed.collect(seat, color, cards)
    return _known_points(claimed, seat, known)


def _harvest(cup: i64, river: i64) -> Harvest:
    places: list[RiverPlace] = [
        {"color": name, "cards": count(cup, color), "points": color_points(cup, river, color)}
        for name in _river(river)
        for color in (COLORS.index(name),)
    ]
    return {
        "places": places,
        "strays": [0 if count(river, color) else count(cup, color) for color in range(6)],
    }


def _river(river: i64) -> list[Color]:
    """The colors of a River from its first place on."""
    places = sorted((count(river, color), color) for color in range(6))
    return [COLORS[color] for place, color in places if place]


def _river_of(names: list[Color]) -> i64:
    river: i64 = 0
    place: i64 = 1
    for name in names:
        river += same_card(COLORS.index(name), place)
        place += 1
    return river


def _known_cup(state: MandalaState, seat: i64, known: bool) -> i64:
    """The cards of a Cup; of another's Cup only those that everybody saw go into it."""
    return state.cup(seat) if known else state.claimed[seat]


def _known_points(state: MandalaState, seat: i64, known: bool) -> int:
    return points(_known_cup(state, seat, known), state.rivers[seat])


def _unseen(state: MandalaState, known: list[bool]) -> int:
    """MAN-11: the cards of the deck and of the hidden places, all together."""
    unseen = ALL_CARDS - state.discard
    for place in (0, 1):
        unseen -= state.mountains[place] + state.fields[field_of(0, place)] + state.fields[field_of(1, place)]
        unseen -= state.claimed[place] + (colors(state.rivers[place]) >> 7)
        if known[place]:
            unseen -= state.hands[place] + state.dealt[place]
    return unseen


class Knowledge(Imaginer):
    """A view, read once: what its reader knows as a state, and the cards to deal out anew.

    A dealt state reshuffles with a generator of its own, seeded from the chance that dealt it.
    """

    def __init__(self, view: MandalaView) -> None:
        self.known = MandalaState(FastChance(0))
        self.hidden_hands = vec[i64]([0, 0])  # how many cards to deal to each
        self.hidden_dealt = vec[i64]([0, 0])
        self.unseen = laid_out(pile_of(view["unseen"]))
        self._read_course(view)
        self.known.discard = pile_of(view["discard"])
        for place in (0, 1):
            self._read_mandala(view["mandalas"][place], place)
            self._read_seat(view, place)

    def _read_course(self, view: MandalaView) -> None:
        known = self.known
        outcome = view["outcome"]
        known.phase = PHASES.index(view["phase"])
        known.open_cups = view["cups_shown"] == "open"
        known.turn = view["turn"]
        if view["destroying"] is not None:
            known.chooser = view["actors"][0]
            known.destroyed = view["destroying"] - 1
        known.ending = 0 if outcome is None else REASONS.index(outcome["reason"])
        known.idle = view["idle"]
        known.passed = view["passed"]
        known.exhausted = view["exhausted"]

    def _read_mandala(self, mandala: MandalaShown, place: i64) -> None:
        self.known.mountains[place] = pile_of(mandala["mountain"])
        for seat, field in enumerate(mandala["fields"]):
            self.known.fields[field_of(place, seat)] = pile_of(field)

    def _read_seat(self, view: MandalaView, seat: i64) -> None:
        known = self.known
        known.claimed[seat] = pile_of(view["claimed"][seat])
        known.rivers[seat] = _river_of(view["rivers"][seat])
        hand, cup = view["hands"][seat], view["cups"][seat]
        if hand is None or cup is None:
            self.hidden_hands[seat] = view["hand_sizes"][seat]
            self.hidden_dealt[seat] = view["cup_sizes"][seat] - size(known.claimed[seat])
        else:
            known.hands[seat] = pile_of(hand)
            known.dealt[seat] = pile_of(cup) - known.claimed[seat]

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
