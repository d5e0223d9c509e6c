"""The command line: `sandtable serve | play | replay | verify | bench`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import sandtable
from sandtable.core import record as records
from sandtable.core.errors import SandtableError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; mistakes end in a sentence and status 2, never in a traceback."""
    options = parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except SandtableError as problem:
        print(f"sandtable: {problem}", file=sys.stderr)
    except FileNotFoundError as problem:
        print(f"sandtable: there is no file {problem.filename}", file=sys.stderr)
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return 2


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser("sandtable", description="A digital table for board games.")
    top.add_argument("--version", action="version", version=version())
    commands = top.add_subparsers(required=True, metavar="command")

    serve = commands.add_parser("serve", help="serve tables for the browser")
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (0.0.0.0: everybody)")
    serve.add_argument("--port", type=int, default=8000)
    serve.add_argument("--database", help="SQLAlchemy URL or file; default: sandtable.db here")
    serve.add_argument("--browser", action="store_true", help="open the page in the browser")
    serve.set_defaults(run=run_serve)

    play = commands.add_parser("play", help="play in the terminal")
    play.add_argument("game", help=", ".join(sandtable.game_names()))
    play.add_argument("--against", default="uct", help="the bot to play against")
    play.add_argument("--seat", type=int, default=0)
    play.add_argument("--seats", type=int, help="how many players")
    play.add_argument("--seconds", type=float, help="how long the bot may think about an act")
    play.add_argument("--seed", help="the deal; a random one if left out")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.set_defaults(run=run_play)

    replay = commands.add_parser("replay", help="show a recorded game act by act")
    replay.add_argument("record", type=Path)
    replay.set_defaults(run=run_replay)

    verify = commands.add_parser("verify", help="check a recorded game: deal, acts, outcome")
    verify.add_argument("record", type=Path, nargs="+")
    verify.set_defaults(run=run_verify)

    bench = commands.add_parser("bench", help="measure the speed of rules and searches")
    bench.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    bench.add_argument("--json", type=Path, help="write the figures here")
    bench.add_argument("--games", nargs="*", help="only these")
    bench.set_defaults(run=run_bench)
    return top


def version() -> str:
    how = "compiled" if sandtable.is_compiled() else "interpreted"
    return f"sandtable {sandtable.__version__} ({how})"


def run_serve(options: argparse.Namespace) -> int:
    from sandtable.server import serve

    return serve(options.host, options.port, options.database, options.browser)


def run_play(options: argparse.Namespace) -> int:
    from sandtable.terminal import play

    return play(options)


def run_replay(options: argparse.Namespace) -> int:
    record = records.read(options.record.read_text())
    game = sandtable.game(record.game)
    for number, state in enumerate(records.replay(record, game)):
        if number:
            entry = record.entries[number - 1]
            print(f"\n{number}. seat {entry.seat}: {entry.text}\n")
        print(game.draw(state.view(None)))
    outcome = state.outcome()
    print(f"\n{outcome.scores}, {outcome.reason}" if outcome else "\nThe game is not over.")
    return 0


def run_verify(options: argparse.Namespace) -> int:
    for path in options.record:
        try:
            record = records.verify(path.read_text(), sandtable.game)
        except SandtableError as problem:
            print(f"{path}: {problem}")
            return 1
        print(f"{path}: {record.game}, {len(record.entries)} acts, as recorded")
    return 0


def run_bench(options: argparse.Namespace) -> int:
    from sandtable.bench import run

    return run(options.seconds, options.games or sandtable.game_names(), options.json)


if __name__ == "__main__":
    sys.exit(main())
