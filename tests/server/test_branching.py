"""Playing on from a finished game, and records that are opened."""

from sandtable.core.log import Entry
from sandtable.server.branching import acts_until
from server.people import offered, play_on, sit_two


async def branch(guest, table, **wanted):
    return await guest.http.post(f"/api/tables/{table}/branch", json=wanted)


def test_what_was_taken_back_or_came_from_outside_is_left_out():
    log = [
        Entry(0, 0, "a"),
        Entry(1, 1, "b"),
        Entry(1, 2, "/take-back 1"),
        Entry(1, 3, "c"),
        Entry(0, 4, "/resign"),
    ]

    assert [entry.text for entry in acts_until(log, 5)] == ["a", "c"]
    assert [entry.text for entry in acts_until(log, 2)] == ["a", "b"]


async def test_a_branch_goes_on_against_a_bot_where_the_game_was(server):
    people, pages = await sit_two(server.url, game="mandala")
    await play_on(pages)

    made = (await branch(people[0], pages[0].table, number=6, seat=1, bot="level1")).json()["table"]

    page = await people[0].open_page(made)
    assert page.picture["seat"] == 1
    assert [line["act"] for line in page.picture["log"]][:2] == [
        line["act"] for line in (await people[1].open_page(pages[0].table)).picture["log"]
    ][:2]
    while not offered(page.picture):
        page.picture = await page.hear("acted")
    await page.act(offered(page.picture)[0], page.picture["number"])
    assert (await page.hear("acted"))["entry"]["seat"] == 1
    running = (await people[1].http.get("/api/tables")).json()["running"]
    assert made not in [table["table"] for table in running], "it is one's own"
    for one in people:
        await one.leave()


async def test_alone_one_plays_every_seat_in_turn(server):
    people, pages = await sit_two(server.url)
    await play_on(pages)
    made = (await branch(people[0], pages[0].table, number=4, seat=0)).json()["table"]
    page = await people[0].open_page(made)

    seats = set()
    for _ in range(6):
        picture = page.picture
        seats.add(picture["seat"])
        assert offered(picture), "it is always one's own turn"
        await page.act(offered(picture)[0], picture["number"])
        page.picture = await page.hear("table")
        if page.picture["result"]:
            break

    assert seats == {0, 1}
    for one in people:
        await one.leave()


async def test_what_cannot_be_branched_off_is_refused(server, guests):
    people, pages = await sit_two(server.url)
    early = await branch(people[0], pages[0].table, number=0, seat=0)
    await play_on(pages)
    last = pages[0].picture["number"]

    ended = await branch(people[0], pages[0].table, number=last, seat=0, bot="level1")
    beyond = await branch(people[0], pages[0].table, number=last + 1, seat=0, bot="level1")
    unknown = await branch(people[0], pages[0].table, number=1, seat=0, bot="level9")

    assert "once it is over" in early.json()["text"]
    assert "earlier" in ended.json()["text"]
    assert "no such move" in beyond.json()["text"]
    assert "level9" in unknown.json()["text"]
    for one in people:
        await one.leave()


async def test_a_record_is_opened_as_a_replay_and_twice_as_the_same(server, guests):
    people, pages = await sit_two(server.url)
    await play_on(pages)
    record = (await people[0].http.get(f"/api/tables/{pages[0].table}/record")).text
    guest = await guests()

    opened = await guest.http.post("/api/records", content=record)
    again = await guest.http.post("/api/records", content=record)

    assert opened.status_code == 201, opened.text
    assert opened.json() == again.json()
    page = await guest.open_page(opened.json()["table"])
    assert page.picture["result"]["scores"] == pages[0].picture["result"]["scores"]
    for one in people:
        await one.leave()


async def test_the_record_of_a_game_that_was_given_up_is_opened_too(server, guests):
    people, pages = await sit_two(server.url)
    await play_on(pages, acts=2)
    await pages[1].ask("acted", type="resign")
    record = (await people[0].http.get(f"/api/tables/{pages[0].table}/record")).text
    guest = await guests()

    opened = await guest.http.post("/api/records", content=record)
    unfinished = await guest.http.post("/api/records", content=record.replace("/resign", "/ask end"))

    assert opened.status_code == 201, opened.text
    page = await guest.open_page(opened.json()["table"])
    assert page.picture["result"]["winners"] == [0]
    assert "finished" in unfinished.json()["text"]
    for one in people:
        await one.leave()


async def test_what_is_no_record_is_refused_with_the_line(guests):
    guest = await guests()

    for content, word in ((b"hello", "line 1"), (b"\xff\xfe", "text file"), (b"x" * 400_000, "")):
        answer = await guest.http.post("/api/records", content=content)
        assert answer.status_code in (400, 413)
        assert word in answer.json()["text"]
