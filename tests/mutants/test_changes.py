"""What `make mutants` changes."""

from pathlib import Path

import pytest

from mutants.changes import changes, equivalents

PACKAGE = Path(__file__).parents[2] / "src/sandtable"


def made(source: str) -> set[tuple[str, str]]:
    return {(change.kind, change.source().strip()) for change in changes(source)}


@pytest.mark.parametrize(
    ("source", "kind", "after"),
    [
        ("a < b", "operator", "a <= b"),
        ("a and b", "operator", "a or b"),
        ("not a", "operator", "a"),
        ("a + b", "operator", "a - b"),
        ("a = 3", "constant", "a = 4"),
        ("a = 3", "constant", "a = 2"),
        ("a = True", "constant", "a = False"),
        ("hands[seat]", "seat", "hands[1 - seat]"),
        ("hands[1 - seat]", "seat", "hands[seat]"),
        ("self.turn", "seat", "1 - self.turn"),
        ("[a for a in b if a]", "guard", "[a for a in b]"),
        ("a = hand if known else None", "view", "a = hand"),
    ],
)
def test_a_fault_that_somebody_could_write(source, kind, after):
    assert (kind, after) in made(source)


def test_a_guard_is_left_out():
    source = "def f(a):\n    if a:\n        return 1\n    return 2"

    assert ("guard", "def f(a):\n    pass\n    return 2") in made(source)


def test_words_are_not_added_up():
    assert not [kind for kind, _ in made("a = 'red' + b") if kind == "operator"]


def test_every_change_changes_something():
    source = "def f(seat):\n    return self.hands[seat] + 1 if seat >= 0 else None\n"

    assert all(change.source() != source.strip() for change in changes(source))
    assert len({change.source() for change in changes(source)}) == len(list(changes(source)))


def test_a_seat_that_is_written_stays():
    assert not [kind for kind, _ in made("seat = 0") if kind == "seat"]


@pytest.mark.parametrize(
    "source",
    [
        "def f(a: int | str) -> b | c: ...",
        "a: b | c = d",
        "A = B | None",
        "A = list[B | C | None]",
        "A = Told | wire.Asked",
    ],
)
def test_a_type_stays(source):
    assert not [kind for kind, _ in made(source) if kind == "operator"]


def test_sets_of_bits_are_no_types():
    assert ("operator", "OWN & THEIRS | spaces") in made("OWN | THEIRS | spaces")


def test_the_bounds_of_a_type_do_not():
    assert ("constant", "a: Annotated[int | None, Meta(ge=1)]") in made(
        "a: Annotated[int | None, Meta(ge=0)]"
    )


@pytest.mark.parametrize("source", ["zip(a, b, strict=True)", "mypyc_attr(free_list_len=1)"])
def test_what_says_nothing_of_rules_stays(source):
    assert not made(source)


def test_a_change_has_a_name_that_does_not_depend_on_its_line():
    source = "class A:\n    def f(seat):\n        return hands[seat] + 1\n"

    names = [change.name for change in changes(source)]

    assert "A.f “return hands[seat] + 1” 14 seat: seat  →  1 - seat" in names
    assert [change.name for change in changes("\n\n" + source)] == names
    twice = [change.name for change in changes("a < b\na < b")]
    assert twice == ["- “a < b” 1 operator: a < b  →  a <= b", "- “a < b” 1 operator: a < b  →  a <= b (2)"]


def test_every_change_that_was_judged_can_still_be_made():
    """Else it was about something that is not there any more."""
    judged = [name.partition(" ") for name in equivalents()]
    there = {file: {change.name for change in changes((PACKAGE / file).read_text())} for file, _, _ in judged}

    assert [f"{file} {name}" for file, _, name in judged if name not in there[file]] == []
