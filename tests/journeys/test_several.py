"""Three processes on PostgreSQL and Redis behind Caddy, as deploy/compose-several.yaml sets them up: in every game one of
them is killed, and the page goes on."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from websockets.sync.client import connect

from journeys.conftest import PATIENCE_MS
from journeys.several import EXPECTED
from journeys.visitor import Visitor
from sandtable.games import all_games
from server.composed import Composed

pytestmark = pytest.mark.xdist_group("several")  # one house is enough for all of them

KILLED = ("sandtable1", "sandtable2", "sandtable3")
MAKE = """wanted => fetch("/api/tables", {method: "POST", headers: {"Content-Type": "application/json"},
          body: JSON.stringify(wanted)}).then(answer => answer.json())"""


@pytest.fixture
def house(composed: Composed) -> Composed:
    return composed


@pytest.fixture
def mira(browser: Browser, house: Composed) -> Iterator[Visitor]:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE_MS)
    visitor = Visitor(context, house.url)
    visitor.arrive()
    yield visitor
    visitor.close()
    assert [text for text in visitor.complaints if not any(word in text for word in EXPECTED)] == []


def act_at_another_page(mira: Visitor, table: str) -> int:
    """The same person acts on another device; the number of acts then."""
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in mira.context.cookies())
    address = mira.url.replace("http", "ws", 1) + "/ws"
    with connect(address, additional_headers={"Cookie": cookie}) as page:

        def say(**message: Any) -> None:
            page.send(json.dumps({"table": table, **message}))

        say(type="join")
        sent = False
        while True:
            heard = json.loads(page.recv(PATIENCE_MS / 1000))
            if heard["type"] == "acted" and sent and heard["entry"]["seat"] == 0:
                return int(heard["number"])
            if heard["type"] in ("table", "acted") and heard["offers"] and not sent:
                say(type="act", number=heard["number"], act=heard["offers"][0]["act"])
                sent = True
            elif heard["type"] == "error":
                sent = False
                say(type="join")


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_process_is_killed_in_mid_game_and_the_page_goes_on(
    game: str, mira: Visitor, house: Composed
) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "level1"}]
    table = mira.page.evaluate(MAKE, {"game": game, "seats": seats})["table"]
    mira.arrive(f"/t/{table}")
    expect(mira.table).to_be_visible()
    number = act_at_another_page(mira, table)
    mira.page.locator(f'main[data-number="{number}"], main:not([data-number="0"])').first.wait_for()

    killed = KILLED[sorted(all_games()).index(game) % len(KILLED)]
    house.kill(killed)
    later = act_at_another_page(mira, table)
    mira.page.wait_for_function(
        "least => Number(document.querySelector('main[data-number]')?.dataset.number) >= least", arg=later
    )
    expect(mira.page.get_by_text("The connection is lost")).to_be_hidden()
    house.start(killed)

    assert later > number
