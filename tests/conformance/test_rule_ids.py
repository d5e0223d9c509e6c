"""Every rule of a game's ledger is told, and shown by a test that is tagged with its id."""

import ast
import functools
from pathlib import Path

import pytest

import sandtable

TESTS = Path(__file__).parent.parent
LEDGERS = Path(__file__).parent / "rule_ids"


def ledger(game: str) -> list[str]:
    return (LEDGERS / f"{game}.txt").read_text().splitlines()


def tags_in(source: str) -> list[str]:
    """The ids in `pytest.mark.rule(...)`, read from the source so that no test needs to run."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    marks = [call for call in calls if ast.unparse(call.func).endswith("mark.rule")]
    return [ast.literal_eval(argument) for mark in marks for argument in mark.args]


@functools.cache
def tagged() -> dict[str, str]:
    """Every tagged id and one file that has it."""
    files = sorted(TESTS.rglob("test_*.py"))
    return {id: file.name for file in files for id in tags_in(file.read_text(encoding="utf-8"))}


def test_tags_are_found_on_functions_and_on_parameters():
    source = """
@pytest.mark.rule("PAT-01", "PAT-02")
def test_one(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("PAT-03"))])
def test_two(n): ...
"""

    assert tags_in(source) == ["PAT-01", "PAT-02", "PAT-03"]


@pytest.mark.parametrize("game", sandtable.game_names())
def test_a_game_tells_exactly_the_rules_of_its_ledger(game):
    rules = sandtable.game(game).rules

    assert sorted(rules) == sorted(ledger(game))
    assert all(text.strip() for text in rules.values())


@pytest.mark.parametrize("id", (LEDGERS / "rulings" / "ids.txt").read_text().splitlines())
def test_what_the_rulebooks_leave_open_is_marked_as_our_ruling(id):
    rules = {key: text for game in sandtable.game_names() for key, text in sandtable.game(game).rules.items()}

    assert "our ruling" in rules[id].lower()


@pytest.mark.parametrize("game", sandtable.game_names())
def test_every_rule_has_a_tagged_test(game):
    missing = [id for id in ledger(game) if id not in tagged()]

    assert not missing, f"no test is tagged with {', '.join(missing)}"


def test_every_tag_is_a_rule_of_some_game():
    known = {id for file in LEDGERS.glob("*.txt") for id in file.read_text().splitlines()}
    unknown = {id: file for id, file in tagged().items() if id not in known}

    assert not unknown
