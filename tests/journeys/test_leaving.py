"""Nobody waits for ever: giving up, invitations that nobody takes, and absent players."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from journeys.conftest import Invite
from journeys.visitor import Visitor


def table_of(host: Visitor, game: str, seats: int, terms: dict[str, Any], **options: str) -> str:
    """A new table with open seats, as the page of its host would make it; its path."""
    kinds = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
    wanted = {"game": game, "seats": kinds, "options": options, "terms": terms}
    answer = host.page.request.post(f"{host.url}/api/tables", data=wanted)
    return f"/t/{answer.json()['table']}"


def sit_down(path: str, *guests: Visitor) -> None:
    for guest in guests:
        guest.arrive(path)
        guest.page.get_by_role("button", name=re.compile("Sit down")).first.click()
        expect(guest.page.get_by_role("button", name=re.compile("Sit down"))).to_have_count(0)


def leave_by(one: Visitor, way: str, *, twice: bool = False) -> None:
    one.page.get_by_role("button", name="This table").click()
    one.page.get_by_role("button", name=way).click()
    if twice:
        one.page.get_by_role("button", name=f"{way}: sure?").click()


def test_an_invitation_is_cancelled_or_a_bot_takes_the_seat(visitor: Invite) -> None:
    mira = visitor()
    mira.start("A friend")
    mira.page.get_by_role("button", name="Cancel the invitation").click()
    expect(mira.page.get_by_role("dialog", name="No result")).to_contain_text("called off")

    mira.arrive()
    mira.start("A friend")
    mira.page.get_by_role("button", name="Let it sit down").click()
    assert mira.wait_for_turn() == "mine"


def test_one_gives_up_and_the_other_wins(visitor: Invite) -> None:
    mira, noor = visitor(), visitor()
    path = table_of(mira, "patterns", 2, {}, start="0")
    mira.arrive(path)
    sit_down(path, noor)
    noor.act()
    mira.wait_for_turn()

    mira.page.keyboard.press("q")
    mira.page.keyboard.press("Escape")
    leave_by(mira, "Give up", twice=True)

    expect(noor.page.get_by_role("dialog", name="You win")).to_contain_text("gave up")
    expect(mira.page.get_by_role("dialog", name=re.compile("wins"))).to_be_visible()


@pytest.mark.parametrize("game", ["patterns", "mandala", "mottainai", "mondo"])
def test_both_agree_to_end_a_game(visitor: Invite, game: str) -> None:
    mira, noor = visitor(), visitor()
    path = table_of(mira, game, 2, {})
    mira.arrive(path)
    sit_down(path, noor)

    leave_by(mira, "Ask to end the game")
    noor.page.get_by_role("button", name="No", exact=True).click()
    expect(mira.page.get_by_text("did not agree").first).to_be_attached()
    noor.page.get_by_role("button", name="This table").click()
    noor.page.get_by_role("button", name="Ask to end the game").click()
    mira.page.get_by_role("button", name="I agree").click()

    for one in (mira, noor):
        expect(one.page.get_by_role("dialog", name="A draw")).to_contain_text("agreed to end it")


def test_a_third_player_is_absent_replaced_and_back(visitor: Invite) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    people = [visitor(**phone), visitor(), visitor()]
    path = table_of(people[0], "mottainai", 3, {"absence": 1})
    people[0].arrive(path)
    sit_down(path, *people[1:])
    for one in people:
        expect(one.page.locator("main[data-turn]")).to_be_visible()
    away = next(one for one in people if one.turn == "mine")
    here = next(one for one in people if one is not away)
    number = here.number

    away.arrive("/")  # to the lobby, and stays there
    expect(here.page.get_by_text("is absent; the game waits").first).to_be_visible()
    here.page.get_by_role("button", name="Let it stand in").click()
    here.wait_beyond(number + 1)
    away.arrive(path)
    expect(away.page.get_by_text("A bot plays for you.")).to_be_visible()
    away.page.get_by_role("button", name="I am back").click()

    expect(away.page.get_by_text("A bot plays for you.")).to_be_hidden()
    expect(here.page.get_by_text("came back").first).to_be_attached()
