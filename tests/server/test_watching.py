"""What an operator sees: figures and log lines."""

import json
import logging
import re
from pathlib import Path

import httpx
import pytest

from sandtable.server import logs
from sandtable.server.settings import choose
from server.people import RunningServer, play_on, sit_two

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.fixture
async def played(database):
    """A server at which a little was played."""
    server = RunningServer(database, SANDTABLE_LOG_FORMAT="json", SANDTABLE_LOG_LEVEL="info")
    guests, pages = await sit_two(server.url)
    await play_on(pages, acts=3)
    await pages[0].refusal(type="act", act="sing", number=3)
    await guests[0].http.get("/link/ABCDEFGHJK")
    server.table, server.answer = pages[0].table, await guests[0].http.get("/api/games")
    yield server
    for guest in guests:
        await guest.leave()
    server.stop()


def figures(server):
    text = httpx.get(f"{server.url}/metrics", verify=False).text
    return {
        line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line[0] != "#"
    }


async def test_what_happens_is_counted(played):
    found = figures(played)

    assert found['sandtable_acts_total{by="person",game="patterns"}'] == 3
    assert found["sandtable_act_seconds_count"] == 4
    assert found["sandtable_sockets"] == 2
    assert found["sandtable_tables"] == 1
    assert found["sandtable_write_seconds_count"] >= 5
    assert sum(count for name, count in found.items() if name.startswith("sandtable_refusals_total")) == 1
    assert found['sandtable_requests_total{status="201"}'] == 1


async def test_the_dashboard_shows_figures_that_there_are(played):
    names = {re.split(r"[{ ]", name)[0] for name in figures(played)}
    text = httpx.get(f"{played.url}/metrics", verify=False).text
    declared = set(re.findall(r"# TYPE (\w+)", text))

    wanted = set(re.findall(r"sandtable_\w+", (DEPLOY / "grafana.json").read_text()))

    assert len(wanted) > 10
    assert not {
        name for name in wanted if name not in names and name.removesuffix("_total") not in declared
    } - {f"{name}_bucket" for name in declared}


async def test_figures_are_not_for_everybody(database):
    server = RunningServer(database, SANDTABLE_METRICS_FOR="")
    answer = httpx.get(f"{server.url}/metrics", verify=False)
    server.stop()

    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


async def test_lines_for_programs_say_what_they_are_about(played):
    lines = [json.loads(line) for line in played.output.read_text().splitlines()]

    assert lines[0]["text"].startswith("serving ")
    mine = [line for line in lines if line.get("request") == played.answer.headers["x-request-id"]]
    assert re.fullmatch(r"GET /api/games 200 in [\d.]+ ms", mine[0]["text"])
    assert {"time", "level", "logger", "text"} <= set(mine[0])
    assert any(line["text"].startswith("GET /link/… 200") for line in lines)
    assert "ABCDEFGHJK" not in played.output.read_text()


def record(text, *about, error=None):
    problem = (type(error), error, error.__traceback__) if error else None
    made = logging.LogRecord("sandtable.server", logging.WARNING, "", 0, text, about, problem)
    logs.About().filter(made)
    return made


def test_a_line_names_its_table_and_never_an_errors_value():
    logs.table_id.set("abc")
    try:
        raise ValueError("my secret hand")
    except ValueError as error:
        failed = record("it failed", error=error)
    logs.table_id.set("")

    line = logs.ForPeople().format(failed)

    assert re.match(
        r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d WARNING it failed: ValueError at test_watching.py:\d+ \[table abc\]",
        line,
    )
    assert "secret" not in line + logs.ForPrograms().format(failed)


def test_what_comes_again_and_again_is_counted_instead():
    damper = logs.Damper(rate=0, burst=3)
    told = [record("too many from %s", "here") for _ in range(10)]

    assert [damper.filter(one) for one in told] == [True] * 3 + [False] * 7
    damper.limits.buckets.clear()
    last = record("too many from %s", "here")
    assert damper.filter(last)
    assert "more like this 7" in logs.ForPeople().format(last)
    assert damper.filter(record("too many from %s", "there")), "other words are told"


def test_the_service_starts_what_there_is():
    unit = (DEPLOY / "sandtable.service").read_text()

    assert "ExecStart=/opt/sandtable/bin/sandtable serve\n" in unit
    for name in re.findall(r"SANDTABLE_(\w+)=", unit):
        assert name.lower() in [one.name for one in choose()]
