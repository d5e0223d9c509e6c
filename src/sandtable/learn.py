"""Lessons in the terminal: `sandtable learn`."""

import argparse
import secrets
import textwrap
from pathlib import Path
from typing import Final

from sandtable import terminal
from sandtable.core.messages import say
from sandtable.games import game_names
from sandtable.lessons import READ, Lesson, Run, all_lessons, lesson_in, lesson_named, lessons_of
from sandtable.lessons.lesson import FreePlay
from sandtable.lessons.running import read_answer
from sandtable.players import Budget
from sandtable.players import make as make_player

WIDTH: Final = 96


def learn(options: argparse.Namespace) -> int:
    """List the lessons, or give one."""
    if options.lesson is None:
        show_list(all_lessons())
        return 0
    lesson = chosen(options.lesson)
    if TerminalLesson(lesson).give():
        rest = [one for one in lessons_of(lesson.game.name) if one.name != lesson.name]
        print(say("lesson-over-more" if rest else "lesson-over"))
        show_list(rest)
    return 0


def chosen(word: str) -> Lesson:
    """A game's first lesson, the lesson of a name, or the one in a file."""
    if word in game_names() and lessons_of(word):
        return lessons_of(word)[0]
    return lesson_in(Path(word)) if word.endswith(".txt") else lesson_named(word)


def show_list(lessons: list[Lesson]) -> None:
    for lesson in lessons:
        told = say("lesson-listed", title=lesson.title, minutes=lesson.minutes, about=lesson.about)
        print(f"  {lesson.name:24} {told}")


def tell(text: str) -> None:
    for paragraph in text.splitlines():
        print(textwrap.fill(paragraph, WIDTH))


class TerminalLesson:
    """One lesson, from its first step to its last."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.run = Run(lesson)

    def give(self) -> bool:
        """Whether it came to its end."""
        print(f"{self.lesson.title}. {self.lesson.about}\n{say('lesson-help')}")
        while not self.run.is_over:
            if not self.take_step():
                return False
        return True

    def take_step(self) -> bool:
        step = self.run.step
        print(f"\n{self.run.number + 1}. {step.title}")
        for told in self.run.told:
            tell(told)
        if step.play is None:
            self.show_board()
        tell(step.say)
        if not step.ask:
            return self.read_on(step.play)
        tell(f"→ {step.ask}")
        while True:
            line = ask("> ")
            if line is None or line in ("quit", "exit"):
                return False
            if self.is_answered(line):
                return True

    def read_on(self, play: FreePlay | None) -> bool:
        """A step that only tells something, or a whole game."""
        line = ask(f"({say('lesson-enter-plays' if play else 'lesson-enter')}) ")
        if line is None or line in ("quit", "exit"):
            return False
        if play is not None and line == "":
            self.play(play)
        self.run.answer(READ)
        return True

    def is_answered(self, line: str) -> bool:
        """Whether what was typed leads on; else it is told why not."""
        if line in ("", "help", "?"):
            print(say("lesson-help"))
        elif line == "board":
            self.show_board()
        elif line == "acts":
            print(
                ", ".join(self.run.state.write(action) for action in self.run.state.legal(self.lesson.seat))
            )
        elif line == "show":
            print(say("lesson-example", act=self.run.right_acts()[0]))
        else:
            return self.is_right(line)
        return False

    def is_right(self, line: str) -> bool:
        step, verdict = self.run.step, read_answer(self.run, line)
        tell(f"{verdict.text} ({verdict.rule})" if verdict.rule else verdict.text or say("lesson-right"))
        if verdict.right:
            self.run.answer(line)
        else:
            tell(f"→ {step.ask}")
        return verdict.right

    def show_board(self) -> None:
        print(f"\n{self.lesson.game.draw(self.run.state.view(self.lesson.seat))}\n")

    def play(self, play: FreePlay) -> None:
        game = self.lesson.game
        state = game.start(play.seats, secrets.token_hex(32), **play.options)
        bot = make_player(game.name, play.bot)
        table = terminal.TerminalTable(game, state, bot, 0, Budget(seconds=1.0), play.seats)
        print(table.help())
        if table.run():
            table.show_end()


def ask(prompt: str) -> str | None:
    try:
        return input(prompt).strip()
    except EOFError:
        return None
