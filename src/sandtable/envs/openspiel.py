"""OpenSpiel: the games of turns as registered Python games.

    import pyspiel
    import sandtable.envs.openspiel  # registers python_sandtable_patterns and the others

    game = pyspiel.load_game("python_sandtable_mandala")
    game = pyspiel.load_game("python_sandtable_mottainai(players=3,deals=100)")

All chance is in one chance node at the root, which draws one of `deals` deals; whatever is shuffled later
follows from it. So a history is a list of numbers that can be replayed, and states can be written down.
An information state is what the seat knows now and, as one number, all that it saw before: 16 bytes after those of
the observation. Who looks at positions alone asks for observations (`ObservationType.OBSERVATION` in OpenSpiel's
`rl_environment`).

Names of games carry no version: `game.get_parameters()["rules"]` is that of the rules.
"""

import hashlib
import json
from typing import Any, Final

import numpy as np
import pyspiel

from sandtable.core.chance import FastChance
from sandtable.core.game import AnyGame
from sandtable.core.state import State
from sandtable.games import NAMES
from sandtable.games import game as find_game
from sandtable.players.bots import can_be_searched

DEALS: Final = 1000
LONGEST: Final = 20_000  # acts of a game
PAST: Final = 16  # bytes that stand for all that a seat saw

# How far the past of a seat was looked at: acts, what it saw as one number, and the position there.
Walk = tuple[int, bytes, State | None]


def short_name(game: AnyGame) -> str:
    return f"python_sandtable_{game.name}"


def type_of(game: AnyGame) -> pyspiel.GameType:
    """What OpenSpiel asks about a game."""
    hidden = game.nature.hidden
    knowledge = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"{game.title} (Sandtable)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=knowledge.IMPERFECT_INFORMATION if hidden else knowledge.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, game.min_seats), "deals": DEALS, "rules": game.version},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours under OpenSpiel's interface."""

    def __init__(self, game: AnyGame, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.table = game
        self.seats = int(chosen.get("players", max(2, game.min_seats)))
        self.deals = int(chosen.get("deals", DEALS))
        self.layout = game.observation.layout(self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), info, chosen)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self, iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position under OpenSpiel's interface; before the deal there is none.

    OpenSpiel copies what stands in it deeply, so that is little more than the state.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.table.name
        self.seats = game.seats
        self.deals = game.deals
        self.state: State | None = None
        self.walks: dict[int, Walk] = {}

    def current_player(self) -> int:
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        mover = self.state.mover()
        return int(pyspiel.PlayerId.TERMINAL) if mover < 0 else int(mover)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.state is None else self.state.legal(player)

    def _apply_action(self, action: int) -> None:
        self.state = self.after(self.state, action)

    def after(self, state: State | None, action: int) -> State:
        """A state, changed by an act; without one, a deal."""
        if state is None:
            game = find_game(self.table)
            return game.deal(self.seats, game.complete(self.seats, {}), FastChance(action))
        state.apply(state.mover(), action)
        return state

    def past(self, player: int) -> bytes:
        """All that a seat saw on the way here, as one number. It goes on from where it was asked for last."""
        done, seen, state = self.walks.get(player, (0, b"", None))
        history = self.history()
        for action in history[done:]:
            state = self.after(state, action)
            seen = hashlib.sha256(seen + told(state, player).encode()).digest()[:PAST]
        self.walks[player] = len(history), seen, state
        return seen

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.state is None or player < 0 else self.state.write(action)

    def is_terminal(self) -> bool:
        return self.state is not None and self.state.mover() < 0

    def returns(self) -> list[float]:
        if self.state is None or not self.is_terminal():
            return [0.0] * self.seats
        shares = [self.state.result(seat) for seat in range(self.seats)]
        return [(share * self.seats - 1.0) / (self.seats - 1) for share in shares]

    def __str__(self) -> str:
        return "not dealt yet" if self.state is None else repr(self.state)


class SpielObserver:
    """What a seat knows: bytes as floats, the view as text; with perfect recall all views so far."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.game = game
        self.remembers = kind is not None and kind.perfect_recall
        size = game.layout.size
        self.tensor = np.zeros(size + PAST if self.remembers else size, np.float32)
        self.now, self.before = self.tensor[:size], self.tensor[size:]
        self.dict = game.layout.split(self.now) | ({"past": self.before} if self.remembers else {})

    def set_from(self, state: SpielState, player: int) -> None:
        if state.state is None:
            self.tensor.fill(0)
            return
        self.now[:] = self.game.layout.array(state.state, player)
        if self.remembers:
            self.before[:] = list(state.past(player))

    def string_from(self, state: SpielState, player: int) -> str:
        if state.state is None:
            return ""
        now = told(state.state, player)
        return f"{state.past(player).hex()} {now}" if self.remembers else now


def told(state: State, seat: int) -> str:
    """A view as text."""
    return json.dumps(state.view(seat), separators=(",", ":"))


def maker(game: AnyGame) -> type[SpielGame]:
    """The class that OpenSpiel makes games of."""

    class OwnGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return OwnGame


def register() -> None:
    """Make the games of turns known as python_sandtable_<game>."""
    known = set(pyspiel.registered_names())
    for game in map(find_game, NAMES):
        if can_be_searched(game.nature) and short_name(game) not in known:
            pyspiel.register_game(type_of(game), maker(game))


register()
