"""Every lesson in the browser, from its first step to its end, with a wrong act on the way."""

import re

import pytest
from playwright.sync_api import Page, expect

from journeys.conftest import Invite
from journeys.visitor import FORBIDDEN, LEGAL, Visitor
from sandtable.lessons import Lesson, Step, lessons_of

GAMES = ("patterns", "mandala", "mottainai", "mondo")


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_played_to_its_end_with_a_wrong_act(visitor: Invite, game: str) -> None:
    mira = visitor(reduced_motion="reduce")
    for lesson in lessons_of(game):
        play(mira, lesson)
    mira.arrive(f"/learn/{game}")
    count = len(lessons_of(game))
    expect(mira.page.get_by_role("main")).to_contain_text(f"{count} of {count} done")


def play(mira: Visitor, lesson: Lesson) -> None:
    page = mira.page
    mira.arrive(f"/learn/{lesson.name}")
    is_wrong_done = False
    for number, step in enumerate(lesson.steps):
        expect(page.locator(f'main[data-step="{number}"]')).to_be_visible()
        expect(page.get_by_role("heading", name=step.title, exact=True)).to_be_visible()
        if not step.ask:
            page.get_by_role("button", name="End the lesson" if step.play else "Go on").click()
            continue
        if not is_wrong_done:
            is_wrong_done = do_wrong(page, step)
        check_marks(page, step)
        do_right(page)
    assert is_wrong_done, f"{lesson.name}: nothing on the board could be touched wrongly"
    expect(page.get_by_role("heading", name="The lesson is over")).to_be_visible()


def do_wrong(page: Page, step: Step) -> bool:
    """Touch something that offers nothing: the lesson says what the rule is, and what was meant."""
    expect(page.locator(LEGAL).or_(page.locator(FORBIDDEN)).first).to_be_visible()
    forbidden = page.locator(f".board {FORBIDDEN}")
    for at in range(forbidden.count()):
        if forbidden.nth(at).is_visible():
            forbidden.nth(at).dispatch_event("click")
            told = page.get_by_role("region", name="What is asked").get_by_role("alert")
            expect(told).to_contain_text(re.compile(r"\w+"))
            expect(page.locator(".ask .asked")).to_have_text(step.ask)
            return True
    return False


def check_marks(page: Page, step: Step) -> None:
    """A ring around each thing that the step is about."""
    if step.marks:
        expect(page.locator(".marked > .ring")).to_have_count(len(step.marks))


def do_right(page: Page) -> None:
    """As the lamp shows it: on the board where one click does it, else by its button."""
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="Do it", exact=True).click()


def test_a_first_lesson_ends_at_a_table_with_the_coach(visitor: Invite) -> None:
    mira = visitor(reduced_motion="reduce")
    page, lesson = mira.page, lessons_of("patterns")[0]
    mira.arrive(f"/learn/{lesson.name}")
    for number, step in enumerate(lesson.steps[:-1]):
        expect(page.locator(f'main[data-step="{number}"]')).to_be_visible()
        do_right(page) if step.ask else page.get_by_role("button", name="Go on").click()

    page.get_by_role("button", name="Play Patterns").click()

    expect(mira.table).to_be_visible()
    expect(page.get_by_role("button", name="Coach")).to_have_attribute("aria-pressed", "true")
    mira.wait_for_turn()
    number = mira.number
    page.locator(LEGAL).first.click()
    card = page.get_by_role("region", name="Coach")
    if "anyway" in card.inner_text():
        card.get_by_role("button", name="Play it anyway").click()
    mira.wait_beyond(number)
    expect(card).to_contain_text("What mattered")
