"""Whether a lesson can be played: every asked act is legal, every rule exists, every scripted act fits."""

from fnmatch import fnmatchcase
from typing import Final

from sandtable.core.errors import SandtableError, Unreadable
from sandtable.lessons.lesson import RULE, Lesson, Line, Step
from sandtable.lessons.pages import Misprint
from sandtable.lessons.running import READ, Run

MOST_WAYS: Final = 40  # right acts of one step that are each tried to the end


def check(lesson: Lesson) -> Lesson:
    """The lesson itself; raises Misprint."""
    check_words(lesson)
    _check_free_play(lesson)
    if lesson.steps[0].position is None:
        raise _misprint(lesson, lesson.steps[0].line, "the first step needs a line “position: …”")
    _follow(lesson, [], others=True)
    return lesson


def check_words(lesson: Lesson) -> Lesson:
    """The same of what is said alone: all that is to be checked of a translation."""
    for step in lesson.steps:
        _check_words(lesson, step)
    return lesson


def _misprint(lesson: Lesson, line: int, problem: str) -> Misprint:
    return Misprint(lesson.file, line, problem)


def _check_words(lesson: Lesson, step: Step) -> None:
    named = [Line(text.line, rule) for text in step.texts() for rule in RULE.findall(text.text)]
    about = [Line(wrong.line, wrong.about) for wrong in step.wrong if RULE.fullmatch(wrong.about)]
    for rule in (*step.rules, *named, *about):
        if rule.text not in lesson.game.rules:
            raise _misprint(lesson, rule.line, f"{lesson.game.title} has no rule {rule.text}")
    for wrong in step.wrong:
        verb = wrong.about.partition(" ")[0]
        if wrong.about and not RULE.fullmatch(wrong.about) and verb not in lesson.game.acts.by_name:
            raise _misprint(lesson, wrong.line, f"“{wrong.about}” is neither a rule nor begins with a verb")
        if not wrong.text:
            raise _misprint(lesson, wrong.line, "nothing is said here")
    if step.position is not None:
        try:
            lesson.game.read_position(step.position.text)
        except SandtableError as problem:
            raise _misprint(lesson, step.position.line, f"this is no position: {problem}") from problem


def _check_free_play(lesson: Lesson) -> None:
    for step in lesson.steps:
        if step.play is not None:
            try:
                lesson.game.complete(step.play.seats, dict(step.play.options))
            except SandtableError as problem:
                raise _misprint(lesson, step.play.line, str(problem)) from problem


def _follow(lesson: Lesson, answers: list[str], others: bool) -> None:
    """Play a lesson on to its end; with `others`, after every other right act too, up to the next position."""
    while len(answers) < len(lesson.steps):
        ways = _ways(_run(lesson, answers))
        for way in ways[1:MOST_WAYS] if others else []:
            _follow(lesson, [*answers, way], others=False)
        answers = [*answers, ways[0]]
        if not others and _starts_anew(lesson, len(answers)):
            break
    _run(lesson, answers)


def _run(lesson: Lesson, answers: list[str]) -> Run:
    """The lesson so far; what cannot be played there is a script that does not fit."""
    try:
        return Run(lesson, answers)
    except SandtableError as problem:
        step = lesson.steps[len(answers) - 1]
        line = step.then[0].line if step.then else step.line
        told = f"after “{answers[-1]}” " if answers[-1] else ""
        raise _misprint(lesson, line, f"{told}this cannot be played: {problem}") from problem


def _ways(run: Run) -> list[str]:
    """The answers that the present step takes, one at least."""
    step, lesson = run.step, run.lesson
    if not step.ask:
        return [READ]
    if lesson.seat not in run.state.actors():
        raise _misprint(lesson, step.line, f"seat {lesson.seat} is not to act in this position")
    acts = [run.state.write(action) for action in run.state.legal(lesson.seat)]
    for pattern in step.right:
        if not any(fnmatchcase(act, pattern.text) for act in acts):
            raise _misprint(
                lesson, pattern.line, f"no legal act is “{pattern.text}”{_reason(run, pattern.text)}"
            )
    return run.right_acts()


def _reason(run: Run, act: str) -> str:
    try:
        refusal = run.state.why_not(run.lesson.seat, run.state.read(act))
    except Unreadable:
        return ""
    return f": {refusal.text} ({refusal.rule})" if refusal else ""


def _starts_anew(lesson: Lesson, number: int) -> bool:
    return number < len(lesson.steps) and lesson.steps[number].position is not None
