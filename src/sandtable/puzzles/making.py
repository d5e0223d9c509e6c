"""Puzzles from bots' games. A job is one game: all of it follows from its number and the seed of the whole."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Final

from sandtable.core.errors import BadRequest
from sandtable.core.game import AnyGame
from sandtable.core.log import Entry
from sandtable.core.state import State
from sandtable.games import game as find_game
from sandtable.players import Budget, Player, make
from sandtable.players.delays import delay_of
from sandtable.players.levels import levels, ratings
from sandtable.players.puzzling import Puzzler, Solution
from sandtable.processes import Answered
from sandtable.puzzles.puzzle import LEVELS, TRIES, Collection, Making, Puzzle, puzzler_of

LOWEST: Final = 400
HIGHEST: Final = 3000
SCALE: Final = 400.0  # so much more is ten to one
EDGE: Final = 0.25  # solved by everybody or by nobody is taken for a little less
LONGEST_SOLUTION: Final = 200  # acts of a bot that tries a puzzle against the clock


@dataclass(frozen=True)
class Job:
    """One game to be looked at."""

    game: str
    seed: str
    number: int

    def draw(self, *about: object) -> int:
        """A number for one thing in this game."""
        words = "\n".join(map(str, ["sandtable puzzles 1", self.game, self.seed, self.number, *about]))
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:6], "big")


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
            self.found.puzzles.append(self.puzzle(seat, solution))

    def puzzle(self, seat: int, solution: Solution) -> Puzzle:
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
            0,
            solution.seconds,
        )
        solved = tried_by_levels(found, seat, self.job)
        return Puzzle(**{**found.__dict__, "levels": solved, "rating": rating(self.game, solved)})


def tried_by_levels(puzzle: Puzzle, seat: int, job: Job) -> tuple[int, ...]:
    """How often each level of bots solves a puzzle."""
    return tuple(
        [
            sum(is_solved(puzzle, seat, level.name, job.draw("try", puzzle.id, n)) for n in range(TRIES))
            for level in levels(puzzle.game)[:LEVELS]
        ]
    )


def is_solved(puzzle: Puzzle, seat: int, bot: str, seed: int) -> bool:
    """Whether a bot finds the answer, in time where there is a clock."""
    player, state = make(puzzle.game.name, bot), puzzle.state()
    acts: list[str] = []
    spent = 0
    while len(acts) < LONGEST_SOLUTION:
        view = state.view(seat)
        if puzzle.seconds:
            spent += delay_of(player, view, seed + len(acts))
            if spent > puzzle.seconds * 1000:
                return False
        acts.append(play(player, state, seat, seed + len(acts)))
        verdict = puzzle.puzzler.verdict(state, state, puzzle.answer, tuple(acts))
        if verdict is not None:
            return verdict
    return False


def play(player: Player, state: State, seat: int, seed: int) -> str:
    action = player.act(state.view(seat), Budget(), seed)
    text = state.write(action)
    state.apply(seat, action, 0)
    return text


def rating(game: AnyGame, solved: tuple[int, ...]) -> int:
    """The rating of an opponent against whom the levels would come off as they did against the puzzle."""
    measured = ratings(game.name)
    known = [measured[level.name].rating for level in levels(game)[:LEVELS] if level.name in measured]
    if not known:
        return round((LOWEST + HIGHEST) / 2)
    share = sum(solved) / TRIES * len(known) / max(1, len(solved))
    share = min(max(share, EDGE), len(known) - EDGE)
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 1:
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((middle - level) / SCALE)) for level in known)
        low, high = (middle, high) if expected > share else (low, middle)
    return round(low)


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
