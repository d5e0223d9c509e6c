"""Our conformance suite on each face, and faces with planted faults that it must notice."""

import importlib

import pytest

import sandtable
from sandtable.conformance import cases, name
from sandtable.core.errors import BadRequest, IllegalAction
from sandtable.envs.conformance import FACES, PROMISES, GymnasiumFace, PettingZooFace, SpielFace, VectorFace
from sandtable.games import NAMES

TURNS = [name for name in NAMES if not sandtable.game(name).nature.at_once]


def cases_of(game):
    pieces = importlib.import_module(f"games.{game}.pieces")
    found = [case for case in cases(sandtable.game(game), pieces) if case.seats > 1]
    return found[:2]


TRIED = [(face, case) for game in TURNS for case in cases_of(game) for face in FACES]
TRIED += [(VectorFace, case) for case in cases_of("mondo")]


@pytest.mark.parametrize(("face", "case"), TRIED, ids=lambda one: getattr(one, "__name__", str(one)))
def test_a_face_keeps_its_promises(face, case):
    for promise in PROMISES:
        promise(face, case)


class Forgetful(VectorFace):
    def legal(self):
        return super().legal()[:-1] or super().legal()


class Peeking(SpielFace):
    def row(self):
        return [*super().row(), len(repr(self.state()).split("river")[0])]


class Swapped(PettingZooFace):
    def rewards(self):
        return super().rewards()[::-1]


class Lenient(GymnasiumFace):
    def forbids(self, action):
        self.envs[self.asked()].step(action)
        return False


class Late(SpielFace):
    def asked(self):
        found = super().asked()
        return None if found is None else (found + 1) % 2


class Lost(VectorFace):
    def act(self, action):
        super().act(self.legal()[0])


@pytest.mark.parametrize(
    ("face", "broken"),
    [
        (Forgetful, "its masks tell what is legal"),
        (Peeking, "its observations tell what the seat knows and nothing else"),
        (Swapped, "its rewards are those of the rules"),
        (Lenient, "what is not legal is forbidden"),
        (Late, "it asks whom the rules ask"),
        (Lost, "its acts lead where the rules lead"),
    ],
)
def test_a_planted_fault_is_noticed(face, broken):
    promise = next(one for one in PROMISES if name(one) == broken)
    case = cases_of("mandala")[0]
    with pytest.raises((AssertionError, IllegalAction, BadRequest)):
        promise(face, case)
