"""Several processes at one database: each table in one of them, and pages at all."""

import asyncio
import contextlib
import signal

import pytest
import websockets
from prometheus_client.parser import text_string_to_metric_families

from sandtable.server.app import running
from sandtable.server.settings import Settings
from sandtable.server.store import Place
from sandtable.server.visitors import Visitor
from sandtable.server.writer import Fenced
from server.people import Guest, RunningServer, ask, offered, play_on
from server.redis import Redis
from server.test_store import Ear, ready_table


@pytest.fixture(scope="session")
def redis():
    running = Redis()
    yield running
    running.stop()


@pytest.fixture
def house(redis, cluster, tmp_path):
    """A function that starts processes which serve one database together."""
    started, shared = [], cluster.new()

    def start(**environment):
        folder = tmp_path / str(len(started))
        folder.mkdir()
        started.append(RunningServer(shared, folder=folder, SANDTABLE_REDIS=redis.url, **environment))
        return started[-1]

    yield start
    for server in started:
        server.process.send_signal(signal.SIGCONT)
        server.kill()


async def sit_apart(first, second):
    """Two people at one table, each with a page at another process."""
    host, other = await Guest.arrive(first.url), await Guest.arrive(second.url)
    table = await host.make_table("me", "open")
    pages = [await host.open_page(table), await other.open_page(table)]
    pages[1].picture = await pages[1].ask("table", type="sit", seat=1)
    pages[0].picture = await pages[0].hear("table")
    return [host, other], pages


async def test_two_people_at_two_processes_play_a_whole_game(house):
    guests, pages = await sit_apart(house(), house())

    last = await play_on(pages)

    assert last[0]["seed"] == last[1]["seed"] is not None
    for guest in guests:
        answer = await guest.http.get(f"/api/tables/{pages[0].table}/record")
        assert answer.status_code == 200
        await guest.leave()


async def acted_again(pages):
    """Play one act, asking as often as the table needs to find its new process."""
    mover = next(page for page in pages if offered(page.picture))
    number = mover.picture["number"]
    while True:
        await mover.act(offered(mover.picture)[0], number)
        answer = await mover.hear()
        while answer["type"] not in ("acted", "error", "table"):
            answer = await mover.hear()
        if answer["type"] != "error" and answer["number"] == number + 1:
            return answer
        await asyncio.sleep(0.1)


async def test_a_process_that_dies_is_followed_and_nothing_shown_is_lost(house):
    first, second = house(), house()
    guests, pages = await sit_apart(first, second)
    await play_on(pages, acts=4)
    shown = [message["entry"] for message in pages[1].heard if message["type"] == "acted"]

    first.kill()
    picture = pages[1].picture = await pages[1].hear("table")
    again = Guest(second.url, guests[0].cookies)
    pages[0] = await again.open_page(pages[1].table)
    last = await play_on(pages)

    assert picture["log"][: len(shown)] == shown
    assert last[0]["seed"] is not None
    for guest in (*guests, again):
        await guest.leave()


async def test_a_process_that_is_asked_to_go_hands_its_tables_over_first(house):
    first, second = house(), house()
    guests, pages = await sit_apart(first, second)
    await play_on(pages, acts=4)

    first.stop()
    picture = await pages[1].hear("table")

    assert picture["number"] == 4
    assert first.output.read_text() == ""
    assert ask(second.database, "SELECT count(*) FROM processes") == [(1,)]
    for guest in guests:
        await guest.leave()


async def test_a_process_that_was_stopped_and_comes_back_cannot_write(house):
    first, second = house(), house()
    guests, pages = await sit_apart(first, second)
    await play_on(pages, acts=3)

    first.process.send_signal(signal.SIGSTOP)
    pages[1].picture = await pages[1].hear("table")
    while not offered(pages[1].picture):  # the second process has the table now
        pages[1].picture = await pages[1].ask("table", type="join")
        third = Guest(second.url, guests[0].cookies)
        page = await third.open_page(pages[1].table)
        if offered(page.picture):
            await acted_again([page])
        await third.leave()
    await acted_again([pages[1]])
    first.process.send_signal(signal.SIGCONT)
    now = await pages[0].hear("table")
    while now["number"] < 4:
        now = await pages[0].ask("table", type="join")

    log = (await pages[1].ask("table", type="join"))["log"]
    assert now["log"] == log[: len(now["log"])]
    assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))
    for guest in guests:
        await guest.leave()


async def test_bots_and_clocks_are_taken_up_by_another_process(house):
    first = house(SANDTABLE_BOT_PAUSE="600")
    guest = await Guest.arrive(first.url)
    table = await guest.make_table("me", "level1", start="0")
    second = house()
    first.kill()

    back = Guest(second.url, guest.cookies)
    while (summary := (await back.http.get("/api/tables")).json()["mine"][0])["number"] == 0:
        await asyncio.sleep(0.1)

    assert (summary["table"], summary["number"]) == (table, 1)
    for person in (guest, back):
        await person.leave()


async def test_names_and_those_who_are_there_are_known_at_all_processes(house):
    first, second = house(), house()
    guests, pages = await sit_apart(first, second)
    await guests[1].http.put("/api/me", json={"name": "Mira"})

    seats = (await pages[0].hear("seats"))["seats"]
    while seats[1]["name"] != "Mira":
        seats = (await pages[0].hear("seats"))["seats"]
    online = [False, False]
    while not all(online):
        (summary,) = (await guests[1].http.get("/api/tables")).json()["mine"]
        online = [seat["online"] for seat in summary["seats"]]

    assert summary["seats"][1]["name"] == "Mira"
    for guest in guests:
        await guest.leave()


async def test_what_is_for_everybody_reaches_the_pages_of_all_processes(cluster, redis):
    database = cluster.new()
    settings = Settings(database=database, redis=redis.url)
    async with running(settings) as here, running(settings) as there:
        page = Ear("mira")
        page.device, page.codes = "phone", []
        page.close = page.codes.append
        with there.presence.of(page):
            while not here.presence.is_here("mira"):
                await asyncio.sleep(0.05)
            here.presence.tell_all("hello")
            here.presence.close("mira", 1000, "tablet")
            here.presence.close("mira", 1001, "phone")
            while not page.codes:
                await asyncio.sleep(0.05)

        assert (page.heard, page.codes) == (["hello"], [1001])


async def until(true):
    """Within the time that the whole test has."""
    while not await true():
        await asyncio.sleep(0.05)


async def test_who_signs_in_or_out_at_one_process_does_at_all(cluster, redis):
    settings = Settings(database=cluster.new(), redis=redis.url)
    async with running(settings) as here, running(settings) as there:
        await until(lambda: seen_by(here, there))
        entrance = await here.joining.join(Visitor("mira", "192.0.2.1", "phone"), "A phone")
        assert (await there.devices.look_up("mira", "phone")).accepts("phone")

        await here.devices.add("mira", "tablet", "A tablet")
        assert (await there.devices.look_up("mira", "tablet")).accepts("tablet")
        await here.joining.sign_out("mira", entrance.device)
        await until(lambda: turned_away(there, "mira", "phone"))

        assert (await there.devices.look_up("mira", "tablet")).accepts("tablet")


async def seen_by(*desks):
    """Whether processes know of each other."""
    return all(len(desk.tables.home.alive) == len(desks) for desk in desks)


async def turned_away(desk, person, device):
    return not (await desk.devices.look_up(person)).accepts(device)


async def test_it_is_known_at_all_processes_who_looks_at_a_table_and_how_all_are(cluster, redis):
    settings = Settings(database=cluster.new(), redis=redis.url)
    async with running(settings) as here, running(settings) as there:
        await until(lambda: seen_by(here, there))
        table, _ = await ready_table(here)
        page = Ear("mira")
        table.join(page)
        await until(lambda: there.tables.is_looked_at(table.id, "mira"))
        assert await there.tables.here([table.id]) == {table.id: {"mira"}}
        table.audience.look(page, False)
        await until(lambda: looks_away(there, table.id))

        figures = (await there.tables.home.figures()).decode()

        families = {family.name: family for family in text_string_to_metric_families(figures)}
        processes = {sample.labels["process"] for sample in families["sandtable_sockets"].samples}
        assert processes == {desk.tables.home.process for desk in (here, there)}
        assert all("process" in one.labels for family in families.values() for one in family.samples)


async def looks_away(desk, table):
    return not await desk.tables.is_looked_at(table, "mira")


async def test_while_redis_is_away_tables_go_on_at_home_and_all_is_well_when_it_is_back(house, redis):
    first, second = house(), house()
    guests, pages = await sit_apart(first, second)
    at_home = await guests[0].open_page(await guests[0].make_table("me", "level1", start="1"))

    redis.stop()
    await at_home.act(offered(at_home.picture)[0], 0)
    acted = await at_home.hear("acted")
    code = await pages[1].refusal(type="why", target="a1")
    redis.start()
    pages[1].picture = await pages[1].hear("table")
    last = await play_on(pages, acts=3)

    assert acted["number"] == 1
    assert code == "unavailable"
    assert [picture["number"] for picture in last] == [3, 3]
    for guest in guests:
        await guest.leave()


async def test_every_write_about_a_table_is_refused_once_another_process_has_it(cluster, redis):
    async with running(Settings(database=cluster.new(), redis=redis.url)) as desk:
        table, _ = await ready_table(desk)
        store = desk.tables.store
        store.leases.fences[table.id] -= 1  # as if another one had claimed it since

        for write in (
            store.take_seat(table.id, 0, Place("person", "olga"), None, False, None),
            store.replace_bot(table.id, 0, "level1"),
            store.free_seat(table.id, 0, "mira"),
            store.see(table.id, 0, 1),
            store.agree(table.id, [0]),
            table.door.enter(0, table.state.legal(0)[0]),
        ):
            with pytest.raises(Fenced):
                await write
        assert table.number == 0


def test_several_processes_need_redis_and_are_told_so(tmp_path):
    from server.test_database import serve_for_a_moment

    status, said = serve_for_a_moment(tmp_path / "a.db", SANDTABLE_PROCESSES="3")

    assert (status, said.count("\n")) == (2, 1)
    assert "several processes need Redis" in said


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_one_command_starts_several_processes_and_replaces_them_unnoticed(
    kind, cluster, redis, tmp_path
):
    database = cluster.new() if kind == "postgresql" else tmp_path / "crew.db"
    server = RunningServer(database, folder=tmp_path, SANDTABLE_REDIS=redis.url, SANDTABLE_PROCESSES="2")
    guest = await Guest.arrive(server.url)
    table = await guest.make_table("me", "open")
    before = set(ask(database, "SELECT id FROM processes"))

    server.process.send_signal(signal.SIGHUP)
    while (now := set(ask(database, "SELECT id FROM processes"))) & before or len(now) != 2:
        await asyncio.sleep(0.1)
    page = None
    while page is None:  # who came to one that was about to go comes again
        with contextlib.suppress(websockets.ConnectionClosed):
            page = await guest.open_page(table)

    assert page.picture["seat"] == 0
    await guest.leave()
    server.stop()
    assert server.process.returncode == 0
    assert server.output.read_text() == ""
