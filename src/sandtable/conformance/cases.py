"""The tables at which a game is tried."""

from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from sandtable.core.errors import BadRequest
from sandtable.core.game import AnyGame, Choice, Game, Option, Options, any_game
from sandtable.core.state import State


class Pieces(Protocol):
    """What only a game's rules know of its pieces. A module that has these two functions will do.

    They should find it out on their own, from the position's line, so that they do not share the
    mistakes of the game's views.
    """

    def count(self, state: Any, /) -> dict[str, int]:
        """How many pieces of each sort there are, all places together."""

    def redeal(self, line: str, seat: int | None, chance: Random, /) -> str:
        """A position's line in which everything is dealt anew that a seat cannot know; None: a bystander."""


@dataclass(frozen=True)
class Case:
    """A table to be tried: a game, how many sit there, what they chose, and the seed."""

    game: AnyGame
    pieces: Pieces = field(compare=False)
    seats: int
    options: tuple[tuple[str, Choice], ...] = ()
    seed: str = "conformance"

    def __str__(self) -> str:
        settings = "".join(f"-{name}={value}" for name, value in self.options)
        short = settings if len(self.options) < 3 else f"-{len(self.options)} options"
        return f"{self.game.name}-{self.seats}{short}"

    def start(self, seed: str | None = None) -> State:
        return self.game.start(self.seats, self.seed if seed is None else seed, **dict(self.options))

    def readers(self) -> list[int | None]:
        """Everybody who may look on: the seats and a bystander."""
        return [*range(self.seats), None]


def cases(game: Game[Any, Any], pieces: Pieces) -> list[Case]:
    """A game with few, more and the most players, and each of its options changed once."""
    found = any_game(game)
    sizes = sorted({game.min_seats, min(game.min_seats + 1, game.max_seats), game.max_seats})
    tables = [Case(found, pieces, seats) for seats in sizes]
    untried = {option.name: _another_choice(option) for option in game.options}
    for seats in reversed(sizes):
        while chosen := _together(found, seats, untried):
            tables.append(Case(found, pieces, seats, tuple(chosen.items())))
            untried = {name: choice for name, choice in untried.items() if name not in chosen}
    assert not untried, f"{game.name} allows {untried} for no number of players"
    return tables


def _another_choice(option: Option) -> Choice:
    return next(choice for choice in reversed(option.choices) if choice != option.default)


def _together(game: AnyGame, seats: int, choices: Options) -> Options:
    """As many of these choices as the game takes at once."""
    taken: Options = {}
    for name, choice in choices.items():
        try:
            game.complete(seats, taken | {name: choice})
        except BadRequest:
            continue
        taken[name] = choice
    return taken
