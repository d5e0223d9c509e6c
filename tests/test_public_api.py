"""The public surface: everything that `import sandtable` offers, sorted and on one screen."""

import ast
import inspect
import subprocess
import sys
from pathlib import Path

import sandtable

ONE_SCREEN = 60  # lines


def test_the_public_names_are_sorted():
    assert sandtable.__all__ == sorted(sandtable.__all__)


def test_every_public_name_is_there():
    assert all(hasattr(sandtable, name) for name in sandtable.__all__)


def test_nothing_else_is_offered():
    offered = {
        name
        for name, thing in vars(sandtable).items()
        if not name.startswith("_") and not inspect.ismodule(thing)
    }

    assert offered <= set(sandtable.__all__)


def test_the_surface_fits_one_screen():
    source = Path(sandtable.__file__).read_text(encoding="utf-8")

    assert len(source.splitlines()) <= ONE_SCREEN


def test_every_public_class_and_function_says_what_it_is():
    """Read from the source: compiled classes keep no docstrings."""
    package = Path(sandtable.__file__).parent
    sources = [
        *package.glob("core/*.py"),
        *(
            package / name
            for name in ("games/__init__.py", "games/positions.py", "learning/__init__.py", "version.py")
        ),
    ]
    found = {
        node.name: ast.get_docstring(node)
        for source in sources
        for node in ast.parse(source.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
    }

    silent = [name for name in sandtable.__all__ if not name.startswith("_") and not found[name]]
    assert not silent


def test_importing_the_rules_brings_in_no_server():
    program = "import sandtable, sys; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": str(Path(sandtable.__file__).parent.parent), "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()

    assert "sandtable.core.game" in loaded
    assert not {"litestar", "msgspec", "sqlalchemy", "uvicorn", "sandtable.server"} & set(loaded)
    assert "sandtable.conformance" not in loaded
