"""Lessons and rule books in every language: all of them, all of each, and a mistake is named with its line."""

import re
import warnings
from importlib.resources import files

import pytest

import sandtable
from sandtable.core.messages import ORIGINAL, languages, name_of, speaking
from sandtable.games import NAMES
from sandtable.games.mottainai.works import NAMES as WORKS
from sandtable.lessons import Misprint, book_of, lessons_of
from sandtable.lessons.pages import SPOKEN, read, translated
from sandtable.lessons.shelf import _book, _lessons

HERE = files("sandtable.lessons")
OTHERS = [language for language in languages() if language != ORIGINAL]
FILES = sorted(f"{name}/{path.name}" for name in NAMES for path in (HERE / name).iterdir() if path.is_file())
everything = pytest.mark.parametrize("file", FILES)
translations = pytest.mark.parametrize("language", OTHERS)


def page(file):
    return read(file, (HERE / file).read_text(encoding="utf-8"))


def in_language(file, language):
    game, _, name = file.partition("/")
    return page(f"{game}/{language}/{name}")


def parts(read_page):
    return [read_page.head, *read_page.parts]


def spoken(read_page):
    return [found for part in parts(read_page) for found in part.fields if found.name in SPOKEN]


@everything
@translations
def test_everything_is_told_and_nothing_is_left_in_english(file, language):
    original, told = page(file), in_language(file, language)

    whole = translated(original, told)

    assert [part.title for part in parts(whole)] == [part.title for part in parts(told)]
    for before, after in zip(spoken(original), spoken(whole), strict=True):
        assert after.value != before.value, f"line {after.line} is English"
        assert bool(after.value.strip()) == bool(before.value.strip())


@everything
@translations
def test_what_is_done_stays_the_same(file, language):
    original, whole = page(file), translated(page(file), in_language(file, language))

    for before, after in zip(parts(original), parts(whole), strict=True):
        done = [(one.name, one.about, one.value) for one in before.fields if one.name not in SPOKEN]
        assert done == [(one.name, one.about, one.value) for one in after.fields if one.name not in SPOKEN]
        assert [one.name for one in before.fields] == [one.name for one in after.fields]


@pytest.mark.parametrize("game", NAMES)
@translations
def test_a_lesson_has_the_same_steps_acts_and_rules(game, language):
    with speaking(language):
        told = lessons_of(game)
    for before, after in zip(lessons_of(game), told, strict=True):
        assert (before.name, before.minutes, before.seat) == (after.name, after.minutes, after.seat)
        for one, other in zip(before.steps, after.steps, strict=True):
            assert one.right == other.right
            assert (one.rules, one.marks, one.then, one.play) == (
                other.rules,
                other.marks,
                other.then,
                other.play,
            )
            assert [wrong.about for wrong in one.wrong] == [wrong.about for wrong in other.wrong]
            assert bool(one.ask) == bool(other.ask)


@pytest.mark.parametrize("file", [file for file in FILES if file.startswith("mottainai/")])
@translations
def test_works_are_called_as_the_table_calls_them(file, language):
    say = sandtable.game("mottainai").say
    whole = translated(page(file), in_language(file, language))
    for before, after in zip(spoken(page(file)), spoken(whole), strict=True):
        for work in WORKS:
            if re.search(rf"\b{work}\b", before.value):
                with speaking(language):
                    name = say(name_of(work))
                assert name in after.value, f"line {after.line} does not name {name} ({work})"


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", languages())
def test_reading_them_warns_of_nothing(game, language):
    _lessons.cache_clear()
    _book.cache_clear()
    with warnings.catch_warnings(), speaking(language):
        warnings.simplefilter("error")
        assert lessons_of(game)
        assert book_of(game)


ORIGINAL_TEXT = """# A lesson
game: patterns
about: Something.

## First
position: here
say: Look.
say: Closely.
ask: Do it.
right: flip a1
wrong PAT-40: No.
wrong: Not so.

## Second
word Bowl: A place.
"""
TEXT = """# Eine Lektion
about: Etwas.

## Erstens
say: Sieh hin.
say: Genau.
ask: Tu es.
wrong PAT-40: Nein.
wrong: So nicht.

## Zweitens
word Schale: Ein Platz.
"""


def anew(old="", new=""):
    assert old in TEXT
    return translated(read("mine.txt", ORIGINAL_TEXT), read("de/mine.txt", TEXT.replace(old, new, 1)))


def test_words_come_from_the_translation_and_all_the_rest_from_the_original():
    first, second = anew().parts

    assert (first.title, first.text("say"), first.text("right")) == (
        "Erstens",
        "Sieh hin.\nGenau.",
        "flip a1",
    )
    assert [(found.about, found.value) for found in second.all("word")] == [("Schale", "Ein Platz.")]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("say: Genau.\n", "", "line 4: “Erstens” lacks “say: …” (mine.txt, line 8)"),
        ("ask: Tu es.", "ask:", "line 7: “Erstens” lacks “ask: …” (mine.txt, line 9)"),
        ("wrong PAT-40", "wrong PAT-41", "line 8: “wrong PAT-40: …” comes here (mine.txt, line 11)"),
        ("say: Sieh hin.", "position: hier\nsay: Sieh hin.", "line 5: there is no field “position” here"),
        ("wrong: So nicht.", "wrong: So nicht.\nwell: Gut.", "line 10: mine.txt says nothing like this"),
        ("## Zweitens\nword Schale: Ein Platz.\n", "", "line 1: mine.txt has 2 headings, this has 1"),
    ],
)
def test_a_mistake_is_named_with_its_line(old, new, problem):
    with pytest.raises(Misprint) as told:
        anew(old, new)

    assert problem in str(told.value)
    assert str(told.value).startswith("de/mine.txt, line ")


def test_a_wrong_translation_is_left_out_with_a_warning_and_the_lesson_is_given_in_english(monkeypatch):
    from sandtable.lessons import shelf

    read_folder = shelf._read

    def spoiled(folder):
        found = read_folder(folder)
        if folder == "patterns/de":
            path, text = found["2-late.txt"]
            found["2-late.txt"] = (path, text.replace("ask: ", "question: ", 1))
        return found

    monkeypatch.setattr(shelf, "_read", spoiled)
    _lessons.cache_clear()
    with (
        speaking("de"),
        pytest.warns(UserWarning, match=r"left out: patterns/de/2-late.txt, line \d+: there is no field"),
    ):
        titles = [lesson.title for lesson in lessons_of("patterns")]
    _lessons.cache_clear()

    assert titles == ["Aus Sand werden Gruppen", "Late groups", "Blockieren"]
