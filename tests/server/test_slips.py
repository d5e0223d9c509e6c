"""Nothing by a slip: acts that are asked for twice, turns that are sketched first, answers that leave no choice."""

import asyncio
import random

import pytest

from sandtable.server.app import running
from sandtable.server.protocol import Habits, SeatWanted, TableWanted
from sandtable.server.settings import Settings
from sandtable.server.visitors import Visitor
from server.people import offered, sit_two

CONFIRM = {"twice": True, "confirm": True, "single": False}
SINGLE = {"twice": True, "confirm": False, "single": True}


@pytest.fixture
async def mandala(server):
    people, pages = await sit_two(server.url, game="mandala")
    yield sorted(pages, key=lambda page: not offered(page.picture))
    for person in people:
        await person.leave()


def in_turn(pages):
    """Who is to act first, and the other."""
    return sorted(pages, key=lambda page: not offered(page.picture))


async def test_a_careful_act_that_shows_cards_is_asked_for_again(mandala):
    first, other = mandala
    act = offered(first.picture)[0]

    final = await first.ask("final", type="act", number=0, act=act, careful=True)
    await other.silence()
    assert (final["act"], bool(final["label"])) == (act, True)
    acted = await first.ask("acted", type="act", number=0, act=act)

    assert acted["number"] == 1


async def test_a_careful_act_by_which_nobody_learns_anything_is_done_at_once(pair):
    first, _ = in_turn(pair)

    acted = await first.ask("acted", type="act", number=0, act=offered(first.picture)[0], careful=True)

    assert acted["affairs"]["back"] == "free"


async def test_a_careful_act_against_the_rules_is_refused(mandala):
    assert await mandala[0].refusal(type="act", number=0, act="claim red", careful=True) == "illegal"


async def test_a_sketch_is_seen_by_its_seat_alone_until_it_is_confirmed(pair):
    first, other = in_turn(pair)
    await first.ask("habits", type="habits", habits=CONFIRM)
    act = offered(first.picture)[0]

    shown = await first.ask("sketch", type="act", number=0, act=act, careful=True)
    await other.silence()
    assert "sketch" not in [message["type"] for message in other.heard]
    assert [line["act"] for line in shown["sketch"]["acts"]] == [act]
    assert shown["sketch"]["view"] != first.picture["view"]
    await first.say(type="confirm", number=0, acts=1)
    acted = [await page.hear("acted") for page in (first, other)]

    assert [one["entry"]["act"] for one in acted] == [act, act]
    assert (await first.hear("sketch"))["sketch"] is None


async def test_a_sketch_survives_a_reload_and_can_be_erased(pair):
    first, _ = in_turn(pair)
    await first.ask("habits", type="habits", habits=CONFIRM)
    await first.ask("sketch", type="act", number=0, act=offered(first.picture)[0])

    again = await first.ask("table", type="join")
    assert len(again["sketch"]["acts"]) == 1
    assert again["view"] == first.picture["view"]
    erased = await first.ask("sketch", type="erase", keep=0)

    assert erased["sketch"] is None
    assert await first.refusal(type="confirm", number=0, acts=1) == "not-now"
    assert await first.refusal(type="erase", keep=0) == "not-now"


async def test_only_what_the_page_shows_is_confirmed(pair, guests):
    first, other = in_turn(pair)
    stranger = await (await guests()).open_page(first.table)
    await first.ask("habits", type="habits", habits=CONFIRM)
    await first.ask("sketch", type="act", number=0, act=offered(first.picture)[0])

    assert await first.refusal(type="confirm", number=0, acts=2) == "stale"
    assert await other.refusal(type="confirm", number=0, acts=1) == "not-now"
    assert await stranger.refusal(type="confirm", number=0, acts=1) == "not-yours"
    assert await stranger.refusal(type="habits", habits=CONFIRM) == "not-yours"


async def test_a_sketch_is_gone_with_a_sentence_when_the_game_is_over(pair):
    first, other = in_turn(pair)
    await first.ask("habits", type="habits", habits=CONFIRM)
    await first.ask("sketch", type="act", number=0, act=offered(first.picture)[0])

    await other.say(type="resign")
    gone = await first.hear("sketch")

    assert (gone["sketch"], gone["text"]) == (None, "The game went on; what you sketched is gone.")


async def test_what_shows_cards_is_never_sketched(mandala):
    first, _ = mandala
    await first.ask("habits", type="habits", habits=CONFIRM)
    act = offered(first.picture)[0]
    await first.ask("final", type="act", number=0, act=act, careful=True)

    acted = await first.ask("acted", type="act", number=0, act=act)

    assert acted["entry"]["act"] == act


async def test_habits_are_kept_for_every_table(guests):
    guest = await guests()
    page = await guest.open_page(await guest.make_table("me", "open"))
    assert page.picture["habits"] == {"twice": True, "confirm": False, "single": False}
    await page.ask("habits", type="habits", habits=SINGLE)

    other = await guest.open_page(await guest.make_table("me", "level1", game="mandala"))

    assert other.picture["habits"] == SINGLE


# Answers that leave no choice, at a table in the same process

MIRA = Visitor("mira", "192.0.2.1")


@pytest.fixture
async def desk(tmp_path):
    async with running(Settings(database=str(tmp_path / "slips.db"))) as opened:
        yield opened


DEAL = "5" * 64  # at random, by the lots below, it comes to answers that leave no choice


async def before_an_only_answer(desk, monkeypatch, habits):
    """A game of Patterns by one person and a bot that is put to sleep, always of the same deal."""
    monkeypatch.setattr("sandtable.server.making.secrets.token_hex", lambda size: DEAL)
    wanted = TableWanted("patterns", [SeatWanted("me"), SeatWanted("bot", "level1")], {})
    table = await desk.tables.create(wanted, MIRA)
    table.turns.stop()
    table.turns.begin = lambda: None
    await table.choose_habits("mira", habits)
    return table


async def test_an_only_answer_is_given_by_itself_and_the_log_says_so(desk, monkeypatch):
    table = await before_an_only_answer(desk, monkeypatch, Habits(single=True))
    lots = random.Random(3)
    while not any(entry.text == "/only" for entry in table.history.entries):
        async with table.door.lock:
            assert not table.over, "no answer was the only one"
            seat = table.state.actors()[0]
            forced = table.state.game.forced(table.state, seat) and seat == 0
            if not forced:
                await table.door.enter(seat, lots.choice(table.state.legal(seat)))
        await asyncio.sleep(0)
        if table.slips.answering is not None:
            await table.slips.answering
    only = next(n for n, entry in enumerate(table.history.entries) if entry.text == "/only")

    assert table.history.entries[only].seat == table.history.entries[only + 1].seat == 0
    assert table.history.course.last.given


async def test_who_does_not_like_it_answers_everything(desk, monkeypatch):
    table = await before_an_only_answer(desk, monkeypatch, Habits())
    lots = random.Random(3)
    while not table.over:
        async with table.door.lock:
            seat = table.state.actors()[0]
            await table.door.enter(seat, lots.choice(table.state.legal(seat)))

    assert not any(entry.text == "/only" for entry in table.history.entries)
