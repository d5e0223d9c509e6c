"""A house for each journey, and visitors whose browsers must not complain."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from journeys.house import House
from journeys.visitor import Visitor

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 30_000
Invite = Callable[..., Visitor]


def chromium() -> str | None:
    """The browser to use; None lets Playwright take its own."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return os.environ.get("SANDTABLE_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS, headless=True)
        yield browser
        browser.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    house.open()
    yield house
    house.close()


@pytest.fixture
def visitor(browser: Browser, house: House) -> Iterator[Invite]:
    """Makes visitors. At the end none of their browsers may have complained."""
    visitors: list[Visitor] = []

    def arrive(**settings: Any) -> Visitor:
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **settings})
        context.set_default_timeout(PATIENCE_MS)
        visitors.append(Visitor(context, house.url))
        visitors[-1].arrive()
        return visitors[-1]

    yield arrive
    for one in visitors:
        one.close()
    assert [text for one in visitors for text in one.complaints] == []
