"""Lessons and rule books as the page gets them. Nothing is kept: a lesson is a function of its answers."""

from sandtable.core.errors import Unreadable
from sandtable.lessons import READ, Book, Chapter, Lesson, Run, Step, Verdict
from sandtable.server import protocol

READER = 0  # through whose eyes figures are seen


def offered(lesson: Lesson) -> protocol.LessonOffered:
    return protocol.LessonOffered(
        lesson.name, lesson.game.name, lesson.title, lesson.about, lesson.minutes, len(lesson.steps)
    )


def give(lesson: Lesson, attempt: protocol.LessonAttempt) -> protocol.LessonShown:
    """Where the lesson is after an attempt; raises BadRequest for answers that do not lead anywhere."""
    run = Run(lesson, attempt.answers)
    verdict = judge(run, attempt)
    if verdict is not None and verdict.right:
        run.answer(attempt.act or READ)
    return protocol.LessonShown(
        lesson.title,
        run.answers,
        run.number,
        len(lesson.steps),
        None if verdict is None else verdict.right,
        "" if verdict is None else verdict.text,
        None if verdict is None else verdict.rule,
        run.told,
        None if run.is_over else show(run, run.step),
    )


def judge(run: Run, attempt: protocol.LessonAttempt) -> Verdict | None:
    """The verdict over what was tried; None where nothing was. To read on is an empty act."""
    try:
        if attempt.target is not None:
            told = run.touch(attempt.target)
            return Verdict(False, told.rule, told.text or run.step.ask)
        if attempt.act is None:
            return None
        return run.attempt(attempt.act) if run.step.ask else Verdict(attempt.act == READ, None, "")
    except Unreadable as problem:
        return Verdict(False, None, f"{problem}.")


def show(run: Run, step: Step) -> protocol.StepShown:
    state, seat = run.state, run.lesson.seat
    view = state.view(seat)
    right = run.right_acts() if step.ask else []
    return protocol.StepShown(
        step.title,
        step.say.splitlines(),
        step.ask,
        list(step.marks),
        [rule.text for rule in step.rules],
        seat,
        run.lesson.seats,
        run.lesson.game.spoken(view),
        run.named(run.lesson.game.question(view)),
        state.offers(seat) if step.ask else [],
        right[0] if right else None,
        protocol.FreePlayOffered(step.play.bot, step.play.seats, dict(step.play.options))
        if step.play
        else None,
    )


def show_book(book: Book) -> protocol.RuleBook:
    chapters = [show_chapter(book, chapter) for chapter in book.chapters]
    return protocol.RuleBook(book.game.name, book.game.title, READER, chapters)


def show_chapter(book: Book, chapter: Chapter) -> protocol.ChapterShown:
    rules, game = book.game.rules, book.game
    return protocol.ChapterShown(
        chapter.title,
        chapter.say.splitlines(),
        [protocol.Rule(rule, rules[rule]) for rule in chapter.rules],
        [
            protocol.FigureShown(
                game.read_position(figure.position).view(READER), figure.caption, list(figure.marks)
            )
            for figure in chapter.figures
        ],
        [protocol.WordTold(word, text) for word, text in chapter.words],
    )
