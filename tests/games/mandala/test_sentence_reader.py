"""Everything that Mandala says in whole games is true by the slow rules; and a lie would be heard."""

import pytest

from games.mandala.positions import GAME
from games.mandala.sentence_reader import run
from lockstep.sentences import Liar, complaints_of

GAMES = 80

LIES = [
    ("built red", "built green"),
    ("into Mountain 1", "into Mountain 2"),
    ("grew 2", "grew 3"),
    ("discarded 1", "discarded 2"),
    ("drew 2 cards", "drew 3 cards"),
    ("drew 1 black", "drew 2 black"),
    ("and drew nothing", "and drew 1 card"),
    ("to the Cup", "for the discard pile"),
    ("for the discard pile", "to the Cup"),
    ("River place 2", "River place 3"),
    ("; Mandala 1 is complete", ""),
    ("Mandala 2 is destroyed; new", "Mandala 1 is destroyed; new"),
    ("new in its Mountain: 2", "new in its Mountain: 1"),
    ("the game ends: a stall", "the game ends: the deck was exhausted"),
    ("Claim a color of its Mountain: 1", "Claim a color of its Mountain: 2"),
    (
        "The next Mandala destroyed ends the game.",
        "Your Field there is empty, so the cards go to the discard pile.",
    ),
    (" in hand, not 3", " in hand, not 2"),
    ("lies in your Field", "lies in your opponent's Field"),
    ("You have cards in hand: only an empty hand passes.", "Your hand is empty: all you can do is pass."),
    ("Build a Mountain and draw, ", "Build a Mountain, "),
    ("grow one of your Fields, or", "or"),
    ("MAN-41", "MAN-20"),
    ("Grow 2 ", "Grow 3 "),
    ("Claim red", "Claim green"),
]


def test_everything_said_is_true():
    read, found = complaints_of(run(GAMES, seed=1))

    assert read > 100_000
    assert not found, "\n".join(map(str, found.values()))


@pytest.mark.parametrize(("truth", "lie"), LIES)
def test_a_lie_is_heard(truth, lie):
    _, found = complaints_of(run(GAMES, seed=1, voice=Liar(GAME, truth, lie)), only_first=True)

    assert found
