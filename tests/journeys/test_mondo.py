"""Mondo in a real browser: alone to the end, two hands on one tile, coming back, a phone, keys only."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from journeys.conftest import Invite
from journeys.house import House
from journeys.visitor import LEGAL, Visitor

PLAYTHROUGHS = Path(__file__).parents[1] / "games/mondo/playthroughs"
COUNTDOWN_MS = 15_000
REST_MS = 30_000


def start(visitor: Visitor, players: str, opponent: str | None = None, **options: str) -> None:
    """From the lobby to a new table of Mondo."""
    page = visitor.page
    page.get_by_role("button", name="Play Mondo").click()
    page.get_by_label("Players").select_option(players)
    if opponent:
        visitor.choose(opponent)
    for label, choice in options.items():
        page.get_by_role("combobox", name=label.replace("_", " ")).select_option(choice)
    page.get_by_role("button", name=re.compile("Start|Make the invitation")).click()
    expect(visitor.table).to_be_visible()


def get_ready(*visitors: Visitor) -> None:
    for one in visitors:
        one.page.get_by_role("button", name=re.compile("^Ready")).click()
    for one in visitors:
        phase(one, "round").wait_for(timeout=COUNTDOWN_MS)
        expect(heap(one)).to_be_visible()


def phase(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'[data-phase="{name}"]')


def heap(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-heap]")


def hand(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-hand]")


def held(visitor: Visitor) -> str | None:
    """The face in hand, as in "57f"."""
    holding = hand(visitor)
    return holding.get_attribute("data-hand") if holding.count() else None


def tap_middle(visitor: Visitor, *, touch: bool = False) -> None:
    """A tile always lies in the very middle of a fresh heap."""
    heap(visitor).tap() if touch else heap(visitor).click()


def take_by_keys(page: Page) -> None:
    page.keyboard.press("h")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def jump_out(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Jump out", exact=True).click()
    visitor.page.get_by_role("alertdialog").get_by_role("button", name="Jump out").click()


def test_alone_to_the_end(visitor: Invite) -> None:
    mira = visitor()
    start(mira, "1", Minutes_a_round="1")
    get_ready(mira)
    expect(mira.page.get_by_role("timer", name="Time left")).to_have_text(re.compile("0:5|1:00"))

    tap_middle(mira)
    expect(hand(mira)).to_be_visible()
    face = held(mira)
    mira.page.get_by_role("button", name="Turn over").click()
    expect(hand(mira)).not_to_have_attribute("data-hand", face or "")
    mira.page.locator(LEGAL).first.click()
    expect(hand(mira)).to_have_count(0)
    for _ in range(2):
        take_by_keys(mira.page)
        expect(hand(mira)).to_be_visible()
        expect(mira.page.locator(f"{LEGAL}:focus")).to_have_count(1)
        mira.page.keyboard.press("r")
        mira.page.keyboard.press("Enter")
        expect(hand(mira)).to_have_count(0)
    jump_out(mira)

    end = mira.page.get_by_role("dialog", name="Not this time")
    expect(end).to_contain_text("minus points, at most 3 allowed")
    expect(end.get_by_role("row", name=re.compile("Empty spaces"))).to_contain_text("−17")
    end.get_by_role("button", name="Replay").click()
    mira.page.keyboard.press("Home")
    expect(phase(mira, "waiting")).to_be_visible()
    for number in range(1, 6):  # into the round, whose clock stands still
        mira.page.keyboard.press("ArrowRight")
        expect(mira.page.locator("output")).to_contain_text(f"{number} / ")
    expect(mira.page.get_by_role("timer", name="Time left")).to_be_visible()


def test_alone_with_a_hint_and_the_par_of_the_heap(visitor: Invite) -> None:
    mira = visitor()
    page = mira.page
    start(mira, "1")
    page.get_by_role("button", name="Par of this heap").click()
    expect(page.get_by_role("status").filter(has_text="Par: ")).to_be_visible()
    get_ready(mira)

    for _ in range(2):  # a tile for a space, and then the space
        page.get_by_role("button", name="Hint").click()
        hints = page.get_by_role("region", name="Hints")
        expect(hints).to_contain_text("Fits ")
        hints.get_by_role("button", name="Play it").first.click()
        expect(hints).to_be_hidden()
    expect(page.get_by_role("button", name="See a board that does it")).to_have_count(0)

    jump_out(mira)
    end = page.get_by_role("dialog")
    end.get_by_role("button", name="See a board that does it").click()
    expect(end.get_by_role("group", name="Par").get_by_label("A board with par")).to_be_visible()
    end.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("region", name="Review")).to_contain_text(re.compile("mistake|cost much"))


def test_two_hands_on_one_tile(visitor: Invite) -> None:
    mira, noor = visitor(), visitor()
    start(mira, "2", "A friend")
    link = mira.page.get_by_role("textbox", name="Invitation link").input_value()
    line = SlowLine(noor.page)
    noor.arrive(link.removeprefix(mira.url))
    noor.page.get_by_role("button", name="Sit down").click()
    get_ready(mira, noor)

    line.hold()
    tap_middle(mira)
    expect(hand(mira)).to_be_visible()
    tile = held(mira)
    tap_middle(noor)  # her page has not heard of it: the tile still lies there
    expect(hand(noor)).to_have_count(0)
    line.release()

    expect(noor.page.get_by_role("status").filter(has_text="holds it")).to_be_visible()
    expect(hand(noor)).to_have_count(0)
    assert held(mira) == tile
    take_by_keys(noor.page)
    expect(hand(noor)).to_be_visible()
    assert held(noor) != tile


def test_coming_back_finds_the_tile_in_hand_and_the_clock_ends_the_round(
    visitor: Invite, house: House
) -> None:
    mira = visitor()
    start(mira, "1", Minutes_a_round="1")
    get_ready(mira)
    tap_middle(mira)
    expect(hand(mira)).to_be_visible()
    tile = held(mira)

    mira.page.reload()
    expect(hand(mira)).to_be_visible()
    assert held(mira) == tile

    house.kill()
    expect(mira.page.get_by_text("The connection is lost")).to_be_visible()
    let_time_pass(house, seconds=40)
    house.open()
    expect(mira.page.get_by_text("The connection is lost")).to_be_hidden()
    expect(hand(mira)).to_be_visible()
    assert held(mira) == tile
    expect(mira.page.get_by_role("timer", name="Time left")).to_have_text(re.compile("0:[01]"))
    expect(mira.page.get_by_role("dialog", name="Not this time")).to_be_visible(timeout=REST_MS)
    # A browser always tells of refused connections; that is all it may tell.
    mira.complaints = [text for text in mira.complaints if "ERR_CONNECTION_REFUSED" not in text]


def test_a_whole_game_of_two_on_a_phone(visitor: Invite) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    mira = visitor(**phone, device_scale_factor=2, reduced_motion="reduce")
    noor = visitor()
    start(mira, "2", "A friend", Level="expert")
    link = mira.page.get_by_role("textbox", name="Invitation link").input_value()
    noor.arrive(link.removeprefix(mira.url))
    noor.page.get_by_role("button", name="Sit down").click()
    for turn in (1, 2, 3):
        get_ready(mira, noor)
        assert not mira.can_scroll_sideways()
        if turn == 1:
            tap_middle(mira, touch=True)
            expect(hand(mira)).to_be_visible()
            space = mira.page.locator(LEGAL).first
            space.tap()
            expect(mira.page.get_by_text("Tap again")).to_be_visible()
            space.tap()
            expect(hand(mira)).to_have_count(0)
        jump_out(mira)
        jump_out(noor)
        if turn < 3:
            phase(mira, "waiting").wait_for()
            mira.page.get_by_role("button", name="Empty spaces").tap()
            assert not mira.can_scroll_sideways()

    expect(mira.page.get_by_role("dialog", name=re.compile("win|draw"))).to_be_visible()
    assert not mira.can_scroll_sideways()


def test_the_tiles_can_be_searched_at_an_accessible_table(visitor: Invite) -> None:
    mira = visitor()
    page = mira.page
    page.get_by_role("button", name="Play Mondo").click()
    page.get_by_label("Players").select_option("1")
    page.get_by_text("More options").click()
    page.get_by_label(re.compile("Accessible")).check()
    page.get_by_role("button", name="Start").click()
    get_ready(mira)

    page.get_by_role("button", name="List the tiles").click()
    page.get_by_role("combobox", name="North").select_option(label="water")
    page.get_by_role("combobox", name="East").select_option(label="desert")
    found = page.get_by_role("listitem")
    assert all("water" in text and "desert" in text for text in found.all_inner_texts())
    found.first.get_by_role("button").click()

    expect(hand(mira)).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(844, 390), (720, 450), (360, 640)])
def test_everything_is_in_sight_on_a_small_screen(visitor: Invite, width: int, height: int) -> None:
    mira = visitor(viewport={"width": width, "height": height})
    start(mira, "1")
    get_ready(mira)
    tap_middle(mira)
    expect(hand(mira)).to_be_visible()

    page = mira.page
    buttons = [
        page.get_by_role("button", name=name, exact=True) for name in ("Turn over", "Put back", "Jump out")
    ]
    spaces = [page.locator(f'[data-target="{space}"]') for space in ("c1", "a3", "f4", "d6")]
    for thing in (heap(mira), hand(mira), *buttons, *spaces):
        box = thing.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= width
        assert 0 <= box["y"] <= box["y"] + box["height"] <= height
    size = heap(mira).bounding_box()
    assert size is not None
    assert min(size["width"], size["height"]) > 150
    assert not mira.can_scroll_sideways()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (844, 390)])
def test_a_review_on_a_phone_covers_nothing(visitor: Invite, house: House, width: int, height: int) -> None:
    table = house.keep((PLAYTHROUGHS / "edges_apart.txt").read_text(), "Mira", "Noor")
    mira = visitor(viewport={"width": width, "height": height})
    mira.arrive(f"/t/{table}")
    page = mira.page
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("region", name="Review")).to_be_visible()
    expect(page.locator("output")).to_contain_text("180 / 180")
    for number, key in enumerate(["Home"] + ["ArrowRight"] * 6):
        page.keyboard.press(key)
        expect(page.locator("output")).to_have_text(re.compile(rf"^\s*{number} / "))
    expect(phase(mira, "round")).to_be_visible()

    for space in ("c1", "d6"):
        page.locator(f'[data-target="{space}"]').hover(trial=True)
    for name in ("A step back", "A step on", "Scoring"):
        page.get_by_role("button", name=name).click(trial=True)
    assert not mira.can_scroll_sideways()


class SlowLine:
    """A page's socket whose messages from the server can be held back."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] | None = None
        page.route_web_socket("**/ws", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        self.route = route
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(self.pass_on)

    def pass_on(self, message: str | bytes) -> None:
        if self.held is None:
            self.route.send(message)
        else:
            self.held.append(message)

    def hold(self) -> None:
        self.held = []

    def release(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.route.send(message)


def let_time_pass(house: House, seconds: int) -> None:
    """While the server is away: its tables started that much earlier."""
    house.change(f"UPDATE tables SET started = started - {seconds * 1000}")
