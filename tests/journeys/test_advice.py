"""Good acts at the table, and a finished game looked at again."""

import re

from playwright.sync_api import expect

from journeys.conftest import Invite
from journeys.finished import careless_game
from journeys.house import House
from journeys.visitor import LEGAL


def test_a_hint_is_lit_on_the_board_and_played(visitor: Invite) -> None:
    mira = visitor()
    page = mira.page
    page.get_by_role("button", name="Play Patterns").click()
    expect(page.get_by_role("radio", name=re.compile(r"Drifting Sand\s*, gentle"))).to_be_attached()
    page.keyboard.press("Escape")
    mira.start("Drifting Sand")
    mira.wait_for_turn()
    expect(page.locator(LEGAL)).not_to_have_count(0)
    offered = page.locator(LEGAL).count()

    page.get_by_role("button", name="Hint").click()

    hints = page.get_by_role("region", name="Hints")
    first = hints.get_by_role("button", pressed=True)
    expect(first).to_contain_text("%")
    expect(page.locator(LEGAL)).to_have_count(1)
    hints.get_by_role("listitem").nth(1).get_by_role("button").first.click()
    expect(hints.get_by_role("listitem").nth(1)).to_contain_text("Play it")
    hints.get_by_role("button", name="Close hints").click()
    expect(page.locator(LEGAL)).to_have_count(offered)

    page.keyboard.press("g")
    number, told = mira.number, first.inner_text()
    hints.get_by_role("button", name="Play it").click()
    mira.wait_beyond(number)
    expect(hints).to_be_hidden()
    space = re.search(r" on ([a-h]\d)", told)
    assert space
    expect(page.get_by_role("complementary")).to_contain_text(re.compile(f"You \\w+ .*{space[1]}"))


def test_a_finished_game_is_reviewed(visitor: Invite, house: House) -> None:
    mira = visitor(reduced_motion="reduce")
    page = mira.page
    mira.arrive(f"/t/{house.keep(careless_game(), 'level4', 'level2')}")

    page.get_by_role("button", name="Review").click()

    line = page.get_by_role("slider", name=re.compile("Win chances"))
    expect(line).to_be_visible()
    panel = page.get_by_role("region", name="Review")
    expect(panel.get_by_role("status")).to_be_hidden()
    expect(line.locator("[data-mark]")).not_to_have_count(0)
    page.keyboard.press("Home")
    page.keyboard.press(".")
    expect(panel).to_contain_text(re.compile("ave away"))
    expect(panel.get_by_role("listitem")).not_to_have_count(0)
    expect(line).not_to_have_attribute("aria-valuenow", "0")

    box = line.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 3, box["y"] + 20)
    expect(line).to_have_attribute("aria-valuenow", str(mira.number))
    expect(panel).to_contain_text("Proved")
