"""Whole games with the keyboard alone: what the help lists is enough, and the focus is always somewhere to be seen."""

import re

import pytest
from playwright.sync_api import expect

from journeys.conftest import Invite, everywhere
from journeys.visitor import Visitor

LONGEST_GAME = 300  # acts
COUNTDOWN_MS = 30_000
ANSWERS = "all => all.map((one) => [one.dataset.act, one.querySelector('kbd')?.textContent ?? ''])"
USEFUL = ("complete", "craft", "task", "pray", "done", "tailor", "use")
FOCUS = """() => {
  const { activeElement: one } = document
  if (!one || one === document.body) return ''
  return `${one.matches(':focus-visible') ? 'seen' : 'unseen'} ${one.dataset.target ?? one.ariaLabel ?? one.textContent}`
}"""


class Typist:
    """Presses keys, and looks where the focus is."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focus(self) -> str:
        return str(self.page.evaluate(FOCUS))

    def go_to(self, words: str) -> None:
        """By Tab, as far as it takes."""
        for _ in range(80):
            if re.search(words, self.focus()):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not come to {words}")

    def start(self, game: str) -> None:
        self.go_to(f"Play {game}")
        self.press("Enter")
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.go_to("Start")
        self.press("Enter")
        expect(self.visitor.table).to_be_visible()

    def has_turn(self) -> bool:
        """Whether the game goes on, with the focus somewhere in sight whenever one is asked."""
        going = self.visitor.wait_for_turn() == "mine"
        if going:
            expect(self.page.locator(":focus")).to_have_count(1)
            assert self.focus().startswith("seen"), self.focus()
        return going

    def ends(self) -> None:
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.press("Escape")
        expect(self.page.get_by_role("dialog")).to_be_hidden()
        expect(self.page.locator(":focus")).to_have_count(1)


@pytest.fixture
def typist(visitor: Invite) -> Typist:
    return Typist(visitor(reduced_motion="reduce"))


def test_the_help_lists_the_keys_of_each_table(typist: Typist) -> None:
    typist.start("Mottainai")
    assert typist.has_turn()
    typist.press("?")
    expect(typist.page.get_by_role("dialog", name="Keys and help")).to_contain_text("the answer that shows")
    typist.press("Escape")
    expect(typist.page.locator(":focus")).to_have_count(1)


def test_a_game_of_patterns(typist: Typist) -> None:
    typist.start("Patterns")
    for _ in range(LONGEST_GAME):
        if not typist.has_turn():
            break
        number = typist.visitor.number
        typist.press("b", "n", "Enter")
        if typist.visitor.number == number and typist.page.get_by_role("menuitem").count():
            typist.press("Enter")
        typist.visitor.wait_beyond(number)
    typist.ends()


@everywhere
def test_a_game_of_mandala(typist: Typist) -> None:
    typist.start("Mandala")
    claimed = 0
    for turn in range(LONGEST_GAME):
        if not typist.has_turn():
            break
        number = typist.visitor.number
        claims = typist.page.locator('[data-target^="claim "]').count() > 0
        claimed += claims
        if typist.page.get_by_role("region", name="Question").get_by_role("button", name="Pass").count():
            typist.go_to("Pass")
            typist.press("Enter")
        else:
            typist.press("b", *["n"] * (1 + turn % 3), "Enter")
            if not claims:
                typist.press("n", "Enter")
        if typist.visitor.number == number and typist.page.get_by_role("menu").count():
            typist.press("1")
        typist.visitor.wait_beyond(number)
    typist.ends()
    assert claimed


@everywhere
def test_a_game_of_mottainai(typist: Typist) -> None:
    typist.start("Mottainai")
    for _ in range(LONGEST_GAME):
        if not typist.has_turn():
            break
        number = typist.visitor.number
        keys = dict(typist.page.locator("[data-act]").evaluate_all(ANSWERS))
        useful = [act for verb in USEFUL for act in keys if act.split()[0] == verb and keys[act]]
        typist.press(keys[next(iter(useful or keys))])
        typist.visitor.wait_beyond(number)
    typist.ends()


@everywhere
def test_a_game_of_mondo(typist: Typist) -> None:
    page = typist.page
    typist.go_to("Play Mondo")
    typist.press("Enter")
    page.get_by_label("Players").focus()
    typist.press("Home")
    typist.go_to("Start")
    typist.press("Enter")
    expect(typist.visitor.table).to_be_visible()
    typist.go_to("Ready")
    typist.press("Enter")
    page.locator('[data-phase="round"]').wait_for(timeout=COUNTDOWN_MS)
    for _ in range(3):
        typist.press("h", "ArrowRight", "Enter")
        expect(page.locator("[data-hand]")).to_be_visible()
        expect(page.locator("[data-target]:focus-visible")).to_have_count(1)
        typist.press("r", "Enter")
        expect(page.locator("[data-hand]")).to_have_count(0)
        assert typist.focus()
    typist.press("o")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    typist.press("Enter")
    typist.ends()
