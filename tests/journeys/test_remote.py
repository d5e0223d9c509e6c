"""A bot that plays from elsewhere, from its token to the end of a game."""

import os
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from journeys.conftest import Invite
from journeys.house import House

CLIENT = Path(__file__).parents[2] / "examples/remote_bot.py"


def test_a_member_makes_a_bot_and_plays_a_rated_game_against_it(visitor: Invite) -> None:
    mira = visitor()
    page = mira.page
    mira.arrive("/account")
    page.get_by_role("button", name="Make recovery codes").click()
    page.get_by_role("textbox", name="The new bot’s name").fill("Tidewalker")
    page.get_by_role("button", name="Make a bot").click()
    token = page.locator(".token code").inner_text()

    client = subprocess.Popen(
        [sys.executable, str(CLIENT), mira.url],
        env=os.environ | {"SANDTABLE_TOKEN": token},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert client.stdout
        assert client.stdout.readline() == "Tidewalker is here\n"
        mira.arrive()
        mira.start("Tidewalker", rated=True)
        expect(mira.seat(1)).to_contain_text("Tidewalker")
        mira.play_to_the_end()
        expect(mira.scoring).to_be_visible()
        expect(mira.scoring.locator(".rated")).to_have_text(re.compile(r"Tidewalker.*\d{3,4}.*\d{3,4}"))
    finally:
        client.kill()
        client.wait()

    mira.arrive("/account")
    page.get_by_role("link", name="Tidewalker", exact=True).click()
    expect(page.get_by_role("heading", name="Tidewalker")).to_be_visible()
    expect(page.get_by_role("link", name="Patterns", exact=True)).to_be_visible()  # its rating
    mira.arrive("/account")
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("list", name="Your bots").get_by_role("listitem")).to_have_count(0)


def test_the_rules_of_a_bot_are_kept_and_told_to_who_challenges_it(visitor: Invite) -> None:
    mira = visitor()
    page = mira.page
    mira.arrive("/account")
    page.get_by_role("button", name="Make recovery codes").click()
    page.get_by_role("textbox", name="The new bot’s name").fill("Heron")
    page.get_by_role("button", name="Make a bot").click()

    page.get_by_role("link", name="Challenges that Heron takes").click()
    page.get_by_role("checkbox", name="Mandala").check()
    page.get_by_role("radio", name="Members").check()
    page.get_by_role("checkbox", name="By correspondence").check()
    page.get_by_role("combobox", name="Tables at once").select_option("2")
    page.get_by_role("button", name="Keep these rules").click()
    expect(page.get_by_text("It counts from the next challenge on")).to_be_visible()
    assert not mira.can_scroll_sideways()

    page.reload()
    expect(page.get_by_role("checkbox", name="Mandala")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Patterns")).not_to_be_checked()
    expect(page.get_by_role("radio", name="Members")).to_be_checked()
    expect(page.get_by_role("combobox", name="Tables at once")).to_have_value("2")
    page.get_by_role("link", name="Your account", exact=True).click()
    expect(page.get_by_role("list", name="Your bots")).to_contain_text("plays mandala with members")

    stranger = visitor()
    stranger.arrive(page.get_by_role("link", name="Challenges that Heron takes").get_attribute("href") or "")
    expect(stranger.page.get_by_role("alert")).to_contain_text("You have no such bot")


def test_the_ladder_of_bots_is_stepped_through_in_the_browser(house: House, visitor: Invite) -> None:
    house.run("ladder", "patterns", "--players", "greedy", "random", "level1", "--deals", "2", "--seed", "7")
    mira = visitor()
    page = mira.page
    mira.arrive()
    page.get_by_role("link", name="The bots’ ladder").click()

    standings = page.get_by_role("region", name="How they stand").get_by_role("row")
    expect(standings).to_have_count(4)
    expect(standings.nth(1)).to_contain_text("greedy")
    expect(standings.nth(1)).to_contain_text(re.compile(r"\d+ ± \d+"))
    page.get_by_role("button", name=re.compile("^greedy took .* from random")).click()
    expect(page.get_by_role("heading", name="greedy and random")).to_be_visible()
    games = page.get_by_role("list", name="Games").get_by_role("listitem")
    expect(games).to_have_count(4)
    assert not mira.can_scroll_sideways()

    games.first.get_by_role("link").click()
    expect(mira.table).to_be_visible()
    expect(page.get_by_text("greedy").first).to_be_visible()
