"""What an observation tells in bytes is what the view tells in words, from the reader's side."""

import random

import pytest

from games.mandala.positions import GAME, table
from games.mandala.random_games import EDGES, at_the_edge
from learning.observing import observed
from sandtable.core.observation import plain_mask
from sandtable.games.mandala.piles import COLORS

PHASES = ["playing", "claiming", "over"]


def told(view, seat):
    """The fields by the view."""
    other = 1 - seat
    fields = {
        "hand": view["hands"][seat],
        "hand_size": [view["hand_sizes"][seat]],
        "cup": view["cups"][seat],
        "cup_size": [view["cup_sizes"][seat]],
        "claimed": view["claimed"][seat],
        "their_cup": view["cups"][other] or view["claimed"][other],
        "their_cup_size": [view["cup_sizes"][other]],
        "river": places(view["rivers"][seat]),
        "their_river": places(view["rivers"][other]),
        "discard": view["discard"],
        "unseen": view["unseen"],
        "their_hand_size": [view["hand_sizes"][other]],
        "deck": [view["deck"]],
        "phase": [PHASES.index(view["phase"])],
        "to_act": [int(seat in view["actors"])],
        "turn": [int(view["turn"] == seat)],
        "destroying": [view["destroying"] or 0],
        "exhausted": [view["exhausted"] + 2 * view["passed"]],
        "idle": [view["idle"]],
    }
    for number, mandala in enumerate(view["mandalas"], start=1):
        fields[f"mountain_{number}"] = mandala["mountain"]
        fields[f"field_{number}"] = mandala["fields"][seat]
        fields[f"their_field_{number}"] = mandala["fields"][other]
    return fields


def places(river):
    return [river.index(color) + 1 if color in river else 0 for color in COLORS]


@pytest.mark.parametrize("start", ["deal", "deal again", *EDGES])
def test_every_field_says_what_the_view_says(start):
    chance = random.Random(start)
    state = at_the_edge(start, chance) if start in EDGES else GAME.start(seed=start)
    while True:
        for seat in (0, 1):
            assert observed(state, seat) == told(state.view(seat), seat)
        if not state.actors():
            break
        state.apply(state.mover(), chance.choice(state.legal(state.mover())))


def test_the_highest_values_are_those_that_can_occur():
    """MAN-01: 18 cards of each of six colors; MAN-32: eight in a hand."""
    fields = {field.name: field.high for field in GAME.observation.layout(seats=2).fields}
    cards_of_a_color = {name for name, high in fields.items() if high == 18}

    assert {name for name, high in fields.items() if high == 108} == {"cup_size", "their_cup_size", "deck"}
    assert fields["hand_size"] == fields["their_hand_size"] == 8
    assert {"hand", "cup", "discard", "unseen", "mountain_1", "mountain_2"} <= cards_of_a_color
    assert {
        "field_1",
        "their_field_1",
        "field_2",
        "their_field_2",
        "claimed",
        "their_cup",
    } <= cards_of_a_color


@pytest.mark.rule("MAN-41")
@pytest.mark.parametrize("hand", ["r1", "r4", "r8", "r7b1"])
def test_a_mask_keeps_the_last_card_of_a_hand(hand):
    state = table(one="g1/-/-", two="-/-/y1", seat0=f"{hand}/-/-/-")

    assert [action for action, legal in enumerate(plain_mask(state, 0)) if legal] == state.legal(0)
