"""Log lines, questions and refusals of whole games are true for every reader; and lies are noticed."""

import re

import pytest

from games.mottainai.lockstep import CYCLE
from games.mottainai.sentence_reader import read_game

SEED = 3
GAMES = 2 * len(CYCLE)


def test_every_sentence_is_true():
    assert [str(fault) for number in range(GAMES) for fault in read_game(SEED, number)] == []


LIES = {
    "another card": (r"\bDoll\b", "Vase"),
    "another wing": (r"the left wing", "the right wing"),
    "another job": (r"Monk (task|action)", r"Potter \1"),
    "another player": (r"@0", "@1"),
    "more was drawn": (r"drew a card", "drew 2 cards"),
    "less was drawn": (r"drew \d cards", "drew a card"),
    "it went elsewhere": (r"into the workplace", "as an assistant"),
    "another cause": (r"because of (Poem|Plane|Fan|Cloak|Kite)$", "because of Bench"),
    "a secret": (r"returned a card", "returned Crane"),
    "an effect that is not there": (r"use Fan, or", "use Bowl, or"),
    "another moment": (r"^Morning", "Night"),
    "another gift": (r"got .*", "got 7 cards from @1"),
    "another card was turned up": (r"turned up \w+", "turned up Bench"),
    "nothing was turned up": (r",? (and )?turned up .*", ""),
    "another work's sale": (r"took the sale \w+", "took the sale Bench"),
    "another opponent": (r"(From|from|work of|sale of) @1", r"\1 @0"),
    "a way is left out": (r"make one of your assistants your task, ", ""),
    "a way that there is not": (
        r"Choose your task from your hand, or pray",
        "Choose your task from your hand, take the open task of an opponent, or pray",
    ),
    "the game goes on": (r"; the game ends: .*", ""),
    "another action": (r"action 1 of", "action 2 of"),
    "another guard": (r"because of Tower", "because of Curtain"),
    "no card in hand": (r"Choose your task.*", "You have no Fan in your hand."),
    "more is missing": (r"needs 1 more", "needs 2 more"),
    "another turn": (r"It is not your turn", "The game is over"),
    "another end": (r"The game is over: .*", "The game is over: nobody knows why."),
    "another work was completed": (r"You completed \w+", "You completed Bench"),
    "nothing that makes sense": (r"^prayed.*", "sneezed"),
}


@pytest.mark.parametrize(("old", "new"), LIES.values(), ids=LIES)
def test_a_lie_is_noticed(old, new):
    def twist(sentence: str) -> str:
        return re.sub(old, new, sentence)

    assert any(fault for number in range(2 * GAMES) for fault in read_game(SEED, number, twist))
