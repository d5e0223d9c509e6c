"""The documentation as a site, its generated pages, and the notebooks."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import sandtable
from sandtable.games import NAMES

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "docs/notebooks").glob("*.ipynb"))


def script(name):
    spec = importlib.util.spec_from_file_location(f"script_{name}", ROOT / "scripts" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """Built strictly: a link or a name that leads nowhere ends it."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_the_site_has_a_page_for_every_document(site):
    wanted = {path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")}
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")

    assert wanted <= {path.relative_to(site) for path in site.rglob("*.html")}
    assert [page for page in wanted if str(page.with_suffix(".md")) not in navigation] == []


def test_the_reference_tells_every_public_name_with_its_types(site):
    pages = [(site / f"reference/{name}.html").read_text() for name in ("library", "learning")]

    missing = [name for name in sandtable.__all__ if not any(f'.{name}"' in page for page in pages)]
    assert missing == ["__version__"]
    assert "seed" in pages[0]
    assert "Options" in pages[0]


def test_the_site_loads_nothing_from_elsewhere(site):
    page = (site / "index.html").read_text(encoding="utf-8")

    assert "fonts.googleapis" not in page
    assert 'src="http' not in page


def test_the_perft_tables_are_up_to_date():
    perft = script("perft")

    assert perft.TARGET.read_text(encoding="utf-8") == perft.page(), "run scripts/perft.py"


@pytest.mark.parametrize("name", NAMES)
def test_the_page_of_a_game_is_up_to_date(name):
    pages = script("game_pages")

    assert (pages.FOLDER / f"{name}.md").read_text(encoding="utf-8") == pages.page(name), (
        "run scripts/game_pages.py"
    )


def test_every_game_has_a_notebook():
    assert [path.stem for path in NOTEBOOKS] == sorted(NAMES)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_a_notebook_runs_and_draws_boards(path):
    notebook = nbformat.read(path, as_version=4)

    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()

    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    kinds = {kind for output in shown for kind in output.get("data", {})}
    assert {"image/png", "text/html"} <= kinds
    assert not any(cell.get("outputs") for cell in nbformat.read(path, as_version=4).cells), (
        "kept without results"
    )
