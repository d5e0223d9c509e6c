"""Bots at one Mondo table, each at its own pace, as fast as they can be computed.

The time is the table's: a bot's act comes when its delay has passed, and the clock ticks at its deadlines.
"""

import heapq
from collections.abc import Iterator

from sandtable.core.game import Game, State
from sandtable.core.record import CLOCK, TICK, Entry
from sandtable.players.mondo.player import MondoPlayer
from sandtable.players.player import Budget

BUDGET = Budget()


class Match:
    """A table and its bots. `waiting` has when each of them will act next."""

    def __init__(self, game: Game, state: State, bots: list[MondoPlayer], seed: int) -> None:
        self.game = game
        self.state = state
        self.bots = bots
        self.seed = seed
        self.waiting: list[tuple[int, int, int]] = []  # when, the seed of the look, and the seat
        self.call_all(0)

    def play(self) -> Iterator[Entry]:
        """Every act and tick of the game, in order, each already carried out."""
        while self.state.outcome() is None:
            deadline = self.state.deadline()
            if deadline is not None and (not self.waiting or self.waiting[0][0] >= deadline):
                yield self.tick(deadline)
            else:
                yield self.act(*heapq.heappop(self.waiting))

    def tick(self, at: int) -> Entry:
        self.state.tick(at)
        self.call_all(at)
        return Entry(CLOCK, at, TICK)

    def act(self, at: int, seed: int, seat: int) -> Entry:
        action = self.bots[seat].act(self.state.view(seat), BUDGET, seed)
        text = self.game.write(self.state, action)
        running = self.state.deadline()
        self.state.apply(seat, action, at)
        if self.state.deadline() == running:
            self.call(seat, at)
        else:
            self.call_all(at)  # a round began or ended
        return Entry(seat, at, text)

    def call_all(self, at: int) -> None:
        self.waiting = []
        for seat in self.state.actors():
            self.call(seat, at)

    def call(self, seat: int, at: int) -> None:
        """Let a bot look, if it may act at all."""
        if seat in self.state.actors():
            self.seed += 1
            delay = self.bots[seat].delay(self.state.view(seat), self.seed)
            heapq.heappush(self.waiting, (at + delay, self.seed, seat))
