"""Whole games in a real browser, against a bot and against each other."""

import re

from playwright.sync_api import expect

from journeys.conftest import Invite, everywhere


@everywhere
def test_a_newcomer_plays_a_whole_game_against_a_bot(visitor: Invite) -> None:
    mira = visitor()
    mira.page.get_by_role("button", name="Choose another name").click()
    mira.page.get_by_role("textbox").fill("Mira")
    mira.page.get_by_role("button", name="Save").click()
    expect(mira.page.get_by_role("banner")).to_contain_text("Mira")

    mira.start("Drifting Sand")
    expect(mira.page).to_have_url(re.compile(r"/t/\S+$"))
    mira.wait_for_turn()
    expect(mira.page).to_have_title(re.compile("Your turn"))
    mira.play_to_the_end()

    expect(mira.scoring).to_be_visible()
    totals = [int(cell) for cell in mira.scoring.locator("tfoot td").all_inner_texts()]
    groups = [int(cell) for cell in mira.scoring.locator("tbody b").all_inner_texts()]
    assert totals == mira.scores()
    assert sum(totals) == sum(groups)
    mira.arrive()
    expect(mira.page.get_by_role("link", name=re.compile("Patterns.*finished", re.DOTALL))).to_be_visible()


def test_two_people_play_through_an_invitation_and_a_third_watches(visitor: Invite) -> None:
    mira, noor, pia = visitor(), visitor(), visitor()
    mira.start("A friend")
    link = mira.page.get_by_role("textbox", name="Invitation link").input_value()
    path = link.removeprefix(mira.url)

    noor.arrive(path)
    noor.page.get_by_role("button", name="Sit down").click()
    pia.arrive(path)
    expect(pia.page.get_by_text("watching")).to_be_visible()
    expect(mira.page.get_by_role("region", name="Question")).to_be_visible()
    while mira.turn != "over":
        number = mira.number
        (mira if mira.turn == "mine" else noor).act()
        for one in (mira, noor, pia):
            one.wait_beyond(number)

    for one in (mira, noor, pia):
        expect(one.scoring).to_be_visible()
    assert mira.scores() == noor.scores() == pia.scores()
    assert mira.board() == noor.board()


def test_the_keyboard_alone_is_enough(visitor: Invite) -> None:
    mira = visitor()
    page = mira.page
    mira.start("Drifting Sand")
    mira.wait_for_turn()

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys and help")).to_contain_text("move over the Mandala")
    page.keyboard.press("Escape")

    page.keyboard.press("b")
    before = page.locator("[data-target]:focus").get_attribute("data-target")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-target]:focus")).not_to_have_attribute("data-target", before or "")
    for key in ("Enter", "e", "Enter"):
        number = mira.number
        page.keyboard.press("n")
        expect(page.locator('[data-target]:focus[aria-disabled="false"]')).to_be_visible()
        page.keyboard.press(key)
        if page.get_by_role("menuitem").first.is_visible():
            page.keyboard.press("Enter")
        mira.wait_beyond(number)
        mira.wait_for_turn()
    expect(page.get_by_role("complementary")).to_contain_text("You established")


def test_the_page_works_on_a_phone(visitor: Invite) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    mira = visitor(**phone, device_scale_factor=2)
    page = mira.page
    expect(page.get_by_role("button", name="Play Patterns")).to_be_visible()
    assert not mira.can_scroll_sideways()
    mira.start("Drifting Sand")
    mira.wait_for_turn()
    assert not mira.can_scroll_sideways()

    page.get_by_role("button", name="Rules").tap()
    expect(page.get_by_role("searchbox")).to_be_visible()
    assert not mira.can_scroll_sideways()
    page.get_by_role("button", name="Rules").tap()
    expect(page.get_by_role("searchbox")).to_be_hidden()

    mira.play_to_the_end(touch=True)
    expect(mira.scoring).to_be_visible()
    assert not mira.can_scroll_sideways()
