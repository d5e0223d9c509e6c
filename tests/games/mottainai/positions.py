"""Small builders, so that a test fits a screen.

    t = table(hand="Bell, Bench", left="Crane", floor="Vase", opponent={"task": "Robe"})
    t.play("task Bell", "complete Bench left")
    assert t.left == "Crane, Bench"

A table begins with the Morning of seat 0. What is named nowhere lies in the deck, below the cards
that `deck` puts on top; with `exact` the deck has no other cards than those.
"""

from typing import Any

import sandtable
from sandtable.games.mottainai.cards import KINDS
from sandtable.games.mottainai.state import MottainaiState, empty
from sandtable.games.mottainai.turn import advance, begin_turn
from sandtable.games.mottainai.works import INDEX
from sandtable.games.mottainai.zones import FACE_DOWN, FLOOR, PLACES, WINGS, zone_of

GAME = sandtable.game("mottainai")
SEATS = ("opponent", "third", "fourth", "fifth", "sixth")


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


class Table:
    """A state with short words for what tests do and ask."""

    def __init__(self, state: MottainaiState) -> None:
        self.state = state

    def play(self, *acts: str) -> "Table":
        for act in acts:
            self.state.apply(self.state.mover(), GAME.read(self.state, act))
        return self

    @property
    def legal(self) -> list[str]:
        return [GAME.write(self.state, action) for action in self.state.legal(self.state.mover())]

    def rule_against(self, act: str) -> str | None:
        """The id of the rule that forbids an act of the player on turn."""
        refusal = self.state.why_not(self.state.turn, GAME.read(self.state, act))
        return refusal and refusal.rule

    @property
    def question(self) -> str:
        return GAME.question(self.state.view(self.state.mover()))

    @property
    def actions_left(self) -> int:
        return self.state.view(None)["asks"]["task"]["left"]

    def cards(self, seat: int, place: str) -> str:
        cards = self.state.listed(seat, PLACES.index(place))
        return ", ".join(self.state.card_name(card) for card in cards)

    def of(self, seat: int, place: str) -> str:
        return self.cards(seat, place)

    def __getattr__(self, place: str) -> str:
        if place not in PLACES:
            raise AttributeError(place)
        return self.cards(0, place)

    @property
    def task(self) -> str | None:
        return self.state.view(None)["players"][0]["task"]

    @property
    def deck_names(self) -> list[str]:
        return [self.state.card_name(self.state.deck_card(n)) for n in range(self.state.deck_size)]

    @property
    def bottom(self) -> str:
        return self.deck_names[-1]

    @property
    def top(self) -> str:
        return self.deck_names[0]

    @property
    def drawn(self) -> int:
        """How many cards the player on turn has in the pickup."""
        return int(self.state.view(None)["players"][self.state.turn]["pickup_size"])

    def points(self, seat: int = 0) -> int:
        return int(self.state.points(seat))

    @property
    def outcome(self) -> Any:
        return self.state.outcome()

    @property
    def asked(self) -> str:
        """The step that asks: "new-task", "monk" for an action of a Monk task, "Statue" for what it does."""
        return str(self.state.asking().label)


def table(
    seats: int = 2,
    published: bool = False,
    wing_limit: int = 5,
    floor: str = "",
    deck: str = "",
    exact: bool = False,
    turn: int = 0,
    **places: Any,
) -> Table:
    others = {name: places.pop(name, {}) for name in SEATS}
    state = empty(seats, published, wing_limit)
    left = list(range(KINDS)) * (len(state.deck) // KINDS)
    for card in names(floor):
        state.put(zone_of(0, FLOOR), _take(left, card))
    for seat, player in enumerate([places, *others.values()][:seats]):
        _seat(state, seat, player, left)
    top = [_take(left, card) for card in names(deck)]
    for card in top + ([] if exact else left):
        state.put_under(card, 0)
    state.turn = turn
    begin_turn(state)
    state.unsettled = False
    advance(state)
    return Table(state)


def _take(left: list[int], name: str) -> int:
    card = INDEX[name]
    left.remove(card)
    return card


def _seat(state: MottainaiState, seat: int, player: dict[str, str], left: list[int]) -> None:
    for place, cards in player.items():
        if place in ("task", "face_down"):
            state.tasks[seat] = _take(left, cards) + (FACE_DOWN if place == "face_down" else 0)
        else:
            for card in names(cards):
                lay(state, seat, PLACES.index(place), _take(left, card))


def lay(state: MottainaiState, seat: int, place: int, card: int) -> None:
    if PLACES[place] in WINGS:
        state.place_work(seat, place, card)
    else:
        state.put(zone_of(seat, place), card)
