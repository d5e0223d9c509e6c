"""Games that were played to learn from, as files: the deal, every act, and what the search thought before it.

A file holds many games as numpy arrays. Positions are not kept: replaying is quick, and a net that looks at a
position in another way learns from old games as well.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from sandtable.core.errors import OtherRules
from sandtable.games import game as find_game

FORCED: Final = 0  # there was nothing to choose
BEST: Final = 1
OTHER: Final = (
    2  # not what the search found best: the positions before it are not to be blamed for what follows
)
WHOLE: Final = 65535  # all tries of a search, as shares are kept


class Taken(NamedTuple):
    """An act. `value` is the chance of its seat before it, and `tries` each act's share of the search's tries."""

    seat: int
    action: int
    kind: int
    value: float
    tries: tuple[tuple[int, float], ...]


@dataclass(frozen=True)
class PlayedOut:
    """A whole game: its deal, the result of each seat, and its acts."""

    seed: str
    results: tuple[float, ...]
    acts: tuple[Taken, ...]


def write(path: Path, game: str, games: Sequence[PlayedOut]) -> None:
    """Keep games; a file is there as a whole or not at all."""
    acts = [act for played in games for act in played.acts]
    arrays: dict[str, Any] = {
        "game": np.array(game),
        "rules": np.array(find_game(game).version),
        "seeds": np.array([played.seed for played in games]),
        "results": np.array([played.results for played in games], np.float32),
        "lengths": np.array([len(played.acts) for played in games], np.int32),
        "seats": np.array([act.seat for act in acts], np.int8),
        "actions": np.array([act.action for act in acts], np.int16),
        "kinds": np.array([act.kind for act in acts], np.int8),
        "values": np.array([act.value for act in acts], np.float32),
        "widths": np.array([len(act.tries) for act in acts], np.int16),
        "tried": np.array([action for act in acts for action, _ in act.tries], np.int16),
        "shares": np.array([round(share * WHOLE) for act in acts for _, share in act.tries], np.uint16),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, **arrays)
    unfinished.replace(path)


def read(path: Path) -> Iterator[PlayedOut]:
    """The games of a file, one after the other; raises OtherRules."""
    with np.load(path) as file:
        found = {name: file[name] for name in file.files}
    game = find_game(str(found["game"]))
    if game.version != int(found["rules"]):
        raise OtherRules(game.title, int(found["rules"]), game.version)
    seats, actions, kinds, values = (found[name].tolist() for name in ("seats", "actions", "kinds", "values"))
    widths, tried, shares = (found[name].tolist() for name in ("widths", "tried", "shares"))
    act = place = 0
    for seed, results, length in zip(
        found["seeds"], found["results"], found["lengths"].tolist(), strict=True
    ):
        acts = []
        for n in range(act, act + length):
            end = place + widths[n]
            tries = tuple((tried[i], shares[i] / WHOLE) for i in range(place, end))
            acts.append(Taken(seats[n], actions[n], kinds[n], values[n], tries))
            place = end
        act += length
        yield PlayedOut(str(seed), tuple(results.tolist()), tuple(acts))
