"""The package as others get it: an sdist builds a wheel, and the wheel plays in an environment of its own."""

import ast
import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROGRAM = """
import sandtable
from sandtable.players import Budget, make

for name in ("patterns", "mandala", "mottainai", "mondo"):
    state = sandtable.game(name).start(seed="wheel")
    for _ in range(5):
        seat = state.next_mover()
        state.apply(seat, make(name, "random").act(state.view(seat), Budget(), 1))
print(sandtable.__file__, sandtable.__version__)
"""


def run(*words, **settings):
    done = subprocess.run(words, capture_output=True, text=True, **settings)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """An sdist of this tree, and a wheel made from that sdist alone, without a compiler's help."""
    folder = tmp_path_factory.mktemp("package")
    tree = folder / "tree"
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "static", "*.egg-info")
    shutil.copytree(ROOT / "src", tree / "src", ignore=left_out)
    shutil.copytree(ROOT / "scripts", tree / "scripts", ignore=left_out)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, tree / name)
    plain = os.environ | {"SANDTABLE_INTERPRETED": "1"}
    run(sys.executable, "setup.py", "--quiet", "sdist", "-d", str(folder), cwd=tree, env=plain)
    [sdist] = folder.glob("*.tar.gz")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    run(
        *pip,
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(folder),
        str(sdist),
        env=plain,
    )
    [wheel] = folder.glob("*.whl")
    return sdist, wheel


def imported(module):
    """The packages that a module names in its imports, wherever they stand."""
    for node in ast.walk(ast.parse((ROOT / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


def test_compiling_needs_nothing_that_playing_does_not():
    listed = run(sys.executable, "scripts/compiled.py", cwd=ROOT).split()
    ours = {"sandtable", "librt", "mypy_extensions"}

    found = {(module, name) for module in listed for name in imported(module)}

    assert listed
    assert {one for one in found if one[1] not in sys.stdlib_module_names | ours} == set()


def test_the_sdist_has_what_building_needs(made):
    with tarfile.open(made[0]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    wanted = {"setup.py", "pyproject.toml", "scripts/compiled.py", "src/sandtable/py.typed"}
    assert wanted <= names


def test_the_wheel_has_every_module_and_nothing_else(made):
    with zipfile.ZipFile(made[1]) as archive:
        names = {name for name in archive.namelist() if name.endswith(".py")}

    source = ROOT / "src"
    assert names == {str(path.relative_to(source)) for path in (source / "sandtable").rglob("*.py")}


def test_the_wheel_plays_in_a_fresh_environment(made, tmp_path):
    venv.create(tmp_path / "fresh", with_pip=False, symlinks=True)
    python = tmp_path / "fresh/bin/python"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python))
    run(*pip, "install", "--quiet", str(made[1]))

    said = run(str(python), "-c", PROGRAM, cwd=tmp_path, env={"PATH": ""})

    assert str(tmp_path / "fresh") in said
