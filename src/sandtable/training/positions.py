"""Games replayed into what a net learns from: rows of its encoder, and what it should have said there."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.chance import FastChance
from sandtable.core.observation import memory
from sandtable.players.advice import carry
from sandtable.players.nets.encoder import AnyEncoder
from sandtable.training import games
from sandtable.training.games import FORCED, OTHER, PlayedOut
from sandtable.training.settings import Settings

MOST_CHOICES: Final = 60  # that a policy is learned for; what was tried least is left out
NO_ACT: Final = -1
Array = Any


@dataclass
class Positions:
    """What a net was shown (`rows`), and what it should say: a seat's chance, or shares of acts.

    An act's place is its block times the kinds, plus its kind.
    """

    rows: Array
    targets: Array
    places: Array | None = None

    def __len__(self) -> int:
        return len(self.rows)


def joined(parts: Sequence[Positions]) -> Positions:
    """All positions of several lists."""
    places = [part.places for part in parts if part.places is not None]
    return Positions(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.targets for part in parts]),
        np.concatenate(places) if places else None,
    )


class Rows:
    """Rows of one encoder, gathered."""

    def __init__(self, encoder: AnyEncoder) -> None:
        self.encoder = encoder
        self.length = int(encoder.length)
        self.line = vec[i64]([encoder.loose] * (self.length + encoder.most))
        self.seen = np.frombuffer(memory(self.line), np.int64)
        self.found: list[Array] = []

    def add(self, state: Any, seat: int, turn: int) -> None:
        self.encoder.encode(state, seat, turn, self.line, 0)
        loose = int(self.encoder.list_loose(state, seat, self.line, self.length))
        for n in range(self.length + loose, len(self.line)):
            self.line[n] = self.encoder.loose  # the row that says nothing
        self.found.append(self.seen.astype(np.uint16))

    def stacked(self) -> Array:
        return np.array(self.found, np.uint16).reshape(-1, len(self.line))


class Replay:
    """Gathers positions for the net that judges, and for the one that guesses acts."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.game = settings.found_game()
        self.judged, self.guessed = Rows(settings.learned.judge), Rows(settings.learned.guess)
        self.chances: list[float] = []
        self.places: list[Array] = []
        self.shares: list[Array] = []

    def add(self, played: PlayedOut) -> None:
        state = self.game.start(len(played.results), played.seed, **self.settings.options)
        chance = FastChance(int(played.seed[:16], 16))
        for act, wanted in zip(played.acts, targets(played, self.settings.fit.trace), strict=True):
            turn = chance.below(self.settings.learned.judge.turns)
            for seat in self.judged_seats(act.seat, len(played.results), chance):
                self.judged.add(state, seat, turn)
                self.chances.append(wanted[seat])
            if act.kind != FORCED:
                self.guessed.add(state, act.seat, turn)
                self.add_tries(act.tries, turn)
            state.play(act.seat, act.action, 0)

    def judged_seats(self, seat: int, seats: int, chance: FastChance) -> list[int]:
        """The seat that acts; of more than two, another one by lot, for it will be asked how that one stands, too."""
        return [seat] if seats == 2 else [seat, (seat + 1 + chance.below(seats - 1)) % seats]

    def add_tries(self, tries: Sequence[tuple[int, float]], turn: int) -> None:
        encoder = self.guessed.encoder
        places, shares = np.full(MOST_CHOICES, NO_ACT, np.int16), np.zeros(MOST_CHOICES, np.float32)
        most = sorted(tries, key=lambda one: one[1], reverse=True)[:MOST_CHOICES]
        for n, (action, share) in enumerate(most):
            seen = encoder.turned(action, turn)
            places[n] = encoder.block_of(seen) * encoder.kinds + encoder.kind_of(seen)
            shares[n] = share
        self.places.append(places)
        self.shares.append((shares / shares.sum()).astype(np.float16))

    def found(self) -> tuple[Positions, Positions]:
        policies = Positions(
            self.guessed.stacked(),
            np.array(self.shares, np.float16).reshape(-1, MOST_CHOICES),
            np.array(self.places, np.int16).reshape(-1, MOST_CHOICES),
        )
        return Positions(self.judged.stacked(), np.array(self.chances, np.float32)), policies


def of_files(paths: Iterable[Path], settings: Settings) -> tuple[Positions, Positions]:
    """The positions of some files: for the net that judges, and for the one that guesses acts."""
    replay = Replay(settings)
    for path in paths:
        for played in games.read(path):
            replay.add(played)
    return replay.found()


def targets(played: PlayedOut, trace: float) -> list[list[float]]:
    """The chances of all seats before each act: what the search thought then and later, and the result.

    What is thought one act later counts `trace` times as much; nothing from beyond an act that was not the best.
    """
    expected = list(played.results)
    found = []
    for act in reversed(played.acts):
        if act.kind != FORCED:
            weight = 0.0 if act.kind == OTHER else trace
            expected = carry(expected, act.seat, (1 - weight) * act.value + weight * expected[act.seat])
        found.append(expected)
    return found[::-1]
