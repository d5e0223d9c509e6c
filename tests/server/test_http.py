"""Games, tables, records and pages over HTTP."""

import gzip

import pytest
import sqlalchemy as sa

import sandtable
from sandtable.core import record
from sandtable.players.levels import ratings
from sandtable.server.app import running
from sandtable.server.database import open_database
from sandtable.server.schema import RUNNING, tables
from sandtable.server.settings import Settings
from server.people import offered


async def test_games_are_offered_with_options_bots_and_rules(guests):
    guest = await guests()

    games = {game["name"]: game for game in (await guest.http.get("/api/games")).json()}

    patterns, rules = games["patterns"], sandtable.game("patterns").rules
    assert patterns["title"] == "Patterns"
    assert (patterns["min_seats"], patterns["max_seats"]) == (2, 2)
    assert {rule["id"]: rule["text"] for rule in patterns["rules"]} == rules
    assert patterns["options"][0]["choices"] == ["random", "0", "1"]
    assert {"name", "title", "text", "rating", "error"} == set(patterns["bots"][0])
    measured = {bot["name"]: (bot["rating"], bot["error"]) for bot in patterns["bots"] if bot["rating"]}
    assert measured == {name: tuple(figures) for name, figures in ratings("patterns").items()}


async def test_a_table_for_which_something_does_not_exist_is_refused(guests):
    guest = await guests()
    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "level1"}
    for wanted in (
        {"game": "chess", "seats": [me, bot]},
        {"game": "patterns", "seats": [me]},
        {"game": "patterns", "seats": [me, bot, bot]},
        {"game": "patterns", "seats": [me, me]},
        {"game": "patterns", "seats": [me, {"kind": "bot", "bot": "oracle"}]},
        {"game": "patterns", "seats": [me, bot], "options": {"start": "2"}},
        {"game": "patterns", "seats": [me, bot], "options": {"speed": 1}},
    ):
        answer = await guest.http.post("/api/tables", json=wanted)

        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), wanted


async def test_what_cannot_be_read_is_refused(guests):
    guest = await guests()
    deep = b'{"game": "patterns", "seats": [], "options": {"x": ' + b"[" * 7000 + b"]" * 7000 + b"}}"
    for body in (
        b"",
        b"{",
        b"[]",
        b'{"game": 3, "seats": []}',
        b'{"game": "patterns"}',
        b'{"game": "patterns", "seats": [{"kind": "me"}, {"kind": "ghost"}]}',
        b'{"game": "patterns", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"start": ["0"]}}',
        b"\xff",
        b'"\xff"',
        deep,
    ):
        answer = await guest.http.post("/api/tables", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), body

    answer = await guest.http.post("/api/tables", content=b'{"game": "' + b"x" * 20_000 + b'"}')
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_calls_that_do_not_exist(guests):
    guest = await guests()

    unknown, deleted = await guest.http.get("/api/nothing"), await guest.http.delete("/api/me")

    assert (unknown.status_code, unknown.json()["code"]) == (404, "not-found")
    assert (deleted.status_code, deleted.json()["code"]) == (405, "not-found")


async def test_a_writing_call_from_another_site_is_refused(guests):
    guest = await guests()
    for origin in ("https://elsewhere.example", "null", "", "http://["):
        answer = await guest.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "cross-origin"), origin

    own = str(guest.http.base_url).rstrip("/")
    assert (await guest.http.put("/api/me", json={"name": "Eva"}, headers={"Origin": own})).status_code == 200


async def test_own_tables_and_games_under_way_are_listed(pair, guests):
    host, stranger = pair[0].guest, await guests()
    waiting = await host.make_table("me", "open")

    mine = {table["table"]: table for table in (await host.http.get("/api/tables")).json()["mine"]}
    others = (await stranger.http.get("/api/tables")).json()

    playing = mine[pair[0].table]
    assert (playing["seat"], playing["over"], playing["number"]) == (0, False, 0)
    assert playing["turn"] == pair[0].picture["view"]["actors"]
    assert [seat["you"] for seat in playing["seats"]] == [True, False]
    assert mine[waiting]["turn"] == []
    assert others["mine"] == []
    running = {table["table"]: table for table in others["running"]}
    assert running[pair[0].table]["seat"] is None
    assert waiting not in running, "a table that waits is for those who have its link"


async def test_the_record_comes_after_the_end(pair):
    guest = pair[0].guest

    early = await guest.http.get(f"/api/tables/{pair[0].table}/record")
    none = await guest.http.get("/api/tables/nothing/record")

    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    assert (none.status_code, none.json()["code"]) == (404, "unknown-table")


async def test_too_many_tables_are_refused(guests):
    guest = await guests()
    wanted = {"game": "patterns", "seats": [{"kind": "me"}, {"kind": "open"}]}

    answers = [await guest.http.post("/api/tables", json=wanted) for _ in range(100)]

    assert [answer.status_code for answer in answers[:30]] == [201] * 30
    refused = next(answer for answer in answers if answer.status_code != 201)
    assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")


async def test_every_place_of_the_client_is_its_page(guests):
    guest = await guests()
    for path in (
        "/",
        "/t/abc",
        "/rules/patterns",
        "/../odd_server.py",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/a%00b",
        f"/{'x' * 300}",
    ):
        answer = await guest.http.get(path)
        assert (answer.status_code, answer.text) == (200, "<title>the client</title>"), path
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"


async def test_built_files_are_kept_by_the_browser(guests):
    guest = await guests()

    found, missing = await guest.http.get("/assets/app.js"), await guest.http.get("/assets/old.js")

    assert found.text == "play()"
    assert "javascript" in found.headers["content-type"]
    assert "immutable" in found.headers["cache-control"]
    assert missing.status_code == 404


async def test_every_answer_carries_security_headers(guests):
    guest = await guests()
    for path in ("/", "/api/me", "/api/nothing", "/assets/old.js"):
        headers = (await guest.http.get(path)).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


async def test_the_record_of_a_whole_game_can_be_verified(guests):
    guest = await guests()
    table = await guest.make_table("level1", "level3")
    page = await guest.open_page(table)
    while page.picture["seed"] is None:
        page.picture = await page.hear("acted")

    answer = await guest.http.get(f"/api/tables/{table}/record")

    played = record.verify(answer.text, sandtable.game)
    assert len(played.entries) == page.picture["number"]
    assert list(played.scores) == page.picture["view"]["outcome"]["scores"]
    assert "attachment" in answer.headers["content-disposition"]


async def test_a_private_table_is_in_no_list_but_ones_own(guests):
    host, stranger = await guests(), await guests()
    table = await host.make_table("me", "level1", private=True)
    public = await host.make_table("me", "level1")

    mine = {table["table"]: table["private"] for table in (await host.http.get("/api/tables")).json()["mine"]}
    running = [table["table"] for table in (await stranger.http.get("/api/tables")).json()["running"]]

    assert mine == {table: True, public: False}
    assert public in running
    assert table not in running
    assert (await stranger.open_page(table)).picture["seat"] is None, "who has the link may watch"


async def test_a_rematch_of_a_private_table_is_private(guests):
    guest = await guests()
    page = await guest.open_page(await guest.make_table("me", "level1", private=True))
    while page.picture["seed"] is None:
        if offered(page.picture):
            await page.act(offered(page.picture)[-1], page.picture["number"])
        page.picture = await page.hear("acted")

    again = (await page.ask("rematch", type="rematch"))["next"]

    mine = (await guest.http.get("/api/tables")).json()["mine"]
    assert {table["table"]: table["private"] for table in mine}[again] is True


async def test_head_is_get_without_the_body(guests):
    guest = await guests()
    for path in ("/", "/assets/app.js", "/api/games", "/health"):
        full, head = await guest.http.get(path), await guest.http.head(path)

        assert (head.status_code, head.content) == (full.status_code, b"")
        assert head.headers["content-type"] == full.headers["content-type"]
        assert "content-security-policy" in head.headers


async def test_the_server_tells_how_it_is(guests, server):
    guest = await guests()

    healthy, ready = await guest.http.get("/health"), await guest.http.get("/ready")

    assert (healthy.status_code, ready.status_code) == (200, 200)
    assert healthy.json() == {"status": "ok", "database": "ok", "writer": "ok"}


async def test_a_server_that_cannot_write_is_ill_but_may_be_looked_at(tmp_path):
    async with running(Settings(database=str(tmp_path / "ill.db"))) as desk:

        @sa.event.listens_for(desk.tables.store.engine, "begin")
        def refuse(connection):
            connection.exec_driver_sql("PRAGMA query_only = ON")

        found = await desk.doctor.look()

        assert (found.status, found.database, found.writer) == (
            "ill",
            "ok",
            "the database may not be written",
        )


async def test_the_list_of_games_under_way_does_not_look_at_all_tables(tmp_path):
    database = open_database(str(tmp_path / "many.db"))
    with database.engine.connect() as connection:
        wanted = sa.select(tables.c.id).where(RUNNING).order_by(tables.c.acted.desc()).limit(50)
        text = str(wanted.compile(database.engine, compile_kwargs={"literal_binds": True}))
        plan = str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}").all())
    database.close()

    assert "ix_tables_running" in plan
    assert "TEMP B-TREE" not in plan


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.5, gzip", "br"),
        ("br;q=many", "br"),
        ("", None),
        ("identity", None),
    ],
)
async def test_a_file_is_sent_packed_as_the_browser_accepts_it(guests, accepted, coding):
    guest = await guests()

    answer = await guest.http.get("/assets/packed.js", headers={"Accept-Encoding": accepted})

    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert (
        int(answer.headers["content-length"])
        == {"br": 3, "gzip": len(gzip.compress(b"+" * 4000)), None: 4000}[coding]
    )
