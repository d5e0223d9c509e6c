"""Alerts: whoever does not look is told that it is their turn, once, and it is proved that it arrived."""

import asyncio
import time

import pytest

from sandtable.server.alerts.guard import Guard, World, is_public
from sandtable.server.alerts.quiet import Quiet
from sandtable.server.alerts.sender import TRY_AGAIN
from sandtable.server.protocol import Refused
from sandtable.server.visitors import networks
from server.mailbox import mailbox
from server.people import PATIENCE, Guest, RunningServer, ask, change, offered, play_on, sit_two
from server.pushes import Browser, PushService

QUICK = {
    "SANDTABLE_ALERT_SECONDS": "0",
    "SANDTABLE_ALERT_PAUSE": "0",
    "SANDTABLE_ALERT_NETWORKS": "127.0.0.1",
}


@pytest.fixture
def service():
    made = PushService()
    yield made
    made.stop()


@pytest.fixture
def house(tmp_path):
    """A function that starts the server, again after a kill."""
    running = []

    def start(**settings):
        running.append(RunningServer(tmp_path / "alerts.db", **QUICK, **settings))
        return running[-1]

    yield start
    for server in running:
        server.kill()


async def until(found):
    """Ask again and again, for a while."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if answer := await found():
            return answer
        await asyncio.sleep(0.05)
    raise AssertionError("it should have happened by now")


async def register(guest, service):
    guest.browser = Browser(service, guest.me["id"])
    answer = await guest.http.post("/api/alerts/devices", json=guest.browser.registration)
    assert answer.status_code == 204, answer.text
    guest.key = (await alerts_of(guest))["key"]


async def alerts_of(guest):
    return (await guest.http.get("/api/alerts")).json()


def steps(alert):
    return [(step["way"], step["what"]) for step in alert["steps"]]


async def state_of_last(guest, *states):
    async def found():
        last = (await alerts_of(guest))["last"]
        return last[0] if last and last[0]["state"] in states else None

    return await until(found)


async def act_alone(people, pages):
    """Whoever is to move acts while the other looks away, until it is the other's turn; the other."""
    seat = next(n for n, page in enumerate(pages) if offered(page.picture))
    await pages[1 - seat].say(type="leave")
    await pages[1 - seat].silence()
    page = pages[seat]
    while offered(page.picture):
        await page.act(offered(page.picture)[0], page.picture["number"])
        page.picture = await page.hear("acted")
    return people[1 - seat]


async def test_a_push_is_followed_from_the_act_to_the_look(house, service):
    people, pages = await sit_two(house().url)
    for person in people:
        await register(person, service)

    waiting = await act_alone(people, pages)
    sent = await state_of_last(waiting, "sent")
    assert steps(sent) == [("push", "sending"), ("push", "sent")]
    (told,) = waiting.browser.read(waiting.key)
    assert (told["title"], told["path"]) == ("Your turn in Patterns", f"/t/{pages[0].table}")
    await waiting.http.post("/api/alerts/arrived", json={"name": told["name"]})
    assert (await state_of_last(waiting, "arrived"))["steps"][-1]["way"] == "push"
    page = await waiting.open_page(pages[0].table)
    await page.say(type="noticed", how="seen")
    assert (await state_of_last(waiting, "seen"))["steps"][-1]["way"] == "page"
    for person in people:
        await person.leave()


async def test_nobody_is_told_who_looks(house, service):
    server = house()
    people, pages = await sit_two(server.url)
    for person in people:
        await register(person, service)
    seat = next(n for n, page in enumerate(pages) if offered(page.picture))

    await pages[seat].act(offered(pages[seat].picture)[0], 0)
    for page in pages:
        await page.hear("acted")
    await until(lambda: all_dropped(server))
    assert [(await alerts_of(person))["last"] for person in people] == [[], []]
    assert service.taken == []
    for person in people:
        await person.leave()


async def all_dropped(server):
    rows = ask(server.database, "SELECT state FROM alerts")
    return rows and all(state == "dropped" for (state,) in rows)


async def test_a_turn_that_came_again_is_told_once(tmp_path, service):
    """An alert waits a while: by then another turn of the same person may have begun, which has its own."""
    server = RunningServer(tmp_path / "waiting.db", **{**QUICK, "SANDTABLE_ALERT_SECONDS": "1.5"})
    people, pages = await sit_two(server.url)
    for person in people:
        await register(person, service)
    await play_on(pages, 6)
    for page in pages:
        await page.say(type="leave")
        await page.silence()

    await until(lambda: none_waits(server))
    told = [one["title"] for person in people for one in person.browser.read(person.key)]
    assert told == ["Your turn in Patterns"]
    for person in people:
        await person.leave()
    server.kill()


async def test_who_sits_down_last_and_goes_is_called_to_the_first_act(house, service):
    server = house()
    host, other = [await Guest.arrive(server.url) for _ in range(2)]
    for guest in (host, other):
        await register(guest, service)
    table = await host.make_table("me", "open", start="0")
    page = await other.open_page(table)
    picture = await page.ask("table", type="sit", seat=1)
    assert offered(picture), "the second seat begins here"
    await page.say(type="leave")

    await state_of_last(other, "sent")
    assert [path for path, _, _ in service.taken] == [other.browser.path]
    for guest in (host, other):
        await guest.leave()


async def none_waits(server):
    return not ask(server.database, "SELECT id FROM alerts WHERE due IS NOT NULL")


async def test_a_page_behind_is_not_looked_at(house, service):
    people, pages = await sit_two(house().url)
    for person in people:
        await register(person, service)
    seat = next(n for n, page in enumerate(pages) if offered(page.picture))
    await pages[1 - seat].say(type="noticed", how="hidden")
    await pages[1 - seat].silence()

    await pages[seat].act(offered(pages[seat].picture)[0], 0)
    await state_of_last(people[1 - seat], "sent")
    assert [path for path, _, _ in service.taken] == [people[1 - seat].browser.path]
    for person in people:
        await person.leave()


async def test_what_one_way_does_not_take_goes_the_next(house, service):
    with mailbox() as box:
        server = house(
            SANDTABLE_MAIL_SERVER=box.server,
            SANDTABLE_MAIL_FROM="table@example.org",
            SANDTABLE_MAIL_SECURITY="none",
        )
        people, pages = await sit_two(server.url)
        for person in people:
            await register(person, service)
            refused = await person.http.put("/api/alerts", json={"mail": True})
            assert "address" in refused.json()["text"]
            await person.http.put("/api/me", json={"name": f"Guest {person.me['id'][:3]}"})
            mail = f"UPDATE people SET mail = '{person.me['id'].lower()}@example.org' WHERE id = '{person.me['id']}'"
            change(server.database, mail)
            assert (await person.http.put("/api/alerts", json={"mail": True})).status_code == 200
        service.status = 410

        waiting = await act_alone(people, pages)
        sent = await state_of_last(waiting, "sent")
        assert steps(sent) == [("push", "sending"), ("push", "failed"), ("mail", "sending"), ("mail", "sent")]
        (letter,) = box.letters
        assert letter["To"] == f"{waiting.me['id'].lower()}@example.org"
        assert letter["Subject"] == "Your turn in Patterns"
        assert (await alerts_of(waiting))["devices"] == 0, "a browser that is gone is forgotten"
        for person in people:
            await person.leave()


async def test_what_no_way_takes_is_tried_again_soon_and_by_the_same_name(house, service):
    server = house()
    people, pages = await sit_two(server.url)
    for person in people:
        await register(person, service)
    service.status = 500

    async def put_off():
        return ask(server.database, "SELECT due FROM alerts WHERE tries = 1 AND due IS NOT NULL")

    waiting = await act_alone(people, pages)
    [(due,)] = await until(put_off)
    assert due <= 1000 * time.time() + TRY_AGAIN
    service.status = 201
    change(server.database, "UPDATE alerts SET due = 1 WHERE due IS NOT NULL")

    sent = await state_of_last(waiting, "sent")
    tries = [("push", "sending"), ("push", "failed"), (None, "later"), ("push", "sending"), ("push", "sent")]
    assert steps(sent) == tries
    first, again = waiting.browser.read(waiting.key)
    assert first["name"] == again["name"]
    for person in people:
        await person.leave()


async def test_a_test_shows_its_chain(house, service):
    server = house()
    guest = await (await sit_two(server.url))[0][0].arrive(server.url)
    answer = await guest.http.post("/api/alerts/test")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert (await guest.http.put("/api/alerts", json={"webhook": f"{service.url}/hook"})).status_code == 200

    assert (await guest.http.post("/api/alerts/test")).status_code == 204
    assert steps(await state_of_last(guest, "sent")) == [("webhook", "sending"), ("webhook", "sent")]
    ((path, headers, body),) = service.taken
    assert path == "/hook"
    assert b"A test of the alerts" in body
    assert headers["Idempotency-Key"] in str(body)
    await guest.leave()


async def test_a_webhook_that_leads_elsewhere_is_not_followed(house, service):
    server = house()
    guest = await (await sit_two(server.url))[0][0].arrive(server.url)
    await guest.http.put("/api/alerts", json={"webhook": f"{service.url}/hook"})
    service.status = 307

    await guest.http.post("/api/alerts/test")
    told = await until(lambda: last_note(guest))
    assert "answered 307" in told
    assert len(service.taken) == 1
    await guest.leave()


async def last_note(guest):
    last = (await alerts_of(guest))["last"]
    return next((step["note"] for step in last[0]["steps"] if step["what"] == "failed"), None)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:9/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest",
        "https://0x7f000001/x",
        "https://user:word@example.org/x",
        "file:///etc/passwd",
        "ftp://example.org",
        "https://",
        "nonsense",
    ],
)
async def test_a_private_address_is_refused(url):
    with pytest.raises(Refused) as refused:
        await Guard().check(url)

    assert refused.value.code == "bad-address"


async def test_a_name_that_changes_its_mind_gains_nothing(monkeypatch, service):
    """Looked up once when it is named and once when it is called: each time every address is checked."""
    asked = []

    async def lookup(host, port, **about):
        asked.append(host)
        return [(0, 0, 0, "", ("127.0.0.1" if len(asked) > 1 else "93.184.216.34", port))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup)
    world = World()
    port = service.url.rsplit(":", 1)[1]
    assert await world.guard.check(f"https://rebind.example:{port}/x")

    with pytest.raises(Exception, match="private network"):
        await world.post(f"https://rebind.example:{port}/x", {"Host": "rebind.example"}, b"")
    assert len(asked) == 2
    assert service.taken == []


async def test_one_private_address_among_public_ones_is_enough(monkeypatch):
    async def lookup(host, port, **about):
        return [(0, 0, 0, "", (address, port)) for address in ("93.184.216.34", "10.0.0.1")]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup)

    with pytest.raises(Refused):
        await Guard().check("https://both.example/x")
    assert await Guard(networks("10.0.0.0/8")).check("https://both.example/x")


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:4700::1111", True),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("::ffff:192.168.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::", False),
    ],
)
def test_which_addresses_are_public(address, public):
    assert is_public(address) is public


def at(hour, minute=0):
    """Milliseconds since 1970 on the 15th of January 2026 in Berlin."""
    return (1768431600 + hour * 3600 + minute * 60) * 1000


@pytest.mark.parametrize(
    ("since", "until_", "now", "ends"),
    [
        ("22:00", "07:00", at(23), at(31)),
        ("22:00", "07:00", at(6, 59), at(7)),
        ("22:00", "07:00", at(7), None),
        ("22:00", "07:00", at(12), None),
        ("12:00", "14:00", at(13), at(14)),
        ("12:00", "14:00", at(14), None),
    ],
)
def test_quiet_hours(since, until_, now, ends):
    assert Quiet(since, until_, "Europe/Berlin").end(now) == ends


@pytest.mark.parametrize(
    "quiet", [Quiet("25:00", "07:00"), Quiet("22:00", "x"), Quiet("22:00", "07:00", "Mars/Base")]
)
def test_quiet_hours_that_cannot_be_read(quiet):
    with pytest.raises(Refused):
        quiet.check()


async def test_games_that_go_on_by_alerts_alone_survive_kills(house, service):
    """Nobody looks: each act follows an alert, through two kills. None is missed, none is told twice."""
    server = house()
    people, pages = await sit_two(server.url)
    for person in people:
        await register(person, service)
        await person.pages[0].socket.close()
    known, table = [], pages[0].table
    mover = people[next(n for n, page in enumerate(pages) if offered(page.picture))]
    for turn in range(6):
        if turn in (2, 4):
            server.kill()
            server = house()
            people = [await again(person, server) for person in people]
            mover = next(person for person in people if person.me["id"] == mover.me["id"])
        page = await mover.open_page(table)
        while offered(page.picture):
            await page.act(offered(page.picture)[0], page.picture["number"])
            page.picture = await page.hear("acted")
        await page.socket.close()
        mover = people[page.picture["view"]["actors"][0]]
        name = await until(lambda mover=mover: new_name(mover, known))
        known.append(name)
    told = [one["name"] for person in people for one in person.browser.read(person.key)]

    assert sorted(told) == sorted(known)
    for person in people:
        await person.leave()


async def again(person, server):
    """The same person at the server that was started again."""
    found = await person.arrive(server.url, person.cookies)
    found.browser, found.key = person.browser, person.key
    return found


async def new_name(person, known):
    return next((one["name"] for one in person.browser.read(person.key) if one["name"] not in known), None)
