"""The rules in reading order: every rule stands in one chapter, and figures are positions of the game."""

import importlib

import pytest

import sandtable
from sandtable.lessons import Misprint, book_of
from sandtable.lessons.book import read_book

GAMES = ("patterns", "mandala", "mottainai", "mondo")
RULES = ", ".join(sandtable.game("patterns").rules)
VERBS = "\n".join(f"verb {verb}: PAT-20" for verb in sandtable.game("patterns").acts.by_name)
START = repr(sandtable.game("patterns").start(seed="book", start="0"))
TEXT = f"""# The rules
game: patterns

## The aim
say: Win.
rules: {RULES}
{VERBS}
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_book_begins_with_the_aim_and_ends_with_a_glossary(name):
    book = book_of(name)

    titles = [chapter.title for chapter in book.chapters]
    assert (titles[0], titles[-1]) == ("The aim", "Words")
    assert book.chapters[0].say
    assert book.chapters[0].figures
    assert len(book.chapters[-1].words) >= 7
    end = next(n for n, title in enumerate(titles) if title.startswith("The end"))
    assert end > 2


@pytest.mark.parametrize("name", GAMES)
def test_a_book_has_an_example_to_step_through_and_tells_of_every_act(name):
    book = book_of(name)

    assert any(len(chapter.figures) > 1 for chapter in book.chapters)
    assert set(book.rules_of_verbs()) == set(book.game.acts.by_name)
    titles = " ".join(chapter.title for chapter in book.chapters)
    assert titles.index("The aim") < titles.index("The end") < titles.index("Words")


@pytest.mark.parametrize("name", GAMES)
def test_figures_have_the_pieces_of_the_game(name):
    pieces, game = importlib.import_module(f"games.{name}.pieces"), sandtable.game(name)
    dealt = pieces.count(game.start(2, "figure"))
    for chapter in book_of(name).chapters:
        for figure in chapter.figures:
            assert figure.caption
            assert pieces.count(game.read_position(figure.position)) == dealt, chapter.title


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("PAT-01, ", "", "line 1: PAT-01 is missing"),
        ("PAT-01, ", "PAT-01, PAT-01, ", "line 1: PAT-01 stands in several chapters"),
        ("PAT-01, ", "PAT-99, ", "line 6: Patterns has no rule PAT-99"),
        ("say: Win.", "say: Win.\nposition: nothing", "line 6: this is no position"),
        ("say: Win.", "caption: Win.", "line 5: “caption” follows a position"),
        ("say: Win.", "sing: Win.", "line 5: there is no field “sing” here"),
        ("verb flip: PAT-20\n", "", "line 1: nothing tells of “flip”"),
        ("verb flip", "verb jump", "line 7: Patterns has no verb “jump”"),
        ("verb flip: PAT-20", "verb flip: PAT-99", "line 7: Patterns has no rule PAT-99"),
        ("say: Win.", "then: 0 flip d4", "line 5: “then” follows a position"),
        ("say: Win.", f"position: {START}\nthen: 1 flip d4", "line 6: this cannot be played: PAT-13"),
        ("say: Win.", f"position: {START}\nthen: flip d4", "line 6: this cannot be played: “then” is a seat"),
    ],
)
def test_a_mistake_is_named_with_its_line(old, new, problem):
    with pytest.raises(Misprint) as told:
        read_book("rules.txt", TEXT.replace(old, new, 1))

    assert problem in str(told.value)
