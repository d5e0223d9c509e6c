"""A game as text: a header, then one act a line, then how it ended.

    sandtable record 1
    game patterns
    rules 2              (the version of its rules; 1 where there is no such line)
    seats 2
    option start=random
    seed 7f3a            (or, while the game goes on: commitment <SHA-256 of the seed>)

    1 1 0 bowl red
    2 0 5120 establish d4
    …
    outcome 41 46

An act's line has its number, the seat, the milliseconds since the start, and the notation. A line
`5 - 420000 tick` is the clock's, and one like `6 0 431000 /take-back 4` what somebody did from outside of the
rules (core/course.py). The last line is there when the game is over.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from sandtable.core.chance import commitment
from sandtable.core.course import CLOSE, Course, standing
from sandtable.core.errors import DamagedRecord, OtherRules, SandtableError
from sandtable.core.game import AnyGame, Options
from sandtable.core.log import CLOCK, TICK, Entry, Step
from sandtable.core.state import State

TITLE: Final = "sandtable record 1"
NOT_TOLD: Final = "the seed of this record is not told yet, so it cannot be replayed"

# The lines of a header: a word, and what may follow it.
HEADER: Final = {
    "game": r"\S.*",
    "rules": "[1-9][0-9]{0,5}",
    "seats": "[0-9]{1,3}",
    "option": "([^=]+)=(.*)",
    "seed": r"\S.*",
    "commitment": "[0-9a-f]{64}",
}


@dataclass
class Record:
    """A whole game. `seed` is empty where only its commitment may be known yet."""

    game: str
    seats: int
    options: Options
    seed: str
    commitment: str = ""
    entries: list[Entry] = field(default_factory=list)
    scores: tuple[int, ...] | None = None
    rules: int = 1

    def write(self) -> str:
        lines = [TITLE, f"game {self.game}"]
        lines += [f"rules {self.rules}"] if self.rules > 1 else []
        lines += [f"seats {self.seats}"]
        lines += [f"option {name}={value}" for name, value in sorted(self.options.items())]
        lines += [f"seed {self.seed}" if self.seed else f"commitment {self.commitment}", ""]
        for number, entry in enumerate(self.entries, start=1):
            seat = "-" if entry.seat == CLOCK else str(entry.seat)
            lines.append(f"{number} {seat} {entry.at} {entry.text}")
        if self.scores is not None:
            lines.append("outcome " + " ".join(str(score) for score in self.scores))
        return "\n".join(lines) + "\n"


# Reading


def read(text: str) -> Record:
    """The record of a text; raises DamagedRecord with the number of the bad line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise DamagedRecord(1, f"a record begins with “{TITLE}”")
    end = _end_of_header(lines)
    record = _read_header(lines[1:end])
    for n, line in enumerate(lines[end:], start=end + 1):
        if line.strip():
            _read_line(record, n, line.split())
    return record


def _end_of_header(lines: list[str]) -> int:
    return next((n for n, line in enumerate(lines) if not line.strip()), len(lines))


def _read_header(lines: list[str]) -> Record:
    told: dict[str, str] = {}
    for n, line in enumerate(lines, start=2):
        word, _, rest = line.strip().partition(" ")
        if word not in HEADER or not re.fullmatch(HEADER[word], rest):
            raise DamagedRecord(n, f"{line.strip()!r} is no line of a header")
        name, _, value = rest.partition("=")
        kind, value = (f"option {name}", value) if word == "option" else (word, rest)
        if kind in told:
            raise DamagedRecord(n, f"“{kind}” stands twice in the header")
        told[kind] = value
    _check_complete(told, len(lines) + 2)
    options: Options = {
        kind.removeprefix("option "): value for kind, value in told.items() if kind.startswith("option ")
    }
    return Record(
        told["game"],
        int(told["seats"]),
        options,
        told.get("seed", ""),
        told.get("commitment", ""),
        rules=int(told.get("rules", "1")),
    )


def _check_complete(told: dict[str, str], line: int) -> None:
    for missing in ("game", "seats"):
        if missing not in told:
            raise DamagedRecord(line, f"the header has no line “{missing}”")
    if "seed" not in told and "commitment" not in told:
        raise DamagedRecord(line, "the header has neither seed nor commitment")


def _read_line(record: Record, n: int, words: list[str]) -> None:
    if record.scores is not None:
        raise DamagedRecord(n, "nothing follows the outcome")
    if words[0] == "outcome":
        if len(words) == 1 or not all(re.fullmatch(r"-?\d+", word) for word in words[1:]):
            raise DamagedRecord(n, "an outcome is the points of each seat")
        record.scores = tuple(int(word) for word in words[1:])
    else:
        record.entries.append(_read_entry(record, n, words))


def _read_entry(record: Record, n: int, words: list[str]) -> Entry:
    number = len(record.entries) + 1
    if words[0] != str(number):
        raise DamagedRecord(n, f"act {number} is expected here, not {words[0]!r}")
    if len(words) < 4 or not re.fullmatch("(-|[0-9]{1,3}) [0-9]{1,15}", f"{words[1]} {words[2]}"):
        raise DamagedRecord(n, "an act has a number, a seat, a time and its notation")
    seat = CLOCK if words[1] == "-" else int(words[1])
    if seat == CLOCK and words[3:] not in ([TICK], [CLOSE]):
        raise DamagedRecord(n, f"nobody's seat does nothing but “{TICK}” and “{CLOSE}”")
    if record.entries and int(words[2]) < record.entries[-1].at:
        raise DamagedRecord(n, "an act cannot come before the one above it")
    return Entry(seat, int(words[2]), " ".join(words[3:]))


# Replaying


def first_state(record: Record, game: AnyGame) -> State:
    """The position before the first act."""
    if not record.seed:
        raise DamagedRecord(1, NOT_TOLD)
    return game.start(record.seats, record.seed, **record.options)


def begin(record: Record, game: AnyGame) -> Course:
    """The course of a game before its first entry."""
    return Course(first_state(record, game), record.seats)


def replay(record: Record, game: AnyGame) -> Iterator[Step]:
    """The steps of a game."""
    yield from begin(record, game).follow(record.entries)


def standing_acts(record: Record, game: AnyGame) -> Iterator[Step]:
    """The acts of seats that were not taken back: the game as it counted."""
    stands = set(standing(record.entries))
    for step in replay(record, game):
        if step.number in stands and step.entry.seat != CLOCK:
            yield step


def whole_course(record: Record, game: AnyGame) -> Course:
    """The course of a game after its last entry."""
    course = begin(record, game)
    for _ in course.follow(record.entries):
        pass
    return course


def final_state(record: Record, game: AnyGame) -> State:
    """The position after the last act."""
    return whole_course(record, game).state


# Verifying


def verify(text: str, find: Callable[[str], AnyGame]) -> Record:
    """Read a record, replay all of it, and compare its outcome and commitment.

    Raises DamagedRecord, or OtherRules where the game went by another version of the rules.
    """
    record, lines = read(text), text.splitlines()
    _check_seed(record, lines)
    game = _find_game(record, lines, find)
    try:
        _check_acts(record, game, lines)
    except DamagedRecord as problem:
        if record.rules != game.version:
            raise OtherRules(game.title, record.rules, game.version) from problem
        raise
    return record


def _check_seed(record: Record, lines: list[str]) -> None:
    if not record.seed:
        raise DamagedRecord(_line_of("commitment", lines), NOT_TOLD)
    if record.commitment and commitment(record.seed) != record.commitment:
        raise DamagedRecord(_line_of("commitment", lines), "the seed is not the one that was committed to")


def _find_game(record: Record, lines: list[str], find: Callable[[str], AnyGame]) -> AnyGame:
    try:
        return find(record.game)
    except SandtableError as problem:
        raise DamagedRecord(_line_of("game", lines), str(problem)) from problem


def _begin(record: Record, game: AnyGame, lines: list[str]) -> State:
    """The first position; a line of the header that asks for what there is not is named."""
    words = "seats"
    try:
        game.complete(record.seats, {})
        for name, value in record.options.items():
            words = f"option {name}="
            game.complete(record.seats, {name: value})
        words = "seed"
        return first_state(record, game)
    except SandtableError as problem:
        raise DamagedRecord(_line_of(words, lines), str(problem)) from problem


def _check_acts(record: Record, game: AnyGame, lines: list[str]) -> None:
    """Every line follows from those before it; the first that does not is named."""
    state = _begin(record, game, lines)
    header = _end_of_header(lines)
    body = [n for n, line in enumerate(lines, start=1) if n > header and line.strip()]
    course = Course(state, record.seats)
    steps = course.follow(record.entries)
    for n in body[: len(record.entries)]:
        try:
            next(steps)
        except SandtableError as problem:
            raise _misfit(record, game, lines) or DamagedRecord(n, str(problem)) from problem
    outcome = course.outcome()
    if record.scores is not None and (outcome is None or outcome.scores != record.scores):
        told = "it is not over" if outcome is None else f"the points are {outcome.scores}"
        raise DamagedRecord(body[-1], f"the outcome does not fit the acts: {told}")


def _misfit(record: Record, game: AnyGame, lines: list[str]) -> DamagedRecord | None:
    """Acts that do fit, but to another option or number of players than the header tells."""
    told = game.complete(record.seats, record.options)
    for option in game.options:
        for choice in option.choices:
            other = {**told, option.name: choice}
            if choice != told[option.name] and _fits(record, game, record.seats, other):
                sentence = f"the acts are of a game with {option.name}={choice}, not {option.name}={told[option.name]}"
                return DamagedRecord(_line_of_option(option.name, lines), sentence)
    for seats in range(game.min_seats, game.max_seats + 1):
        if seats != record.seats and _fits(record, game, seats, told):
            sentence = f"the acts are of a game for {game.needs(seats)}, not for {game.needs(record.seats)}"
            return DamagedRecord(_line_of("seats", lines), sentence)
    return None


def _fits(record: Record, game: AnyGame, seats: int, options: Options) -> bool:
    """Whether all acts can be played at such a table."""
    try:
        for _ in Course(game.start(seats, record.seed, **options), seats).follow(record.entries):
            pass
    except SandtableError:
        return False
    return True


def _line_of_option(name: str, lines: list[str]) -> int:
    """Where an option stands; one that is not told is the default of the game."""
    words = f"option {name}="
    return _line_of(words if any(line.strip().startswith(words) for line in lines) else "game", lines)


def _line_of(words: str, lines: list[str]) -> int:
    """The number of the line of the header that begins with these words."""
    return next(n for n, line in enumerate(lines, start=1) if line.strip().startswith(words))
