"""A server that a proxy has under a path: the page, its parts, its calls and its socket are all there."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from journeys.house import House
from journeys.visitor import Visitor


def test_a_game_is_played_under_a_path(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path, "/games")
    house.open()
    mira = Visitor(browser.new_context(), house.url)
    asked: list[str] = []
    mira.page.on("request", lambda request: asked.append(request.url))
    mira.page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
    mira.arrive()
    mira.start("Drifting Sand")

    mira.wait_for_turn()
    mira.page.locator("[data-target][aria-disabled='false']").first.click()
    expect(mira.table).not_to_have_attribute("data-number", "0")
    mira.page.reload()
    expect(mira.table).to_be_visible()
    assert mira.page.url.startswith(f"{house.url}/t/")
    mira.page.get_by_role("link", name="to the lobby").click()
    expect(mira.page.get_by_role("button", name="Play Patterns")).to_be_visible()

    assert mira.page.url == f"{house.url}/"
    assert [url for url in asked if not url.startswith((f"{house.url}/", "data:"))] == []
    assert mira.complaints == []
    mira.close()
    house.close()
