"""Six levels for every game, on one scale: level 1 for a first game, level 6 the strongest there is.

Levels differ by how far they think and by how often they slip, never by what they see. Their budgets
are iterations, so that a level is as strong on every machine; the seconds are a cap for slow ones.
How strong they are is measured by the arena and kept in ratings.json (docs/strength.md).
"""

import json
from importlib import resources
from typing import Any, Final, NamedTuple

from sandtable.players import spec

LONGEST: Final = 2.0  # seconds for an act, whatever the level

TITLES: Final = ("Drifting Sand", "Curious Crane", "Quick Hand", "Steady Rake", "Deep Garden", "Still Mind")
FLAVORS: Final = (
    "Good for a first game.",
    "Knows the rules and not much more.",
    "For everybody who has played a few times.",
    "Punishes carelessness.",
    "For those who win often.",
    "The strongest we have.",
)

THINKING: Final = {
    "random": "Plays by chance",
    "greedy": "Looks one act ahead",
    "alphabeta": "Looks many acts ahead and plays endings perfectly",
    "dreamy": "Takes its time, and the first tile that fits somehow",
    "gentle": "Looks at a few tiles before it takes one",
    "easy": "Looks a little longer and likes finished landscapes",
    "steady": "Knows both sides of a tile and finishes its landscapes",
    "brisk": "Builds fast and sees much of the heap",
    "swift": "Sees most of the heap, and thinks of tasks and chips",
}


class Rung(NamedTuple):
    """How a level plays: its player as a word of spec.py, and the longest it may think about an act."""

    player: str
    seconds: float = LONGEST


class Level(NamedTuple):
    """A rung with its place on the ladder and what people read about it."""

    number: int
    title: str
    text: str
    rung: Rung

    @property
    def name(self) -> str:
        return f"level{self.number}"


class Rating(NamedTuple):
    """Measured by the arena: level 1 is 1000, and 400 more is ten wins to one; the error is for 95 %."""

    rating: float
    error: float


# Until a game has been measured.
USUAL: Final = (
    Rung("greedy~60"),
    Rung("greedy~30"),
    Rung("greedy~10"),
    Rung("search@300"),
    Rung("search@1500"),
    Rung("search@10000"),
)

LADDERS: Final[dict[str, tuple[Rung, ...]]] = {
    "patterns": (
        Rung("greedy~75"),
        Rung("greedy~35"),
        Rung("greedy~8"),
        Rung("uct@220"),
        Rung("uct@1000"),
        Rung("uct@10000"),
    ),
    "mottainai": (
        Rung("greedy~80"),
        Rung("greedy~57"),
        Rung("greedy~30"),
        Rung("greedy~10"),
        Rung("search@50"),
        Rung("search@1500"),
    ),
    "mondo": (
        Rung("dreamy"),
        Rung("gentle"),
        Rung("easy"),
        Rung("steady"),
        Rung("brisk"),
        Rung("swift"),
    ),
}


def levels(game: str) -> list[Level]:
    """The levels of a game, the weakest first."""
    rungs = LADDERS.get(game, USUAL)
    return [
        Level(n + 1, TITLES[n], f"Level {n + 1}. {FLAVORS[n]} {describe(rung)}", rung)
        for n, rung in enumerate(rungs)
    ]


def describe(rung: Rung) -> str:
    """How a rung thinks, in a sentence."""
    who = spec.read(rung.player)
    games = f"Plays {who.budget.iterations or 'thousands of'} games in its mind before each act"
    how = THINKING.get(who.name, games)
    return f"{how}, but {who.slips} of 100 acts are left to chance." if who.slips else f"{how}."


def ratings(game: str) -> dict[str, Rating]:
    """The measured ratings of a game's levels by name; empty until there was a measurement."""
    return {name: Rating(**figures) for name, figures in RATINGS.get(game, {}).items()}


def _read_ratings() -> dict[str, dict[str, dict[str, Any]]]:
    text = resources.files("sandtable.players").joinpath("ratings.json").read_text()
    found: dict[str, dict[str, dict[str, Any]]] = json.loads(text)
    return found


RATINGS: Final = _read_ratings()
