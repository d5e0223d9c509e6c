"""Nothing is lost or done by a slip: taking back, sketching, second taps, the clock, and a line that is cut."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from journeys.conftest import Invite
from journeys.house import House
from journeys.line import Line
from journeys.test_leaving import sit_down, table_of
from journeys.visitor import LEGAL, Visitor

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def two_at_patterns(visitor: Invite, **terms: object) -> tuple[Visitor, Visitor]:
    """Who is to act first, and the other: with Patterns, who does not start chooses the bowls."""
    mira, noor = visitor(), visitor()
    path = table_of(mira, "patterns", 2, terms, start="0")
    mira.arrive(path)
    sit_down(path, noor)
    return noor, mira


def test_a_move_is_taken_back_freely_and_then_by_consent(visitor: Invite) -> None:
    first, other = two_at_patterns(visitor)
    board = first.board()

    first.act()
    first.page.get_by_role("button", name="Take back").click()
    expect(first.page.locator("main[data-turn=mine]")).to_be_visible()
    assert first.board() == board
    first.act()
    other.wait_for_turn()
    other.act()
    first.page.get_by_role("button", name="Ask to take back").click()
    other.page.get_by_role("button", name="I agree").click()
    expect(first.page.get_by_text("took it back, as everybody agreed").first).to_be_visible()

    assert first.board() == board


def test_a_turn_is_sketched_seen_by_oneself_and_confirmed(visitor: Invite) -> None:
    first, other = two_at_patterns(visitor)
    first.page.get_by_role("button", name="This table").click()
    first.page.get_by_role("checkbox", name=re.compile("sketch my turn")).check()
    first.page.keyboard.press("Escape")
    before = other.board()

    sketch = first.page.get_by_role("region", name="Your sketch")
    first.page.locator(LEGAL).first.click()
    expect(sketch).to_contain_text("Only you see this yet")
    sketch.get_by_role("button", name="Back").click()
    expect(sketch).to_be_hidden()
    first.page.locator(LEGAL).first.click()
    expect(sketch).to_be_visible()
    assert (other.number, other.board()) == (0, before)
    first.page.keyboard.press("y")

    other.wait_for_turn()
    assert other.number >= 1
    expect(sketch).to_be_hidden()


def test_a_finger_is_asked_again_before_cards_are_shown(visitor: Invite) -> None:
    mira = visitor(**PHONE)
    mira.arrive(table_of(mira, "mandala", 2, {}, start="0"))
    mira.page.get_by_role("button", name="Let it sit down").tap()
    assert mira.wait_for_turn() == "mine"
    number = mira.number

    mira.page.locator('[data-target^="hand "][aria-disabled="false"]').first.tap()
    mira.page.locator('[data-target^="mountain "][aria-disabled="false"]').first.tap()
    sure = mira.page.get_by_role("region", name="Are you sure?")
    expect(sure).to_contain_text("cannot simply be taken back")
    assert mira.number == number
    sure.get_by_role("button", name="Yes, do it").tap()

    mira.wait_beyond(number)


def test_whose_time_is_up_has_lost(visitor: Invite) -> None:
    late, other = two_at_patterns(visitor, clock={"kind": "live", "minutes": 0, "seconds": 1})

    expect(other.page.get_by_role("dialog", name="You win")).to_contain_text("ran out of time")
    expect(late.page.get_by_role("dialog", name=re.compile("wins"))).to_be_visible()


@pytest.fixture
def line(house: House) -> Iterator[Line]:
    line = Line(house.port)
    yield line
    line.close()


def test_a_line_is_cut_in_mid_act_and_the_move_is_given_back(visitor: Invite, line: Line) -> None:
    first, other = two_at_patterns(visitor)
    address = first.page.url
    first.page.goto(re.sub(r":\d+", f":{line.port}", address))  # a cookie is for every port of a host
    assert first.wait_for_turn() == "mine"
    expect(first.page.locator(LEGAL).first).to_be_visible()

    line.cut()
    first.page.locator(LEGAL).first.click()
    expect(first.page.get_by_text("The connection is lost")).to_be_visible()
    expect(other.page.get_by_text("is absent; the game waits").first).to_be_visible()
    line.mend()
    expect(first.page.get_by_text("your move did not arrive")).to_be_visible()

    first.act()
    other.wait_for_turn()
