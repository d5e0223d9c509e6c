"""A bot that plays from elsewhere, from its token to the end of a game."""

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from journeys.conftest import Invite

CLIENT = Path(__file__).parents[2] / "examples/remote_bot.py"


def test_a_member_makes_a_bot_and_plays_a_whole_game_against_it(visitor: Invite) -> None:
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
        mira.start("Tidewalker")
        expect(mira.seat(1)).to_contain_text("Tidewalker")
        mira.play_to_the_end()
        expect(mira.scoring).to_be_visible()
    finally:
        client.kill()
        client.wait()

    mira.arrive("/account")
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("list", name="Your bots").get_by_role("listitem")).to_have_count(0)
