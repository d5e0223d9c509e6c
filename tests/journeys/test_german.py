"""A whole game in German: from the lobby to the review, and not a word of it in English."""

import re

from playwright.sync_api import Page, expect

from journeys.conftest import Invite
from journeys.visitor import LEGAL, LONGEST_GAME, Visitor

# Words that no German sentence has.
ENGLISH = re.compile(
    r"\b(the|you|your|with|and|of|to|is|are|this|that|turn|point|points|game|play)\b", re.IGNORECASE
)
# What is called alike in every language.
NAMES = re.compile(r"Smart ?Cards?|Drifting Sand|Sandtable")


def test_a_whole_game_in_german(visitor: Invite) -> None:
    mira = visitor(locale="de-DE")
    page = mira.page
    expect(page.locator("html")).to_have_attribute("lang", "de")
    check(page)
    page.get_by_role("button", name="Patterns spielen").click()
    check(page)
    page.get_by_role("button", name="Los geht’s").click()
    expect(mira.table).to_be_visible()

    play_to_the_end(mira)

    expect(page.get_by_role("dialog")).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("region", name="Analyse")).to_be_visible()
    check(page)
    page.keyboard.press("l")
    check(page)
    mira.arrive()
    expect(page.get_by_role("link", name=re.compile("Patterns"))).to_be_visible()
    check(page)


def play_to_the_end(mira: Visitor) -> None:
    for _ in range(LONGEST_GAME):
        if mira.wait_for_turn() == "over":
            return
        check(mira.page)
        number = mira.number
        buttons = mira.page.get_by_role("region", name="Frage").get_by_role("button")
        (buttons.first if buttons.first.is_visible() else mira.page.locator(LEGAL).first).click()
        choice = mira.page.get_by_role("menuitem").first
        if choice.is_visible():
            choice.click()
        mira.wait_beyond(number)
    raise AssertionError("the game should be over by now")


def check(page: Page) -> None:
    """Neither what is read nor what is heard is English."""
    told = page.locator("body").inner_text().split("\n")
    heard = page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    found = [text for text in [*told, *heard, page.title()] if ENGLISH.search(NAMES.sub("", text))]
    assert found == []
