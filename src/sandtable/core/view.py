"""What every view has: a view is all that a seat, a bystander or a bot gets to know, ready for JSON.

Each game's own view adds what lies on its table.
"""

from typing import TypedDict

from sandtable.core.errors import BadRequest
from sandtable.core.outcome import Outcome


class OutcomeShown(TypedDict):
    """How a game ended: points by seat, the seats that won, and why."""

    scores: list[int]
    winners: list[int]
    reason: str


class View(TypedDict):
    """The part that all games share. `seat` is the reader's, None for a bystander."""

    game: str
    seat: int | None
    actors: list[int]
    outcome: OutcomeShown | None


def show_outcome(outcome: Outcome | None) -> OutcomeShown | None:
    """An outcome as views carry it."""
    if outcome is None:
        return None
    return {"scores": list(outcome.scores), "winners": list(outcome.winners), "reason": outcome.reason}


def seat_of(view: View) -> int:
    """The seat of a view that somebody is to act from; a bystander has none."""
    seat = view["seat"]
    if seat is None:
        raise BadRequest("this is a bystander's view: nobody acts from it")
    return seat
