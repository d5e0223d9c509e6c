"""Ratings: people and bots on one scale, each game counted once."""

import asyncio
import random
from pathlib import Path

import pytest

from sandtable.core.log import Entry
from sandtable.server.database import open_database
from sandtable.server.rating import scale
from sandtable.server.rating.counting import counts, ranks
from sandtable.server.rating.rater import Rater
from sandtable.server.rating.scale import Rating
from sandtable.server.store import Place, Store
from server.people import RunningServer, ask, change, play_on, sit_two

RATED = {"rated": True}


def played(strength, games, opponents, seed):
    """A newcomer of a true strength against bots near to what is known so far."""
    lots, me = random.Random(seed), Rating()
    for _ in range(games):
        bot = min(opponents, key=lambda rating: abs(rating - me.mean))
        wins = lots.random() < 1 / (1 + 10 ** ((bot - strength) / 400))
        me = scale.after([me, scale.measured(bot, 60)], [1, 2] if wins else [2, 1])[0]
    return me


@pytest.mark.parametrize("strength", [1000, 1300, 1600, 1900])
def test_games_against_measured_bots_place_a_newcomer(strength):
    found = [played(strength, 24, [1000, 1190, 1386, 1560, 1769, 1978], seed) for seed in range(60)]

    assert abs(sum(one.mean for one in found) / len(found) - strength) < 40
    assert all(one.is_sure for one in found)
    within = sum(abs(one.mean - strength) < scale.DEVIATIONS * one.deviation for one in found)
    assert within > 0.9 * len(found), "the error is for 95 of 100"


def test_four_hundred_more_are_ten_wins_to_one():
    strong, weak = Rating(1700, 1), Rating(1300, 1)

    gain = scale.after([strong, weak], [1, 2])[0].mean - strong.mean
    loss = strong.mean - scale.after([strong, weak], [2, 1])[0].mean

    assert loss / gain == pytest.approx(10, rel=0.02)


def test_a_game_of_six_moves_everybody_by_place():
    after = scale.after([Rating()] * 6, [1, 2, 3, 4, 5, 6])

    assert [one.mean for one in after] == sorted((one.mean for one in after), reverse=True)
    assert after[0].mean > scale.FIRST_MEAN > after[-1].mean


def test_winners_come_first_then_points_and_who_left_is_last():
    places = [
        Place("person", "a", result="lost", points=40),
        Place("person", "b", result="won", points=12),
        Place("person", "c", result="lost", points=30),
        Place("person", "d", result="lost", points=35),
    ]

    assert ranks(places, [Entry(0, 0, "/leave")]) == [4, 1, 3, 2]


def test_help_from_outside_makes_a_game_uncounted():
    assert counts([Entry(0, 0, "flip a1"), Entry(1, 0, "/resign")])
    for word in ("/stand-in level3", "/hint", "/hand"):
        assert not counts([Entry(0, 0, word)])


async def rated_of(guest, table):
    """What a game changed, once that is known."""
    while not (found := (await guest.http.get(f"/api/tables/{table}/rated")).json()):
        await asyncio.sleep(0.05)
    return found


async def test_a_rated_game_counts_for_both(server):
    people, pages = await sit_two(server.url, terms=RATED)
    assert pages[0].picture["terms"]["rated"]

    await play_on(pages)

    first, second = await rated_of(people[0], pages[0].table)
    winners = pages[0].picture["result"]["winners"]
    assert first["before"] == second["before"] == scale.FIRST_MEAN
    if len(winners) == 1:
        better, worse = (first, second) if winners == [0] else (second, first)
        assert better["after"] > scale.FIRST_MEAN > worse["after"]
    [curve] = (await people[0].http.get(f"/api/people/{people[0].me['handle']}/ratings")).json()
    assert (curve["rating"], curve["games"], curve["provisional"]) == (first["after"], 1, True)
    assert [point["rating"] for point in curve["curve"]] == [first["after"]]
    board = (await people[0].http.get("/api/ratings/patterns")).json()
    assert board["own"]["rating"] == first["after"]
    assert [one["bot"] for one in board["standings"] if one["bot"]][-1] == "level1", "the strongest first"
    again = await people[0].open_page(await people[0].make_table("me", "open", terms=RATED))
    assert again.picture["seats"][0]["rating"] == first["after"]
    for one in people:
        await one.leave()


async def test_a_game_that_was_not_agreed_to_be_rated_does_not_count(server):
    people, pages = await sit_two(server.url)
    await play_on(pages)

    assert ask(server.database, f"SELECT * FROM to_rate WHERE table_id = '{pages[0].table}'") == []
    assert (await people[0].http.get(f"/api/tables/{pages[0].table}/rated")).json() == []
    for one in people:
        await one.leave()


async def test_a_game_that_is_called_off_does_not_count(server):
    people, pages = await sit_two(server.url, terms=RATED)

    await pages[0].ask("acted", type="abort")

    assert ask(server.database, f"SELECT * FROM to_rate WHERE table_id = '{pages[0].table}'") == []
    for one in people:
        await one.leave()


async def test_a_hint_makes_a_game_unrated_and_the_log_says_so(guests, server):
    guest = await guests()
    page = await guest.open_page(await guest.make_table("me", "level1", terms=RATED))
    while not page.picture["offers"]:
        page.picture = await page.hear("acted")

    told = await page.ask("acted", type="hints")

    assert told["entry"]["verb"] == "/hint"
    assert (await page.hear("hints"))["hints"]
    await page.ask("acted", type="resign")
    while ask(server.database, f"SELECT * FROM to_rate WHERE table_id = '{page.table}'"):
        await asyncio.sleep(0.5)
    assert (await guest.http.get(f"/api/tables/{page.table}/rated")).json() == []


async def test_nobody_gets_out_of_a_rated_game_by_a_bot_or_another_person(server):
    people, pages = await sit_two(server.url, terms=RATED)
    await play_on(pages, acts=4)

    for message in ({"type": "stand-in", "seat": 0, "bot": "level3"}, {"type": "ask", "what": "hand"}):
        answer = await pages[0].ask("error", **message)
        assert "rated" in answer["text"]
    for one in people:
        await one.leave()


async def test_what_cannot_be_rated_is_refused_with_a_reason(guests):
    guest = await guests()
    wanted = {"game": "mondo", "seats": [{"kind": "me"}], "terms": RATED}

    answer = await guest.http.post("/api/tables", json=wanted)

    assert answer.status_code == 400
    assert "two or more players" in answer.json()["text"]


async def test_play_now_brings_those_together_who_want_the_same(guests):
    host, other = await guests(), await guests()
    made = (await host.http.post("/api/play", json={"game": "mandala", "rated": True})).json()
    await host.open_page(made["table"])

    plain = (await other.http.post("/api/play", json={"game": "mandala"})).json()
    rated = (await other.http.post("/api/play", json={"game": "mandala", "rated": True})).json()

    assert plain["table"] != made["table"]
    assert rated == {"table": made["table"], "seat": 1}


class Ended:
    """Just enough of all tables: a store with finished games."""

    def __init__(self, store):
        self.store, self.bots = store, {}


async def test_neither_a_kill_nor_a_second_process_rates_a_game_twice(tmp_path: Path):
    running = RunningServer(tmp_path / "sandtable.db")
    people, pages = await sit_two(running.url, terms=RATED)
    await play_on(pages)
    await rated_of(people[0], pages[0].table)
    for one in people:
        await one.leave()
    running.kill()
    database = tmp_path / "sandtable.db"
    for table in ("rated", "ratings"):
        change(database, f"DELETE FROM {table}")
    change(database, f"INSERT INTO to_rate VALUES ('{pages[0].table}', 7)")
    stores = [Store(open_database(str(database))), Store(open_database(str(database), serving=False))]

    await asyncio.gather(*(Rater(Ended(store)).rate_all() for store in stores))

    for store in stores:
        store.close()
    assert ask(database, "SELECT games FROM ratings") == [(1,), (1,)]
    assert len(ask(database, "SELECT * FROM rated")) == 2
    assert ask(database, "SELECT * FROM to_rate") == []
