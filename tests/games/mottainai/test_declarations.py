"""The works are declarations: the rules name none of them, and the cards' texts are complete."""

import re
from pathlib import Path

import pytest

import sandtable.games.mottainai as package
from games.mottainai.table import GAME
from sandtable.games.mottainai.waiting import STEPS
from sandtable.games.mottainai.works import ALL, NAMES, PUBLISHED_NAMES

FOLDER = Path(package.__file__).parent
TELLING = {"text.py", "notation.py", "positions.py", "rulebook.py", "refusals.py"}  # what people read
RULES = [
    path for path in sorted(FOLDER.rglob("*.py")) if path.name not in TELLING and "works" not in path.parts
]


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_no_card_is_named_in_the_rules(path):
    source = path.read_text(encoding="utf-8")

    assert [name for name in NAMES if re.search(rf"\b{name}\b", source)] == []


def test_the_files_of_the_rules_are_found():
    names = {str(path.relative_to(FOLDER)) for path in RULES}

    assert {"state.py", "turn.py", "actions.py", "scoring.py", "steps/asking.py"} <= names


def test_every_work_has_its_text():
    assert {f"MOT-W-{name}" for name in NAMES} <= set(GAME.rules)


def test_every_work_does_something():
    assert [work.name for work in ALL if not work.abilities] == []


def test_one_work_is_spelled_differently_in_the_published_edition():
    changed = [(old, new) for old, new in zip(NAMES, PUBLISHED_NAMES, strict=True) if old != new]

    assert changed == [("Daitoro", "Daidoro")]


def test_every_waiting_step_has_a_name_of_its_own():
    labels = [step.label for step in STEPS]

    assert len(set(labels)) == len(labels)
    assert all(re.fullmatch(r"[\w.'-]+", label) for label in labels)


@pytest.mark.parametrize("name", NAMES)
def test_every_work_has_three_tests_or_more(name):
    tests = "".join(
        path.read_text(encoding="utf-8") for path in (Path(__file__).parent / "works").glob("*.py")
    )

    assert len(re.findall(rf'mark.rule\([^)]*"MOT-W-{name}"', tests)) >= 3
