"""Puzzles from bots' games. A job is one game: all of it follows from its number and the seed of the whole."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import count

from sandtable.core.errors import BadRequest
from sandtable.core.game import AnyGame
from sandtable.core.log import Entry
from sandtable.games import game as find_game
from sandtable.players import Budget, make
from sandtable.players.delays import delay_of
from sandtable.players.puzzling import Puzzler, Solution
from sandtable.processes import Answered
from sandtable.puzzles.puzzle import Collection, Making, Puzzle, puzzler_of
from sandtable.puzzles.trying import draw, tried


@dataclass(frozen=True)
class Job:
    """One game to be looked at."""

    game: str
    seed: str
    number: int

    def draw(self, *about: object) -> int:
        """A number for one thing in this game."""
        return draw(self.game, self.seed, self.number, *about)


@dataclass
class Searched:
    """What a game gave."""

    number: int
    positions: int
    promising: int
    puzzles: list[Puzzle]


def search(job: Job) -> Searched:
    """Let bots play a game, and look for puzzles in it."""
    return Search(job).run()


class Search:
    def __init__(self, job: Job) -> None:
        self.job = job
        self.game: AnyGame = find_game(job.game)
        self.puzzler: Puzzler = puzzler_of(self.game)
        self.seed = f"{job.draw('deal'):012x}"
        self.state = self.game.start(self.puzzler.seats, self.seed, **self.puzzler.options)
        turned = job.number % max(1, len(self.puzzler.players))
        order = self.puzzler.players[turned:] + self.puzzler.players[:turned]
        self.names = order[: self.puzzler.seats]
        self.players = [make(job.game, name) for name in self.names]
        self.entries: list[Entry] = []
        self.found = Searched(job.number, 0, 0, [])
        self.last = -self.puzzler.apart

    def run(self) -> Searched:
        at = 0
        while self.state.outcome() is None and len(self.entries) < self.puzzler.most_acts:
            seat = int(self.state.next_mover())
            if self.may_look():
                self.look(seat)
            seed = self.job.draw("act", len(self.entries))
            view = self.state.view(seat)
            if self.game.nature.clock:
                at += delay_of(self.players[seat], view, seed)
            action = self.players[seat].act(view, Budget(), seed)
            self.entries.append(Entry(seat, at, self.state.write(action)))
            self.state.apply(seat, action, at)
        return self.found

    def may_look(self) -> bool:
        far = len(self.entries) - self.last >= self.puzzler.apart
        return far and len(self.found.puzzles) < self.puzzler.most_each

    def look(self, seat: int) -> None:
        self.found.positions += 1
        seed = self.job.draw("look", len(self.found.puzzles) if self.game.nature.clock else len(self.entries))
        if not self.puzzler.is_promising(self.state, seat, seed):
            return
        self.found.promising += 1
        self.last = len(self.entries)
        solution = self.puzzler.weigh(self.state.copy(), seat, self.job.draw("weigh", len(self.entries)))
        if solution is not None:
            self.found.puzzles.append(self.puzzle(solution))

    def puzzle(self, solution: Solution) -> Puzzle:
        found = Puzzle(
            f"{self.game.name}-{self.job.seed}-{self.job.number}-{len(self.entries)}",
            self.game.name,
            self.puzzler.seats,
            self.puzzler.options,
            self.seed,
            tuple(self.names),
            tuple(self.entries),
            solution.answer,
            solution.worth,
            solution.proved,
            solution.others,
            solution.theme,
            (),
            solution.seconds,
        )
        return tried(found)


# All of them

Backend = Callable[[Callable[[Job], Searched], Iterable[Job]], Iterator[Answered[Job, Searched]]]


def jobs(game: str, seed: str) -> Iterator[Job]:
    for number in count():
        yield Job(game, seed, number)


def make_puzzles(
    game: str,
    number: int,
    seed: str,
    backend: Backend,
    watch: Callable[[Collection], None] = lambda collection: None,
) -> Collection:
    """Puzzles until there are so many. Games are counted in order, so that workers change nothing."""
    if number < 1:
        raise BadRequest("at least one puzzle is made")
    found = find_game(game)
    puzzler_of(found)
    collection = Collection(Making(game, found.version, seed))
    for searched in in_order(backend(search, jobs(game, seed))):
        making = collection.making
        making.games += 1
        making.positions += searched.positions
        making.promising += searched.promising
        making.confirmed += len(searched.puzzles)
        collection.puzzles += searched.puzzles
        watch(collection)
        if len(collection.puzzles) >= number:
            break
    return collection


def in_order(results: Iterator[Answered[Job, Searched]]) -> Iterator[Searched]:
    """What games gave, by their number; a game that was lost on the way gave nothing."""
    waiting: dict[int, Searched] = {}
    following = 0
    for job, answer in results:
        waiting[job.number] = Searched(job.number, 0, 0, []) if isinstance(answer, Exception) else answer
        while following in waiting:
            yield waiting.pop(following)
            following += 1
