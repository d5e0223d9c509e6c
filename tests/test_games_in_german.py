"""Whole games in German: every reader, and nothing of it in English."""

import random

import pytest

import sandtable
from sandtable.core import log
from sandtable.core.course import seen
from sandtable.core.messages import speaking
from sandtable.games import NAMES

ACTS = 160


def played(name):
    """The steps of a game by chance."""
    game, chance = sandtable.game(name), random.Random(7)
    state, at = game.start(max(2, game.min_seats), seed="german"), 0
    for number in range(1, ACTS + 1):
        at += 100
        if not state.actors():
            if state.deadline() is None:
                return
            at = state.deadline()
            state.tick(at)
            continue
        seat = chance.choice(state.actors())
        step = log.act(state, number, seat, chance.choice(state.legal(seat)), at)
        yield step
        state = step.after


def sentences(step, reader):
    """What a reader is told about a step: the question before, the line, and the own offers."""
    game, seat = step.before.game, step.entry.seat
    before, after = step.before.view(reader), step.after.view(reader)
    found = [game.question(before), game.tell(before, after, seat, seen(step, reader))]
    if reader in step.after.actors():
        found += [offer.label for offer in step.after.offers(reader) if not offer.label.startswith("@")]
        refusal = step.after.why_not(reader, (step.action + 1) % game.action_count)
        found += [refusal.text] if refusal else []
    return found


@pytest.mark.parametrize("name", NAMES)
def test_no_sentence_of_a_game_is_english(name, caplog):
    for step in played(name):
        for reader in (0, 1, None):
            english = sentences(step, reader)
            with speaking("de"):
                german = sentences(step, reader)
            assert [told for told in english if told in german] == []
    assert caplog.text == "", "a message could not be said in German"
