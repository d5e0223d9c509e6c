"""Mandala in a real browser: two people with hidden hands, fingers, and drawing cards."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from journeys.conftest import Invite
from journeys.eavesdropper import Eavesdropper
from journeys.visitor import Visitor

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LONGEST_GAME = 200  # acts
Press = Callable[[Locator], None]

# A color that a Mandala misses and that may go there, the own empty Field first; else the first offer.
WISH = """() => {
  const label = (selector) => document.querySelector(selector)?.ariaLabel ?? ''
  const hand = [...document.querySelectorAll('[data-target^="hand "]')].map((e) => [e.dataset.target, e.ariaLabel])
  const mine = (n) => label(`[data-target="field ${n}"]`).endsWith('empty')
  for (const n of [1, 2]) {
    const missing = label(`[aria-label^="Mandala ${n} still misses"]`)
    for (const place of mine(n) ? ['Field', 'Mountain'] : ['Mountain', 'Field'])
      for (const [color, words] of hand)
        if (missing.includes(color.slice(5)) && words.includes(`${place} ${n}`)) return [color, `${place} ${n}`.toLowerCase()]
  }
  const [color, words] = hand[0]
  return [color, (words.match(/(Mountain|Field) ./)?.[0] ?? 'discard').toLowerCase()]
}"""


def target(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'[data-target="{name}"]')


def start(visitor: Visitor, opponent: str) -> None:
    """From the lobby to a new table of Mandala; the visitor begins."""
    visitor.page.get_by_role("button", name="Play Mandala").click()
    visitor.choose(opponent)
    visitor.page.get_by_role("combobox", name="Who starts").select_option("0")
    visitor.page.get_by_role("button", name=re.compile("Start|Make the invitation")).click()
    expect(visitor.page.get_by_role("list", name="Your hand")).to_be_visible()


def act(visitor: Visitor, press: Press) -> None:
    """Claim the first color that is offered, or play the most useful one."""
    number = visitor.number
    claim = visitor.page.locator('[data-target^="claim "][aria-disabled="false"]')
    button = visitor.page.get_by_role("region", name="Question").get_by_role("button")
    if claim.count():
        press(claim.first)
    elif button.count():
        press(button)
    else:
        for name in visitor.page.evaluate(WISH):
            press(target(visitor, name))
        if (how_many := visitor.page.get_by_role("menuitem")).count():
            press(how_many.first)
    visitor.wait_beyond(number)


def play_to_the_end(mira: Visitor, noor: Visitor) -> None:
    """Mira clicks, Noor taps."""
    for _ in range(LONGEST_GAME):
        number, turn = mira.number, mira.turn
        if turn == "over":
            return
        act(*((mira, Locator.click) if turn == "mine" else (noor, Locator.tap)))
        mira.wait_beyond(number)
        noor.wait_beyond(number)
    raise AssertionError("the game should be over by now")


def assert_hidden(heard: Eavesdropper, seat: int) -> None:
    """Until the end a page hears of the other's hand and Cup only how many cards there are."""
    other = 1 - seat
    during = [view for view in heard.views() if view["seat"] == seat and view["outcome"] is None]
    assert len(during) > 10
    for view in during:
        assert view["hands"][other] is view["cups"][other] is None
        assert sum(view["hands"][seat]) == view["hand_sizes"][seat]
    theirs = [line["text"] for line in heard.lines() if line["seat"] == other]
    drawn = [found[1] for text in theirs if (found := re.search(r"drew ([^;]*)", text))]
    assert drawn
    assert all(re.fullmatch(r"\d cards?|nothing", cards) for cards in drawn)


def test_two_people_play_mandala_and_neither_learns_the_others_hand(visitor: Invite) -> None:
    mira, noor = visitor(reduced_motion="reduce"), visitor(reduced_motion="reduce", **PHONE)
    heard = [Eavesdropper(mira), Eavesdropper(noor)]
    mira.arrive()
    assert not noor.can_scroll_sideways()
    start(mira, "A friend")
    link = mira.page.get_by_role("textbox", name="Invitation link").input_value()
    noor.arrive(link.removeprefix(mira.url))
    noor.page.get_by_role("button", name="Sit down").tap()
    assert mira.wait_for_turn() == "mine"
    assert not noor.can_scroll_sideways()

    noor.page.locator('[data-target^="hand "]').first.tap(force=True)
    answer = noor.page.get_by_role("status").filter(has_text="not your turn")
    expect(answer.get_by_role("button", name="Rule MAN-68")).to_be_visible()
    mira.page.get_by_role("button", name="Your Cup: 2 cards").click()
    expect(mira.page.get_by_role("dialog", name="Your Cup")).to_contain_text("what they are worth")
    mira.page.keyboard.press("Escape")
    play_to_the_end(mira, noor)

    for one in (mira, noor):
        expect(one.scoring).to_be_visible()
        sums = [int(cell) for cell in one.scoring.locator("tbody b").all_inner_texts()]
        totals = [
            int(re.sub(r".*cards", "", cell)) for cell in one.scoring.locator("tfoot td").all_inner_texts()
        ]
        assert totals == one.scores()
        assert sum(totals) == sum(sums)
    assert mira.scores() == noor.scores()
    assert not noor.can_scroll_sideways()
    for seat in (0, 1):
        assert_hidden(heard[seat], seat)


def test_cards_are_drawn_to_their_place_but_not_into_the_field_of_the_other(visitor: Invite) -> None:
    mira = visitor()
    start(mira, "Drifting Sand")
    mira.wait_for_turn()

    color, place = mira.page.evaluate(WISH)
    target(mira, color).drag_to(target(mira, place))
    if (how_many := mira.page.get_by_role("menuitem")).count():
        how_many.first.click()
    mira.wait_beyond(0)
    log = mira.page.get_by_role("complementary")
    expect(log).to_contain_text(re.compile(f"You [^;]*{color.removeprefix('hand ')}"))
    assert mira.wait_for_turn() == "mine"

    number = mira.number
    mira.page.locator('[data-target^="hand "]').first.drag_to(target(mira, "theirs 1"))
    expect(mira.page.get_by_text("you grow your own")).to_be_visible()
    assert mira.number == number
