"""Common rooms know no game by name: what concerns one game stands in its own folders."""

import ast
from collections.abc import Iterator
from pathlib import Path

import sandtable
from sandtable.games import NAMES

PACKAGE = Path(sandtable.__file__).parent
THE_LIST = PACKAGE / "games/__init__.py"


def common_rooms() -> list[Path]:
    homes = [PACKAGE / folder / name for folder in ("games", "players") for name in NAMES]
    files = PACKAGE.rglob("*.py")
    return [path for path in files if path != THE_LIST and not any(map(path.is_relative_to, homes))]


def said(source: str) -> Iterator[str]:
    """The strings of a module, and the words of what it imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.ImportFrom):
            yield from [*(node.module or "").split("."), *(alias.name for alias in node.names)]


def test_no_game_is_named_in_a_common_room():
    named = {
        f"{path.relative_to(PACKAGE)}: {word}"
        for path in common_rooms()
        for word in said(path.read_text(encoding="utf-8"))
        if word in NAMES
    }

    assert not named


def test_one_line_names_the_games():
    source = THE_LIST.read_text(encoding="utf-8")

    assert [word for word in said(source) if word in NAMES] == list(NAMES)
    assert len(common_rooms()) > 80


def test_a_name_would_be_found():
    assert set(said('from sandtable.games.mondo import x\nif game == "patterns": ...')) >= {
        "mondo",
        "patterns",
    }
