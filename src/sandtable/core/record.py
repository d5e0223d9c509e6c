"""A game as text: a header, then one act a line, then how it ended.

    sandtable record 1
    game patterns
    seats 2
    option start=random
    seed 7f3a            (or, while the game goes on: commitment <SHA-256 of the seed>)

    1 1 0 bowl red
    2 0 5120 establish d4
    …
    outcome 41 46

An act's line has its number, the seat, the milliseconds since the start, and the notation. A line
`5 - 420000 tick` is the clock's. The last line is there when the game is over.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.core.chance import commitment
from sandtable.core.errors import DamagedRecord, SandtableError
from sandtable.core.game import Game, State

TITLE: Final = "sandtable record 1"
CLOCK: Final = -1  # the "seat" of a tick
TICK: Final = "tick"
NOT_TOLD: Final = "the seed of this record is not told yet, so it cannot be replayed"


@dataclass(frozen=True)
class Entry:
    """One act: who, when (milliseconds since the start), and what in the game's notation."""

    seat: int
    at: int
    text: str


@dataclass
class Record:
    """A whole game. `seed` is empty where only its commitment may be known yet."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    commitment: str = ""
    entries: list[Entry] = field(default_factory=list)
    scores: tuple[int, ...] | None = None

    def write(self) -> str:
        lines = [TITLE, f"game {self.game}", f"seats {self.seats}"]
        lines += [f"option {name}={value}" for name, value in sorted(self.options.items())]
        lines += [f"seed {self.seed}" if self.seed else f"commitment {self.commitment}", ""]
        for number, entry in enumerate(self.entries, start=1):
            seat = "-" if entry.seat == CLOCK else str(entry.seat)
            lines.append(f"{number} {seat} {entry.at} {entry.text}")
        if self.scores is not None:
            lines.append("outcome " + " ".join(str(score) for score in self.scores))
        return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """The record of a text; raises DamagedRecord with the number of the bad line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise DamagedRecord(1, f"a record begins with “{TITLE}”")
    end = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    record = _read_header(lines[1:end])
    for n, line in enumerate(lines[end:], start=end + 1):
        if line.strip():
            _read_line(record, n, line.split())
    return record


def _read_header(lines: list[str]) -> Record:
    record = Record("", 0, {}, "")
    there: set[str] = set()
    for n, line in enumerate(lines, start=2):
        word, _, rest = line.strip().partition(" ")
        name, _, value = rest.partition("=")
        if word == "game" and rest:
            record.game = rest
        elif word == "seats" and re.fullmatch("[0-9]{1,3}", rest):
            record.seats = int(rest)
        elif word == "option" and "=" in rest:
            record.options[name] = value
        elif word == "seed" and rest:
            record.seed = rest
        elif word == "commitment" and re.fullmatch("[0-9a-f]{64}", rest):
            record.commitment = rest
        else:
            raise DamagedRecord(n, f"{line.strip()!r} is no line of a header")
        kind = f"option {name}" if word == "option" else word
        if kind in there:
            raise DamagedRecord(n, f"“{kind}” stands twice in the header")
        there.add(kind)
    for missing in ("game", "seats"):
        if missing not in there:
            raise DamagedRecord(len(lines) + 2, f"the header has no line “{missing}”")
    if not there & {"seed", "commitment"}:
        raise DamagedRecord(len(lines) + 2, "the header has neither seed nor commitment")
    return record


def _read_line(record: Record, n: int, words: list[str]) -> None:
    if record.scores is not None:
        raise DamagedRecord(n, "nothing follows the outcome")
    if words[0] == "outcome":
        if len(words) == 1 or not all(re.fullmatch(r"-?\d+", word) for word in words[1:]):
            raise DamagedRecord(n, "an outcome is the points of each seat")
        record.scores = tuple(int(word) for word in words[1:])
        return
    number = len(record.entries) + 1
    if words[0] != str(number):
        raise DamagedRecord(n, f"act {number} is expected here, not {words[0]!r}")
    if len(words) < 4 or not re.fullmatch("(-|[0-9]{1,3}) [0-9]{1,15}", f"{words[1]} {words[2]}"):
        raise DamagedRecord(n, "an act has a number, a seat, a time and its notation")
    seat = CLOCK if words[1] == "-" else int(words[1])
    if seat == CLOCK and words[3:] != [TICK]:
        raise DamagedRecord(n, f"the clock does nothing but “{TICK}”")
    if record.entries and int(words[2]) < record.entries[-1].at:
        raise DamagedRecord(n, "an act cannot come before the one above it")
    record.entries.append(Entry(seat, int(words[2]), " ".join(words[3:])))


def first_state(record: Record, game: Game) -> State:
    """The position before the first act."""
    if not record.seed:
        raise DamagedRecord(1, NOT_TOLD)
    return game.start(record.seats, record.seed, **record.options)


def replay(record: Record, game: Game) -> Iterator[State]:
    """The positions of a game: before the first act, and after each. One state, changing."""
    state = first_state(record, game)
    yield state
    for entry in record.entries:
        play(game, state, entry)
        yield state


def play(game: Game, state: State, entry: Entry) -> None:
    """Carry out one entry; raises Unreadable or IllegalAction and changes nothing."""
    if entry.seat == CLOCK:
        state.tick(entry.at)
    else:
        state.apply(entry.seat, game.read(state, entry.text), entry.at)


def verify(text: str, find: Callable[[str], Game]) -> Record:
    """Read a record, replay all of it, and compare its outcome and commitment; or DamagedRecord."""
    record = read(text)
    lines = text.splitlines()
    header = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    body = [n for n, line in enumerate(lines, start=1) if n > header and line.strip()]
    if not record.seed:
        raise DamagedRecord(_line_of("commitment", lines), NOT_TOLD)
    if record.commitment and commitment(record.seed) != record.commitment:
        raise DamagedRecord(_line_of("commitment", lines), "the seed is not the one that was committed to")
    game, state = _begin(record, lines, find)
    for n, entry in zip(body, record.entries, strict=False):
        try:
            play(game, state, entry)
        except SandtableError as problem:
            raise _misfit(record, game, lines) or DamagedRecord(n, str(problem)) from problem
    outcome = state.outcome()
    if record.scores is not None and (outcome is None or outcome.scores != record.scores):
        told = "it is not over" if outcome is None else f"the points are {outcome.scores}"
        raise DamagedRecord(body[-1], f"the outcome does not fit the acts: {told}")
    return record


def _begin(record: Record, lines: list[str], find: Callable[[str], Game]) -> tuple[Game, State]:
    """The game and its first position; a line of the header that asks for what there is not is named."""
    words = "game"
    try:
        game = find(record.game)
        words = "seats"
        game.complete(record.seats, {})
        for name, value in record.options.items():
            words = f"option {name}="
            game.complete(record.seats, {name: value})
        words = "seed"
        return game, first_state(record, game)
    except SandtableError as problem:
        raise DamagedRecord(_line_of(words, lines), str(problem)) from problem


def _misfit(record: Record, game: Game, lines: list[str]) -> DamagedRecord | None:
    """Acts that do fit, but to another option or number of players than the header tells."""
    told = game.complete(record.seats, record.options)
    for option in game.options:
        for choice in option.choices:
            if choice != told[option.name] and _fits(
                record, game, record.seats, {**told, option.name: choice}
            ):
                sentence = f"the acts are of a game with {option.name}={choice}, not {option.name}={told[option.name]}"
                return DamagedRecord(_line_of_option(option.name, lines), sentence)
    for seats in range(game.min_seats, game.max_seats + 1):
        if seats != record.seats and _fits(record, game, seats, told):
            sentence = f"the acts are of a game for {game.table(seats)}, not for {game.table(record.seats)}"
            return DamagedRecord(_line_of("seats", lines), sentence)
    return None


def _fits(record: Record, game: Game, seats: int, options: dict[str, Any]) -> bool:
    """Whether all acts can be played at such a table."""
    try:
        state = game.start(seats, record.seed, **options)
        for entry in record.entries:
            play(game, state, entry)
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
