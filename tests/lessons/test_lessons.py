"""Every lesson that is here, played step by step."""

import importlib
from functools import cache

import pytest

from sandtable.lessons import READ, Run, all_lessons, lesson_named
from sandtable.lessons.lesson import RULE

LESSONS = all_lessons()  # reading them checks that every asked act is legal and every rule exists

FEW = 4  # right answers that are tried where many are right


def steps():
    return [
        pytest.param(lesson, number, id=f"{lesson.name} {number + 1}")
        for lesson in LESSONS
        for number, step in enumerate(lesson.steps)
        if step.ask
    ]


@cache
def answers_of(name):
    """The first right act of every step."""
    run = Run(lesson_named(name))
    while not run.is_over:
        run.answer(run.right_acts()[0] if run.step.ask else READ)
    return run.answers


def at(lesson, number):
    return Run(lesson, answers_of(lesson.name)[:number])


def ways_to(lesson, number):
    """A step as each right answer to the one before leads to it."""
    before = at(lesson, max(0, number - 1))
    answers = before.right_acts() if number and before.step.ask else answers_of(lesson.name)[:number][-1:]
    return [Run(lesson, [*before.answers, answer]) for answer in answers[:FEW]] or [before]


@pytest.mark.parametrize(("lesson", "number"), steps())
def test_right_acts_lead_on_and_all_others_are_caught(lesson, number):
    run = at(lesson, number)
    acts = [run.state.write(action) for action in run.state.legal(lesson.seat)]

    verdicts = {act: run.attempt(act) for act in acts}

    assert {act for act in acts if verdicts[act].right} == set(run.right_acts()) != set()
    assert all(verdict.text and not verdict.rule for verdict in verdicts.values() if not verdict.right)


@pytest.mark.parametrize(("lesson", "number"), steps())
def test_every_sentence_to_a_wrong_act_is_said_to_one(lesson, number):
    runs = ways_to(lesson, number)
    found = [run._judge(action) for run in runs for action in range(lesson.game.action_count)]

    said = {verdict.text for verdict in found if not verdict.right}
    assert said, "nothing can be done wrong here"
    assert {wrong.text for wrong in lesson.steps[number].wrong} <= said


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_positions_have_the_pieces_of_the_game(lesson):
    pieces = importlib.import_module(f"games.{lesson.game.name}.pieces")
    for step in lesson.steps:
        if step.position is not None:
            state = lesson.game.read_position(step.position.text)
            dealt = lesson.game.start(lesson.seats, "lesson")

            assert pieces.count(state) == pieces.count(dealt), f"line {step.position.line}"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_tells_its_rules_and_fits_a_page(lesson):
    rules = {rule.text for step in lesson.steps for rule in step.rules}
    words = " ".join(text.text for step in lesson.steps for text in step.texts())

    assert rules <= set(lesson.game.rules)
    assert rules
    assert not RULE.findall(words), "ids stand in “rules”, not in sentences"
    assert len(lesson.steps) <= 16


def test_every_game_is_taught_from_its_aim_to_a_whole_game():
    for game in {lesson.game.name for lesson in LESSONS}:
        first = next(lesson for lesson in LESSONS if lesson.game.name == game)

        assert first.steps[0].title == "The aim"
        assert first.steps[-1].play
        assert first.steps[-1].play.bot == "level1"
