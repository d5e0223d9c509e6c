"""What a seat knows as an array of bytes, for programs that learn.

    layout = game.observation.layout(seats=2)     # named fields, each with its shape, range and meaning
    row = layout.array(state, seat)               # numpy, uint8, always of the same length
    layout.split(row)["hand"]                     # a field of it, without copying

A game's `Observation` writes straight from the compiled state into a buffer: words of eight bytes, the
lowest byte first, so that a field may begin at any byte. Bytes between fields are zero. Everything is
told from the reader's side: the own seat is first, then the others in the order of play. That two
states with the same view give the same bytes is a promise of every game (`sandtable.conformance`).
"""

import importlib
from abc import ABC, abstractmethod
from typing import Any, Final, Generic, NamedTuple, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.core.errors import BadRequest
from sandtable.core.state import State

WORD: Final = 8  # bytes

S = TypeVar("S", bound=State)

# Of numpy, which is not needed to play, nor to compile.
Array = Any


class Field(NamedTuple):
    """Some bytes of a row: where they begin, how many there are by which axes, and what they mean."""

    name: str
    start: int
    shape: tuple[int, ...]
    high: int  # the highest value; the lowest is 0
    meaning: str

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


class Layout(Generic[S]):
    """What stands where in a row of so many words."""

    def __init__(self, observation: "Observation[S]", seats: int) -> None:
        self.observation = observation
        self.seats = seats
        self.fields: tuple[Field, ...] = observation.fields(seats)
        self.words: i64 = -(-max(field.start + field.size for field in self.fields) // WORD)

    @property
    def size(self) -> int:
        """How many bytes a row has."""
        return int(self.words) * WORD

    def array(self, state: S, seat: int) -> Array:
        """What a seat knows of a state, as a new row."""
        return bytes_of(self.row(state, seat))

    def plain(self, state: S, seat: int) -> bytes:
        """The same without numpy."""
        return memory(self.row(state, seat)).tobytes()

    def row(self, state: S, seat: int) -> vec[i64]:
        buffer = vec[i64]([0] * int(self.words))
        self.observation.write(state, seat, buffer, 0)
        return buffer

    def split(self, rows: Array) -> dict[str, Array]:
        """The fields of a row, or of many, by name: views of the same memory."""
        before = rows.shape[:-1]
        return {
            field.name: rows[..., field.start : field.start + field.size].reshape(*before, *field.shape)
            for field in self.fields
        }

    def describe(self) -> str:
        """A table of the fields, as the documentation has it."""
        lines = ["| bytes | field | shape | values | meaning |", "|---|---|---|---|---|"]
        for field in self.fields:
            shape = " × ".join(map(str, field.shape))
            last = field.start + field.size - 1
            lines.append(
                f"| {field.start}–{last} | `{field.name}` | {shape} | 0–{field.high} | {field.meaning} |"
            )
        return "\n".join(lines)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(ABC, Generic[S]):
    """How a game tells what a seat knows in bytes."""

    @abstractmethod
    def fields(self, seats: int) -> tuple[Field, ...]:
        """What stands where, at a table for so many."""

    @abstractmethod
    def write(self, state: S, seat: i64, into: vec[i64], at: i64) -> None:
        """Write what a seat knows, from a word of the buffer on."""

    def layout(self, seats: int = 2) -> Layout[S]:
        """The layout at a table for so many."""
        return Layout(self, seats)

    def notes(self, seats: int) -> int:
        """How many words `rewrite` keeps about a row; the first is 0 where nothing is known of it."""
        return 1

    def rewrite(self, state: S, seat: i64, rows: "Rows", n: i64) -> None:
        """Row and mask n, as they are for a seat now. A game may write only what changed since."""
        self.write(state, seat, rows.observations, n * rows.words)
        state.write_mask(seat, rows.masks, n * rows.mask_words, rows.mask_words)


class Rows:
    """What the seats to act know and may do in many games, and notes about how the rows stand."""

    def __init__(self, observation: Observation[Any], seats: int, games: int, action_count: int) -> None:
        self.words: i64 = observation.layout(seats).words
        self.mask_words: i64 = -(-action_count // WORD)
        self.note_words: i64 = observation.notes(seats)
        self.observations = vec[i64]([0] * int(games * self.words))
        self.masks = vec[i64]([0] * int(games * self.mask_words))
        self.notes = vec[i64]([0] * int(games * self.note_words))

    def forget(self, n: i64) -> None:
        """Row n is to be written as a whole: another game begins there."""
        self.notes[n * self.note_words] = 0


def memory(buffer: Any) -> memoryview:
    """The bytes of a buffer; no type says that a vec has any."""
    return memoryview(buffer)


def bytes_of(buffer: vec[i64]) -> Array:
    """A buffer as a numpy array of bytes, without copying."""
    numpy = importlib.import_module("numpy")  # late, and unseen by the compiler
    return numpy.frombuffer(memory(buffer), dtype=numpy.uint8)


def mask_of(state: State, seat: int) -> Array:
    """A numpy array with a byte for each action: 1 where it is legal."""
    return bytes_of(mask_row(state, seat))[: state.game.action_count]


def plain_mask(state: State, seat: int) -> bytes:
    """The same without numpy."""
    return memory(mask_row(state, seat)).tobytes()[: state.game.action_count]


def mask_row(state: State, seat: int) -> vec[i64]:
    buffer = vec[i64]([0] * -(-state.game.action_count // WORD))
    state.write_mask(seat, buffer, 0, len(buffer))
    return buffer


def no_observation(name: str) -> BadRequest:
    return BadRequest(f"{name} has no observation as an array; its views are what there is")
