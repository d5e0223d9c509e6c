"""Log lines, questions, offers, refusals and reasons of whole games are true for every reader; and lies are noticed."""

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
    "another wing on a button": (r", left wing$", ", right wing"),
    "another card on a button": (r"^Take \w+$", "Take Bench"),
    "another way to be done": (r"^Use none$", "Skip this task"),
    "another helper": (r"by a Monk$", "by a Smith"),
    "helpers that are covered": (r"^(\d by \d \w+)$", r"\1, covered"),
    "helpers that are not": (r", covered$", ""),
    "a reason is wrong": (r"^1 by a shown card$", "1 by the borrowed task"),
    "a reason is too much": (r"^1 by the borrowed task$", "2 by shown cards"),
}


# What is told seldom: reading begins with a game in which it is.
BEGIN = {
    "another gift": 26,
    "another work's sale": 38,
    "another opponent": 84,
    "another guard": 6,
    "a reason is wrong": 11,
}


@pytest.mark.parametrize("name", LIES)
def test_a_lie_is_noticed(name):
    old, new = LIES[name]
    begin = BEGIN.get(name, 0)

    def twist(sentence: str) -> str:
        return re.sub(old, new, sentence)

    assert any(fault for number in range(begin, begin + GAMES) for fault in read_game(SEED, number, twist))
