"""Mottainai in a real browser: two people with hidden hands, lit cards, keys, and a phone."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, WebSocket, expect

from journeys.conftest import Invite
from journeys.visitor import Visitor

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DECISIONS = 24
# The acts that change most come first.
USEFUL = ("complete", "craft", "sell", "take", "task", "pray", "tailor", "use")


class Eavesdropper:
    """Keeps everything that a page's socket receives."""

    def __init__(self, visitor: Visitor) -> None:
        self.messages: list[dict[str, Any]] = []
        visitor.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(json.loads(frame)))

    def views(self) -> list[dict[str, Any]]:
        return [message["view"] for message in self.messages if "view" in message]


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


def answer(visitor: Visitor) -> None:
    """Press the answer that seems most useful."""
    number = visitor.number
    acts = answers(visitor)
    verbs = [verb for verb in USEFUL if any(act.split()[0] == verb for act in acts)]
    wanted = next((act for act in acts if verbs and act.split()[0] == verbs[0]), acts[0])
    visitor.page.locator(f'[data-act="{wanted}"]').click()
    visitor.wait_beyond(number)


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


def test_two_people_play_and_hands_stay_hidden(visitor: Invite) -> None:
    mira, noor = visitor(), visitor()
    ears = [Eavesdropper(mira), Eavesdropper(noor)]
    for one in (mira, noor):
        one.page.reload()
    sit_together(mira, noor)
    for _ in range(DECISIONS):
        number = mira.number
        answer(mira if mira.turn == "mine" else noor)
        for one in (mira, noor):
            one.wait_beyond(number)

    for seat, ear in enumerate(ears):
        assert_no_hand_leaked(ear, seat)
    assert mira.scores()[0] >= noor.scores()[0]  # the own hand counts too, others' hands do not


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
    expect(turn.page.locator(f'[data-place$=" task"][data-card="{name}"]')).to_be_visible()


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
