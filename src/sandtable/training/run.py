"""A training in a folder: generation after generation, each step kept as soon as it is done.

    settings.toml   what it depends on
    games/0003/     the games of a generation, in files of some
    nets/0003.net   the nets that learned from them
    log.jsonl       how each generation went: losses, the test against the nets before, who plays on
    curves.png      the same as a picture

Whoever is ended goes on where it stopped: what is there is not made again.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from sandtable.arena.match import plan
from sandtable.arena.run import run as run_match
from sandtable.arena.sprt import Sprt
from sandtable.arena.workers import Backend as ArenaBackend
from sandtable.players.nets import file
from sandtable.processes import Answered
from sandtable.training import games, selfplay
from sandtable.training.export import tables_of
from sandtable.training.fitting import Fitted, fit
from sandtable.training.games import PlayedOut
from sandtable.training.positions import Positions, of_files
from sandtable.training.selfplay import Job
from sandtable.training.settings import Settings

TOGETHER: Final = 100  # games in a file
SEARCH: Final = "search"

# What plays jobs, wherever: answers come as they are ready, in any order.
Backend = Callable[
    [Callable[[Job], list[PlayedOut]], Iterable[Job]], Iterator[Answered[Job, list[PlayedOut]]]
]
Watch = Callable[[str, float], None]  # what is done, and how much of it


class Training:
    """A folder, and what is done in it."""

    def __init__(
        self, settings: Settings, folder: Path, backend: Backend, arena: ArenaBackend, watch: Watch
    ) -> None:
        self.settings = settings
        self.folder = folder
        self.backend = backend
        self.arena = arena
        self.watch = watch

    # What is there

    def log(self) -> list[dict[str, Any]]:
        path = self.folder / "log.jsonl"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []

    def net_file(self, generation: int) -> Path:
        return self.folder / "nets" / f"{generation:04}.net"

    def games_file(self, generation: int, job: Job) -> Path:
        return self.folder / "games" / f"{generation:04}" / f"{job.number:04}.npz"

    def present(self) -> Path | None:
        """The nets that play: those that took over last."""
        strongest = [line["generation"] for line in self.log() if line["taken"]]
        return self.net_file(strongest[-1]) if strongest else None

    # A generation

    def go_on(self) -> dict[str, Any]:
        """The next generation; what the log has about it."""
        number = len(self.log())
        self.play(number)
        losses = self.learn(number)
        line = {"generation": number, "losses": losses, **self.test(number)}
        with (self.folder / "log.jsonl").open("a") as log:
            log.write(json.dumps(line) + "\n")
        return line

    def play(self, number: int) -> None:
        """Games of the present nets against themselves; files that are there stay."""
        jobs = self.jobs(number)
        missing = [job for job in jobs if not self.games_file(number, job).exists()]
        done = len(jobs) - len(missing)
        self.watch("games", done / len(jobs))
        for job, played in self.backend(selfplay.play, missing):
            if isinstance(played, Exception):
                raise played
            games.write(self.games_file(number, job), self.settings.game, played)
            done += 1
            self.watch("games", done / len(jobs))

    def jobs(self, number: int) -> list[Job]:
        """What a generation plays."""
        settings, net = self.settings, self.present()
        play = settings.play
        if net is None:
            play = replace(play, games=settings.first.games, iterations=settings.first.iterations)
        return [
            Job(
                n,
                settings.game,
                settings.seats[n % len(settings.seats)],
                settings.options,
                f"{settings.seed} {number} {n}",
                min(TOGETHER, play.games - n * TOGETHER),
                play,
                str(net or ""),
            )
            for n in range(-(-play.games // TOGETHER))
        ]

    def learn(self, number: int) -> dict[str, Any]:
        """Nets that learn from the newest games; their losses."""
        kept = self.net_file(number).with_suffix(".json")
        if self.net_file(number).exists():
            return json.loads(kept.read_text())  # type: ignore[no-any-return]
        settings, learned = self.settings, self.settings.learned
        paths = self.newest()
        held = paths[:: settings.fit.held]
        chosen = [path for path in paths if path not in set(held)] or paths
        positions, checks = of_files(chosen, settings), of_files(held, settings)
        outputs = 1, int(learned.guess.kinds)
        fitted = [
            self.fit(name, number, encoder, shape, outputs[n], positions[n], checks[n])
            for n, (name, encoder, shape) in enumerate(
                zip(("judge", "guess"), (learned.judge, learned.guess), learned.shapes, strict=True)
            )
        ]
        losses = {"judge": fitted[0].looks, "guess": fitted[1].looks, "positions": len(positions[0])}
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(json.dumps(losses))
        about = {"game": settings.game, "seed": settings.seed, "generation": number}
        file.write(
            self.net_file(number),
            about,
            {
                "judge": (learned.judge, tables_of(fitted[0].net, learned.judge)),
                "guess": (learned.guess, tables_of(fitted[1].net, learned.guess)),
            },
        )
        return losses

    def fit(
        self,
        name: str,
        number: int,
        encoder: Any,
        shape: Any,
        outputs: int,
        positions: Positions,
        held: Positions,
    ) -> Fitted:
        seed = int(selfplay.digest(f"{self.settings.seed} {number} {name}")[:8], 16)
        return fit(
            encoder,
            shape,
            outputs,
            positions,
            held,
            self.settings.fit,
            seed,
            lambda share: self.watch(name, share),
        )

    def newest(self) -> list[Path]:
        """The files of the newest games, as many as are learned from."""
        every = sorted((self.folder / "games").glob("*/*.npz"))
        return every[-max(1, self.settings.fit.window // TOGETHER) :]

    def test(self, number: int) -> dict[str, Any]:
        """The next nets against the present ones, or against the search, on the arena's duplicate deals."""
        gate, present = self.settings.gate, self.present()
        sprt = Sprt(*gate.elo)
        match = plan(
            self.settings.game,
            [f"{self.net_file(number)}@{gate.iterations}", f"{present or SEARCH}@{gate.iterations}"],
            gate.games,
            f"{self.settings.seed} {number} gate",
            2,
            dict(self.settings.options),
        )
        result = run_match(
            match, self.arena, sprt, lambda result: self.watch("test", len(result.games) / result.total)
        )
        if result.errors():
            raise RuntimeError(result.errors()[0])
        return {"taken": sprt.verdict == "elo1", "test": sprt.describe(), "pairs": sprt.counts}
