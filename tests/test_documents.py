"""The documents are true: examples run, and what they name is there."""

import ast
import itertools
import re
import shlex
from pathlib import Path

import pytest

from sandtable.cli import parser
from sandtable.games import NAMES

ROOT = Path(__file__).parent.parent
SKERRY = ROOT / "tests/outside/skerry"
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "web/README.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
ids = {"argvalues": DOCUMENTS, "ids": [str(path.relative_to(ROOT)) for path in DOCUMENTS]}

# Where a document may count from.
BASES = ("", "src/sandtable", "src/sandtable/games/patterns", "web", "web/src", "web/src/games/patterns")
ENDINGS = "py|md|txt|ts|svelte|css|toml|json|csv|cpp|sh|svg|png"
# What people and programs make here.
MADE_LATER = {
    "./engine",
    "./mine.py",
    ".venv/bin/pip",
    ".venv/bin/sandtable",
    "bench/results/bench.json",
    "build/site",
    "sandtable.toml",
    "web/node_modules",
    "src/sandtable/server/static",
}
PATH = re.compile(rf"[\w.<>-]+(?:/[\w.<>-]*)+|[\w<>-]+\.(?:{ENDINGS})\b")
MAKE = re.compile(r"\bmake ([a-z-]+)")


def fenced(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def quoted(text: str) -> list[str]:
    """What stands in backticks outside of fences."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))


# Examples


@pytest.mark.parametrize("document", **ids)
def test_every_example_runs(document, capsys, monkeypatch):
    monkeypatch.syspath_prepend(SKERRY)
    known = {}
    if document.name == "CONTRIBUTING.md":
        from skerry import GAME
        from test_skerry import Pieces

        known = {"GAME": GAME, "pieces": Pieces}
    for example in fenced(document.read_text(), "python"):
        exec(compile(example, document.name, "exec"), known)


def test_there_are_examples_to_run():
    examples = {str(path.relative_to(ROOT)): len(fenced(path.read_text(), "python")) for path in DOCUMENTS}

    assert examples["README.md"] >= 3
    assert examples["ARCHITECTURE.md"] >= 2
    assert examples["CONTRIBUTING.md"] >= 1


def test_what_the_readme_shows_is_printed(capsys):
    known = {}
    for example in fenced((ROOT / "README.md").read_text(), "python"):
        exec(compile(example, "README.md", "exec"), known)

    printed = capsys.readouterr().out
    assert printed.startswith("Outcome(scores=")
    assert " · Choose the " in printed


@pytest.mark.parametrize("document", **ids)
def test_every_command_is_one(document):
    text = document.read_text()
    wanted = re.findall(r"^(?:\.venv/bin/)?sandtable ([a-z]+.*)$", text, re.MULTILINE)
    wanted += [
        words.split("sandtable ", 1)[1]
        for words in quoted(text)
        if re.match(r"(\.venv/bin/)?sandtable [a-z]+ [a-z]+ ", words)
    ]
    for words in [words for words in wanted if "…" not in words]:
        parser().parse_args(shlex.split(words, comments=True))


@pytest.mark.parametrize("document", **ids)
def test_every_target_of_make_is_there(document):
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    text = document.read_text()
    said = [*quoted(text), *itertools.chain(*map(str.splitlines, fenced(text, "sh")))]

    assert {name for words in said for name in MAKE.findall(words)} <= set(targets)


# Paths


def paths_in(text: str) -> set[str]:
    """Whatever looks like a path: in backticks, and where links lead."""
    links = re.findall(r"\]\(([^)#]+)\)", text)
    return {path for words in [*quoted(text), *links] for path in paths_in_words(words)}


def paths_in_words(words: str) -> list[str]:
    if words.startswith(("/", "{", "GET", "PUT", "POST", "DELETE", "http")) or "://" in words:
        return []
    return [path for path in PATH.findall(words) if not path[0].isdigit()]


def is_there(path: str, document: Path) -> bool:
    """Whether it exists, for every game where it names any."""
    bases = [document.parent, *(ROOT / base for base in BASES)]
    names = [path.replace("<game>", name) for name in NAMES] if "<game>" in path else [path]
    return all(any((base / name).exists() for base in bases) for name in names)


@pytest.mark.parametrize("document", **ids)
def test_every_path_exists(document):
    found = paths_in(document.read_text())

    assert [path for path in sorted(found - MADE_LATER) if not is_there(path, document)] == []


def test_paths_are_recognized():
    text = "see `src/sandtable/nowhere.py`, `games/<game>/text.py`, [this](docs/speed.md) and `GET /api/me`"

    assert paths_in(text) == {"src/sandtable/nowhere.py", "games/<game>/text.py", "docs/speed.md"}
    assert not is_there("src/sandtable/nowhere.py", ROOT / "README.md")
    assert not is_there("games/<game>/turn.py", ROOT / "README.md"), "only one game has it"


def tree_in(text: str) -> list[str]:
    """The paths of a tree that is drawn by indentation."""
    found, above = [], []
    for line in text.splitlines():
        depth = len(line) - len(line.lstrip())
        above = [(other, path) for other, path in above if other < depth]
        for name in re.match(r"\s*((?:[^\s,]+, )*\S+)", line)[1].split(", "):
            found.append("/".join([*(path for _, path in above), name.rstrip("/")]))
        above.append((depth, name.rstrip("/")))
    return found


def test_the_tree_of_the_architecture_is_the_tree():
    [tree, *_] = fenced((ROOT / "ARCHITECTURE.md").read_text(), "")
    paths = tree_in(tree)

    assert [path for path in paths if not is_there(path, ROOT / "ARCHITECTURE.md")] == []
    assert len(paths) > 60


@pytest.mark.parametrize("folder", ["src/sandtable", "src/sandtable/core", "src/sandtable/players", "tests"])
def test_nothing_is_left_out_of_the_tree(folder):
    [tree, *_] = fenced((ROOT / "ARCHITECTURE.md").read_text(), "")
    told = {path for path in tree_in(tree)}
    there = {path for path in (ROOT / folder).iterdir() if not is_left_out(path)}

    assert {str(path.relative_to(ROOT)) for path in there} <= told | {f"{folder}/{name}" for name in NAMES}


def is_left_out(path: Path) -> bool:
    """Tables of contents, figures, and what stands beside the folders of tests."""
    if path.suffix == ".so" or path.name in ("__pycache__", "ratings.json"):
        return True
    return (path.name == "__init__.py" and path.parent.name != "sandtable") or (
        path.parent.name == "tests" and path.is_file()
    )


# Tables of contents


def contents(package: Path) -> str:
    return ast.get_docstring(ast.parse((package / "__init__.py").read_text())) or ""


PACKAGES = [path.parent for path in sorted((ROOT / "src/sandtable").rglob("__init__.py"))]
TOLD = [
    path
    for path in PACKAGES
    if "server" not in path.parts and re.search(r"^\S+\.py ", contents(path), re.MULTILINE)
]


@pytest.mark.parametrize("package", TOLD, ids=[str(path.relative_to(ROOT / "src")) for path in TOLD])
def test_a_table_of_contents_names_every_module(package):
    told = set(re.findall(r"\b(\w+\.py)\b", contents(package)))

    assert {path.name for path in package.glob("*.py")} - {"__init__.py"} <= told


def test_there_are_tables_of_contents():
    assert len(TOLD) > 8
