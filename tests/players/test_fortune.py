"""Luck and skill: two lines for each seat that add up to the result."""

import dataclasses

import pytest
import torch

import sandtable
from sandtable.core.chance import FastChance
from sandtable.core.log import Entry
from sandtable.core.record import Record
from sandtable.players.advice.fortune import fortunes
from sandtable.players.bots import bots_of
from sandtable.players.nets.guide import Guide
from sandtable.players.nets.net import Net
from sandtable.training.export import tables_of
from sandtable.training.model import BlockNet


def some_net(encoder, outputs, by_block):
    torch.manual_seed(4)
    net = BlockNet(encoder, 32, 32, outputs, by_block)
    with torch.no_grad():
        net.head.weight.copy_(torch.randn_like(net.head.weight) * 0.2)
    return Net(encoder, tables_of(net, encoder))


@pytest.fixture(params=["mandala", "mottainai"])
def name(request):
    return request.param


def learned_of(name):
    """Nets that say anything, as long as they say it always."""
    learned = dataclasses.replace(bots_of(name).learned)
    kinds = int(learned.guess.kinds)
    learned.__dict__["guide"] = Guide(some_net(learned.judge, 1, False), some_net(learned.guess, kinds, True))
    return learned


def played(game, seats=2):
    """A random game, from the deal to its end."""
    state, chance = game.start(seats, seed="fortune"), FastChance(6)
    options = {option.name: option.default for option in game.options}
    record = Record(game.name, seats, options, "fortune", rules=game.version)
    while (seat := state.mover()) >= 0:
        action = state.random_choice(seat, chance)
        record.entries.append(Entry(seat, 0, state.write(action)))
        state.play(seat, action, 0)
    return record, [state.result(seat) for seat in range(seats)]


def test_both_lines_add_up_to_the_result(name):
    game = sandtable.game(name)
    record, results = played(game)
    last = fortunes(game, record, learned_of(name))[len(record.entries)]

    for luck, skill, result in zip(last.luck, last.skill, results, strict=True):
        assert 0.5 + luck + skill == pytest.approx(result, abs=1e-6)
    assert sum(last.luck) == pytest.approx(0, abs=1e-6)


def test_an_act_that_draws_nothing_is_no_luck(name):
    game = sandtable.game(name)
    record, _ = played(game)
    found = fortunes(game, record, learned_of(name))
    state = game.start(2, seed="fortune")
    still = 0
    for number, entry in enumerate(record.entries, start=1):
        cards = size_of_deck(state)
        state.apply(entry.seat, state.read(entry.text))
        if number > 1 and size_of_deck(state) == cards:
            still += 1
            assert found[number].luck == pytest.approx(found[number - 1].luck, abs=1e-6)
    assert still > 5


def size_of_deck(state):
    return int(state.left) if hasattr(state, "left") else int(state.deck_size)


def test_a_game_without_draws_or_nets_has_no_such_lines():
    game = sandtable.game("patterns")
    record, _ = played(game)

    assert fortunes(game, record, bots_of("patterns").learned) == {}
    record, _ = played(sandtable.game("mandala"))
    assert fortunes(sandtable.game("mandala"), record, None) == {}
