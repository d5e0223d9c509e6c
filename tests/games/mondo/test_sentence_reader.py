"""Everything that Mondo says in whole games is true by the slow rules; and a lie would be heard."""

import pytest

from games.mondo.positions import GAME
from games.mondo.sentence_reader import run
from lockstep.sentences import Liar, complaints_of

GAMES = 30

LIES = [
    ("took tile 1", "took tile 2"),
    ("on c3", "on d3"),
    ("turned tile", "put tile"),
    ("took the 4 chip", "took the 3 chip"),
    ("; the round is over", ""),
    ("started the round", "ended the round"),
    ("ended the round", "started the round"),
    ("Are you ready for round 2?", "Are you ready for round 3?"),
    ("Your world is full: jump out.", "Take a tile from the heap, or jump out."),
    ("Take a tile from the heap, or jump out.", "Your world is full: jump out."),
    ("A round is under way.", "The players get ready."),
    ("@1", "@0"),
    ("The countdown is still running.", "The round is running already."),
    ("c3 borders none of your tiles.", "There is a tile on c3 already."),
    ("You hold tile 1", "You hold tile 2"),
    ("MON-23", "MON-22"),
    ("Take tile 1", "Take tile 2"),
    ("Jump out", "Turn the tile over"),
]


def test_everything_said_is_true():
    read, found = complaints_of(run(GAMES, seed=1))

    assert read > 50_000
    assert not found, "\n".join(map(str, found.values()))


@pytest.mark.parametrize(("truth", "lie"), LIES)
def test_a_lie_is_heard(truth, lie):
    _, found = complaints_of(run(GAMES, seed=1, voice=Liar(GAME, truth, lie)), only_first=True)

    assert found
