"""Everything that the page shows, looked over by axe-core: light and dark, on a desktop and on a phone."""

import itertools
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize

from journeys.conftest import Invite
from journeys.house import House
from journeys.tour import Light, Tour

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SIZES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 1440, "height": 900}]
WORST = ("serious", "critical")
# Colors that change with the light do so in a frame or two, even where nothing may move.
SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame)
  do { await frame(); await frame() } while (document.getAnimations().some((one) => one instanceof CSSTransition))
}"""
LOOK = """async (only) => (await axe.run(document.querySelector('dialog[open]') ?? document, {
  resultTypes: ['violations'],
  ...(only ? { runOnly: only } : { rules: { 'label-content-name-mismatch': { enabled: true } } }),
})).violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html, any }) => `${any[0]?.message ?? ''} ${html}`) }))"""
LIGHTS: dict[Light, list[str] | None] = {"light": None, "dark": ["color-contrast"]}  # all else is the same


def found(page: Page, where: str) -> list[str]:
    """What axe has against this state of the page, at each size and in each light."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text() + "; 0")
    complaints: list[str] = []
    for size, (light, only) in itertools.product(SIZES, LIGHTS.items()):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=light)
        page.evaluate(SETTLED)
        rules: list[dict[str, Any]] = page.evaluate(LOOK, only)
        worst = [rule for rule in rules if rule["impact"] in WORST]
        told = f"{where}, {light}, {size['width']} wide"
        complaints += [f"{told}: {rule['id']}: {node}" for rule in worst for node in rule["nodes"]]
    page.emulate_media(color_scheme="light")
    return complaints


def test_axe_finds_nothing_serious(visitor: Invite, house: House) -> None:
    mira = visitor(reduced_motion="reduce", viewport=SIZES[-1])
    assert [text for where in Tour(mira, house).all() for text in found(mira.page, where)] == []
