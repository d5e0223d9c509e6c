"""Whatever a guest sends, the server answers with a sentence and goes on."""

import asyncio
import contextlib
import os
import urllib.parse

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import response_schema_conformance

from sandtable import games
from sandtable.core import record as records
from sandtable.core.errors import SandtableError
from server.fuzzing import bodies, messages, paths
from server.people import Guest, RunningServer, sit_two

LONG = "SANDTABLE_FUZZ" in os.environ
EXAMPLES = int(os.environ.get("SANDTABLE_FUZZ", "25"))  # `make fuzz` asks for many more
often = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=not LONG,
)
few = settings(often, max_examples=max(3, EXAMPLES // 8))
STREAMS = ("/api/bot/stream",)  # answers that do not end
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


@pytest.fixture(scope="module", params=["postgresql", "sqlite"] if LONG else ["postgresql"])
def generous(request, cluster, static, tmp_path_factory):
    """A server that never says that it is too much."""
    kept = cluster.new() if request.param == "postgresql" else tmp_path_factory.mktemp("any") / "any.db"
    server = RunningServer(kept, odd=True, static=static, SANDTABLE_TEST_GENEROUS="1")
    yield server
    told = server.output.read_text()
    server.stop()
    assert "Traceback" not in told
    assert "ERROR" not in told, told


def test_every_call_of_the_description_is_answered_as_it_says(generous):
    """Any request that the description allows, and many that it forbids: no fault, and every refusal is a sentence."""
    schema = schemathesis.openapi.from_url(f"{generous.url}/api/description/openapi.json")
    calls = [found.ok() for found in schema.get_all_operations() if found.ok().path not in STREAMS]
    host = httpx.get(f"{generous.url}/api/me", verify=False)
    for call in calls:
        kinds = [call.as_strategy(generation_mode=mode) for mode in schemathesis.GenerationMode]

        @few
        @given(st.one_of(kinds))
        def ask(case):
            answer = case.call(cookies=dict(host.cookies), headers={**(case.headers or {}), "Accept": "*/*"})
            where = f"{case.method} {case.path}: {answer.status_code} {answer.content[:300]!r}"
            assert answer.status_code in KNOWN, where
            if answer.status_code >= 400:
                said = answer.json()
                assert said["code"], where
                assert len(said["text"].split()) > 1, where
            else:
                case.validate_response(answer, checks=[response_schema_conformance])

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
