"""Whatever a guest sends, the server answers with a sentence and goes on."""

import asyncio
import contextlib
import os
import urllib.parse

import httpx
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sandtable import games
from sandtable.core import record as records
from sandtable.core.errors import SandtableError
from server.fuzzing import bodies, messages, paths
from server.people import Guest, RunningServer, sit_two

EXAMPLES = int(os.environ.get("SANDTABLE_FUZZ", "25"))  # `make fuzz` asks for many more
often = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize="SANDTABLE_FUZZ" not in os.environ,
)
KNOWN = (200, 201, 204, 302, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 431)


@pytest.fixture(scope="module")
def runner():
    with asyncio.Runner() as running:
        yield running


@pytest.fixture(scope="module")
def visited(runner, tmp_path_factory):
    """A server with a game under way, and a guest who sits there."""
    server = RunningServer(tmp_path_factory.mktemp("fuzz") / "fuzz.db")
    people, pages = runner.run(sit_two(server.url))
    server.table, server.people, server.pages = pages[0].table, people, pages
    yield server
    for person in people:
        runner.run(person.leave())
    assert "Traceback" not in server.output.read_text()
    server.stop()


def test_any_message_is_answered_and_hurts_nobody(visited, runner):
    async def send_all(batch):
        guest = visited.people[0]
        page = await guest.open_page()
        for message in batch:
            await page.socket.send(
                message if isinstance(message, bytes) else message.encode("utf-8", "replace").decode()
            )
        codes = []
        try:
            await page.say(type="join", table=visited.table)
            while (heard := await page.hear())["type"] != "table":
                codes.append(heard.get("code"))
        except websockets.ConnectionClosed:
            pass
        await page.socket.close()
        return codes

    @often
    @given(st.data())
    def say(data):
        batch = data.draw(st.lists(messages(visited.table), max_size=8))
        codes = runner.run(send_all(batch))
        assert "internal" not in codes

    say()


def test_any_request_is_answered_in_words(visited):
    with httpx.Client(base_url=visited.url, verify=False) as client:
        client.get("/api/me")

        @often
        @given(st.sampled_from(["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH"]), paths(), bodies())
        def ask(method, path, body):
            answer = client.request(
                method, urllib.parse.quote(path), content=body, headers={"Content-Type": "application/json"}
            )
            assert answer.status_code in KNOWN, (method, path, answer.text)

        ask()


@often
@given(st.text(max_size=400), st.integers(0, 400), st.sampled_from(sorted(games.all_games())))
def test_any_record_is_read_or_refused_in_words(text, place, name):
    good = f"sandtable 1\ngame {name}\nseats 2\nseed 00\n\n1 0 0 pass\n"
    for written in (text, good[:place] + text + good[place:]):
        with contextlib.suppress(SandtableError):
            records.verify(written, games.game)


def test_the_table_is_as_it_was(visited, runner):
    async def look():
        back = Guest(visited.url, visited.people[0].cookies)
        page = await back.open_page(visited.table)
        await back.leave()
        return page.picture

    picture = runner.run(look())

    assert [entry["number"] for entry in picture["log"]] == list(range(1, picture["number"] + 1))
