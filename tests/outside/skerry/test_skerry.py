"""Skerry keeps the promises of every game."""

import re
from random import Random

import pytest
import skerry
from skerry import GAME

from sandtable import conformance


class Pieces:
    """What the suite must be told, found out from the position's line alone."""

    @staticmethod
    def count(state: skerry.SkerryState) -> dict[str, int]:
        return {"cards": len(set(re.findall("[a-x]", repr(state))))}

    @staticmethod
    def redeal(line: str, seat: int | None, chance: Random) -> str:
        hands = line.split()[2].split("/")
        unseen = [letter for letter in skerry.LETTERS if letter not in line]
        unseen += [letter for n, hand in enumerate(hands) if n != seat for letter in hand.strip("-")]
        chance.shuffle(unseen)
        for n, hand in enumerate(hands):
            if n != seat and hand != "-":
                hands[n] = "".join(sorted(unseen.pop() for _ in hand))
        return " ".join([*line.split()[:2], "/".join(hands), *line.split()[3:]])


@pytest.mark.parametrize("case", conformance.cases(GAME, Pieces), ids=str)
@pytest.mark.parametrize("promise", conformance.PROMISES, ids=conformance.name)
def test_it_keeps_its_promises(promise, case):
    promise(case)


def test_a_rock_is_not_led_first():
    state = GAME.read_position("0 0 aq/bj - -/-")

    assert [offer.act for offer in state.offers(0)] == ["play gale 1"]
    assert state.why_not(0, state.read("play rock 1")).rule == "SKE-3"


def test_tricks_count_two_and_rocks_cost_one():
    state = GAME.read_position("1 1 q/b - -/-")
    for act in ("play gale 2", "play rock 1"):
        state.apply(state.mover(), state.read(act))

    assert state.outcome().scores == (0, 1)
