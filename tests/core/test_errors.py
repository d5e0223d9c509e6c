"""The tree of errors: what is unreadable, what is illegal, what cannot be asked for."""

import inspect

import pytest

import sandtable
from sandtable.core import errors


@pytest.mark.parametrize(
    ("error", "parent"),
    [
        (sandtable.Unreadable, sandtable.SandtableError),
        (sandtable.DamagedRecord, sandtable.Unreadable),
        (sandtable.IllegalAction, sandtable.SandtableError),
        (sandtable.BadRequest, sandtable.SandtableError),
    ],
)
def test_the_tree(error, parent):
    assert error.__mro__[1] is parent


def test_an_illegal_act_is_not_unreadable():
    assert not issubclass(sandtable.IllegalAction, sandtable.Unreadable)
    assert not issubclass(sandtable.Unreadable, sandtable.IllegalAction)


def test_bad_values_are_value_errors_for_who_does_not_know_us():
    assert issubclass(sandtable.Unreadable, ValueError)
    assert issubclass(sandtable.BadRequest, ValueError)


def test_the_tree_in_the_documentation_has_every_error():
    found = {name for name, kind in vars(errors).items() if inspect.isclass(kind)}

    assert all(name in errors.__doc__ for name in found)
    assert found <= set(sandtable.__all__)


def test_an_illegal_act_knows_its_rule_and_its_sentence():
    error = sandtable.IllegalAction("PAT-34", "No.")

    assert (error.rule, error.text, str(error)) == ("PAT-34", "No.", "PAT-34: No.")


def test_a_damaged_record_knows_its_line():
    error = sandtable.DamagedRecord(7, "torn")

    assert (error.line, error.problem, str(error)) == (7, "torn", "line 7: torn")
