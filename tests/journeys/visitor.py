"""Somebody in front of a browser: sees the page and uses it as a person would."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, expect

LEGAL = '[data-target][aria-disabled="false"]'
FORBIDDEN = '[data-target][aria-disabled="true"]'
LONGEST_GAME = 120  # clicks


@dataclass
class Visitor:
    """One browser context with one page. Errors of its console are gathered."""

    context: BrowserContext
    url: str
    complaints: list[str] = field(default_factory=list)
    after_act: Callable[[], None] = lambda: None

    def __post_init__(self) -> None:
        self.page: Page = self.context.new_page()
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.complaints.append(said.text)

    # Going somewhere

    def arrive(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def start(self, opponent: str, *, first: bool = True, rated: bool = False) -> None:
        """From the lobby to a new table."""
        self.page.get_by_role("button", name="Play Patterns").click()
        self.choose(opponent)
        if rated:
            self.page.get_by_role("checkbox", name=re.compile("Rated")).check()
        self.page.get_by_role("combobox", name="Who starts").select_option("0" if first else "1")
        self.page.get_by_role("button", name=re.compile("Start|Make the invitation")).click()
        expect(self.table).to_be_visible()

    def choose(self, opponent: str) -> None:
        """In the start dialog."""
        rival = self.page.get_by_role("radio", name=opponent)
        self.page.locator("label").filter(has=rival).click()
        expect(rival).to_be_checked()

    # Seeing

    @property
    def table(self) -> Locator:
        return self.page.locator("main[data-number]")

    @property
    def number(self) -> int:
        return int(self.table.get_attribute("data-number") or "0")

    @property
    def turn(self) -> str:
        """Whose turn it is: "mine", "others", or nobody's any more: "over"."""
        return self.table.get_attribute("data-turn") or ""

    @property
    def scoring(self) -> Locator:
        return self.page.get_by_role("dialog", name=re.compile("win|draw"))

    def seat(self, index: int) -> Locator:
        return self.page.locator(f'[data-seat="{index}"]')

    def scores(self) -> list[int]:
        return [int(re.sub(r"\D", "", self.seat(n).locator(".score").inner_text())) for n in (0, 1)]

    def board(self) -> list[str]:
        """What lies where, as the page tells it to somebody who listens."""
        labels = self.page.locator("[data-target]").evaluate_all("all => all.map(e => e.ariaLabel)")
        return [re.sub("your opponent’s|your|; .*", "", label) for label in labels]

    def wait_for_turn(self) -> str:
        """Until it is this visitor's turn ("mine") or the game is over ("over")."""
        self.page.locator('main:is([data-turn="mine"], [data-turn="over"])').wait_for()
        return self.turn

    def wait_beyond(self, number: int) -> None:
        """Until another move is shown; with a yes where a finger is asked whether it is sure."""
        beyond = self.page.locator(f'main[data-number]:not([data-number="{number}"])')
        sure = self.page.get_by_role("region", name="Are you sure?").get_by_role("button", name="Yes, do it")
        beyond.or_(sure).first.wait_for()
        if sure.is_visible():
            sure.click()
        beyond.wait_for()
        self.after_act()

    def can_scroll_sideways(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))

    # Doing

    def act(self, *, touch: bool = False) -> None:
        """Whatever the page offers first: a button beside the question, or a marked space."""
        number = self.number
        press = Locator.tap if touch else Locator.click
        buttons = self.page.get_by_role("region", name="Question").get_by_role("button")
        if buttons.filter(has_text="Flip all").is_visible():
            press(buttons.filter(has_text="Flip all"))
            self.page.locator('main[data-turn="over"]').wait_for()
            return
        press(buttons.first if buttons.first.is_visible() else self.page.locator(LEGAL).first)
        choice = self.page.get_by_role("menuitem").first
        if choice.is_visible():
            press(choice)
        self.wait_beyond(number)

    def play_to_the_end(self, *, touch: bool = False) -> None:
        for _ in range(LONGEST_GAME):
            if self.wait_for_turn() == "over":
                return
            self.act(touch=touch)
        raise AssertionError("the game should be over by now")

    def close(self) -> None:
        try:
            self.context.close()
        except Error as problem:  # a browser that is gone already is closed enough
            self.complaints.append(str(problem))
