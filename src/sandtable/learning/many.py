"""Many games stepped in one call, in compiled code. `vector.py` wraps it in arrays.

Everything stands in buffers that numpy looks at without copying: for game n, row n of each.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import BYTE
from sandtable.core.chance import FastChance
from sandtable.core.errors import BadRequest
from sandtable.core.game import AnyGame, Options
from sandtable.core.observation import Rows
from sandtable.core.state import State

# Who acts for a seat.
LEARNER: Final = 0
CHANCE: Final = 1  # any legal act, drawn here
GUEST: Final = 2  # a player that is asked from outside

ACTION: Final = 8  # bytes of an action


class Many:
    """Games side by side. After every step each waits for a learner or for a guest."""

    def __init__(
        self,
        game: AnyGame,
        games: i64,
        seats: int,
        options: Options,
        roles: list[int],
        seed: int,
        blind: bool = False,
    ) -> None:
        layout = game.observation.layout(seats)
        self.game = game
        self.blind = blind  # nothing is written for a learner: what stepping alone costs
        self.observation = layout.observation
        self.games = games
        self.seats: i64 = seats
        self.options = options
        self.chance = FastChance(seed)
        self.lots = FastChance(seed + 1)  # who asks for a sample changes no deal
        self.action_count: i64 = game.action_count
        self.rows = Rows(layout.observation, seats, games, game.action_count)
        self.masks, self.mask_words = self.rows.masks, self.rows.mask_words
        self.movers = vec[i64]([0] * int(games))
        self.rewards = vec[float]([0.0] * int(games * self.seats))
        self.ended = vec[i64]([0] * int(games))  # 1 where a game ended in this step
        self.lengths = vec[i64]([0] * int(games))  # acts in the game under way
        self.roles = vec[i64](roles)  # by game and seat
        self.waiting: i64 = 0  # games that wait for a guest
        self.states: list[State] = [self.deal() for _ in range(games)]
        n: i64 = 0
        while n < games:
            self.go_on(n)
            n += 1

    def deal(self) -> State:
        return self.game.deal(self.seats, self.options, self.chance)

    def set_up(self, n: i64, state: State) -> None:
        """Another position in a row."""
        self.states[n] = state
        self.rows.forget(n)
        self.go_on(n)

    # Steps

    def step(self, actions: bytes) -> None:
        """An act in every game: 64-bit numbers, the lowest byte first; raises BadRequest before anything is changed."""
        if len(actions) != self.games * ACTION:
            raise BadRequest(f"{self.games} games need {self.games} actions")
        wrong = self.first_illegal(actions)
        if wrong >= 0:
            raise self.not_legal(wrong, read_i64_le(actions, wrong * ACTION))
        self.act_all(actions)

    def first_illegal(self, actions: bytes) -> i64:
        """The first game whose action is not legal; −1 if there is none."""
        n: i64 = 0
        while n < self.games:
            if not self.allows(n, read_i64_le(actions, n * ACTION)):
                return n
            n += 1
        return -1

    def allows(self, n: i64, action: i64) -> bool:
        if self.blind:
            return self.states[n].is_legal(self.movers[n], action)
        if action < 0 or action >= self.action_count:
            return False
        return self.masks[n * self.mask_words + (action >> 3)] & BYTE[action & 7] != 0

    def not_legal(self, n: i64, action: i64) -> BadRequest:
        return BadRequest(f"game {n}: action {action} is not legal for seat {self.movers[n]}")

    def act_all(self, actions: bytes) -> None:
        """The same for actions that are known to be legal."""
        self.clear()
        n: i64 = 0
        while n < self.games:
            self.act(n, read_i64_le(actions, n * ACTION))
            n += 1

    def clear(self) -> None:
        """Forget the rewards and ends of the step before."""
        ended, rewards, seats = self.ended, self.rewards, self.seats
        n: i64 = 0
        while n < self.games:
            if ended[n]:
                ended[n] = 0
                place = n * seats
                while place < (n + 1) * seats:
                    rewards[place] = 0.0
                    place += 1
            n += 1

    def act(self, n: i64, action: i64) -> None:
        self.states[n].play(self.movers[n], action, 0)
        self.lengths[n] += 1
        self.go_on(n)

    def go_on(self, n: i64) -> None:
        """Until a learner or a guest is to act; a game that is over is dealt anew."""
        state = self.states[n]
        mover = state.next_mover()
        first = n * self.seats
        while mover < 0 or self.roles[first + mover] == CHANCE:
            if mover < 0:
                self.end(n, state)
                state = self.deal()
                self.states[n] = state
                self.rows.forget(n)
            else:
                state.play(mover, state.random_choice(mover, self.chance), 0)
                self.lengths[n] += 1
            mover = state.next_mover()
        self.movers[n] = mover
        if self.roles[first + mover] == GUEST:
            self.waiting += 1
            return
        if self.blind:
            return
        self.observation.rewrite(state, mover, self.rows, n)

    def end(self, n: i64, state: State) -> None:
        """What the game was worth: from −1 to 1, all seats together nothing; alone from 0 to 1."""
        seats = self.seats
        seat: i64 = 0
        while seat < seats:
            share = state.result(seat)
            if seats == 2:
                share = 2.0 * share - 1.0
            elif seats > 2:
                share = (share * int(seats) - 1.0) / (int(seats) - 1)
            self.rewards[n * seats + seat] = share
            seat += 1
        self.ended[n] = 1
        self.lengths[n] = 0

    def sample(self) -> vec[i64]:
        """A legal act for each game, each as likely as the other."""
        found = vec[i64]([0] * self.games)
        n: i64 = 0
        while n < self.games:
            found[n] = self.states[n].random_choice(self.movers[n], self.lots)
            n += 1
        return found

    # Guests

    def waiting_games(self) -> list[int]:
        """The games in which a guest is to act."""
        roles, movers = self.roles, self.movers
        return [n for n in range(self.games) if roles[n * self.seats + movers[n]] == GUEST]

    def act_for_guest(self, n: i64, action: i64) -> None:
        """Carry out a guest's act; raises IllegalAction."""
        state = self.states[n]
        if not state.is_legal(self.movers[n], action):
            state.apply(self.movers[n], action)
        self.waiting -= 1
        self.act(n, action)
