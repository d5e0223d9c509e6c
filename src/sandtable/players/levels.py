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
    "alphabeta": "Looks at {} positions before each act and plays endings perfectly",
    "gentle": "Looks at a few tiles and takes one that fits somehow",
    "easy": "Looks a little quicker, and likes finished landscapes",
    "steady": "Knows both sides of a tile and finishes its landscapes",
    "brisk": "Builds fast, thinks of the spaces beside a tile, and of tasks and chips",
    "keen": "Remembers half of the heap and plans its board from it",
    "planning": "Remembers most of the heap, plans its whole board, and takes the tasks that it can fulfill",
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
        Rung("greedy~45"),
        Rung("greedy~18"),
        Rung("alphabeta@80"),
        Rung("alphabeta@400"),
        Rung("alphabeta@2700"),
        Rung("alphabeta@12000"),
    ),
    "mandala": (
        Rung("greedy~62"),
        Rung("greedy~45"),
        Rung("greedy~25"),
        Rung("greedy~5"),
        Rung("search@450"),
        Rung("search@4000"),
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
        Rung("gentle"),
        Rung("easy"),
        Rung("steady"),
        Rung("brisk"),
        Rung("keen"),
        Rung("planning"),
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
    amount = who.budget.iterations or "thousands of"
    how = THINKING.get(who.name, "Plays {} games in its mind before each act").format(amount)
    return f"{how}, but {who.slips} of 100 acts are left to chance." if who.slips else f"{how}."


def ratings(game: str) -> dict[str, Rating]:
    """The measured ratings of a game's levels by name; empty until there was a measurement."""
    return {name: Rating(**figures) for name, figures in RATINGS.get(game, {}).items()}


def _read_ratings() -> dict[str, dict[str, dict[str, Any]]]:
    text = resources.files("sandtable.players").joinpath("ratings.json").read_text()
    found: dict[str, dict[str, dict[str, Any]]] = json.loads(text)
    return found


RATINGS: Final = _read_ratings()
