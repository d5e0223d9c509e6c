"""The works are declarations: the rules name none of them, and the cards' texts are complete."""

import re
from pathlib import Path

import mypy.api
import pytest

import sandtable.games.mottainai as package
from games.mottainai.positions import GAME, table
from sandtable.games.mottainai.acts import ACTS
from sandtable.games.mottainai.cards import CLAY, MATERIALS, METAL
from sandtable.games.mottainai.steps import complete_without_support, draw, may, return_that_work
from sandtable.games.mottainai.waiting import STEPS, Step
from sandtable.games.mottainai.words import say
from sandtable.games.mottainai.work import Work
from sandtable.games.mottainai.works import ALL, NAMES, PUBLISHED_NAMES

FOLDER = Path(package.__file__).parent
TELLING = {"text.py", "notation.py", "acts.py"}  # what people read: rules and examples
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


def test_a_work_keeps_one_effect():
    with pytest.raises(AssertionError, match="two effects"):
        Work("Lute", METAL, in_the_morning=draw(), at_night=draw())


def test_a_keyword_that_there_is_not_is_a_type_error(tmp_path):
    """What a declaration may say is checked by mypy, before anything runs."""
    example = tmp_path / "lute.py"
    imports = (
        "from sandtable.games.mottainai.steps import draw\nfrom sandtable.games.mottainai.work import Work\n"
    )
    example.write_text(f'{imports}Work("Lute", 4, at_night=draw())\nWork("Lute", 4, at_nite=draw())\n')

    told, _, _ = mypy.api.run([str(example), "--no-incremental", "--follow-imports=silent"])

    assert re.findall(r"lute.py:(\d+): error: (.*);", told) == [
        ("4", 'Unexpected keyword argument "at_nite" for "Work"')
    ]


def test_what_a_declaration_leaves_open_may_be_left_and_the_rest_must_be_done():
    """`may` makes the difference: Umbrella's sale is open, Statue's cards are not."""
    umbrella = table(left="Umbrella", assistants="Doll", deck="Crane").play("use Umbrella")
    statue = table(hand="Bell, Statue, Bench", floor="Vase, Cup")
    statue.play("task Bell", "complete Statue left", "show Bench", "use Statue")

    assert umbrella.legal == ["sell Doll", "done"]
    assert statue.legal == ["take Cup", "take Vase"]


def test_what_a_work_is_about_is_told_by_its_declaration():
    """The same words with another material: question, button and rule follow."""
    step = return_that_work(then=may(complete_without_support(CLAY)))
    then = step.then

    assert MATERIALS[then.material(table().state)] == "Clay"
    told = say(then.question.ways[0].id, material="Clay")
    assert told == "complete a Clay work without support"
    assert then.question.rule == ""


def test_every_step_that_asks_has_its_question():
    asking = [step for step in STEPS if type(step).choices is not Step.choices]

    assert [step.label for step in asking if not step.question.ways] == []
    verbs = {verb.name for verb in ACTS.verbs}
    assert {way.verb for step in STEPS for way in step.question.ways} <= verbs
    assert {verb for verb in verbs if not any(step.question.way(verb) for step in STEPS)} == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_work_has_three_tests_or_more(name):
    tests = "".join(
        path.read_text(encoding="utf-8") for path in (Path(__file__).parent / "works").glob("*.py")
    )

    assert len(re.findall(rf'mark.rule\([^)]*"MOT-W-{name}"', tests)) >= 3
