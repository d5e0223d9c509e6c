"""Fair grabbing: whoever wished first gets it, however far away; and lies gain nothing."""

import asyncio

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Opcode

from sandtable.games.mondo import GAME as MONDO
from sandtable.server.delay import Delay, by_kernel, by_proxy
from sandtable.server.grabs import LONGEST_HOLD, Grabs
from sandtable.server.history import History
from sandtable.server.store import Place
from server.people import RunningServer, sit_two


def delay(round_trip, bound=None):
    """A page whose pings take so many milliseconds."""
    made = Delay((lambda: round_trip) if bound is None else (lambda: bound), now=lambda: 0.0)
    made.round_trips.append(round_trip)
    return made


class Page:
    def __init__(self, person, round_trip):
        self.person = person
        self.delay = delay(round_trip)


class Seats:
    places = (Place("person", "far"), Place("person", "near"))

    def is_bots(self, seat):
        return False


class Audience:
    """Two people at a round of Mondo, far away and near by."""

    def __init__(self, far=250.0, near=20.0):
        self.history = History(MONDO, 2, MONDO.complete(2, {"minutes": "untimed"}), "7f")
        self.seats = Seats()
        state = self.history.course.state
        for seat in (0, 1):
            state.apply(seat, state.read("ready"), 0)
        if state.deadline() is not None:
            state.tick(state.deadline())
        self.pages = [Page("far", far), Page("near", near)]
        self.listening = dict.fromkeys(self.pages)


class Table:
    """Time goes on only as the test says."""

    def __init__(self, audience):
        self.now = 10_000.0
        self.alarms = []
        self.audience = audience
        self.grabs = Grabs(audience, lambda: self.now, self.sleep)
        self.entered = []

    async def sleep(self, seconds):
        rung = asyncio.Event()
        self.alarms.append((self.now + seconds * 1000, rung))
        await rung.wait()

    async def until(self, moment):
        """Time passes; whoever waited goes on."""
        for at, rung in sorted(self.alarms, key=lambda alarm: alarm[0]):
            if at <= moment:
                self.now = at
                rung.set()
                await self.settle()
        self.now = moment

    async def settle(self):
        for _ in range(20):
            await asyncio.sleep(0)

    async def wish(self, seat, at, act="take 5", delay=None):
        """A wish of a seat arrives."""
        await self.until(10_000.0 + at)
        action = self.audience.history.state.read(act)

        async def enter():
            async with self.grabs.turn(seat, action, delay or self.audience.pages[seat].delay):
                self.entered.append((seat, self.now - 10_000.0))

        self.running = [*getattr(self, "running", []), asyncio.create_task(enter())]
        await self.settle()


@pytest.fixture
def table():
    return Table(Audience())


async def test_an_earlier_wish_from_far_away_comes_first(table):
    await table.wish(1, at=50)  # near: wished at 40
    await table.wish(0, at=160)  # far: wished at 35
    await table.until(10_400)

    assert [seat for seat, _ in table.entered] == [0, 1]


async def test_a_later_wish_from_far_away_comes_second(table):
    await table.wish(1, at=50)
    await table.wish(0, at=162, delay=delay(200.0))  # wished at 62
    await table.until(10_400)

    assert [seat for seat, _ in table.entered] == [1, 0]


async def test_whoever_is_far_away_is_not_held(table):
    await table.wish(0, at=50)

    assert table.entered == [(0, 50)]


async def test_nothing_is_held_longer_than_that():
    table = Table(Audience(far=5000.0))
    await table.wish(1, at=50)
    await table.until(10_050 + LONGEST_HOLD - 1)
    assert table.entered == []

    await table.until(10_050 + LONGEST_HOLD + 1)

    assert [seat for seat, _ in table.entered] == [1]


async def test_what_nobody_else_can_want_is_not_held(table):
    state = table.audience.history.course.state
    state.apply(1, state.read("take 9"), 0)

    await table.wish(1, at=50, act="back")

    assert table.entered == [(1, 50)]


async def test_a_deadline_is_not_missed_by_holding():
    audience = Audience()
    audience.history.next_deadline = lambda: 10_060
    table = Table(audience)

    await table.wish(1, at=50)

    assert table.entered == [(1, 50)]


def test_an_answer_that_nobody_asked_for_says_nothing():
    measured = Delay(lambda: 1000.0)
    payload = measured.ping()
    measured.pong(b"12345678")
    assert measured.one_way == 0

    measured.pong(payload, counts=False)
    assert (measured.one_way, len(measured.under_way)) == (0, 0)


def test_late_answers_are_bounded_by_what_the_line_takes():
    assert delay(250.0, bound=20.0).one_way == 10
    assert delay(250.0, bound=400.0).one_way == 125
    assert delay(250.0, bound=0.0).one_way == 0


@pytest.mark.parametrize(("told", "bound"), [("20000", 20.0), ("", None), (None, None), ("many", None)])
def test_what_a_proxy_tells(told, bound):
    assert by_proxy(told)() == bound


def test_a_connection_that_has_gone_takes_no_time():
    class Gone:
        def getsockopt(self, *wanted):
            raise ValueError("invalid file descriptor")

    assert by_kernel(Gone())() is None


def test_pings_that_are_never_answered_do_not_pile_up():
    measured = Delay()
    for _ in range(100):
        measured.ping()

    assert len(measured.under_way) <= 8


class LateProtocol(ClientProtocol):
    """Holds back its answers to pings."""

    def send_frame(self, frame):
        if frame.opcode is Opcode.PONG:
            asyncio.get_running_loop().call_later(0.25, self.send_late, frame)
        else:
            super().send_frame(frame)

    def send_late(self, frame):
        super().send_frame(frame)
        self.flush()


async def test_a_client_that_lies_about_its_delay_gains_nothing(tmp_path):
    """Its wish comes later, and it gets nothing, though its answers to pings are a quarter of a second late."""
    server = RunningServer(tmp_path / "lies.db", SANDTABLE_TRUSTED_PROXIES="")
    people, (liar, honest) = await sit_two(server.url, "mondo", minutes="untimed", level="beginner")
    liar.socket.protocol.__class__ = LateProtocol
    liar.socket.protocol.flush = liar.socket.send_data
    for page in (liar, honest):
        await page.act("ready", 0)
    for page in (liar, honest):
        while (await page.hear("acted"))["view"]["phase"] != "round":
            pass
    await asyncio.sleep(1.5)  # until its delay was measured

    winners = []
    for tile in (3, 4, 5):
        await honest.say(type="act", act=f"take {tile}", number=0, at=-1000, delay=9999)
        await asyncio.sleep(0.02)
        await liar.say(type="act", act=f"take {tile}", number=0, at=-5000, delay=9999)
        winners.append((await liar.hear("acted"))["entry"]["seat"])
        assert (await liar.hear("error"))["rule"] == "MON-20"
        await honest.act("back", 0)
        await liar.hear("acted")
    for person in people:
        await person.leave()
    server.stop()

    assert winners == [1, 1, 1]
