"""How long a frame takes: of Mondo's table while its heap is panned and zoomed and three others take tiles, or of
another game while its acts are shown moving.

    .venv/bin/python bench/frames.py --seconds 10
    .venv/bin/python bench/frames.py --game mandala

Chromium's own trace says what the page's main thread did for each frame: scripting, layout, painting, and
without a graphics card the drawing of the heap itself. It counts processor time, so the figures do not depend on how busy the machine is or on whether it has a
graphics card; how many frames a second reached the screen does depend on both.
"""

import argparse
import asyncio
import json
import random
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

import httpx
import websockets
from load import show, start_server
from playwright.async_api import Page, ViewportSize, async_playwright
from rich.console import Console
from rich.progress import track

CATEGORIES = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline,blink,cc"
FLAGS = ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FRAME_MS = 1000 / 60
TASK = "ThreadControllerImpl::RunTask"
FRAME = "ProxyMain::BeginMainFrame"
KINDS = {
    "scripting": {"FunctionCall"},
    "layout": {"Layout", "UpdateLayoutTree"},
    "painting": {"PrePaint", "Paint", "Layerize"},
    "drawing_the_heap": {
        "LayerTreeHost::DoUpdateLayers"
    },  # the canvas, on the processor without a graphics card
}
# A middle button's drag pans; the wheel zooms: both at once, a step each frame, as a hand would.
MOVE = """async (seconds) => {
  const heap = document.querySelector('[data-heap]')
  const box = heap.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  heap.setPointerCapture = () => undefined
  const say = (type, at) => heap.dispatchEvent(new PointerEvent(type, { ...at, pointerId: 1, pointerType: 'mouse', button: 1, buttons: 4, bubbles: true }))
  const gaps = []
  say('pointerdown', { clientX: x, clientY: y })
  const start = performance.now()
  let last = start
  await new Promise((done) => {
    const step = (now) => {
      gaps.push(now - last)
      last = now
      const turn = (now - start) / 400
      say('pointermove', { clientX: x + 90 * Math.sin(turn), clientY: y + 60 * Math.cos(turn) })
      heap.dispatchEvent(new WheelEvent('wheel', { clientX: x, clientY: y, deltaY: 25 * Math.sin(turn / 3), bubbles: true, cancelable: true }))
      if (now - start < seconds * 1000) requestAnimationFrame(step)
      else done()
    }
    requestAnimationFrame(step)
  })
  say('pointerup', { clientX: x, clientY: y })
  return gaps
}"""


# A second page of the same person that plays against the bot, an act whenever it may.
PLAY = """async ({ game }) => {
  const answer = await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'level1' }], options: {} }) })
  const { table } = await answer.json()
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws')
  const say = (message) => socket.send(JSON.stringify({ table, ...message }))
  socket.onopen = () => say({ type: 'join' })
  socket.onmessage = ({ data }) => {
    const { number, offers } = JSON.parse(data)
    if (offers?.length) setTimeout(() => say({ type: 'act', number, act: offers[(number * 7) % offers.length].act }), 350)
  }
  return table
}"""
GAPS = """async (seconds) => {
  const gaps = []
  const start = performance.now()
  let last = start
  await new Promise((done) => {
    const step = (now) => {
      gaps.push(now - last)
      last = now
      if (now - start < seconds * 1000) requestAnimationFrame(step)
      else done()
    }
    requestAnimationFrame(step)
  })
  return gaps
}"""


def main() -> None:
    options = parse()
    with tempfile.TemporaryDirectory() as scratch:
        server, url = start_server(Path(scratch))
        try:
            gaps, taken, events = asyncio.run(watch(url, options))
        finally:
            server.terminate()
            server.wait()
    result = sum_up(gaps, taken, events)
    told = (
        "the heap moves and others take tiles"
        if options.game == "mondo"
        else f"acts of {options.game} are shown"
    )
    show(result, f"Frames while {told}")
    if options.json:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(result, indent=2) + "\n")


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="mondo")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--chromium", help="the browser; Playwright's own by default")
    parser.add_argument(
        "--pace", type=float, default=0.8, help="seconds between two acts of each of the others"
    )
    parser.add_argument("--json", type=Path, help="write the figures here")
    return parser.parse_args()


# The table


class Rival:
    """Somebody at the table who takes tiles and places them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.offers: list[dict[str, Any]] = []
        self.acts = 0

    async def sit(self, table: str, seat: int) -> None:
        async with httpx.AsyncClient(base_url=self.url) as client:
            await client.get("/api/me")
            cookie = "; ".join(f"{one.name}={one.value}" for one in client.cookies.jar)
        address = self.url.replace("http", "ws", 1) + "/ws"
        self.socket = await websockets.connect(address, additional_headers={"Cookie": cookie})
        self.table = table
        await self.say(type="join")
        await self.say(type="sit", seat=seat)
        self.listening = asyncio.create_task(self.listen())

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps({"table": self.table, **message}))

    async def listen(self) -> None:
        async for text in self.socket:
            self.offers = json.loads(text).get("offers", self.offers)

    async def play(self, pace: float) -> None:
        while True:
            await asyncio.sleep(pace * random.uniform(0.7, 1.3))
            useful = [offer["act"] for offer in self.offers if offer["verb"] in ("ready", "take", "place")]
            if useful:
                await self.say(type="act", number=0, act=random.choice(useful))
                self.acts += 1


async def watch(url: str, options: argparse.Namespace) -> tuple[list[float], int, list[dict[str, Any]]]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=options.chromium, args=FLAGS)
        size: ViewportSize = {"width": options.width, "height": options.height}
        page = await (await browser.new_context(viewport=size)).new_page()
        if options.game != "mondo":
            gaps, events = await shown(page, url, options)
            await browser.close()
            return gaps, 0, events
        rivals = await prepare(page, url)
        playing = [asyncio.create_task(rival.play(options.pace)) for rival in rivals]
        await page.get_by_role("button", name="Ready").click()
        await page.locator("[data-heap]").wait_for(timeout=30_000)
        await asyncio.sleep(1)
        before = sum(rival.acts for rival in rivals)
        gaps, events = await traced(page, MOVE, options.seconds)
        acts = sum(rival.acts for rival in rivals) - before
        for task in playing:
            task.cancel()
        await browser.close()
        return gaps, acts, events


async def shown(
    page: Page, url: str, options: argparse.Namespace
) -> tuple[list[float], list[dict[str, Any]]]:
    """A game that another page of the same person plays, looked at."""
    hand = await page.context.new_page()
    await hand.goto(f"{url}/api/me")
    table = await hand.evaluate(PLAY, {"game": options.game})
    await page.goto(f"{url}/t/{table}")
    await page.bring_to_front()  # a page behind another is drawn only now and then
    await page.locator("main[data-number] .board").wait_for(timeout=60_000)
    await asyncio.sleep(2)
    return await traced(page, GAPS, options.seconds)


async def prepare(page: Page, url: str) -> list[Rival]:
    await page.goto(url)
    table = await page.evaluate(
        """async () => {
          const seats = [{ kind: 'me' }, ...Array(3).fill({ kind: 'open' })]
          const body = JSON.stringify({ game: 'mondo', seats, options: {} })
          const answer = await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
          return (await answer.json()).table
        }"""
    )
    rivals = [Rival(url) for _ in range(3)]
    for seat, rival in enumerate(rivals, start=1):
        await rival.sit(table, seat)
    await page.goto(f"{url}/t/{table}")
    return rivals


async def traced(page: Page, script: str, seconds: float) -> tuple[list[float], list[dict[str, Any]]]:
    """Run a script that tells the gaps between frames, and keep what the browser did meanwhile."""
    session = await page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    done = asyncio.Event()
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.set())
    await session.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    moving = asyncio.create_task(page.evaluate(script, seconds))
    for _ in track(
        range(int(seconds * 4)), "looking at frames", console=Console(stderr=True), transient=True
    ):
        await asyncio.sleep(0.25)
    gaps: list[float] = await moving
    await session.send("Tracing.end")
    await asyncio.wait_for(done.wait(), 60)
    return gaps[1:], events


# Figures


def main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """The process and thread of the page: the one that fired the most animation frames."""
    found: dict[tuple[int, int], int] = defaultdict(int)
    for event in events:
        if event["name"] == "FireAnimationFrame":
            found[event["pid"], event["tid"]] += 1
    return max(found, key=lambda thread: found[thread])


def frames(events: list[dict[str, Any]]) -> list[dict[str, float]]:
    """For each frame the milliseconds of processor time on the main thread, in all and by kind."""
    thread = main_thread(events)
    mine = [event for event in events if (event["pid"], event["tid"]) == thread and "tdur" in event]
    mine.sort(key=lambda event: event["ts"])
    starts = [event["ts"] for event in mine if event["name"] == FRAME]
    found: list[dict[str, float]] = [defaultdict(float) for _ in starts[1:]]
    at = 0
    for event in mine:
        while at + 1 < len(starts) and event["ts"] >= starts[at + 1]:
            at += 1
        if event["ts"] < starts[0] or at >= len(found):
            continue
        if event["name"] == TASK:
            found[at]["all"] += event["tdur"] / 1000
        for kind, names in KINDS.items():
            if event["name"] in names:
                found[at][kind] += event["tdur"] / 1000
    return found


def sum_up(gaps: list[float], taken: int, events: list[dict[str, Any]]) -> dict[str, float]:
    counted = frames(events)
    gaps = sorted(gaps)

    def mean(kind: str) -> float:
        return round(sum(frame[kind] for frame in counted) / len(counted), 2)

    whole = sorted(frame["all"] for frame in counted)
    return {
        "frames": len(counted),
        "acts_of_others": taken,
        "frames_a_second": round(1000 * len(gaps) / sum(gaps), 1),
        "gap_p50_ms": round(gaps[len(gaps) // 2], 1),
        "gap_longest_ms": round(gaps[-1], 1),
        "main_thread_ms_a_frame": mean("all"),
        "main_thread_p95_ms": round(whole[int(len(whole) * 0.95)], 2),
        "main_thread_p99_ms": round(whole[int(len(whole) * 0.99)], 2),
        "main_thread_longest_ms": round(whole[-1], 1),
        **{f"{kind}_ms": mean(kind) for kind in KINDS},
        "over_budget": sum(one > FRAME_MS for one in whole),
        "budget_ms": round(FRAME_MS, 1),
    }


if __name__ == "__main__":
    main()
