"""Good acts at the table, and a finished game looked at again."""

import re

from playwright.sync_api import expect

import sandtable
from journeys.conftest import Invite
from journeys.house import House
from journeys.visitor import LEGAL
from sandtable.core.log import Entry
from sandtable.core.record import Record
from sandtable.players import Budget, make


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
    mira.arrive(f"/t/{finished_game(house)}")

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


def finished_game(house: House) -> str:
    """A game of careless bots, kept as a table."""
    game, careless = sandtable.game("patterns"), make("patterns", "greedy~30")
    state, record = game.start(seed="journey"), Record("patterns", 2, {"start": "random"}, "journey")
    while state.actors():
        seat = state.actors()[0]
        action = careless.act(state.view(seat), Budget(), len(record.entries))
        record.entries.append(Entry(seat, 0, game.write(state, action)))
        state.apply(seat, action)
    outcome = state.outcome()
    assert outcome
    record.scores = outcome.scores
    return house.keep(record.write(), "level4", "level2")
