"""On phones, upright and on their side, and with letters or the whole page at twice their size: what is asked covers
nothing of the board, and everything is large enough for a thumb."""

import itertools

from playwright.sync_api import FloatRect, Page, ViewportSize, expect

from journeys.conftest import Invite
from journeys.house import House
from journeys.tour import Tour
from journeys.visitor import Visitor

SIZES: list[ViewportSize] = [
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 720, "height": 450},
]
ASKED = ("patterns", "mandala", "mandala claim")
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
# What can be pressed, and does not answer to a thumb that lands 22 px beside its middle. A token, space or card is
# smaller, and asks a second tap.
MISSED = """() => {
  const dialog = document.querySelector('dialog[open]')
  const pressed = [...(dialog ?? document).querySelectorAll('a, button, select, summary, [role="slider"]')]
  return pressed.filter((one) => {
    if (one.closest('[data-target], [data-card]') || one.disabled) return false
    const { left, top, width, height } = one.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const at = (dx, dy) => document.elementFromPoint(x + dx, y + dy)
    const inside = x > 22 && y > 22 && x < innerWidth - 22 && y < innerHeight - 22
    if (!inside || at(0, 0) === null || !one.contains(at(0, 0))) return false
    return ![[-21, 0], [21, 0], [0, -21], [0, 21]].every(([dx, dy]) => one.contains(at(dx, dy)))
  }).map((one) => `${one.tagName} ${one.ariaLabel ?? one.textContent.trim()}`)
}"""
TABLES = {"patterns", "mandala", "mottainai"}
LETTERS = "size => { document.documentElement.style.fontSize = size }"


def test_a_question_covers_nothing_of_the_board(visitor: Invite, house: House) -> None:
    mira = visitor(reduced_motion="reduce")
    tour = Tour(mira, house)
    seen = 0
    for where in itertools.chain(tour.patterns(), tour.mandala()):
        if where in ASKED:
            seen += 1
            for size in SIZES:
                mira.page.set_viewport_size(size)
                mira.page.mouse.wheel(0, -2000)
                assert not covered(mira.page), f"{where}, {size['width']} wide"
                assert not mira.can_scroll_sideways()
    assert seen == len(ASKED)


def test_everything_is_large_enough_for_a_thumb(visitor: Invite, house: House) -> None:
    mira = visitor(reduced_motion="reduce", viewport=SMALL_PHONE, has_touch=True, is_mobile=True)
    tour = Tour(mira, house)
    games = (tour.patterns(), tour.mandala(), tour.mottainai(), tour.mondo())
    seen = set()
    for where in itertools.chain(tour.lobby(), *games):
        seen.add(where)
        assert mira.page.evaluate(MISSED) == [], where
        if where in TABLES:
            assert_readable_in_large_letters(mira)
    assert seen >= {"lobby", *TABLES, "mondo", "mondo ends"}


def assert_readable_in_large_letters(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size(DESKTOP)
    page.evaluate(LETTERS, "200%")
    assert not visitor.can_scroll_sideways()
    expect(page.get_by_role("region", name="Question")).to_be_in_viewport()
    page.evaluate(LETTERS, "")
    page.set_viewport_size(SMALL_PHONE)


def covered(page: Page) -> bool:
    """Whether the bar with the question lies over the board, drawn as it is."""
    board = box(page, ".board > :not(svg, .defs)")
    bar = box(page, ".talk > .bar, .talk > .hints")
    apart_down = board["y"] + board["height"] <= bar["y"] + 1
    apart_across = bar["x"] + bar["width"] <= board["x"] + 1
    return not (apart_down or apart_across)


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return found
