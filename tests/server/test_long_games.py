"""Games that do not end: bounded, and never in the way of others."""

import asyncio
import json

import pytest

from sandtable.core.record import Entry
from sandtable.server import frames, history
from sandtable.server.app import running
from sandtable.server.protocol import Refused, SeatWanted, TableWanted
from sandtable.server.reader import Standing
from sandtable.server.settings import Settings
from sandtable.server.store import Progress
from sandtable.server.visitors import Visitor
from server.rush import RUSH
from server.test_store import Ear

MIRA = Visitor("mira", "192.0.2.1")


@pytest.fixture
async def rush(database):
    """A server with a game in which one may whisper for ever."""
    async with running(Settings(database=database, games={"rush": RUSH}, bots=lambda _: [])) as desk:
        yield desk


async def whispering(desk, acts):
    """A table with so many whispers in its log."""
    wanted = TableWanted("rush", [SeatWanted("me"), SeatWanted("open")])
    table = await desk.tables.create(wanted, MIRA)
    await table.sit("nils", 1)
    for number in range(1, acts + 1):
        entry = Entry(0, 0, "whisper")
        await desk.tables.store.add_entry(table.id, entry, Progress(number, [0, 1], False, True))
    table.sleep()
    del desk.tables.live[table.id]
    return await desk.tables.find(table.id)


async def test_a_log_has_an_end(rush, monkeypatch):
    monkeypatch.setattr(history, "MOST_ACTS", 30)
    table = await whispering(rush, acts=29)
    await table.act("mira", 29, "whisper")

    with pytest.raises(Refused) as refusal:
        await table.act("mira", 30, "whisper")

    assert refusal.value.code == "too-long"
    assert table.number == 30


async def test_others_have_their_turn_while_somebody_reads_a_long_log(rush):
    table = await whispering(rush, acts=400)
    turns = 0

    async def others():
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.create_task(others())
    await table.prepare("mira")
    beside.cancel()

    assert turns >= 400 / 50
    assert table.audience.readers[Standing(0, 0)].number == 400


async def test_acts_that_come_while_somebody_reads_are_not_missed(rush):
    table = await whispering(rush, acts=120)
    reading = [asyncio.create_task(table.prepare("mira")) for _ in range(2)]
    await asyncio.sleep(0)
    await table.act("nils", 120, "whisper")
    await asyncio.gather(*reading)
    ear = Ear("mira")
    table.join(ear)
    await table.act("nils", 121, "take 0")

    picture, acted = json.loads(ear.heard[0]), json.loads(ear.heard[-1])
    assert [line["number"] for line in picture["log"]] == list(range(1, 122))
    assert (acted["number"], acted["entry"]["act"]) == (122, "take 0")


async def test_positions_are_folded_once_and_then_found_near_by(rush, monkeypatch):
    table = await whispering(rush, acts=200)
    for n in range(3):
        await table.act("mira", 200 + n, f"take {n}")
    folded = []
    monkeypatch.setattr(frames.Course, "follow", counted(folded, frames.Course.follow))

    whole = [
        (await table.inquiry.frame("mira", number)).view["whispers"] for number in (0, 100, 203, 31, 32, 33)
    ]
    first = len(folded)
    again = [(await table.inquiry.frame("mira", number)).view["whispers"] for number in range(204)]

    assert whole == [0, 100, 200, 31, 32, 33]
    assert again == [*range(201), 200, 200, 200]
    assert first <= 203 + 6 * frames.EVERY
    assert len(folded) - first <= 204 * frames.EVERY


def counted(folded, follow):
    def follow_and_count(course, entries):
        for step in follow(course, entries):
            folded.append(step.number)
            yield step

    return follow_and_count


async def test_positions_of_few_games_are_kept(rush, monkeypatch):
    monkeypatch.setattr(frames, "KEPT", 2)
    for _ in range(3):
        table = await whispering(rush, acts=3)
        for n in range(3):
            await table.act("mira", 3 + n, f"take {n}")
        await table.inquiry.frame("mira", 6)

    assert len(rush.tables.frames.games) == 2
