"""`make mutants`: would the suite notice? Samples changes of the rules and the door, and runs the tests on each.

    python tests/mutants --group mandala --number 30 --seed monday

A change that no test notices is printed, with the name under which it can be entered in `equivalents.toml` if it
changes nothing that anybody could see; those are not tried again. Rules run interpreted. First the tests run
without any change, to see that they pass and what each of them takes.
"""

import argparse
import ast
import compileall
import contextlib
import hashlib
import json
import multiprocessing
import os
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from changes import Change, changes, equivalents
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from stage import Stage
from trial import Order, Watcher, changed, look, warm_up

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src/sandtable"
KEPT = ROOT / ".make/mutants"  # what each test takes
DOOR = ("accounts", "protocol", "reader", "store", "table", "writer")
PARTS = (  # of a table
    "absence",
    "alarm",
    "audience",
    "bystanders",
    "clock",
    "delay",
    "door",
    "flags",
    "frames",
    "grabs",
    "history",
    "inquiry",
    "leaving",
    "rematch",
    "seats",
    "sketching",
    "slips",
    "taking_back",
    "talk",
    "timing",
    "turns",
)
QUICK = 0.2  # seconds; what is tried in place is tried by quicker tests only
ELSEWHERE = frozenset(("server", "cluster", "house", "redis", "visited"))  # fixtures: a process of its own
NOT_THE_DOOR = (
    "advising",
    "backup",
    "database",
    "jobs",
    "kills",
    "mail",
    "moving",
    "postgresql",
    "proxies",
    "secrets",
    "serve",
    "settings",
)

console = Console(stderr=True)
processes = multiprocessing.get_context("fork")


@dataclass(frozen=True)
class Group:
    """What is changed, and which tests look at it."""

    name: str
    files: tuple[Path, ...]
    tests: tuple[str, ...]
    interpreted: bool


@dataclass
class Mutant:
    """A change of a file, and whether a test noticed it."""

    file: str
    change: Change
    noticed_by: str = ""
    said: str = ""
    why: str = ""  # it is an equivalent

    def before(self) -> str:
        return ast.unparse(self.change.tree)

    def after(self) -> str:
        return self.change.source()

    def __str__(self) -> str:
        line, column = self.change.place
        return f"{self.file}:{line}:{column} {self.change}"

    @property
    def name(self) -> str:
        return f"{Path(self.file).relative_to('src/sandtable')} {self.change.name}"

    @property
    def settled(self) -> bool:
        return bool(self.noticed_by or self.why)

    def as_json(self) -> dict[str, str]:
        told = {"name": self.name, "noticed by": self.noticed_by, "said": self.said, "why": self.why}
        return {"change": str(self), **told}


def groups() -> dict[str, Group]:
    games = [game_group(name) for name in ("patterns", "mandala", "mottainai", "mondo")]
    return {group.name: group for group in [*games, works_group(), server_group()]}


def game_group(name: str) -> Group:
    return Group(name, modules_of(name), tests_of(name), interpreted=True)


def works_group() -> Group:
    """Mottainai's works and the steps that they are made of."""
    files = modules_of("mottainai/works", "mottainai/steps")
    return Group("works", files, tests_of("mottainai"), interpreted=True)


def modules_of(*folders: str) -> tuple[Path, ...]:
    return tuple(sorted(file for folder in folders for file in (PACKAGE / "games" / folder).glob("*.py")))


def tests_of(game: str) -> tuple[str, ...]:
    promises = "tests/conformance/test_every_game_keeps_its_promises.py"
    contract = "tests/test_contract.py"  # what is printed on the cards, as the page has it
    drawn = "tests/games/test_random_choices.py"
    folders = f"tests/games/{game}", "tests/learning"
    return *folders, promises, contract, drawn, "-k", f"{game} or contract"


def server_group() -> Group:
    parts = [
        [PACKAGE / f"server/{name}.py", *(PACKAGE / f"server/{name}").glob("*.py")]
        for name in (*DOOR, *PARTS)
    ]
    files = tuple(sorted(file for part in parts for file in part if file.exists()))
    elsewhere = [f"--ignore=tests/server/test_{name}.py" for name in NOT_THE_DOOR]
    return Group("server", files, ("tests/server", *elsewhere, "-k", "not postgresql"), interpreted=False)


def main() -> None:
    options = parse()
    warm_up()
    os.chdir(ROOT)
    results: dict[str, list[Mutant]] = {}
    for name in options.group or groups():
        results[name] = run(groups()[name], options)
        if options.json:
            told = {name: [mutant.as_json() for mutant in found] for name, found in results.items()}
            options.json.write_text(json.dumps(told, indent=1, ensure_ascii=False))
    show(results)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--group", nargs="*", choices=list(groups()), help="what is changed; all by default")
    parser.add_argument("--number", type=int, default=20, help="changes of each group")
    parser.add_argument(
        "--seed", default=time.strftime("%Y-%m-%d"), help="of the sample; today's date by default"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path, help="write the results here")
    parser.add_argument("--longest", type=float, default=1e9, help="leave out tests that take more seconds")
    parser.add_argument("--in-place", action="store_true", help="only by the quick tests, as a first look")
    parser.add_argument("--kept", action="store_true", help="trust the times kept from an earlier run")
    parser.add_argument("--again", type=Path, help="only what survived by these results")
    return parser.parse_args()


def run(group: Group, options: argparse.Namespace) -> list[Mutant]:
    mutants = sample(group, options.number, options.seed)
    if options.again:
        survived = {
            one["name"]
            for one in json.loads(options.again.read_text())[group.name]
            if not one["noticed by"] and not one["why"]
        }
        mutants = [mutant for mutant in every_change(group) if mutant.name in survived]
    mutants = judged(mutants)
    with sources(group) as base:
        tests, order = unchanged(group, base, options.kept)
        order.longest = options.longest
        in_place(group, base, order, mutants, options)
        look = replace if options.in_place else partial(judge, tests, base, order)
        return list(tried(group.name, mutants, look, order, options.workers))


def in_place(
    group: Group, base: Path, order: Order, mutants: list[Mutant], options: argparse.Namespace
) -> None:
    """The changes that quick tests notice at once are marked so; the rest is left as it is."""
    quick = Order(order.seconds, longest=min(QUICK, order.longest))
    untried = [mutant for mutant in mutants if not mutant.settled]
    with console.status(f"{group.name}: {len(untried)} changes in place"), processes.Pool(1) as pool:
        found = pool.apply(try_in_place, (group.tests, base, quick, untried, options.workers))
    for number, (test, said) in found.items():
        untried[number].noticed_by, untried[number].said = test, said
        order.noticed[untried[number].file][test] += 1


def try_in_place(
    tests: tuple[str, ...], base: Path, order: Order, mutants: list[Mutant], workers: int
) -> dict[int, tuple[str, str]]:
    watcher = Watcher(order)
    stage = Stage(watcher, list(mutants), ELSEWHERE, workers)
    look(tests, base, watcher, stage)
    return stage.found


def sample(group: Group, number: int, seed: str) -> list[Mutant]:
    """So many changes of the group's files, each as likely as the other."""
    everything = every_change(group)
    return random.Random(f"{seed} {group.name}").sample(everything, min(number, len(everything)))


def every_change(group: Group) -> list[Mutant]:
    return [
        Mutant(str(path.relative_to(ROOT)), change)
        for path in group.files
        for change in changes(path.read_text())
    ]


def judged(mutants: list[Mutant]) -> list[Mutant]:
    known = equivalents()
    return [replace(mutant, why=known.get(mutant.name, "")) for mutant in mutants]


@contextlib.contextmanager
def sources(group: Group) -> Iterator[Path]:
    """A copy of the sources that is compiled to bytecode already."""
    left_out = ["__pycache__", "static", *(["*.so"] if group.interpreted else [])]
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        base = Path(scratch) / "src"
        shutil.copytree(ROOT / "src", base, ignore=shutil.ignore_patterns(*left_out))
        compileall.compile_dir(base, quiet=1)
        yield base


def unchanged(group: Group, base: Path, trust: bool) -> tuple[tuple[str, ...], Order]:
    """The tests that pass without any change, the quick ones first."""
    kept, state = KEPT / f"{group.name}.json", fingerprint(group)
    found = json.loads(kept.read_text()) if kept.exists() else {}
    if not found or (found["of"] != state and not trust):
        with console.status(f"{group.name}: the tests without any change"), processes.Pool(1) as pool:
            seconds, failing = pool.apply(time_tests, (group.tests, ROOT / "src"))
        found = {"of": state, "seconds": seconds, "failing": failing}
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(found))
    for test in found["failing"]:
        console.print(f"{group.name}: fails without any change, and is left out: {test}", style="red")
    left_out = [word for test in found["failing"] for word in ("--deselect", test)]
    return (*group.tests, *left_out), Order(found["seconds"])


def fingerprint(group: Group) -> str:
    """Changes with the group's sources and tests."""
    folders = [Path(word) for word in group.tests if word.startswith("tests/")]
    tests = [file for folder in folders for file in (folder.rglob("*.py") if folder.is_dir() else [folder])]
    return hashlib.sha256(b"".join(file.read_bytes() for file in [*group.files, *sorted(tests)])).hexdigest()


def time_tests(tests: tuple[str, ...], base: Path) -> tuple[dict[str, float], list[str]]:
    watcher = Watcher(Order())
    look(tests, base, watcher, stop=False)
    return watcher.seconds(), watcher.failures


def tried(
    name: str, mutants: list[Mutant], judge: Callable[[Mutant], Mutant], order: Order, workers: int
) -> Iterator[Mutant]:
    """Each change in a process of its own."""
    with (
        Progress(console=console, transient=True) as bar,
        processes.Pool(workers, maxtasksperchild=1) as pool,
    ):
        task = bar.add_task(f"{name}: {len(mutants)} changes", total=len(mutants))
        for mutant in pool.imap(judge, mutants):
            bar.advance(task)
            if mutant.noticed_by:
                order.noticed[mutant.file][mutant.noticed_by] += 1
            elif not mutant.why:
                told = f"{name}: {mutant}\n    {mutant.name}"
                bar.console.print(told, markup=False, highlight=False, soft_wrap=True)
            yield mutant


def judge(tests: tuple[str, ...], base: Path, order: Order, mutant: Mutant) -> Mutant:
    """Run the tests on a copy with the change, until one notices."""
    if mutant.settled:
        return mutant
    watcher = Watcher(order, mutant.file)
    with changed(base, mutant.file, mutant.change.source()) as source:
        look(tests, source, watcher)
    return replace(mutant, noticed_by=watcher.failure, said=watcher.said)


def show(results: dict[str, list[Mutant]]) -> None:
    table = Table("group", "changes", "noticed", "equivalents", "survived", "noticed, %")
    for name, mutants in results.items():
        noticed = sum(bool(mutant.noticed_by) for mutant in mutants)
        alike = sum(bool(mutant.why) for mutant in mutants)
        share = f"{100 * noticed / max(1, len(mutants) - alike):.1f}"
        table.add_row(name, *map(str, (len(mutants), noticed, alike, len(mutants) - noticed - alike)), share)
    Console().print(table)


if __name__ == "__main__":
    sys.exit(main())
