"""A puzzle as data: one line of JSON each, under a line that tells how all of them were made.

    {"game": "patterns", "rules": 2, "seed": "first", "games": 120, "positions": 1630, "promising": 240}
    {"id": "patterns-1", "seats": 2, "seed": "9f…", "players": ["alphabeta~8@400", "…"], "entries": ["1 0 bowl red", …],
     "answer": ["flip d4"], "worth": 3, "proved": true, "others": {"flip c3": [-2, "swap d4 red"]},
     "theme": "blocking", "levels": [0, 1, 4, 5, 5, 5]}

`entries` are the record of the game up to the position: seat, milliseconds and act. `worth` and `others` are chances to
win, or, where it is `proved`, the lead at the end with best play; an other act may be told its best reply. `levels` says
how often of five each level of bots solved it. Where there are `seconds`, the answer is a whole series of acts, and any
other series that does as well in that time solves it too.
"""

import functools
import json
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.core.course import Course
from sandtable.core.errors import SandtableError
from sandtable.core.game import AnyGame, Options
from sandtable.core.log import Entry
from sandtable.core.state import State
from sandtable.games import game as find_game
from sandtable.lessons import Misprint
from sandtable.players.bots import bots_of
from sandtable.players.levels import levels, ratings
from sandtable.players.puzzling import Other, Puzzler

TRIES: Final = 5  # of each level of bots
LEVELS: Final = 6
MOST_LETTERS: Final = 100_000  # of a line
LOWEST: Final = 400
HIGHEST: Final = 3000
SCALE: Final = 400.0  # so much more is ten to one
EDGE: Final = 0.25  # solved by everybody or by nobody is taken for a little less


@dataclass(frozen=True)
class Puzzle:
    """A position, and what is to be found in it."""

    id: str
    of: str  # the game's name
    seats: int
    options: Options
    seed: str
    players: tuple[str, ...]  # by seat, of the game that it comes from
    entries: tuple[Entry, ...]
    answer: tuple[str, ...]
    worth: float
    proved: bool
    others: dict[str, Other]
    theme: str
    levels: tuple[int, ...]  # solved by each level of bots, of TRIES
    seconds: int = 0

    @property
    def game(self) -> AnyGame:
        return find_game(self.of)

    def state(self) -> State:
        """The position; raises SandtableError where the record does not lead there."""
        course = Course(self.game.start(self.seats, self.seed, **self.options), self.seats)
        for _ in course.follow(self.entries):
            pass
        return course.state

    @functools.cached_property
    def rating(self) -> int:
        return rating(self.game, self.levels)

    @property
    def puzzler(self) -> Puzzler:
        return puzzler_of(self.game)

    def after(self, acts: tuple[str, ...]) -> State:
        """The position after acts of the seat that is asked; raises SandtableError."""
        state = self.state()
        seat = int(state.mover())
        for act in acts:
            state.apply(seat, state.read(act), self.entries[-1].at if self.entries else 0)
        return state

    def verdict(self, acts: tuple[str, ...]) -> bool | None:
        """Whether these acts solve it, which must be legal; None while it goes on."""
        return self.puzzler.verdict(self.state(), self.after(acts), self.answer, acts)

    def write(self) -> str:
        told: dict[str, Any] = {"id": self.id, "seats": self.seats}
        if self.options:
            told["options"] = self.options
        told |= {
            "seed": self.seed,
            "players": self.players,
            "entries": [f"{entry.seat} {entry.at} {entry.text}" for entry in self.entries],
            "answer": self.answer,
            "worth": self.worth,
            "proved": self.proved,
            "others": {
                act: [other.worth, *filter(None, [other.reply])] for act, other in self.others.items()
            },
            "theme": self.theme,
            "levels": self.levels,
        }
        if self.seconds:
            told["seconds"] = self.seconds
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


@dataclass
class Making:
    """How the puzzles of a file were found."""

    game: str
    rules: int
    seed: str
    games: int = 0
    positions: int = 0
    promising: int = 0
    confirmed: int = 0

    def write(self) -> str:
        return json.dumps(self.__dict__, separators=(",", ":"))


@dataclass
class Collection:
    """The puzzles of one file."""

    making: Making
    puzzles: list[Puzzle] = field(default_factory=list)

    def write(self) -> str:
        return "\n".join([self.making.write(), *(puzzle.write() for puzzle in self.puzzles)]) + "\n"


def puzzler_of(game: AnyGame) -> Puzzler:
    make = bots_of(game.name).puzzler
    if make is None:
        raise SandtableError(f"nobody has said what a puzzle of {game.title} is")
    return make(game)


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


# Reading


class _Line:
    """One line while it is read: every mistake is told with its number."""

    def __init__(self, file: str, number: int, text: str) -> None:
        self.file = file
        self.number = number
        if len(text) > MOST_LETTERS:
            raise self.misprint(f"a line has at most {MOST_LETTERS} letters")
        try:
            self.told = json.loads(text)
        except ValueError as problem:
            raise self.misprint(f"this is no JSON: {problem}") from problem
        if not isinstance(self.told, dict):
            raise self.misprint("a line is an object: {…}")

    def misprint(self, problem: str) -> Misprint:
        return Misprint(self.file, self.number, problem)

    def get(self, name: str, kind: type, otherwise: Any = None) -> Any:
        value = self.told.get(name, otherwise)
        if value is None:
            raise self.misprint(f"“{name}” is missing")
        fits = isinstance(value, (int, float) if kind is float else kind)
        if not fits or (isinstance(value, bool) and kind is not bool):
            raise self.misprint(f"“{name}” is {KINDS[kind]}, not {json.dumps(value)[:40]}")
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        found = self.get(name, list)
        if not all(isinstance(one, str) for one in found):
            raise self.misprint(f"“{name}” is a list of texts")
        return tuple(found)


KINDS: Final = {
    str: "a text",
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    list: "a list",
    dict: "an object",
}


def read(file: str, text: str) -> Collection:
    """The puzzles of a text, each checked for what can be seen quickly; raises Misprint."""
    lines = text.splitlines()
    if not lines:
        raise Misprint(file, 1, "the file is empty: its first line tells the game")
    making = _read_making(_Line(file, 1, lines[0]))
    found = Collection(making)
    ids: set[str] = set()
    for number, line in enumerate(lines[1:], start=2):
        puzzle = _read_puzzle(_Line(file, number, line), find_game(making.game))
        if puzzle.id in ids:
            raise Misprint(file, number, f"there are two puzzles {puzzle.id!r}")
        ids.add(puzzle.id)
        found.puzzles.append(puzzle)
    return found


def _read_making(line: _Line) -> Making:
    name = line.get("game", str)
    try:
        game = find_game(name)
        puzzler_of(game)
    except SandtableError as problem:
        raise line.misprint(str(problem)) from problem
    rules = line.get("rules", int)
    if rules != game.version:
        raise line.misprint(
            f"these puzzles go by version {rules} of the rules of {game.title}, not {game.version}"
        )
    figures = {name: line.get(name, int, 0) for name in ("games", "positions", "promising", "confirmed")}
    return Making(name, rules, line.get("seed", str, ""), **figures)


def _read_puzzle(line: _Line, game: AnyGame) -> Puzzle:
    levels = tuple(line.get("levels", list))
    if not all(isinstance(n, int) and 0 <= n <= TRIES for n in levels):
        raise line.misprint(f"“levels” tells how often of {TRIES} each level solved it")
    puzzle = Puzzle(
        line.get("id", str),
        game.name,
        line.get("seats", int),
        line.get("options", dict, {}),
        line.get("seed", str),
        line.texts("players"),
        tuple([_read_entry(line, text) for text in line.texts("entries")]),
        line.texts("answer"),
        line.get("worth", float),
        line.get("proved", bool),
        {act: _read_other(line, act, told) for act, told in line.get("others", dict).items()},
        line.get("theme", str),
        levels,
        line.get("seconds", int, 0),
    )
    _check(line, puzzle)
    return puzzle


def _read_entry(line: _Line, text: str) -> Entry:
    seat, _, rest = text.partition(" ")
    at, _, act = rest.partition(" ")
    if not seat.isdecimal() or not at.isdecimal() or not act:
        raise line.misprint(f"an entry is a seat, a time and an act, like “0 5120 flip d4”, not {text!r}")
    return Entry(int(seat), int(at), act)


def _read_other(line: _Line, act: str, told: Any) -> Other:
    if not isinstance(told, list) or not 1 <= len(told) <= 2 or not isinstance(told[0], (int, float)):
        raise line.misprint(f"what “{act}” is worth is a list of a number and perhaps a reply")
    return Other(told[0], str(told[1]) if len(told) == 2 else "")


def _check(line: _Line, puzzle: Puzzle) -> None:
    """The record can be played, and so can every act that is told; the answer solves it."""
    try:
        state = puzzle.state()
    except SandtableError as problem:
        raise line.misprint(f"the record cannot be played: {problem}") from problem
    seat = int(state.mover())
    if seat < 0:
        raise line.misprint("nobody is to act in this position")
    legal = {state.write(action) for action in state.legal(seat)}
    for act in (*puzzle.answer[:1], *puzzle.others):
        if act not in legal:
            raise line.misprint(f"“{act}” is not legal in this position")
    try:
        solves = puzzle.verdict(puzzle.answer)
    except SandtableError as problem:
        raise line.misprint(f"the answer cannot be played: {problem}") from problem
    if not solves:
        raise line.misprint("the answer does not solve it")
    if any(other.worth >= puzzle.worth for other in puzzle.others.values()):
        raise line.misprint("another act is worth as much as the answer")
