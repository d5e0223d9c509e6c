"""What an observation tells in bytes is what the view tells in words, from the reader's side."""

import random

import pytest

from games.patterns.positions import GAME
from learning.observing import observed
from sandtable.games.patterns.board import COLORS

PHASES = ["choosing", "playing", "flipping", "over"]


def told(view, seat):
    """The fields by the view."""
    bowls = [COLORS.index(color) for color in view["aside"] or [view["bowls"][seat], view["bowls"][1 - seat]]]
    claims = [
        {place["color"]: place["claim"] for place in view["rivers"][whose]} for whose in (seat, 1 - seat)
    ]
    return {
        "spaces": [
            COLORS.index(token["color"]) + 1 + {None: 0, seat: 8, 1 - seat: 16}[token.get("seat")]
            for token in view["board"].values()
        ],
        "own_claims": [claims[0].get(color, 0) for color in COLORS],
        "their_claims": [claims[1].get(color, 0) for color in COLORS],
        "bowls": sorted(bowls) if view["aside"] else bowls,
        "phase": [PHASES.index(view["phase"])],
        "to_act": [int(seat in view["actors"])],
    }


@pytest.mark.parametrize("game", range(4))
def test_every_field_says_what_the_view_says(game):
    chance, state = random.Random(game), GAME.start(seed=f"observed {game}")
    while True:
        for seat in (0, 1):
            assert observed(state, seat) == told(state.view(seat), seat)
        if not state.actors():
            break
        state.apply(state.mover(), chance.choice(state.legal(state.mover())))


def test_the_highest_values_are_those_that_occur():
    fields = {field.name: field.high for field in GAME.observation.layout(seats=2).fields}

    assert fields["bowls"] == len(COLORS) - 1
    assert fields["own_claims"] == fields["their_claims"] == len(COLORS)
    assert fields["phase"] == len(PHASES) - 1
    assert fields["to_act"] == 1
