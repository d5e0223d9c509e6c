"""Random games with a bias, so that rare positions come up: lean decks, passes, stalls."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from games.mandala.tables import GAME, written

Style = Callable[[Any, list[str]], list[str]]


def anything(state: Any, acts: list[str]) -> list[str]:
    return acts


def prefers(verb: str) -> Style:
    """Mostly acts of one kind."""

    def choose(state: Any, acts: list[str]) -> list[str]:
        return [act for act in acts if act.startswith(verb)] or acts

    return choose


def hoards(state: Any, acts: list[str]) -> list[str]:
    """Only builds, and red never into Mandala 1 nor green into Mandala 2: all cards end in the Mountains."""
    kept = [act for act in acts if act.startswith("build") and act not in ("build 1 red", "build 2 green")]
    return kept or acts


STYLES: dict[str, Style] = {
    "anything": anything,
    "builds": prefers("build"),
    "grows": prefers("grow"),
    "discards": prefers("discard"),
    "hoards": hoards,
}


def steps(style: str, seed: str, wild: float = 0.15) -> Iterator[tuple[Any, str]]:
    """Each position of a game and the act that is played in it; at the end the act is empty."""
    chance = Random(f"{style} {seed}")
    state = GAME.start(seed=seed)
    while state.actors():
        acts = written(state)
        liked = acts if chance.random() < wild and style != "hoards" else STYLES[style](state, acts)
        act = chance.choice(liked)
        yield state, act
        state.apply(state.actors()[0], GAME.read(state, act))
    yield state, ""
