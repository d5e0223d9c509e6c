"""Lessons: text files that anybody can write, and what plays them. docs/lessons.md tells how.

pages.py     the text that they are written in
lesson.py    a lesson as it is written
running.py   a lesson under way: what is asked, and what an act is answered
checking.py  whether it can be played
book.py      a game's rules in reading order
shelf.py     where lessons are
"""

from sandtable.lessons.book import Book, Chapter, Figure
from sandtable.lessons.checking import check
from sandtable.lessons.lesson import Lesson, Step, read_lesson
from sandtable.lessons.pages import Misprint
from sandtable.lessons.running import READ, Run, Verdict
from sandtable.lessons.shelf import all_lessons, book_of, lesson_in, lesson_named, lessons_of

__all__ = [
    "READ",
    "Book",
    "Chapter",
    "Figure",
    "Lesson",
    "Misprint",
    "Run",
    "Step",
    "Verdict",
    "all_lessons",
    "book_of",
    "check",
    "lesson_in",
    "lesson_named",
    "lessons_of",
    "read_lesson",
]
