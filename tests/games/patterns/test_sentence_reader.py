"""Everything that Patterns says in whole games is true by the slow rules; and a lie would be heard."""

import pytest

from games.patterns.positions import GAME
from games.patterns.sentence_reader import run
from lockstep.sentences import Liar, complaints_of

GAMES = 40

LIES = [
    ("flipped black", "flipped green"),
    ("took red", "took orange"),
    ("as group 2", "as group 3"),
    ("established", "swapped"),
    ("chose the black", "chose the red"),
    ("flipped no more", "flipped yellow on c3"),
    ("Your opponent is thinking.", "The game is over: one player could do nothing more."),
    ("; @0 can do nothing more", "; @1 can do nothing more"),
    ("Choose your bowl token: black or", "Choose your bowl token: red or"),
    (
        "Your opponent can do nothing more. Flip as many tokens as you can, or stop.",
        "Your opponent is thinking.",
    ),
    ("swap your green bowl token into your green", "swap your purple bowl token into your purple"),
    ("It is not your turn.", "First choose your bowl token."),
    ("is not beside your black group.", "touches your black group only over a diagonal."),
    ("touches your red group only over a diagonal.", "is not beside your yellow group."),
    ("The token on d4 lies", "The token on e5 lies"),
    ("PAT-34", "PAT-30"),
    ("Flip red on", "Flip orange on"),
    ("Stop flipping", "Choose the red token"),
]


def test_everything_said_is_true():
    read, found = complaints_of(run(GAMES, seed=1))

    assert read > 100_000
    assert not found, "\n".join(map(str, found.values()))


@pytest.mark.parametrize(("truth", "lie"), LIES)
def test_a_lie_is_heard(truth, lie):
    _, found = complaints_of(run(GAMES, seed=1, voice=Liar(GAME, truth, lie)), only_first=True)

    assert found
