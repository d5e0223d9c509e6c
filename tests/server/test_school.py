"""Lessons as the page gets them: what is said to right and wrong acts, and over HTTP."""

import pytest

from sandtable.core.errors import BadRequest
from sandtable.lessons import READ, lesson_named
from sandtable.server import school
from sandtable.server.protocol import LessonAttempt

LATE = lesson_named("patterns/late")


def give(*answers, **attempt):
    return school.give(LATE, LessonAttempt(list(answers), **attempt))


def test_a_lesson_begins_with_its_first_step():
    first = give()

    assert (first.number, first.total, first.right) == (0, len(LATE.steps), None)
    assert first.step.ask == LATE.steps[0].ask
    assert first.step.show in {offer.act for offer in first.step.offers}
    assert first.step.view["seat"] == LATE.seat


def test_a_wrong_act_is_answered_and_changes_nothing():
    wrong, forbidden, nonsense = give(act="flip d2"), give(target="c2"), give(act="castle")

    assert [told.right for told in (wrong, forbidden, nonsense)] == [False] * 3
    assert [told.number for told in (wrong, forbidden, nonsense)] == [0] * 3
    assert wrong.text.startswith("Yellow is your group 3")
    assert forbidden.rule == "PAT-45"
    assert "is not an act" in nonsense.text


def test_right_acts_lead_to_the_end():
    shown = give(act="flip a3")
    assert (shown.number, shown.right, shown.answers) == (1, True, ["flip a3"])

    shown = give(*shown.answers, act="establish g4")
    assert shown.told == ["Your opponent flipped orange on e8."]

    shown = give(*shown.answers, act="flip f4")
    shown = give(*shown.answers, act=READ)
    assert shown.step is None
    assert shown.number == shown.total


@pytest.mark.parametrize(
    "answers",
    [
        ["castle"],
        ["flip h8"],
        ["flip c7"],
        ["flip a3", READ],
        ["flip a3", "establish g4", "flip f4", READ, READ],
    ],
)
def test_answers_that_lead_nowhere_are_refused(answers):
    with pytest.raises(BadRequest, match="this lesson"):
        give(*answers)


async def test_lessons_over_http(guests):
    http = (await guests()).http

    listed = (await http.get("/api/lessons")).json()
    assert "patterns/first" in {lesson["name"] for lesson in listed}
    assert set(listed[0]) == {"name", "game", "title", "about", "minutes", "steps"}

    given = await http.post("/api/lessons/patterns/late", json={"answers": [], "act": "flip a3"})
    assert given.json()["answers"] == ["flip a3"]

    for path, attempt, status, text in (
        ("patterns/late", {"answers": ["flip c7"]}, 400, "does not go on with “flip c7”"),
        ("patterns/late", {"answers": ["x"] * 41}, 400, "answers"),
        ("patterns/late", {"answers": [], "act": "x" * 81}, 400, "act"),
        ("patterns/nothing", {}, 400, "there is no lesson 'patterns/nothing'"),
        ("chess/first", {}, 404, "There is no game 'chess' here."),
    ):
        refused = await http.post(f"/api/lessons/{path}", json=attempt)
        assert refused.status_code == status
        assert text in refused.json()["text"]
