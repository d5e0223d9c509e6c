"""Our conformance suite on each face: what PettingZoo, Gymnasium, OpenSpiel and `sandtable.vector` promise.

The public suites of these libraries look at shapes and types, and notice almost no wrong rule. Here a random
game of a case is played by the rules and through a face at the same time, and everything is compared after
every act. Cases are those of `sandtable.conformance`; Mondo, where all act at once, has tests of its own.

    for promise in PROMISES:
        promise(SpielFace, case)
"""

import random
from collections.abc import Callable, Iterator
from typing import Any, Final, Protocol

import numpy as np

from sandtable.conformance.cases import Case
from sandtable.core.errors import BadRequest, IllegalAction
from sandtable.core.state import State

MOST_FORBIDDEN: Final = 12  # acts tried in a position
LOOKS: Final = 16  # positions of a game in which all is dealt anew


class Face(Protocol):
    """A library's interface with one game in it."""

    def __init__(self, case: Case) -> None: ...

    def begin(self, state: State) -> None:
        """Set up a position."""

    def state(self) -> State:
        """The position that it holds."""

    def asked(self) -> int | None:
        """The seat that is asked to act; None at the end."""

    def legal(self) -> list[int]:
        """What the mask of that seat allows."""

    def row(self) -> list[int]:
        """What that seat observes."""

    def act(self, action: int) -> None: ...

    def forbids(self, action: int) -> bool:
        """Whether an act that is not legal is refused, or loses at once."""

    def rewards(self) -> list[float]:
        """By seat, after the end."""


Promise = Callable[[type[Face], Case], None]


def walk(face: Face, case: Case) -> Iterator[State]:
    """The positions of a random game, by the rules; the face goes along."""
    chance = random.Random(f"{case} faces")
    state = case.start()
    face.begin(state.copy())
    while (seat := state.next_mover()) >= 0:
        yield state
        action = chance.choice(state.legal(seat))
        face.act(action)
        state.apply(seat, action)
    yield state


def it_asks_whom_the_rules_ask(kind: type[Face], case: Case) -> None:
    face = kind(case)
    for state in walk(face, case):
        mover = state.mover()
        assert face.asked() == (mover if mover >= 0 else None), f"{state!r}: another seat is asked"


def its_acts_lead_where_the_rules_lead(kind: type[Face], case: Case) -> None:
    face = kind(case)
    for state in walk(face, case):
        if state.mover() >= 0:  # a vector deals anew after the end
            assert repr(face.state()) == repr(state), "an act led elsewhere"


def its_masks_tell_what_is_legal(kind: type[Face], case: Case) -> None:
    face = kind(case)
    for state in walk(face, case):
        if (seat := state.mover()) >= 0:
            assert face.legal() == state.legal(seat), f"{state!r}: its mask tells other acts"


def its_observations_tell_what_the_seat_knows_and_nothing_else(kind: type[Face], case: Case) -> None:
    """The same row where everything is dealt anew that the seat cannot know."""
    face, twin, chance = kind(case), kind(case), random.Random(f"{case} redeal")
    layout = case.game.observation.layout(case.seats)
    for number, state in enumerate(walk(face, case)):
        if (seat := state.mover()) < 0:
            continue
        assert face.row() == list(layout.plain(state, seat)), f"{state!r}: another observation"
        if number % LOOKS == 0:
            twin.begin(case.game.read_position(case.pieces.redeal(repr(state), seat, chance)))
            assert twin.row() == face.row(), f"{state!r}: something hidden is seen"


def what_is_not_legal_is_forbidden(kind: type[Face], case: Case) -> None:
    face, tried, chance = kind(case), kind(case), random.Random(f"{case} forbidden")
    for number, state in enumerate(walk(face, case)):
        if (seat := state.mover()) < 0 or number % LOOKS:
            continue
        others = sorted({*range(case.game.action_count)} - {*state.legal(seat)})
        for action in chance.sample(others, min(MOST_FORBIDDEN, len(others))):
            tried.begin(state.copy())
            assert tried.forbids(action), f"{state!r}: {action} is let pass"


def its_rewards_are_those_of_the_rules(kind: type[Face], case: Case) -> None:
    face = kind(case)
    *_, last = walk(face, case)
    shares = [last.result(seat) for seat in range(case.seats)]
    wanted = [(share * case.seats - 1) / (case.seats - 1) for share in shares]
    assert np.allclose(face.rewards(), wanted), f"{face.rewards()} instead of {wanted}"


PROMISES: Final[tuple[Promise, ...]] = (
    it_asks_whom_the_rules_ask,
    its_acts_lead_where_the_rules_lead,
    its_masks_tell_what_is_legal,
    its_observations_tell_what_the_seat_knows_and_nothing_else,
    what_is_not_legal_is_forbidden,
    its_rewards_are_those_of_the_rules,
)


class PettingZooFace:
    """The AEC environment."""

    def __init__(self, case: Case) -> None:
        from sandtable.envs.pettingzoo import raw_env

        self.env = raw_env(case.game.name, seats=case.seats, **dict(case.options))
        self.seats = case.seats

    def begin(self, state: State) -> None:
        self.env.reset(seed=1)
        self.env.sitting.state = state
        self.env.agent_selection = self.env.next_agent()

    def state(self) -> State:
        found: State = self.env.sitting.state
        return found

    def asked(self) -> int | None:
        agent = self.env.agent_selection
        return None if self.env.terminations[agent] else self.env.possible_agents.index(agent)

    def seen(self) -> Any:
        return self.env.observe(self.env.agent_selection)

    def legal(self) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.seen()["action_mask"])]

    def row(self) -> list[int]:
        return [int(byte) for byte in self.seen()["observation"]]

    def act(self, action: int) -> None:
        self.env.step(action)

    def forbids(self, action: int) -> bool:
        return refuses(lambda: self.env.step(action), self.state)

    def rewards(self) -> list[float]:
        return [float(self.env.rewards[agent]) for agent in self.env.possible_agents]


class GymnasiumFace:
    """One environment for each seat; in each the acts of the others are given."""

    def __init__(self, case: Case) -> None:
        import gymnasium

        from sandtable.envs.gymnasium import SeatEnv

        id = f"sandtable/{case.game.title}-v{case.game.version}"
        self.envs: list[Any] = []
        for seat in range(case.seats):
            chosen: dict[str, Any] = {"seat": seat, "seats": case.seats, **dict(case.options)}
            env = gymnasium.make(id, **chosen).unwrapped
            assert isinstance(env, SeatEnv)
            env.reset(seed=1)
            env.let_bots_act = lambda: None  # type: ignore[method-assign]
            self.envs.append(env)
        self.ends = [0.0] * case.seats

    def begin(self, state: State) -> None:
        for env in self.envs:
            env.sitting.state, env.sitting.last = state.copy(), -1

    def state(self) -> State:
        found: State = self.envs[0].sitting.state
        return found

    def asked(self) -> int | None:
        asked = {env.sitting.actor() for env in self.envs}
        assert len(asked) == 1, "the seats do not agree on whose turn it is"
        found: int | None = asked.pop()
        return found

    def seen(self) -> Any:
        return self.envs[self.asked() or 0].observed()[0]

    def legal(self) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.seen()["action_mask"])]

    def row(self) -> list[int]:
        return [int(byte) for byte in self.seen()["observation"]]

    def act(self, action: int) -> None:
        """The seat on turn steps its environment; in the others its act is given."""
        seat = self.asked()
        for own, env in enumerate(self.envs):
            if own == seat:
                _, self.ends[own], ended, _, _ = env.step(action)
                assert ended == env.sitting.is_over(), "it ends when the game does not"
            else:
                env.sitting.act(seat, action)
                self.ends[own] = float(env.sitting.reward(own))

    def forbids(self, action: int) -> bool:
        env = self.envs[self.asked() or 0]
        before = repr(env.sitting.state)
        _, reward, ended, _, info = env.step(action)
        return (reward, ended, info.get("illegal"), repr(env.sitting.state)) == (-1.0, True, True, before)

    def rewards(self) -> list[float]:
        return self.ends


class SpielFace:
    """OpenSpiel's state."""

    def __init__(self, case: Case) -> None:
        import pyspiel

        import sandtable.envs.openspiel  # noqa: F401

        self.layout = case.game.observation.layout(case.seats)
        self.game = pyspiel.load_game(f"python_sandtable_{case.game.name}(players={case.seats},deals=2)")

    def begin(self, state: State) -> None:
        self.spiel = self.game.new_initial_state()
        self.spiel.apply_action(0)
        self.spiel.state = state

    def state(self) -> State:
        found: State = self.spiel.state
        return found

    def asked(self) -> int | None:
        return None if self.spiel.is_terminal() else int(self.spiel.current_player())

    def legal(self) -> list[int]:
        mask = self.spiel.legal_actions_mask()
        found = [action for action, legal in enumerate(mask) if legal]
        assert found == self.spiel.legal_actions()
        return found

    def row(self) -> list[int]:
        """OpenSpiel has the fields alone, without what fills up words between them."""
        told = iter(self.spiel.observation_tensor(self.asked() or 0))
        found = [0] * self.layout.size
        for field in self.layout.fields:
            found[field.start : field.start + field.size] = [int(next(told)) for _ in range(field.size)]
        assert next(told, None) is None, "it tells more than the fields"
        return found

    def act(self, action: int) -> None:
        """On a copy, as searches do: what is copied must be all there is."""
        held, self.spiel = self.spiel, self.spiel.clone()
        before = str(held)
        self.spiel.apply_action(action)
        assert str(held) == before, "a copy shares something"

    def forbids(self, action: int) -> bool:
        return action not in self.legal() and refuses(lambda: self.spiel.apply_action(action), self.state)

    def rewards(self) -> list[float]:
        return [float(share) for share in self.spiel.returns()]


class VectorFace:
    """The first of two games that are stepped together."""

    def __init__(self, case: Case) -> None:
        from sandtable.learning.vector import vector_of

        self.games = vector_of(case.game.name, 2, seats=case.seats, seed=3, **dict(case.options))
        self.ended = False

    def begin(self, state: State) -> None:
        self.ended = False
        self.games.many.set_up(0, state)

    def state(self) -> State:
        return self.games.many.states[0]

    def asked(self) -> int | None:
        return None if self.ended else int(self.games.movers[0])

    def legal(self) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.games.masks[0])]

    def row(self) -> list[int]:
        return [int(byte) for byte in self.games.observations[0]]

    def act(self, action: int) -> None:
        acts = self.games.sample()
        acts[0] = action
        self.games.step(acts)
        self.ended = bool(self.games.ended[0])

    def forbids(self, action: int) -> bool:
        return refuses(lambda: self.act(action), self.state)

    def rewards(self) -> list[float]:
        return [float(share) for share in self.games.rewards[0]]


FACES: Final[tuple[type[Face], ...]] = (PettingZooFace, GymnasiumFace, SpielFace, VectorFace)


def refuses(work: Callable[[], object], state: Callable[[], State]) -> bool:
    """Whether something is refused and changes nothing."""
    before = repr(state())
    try:
        work()
    except (IllegalAction, BadRequest, RuntimeError):
        return repr(state()) == before
    return False
