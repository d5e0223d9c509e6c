"""Many games at once, as arrays.

    games = sandtable.vector("mandala", 256, opponents="random")
    while learning:
        actions = choose(games.observations, games.masks)
        games.step(actions)
        learn(games.rewards, games.ended)

Rows of all arrays are games. A game that ends is dealt anew in the same step: `ended` says so, `rewards`
tell what it was worth, and the row already shows the new one.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sandtable.core.errors import BadRequest
from sandtable.core.game import AnyGame, Choice
from sandtable.core.observation import bytes_of
from sandtable.core.view import View
from sandtable.games import game as find_game
from sandtable.learning.many import CHANCE, GUEST, LEARNER, Many
from sandtable.players import Budget, Player, make

Opponents = str | Player | Mapping[int, str | Player] | None
ALTERNATE = "alternate"
RANDOM = "random"


class Vector:
    """n games, one step at a time.

    observations  what the seat to act knows: (games, bytes), uint8; `layout` says what stands where
    masks         its legal acts: (games, action_count), uint8
    movers        which seat that is: (games,)
    rewards       by seat, of games that ended in this step: (games, seats), from −1 to 1
    ended         1 where a game ended in this step: (games,)
    lengths       acts in the game under way: (games,)
    """

    def __init__(
        self,
        game: AnyGame,
        n: int,
        seats: int | None = None,
        *,
        opponents: Opponents = None,
        seat: int | str = ALTERNATE,
        seed: int = 0,
        budget: Budget = Budget(),  # noqa: B008
        blind: bool = False,
        **options: Choice,
    ) -> None:
        if n < 1:
            raise BadRequest(f"a vector has at least one game, not {n}")
        self.game = game
        self.seats = max(2, game.min_seats) if seats is None else seats
        chosen = game.complete(self.seats, options)
        self.guests = guests(game, opponents, self.seats)
        self.budget = budget
        self.seeds = np.random.default_rng(seed)
        roles = [role for row in range(n) for role in self.roles(row, seat, opponents is not None)]
        self.many = Many(game, n, self.seats, chosen, roles, seed, blind)
        self.layout = game.observation.layout(self.seats)
        self.observations: NDArray[np.uint8] = bytes_of(self.many.rows.observations).reshape(n, -1)
        masks: NDArray[np.uint8] = bytes_of(self.many.rows.masks).reshape(n, -1)
        self.masks = masks[:, : game.action_count]
        self.movers = look(self.many.movers, np.int64)
        self.rewards = look(self.many.rewards, np.float64).reshape(n, self.seats)
        self.ended = look(self.many.ended, np.int64)
        self.lengths = look(self.many.lengths, np.int64)
        self.ask_guests()

    def __len__(self) -> int:
        return int(self.many.games)

    def roles(self, row: int, seat: int | str, has_opponents: bool) -> Iterator[int]:
        """Who acts for each seat of a game."""
        learner = row % self.seats if seat == ALTERNATE else seat
        for one in range(self.seats):
            if not has_opponents or one == learner:
                yield LEARNER
            else:
                yield GUEST if one in self.guests else CHANCE

    def step(self, actions: Any) -> None:
        """An action for every game; raises BadRequest for one that is not legal, and changes nothing then."""
        self.many.step(as_bytes(actions))
        self.ask_guests()

    def ask_guests(self) -> None:
        while self.many.waiting:
            for n in self.many.waiting_games():
                state, seat = self.many.states[n], int(self.movers[n])
                seed = int(self.seeds.integers(2**63))
                self.many.act_for_guest(n, self.guests[seat].act(state.view(seat), self.budget, seed))

    def views(self) -> list[View]:
        """What the seat to act sees of each game, as bots are given it: who learns from one may ask it."""
        return [
            state.view(int(seat)) for state, seat in zip(self.many.states, self.movers.tolist(), strict=True)
        ]

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the other."""
        chosen: NDArray[np.int64] = look(self.many.sample(), np.int64).copy()
        return chosen


def as_bytes(actions: Any) -> bytes:
    return np.ascontiguousarray(actions, dtype="<i8").tobytes()


def look(buffer: Any, kind: type) -> Any:
    """A buffer as an array, without copying."""
    return np.frombuffer(buffer, dtype=kind)


def guests(game: AnyGame, opponents: Opponents, seats: int) -> dict[int, Player]:
    """The players that are asked; those who play at random are not."""
    if opponents is None:
        return {}
    by_seat = dict(opponents) if isinstance(opponents, Mapping) else dict.fromkeys(range(seats), opponents)
    named = {seat: who for seat, who in by_seat.items() if who != RANDOM}
    return {seat: make(game.name, who) if isinstance(who, str) else who for seat, who in named.items()}


def vector_of(game: str, n: int, **settings: Any) -> Vector:
    return Vector(find_game(game), n, **settings)
