"""The command line: `sandtable serve | play | learn | puzzles | arena | ladder | train | bot | games | replay | verify | import | backup | restore | move-database | check-upgrade | capacity | settings | bench`."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

import sandtable
from sandtable.core import record as records
from sandtable.core.errors import BadRequest, SandtableError
from sandtable.core.log import CLOCK
from sandtable.core.messages import ORIGINAL, languages, preferred, say, speak

# What is installed only for those who want it, and by which extra.
EXTRAS = {
    "redis": "redis",
    "rich": "arena",
    "numpy": "arena",
    "scipy": "arena",
    "matplotlib": "arena",
    "ray": "cluster",
    "torch": "train",
    "pyarrow": "data",
}
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
PLAYERS = "level1 … level8, greedy, search@2000, search@0.1s, ./mine.py:Mine, “run:./engine”, …"
LANGUAGES = "the language that is spoken, such as de; that of the terminal if left out"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; mistakes end in a sentence and status 2, never in a traceback."""
    arguments = sys.argv[1:] if arguments is None else arguments
    options = parser().parse_args(arguments)
    options.command = ["sandtable", *arguments]
    try:
        return int(options.run(options))
    except SandtableError as problem:
        print(f"sandtable: {problem}", file=sys.stderr)
    except FileNotFoundError as problem:
        print(f"sandtable: there is no file {problem.filename}", file=sys.stderr)
    except ModuleNotFoundError as problem:
        if problem.name not in EXTRAS:
            raise
        wanted = f"pip install 'sandtable[{EXTRAS[problem.name]}]'"
        print(f"sandtable: this needs {problem.name}, which is not installed: {wanted}", file=sys.stderr)
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return 2


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser("sandtable", description="A digital table for board games.")
    top.add_argument("--version", action="version", version=version())
    commands = top.add_subparsers(required=True, metavar="command")
    for add in (add_serving, add_playing, add_bots, add_records, add_keeping, add_bench):
        add(commands)
    return top


def add_serving(commands: Commands) -> None:
    """Tables for people."""
    serve = commands.add_parser("serve", help="serve tables for the browser")
    serve.add_argument("--host", help="address to listen on; 127.0.0.1 if left out (0.0.0.0: everybody)")
    serve.add_argument("--port", type=int, help="port to listen on; 8000 if left out")
    serve.add_argument("--database", help="SQLAlchemy URL or file; sandtable.db here if left out")
    serve.add_argument("--processes", type=int, help="how many processes serve; more than one need Redis")
    serve.add_argument("--browser", action="store_true", help="open the page in the browser")
    serve.set_defaults(run=run_serve)


def add_playing(commands: Commands) -> None:
    """In the terminal."""
    play = commands.add_parser("play", help="play in the terminal")
    play.add_argument("game", help=", ".join(sandtable.game_names()))
    play.add_argument("--against", default="level3", metavar="PLAYER", help=PLAYERS)
    play.add_argument("--seat", type=int, default=0)
    play.add_argument("--seats", type=int, help="how many players")
    play.add_argument("--seconds", type=float, help="how long the bot may think about an act")
    play.add_argument("--seed", help="the deal; a random one if left out")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--language", metavar="TAG", help=LANGUAGES)
    play.set_defaults(run=run_play)

    learn = commands.add_parser("learn", help="lessons in the terminal")
    learn.add_argument("lesson", nargs="?", help="a game, a lesson of the list, or a file; none lists them")
    learn.add_argument("--language", metavar="TAG", help=LANGUAGES)
    learn.set_defaults(run=run_learn)
    add_puzzles(commands)


def add_puzzles(commands: Commands) -> None:
    """Positions in which something is to be found."""
    puzzles = commands.add_parser(
        "puzzles", help="make puzzles from bots' games, and look at those there are"
    )
    kinds = puzzles.add_subparsers(required=True, metavar="what")
    make = kinds.add_parser("make", help="let bots play, and keep the positions that are puzzles")
    make.add_argument("game", help=", ".join(sandtable.game_names()))
    make.add_argument("--count", type=int, default=200, help="how many at least")
    make.add_argument("--to", type=Path, required=True, metavar="FILE", help="the file, like patterns.jsonl")
    make.add_argument("--seed", help="of everything; a random one if left out")
    make.set_defaults(run=run_puzzles, what="make")
    rate = kinds.add_parser("rate", help="let the levels of bots try the puzzles of files again")
    rate.add_argument("file", type=Path, nargs="+", help="is written anew")
    rate.set_defaults(run=run_puzzles, what="rate")
    for working in (make, rate):
        working.add_argument("--workers", type=int, help="processes; one for each processor if left out")
        working.add_argument(
            "--cluster",
            nargs="?",
            const="",
            metavar="ADDRESS",
            help="on Ray; without an address on this machine",
        )
    check = kinds.add_parser("check", help="read files of puzzles; a mistake is told with its line")
    check.add_argument("file", type=Path, nargs="+")
    check.set_defaults(run=run_puzzles, what="check")
    table = kinds.add_parser("table", help="how they were found, and which level of bots solves how many")
    table.set_defaults(run=run_puzzles, what="table")


def add_bots(commands: Commands) -> None:
    """Bots against bots, and the data of their games."""
    arena = commands.add_parser("arena", help="let bots play each other, and rate them")
    add_arena_options(arena)
    arena.set_defaults(run=run_arena)

    ladder = commands.add_parser("ladder", help="keep rating bots, for all to see in the browser")
    add_match_options(ladder, games=False)
    ladder.add_argument("--deals", type=int, help="stop when so many are played; on and on if left out")
    ladder.add_argument("--database", help="as for serve")
    ladder.set_defaults(run=run_ladder)

    bot = commands.add_parser("bot", help="begin a bot of your own, or let one play from elsewhere")
    kinds = bot.add_subparsers(required=True, metavar="what")
    account = kinds.add_parser("account", help="make a bot account on a server, and print its token")
    account.add_argument("name", help="of the bot, as people see it")
    account.add_argument("--games", nargs="*", default=[], help="that it plays; all if left out")
    account.add_argument("--database", help="as for serve")
    account.set_defaults(run=run_bot_account)
    new = kinds.add_parser("new", help="write a first bot and its test into files")
    new.add_argument("game", help=", ".join(sandtable.game_names()))
    new.add_argument("file", type=Path, nargs="?", help="<game>_bot.py if left out")
    new.set_defaults(run=run_new_bot)

    train = commands.add_parser("train", help="let a game's search learn by playing itself")
    train.add_argument("game", help=", ".join(sandtable.game_names()))
    train.add_argument(
        "--to", type=Path, required=True, metavar="FOLDER", help="games, nets and curves; it goes on there"
    )
    train.add_argument(
        "--settings", type=Path, metavar="FILE", help="a TOML file; the game's usual ones if left out"
    )
    train.add_argument("--generations", type=int, default=10, help="how many there are to be")
    train.add_argument("--workers", type=int, default=1, help="processes that play")
    train.add_argument(
        "--cluster",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on Ray; without an address on this machine",
    )
    train.set_defaults(run=run_train)

    games = commands.add_parser("games", help="games as data for programs that learn")
    made = games.add_subparsers(required=True, metavar="what").add_parser(
        "make", help="let bots play each other, and write every act as a row of a Parquet file"
    )
    add_match_options(made)
    made.add_argument("--to", type=Path, required=True, metavar="FILE", help="the file, like games.parquet")
    made.set_defaults(run=run_make_games)


def add_records(commands: Commands) -> None:
    """Games as text."""
    replay = commands.add_parser("replay", help="show a recorded game act by act")
    replay.add_argument("record", type=Path)
    replay.set_defaults(run=run_replay)

    verify = commands.add_parser("verify", help="check a recorded game: deal, acts, outcome")
    verify.add_argument("record", type=Path, nargs="+")
    verify.set_defaults(run=run_verify)

    keep = commands.add_parser("import", help="make recorded games tables that the browser can open")
    keep.add_argument("record", type=Path, nargs="+")
    keep.add_argument("--names", nargs="+", default=[], help="who played, by seat")
    keep.add_argument("--database", help="as for serve")
    keep.set_defaults(run=run_import)


def add_keeping(commands: Commands) -> None:
    """What an operator does."""
    backup = commands.add_parser("backup", help="copy the database of a server, also while it runs")
    backup.add_argument("file", type=Path, help="the copy")
    backup.add_argument("--database", help="as for serve")
    backup.set_defaults(run=run_backup)

    restore = commands.add_parser("restore", help="put a backup in the place of the database")
    restore.add_argument("file", type=Path, help="a copy that `sandtable backup` made")
    restore.add_argument("--database", help="as for serve")
    restore.set_defaults(run=run_restore)

    move = commands.add_parser("move-database", help="copy a database to another kind, and compare")
    move.add_argument("source", help="a file of SQLite or an SQLAlchemy URL; nobody may serve it")
    move.add_argument("target", help="the same, for a database with nothing in it")
    move.set_defaults(run=run_move_database)

    upgrade = commands.add_parser("check-upgrade", help="would all running games go on with this version?")
    upgrade.add_argument("--database", help="as for serve; it is not changed")
    upgrade.set_defaults(run=run_check_upgrade)

    capacity = commands.add_parser("capacity", help="measure how many tables this machine holds")
    capacity.set_defaults(run=run_capacity)

    settings = commands.add_parser("settings", help="show the settings of a server, and where they come from")
    settings.set_defaults(run=run_settings)


def add_bench(commands: Commands) -> None:
    """How fast it is."""
    bench = commands.add_parser("bench", help="measure the speed of rules and searches")
    bench.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    bench.add_argument("--json", type=Path, help="write the figures here")
    bench.add_argument("--games", nargs="*", help="only these")
    bench.set_defaults(run=run_bench)


def add_match_options(arena: argparse.ArgumentParser, games: bool = True) -> None:
    """What a match is: who plays what, how often, and where."""
    arena.add_argument("game", help=", ".join(sandtable.game_names()))
    arena.add_argument(
        "--players",
        nargs="+",
        required=True,
        metavar="PLAYER",
        help=PLAYERS,
    )
    if games:
        arena.add_argument(
            "--games", type=int, default=100, help="at least so many for each group that meets"
        )
    arena.add_argument("--workers", type=int, default=1, help="processes that play")
    arena.add_argument("--seed", help="of the deals and of the players' chance; a random one if left out")
    arena.add_argument("--seats", type=int, help="how many sit at a table; two if the game allows it")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arena.add_argument(
        "--cluster",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on Ray; without an address on this machine",
    )


def add_arena_options(arena: argparse.ArgumentParser) -> None:
    add_match_options(arena)
    arena.add_argument("--ladder", action="store_true", help="each player meets only the next one")
    arena.add_argument(
        "--anchor", metavar="NAME[=RATING]", help="whose rating is given; the first player's, 0"
    )
    arena.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("ELO0", "ELO1"),
        help="stop once the first player is known to be stronger by ELO1 rather than by ELO0",
    )
    arena.add_argument("--json", type=Path, metavar="FILE", help="write all results here")
    arena.add_argument("--plot", type=Path, metavar="FILE", help="draw them: an .svg or .png")
    arena.add_argument("--records", type=Path, metavar="DIR", help="write a record of every game here")
    arena.add_argument("--ratings", type=Path, metavar="FILE", help="put the ratings into this JSON file")
    arena.add_argument("--database", metavar="FILE", help="keep every game as a table of this server")


def version() -> str:
    how = "compiled" if sandtable.is_compiled() else "interpreted"
    return f"sandtable {sandtable.__version__} ({how})"


def run_serve(options: argparse.Namespace) -> int:
    from sandtable.server import serve

    return serve(options.host, options.port, options.database, options.browser, options.processes)


def run_play(options: argparse.Namespace) -> int:
    from sandtable.terminal import play

    speak_as_wished(options.language)
    return play(options)


def run_puzzles(options: argparse.Namespace) -> int:
    from sandtable.puzzles import command

    kinds = {"make": command.make, "rate": command.rate, "check": command.check, "table": command.table}
    return kinds[options.what](options)


def run_learn(options: argparse.Namespace) -> int:
    from sandtable.learn import learn

    speak_as_wished(options.language)
    return learn(options)


def speak_as_wished(wished: str | None) -> None:
    """The language that was asked for, or that of the terminal, or English; raises BadRequest."""
    if wished is not None and wished not in languages():
        told = say("terminal-no-language", language=repr(wished), languages=", ".join(languages()))
        raise BadRequest(told)
    places = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    speak(wished or preferred(next(filter(None, places), None)) or ORIGINAL)


def run_arena(options: argparse.Namespace) -> int:
    from sandtable.arena.command import arena
    from sandtable.terminal import chosen_options

    result = arena(options, chosen_options(options.option))
    if options.database:
        games = [(game.played.record, game.job.names) for game in result.games if not game.played.error]
        keep_games(games, options.database)
    for error in result.errors():
        print(f"error: {error}", file=sys.stderr)
    return 1 if result.errors() else 0


def run_train(options: argparse.Namespace) -> int:
    from sandtable.training.command import train

    return train(options)


def run_ladder(options: argparse.Namespace) -> int:
    from sandtable.ladder import ladder
    from sandtable.terminal import chosen_options

    return ladder(options, chosen_options(options.option))


def run_new_bot(options: argparse.Namespace) -> int:
    from sandtable.guests.skeleton import write

    bot, test = write(options.game, options.file)
    print(f"{bot} is a first bot and {test} tries it: sandtable play {options.game} --against {bot}:Mine")
    return 0


def run_bot_account(options: argparse.Namespace) -> int:
    from sandtable.server.remote.command import new_account

    print(new_account(options.name, options.games, options.database))
    return 0


def run_make_games(options: argparse.Namespace) -> int:
    from sandtable.dataset.command import make_games
    from sandtable.terminal import chosen_options

    errors = make_games(options, chosen_options(options.option))
    for error in errors:
        print(f"error: {error}", file=sys.stderr)
    return 1 if errors else 0


def run_import(options: argparse.Namespace) -> int:
    keep_games([(path.read_text(), options.names) for path in options.record], options.database)
    return 0


def keep_games(games: Sequence[tuple[str, Sequence[str]]], database: str | None) -> None:
    """Keep finished games as tables, and tell the address of each."""
    from sandtable.server.archive import keep_all

    for (_, names), table in zip(games, keep_all(games, database), strict=True):
        print(f"/t/{table}  {' – '.join(names)}")


def run_backup(options: argparse.Namespace) -> int:
    from sandtable.server.backup import backup
    from sandtable.server.settings import load

    print(backup(load(database=options.database).database, options.file))
    return 0


def run_restore(options: argparse.Namespace) -> int:
    from sandtable.server.backup import restore
    from sandtable.server.settings import load

    print(restore(load(database=options.database).database, options.file))
    return 0


def run_move_database(options: argparse.Namespace) -> int:
    from sandtable.server.moving import move

    print(move(options.source, options.target))
    return 0


def run_check_upgrade(options: argparse.Namespace) -> int:
    from sandtable.server.settings import load
    from sandtable.server.upgrade import check_upgrade

    found = check_upgrade(load(database=options.database).database)
    print(found)
    return 1 if found.bad else 0


def run_capacity(options: argparse.Namespace) -> int:
    from sandtable.server.capacity import measure

    print(measure(lambda step: print(step, flush=True)))
    return 0


def run_settings(options: argparse.Namespace) -> int:
    from sandtable.server.settings import show

    print(show())
    return 0


def run_replay(options: argparse.Namespace) -> int:
    record = records.verify(options.record.read_text(), sandtable.game)
    game = sandtable.game(record.game)
    state = records.first_state(record, game)
    print(game.draw(state.view(None)))
    for step in records.replay(record, game):
        who = "the clock" if step.entry.seat == CLOCK else f"seat {step.entry.seat}"
        print(f"\n{step.number}. {who}: {step.entry.text}\n")
        state = step.after
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
