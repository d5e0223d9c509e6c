"""How soon the page is there on a phone: a quarter of this processor, a slow line (1.6 Mbit/s, 150 ms).

For the lobby and a table of each game: requests and kilobytes as they were sent, the first paint, the moment from
which it can be used (the last Play button, or the board, is in sight), the longest task of the main thread, and how
much of the page jumped while it came. Each page is opened anew several times; the middle of each figure is told, and of
tasks and jumps the worst.

On a busy machine all of these count what others did, too. So each page is opened once more with Chromium's own trace, which
says how much of the processor its longest task took, however long that was waited for: so much, times the slowness, is
`own_task_ms`.
"""

import argparse
import json
import statistics
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from load import start_server
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

FLAGS = ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking"]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SLOWER = 4
LINE = {"latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
REST_MS = 1500  # after the page can be used, for what still comes
USABLE = {"lobby": ".shelf article:last-child .start:enabled", "table": "main[data-number] .board"}
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "level1"}]
OPEN = """async (body) => (await (await fetch('/api/tables', {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json()).table"""
WATCH = """
window.watched = { tasks: [], shift: 0 }
new PerformanceObserver((list) => list.getEntries().forEach((task) => watched.tasks.push(task.duration)))
  .observe({ type: 'longtask', buffered: true })
new PerformanceObserver((list) => list.getEntries().forEach((one) => { if (!one.hadRecentInput) watched.shift += one.value }))
  .observe({ type: 'layout-shift', buffered: true })
"""
SEEN = """() => ({ paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  task: Math.max(0, ...watched.tasks), shift: watched.shift })"""
CATEGORIES = "toplevel,devtools.timeline"
TASK = "ThreadControllerImpl::RunTask"
DRAWN = ("EvaluateScript", "FunctionCall", "Layout", "UpdateLayoutTree")  # by the page's main thread
COLUMNS = {
    "requests": "{:.0f}",
    "kilobytes": "{:.1f}",
    "paint_s": "{:.2f}",
    "usable_s": "{:.2f}",
    "task_ms": "{:.0f}",
    "own_task_ms": "{:.0f}",
    "shift": "{:.3f}",
}
WORST = ("task_ms", "shift")
Figures = dict[str, float]


def main() -> None:
    options = parse()
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server, url = start_server(Path(scratch))
        try:
            browser = playwright.chromium.launch(executable_path=options.chromium, args=FLAGS)
            result = measure(browser, url, options)
            browser.close()
        finally:
            server.terminate()
            server.wait()
    show(result)
    if options.json:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(result, indent=2) + "\n")


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="of each page")
    parser.add_argument("--games", nargs="*", default=["patterns", "mandala", "mottainai", "mondo"])
    parser.add_argument("--slower", type=float, default=SLOWER, help="than this processor")
    parser.add_argument("--chromium", help="the browser; Playwright's own by default")
    parser.add_argument("--json", type=Path, help="write the figures here")
    return parser.parse_args()


def measure(browser: Browser, url: str, options: argparse.Namespace) -> dict[str, Figures]:
    """Every page in turn, so that a busy moment of the machine does not hit all runs of one."""
    runs: dict[str, list[Figures]] = {name: [] for name in ("lobby", *options.games)}
    todo = [name for _ in range(options.runs) for name in runs]
    for name in track(todo, "opening pages", console=Console(stderr=True), transient=True):
        runs[name].append(once(browser, url, name, options.slower))
    return {
        name: middle(figures) | {"own_task_ms": own_task_ms(browser, url, name) * options.slower}
        for name, figures in runs.items()
    }


def middle(figures: list[Figures]) -> Figures:
    return {
        column: (max if column in WORST else statistics.median)(one[column] for one in figures)
        for column in figures[0]
    }


def once(browser: Browser, url: str, name: str, slower: float) -> Figures:
    context = browser.new_context(**PHONE, device_scale_factor=2)
    address = url if name == "lobby" else f"{url}/t/{table_of(context, url, name)}"
    page = context.new_page()
    page.add_init_script(WATCH)
    sent = Sent(page, slower)
    started = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(USABLE["lobby" if name == "lobby" else "table"]).wait_for(timeout=60_000)
    usable = time.perf_counter() - started
    page.wait_for_timeout(REST_MS)
    seen: dict[str, Any] = page.evaluate(SEEN)
    context.close()
    return {
        "requests": sent.requests,
        "kilobytes": sent.bytes / 1024,
        "paint_s": (seen["paint"] or 0) / 1000,
        "usable_s": usable,
        "task_ms": seen["task"],
        "shift": seen["shift"],
    }


def own_task_ms(browser: Browser, url: str, name: str) -> float:
    """The processor time of the longest task of the page's main thread."""
    context = browser.new_context(**PHONE, device_scale_factor=2)
    address = url if name == "lobby" else f"{url}/t/{table_of(context, url, name)}"
    page = context.new_page()
    events: list[dict[str, Any]] = []
    done: list[object] = []
    trace = browser.new_browser_cdp_session()
    trace.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    trace.on("Tracing.tracingComplete", lambda told: done.append(told))
    trace.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    page.goto(address, wait_until="commit")
    page.locator(USABLE["lobby" if name == "lobby" else "table"]).wait_for(timeout=60_000)
    page.wait_for_timeout(REST_MS)
    trace.send("Tracing.end")
    while not done:
        page.wait_for_timeout(100)
    context.close()
    return longest_ms([event for event in events if "tdur" in event])


def longest_ms(events: list[dict[str, Any]]) -> float:
    drawn: dict[tuple[int, int], float] = defaultdict(float)
    for event in events:
        if event["name"] in DRAWN:
            drawn[event["pid"], event["tid"]] += event["tdur"]
    main = max(drawn, key=lambda thread: drawn[thread])
    tasks = [event for event in events if (event["pid"], event["tid"]) == main and event["name"] == TASK]
    return max(float(event["tdur"]) for event in tasks) / 1000


def table_of(context: BrowserContext, url: str, game: str) -> str:
    """A table of the game, made before anything is slow and with nothing kept of the page."""
    page = context.new_page()
    page.goto(f"{url}/api/me")
    table: str = page.evaluate(OPEN, {"game": game, "seats": SEATS, "options": {}})
    page.close()
    return table


class Sent:
    """A slow page, and what came over its line."""

    def __init__(self, page: Page, slower: float) -> None:
        self.requests = 0
        self.bytes = 0.0
        session: CDPSession = page.context.new_cdp_session(page)
        session.on("Network.responseReceived", self.count)
        session.on("Network.loadingFinished", self.add)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.send("Network.emulateNetworkConditions", {"offline": False, **LINE})
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def count(self, _: dict[str, Any]) -> None:
        self.requests += 1

    def add(self, finished: dict[str, Any]) -> None:
        self.bytes += finished["encodedDataLength"]


def show(result: dict[str, Figures]) -> None:
    grid = Grid(title="The page on a phone")
    grid.add_column("page")
    for column in COLUMNS:
        grid.add_column(column.replace("_", " "), justify="right")
    for name, figures in result.items():
        grid.add_row(name, *(form.format(figures[column]) for column, form in COLUMNS.items()))
    Console().print(grid)


if __name__ == "__main__":
    main()
