"""In a file: a finished game as a page that needs no server."""

from msgspec import Struct

from sandtable.core.view import OutcomeShown, View
from sandtable.server.protocol.advice import ReviewShown
from sandtable.server.protocol.table import Changed, Entry, Seat


class Looked(Struct):
    """A game through the eyes of a seat, null for a bystander's: its first position, and what each act changed."""

    eyes: int | None
    first: View
    changes: list[list[Changed]]


class GameSaved(Struct):
    """`looks` begins with what the one who saved it saw; `seat` is theirs."""

    game: str
    title: str
    saved: int  # milliseconds since 1970
    seat: int | None
    seats: list[Seat]
    number: int
    question: str
    result: OutcomeShown
    log: list[Entry]
    looks: list[Looked]
    review: ReviewShown | None
