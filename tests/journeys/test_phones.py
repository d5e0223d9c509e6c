"""On phones, upright and on their side, and at twice the usual zoom: what is asked covers nothing of the board."""

import itertools

from playwright.sync_api import FloatRect, Page, ViewportSize

from journeys.conftest import Invite
from journeys.house import House
from journeys.tour import Tour

SIZES: list[ViewportSize] = [
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 720, "height": 450},
]
ASKED = ("patterns", "mandala", "mandala claim")


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
