"""`sandtable ladder`: bots are rated on and on, on duplicate deals, and the results kept for the browser.

Deals are numbered and follow from the ladder's own seed. What was played is not played again: a ladder goes on
where it stopped, and a bot that comes later plays what the others have played.
"""

import argparse
import asyncio
import dataclasses
import itertools
import secrets
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import Console

from sandtable.arena import show
from sandtable.arena.command import choose_backend
from sandtable.arena.match import Job, Match, plan
from sandtable.arena.play import Played
from sandtable.arena.ratings import rate
from sandtable.arena.run import Bout, Result
from sandtable.arena.tally import duels, standings
from sandtable.arena.workers import Backend
from sandtable.core.errors import BadRequest
from sandtable.core.game import Options
from sandtable.games import game as find_game
from sandtable.server.archive import keep
from sandtable.server.database import open_database
from sandtable.server.ladders import BETWEEN, Ladders
from sandtable.server.protocol import Meeting, Rung
from sandtable.server.settings import load
from sandtable.server.store import Store


def ladder(options: argparse.Namespace, chosen: Options) -> int:
    """Play deal after deal until there are enough, or until somebody stops it."""
    return asyncio.run(_ladder(options, chosen))


async def _ladder(options: argparse.Namespace, chosen: Options) -> int:
    if options.deals is not None and options.deals < 1:
        raise BadRequest("a ladder needs at least one deal")
    backend, console = choose_backend(options), Console()
    store = Store(open_database(load(database=options.database).database, serving=False))
    try:
        seed = await Ladders(store).seed(options.game, options.seed or secrets.token_hex(8))
        match = plan(options.game, options.players, 1, seed, options.seats, chosen)
        climb = Climb(store, match, console)
        await climb.remember()
        await climb.play(itertools.count() if options.deals is None else range(options.deals), backend)
        await climb.stand()
        console.print(show.picture(climb.result, None, 0.0))
        return 1 if climb.result.errors() else 0
    finally:
        store.close()


class Climb:
    """A ladder under way."""

    def __init__(self, store: Store, match: Match, console: Console) -> None:
        self.store = store
        self.ladders = Ladders(store)
        self.match = match
        self.console = console
        self.rules = find_game(match.game).version
        self.result = Result(match, 0)
        self.done: set[tuple[int, tuple[str, ...]]] = set()

    async def remember(self) -> None:
        """What was played before by bots that play now."""
        index = {name: n for n, name in enumerate(self.match.players)}
        for row in await self.ladders.bouts(self.match.game, self.rules):
            names = tuple(row.names.split(BETWEEN))
            if len(names) == self.match.seats and set(names) <= set(index):
                seated = tuple(index[name] for name in names)
                group = tuple(sorted(seated))
                job = Job(row.number, self.match.game, {}, "", row.deal, row.rotation, group, seated, names)
                self.take(Bout(job, played_of(row)))

    def take(self, bout: Bout) -> None:
        self.result.games.append(bout)
        self.done.add((bout.job.deal, bout.job.names))

    async def play(self, deals: Iterable[int], backend: Backend) -> None:
        """What is missing of these deals; each game is kept as soon as it is over."""
        jobs: list[Job] = []
        left: Counter[int] = Counter()
        for played in backend(self.missing(deals, jobs, left)):
            bout = Bout(jobs[played.number], played)
            await self.ladders.add([await self._row(bout)])
            self.take(bout)
            deal = bout.job.deal
            left[deal] -= 1
            if not left[deal]:
                await self.stand()
                self.console.print(f"deal {deal + 1} is played")

    def missing(self, deals: Iterable[int], jobs: list[Job], left: Counter[int]) -> Iterator[Job]:
        """Jobs as they are asked for; those of a deal are counted together."""
        for deal in deals:
            new = [job for job in self.match.jobs_of(deal, itertools.repeat(0)) if not self.is_done(job)]
            left[deal] = len(new)
            for job in new:
                jobs.append(dataclasses.replace(job, number=len(jobs)))
                yield jobs[-1]

    def is_done(self, job: Job) -> bool:
        return (job.deal, job.names) in self.done

    async def _row(self, bout: Bout) -> dict[str, Any]:
        job, played = bout.job, bout.played
        table = None if played.error else await keep(self.store, played.record, list(job.names))
        return {
            "game": job.game,
            "rules": self.rules,
            "deal": job.deal,
            "rotation": job.rotation,
            "names": BETWEEN.join(job.names),
            "scores": list(played.scores or ()),
            "winners": list(played.winners),
            "acts": list(played.acts),
            "seconds": list(played.seconds),
            "error": played.error,
            "table_id": table,
        }

    async def stand(self) -> None:
        """Rate everybody anew, for all to see."""
        rated = {row.player: row for row in rate(self.result)}
        rungs = [
            Rung(
                row.player,
                round(rated[row.player].rating, 1),
                round(rated[row.player].error, 1),
                row.games,
                row.wins,
                row.draws,
                row.losses,
                row.errors,
                row.share,
                row.low,
                row.high,
                row.milliseconds,
            )
            for row in standings(self.result)
        ]
        rungs.sort(key=lambda rung: -rung.rating)
        meetings = [Meeting(**dataclasses.asdict(row)) for row in duels(self.result)]
        deals = len({bout.job.deal for bout in self.result.games})
        await self.ladders.stand(self.match.game, deals, rungs, meetings)


def played_of(row: Any) -> Played:
    """A bout as it was kept."""
    scores = tuple(row.scores) or None
    return Played(
        row.number, scores, tuple(row.winners), "", tuple(row.acts), tuple(row.seconds), "", row.error
    )
