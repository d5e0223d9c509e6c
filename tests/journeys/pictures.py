"""Pictures of every table at four sizes, light and dark, for the documents.

.venv/bin/python tests/journeys/pictures.py docs/images/tables
"""

import argparse
import base64
import itertools
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from journeys.conftest import PATIENCE_MS, start_chromium
from journeys.house import House
from journeys.tour import Light, Tour
from journeys.visitor import Visitor

TABLES = ("patterns", "mandala", "mottainai", "mondo")
SIZES = ((1440, 900), (1024, 768), (390, 844), (360, 640))
LIGHTS: tuple[Light, ...] = ("light", "dark")
QUALITY = 72
REST_MS = 400  # for what is drawn in idle slices


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE_MS)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        browser = start_chromium(playwright)
        house = House(Path(scratch))
        house.open()
        try:
            context = browser.new_context(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
            visitor = Visitor(context, house.url)
            visitor.arrive()
            tour = Tour(visitor, house)
            for where in itertools.chain(tour.patterns(), tour.mandala(), tour.mottainai(), tour.mondo()):
                if where in TABLES:
                    for path in take(visitor.page, folder, where):
                        print(path, path.stat().st_size)
        finally:
            house.close()
            browser.close()


def take(page: Page, folder: Path, where: str) -> list[Path]:
    line = page.context.new_cdp_session(page)
    paths: list[Path] = []
    for (width, height), light in itertools.product(SIZES, LIGHTS):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=light)
        page.wait_for_timeout(REST_MS)
        shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        paths.append(folder / f"{where}-{width}x{height}-{light}.webp")
        paths[-1].write_bytes(base64.b64decode(shot["data"]))
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(color_scheme="light")
    return paths


if __name__ == "__main__":
    main()
