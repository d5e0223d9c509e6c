"""Levels for every game, on one scale: level 1 for a first game, levels 7 and 8 masters where there are some.

Levels differ by how far they think and by how often they slip, never by what they see. The budgets of the first
six are iterations, so that a level is as strong on every machine; the seconds are a cap for slow ones. Masters think
as long as their seconds allow, and are offered where the rules are compiled.
How strong they are is measured by the arena and kept in ratings.json (docs/strength.md).
"""

import json
from importlib import resources
from typing import Final, NamedTuple

from sandtable.core.errors import BadRequest
from sandtable.core.game import AnyGame
from sandtable.core.messages import Text, say
from sandtable.players import spec
from sandtable.players.bots import Rung, bots_of, can_be_searched
from sandtable.version import is_compiled

LEVELS: Final = 6  # of a ladder,
MASTERS: Final = 2  # and at most so many above it

THINKING: Final = {
    name: say.later(f"bot-thinks-{name}") for name in ("random", "newcomer", "greedy", "search", "learned")
}

# How often a player does something else than it meant to: from so many of 100 moves on.
SLIPS: Final = ((50, "often"), (20, "sometimes"), (1, "rarely"))

# Ladders of games that have none of their own: by what can be done in them.
JUDGED: Final = tuple(
    Rung(word)
    for word in ("greedy~60", "greedy~30", "greedy~10", "search@300", "search@1500", "search@10000")
)
SEARCHED: Final = tuple(
    Rung(word) for word in ("random", "search~30@10", "search@30", "search@150", "search@800", "search@5000")
)
BY_CHANCE: Final = (Rung("random"),)


class Level(NamedTuple):
    """A rung with its place on the ladder and what people read about it."""

    number: int
    title: Text
    text: Text
    rung: Rung

    @property
    def name(self) -> str:
        return f"level{self.number}"


class Rating(NamedTuple):
    """Measured by the arena: level 1 is 1000, and 400 more is ten wins to one; the error is for 95 %."""

    rating: float
    error: float


def levels(game: AnyGame) -> list[Level]:
    """The levels of a game, the weakest first."""
    return [
        Level(n, say.later(f"level-{n}"), describe(game, rung, n), rung)
        for n, rung in enumerate(ladder(game, is_compiled()), start=1)
    ]


def ladder(game: AnyGame, compiled: bool) -> tuple[Rung, ...]:
    bots = bots_of(game.name)
    if bots.ladder:
        return bots.ladder + (bots.masters if compiled else ())
    if not can_be_searched(game.nature):
        return BY_CHANCE
    return SEARCHED if bots.evaluation is None else JUDGED


def check_ladder(rungs: tuple[Rung, ...], masters: tuple[Rung, ...] = ()) -> None:
    """Whether all rungs can be read, and none is too much; raises BadRequest."""
    for found, most in ((rungs, LEVELS), (masters, MASTERS)):
        if len(found) > most:
            raise BadRequest(say("long-ladder", most=most, rungs=len(found)))
    for rung in rungs + masters:
        spec.read(rung.player)


def describe(game: AnyGame, rung: Rung, number: int) -> Text:
    """Whom a level is for and how it plays, in sentences for people."""
    who = spec.read(rung.player)
    how = (THINKING | dict(bots_of(game.name).thinking)).get(who.name, who.name)
    slips = next((often for least, often in SLIPS if who.slips >= least), "never")
    return say.later("bot-text", whom=say.later(f"level-{number}.whom"), how=how, slips=slips)


def ratings(game: str) -> dict[str, Rating]:
    """The measured ratings of a game's levels by name; empty until there was a measurement."""
    return {name: Rating(**figures) for name, figures in RATINGS.get(game, {}).items()}


def _read_ratings() -> dict[str, dict[str, dict[str, float]]]:
    text = resources.files("sandtable.players").joinpath("ratings.json").read_text()
    found: dict[str, dict[str, dict[str, float]]] = json.loads(text)
    return found


RATINGS: Final = _read_ratings()
