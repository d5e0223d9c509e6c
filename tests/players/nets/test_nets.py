"""Nets in whole numbers: they say what PyTorch's say, are kept in files, and look at nothing that is hidden."""

import importlib
from pathlib import Path
from random import Random

import pytest
import torch
from librt.vecs import vec

import sandtable
from sandtable.core.chance import FastChance
from sandtable.core.errors import SandtableError
from sandtable.games import NAMES
from sandtable.players.bots import bots_of
from sandtable.players.nets import file
from sandtable.players.nets.net import Net
from sandtable.training.export import tables_of
from sandtable.training.model import BlockNet
from sandtable.training.positions import Rows

LEARNING = [name for name in NAMES if bots_of(name).learned is not None]


def positions(game, number=40, seats=2):
    """Positions from random games, each with a choice."""
    found = []
    for n in range(number):
        state, chance = sandtable.game(game).start(seats, seed=f"net {n}"), FastChance(n)
        for _ in range(n):
            if state.mover() >= 0:
                state.play(state.mover(), state.random_choice(state.mover(), chance), 0)
        if state.mover() >= 0 and len(state.legal(state.mover())) > 1:
            found.append(state)
    assert len(found) > number // 2
    return found


def rows(encoder, state, turn=0, seat=None):
    found = Rows(encoder)
    found.add(state, state.mover() if seat is None else seat, turn)
    return found.stacked()[0].tolist()


def shown(encoder, state, seat=None):
    return torch.tensor([rows(encoder, state, seat=seat)])


def model(encoder, outputs, by_block, seed=1):
    """A net with numbers of the size that trained ones have."""
    torch.manual_seed(seed)
    net = BlockNet(encoder, 32, 32, outputs, by_block)
    with torch.no_grad():
        for part in (net.context, net.rows, net.skip, net.head.weight, net.loose):
            part.copy_(torch.randn_like(part) * (0.1 if part is net.loose else 0.25))
    return net


@pytest.mark.parametrize("game", LEARNING)
def test_chances_are_those_of_pytorch(game):
    encoder = bots_of(game).learned.judge
    trained = model(encoder, 1, by_block=False)
    net = Net(encoder, tables_of(trained, encoder))
    said = vec[float]([0.0] * 2)

    for state in positions(game):
        net.chances(state, state.mover(), encoder.seats(state), said)
        wanted = trained(shown(encoder, state))[0, 0].sigmoid().item()

        assert [said[0], said[1]] == pytest.approx([wanted, 1 - wanted], abs=0.02)


def test_of_more_than_two_each_seat_is_looked_at():
    encoder = bots_of("mottainai").learned.judge
    trained = model(encoder, 1, by_block=False)
    net = Net(encoder, tables_of(trained, encoder))
    said = vec[float]([0.0] * 4)

    for state in positions("mottainai", seats=4):
        net.chances(state, state.mover(), encoder.seats(state), said)
        around = [(state.mover() + n) % 4 for n in range(4)]
        alone = [trained(shown(encoder, state, seat))[0, 0].sigmoid().item() for seat in around]

        assert [said[n] for n in range(4)] == pytest.approx([one / sum(alone) for one in alone], abs=0.02)


@pytest.mark.parametrize("game", LEARNING)
def test_policies_are_those_of_pytorch(game):
    encoder = bots_of(game).learned.guess
    trained = model(encoder, int(encoder.kinds), by_block=True)
    net = Net(encoder, tables_of(trained, encoder))
    said = vec[float]([0.0] * 512)

    for state in positions(game):
        choices = state.choices(state.mover())
        net.policies(state, state.mover(), choices, said)
        logits = trained(shown(encoder, state))[0]
        places = [encoder.block_of(act) * encoder.kinds + encoder.kind_of(act) for act in choices]

        wanted = logits[places].softmax(0).tolist()
        assert [said[n] for n in range(len(wanted))] == pytest.approx(wanted, abs=0.02)


@pytest.mark.parametrize("game", LEARNING)
def test_every_row_is_one_of_its_thing(game):
    """A row of another thing would go unnoticed, as it is in the same table."""
    for encoder in (bots_of(game).learned.judge, bots_of(game).learned.guess):
        sizes = [*encoder.common, *encoder.each * int(encoder.blocks)]
        firsts = [first for first in encoder.firsts]
        commons, eaches = firsts[: len(encoder.common)], firsts[len(encoder.common) :]
        starts = commons + eaches * int(encoder.blocks)
        for state in positions(game, 60):
            for turn in range(encoder.turns):
                listed = rows(encoder, state, turn)
                for row, start, size in zip(listed, starts, sizes, strict=False):
                    assert start <= row < start + size
                assert all(row <= encoder.loose for row in listed[len(starts) :])


@pytest.mark.parametrize("game", LEARNING)
def test_who_guesses_sees_what_the_seat_to_act_sees(game):
    """Everything hidden dealt anew, as the conformance suite does it: the same rows."""
    pieces = importlib.import_module(f"games.{game}.pieces")
    encoder, differs = bots_of(game).learned.guess, 0
    for n, state in enumerate(positions(game)):
        line = pieces.redeal(repr(state), state.mover(), Random(n))
        other = sandtable.game(game).read_position(line)
        differs += repr(other) != repr(state)

        assert rows(encoder, other) == rows(encoder, state)
    assert differs > 10


def test_a_file_keeps_the_nets(tmp_path):
    learned = bots_of("mandala").learned
    nets = {
        "judge": (learned.judge, tables_of(model(learned.judge, 1, by_block=False), learned.judge)),
        "guess": (learned.guess, tables_of(model(learned.guess, 28, by_block=True), learned.guess)),
    }
    path = tmp_path / "some.net"

    file.write(path, {"seed": 7}, nets)
    guide = learned.read(path.read_bytes())

    assert file.about(path.read_bytes()) == {"seed": 7}
    one, other = vec[float]([0.0] * 2), vec[float]([0.0] * 2)
    for state in positions("mandala", 10):
        Net(*nets["judge"]).chances(state, state.mover(), 2, one)
        guide.judge.chances(state, state.mover(), 2, other)
        assert one[0] == other[0]


@pytest.mark.parametrize("spoil", [lambda kept: b"no net", lambda kept: kept[:-9], lambda kept: kept[:40]])
def test_what_is_no_net_is_refused(tmp_path, spoil):
    learned = bots_of("mandala").learned
    path = tmp_path / "some.net"
    tables = tables_of(model(learned.judge, 1, by_block=False), learned.judge)
    file.write(path, {}, {"judge": (learned.judge, tables), "guess": (learned.guess, tables)})

    with pytest.raises(file.NotANet):
        learned.read(spoil(path.read_bytes()))


def test_nets_that_look_at_something_else_are_refused(tmp_path):
    learned = bots_of("mandala").learned
    path = tmp_path / "some.net"
    tables = tables_of(model(learned.judge, 1, by_block=False), learned.judge)
    file.write(path, {}, {"judge": (learned.judge, tables), "guess": (learned.guess, tables)})
    content = path.read_bytes().replace(b'"looks": [[', b'"looks": [[9, ', 1)

    with pytest.raises(file.NotANet, match="another way"):
        learned.read(content)


def test_numbers_that_would_leave_their_place_are_not_written():
    encoder = bots_of("mandala").learned.judge
    trained = model(encoder, 1, by_block=False)
    with torch.no_grad():
        trained.rows[3, 5] = 200.0

    with pytest.raises(SandtableError, match="too large"):
        tables_of(trained, encoder)


def test_every_net_of_the_package_is_small_and_tells_how_it_was_made():
    for game in LEARNING:
        learned = bots_of(game).learned
        path = Path(importlib.import_module(learned.folder).__file__).parent / learned.file
        if path.exists():
            assert path.stat().st_size <= 1_000_000
            assert file.about(path.read_bytes())["game"] == game
