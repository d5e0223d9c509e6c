"""The lobby: it comes without a jump, its cards stand in line, and its dialogs show their button at every size."""

import itertools
import re
import time

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from journeys.conftest import Invite
from journeys.test_leaving import table_of

GAMES = ("Patterns", "Mandala", "Mottainai", "Mondo")
SIZES: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1024, "height": 768},
    {"width": 390, "height": 844},
    {"width": 360, "height": 640},
    {"width": 844, "height": 390},
]
GOOD_SHIFT = 0.05
MOST_KILOBYTES = 90
ANSWER_S = 0.3  # of a server on a slow line
WATCH = """
window.shift = 0
new PerformanceObserver((list) => list.getEntries().forEach((one) => { if (!one.hadRecentInput) shift += one.value }))
  .observe({ type: 'layout-shift', buffered: true })
"""
# How far from the top each card's title and button are, and whether anything of a card does not fit into it.
CARDS = """() => [...document.querySelectorAll('.shelf article')].map((card) => {
  const top = (what) => Math.round(card.querySelector(what).getBoundingClientRect().top)
  const words = [...card.querySelectorAll('h2, p, li, a, button')]
  return { title: top('h2'), button: top('.start'), cut: words.some((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth) }
})"""


def test_a_newcomer_finds_the_gentlest_bot_and_the_button_in_every_dialog(visitor: Invite) -> None:
    page = visitor(reduced_motion="reduce").page
    for game in GAMES:
        page.set_viewport_size(SIZES[0])
        page.get_by_role("button", name=f"Play {game}").click()
        dialog = page.get_by_role("dialog")

        expect(dialog.locator("[name=rival]:checked")).to_have_value("level1")
        rivals = dialog.locator("[name=rival]").evaluate_all("all => all.map((one) => one.value)")
        assert rivals[:6] == [f"level{level}" for level in range(1, 7)]
        assert rivals[-1] == "friend"
        for words in dialog.locator("label .strength").all_inner_texts():
            assert not re.search(r"\d", words), f"{words} is no word"
        for size in SIZES:
            page.set_viewport_size(size)
            expect(dialog.get_by_role("button", name="Start")).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("size", SIZES[:3], ids=lambda size: str(size["width"]))
def test_the_lobby_comes_without_a_jump_and_its_cards_stand_in_line(
    visitor: Invite, size: ViewportSize
) -> None:
    mira = visitor(viewport=size)
    page = mira.page
    page.add_init_script(WATCH)
    page.route("**/api/**", late)

    mira.arrive()
    expect(page.get_by_role("button", name="Play Mondo")).to_be_enabled()
    expect(page.get_by_text("You are")).to_be_visible()
    page.wait_for_load_state("networkidle")

    assert page.evaluate("shift") < GOOD_SHIFT
    assert_in_line(page)

    table_of(mira, "patterns", 2, {})
    for _ in range(2):  # from the second time on the page knows how much room it takes
        mira.arrive()
        expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
        page.wait_for_load_state("networkidle")
    assert page.evaluate("shift") < GOOD_SHIFT


def test_a_first_visit_to_the_lobby_is_light(visitor: Invite) -> None:
    mira = visitor(viewport=SIZES[2])
    mira.page.wait_for_load_state("networkidle")
    sent: list[float] = []
    line = mira.context.new_cdp_session(mira.page)
    line.on("Network.loadingFinished", lambda finished: sent.append(finished["encodedDataLength"]))
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})

    mira.page.reload(wait_until="networkidle")
    expect(mira.page.get_by_role("heading", name="Your path")).to_be_attached()

    assert len(sent) > 10
    assert sum(sent) / 1024 < MOST_KILOBYTES


def late(route: Route) -> None:
    time.sleep(ANSWER_S)
    route.continue_()


def assert_in_line(page: Page) -> None:
    """One, two or four beside each other, with titles and buttons on lines of their own."""
    cards = page.evaluate(CARDS)
    assert len(cards) == len(GAMES)
    rows = [list(row) for _, row in itertools.groupby(cards, key=lambda card: card["title"])]
    assert len({len(row) for row in rows}) == 1
    assert all(len({card["button"] for card in row}) == 1 for row in rows)
    assert not any(card["cut"] for card in cards)
