"""Somebody who is shown everything: goes from state to state of the page, and tells the name of each."""

import re
from collections.abc import Iterator
from typing import Any, Literal

from playwright.sync_api import expect

from journeys.finished import careless_game
from journeys.house import House
from journeys.visitor import Visitor

Light = Literal["light", "dark"]

COUNTDOWN_MS = 30_000
OPEN = """async (body) => (await (await fetch('/api/tables', {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json()).table"""
# A second page of the same person that plays by itself: the useful verbs first, until there are so many acts,
# an offer of the verb that is waited for, or nothing more to do.
HURRY = """({ table, verbs, acts, until }) => new Promise((done) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws')
  const say = (message) => socket.send(JSON.stringify({ table, ...message }))
  socket.onopen = () => say({ type: 'join' })
  socket.onmessage = ({ data }) => {
    const { type, number, offers, result } = JSON.parse(data)
    if (!offers) return
    const wanted = verbs.map((verb) => offers.filter((one) => one.verb === verb)).find((some) => some.length) ?? offers
    if (result || number >= acts && offers.length || offers.some((one) => one.verb === until)) {
      socket.close()
      done(number)
    } else if (wanted.length) say({ type: 'act', number, act: wanted[number * 7 % wanted.length].act })
  }
})"""
USEFUL = {
    "patterns": (),
    "mandala": ("claim", "build", "grow"),
    "mottainai": ("complete", "craft", "task", "pray", "done", "tailor", "use"),
}
NEVER = 1000


class Tour:
    """One visitor, who goes everywhere."""

    def __init__(self, visitor: Visitor, house: House) -> None:
        self.visitor = visitor
        self.house = house
        self.page = visitor.page

    def all(self) -> Iterator[str]:
        yield from self.lobby()
        yield from self.patterns()
        yield from self.mandala()
        yield from self.mottainai()
        yield from self.mondo()
        yield from self.review()
        yield from self.around()

    def button(self, name: str) -> None:
        self.page.get_by_role("button", name=re.compile(name)).first.click()

    def close(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_be_hidden()

    def sit_down(self, game: str, *seats: dict[str, str], **options: object) -> str:
        body = {"game": game, "seats": [{"kind": "me"}, *seats], "options": options}
        table: str = self.page.evaluate(OPEN, body)
        self.visitor.arrive(f"/t/{table}")
        expect(self.visitor.table).to_be_visible()
        return table

    def hurry(self, table: str, game: str, *, acts: int = NEVER, until: str = "") -> None:
        wanted: dict[str, Any] = {"table": table, "verbs": USEFUL[game], "acts": acts, "until": until}
        number = self.page.evaluate(HURRY, wanted)
        self.page.locator(f'main[data-number="{number}"]').wait_for()

    def lobby(self) -> Iterator[str]:
        self.visitor.arrive()
        expect(self.page.get_by_role("button", name="Play Mondo")).to_be_enabled()
        yield "lobby"
        for game in ("Patterns", "Mondo"):
            self.button(f"Play {game}")
            expect(self.page.get_by_role("dialog")).to_be_visible()
            yield f"start {game}"
            self.close()
        self.button("Choose another name")
        yield "name"
        self.close()

    def patterns(self) -> Iterator[str]:
        table = self.sit_down("patterns", {"kind": "bot", "bot": "level1"}, start="0")
        self.hurry(table, "patterns", acts=12)
        self.visitor.wait_for_turn()
        yield "patterns"
        self.page.keyboard.press("g")
        expect(
            self.page.get_by_role("region", name="Hints").get_by_role("button", pressed=True)
        ).to_be_visible()
        yield "patterns hints"
        self.page.keyboard.press("?")
        expect(self.page.get_by_role("dialog")).to_be_visible()
        yield "help"
        self.close()
        self.hurry(table, "patterns")
        yield from self.end("patterns")

    def mandala(self) -> Iterator[str]:
        table = self.sit_down("mandala", {"kind": "bot", "bot": "level1"})
        self.hurry(table, "mandala", acts=8)
        self.visitor.wait_for_turn()
        yield "mandala"
        self.hurry(table, "mandala", until="claim")
        self.page.locator('[data-target^="claim "]').first.wait_for()
        yield "mandala claim"
        self.hurry(table, "mandala")
        yield from self.end("mandala")

    def mottainai(self) -> Iterator[str]:
        table = self.sit_down("mottainai", {"kind": "bot", "bot": "level1"})
        self.hurry(table, "mottainai", acts=40)
        self.visitor.wait_for_turn()
        yield "mottainai"
        self.hurry(table, "mottainai")
        yield from self.end("mottainai")

    def mondo(self) -> Iterator[str]:
        self.sit_down("mondo")
        yield "mondo begins"
        self.button("^Ready")
        self.page.locator('[data-phase="round"]').wait_for(timeout=COUNTDOWN_MS)
        for _ in range(3):
            for key in ("h", "ArrowRight", "Enter"):
                self.page.keyboard.press(key)
            expect(self.page.locator("[data-hand]")).to_be_visible()
            self.page.keyboard.press("Enter")
            expect(self.page.locator("[data-hand]")).to_have_count(0)
        yield "mondo"
        self.button("^Jump out")
        expect(self.page.get_by_role("alertdialog")).to_be_visible()
        yield "mondo jump out"
        self.page.get_by_role("alertdialog").get_by_role("button", name="Jump out").click()
        yield from self.end("mondo")

    def end(self, game: str) -> Iterator[str]:
        expect(self.page.get_by_role("dialog")).to_be_visible()
        yield f"{game} ends"

    def review(self) -> Iterator[str]:
        self.visitor.arrive(f"/t/{self.house.keep(careless_game(), 'level4', 'level2')}")
        self.button("Review")
        panel = self.page.get_by_role("region", name="Review")
        expect(self.page.get_by_role("slider", name=re.compile("Win chances"))).to_be_visible()
        expect(panel.get_by_role("status")).to_be_hidden()
        yield "review"
        self.page.keyboard.press("Home")
        self.page.keyboard.press(".")
        expect(panel).to_contain_text(re.compile("ave away"))
        yield "review of a mistake"

    def around(self) -> Iterator[str]:
        self.sit_down("patterns", {"kind": "open"})
        expect(self.page.get_by_role("textbox", name="Invitation link")).to_be_visible()
        yield "invitation"
        self.visitor.arrive("/account")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        yield "account"
