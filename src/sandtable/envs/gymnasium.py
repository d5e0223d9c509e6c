"""Gymnasium: one seat against bots, alone or many at once.

    import gymnasium
    import sandtable.envs.gymnasium  # registers sandtable/Patterns-v1 and the others

    env = gymnasium.make("sandtable/Mandala-v1", against="level2")
    envs = gymnasium.make_vec("sandtable/Mandala-v1", num_envs=64)

An observation is a dict of `observation` (bytes, see `game.observation`) and `action_mask`. An act that is
not legal loses the game at once; in the vector environment it raises.
"""

import secrets
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from sandtable.core.game import Choice
from sandtable.envs.sitting import Sitting
from sandtable.games import NAMES
from sandtable.games import game as find_game
from sandtable.learning.vector import Vector
from sandtable.players import Budget, make

Observed = dict[str, Any]


def space_of(size: int, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class SeatEnv(gymnasium.Env[Observed, int]):
    """One seat; the others are played by a bot. `seat` None is by lot, game by game."""

    def __init__(
        self,
        game: str,
        *,
        against: str = "random",
        seat: int | None = None,
        seats: int | None = None,
        budget: Budget = Budget(),  # noqa: B008
        render_mode: str | None = None,
        **options: Choice,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"]}
        self.game = find_game(game)
        self.seats = max(2, self.game.min_seats) if seats is None else seats
        self.options = self.game.complete(self.seats, options)
        self.bot = make(game, against)
        self.budget = budget
        self.chosen_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        size = self.game.observation.layout(self.seats).size
        self.observation_space = space_of(size, self.game.action_count)
        self.action_space = spaces.Discrete(self.game.action_count)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        lot = int(self.np_random.integers(self.seats))
        self.seat = lot if self.chosen_seat is None else self.chosen_seat
        self.sitting = Sitting(self.game, self.seats, self.options, int(self.np_random.integers(2**63)))
        self.let_bots_act()
        return self.observed()

    def observed(self) -> tuple[Observed, dict[str, Any]]:
        seen = self.sitting.observation(self.seat)
        return seen, {"action_mask": seen["action_mask"], "seat": self.seat}

    def let_bots_act(self) -> None:
        while (seat := self.sitting.actor()) is not None and seat != self.seat:
            seed = int(self.np_random.integers(2**63))
            self.sitting.act(seat, self.bot.act(self.sitting.state.view(seat), self.budget, seed))

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        if not self.sitting.state.is_legal(self.seat, int(action)):
            seen, info = self.observed()
            return seen, -1.0, True, False, {**info, "illegal": True}
        self.sitting.act(self.seat, int(action))
        self.let_bots_act()
        seen, info = self.observed()
        return seen, float(self.sitting.reward(self.seat)), self.sitting.is_over(), False, info

    def render(self) -> Any:
        return None if self.render_mode is None else str(self.sitting.state)


class SeatVectorEnv(VectorEnv[Observed, Any, Any]):
    """Many games stepped together (`sandtable.vector`). A game that ends is dealt anew in the same step.

    The last position of a game is not shown: its reward is all there is to learn from it.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        against: str = "random",
        seats: int | None = None,
        budget: Budget = Budget(),  # noqa: B008
        **options: Any,
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.make: dict[str, Any] = {"seats": seats, "opponents": against, "budget": budget, **options}
        self.game = find_game(game)
        table = max(2, self.game.min_seats) if seats is None else seats
        size = self.game.observation.layout(table).size
        self.single_observation_space = space_of(size, self.game.action_count)
        self.single_action_space = spaces.Discrete(self.game.action_count)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self.own_seats = np.arange(num_envs) % table

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        chosen = secrets.randbits(60) if seed is None else int(seed)
        self.vector = Vector(self.game, self.num_envs, seed=chosen, **self.make)
        return self.observed(), {}

    def observed(self) -> Observed:
        return {
            "observation": self.vector.observations.copy(),
            "action_mask": self.vector.masks.astype(np.int8),
        }

    def step(self, actions: Any) -> tuple[Observed, Any, Any, Any, dict[str, Any]]:
        self.vector.step(actions)
        rewards = self.vector.rewards[np.arange(self.num_envs), self.own_seats]
        ended = self.vector.ended.astype(bool)
        return self.observed(), rewards, ended, np.zeros(self.num_envs, bool), {}


def register() -> None:
    """Make the games known as sandtable/<Title>-v<version of the rules>."""
    for name in NAMES:
        game = find_game(name)
        gymnasium.register(
            id=f"sandtable/{game.title}-v{game.version}",
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:SeatVectorEnv",
            kwargs={"game": name},
        )


register()
