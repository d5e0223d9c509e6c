"""Nobody learns what is hidden. Three ways to look for a leak, each shown to find planted ones:

what a reader gets stays the same when all that the reader cannot know is dealt anew; whoever knows a
hidden card has seen it; and which card is returned in secret makes no difference to the others.
The games begin with works in play, so that hands are traded, taken and shown all the time.
"""

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from games.mottainai import interactions
from games.mottainai.pieces import redeal
from games.mottainai.positions import GAME
from sandtable import FastChance
from sandtable.games.mottainai.cards import MATERIAL, MATERIALS
from sandtable.games.mottainai.works import INDEX
from sandtable.games.mottainai.zones import HAND, PICKUP, zone_of

View = dict[str, Any]
Look = Callable[[Any, int | None], Any]
GAMES = 15
LEARNING = [
    "Puppet",
    "Jar",
    "Fan",
    "Dice",
    "Gong",
    "Pinwheel",
    "Fountain",
    "Curtain",
    "Tower",
    "Crane",
    "Pin",
    "Flag",
]
TURNED_UP = {"Fan": 3, "Dice": 1, "Poem": 1}  # how many cards of the deck all get to see
OPEN = ("assistants", "workplace", "sales", "left", "right")


def positions(number: int, most_seats: int = 3) -> Iterator[tuple[Any, int]]:
    """The positions of a random game before each act, with the act; works from which one learns are in play."""
    chance, draw = FastChance(number), Random(f"works {number}")
    works = [INDEX[name] for name in draw.sample(LEARNING, 6)]
    seats = 2 + number % (most_seats - 1)
    state = interactions.start([works[n::seats] for n in range(seats)], number)
    while state.mover() >= 0:
        action = choose(state, chance)
        yield state, action
        state.play(state.mover(), action, 0)
    yield state, -1


def choose(state: Any, chance: FastChance) -> int:
    """Anything, but Jar and what it does if possible: it comes only by completion."""
    wanted = [
        one
        for one in state.legal(state.mover())
        if re.match("(complete|craft|use) Jar", GAME.write(state, one))
    ]
    return wanted[0] if wanted else int(state.random_choice(state.mover(), chance))


def readers(state: Any) -> list[int | None]:
    return [*range(int(state.seats)), None]


# Dealt anew


def received(state: Any, reader: int | None) -> list[Any]:
    """What a reader gets: view, question, the terminal's drawing, legal acts, and some refusals."""
    view = state.view(reader)
    parts: list[Any] = [view, GAME.question(view), GAME.draw(view)]
    if reader is not None:
        refusals = [state.why_not(reader, action) for action in range(0, GAME.action_count, 23)]
        parts += [state.legal(reader), [refusal and [refusal.rule, refusal.text] for refusal in refusals]]
    return parts


def leaks(look: Look, state: Any, reader: int | None, chance: Random) -> bool:
    twin = GAME.read_position(redeal(GAME.write_position(state), reader, chance))
    return json.dumps(look(twin, reader)) != json.dumps(look(state, reader))


@pytest.mark.rule("MOT-02", "MOT-40")
@pytest.mark.parametrize("number", range(GAMES))
def test_what_is_hidden_makes_no_difference(number):
    chance = Random(number)
    for at_act, (state, _) in enumerate(positions(number, 6)):
        if at_act % 4 == number % 4:
            for reader in readers(state):
                assert not leaks(received, state, reader, chance), (reader, GAME.write_position(state))


def shows_a_hand(state: Any, reader: int | None) -> Any:
    return [received(state, reader), state.zones[zone_of((reader or 0) + 1 - 2 * (reader == 1), HAND)]]


def shows_a_pickup(state: Any, reader: int | None) -> Any:
    return [received(state, reader), state.zones[zone_of(int(state.turn), PICKUP)]]


def shows_the_top_card(state: Any, reader: int | None) -> Any:
    return [received(state, reader), state.deck_card(0) if state.deck_size else None]


def shows_a_starting_card(state: Any, reader: int | None) -> Any:
    return [received(state, reader), list(state.tasks)]


def counts_the_points_of_hidden_hands(state: Any, reader: int | None) -> Any:
    return [received(state, reader), [int(state.points(seat)) for seat in range(int(state.seats))]]


@pytest.mark.parametrize(
    "look",
    [
        shows_a_hand,
        shows_a_pickup,
        shows_the_top_card,
        shows_a_starting_card,
        counts_the_points_of_hidden_hands,
    ],
)
def test_a_planted_leak_is_found(look):
    chance = Random(1)

    assert any(
        leaks(look, state, reader, chance)
        for number in range(4)
        for state, _ in positions(number)
        for reader in readers(state)
    )


# Known is seen


class Witness:
    """The cards that a reader has seen with own eyes. One deck: a name is a card."""

    def __init__(self, reader: int | None) -> None:
        self.reader = reader
        self.seen: set[str] = set()

    def look_around(self, view: View) -> None:
        """Open cards and the own hand."""
        self.seen.update(view["floor"])
        for seat, player in enumerate(view["players"]):
            for place in OPEN:
                self.seen.update(player[place])
            if player["task"]:
                self.seen.add(player["task"])
            if seat == self.reader or view["outcome"]:
                self.seen.update(player["hand"])

    def watch(self, state: Any, action: int) -> None:
        """What an act shows on its way."""
        act = GAME.seen(state, state.mover(), action, self.reader)
        card = str(act.parts.get("card", ""))
        self.seen.update(card.split(" as "))
        if act.verb == "use":
            self.seen.update(state_names(state)[: TURNED_UP.get(card.rpartition(" as ")[2], 0)])
        if act.verb == "name":
            self.seen.update(self.handed_over(state, str(act.parts["material"])))

    def handed_over(self, state: Any, material: str) -> set[str]:
        hands = [state.view(seat)["players"][seat]["hand"] for seat in range(int(state.seats))]
        return {card for hand in hands for card in hand if MATERIALS[MATERIAL[INDEX[card]]] == material}


def state_names(state: Any) -> list[str]:
    from sandtable.games.mottainai.names import card_name

    return [card_name(state, state.deck_card(place)) for place in range(min(3, int(state.deck_size)))]


def told(view: View) -> set[str]:
    """The hidden cards that a view tells of."""
    found = set(view["deck"]["known"].values())
    for player in view["players"]:
        for known in ("hand_known", "hand_known_to_all", "pickup_known", "pickup_known_to_all"):
            found.update(player[known])
    return found


def known_unseen(number: int, show: Callable[[Any, int | None], View]) -> set[str]:
    """Cards of a game that somebody is told of without having seen them."""
    witnesses: list[Witness] = []
    found: set[str] = set()
    for state, action in positions(number):
        witnesses = witnesses or [Witness(reader) for reader in readers(state)]
        for witness in witnesses:
            view = show(state, witness.reader)
            witness.look_around(view)
            found |= told(view) - witness.seen
            if action >= 0:
                witness.watch(state, action)
    return found


def honest(state: Any, reader: int | None) -> View:
    return state.view(reader)


@pytest.mark.rule("MOT-41", "MOT-73", "MOT-W-Puppet", "MOT-W-Jar", "MOT-W-Fan", "MOT-W-Dice", "MOT-W-Gong")
@pytest.mark.parametrize("number", range(GAMES))
def test_whoever_knows_a_hidden_card_has_seen_it(number):
    assert known_unseen(number, honest) == set()


def knows_its_pickup(state: Any, reader: int | None) -> View:
    view = state.view(reader)
    pickup = GAME.read_position(GAME.write_position(state))
    bits = int(pickup.zones[zone_of(int(state.turn), PICKUP)])
    view["players"][state.turn]["pickup_known"] = [name for name, card in INDEX.items() if bits >> card & 1]
    return view


def knows_the_bottom(state: Any, reader: int | None) -> View:
    """As if everybody saw what is returned."""
    view = state.view(reader)
    for seat in range(int(state.seats)):
        view["deck"]["known"] |= state.view(seat)["deck"]["known"]
    return view


def knows_a_traded_hand(state: Any, reader: int | None) -> View:
    """As if everybody knew what anybody knows of a pickup."""
    view = state.view(reader)
    for seat in range(int(state.seats)):
        for player, other in zip(view["players"], state.view(seat)["players"], strict=True):
            player["pickup_known"] = [*player["pickup_known"], *other["pickup_known"]]
    return view


@pytest.mark.parametrize("show", [knows_its_pickup, knows_the_bottom, knows_a_traded_hand])
def test_planted_knowledge_is_found(show):
    assert any(known_unseen(number, show) for number in range(GAMES))


# Secret returns


def after(state: Any, action: int, reader: int | None, show: Callable[[Any, int | None], View]) -> str:
    """What a reader gets after an act, with its line of the log."""
    twin, seat = state.copy(), state.mover()
    seen = GAME.seen(state, seat, action, reader)
    twin.play(seat, action, 0)
    line = GAME.tell(state.view(reader), twin.view(reader), seat, seen)
    return json.dumps([show(twin, reader), line])


def told_apart(number: int, show: Callable[[Any, int | None], View]) -> int:
    """How many secret returns of a game somebody else can tell from another."""
    found = 0
    for state, action in positions(number):
        if action < 0 or not state.asking().question.secret:
            continue
        returns = [one for one in state.legal(state.mover()) if GAME.write(state, one).startswith("return ")]
        for reader in readers(state):
            if reader != state.mover():
                found += len({after(state, one, reader, show) for one in returns}) > 1
    return found


@pytest.mark.rule("MOT-41", "MOT-73")
@pytest.mark.parametrize("number", range(GAMES))
def test_which_card_is_returned_in_secret_makes_no_difference_to_others(number):
    assert told_apart(number, honest) == 0


def remembers_what_is_still_there(state: Any, reader: int | None) -> View:
    """As if shown cards that are still in a hand were still known after a return."""
    view = state.view(reader)
    for seat, player in enumerate(view["players"]):
        player["hand_known"] = state.view(seat)["players"][seat]["hand"][:1]
    return view


@pytest.mark.parametrize("show", [remembers_what_is_still_there, knows_the_bottom])
def test_a_planted_trace_of_a_return_is_found(show):
    assert any(told_apart(number, show) for number in range(GAMES))
