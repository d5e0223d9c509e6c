"""What the table tells: why not, the rules, and the game again after its end."""

import re

from playwright.sync_api import expect

from journeys.conftest import Invite
from journeys.visitor import FORBIDDEN


def test_a_forbidden_tap_is_answered_with_the_rule(visitor: Invite) -> None:
    mira = visitor()
    mira.start("Drifting Sand")
    mira.wait_for_turn()
    mira.act()
    mira.wait_for_turn()

    # A face-down token can never be touched again.
    taken = mira.page.locator(FORBIDDEN).and_(mira.page.locator('[aria-label*="face down"]')).first
    taken.click(force=True)
    answer = mira.page.get_by_role("status").filter(has_text="lies face down")
    expect(answer).to_be_visible()
    answer.get_by_role("button", name="Rule PAT-45").click()

    rule = mira.page.locator('[data-rule="PAT-45"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("never turns back")
    mira.page.get_by_role("searchbox").fill("diagonal")
    expect(mira.page.locator("[data-rule]")).to_have_count(2)


def test_a_finished_game_is_replayed_recorded_and_played_again(visitor: Invite) -> None:
    mira = visitor(reduced_motion="reduce")
    page = mira.page
    mira.start("Drifting Sand", first=False)
    mira.play_to_the_end()
    last, end = mira.number, mira.board()
    with page.expect_download() as download:
        mira.scoring.get_by_role("link", name="Record").click()
    assert "sandtable record" in download.value.path().read_text()
    mira.scoring.get_by_role("button", name="Replay").click()

    steps = page.get_by_role("group", name="Step through the game")
    page.keyboard.press("Home")
    expect(steps.get_by_role("status")).to_have_text(f"0 / {last}")
    assert not any("face down" in label for label in mira.board())
    page.keyboard.press("ArrowRight")
    expect(steps.get_by_role("status")).to_have_text(f"1 / {last}")
    steps.get_by_role("slider").fill(str(last - 1))
    expect(steps.get_by_role("status")).to_have_text(f"{last - 1} / {last}")
    page.keyboard.press("End")
    expect(steps.get_by_role("status")).to_have_text(f"{last} / {last}")
    assert mira.board() == end

    address = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(address)
    expect(page).to_have_url(re.compile(r"/t/\S+$"))
    assert mira.wait_for_turn() == "mine"
    mira.act()
