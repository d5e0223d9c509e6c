"""A house for each journey, and visitors whose browsers must not complain."""

import os
import shutil
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from journeys.house import SETTINGS, House
from journeys.several import EXPECTED, SeveralHouse
from journeys.visitor import Visitor
from server.composed import Composed

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
LAUNCH_MS = 120_000
Invite = Callable[..., Visitor]


# A Firefox cannot be told so by a page's settings: nothing moves in any of them.
STILL = {"ui.prefersReducedMotion": 1}

everywhere = pytest.mark.parametrize("browser", ["chromium", "firefox"], indirect=True)


def program(variable: str, *names: str) -> str | None:
    """The browser to use."""
    return os.environ.get(variable) or next(filter(None, map(shutil.which, names)), None)


def start_chromium(playwright: Playwright) -> Browser:
    """Playwright's own, where there is no other."""
    path = program("SANDTABLE_CHROMIUM", "chromium", "chromium-browser", "google-chrome")
    return playwright.chromium.launch(executable_path=path, args=FLAGS, headless=True)


def start_firefox(playwright: Playwright, folder: Path, **settings: Any) -> Browser:
    """By WebDriver BiDi, with a program between the two."""
    path = program("SANDTABLE_FIREFOX", "firefox-esr", "firefox")
    assert path, "there is no Firefox here: scripts/program.sh firefox-esr firefox-esr installs it"
    between = folder / "firefox"
    between.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{Path(__file__).parent / "firefox.py"}" "$@"\n')
    between.chmod(between.stat().st_mode | stat.S_IXUSR)
    return playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=between,
        env={**os.environ, "SANDTABLE_FIREFOX": path},
        firefox_user_prefs=STILL | settings,
        timeout=LAUNCH_MS,
    )


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browsers(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], Browser]]:
    """Starts a browser when it is first asked for."""
    started: dict[str, Browser] = {}

    def browser(name: str) -> Browser:
        if name not in started:
            folder = tmp_path_factory.mktemp(name)
            firefox = name == "firefox"
            started[name] = start_firefox(playwright, folder) if firefox else start_chromium(playwright)
        return started[name]

    yield browser
    for one in started.values():
        one.close()


@pytest.fixture
def browser(browsers: Callable[[str], Browser], request: pytest.FixtureRequest) -> Browser:
    """Chromium, but where a test is for all of them."""
    return browsers(getattr(request, "param", "chromium"))


@pytest.fixture(scope="session")
def composed() -> Iterator[Composed]:
    composed = Composed(**SETTINGS)
    yield composed
    composed.close()


@pytest.fixture
def house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    """One process, or three of which one is killed in every game."""
    if os.environ.get("SANDTABLE_HOUSE") == "several":
        house: House = SeveralHouse(tmp_path, request.getfixturevalue("composed"))
    else:
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
        if isinstance(house, SeveralHouse):
            house.welcome(visitors[-1])
        visitors[-1].arrive()
        return visitors[-1]

    yield arrive
    for one in visitors:
        one.close()
    expected = EXPECTED if isinstance(house, SeveralHouse) else ()
    complaints = [text for one in visitors for text in one.complaints]
    assert [text for text in complaints if not any(word in text for word in expected)] == []
