"""What the strongest bot does with a deal: a job for a worker process."""

from collections.abc import Iterator
from typing import Final

from sandtable.core.course import Course
from sandtable.core.game import Options
from sandtable.core.log import CLOCK, TICK, Entry
from sandtable.core.record import Record
from sandtable.games import game as find_game
from sandtable.players import Budget, make
from sandtable.players.advice import adviser_of
from sandtable.players.delays import delay_of
from sandtable.server.bots import seed_of

MOST_ACTS: Final = 3000
NEWS: Final = 20  # acts from one sign of life to the next


def play_deal(game: str, seats: list[str], options: Options, seed: str) -> Iterator[str | int]:
    """Numbers of acts while it goes on, and at last the record of the whole game between these bots."""
    found = find_game(game)
    players = [make(game, bot) for bot in seats]
    course = Course(found.start(len(seats), seed, **options), len(seats))
    record = Record(game, len(seats), dict(options), seed, rules=found.version)
    at = 0
    while not course.is_over and len(record.entries) < MOST_ACTS:
        state = course.state
        seat, deadline = int(state.mover()), state.deadline()
        draw = seed_of(seed, seat, len(record.entries))
        if seat >= 0 and found.nature.clock:
            at += delay_of(players[seat], state.view(seat), draw)
        if seat < 0 or (deadline is not None and at >= deadline):
            at = max(deadline or 0, record.entries[-1].at if record.entries else 0)
            entry = Entry(CLOCK, at, TICK)
        else:
            entry = Entry(seat, at, state.write(players[seat].act(state.view(seat), Budget(), draw)))
        course.advance(course.step(entry))
        record.entries.append(entry)
        if len(record.entries) % NEWS == 0:
            yield len(record.entries)
    outcome = course.outcome()
    record.scores = outcome.scores if outcome else None
    yield record.write()


def find_par(game: str, options: Options, seed: str) -> Iterator[int]:
    """The par of a game alone, better and better."""
    adviser = adviser_of(game)
    if adviser is not None and adviser.finds_par:
        deal = find_game(game).start(1, seed, **options)
        for found in adviser.par(deal.view(0), 1):
            yield found.points
