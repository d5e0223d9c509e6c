"""All that stays of games: found again, rated, taken out, and left behind."""

import re
import zipfile
from pathlib import Path

from playwright.sync_api import expect

from journeys.conftest import Invite
from journeys.test_leaving import leave_by, sit_down, table_of
from journeys.test_people import call_oneself
from journeys.visitor import Visitor
from sandtable.players import bots


def page_of(one: Visitor) -> str:
    return f"/p/{one.page.request.get(f'{one.url}/api/me').json()['handle']}"


def give_up_a_game(mira: Visitor, noor: Visitor, **terms: object) -> str:
    """Mira, who invited, gives up after a move of Noor; the path of the table."""
    path = table_of(mira, "patterns", 2, terms, start="0")
    mira.arrive(path)
    sit_down(path, noor)
    noor.act()
    mira.wait_for_turn()
    leave_by(mira, "Give up", twice=True)
    expect(noor.page.get_by_role("dialog", name="You win")).to_be_visible()
    return path


def test_a_challenge_is_for_one_person_only(visitor: Invite) -> None:
    mira, noor, other = visitor(), visitor(), visitor()
    call_oneself(noor, "Noor")
    mira.arrive(page_of(noor))
    mira.page.get_by_role("button", name="Challenge to Patterns").click()
    mira.page.get_by_role("button", name=re.compile("Challenge Noor|Make the invitation|Start")).click()
    expect(mira.table).to_be_visible()
    path = mira.page.url.removeprefix(mira.url)

    other.arrive(path)
    expect(other.page.get_by_role("heading").or_(other.table).first).to_be_visible()
    expect(other.page.get_by_role("button", name=re.compile("Sit down"))).to_have_count(0)
    noor.arrive("/")
    noor.page.get_by_role("link", name=re.compile("Patterns")).filter(visible=True).first.click()
    sit_down(path, noor)

    assert "mine" in (mira.turn, noor.turn)


def test_games_are_found_again(visitor: Invite) -> None:
    mira, noor = visitor(), visitor(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    call_oneself(mira, "Mira")
    path = give_up_a_game(mira, noor)

    noor.arrive(page_of(noor))
    games = noor.page.locator(f'a[href*="{path}"]')
    expect(games).to_have_count(1)
    noor.page.get_by_role("searchbox", name="Opponent").fill("Nobody")
    expect(games).to_have_count(0)
    noor.page.get_by_role("searchbox", name="Opponent").fill("mir")
    noor.page.get_by_role("combobox", name="Result").select_option("won")
    expect(games).to_have_count(1)
    noor.page.get_by_role("combobox", name="Result").select_option("lost")
    expect(games).to_have_count(0)
    assert not noor.can_scroll_sideways()
    noor.arrive(f"{path}/1")
    expect(noor.table).to_be_visible()
    expect(noor.page).to_have_url(re.compile(r"/1$"))


def test_a_rated_game_counts_on_the_ladder(visitor: Invite) -> None:
    mira, noor = visitor(), visitor()
    call_oneself(mira, "Mira")
    call_oneself(noor, "Noor")
    give_up_a_game(mira, noor, rated=True)
    expect(noor.page.locator(".rated")).to_be_visible()

    noor.arrive("/ratings/patterns")
    expect(noor.page.get_by_text(re.compile(r"You: \d+.* 1 game, still provisional"))).to_be_visible()
    measured = [bot for bot in bots("patterns") if bot.rating is not None]
    expect(noor.page.get_by_role("row")).to_have_count(1 + len(measured))  # below a heading
    noor.arrive(page_of(noor))
    expect(noor.page.get_by_text(re.compile("provisional")).first).to_be_visible()


def test_a_record_is_opened_and_played_on_from_a_position(visitor: Invite, tmp_path: Path) -> None:
    mira, noor, other = visitor(), visitor(), visitor()
    path = give_up_a_game(mira, noor)
    record = tmp_path / "game.txt"
    record.write_text(mira.page.request.get(f"{mira.url}/api/tables{path.removeprefix('/t')}/record").text())

    other.page.get_by_label("Open a record").set_input_files(record)
    expect(other.table).to_be_visible()
    kept = other.page.url
    assert path not in kept
    other.page.goto(f"{kept}/1")
    other.page.get_by_role("button", name="Play on from here").click()
    other.page.get_by_role("button", name="Alone, for every seat").click()
    expect(other.page).not_to_have_url(re.compile(kept))

    assert other.wait_for_turn() == "mine"
    other.act()
    assert other.wait_for_turn() == "mine", "for the other seat, too"


def test_everything_is_taken_out_and_nobody_is_left(visitor: Invite, tmp_path: Path) -> None:
    mira, noor = visitor(), visitor()
    call_oneself(mira, "Mira")
    path = give_up_a_game(mira, noor)

    mira.arrive("/account")
    with mira.page.expect_download() as loading:
        mira.page.get_by_role("link", name="Take everything out").click()
    loading.value.save_as(tmp_path / "everything.zip")
    with zipfile.ZipFile(tmp_path / "everything.zip") as everything:
        kept = {name: everything.read(name).decode() for name in everything.namelist()}
    assert any("Mira" in text for text in kept.values())
    assert any(text.startswith("sandtable") for name, text in kept.items() if path.split("/")[-1] in name)

    mira.page.get_by_role("textbox", name="Your name").fill("Mira")
    mira.page.get_by_role("button", name="Delete everything about me").click()
    expect(mira.page.get_by_role("banner")).not_to_contain_text("Mira")
    noor.arrive(path)
    expect(noor.page.get_by_text("somebody").first).to_be_attached()
