"""PettingZoo: every game as an AEC environment, and games where all act at once as a Parallel one.

    from sandtable.envs import pettingzoo

    env = pettingzoo.env("mandala")
    env = pettingzoo.parallel_env("mondo", seats=3)

Agents are seat_0, seat_1, …; an observation is a dict of `observation` (bytes, see `game.observation`) and
`action_mask`. An act that is not legal ends the game in `env`, and raises in `raw_env`.
"""

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from sandtable.core.errors import BadRequest
from sandtable.core.game import AnyGame, Choice
from sandtable.envs.sitting import Sitting
from sandtable.games import game as find_game

ILLEGAL_REWARD = -1.0


def env(game: str, seats: int | None = None, **settings: Any) -> AECEnv:
    """A game with the usual wrappers: who does what is not legal loses."""
    found = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **settings), illegal_reward=ILLEGAL_REWARD)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


def raw_env(game: str, seats: int | None = None, **settings: Any) -> "TableEnv":
    """The same without wrappers."""
    return TableEnv(find_game(game), seats, **settings)


def parallel_env(game: str, seats: int | None = None, **settings: Any) -> "AtOnceEnv":
    """A game where all act at once."""
    return AtOnceEnv(find_game(game), seats, **settings)


class Seats:
    """What both kinds share: agents, spaces and how a game is dealt."""

    def __init__(self, game: AnyGame, seats: int | None, render_mode: str | None, options: dict[str, Choice]):
        self.game = game
        self.seats = max(2, game.min_seats) if seats is None else seats
        self.options = game.complete(self.seats, options)
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.layout = game.observation.layout(self.seats)
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.layout.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8),
            }
        )
        self.seed: np.random.Generator = np.random.default_rng(secrets.randbits(64))

    def deal(self, seed: int | None) -> Sitting:
        """A new game: a seed begins a series of deals, and without one the series goes on."""
        if seed is not None:
            self.seed = np.random.default_rng(seed)
        return Sitting(self.game, self.seats, self.options, int(self.seed.integers(2**63)))


def metadata_of(game: AnyGame, parallel: bool) -> dict[str, Any]:
    name = f"sandtable_{game.name}_v{game.version}"
    return {"name": name, "render_modes": ["ansi"], "is_parallelizable": parallel}


class TableEnv(AECEnv):  # type: ignore[misc]
    """One seat after the other."""

    def __init__(
        self, game: AnyGame, seats: int | None = None, render_mode: str | None = None, **options: Choice
    ) -> None:
        super().__init__()
        self.table = Seats(game, seats, render_mode, options)
        self.metadata = metadata_of(game, False)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        actions = game.action_count
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.table.space)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.sitting = self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.next_agent()

    def next_agent(self) -> str:
        seat = self.sitting.actor()
        return self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.sitting.observation(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        if action is None:
            raise BadRequest(f"{agent} is to act")
        self._cumulative_rewards[agent] = 0.0
        self.sitting.act(self.possible_agents.index(agent), int(action))
        self.agent_selection = self.next_agent()
        over = self.sitting.is_over()
        for seat, one in enumerate(self.agents):
            self.rewards[one] = self.sitting.reward(seat)
            self.terminations[one] = over
        self._accumulate_rewards()

    def render(self) -> str | None:
        return None if self.render_mode is None else str(self.sitting.state)

    def close(self) -> None:
        """There is nothing to close."""


class AtOnceEnv(ParallelEnv):  # type: ignore[misc]
    """Everybody acts in the same moment, in an order that goes round; what is no longer possible is lost.

    Two who reach for one tile: the first gets it. A seat that may not act now is not among the agents'
    legal acts, and whatever is given for it is passed over.
    """

    def __init__(
        self, game: AnyGame, seats: int | None = None, render_mode: str | None = None, **options: Choice
    ) -> None:
        if not game.nature.at_once:
            raise BadRequest(f"in {game.title} seats take turns: use env(), the AEC environment")
        self.table = Seats(game, seats, render_mode, options)
        self.metadata = metadata_of(game, True)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.spaces_of_acts = {agent: spaces.Discrete(game.action_count) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.moment = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.table.space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.spaces_of_acts[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.sitting = self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.moment = 0
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Any]:
        return {agent: self.sitting.observation(seat) for seat, agent in enumerate(self.agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        for turn in range(self.table.seats):
            seat = (self.moment + turn) % self.table.seats
            action = actions.get(self.possible_agents[seat])
            if action is not None and self.sitting.state.is_legal(seat, int(action)):
                self.sitting.state.apply(seat, int(action), self.sitting.at)
        self.moment += 1
        self.sitting.pass_time()
        self.sitting.actors()
        over = self.sitting.is_over()
        observations = self.observations()
        rewards = {agent: self.sitting.reward(seat) for seat, agent in enumerate(self.agents)}
        ends = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, False)
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        return observations, rewards, ends, cut, infos

    def render(self) -> str | None:
        return None if self.render_mode is None else str(self.sitting.state)

    def close(self) -> None:
        """There is nothing to close."""
