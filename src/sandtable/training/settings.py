"""What a training depends on: a TOML file, all of which has usual values but for the game and the seed."""

import tomllib
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

from sandtable.core.errors import BadRequest
from sandtable.core.game import AnyGame, Options
from sandtable.games import game as find_game
from sandtable.players.bots import bots_of
from sandtable.players.learned import Learned


@dataclass(frozen=True)
class First:
    """Games of the search with the evaluation, before there is a net."""

    games: int = 10_000
    iterations: int = 300


@dataclass(frozen=True)
class Play:
    """Games of a generation against itself."""

    games: int = 4000
    iterations: int = 600
    by_lot: int = 3  # of 100 acts are any legal one
    varied: int = 12  # so many acts at the beginning are drawn by their tries
    noise: float = 0.15  # of the guesses at the root is spread evenly


@dataclass(frozen=True)
class Fit:
    """How the nets learn."""

    window: int = 40_000  # the newest games are learned from, so many
    passes: float = 4.0
    batch: int = 2048
    rate: float = 0.004
    trace: float = 0.9  # how much what is thought an act later counts beside what is thought now
    held: int = 20  # every so manieth file is not learned from, but checks it


@dataclass(frozen=True)
class Gate:
    """When the next nets take over: the arena's sequential test."""

    iterations: int = 400
    elo: tuple[float, float] = (0.0, 30.0)
    games: int = 600  # at most


@dataclass(frozen=True)
class Settings:
    game: str
    seed: str
    seats: tuple[int, ...] = (2,)  # by turns
    options: Options = field(default_factory=dict)
    first: First = First()
    play: Play = Play()
    fit: Fit = Fit()
    gate: Gate = Gate()

    @property
    def learned(self) -> Learned:
        return learned_of(self.game)

    def found_game(self) -> AnyGame:
        return find_game(self.game)


def learned_of(game: str) -> Learned:
    """What a game's nets look at; raises BadRequest."""
    learned = bots_of(find_game(game).name).learned
    if learned is None:
        raise BadRequest(f"the bots of {game} do not say what a net should look at")
    return learned


T = TypeVar("T")


def read(game: str, path: Path) -> Settings:
    """The settings of a file; raises BadRequest."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise BadRequest(f"{path} cannot be read: {problem}") from None
    return made(Settings, {"game": game, **content}, str(path))


def made(kind: type[T], content: dict[str, Any], where: str) -> T:
    """A dataclass from a table; what it does not know is an error, and so is a value of another kind."""
    hints, known = get_type_hints(kind), {part.name for part in fields(kind)}  # type: ignore[arg-type]
    found: dict[str, Any] = {}
    for name, value in content.items():
        if name not in known:
            raise BadRequest(f"{where}: there is no setting {name!r}; there are: {', '.join(sorted(known))}")
        found[name] = one(hints[name], value, f"{where}: {name}")
    try:
        return kind(**found)
    except TypeError as problem:
        raise BadRequest(f"{where}: {problem}") from None


def one(kind: Any, value: Any, where: str) -> Any:
    if is_dataclass(kind) and isinstance(value, dict):
        return made(kind, value, where)  # type: ignore[arg-type]
    if isinstance(value, list):
        return tuple(value)
    if kind is float and isinstance(value, int):
        return float(value)
    if kind in (int, float, str) and not isinstance(value, kind):
        raise BadRequest(f"{where} is {value!r}, which is no {kind.__name__}")
    return value
