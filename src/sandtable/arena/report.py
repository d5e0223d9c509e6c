"""What remains of a match: results as JSON, and every game as a record."""

import json
import platform
import re
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import scipy

import sandtable
from sandtable.arena.ratings import Rated
from sandtable.arena.run import Bout, Result
from sandtable.arena.tally import duels, standings


def as_json(result: Result, rated: Sequence[Rated], command: Sequence[str]) -> dict[str, object]:
    """Everything about a match, ready for JSON."""
    return {
        "command": list(command),
        "match": asdict(result.match),
        "versions": versions(),
        "standings": [asdict(row) for row in standings(result)],
        "duels": [asdict(row) for row in duels(result)],
        "ratings": [asdict(row) for row in rated],
        "sprt": asdict(result.sprt) | sprt_verdict(result) if result.sprt else None,
        "errors": result.errors(),
        "games": [game_as_json(game) for game in result.games],
    }


def versions() -> dict[str, object]:
    return {
        "sandtable": sandtable.__version__,
        "compiled": sandtable.is_compiled(),
        "python": platform.python_version(),
        "scipy": scipy.__version__,
        "machine": platform.machine(),
    }


def sprt_verdict(result: Result) -> dict[str, object]:
    assert result.sprt is not None
    return {"bounds": result.sprt.bounds, "llr": result.sprt.llr, "verdict": result.sprt.verdict}


def game_as_json(game: Bout) -> dict[str, object]:
    job, played = game.job, game.played
    return {
        "number": job.number,
        "deal": job.deal,
        "rotation": job.rotation,
        "seed": job.seed,
        "seats": list(job.names),
        "scores": played.scores,
        "winners": played.winners,
        "reason": played.reason,
        "acts": played.acts,
        "seconds": [round(seconds, 6) for seconds in played.seconds],
        "error": played.error,
        "record": played.record,
    }


def write_json(path: Path, report: dict[str, object]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(report, indent=1) + "\n")


def write_records(folder: Path, result: Result) -> list[Path]:
    """Every game as a file that `sandtable replay`, `verify` and `import` read."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for game in result.games:
        who = "-".join(re.sub(r"[^\w.]+", "_", name) for name in game.job.names)
        path = folder / f"{game.job.number:05}-{who}.txt"
        path.write_text(game.played.record)
        written.append(path)
    return written


def write_ratings(path: Path, game: str, rated: Sequence[Rated]) -> None:
    """Put measured ratings into a file of ratings by game; those of other games stay."""
    known = json.loads(path.read_text()) if path.exists() else {}
    known[game] = {row.player: {"rating": round(row.rating), "error": round(row.error)} for row in rated}
    path.write_text(json.dumps(known, indent=2) + "\n")
