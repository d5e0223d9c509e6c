"""One game between players: a pure function of its job, but for the time that was needed.

Time is the table's own: an act comes when its player's delay is over, however long it was thought about.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sandtable.arena.match import Job
from sandtable.core.log import CLOCK, TICK, Entry
from sandtable.core.outcome import Outcome
from sandtable.core.record import Record
from sandtable.core.view import View
from sandtable.games import game as find_game
from sandtable.guests import bring
from sandtable.players import Budget, Player
from sandtable.players.delays import delay_of

MOST_ACTS: Final = 20_000


@dataclass(frozen=True)
class Played:
    """How a game went. An error means that it counts for nobody; the record tells how far it came."""

    number: int  # of the job
    scores: tuple[int, ...] | None
    winners: tuple[int, ...]
    reason: str
    acts: tuple[int, ...]  # by seat
    seconds: tuple[float, ...]  # thought by each seat
    record: str
    error: str | None = None

    def share(self, seat: int) -> float:
        """1 for a win, 0 for a loss, a share for a shared win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Fault(Exception):
    """A player or a game failed; the game ends here."""


def play(job: Job) -> Played:
    """Play a whole game. Whatever a player does wrong becomes the error of the result."""
    try:
        sitting = Sitting(job)
    except Exception as problem:
        return lost(job, f"it cannot begin: {problem}")
    try:
        return sitting.result(sitting.play(), None)
    except Fault as fault:
        return sitting.result(None, str(fault))


def lost(job: Job, problem: str) -> Played:
    """The result of a game whose worker did not come back."""
    nothing = (0,) * len(job.seated)
    text = f"game {job.number}, seed {job.seed}, {' – '.join(job.names)}: {problem}"
    return Played(job.number, None, (), "", nothing, nothing, "", text)


class Sitting:
    """A game under way."""

    def __init__(self, job: Job) -> None:
        seats = len(job.seated)
        self.job = job
        self.game = find_game(job.game)
        self.players = [bring(job.game, name) for name in job.names]
        self.state = self.game.start(seats, job.seed, **job.options)
        self.record = Record(job.game, seats, dict(job.options), job.seed, rules=self.game.version)
        self.ready: dict[int, int] = {}  # when the seats that may act will do so
        self.acts = [0] * seats
        self.seconds = [0.0] * seats
        self.at = 0

    def play(self) -> Outcome:
        while (outcome := self.state.outcome()) is None:
            if len(self.record.entries) == MOST_ACTS:
                raise self.fault(f"the game does not end: {MOST_ACTS} acts were played")
            self.step()
        self.record.scores = outcome.scores
        return outcome

    def step(self) -> None:
        """The clock's turn, or that of the seat that is ready first."""
        actors = self.state.actors()
        self.ready = {seat: self.ready[seat] if seat in self.ready else self.plan(seat) for seat in actors}
        seat = min(actors, key=lambda seat: self.ready[seat], default=CLOCK)
        deadline = self.state.deadline()
        if deadline is not None and (seat == CLOCK or self.ready[seat] >= deadline):
            self.tick(deadline)
        elif seat == CLOCK:
            raise self.fault("nobody may act and no clock runs, but the game is not over")
        else:
            self.act(seat, max(self.at, self.ready.pop(seat)))

    def plan(self, seat: int) -> int:
        """When a seat will act that may do so from now on."""
        return self.at + self.ask(seat, lambda player, view, seed: delay_of(player, view, seed))

    def tick(self, at: int) -> None:
        self.at = max(self.at, at)
        self.state.tick(self.at)
        self.record.entries.append(Entry(CLOCK, self.at, TICK))

    def act(self, seat: int, at: int) -> None:
        action = self.choose(seat)
        try:
            text = self.game.write(self.state, action)
            self.state.apply(seat, action, at)
        except Exception as problem:
            raise self.fault(f"{self.who(seat)} chose the forbidden act {action!r}: {problem}") from problem
        self.record.entries.append(Entry(seat, at, text))
        self.acts[seat] += 1
        self.at = at

    def choose(self, seat: int) -> int:
        start = time.perf_counter()
        try:
            return self.ask(seat, lambda player, view, seed: player.act(view, Budget(), seed))
        finally:
            self.seconds[seat] += time.perf_counter() - start

    def ask(self, seat: int, question: Callable[[Player, View, int], int]) -> int:
        """A player's answer about its next act, from its view and that act's seed."""
        seed = self.job.act_seed(seat, self.acts[seat])
        try:
            return question(self.players[seat], self.state.view(seat), seed)
        except Exception as problem:
            told = f"{type(problem).__name__}: {problem}"
            raise self.fault(f"{self.who(seat)} crashed: {told}") from problem

    def who(self, seat: int) -> str:
        return f"{self.job.names[seat]} in seat {seat}"

    def fault(self, problem: str) -> Fault:
        job, act = self.job, len(self.record.entries) + 1
        return Fault(f"game {job.number}, seed {job.seed}, act {act}: {problem}")

    def result(self, outcome: Outcome | None, error: str | None) -> Played:
        return Played(
            self.job.number,
            outcome.scores if outcome else None,
            outcome.winners if outcome else (),
            outcome.reason if outcome else "",
            tuple(self.acts),
            tuple(self.seconds),
            self.record.write(),
            error,
        )
