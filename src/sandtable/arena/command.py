"""`sandtable arena`: a match from the command line."""

import argparse
import secrets
from pathlib import Path

from rich.console import Console

from sandtable.arena import report, show, workers
from sandtable.arena.match import Match, plan
from sandtable.arena.ratings import Rated, rate
from sandtable.arena.run import Result, run
from sandtable.arena.sprt import Sprt
from sandtable.core.errors import BadRequest
from sandtable.core.game import Options


def arena(options: argparse.Namespace, chosen: Options) -> Result:
    """Play a match as the options say, show it, and write down what was asked for."""
    console = Console(stderr=True)
    match = plan(
        options.game,
        options.players,
        options.games,
        options.seed or secrets.token_hex(8),
        options.seats,
        chosen,
        options.ladder,
    )
    anchor, at = read_anchor(options.anchor, match)
    sprt = Sprt(*options.sprt) if options.sprt else None
    backend = choose_backend(options)
    with show.Watcher(console, anchor, at) as watcher:
        result = run(match, backend, sprt, watcher)
    Console().print(show.picture(result, anchor, at))
    keep(options, result, rate(result, anchor, at))
    return result


def choose_backend(options: argparse.Namespace) -> workers.Backend:
    if options.cluster is not None:
        from sandtable.arena.cluster import on_cluster

        return on_cluster(options.cluster or None, options.workers)
    if options.workers < 1:
        raise BadRequest("a match needs at least one worker")
    return workers.in_processes(options.workers)


def read_anchor(text: str | None, match: Match) -> tuple[str | None, float]:
    """NAME or NAME=RATING: whose rating is given, the first player's if nobody's."""
    if text is None:
        return None, 0.0
    name, _, height = text.partition("=")
    if name not in match.players:
        raise BadRequest(f"the anchor {name!r} does not play; there are: {', '.join(match.players)}")
    try:
        return name, float(height or 0)
    except ValueError:
        raise BadRequest(f"a rating is a number, not {height!r}") from None


def keep(options: argparse.Namespace, result: Result, rated: list[Rated]) -> None:
    if options.json:
        report.write_json(options.json, report.as_json(result, rated, options.command))
    if options.records:
        report.write_records(options.records, result)
    if options.ratings:
        report.write_ratings(options.ratings, options.game, rated)
    if options.plot:
        _plot(options.plot, result, rated)


def _plot(path: Path, result: Result, rated: list[Rated]) -> None:
    from sandtable.arena.plot import draw  # late: it takes a second to load

    draw(path, result, rated)
