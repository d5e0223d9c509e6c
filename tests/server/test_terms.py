"""How a table is played beside its rules: chosen by its maker, kept, and shown to everybody."""

import contextlib
import sqlite3

import pytest

from server.people import Guest, RunningServer

USUAL = {
    "clock": {"kind": "none", "minutes": 15, "seconds": 10, "days": 3, "holidays": 7},
    "absence": 300,
} | {
    "watching": "open",
    "talk": True,
    "rated": False,
    "same_deal": False,
}
LIVE = {"kind": "live", "minutes": 5, "seconds": 3}


async def test_a_table_has_the_usual_terms_unless_it_chooses(guests):
    guest = await guests()

    page = await guest.open_page(await guest.make_table("me", "open"))

    assert page.picture["terms"] == USUAL


async def test_the_terms_are_shown_at_the_table_and_in_lists(guests):
    guest = await guests()
    page = await guest.open_page(await guest.make_table("me", "open", terms={"clock": LIVE, "absence": 60}))

    summary = (await guest.http.get("/api/tables")).json()["mine"][0]

    assert page.picture["terms"] == summary["terms"]
    assert page.picture["terms"] == USUAL | {"clock": USUAL["clock"] | LIVE, "absence": 60}


@pytest.mark.parametrize(
    ("game", "terms", "words"),
    [
        ("mondo", {"clock": LIVE}, "keeps its own clock"),
        ("patterns", {"clock": {"kind": "live", "minutes": 0, "seconds": 0}}, "needs minutes"),
        ("patterns", {"clock": {"kind": "days", "days": 15}}, "days"),
        ("patterns", {"clock": {"kind": "sand"}}, "sand"),
        ("patterns", {"absence": 0}, "absence"),
    ],
)
async def test_terms_that_cannot_be_are_refused_with_a_sentence(guests, game, terms, words):
    guest = await guests()
    wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "terms": terms}

    answer = await guest.http.post("/api/tables", json=wanted)

    assert answer.status_code == 400
    assert words in answer.json()["text"]


async def test_a_table_of_before_there_were_terms_has_the_usual_ones(tmp_path):
    server = RunningServer(tmp_path / "old.db")
    guest = await Guest.arrive(server.url)
    table = await guest.make_table("me", "open", terms={"absence": 60})
    server.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "old.db")) as database:
        database.execute("UPDATE tables SET terms = '{}'")
        database.commit()
    server = RunningServer(tmp_path / "old.db")

    page = await Guest(server.url, guest.cookies).open_page(table)

    assert page.picture["terms"] == USUAL
    await page.socket.close()
    server.stop()
