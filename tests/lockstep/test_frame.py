"""The frame of the locksteps itself, with a toy game: count to five in ones and twos."""

import pytest

import sandtable
from lockstep import __main__ as command
from lockstep.frame import Pair, Played, first_difference


class Counting:
    """A state of the toy: the library's side. `fault` says what it does wrong."""

    def __init__(self, fault=""):
        self.count = 0
        self.fault = fault

    def legal(self, seat):
        return [action for action in (1, 2) if self.count + action <= 5]

    def apply(self, seat, action, at):
        if action not in self.legal(seat) or self.fault == "refuses all":
            self.count += self.fault == "changes by a refusal"
            if self.fault != "refuses nothing":
                raise sandtable.IllegalAction("TOY-1", "Too many.")
        self.count += action + (self.fault == "counts wrong")

    def why_not(self, seat, action):
        return None if action in self.legal(seat) else "Too many."


class ToyGame:
    action_count = 4
    rules = ("TOY-1",)

    def write(self, state, action):
        return f"add {action}"

    def read(self, state, text):
        return int(text.split()[1])

    def write_position(self, state):
        return str(state.count)


class SlowCounting:
    count = 0

    def legal(self, seat):
        return {f"add {number}" for number in (1, 2) if self.count + number <= 5}

    def play(self, act):
        self.count += int(act.split()[1])


class ToyPair(Pair):
    def seats(self):
        return range(1)

    def library_facts(self):
        return {"count": self.state.count}

    def slow_facts(self):
        return {"count": self.slow.count}


def counted_to_five(fault=""):
    pair = ToyPair(ToyGame(), Counting(fault), SlowCounting(), "toy")
    while pair.compare() and pair.slow.legal(0):
        pair.refuse(0, 3)
        pair.refuse_all()
        pair.act(0, "add 1")
    return pair.played


def test_two_that_agree_are_compared_after_every_act():
    played = counted_to_five()

    assert not played.differences
    assert (played.acts, played.positions) == (5, 6)
    assert played.refused == 5 * 1 + 4 * 2 + 3


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        ("counts wrong", "count"),
        ("refuses all", "allowed"),
        ("refuses nothing", "refused by a rule"),
        ("changes by a refusal", "position after a refusal"),
    ],
)
def test_a_fault_is_told_by_its_kind(fault, kind):
    difference = first_difference(iter([counted_to_five(), counted_to_five(fault)]))

    assert difference is not None
    assert difference.kind == kind
    assert difference.position in str(difference)


def test_the_command_finds_every_game_that_has_a_lockstep(monkeypatch):
    monkeypatch.setattr("sys.argv", ["lockstep"])

    assert {"mandala", "mondo", "patterns"} <= set(command.parse().names)


def test_the_command_refuses_games_that_have_none(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["lockstep", "chess"])

    with pytest.raises(SystemExit):
        command.parse()
    assert "no lockstep for chess" in capsys.readouterr().err


@pytest.mark.parametrize(("fault", "code"), [("", 0), ("counts wrong", 1)])
def test_the_command_ends_with_1_if_there_is_a_difference(monkeypatch, capsys, fault, code):
    monkeypatch.setattr("sys.argv", ["lockstep", "--games", "3", "patterns"])
    monkeypatch.setattr(
        command, "lockstep", lambda name, options: iter([counted_to_five(fault)] * options.games)
    )

    assert command.main() == code
    assert ("after “0 0 add 1” in" in capsys.readouterr().err) == bool(code)


def test_the_command_stops_in_time(monkeypatch):
    monkeypatch.setattr("sys.argv", ["lockstep", "--games", "1000000", "--seconds", "0.001", "patterns"])
    monkeypatch.setattr(
        command, "lockstep", lambda name, options: (Played("toy") for _ in range(options.games))
    )

    assert command.run("patterns", command.parse()).games < 1_000_000
