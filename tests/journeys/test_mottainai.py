"""Mottainai in a real browser: a whole game of two people, lit cards, keys, six temples, and a phone."""

import json
import re

from playwright.sync_api import Locator, WebSocketRoute, expect

from journeys.conftest import Invite
from journeys.eavesdropper import Eavesdropper
from journeys.test_people import call_oneself
from journeys.visitor import Visitor

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WIDE_SIZES = ((1440, 900), (1920, 1080))
SMALL_PHONE = (360, 640)
SIX_SIZES = ((1440, 900), (1024, 768), (390, 844))
DECISIONS = 8
LONGEST_GAME_MS = 120_000
# The acts that change most come first; what brings the end nearer, in a hurry.
USEFUL = ("complete", "craft", "sell", "take", "task", "pray", "tailor", "use")
HURRIED = ("complete", "craft", "task", "pray", "done", "tailor", "use")


def start(visitor: Visitor, opponent: str) -> None:
    """From the lobby to a new table of Mottainai."""
    visitor.page.get_by_role("button", name="Play Mottainai").click()
    visitor.page.get_by_role("dialog").get_by_text(opponent, exact=True).click()
    visitor.page.get_by_role("button", name=re.compile("Start|Make the invitation")).click()
    expect(question(visitor)).to_be_visible()


def question(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Question")


def answers(visitor: Visitor) -> list[str]:
    return list(visitor.page.locator("[data-act]").evaluate_all("all => all.map(e => e.dataset.act)"))


def wanted(acts: list[str], verbs: tuple[str, ...]) -> str:
    """The first act of the first verb that is offered."""
    found = [act for verb in verbs for act in acts if act.split()[0] == verb]
    return found[0] if found else acts[0]


def answer(visitor: Visitor) -> None:
    """Press the answer that seems most useful."""
    number = visitor.number
    visitor.page.locator(f'[data-act="{wanted(answers(visitor), USEFUL)}"]').click()
    visitor.wait_beyond(number)


def hurry(visitor: Visitor) -> None:
    """The same without waiting for a pointer to arrive."""
    act = wanted(answers(visitor), HURRIED)
    visitor.page.locator(f'[data-act="{act}"]').evaluate("button => button.click()")


# A page that answers by itself: it presses the button of the first act of the first verb that is offered.
BY_ITSELF = """verbs => {
  setInterval(() => {
    const buttons = [...document.querySelectorAll('[data-act]:not(:disabled)')]
    const verb = verbs.find(one => buttons.some(({ dataset }) => dataset.act.split(' ')[0] === one))
    const button = buttons.find(({ dataset }) => dataset.act.split(' ')[0] === verb) ?? buttons[0]
    if (button && document.querySelector('main[data-turn="mine"]')) button.click()
  }, 60)
}"""


def play_on(players: tuple[Visitor, Visitor]) -> None:
    """To the end of the game, each page on its own."""
    for one in players:
        one.page.evaluate(BY_ITSELF, HURRIED)
    for one in players:
        one.page.locator('main[data-turn="over"]').wait_for(timeout=LONGEST_GAME_MS)


def sit_together(mira: Visitor, noor: Visitor) -> None:
    start(mira, "A friend")
    link = mira.page.get_by_role("textbox", name="Invitation link").input_value()
    noor.arrive(link.removeprefix(mira.url))
    noor.page.get_by_role("button", name="Sit down").click()
    expect(mira.page.get_by_role("textbox", name="Invitation link")).to_be_hidden()


def assert_no_hand_leaked(ear: Eavesdropper, seat: int) -> None:
    """Until the end an opponent's hand is a number; only cards that were shown are known."""
    running = [view for view in ear.views() if view["outcome"] is None and view["seat"] == seat]
    assert running
    for view in running:
        other = view["players"][1 - seat]
        assert other["hand"] is None
        assert len(other["hand_known"]) <= other["hand_size"]


def assert_points_add_up(visitor: Visitor) -> None:
    """The panel at the end tells for each player where the points come from."""
    expect(visitor.scoring).to_be_visible()
    for player in visitor.page.locator("[data-scored]").all():
        items = [int(text) for text in player.locator("td.points").all_inner_texts()]
        assert len(items) >= 3  # works, sales, hand, and works with points of their own
        assert sum(items) == int(player.locator(".total").inner_text())


def test_two_people_play_a_whole_game_and_hands_stay_hidden(visitor: Invite) -> None:
    mira, noor = visitor(reduced_motion="reduce"), visitor(reduced_motion="reduce")
    ears = [Eavesdropper(mira), Eavesdropper(noor)]
    for one in (mira, noor):
        one.page.reload()
    sit_together(mira, noor)
    for _ in range(DECISIONS):
        number = mira.number
        answer(mira if mira.turn == "mine" else noor)
        for one in (mira, noor):
            one.wait_beyond(number)
    assert mira.scores()[0] >= noor.scores()[0]  # the own hand counts too, others' hands do not

    play_on((mira, noor))
    for seat, (one, ear) in enumerate(zip((mira, noor), ears, strict=True)):
        assert one.turn == "over"
        assert_no_hand_leaked(ear, seat)
        assert_points_add_up(one)
    totals = [one.page.locator("[data-scored] .total").all_inner_texts() for one in (mira, noor)]
    assert totals[0] == totals[1]


def test_lit_cards_act_and_others_tell_why_not(visitor: Invite) -> None:
    mira, noor = visitor(), visitor()
    sit_together(mira, noor)
    turn = mira if mira.turn == "mine" else noor
    hand = turn.page.get_by_role("region", name=re.compile("^Hand"))
    expect(hand.locator('[aria-disabled="false"]').first).to_be_visible()

    turn.page.locator('[data-place="floor"][aria-disabled="true"]').first.dispatch_event("click")
    expect(turn.page.get_by_role("status").filter(has_text=re.compile("MOT-"))).to_be_visible()
    turn.page.keyboard.press("Escape")

    card = hand.locator('[aria-disabled="false"]').first
    card.hover()
    expect(turn.page.get_by_role("tooltip")).to_contain_text(re.compile("worth [123]"))
    name = card.get_attribute("data-card")
    number = turn.number
    card.click()
    turn.wait_beyond(number)
    assert f"task {name}" not in answers(turn)
    expect(turn.page.locator(f'[data-place$=".task"][data-card="{name}"]')).to_be_visible()


def test_number_keys_answer(visitor: Invite) -> None:
    mira, noor = visitor(), visitor()
    sit_together(mira, noor)
    for _ in range(6):
        turn = mira if mira.turn == "mine" else noor
        number = turn.number
        turn.page.keyboard.press("1")
        for one in (mira, noor):
            one.wait_beyond(number)


def test_the_table_fits_a_phone(visitor: Invite) -> None:
    mira = visitor(**PHONE, device_scale_factor=2)
    start(mira, "Drifting Sand")
    for _ in range(6):
        if mira.wait_for_turn() == "over":
            break
        assert not mira.can_scroll_sideways()
        expect(question(mira)).to_be_in_viewport()
        answer(mira)
    mira.page.get_by_role("button", name="The cards of your temple").tap()
    expect(mira.page.locator('[data-seat="0"] .zones')).to_be_hidden()
    mira.page.get_by_role("button", name=re.compile("Enlarge the temple")).tap()
    expect(mira.page.get_by_role("dialog")).to_be_visible()
    assert not mira.can_scroll_sideways()


FLOOR = ["Curtain", "Sketch", "Pinwheel", "Deck of Cards", "Go Set", "Pillar", "Tablet", "Fountain"]
ASSISTANTS = ["Coin", "Ring", "Frog", "Tower", "Statue", "Doll", "Plane", "Cup", "Teapot"]


class Crowd:
    """Changes every view on its way to the page: a long game has much on the floor and in the own temple."""

    def __init__(self, visitor: Visitor) -> None:
        visitor.page.route_web_socket(re.compile("/ws"), self.connect)
        visitor.page.reload()

    def connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda text: page.send(self.crowded(str(text))))
        page.on_message(lambda text: server.send(self.whole(str(text))))

    def whole(self, text: str) -> str:
        """Views come as they are, not as what changed in them."""
        return json.dumps({**json.loads(text), "changes": False}) if '"join"' in text else text

    def crowded(self, text: str) -> str:
        message = json.loads(text)
        if view := message.get("view"):
            view["floor"] = FLOOR
            view["deck"]["known"] = {"0": "Shuriken", "1": "Sword", "2": "Turtle"}
            view["players"][0]["assistants"] = ASSISTANTS
            view["players"][0]["workplace"] = ["Bell", "Pin", "Dice", "Jar", "Mask"]
        return json.dumps(message)


def box(place: Locator) -> dict[str, float]:
    found = place.bounding_box()
    assert found
    return {**found, "right": found["x"] + found["width"], "bottom": found["y"] + found["height"]}


def crowded(visitor: Invite) -> Visitor:
    """At a full table, when nobody else acts: whoever comes is told everything, and not what changed."""
    mira = visitor(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    Crowd(mira)
    start(mira, "Drifting Sand")
    mira.wait_for_turn()
    mira.page.reload()
    mira.wait_for_turn()
    return mira


def test_a_floor_with_known_cards_on_the_deck_stays_together(visitor: Invite) -> None:
    mira = crowded(visitor)
    for width, height in WIDE_SIZES:
        mira.page.set_viewport_size({"width": width, "height": height})
        floor = mira.page.get_by_role("region", name=re.compile("^Floor"))
        frame = box(floor)
        cards = [box(card) for card in floor.locator("[data-card]").all()]
        assert len(cards) == len(FLOOR) + 3
        assert all(frame["x"] <= card["x"] and card["right"] <= frame["right"] for card in cards)
        assert (
            len({card["y"] // 8 for card in cards}) <= 4
        )  # rows, not a column; a lit card stands out a little
        assert frame["height"] < height / 2
    for width, height in (*WIDE_SIZES, SMALL_PHONE):
        mira.page.set_viewport_size({"width": width, "height": height})
        assert mira.page.evaluate("document.documentElement.scrollHeight <= innerHeight")  # the table does


def test_the_own_temple_does_not_run_under_the_hand(visitor: Invite) -> None:
    mira = crowded(visitor)
    for width, height in WIDE_SIZES:
        mira.page.set_viewport_size({"width": width, "height": height})
        hand = box(mira.page.get_by_role("region", name=re.compile("^Hand")))
        helpers = mira.page.locator('[data-place="0.assistants"]').all()
        assert len(helpers) == len(ASSISTANTS)
        assert all(box(card)["bottom"] <= hand["y"] for card in helpers)


def start_six(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Play Mottainai").click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_label("Players").select_option("6")
    for seat in range(2, 7):
        dialog.get_by_label(f"Seat {seat}").select_option("level1")
    visitor.page.get_by_role("button", name="Start").click()
    expect(question(visitor)).to_be_visible()


def cut_names(visitor: Visitor) -> list[str]:
    """Names in temples that do not fit their place."""
    return list(
        visitor.page.locator(".temple .who").evaluate_all(
            "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"
        )
    )


def test_six_temples_stay_readable(visitor: Invite) -> None:
    mira = visitor(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    call_oneself(mira, "Mira")
    start_six(mira)
    for _ in range(10):
        if mira.wait_for_turn() == "over":
            break
        number = mira.number
        hurry(mira)
        mira.wait_beyond(number)
    mine = mira.wait_for_turn() == "mine"

    for width, height in SIX_SIZES:
        mira.page.set_viewport_size({"width": width, "height": height})
        expect(mira.page.get_by_role("article", name=re.compile("Temple of"))).to_have_count(6)
        expect(question(mira)).to_be_in_viewport(ratio=0.9)
        if mine:
            expect(mira.page.locator("[data-act]").first).to_be_in_viewport()
        assert not mira.can_scroll_sideways()
        assert cut_names(mira) == []
    names = mira.page.locator(".temple .who").all_inner_texts()
    assert len(set(names)) == 6  # five bots of one name have numbers
