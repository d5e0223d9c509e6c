"""The same deal for many: the deal of the day, and duplicate matches."""

import asyncio
import datetime

import pytest

from sandtable.server.bots import seed_of
from server.people import ask, change

TODAY = datetime.datetime.now(datetime.UTC).date()
YESTERDAY = (TODAY - datetime.timedelta(days=1)).isoformat()


async def deal_of_the_day(guest, game="patterns"):
    answer = await guest.http.post(f"/api/daily/{game}")
    assert answer.status_code == 200, answer.text
    return answer.json()["table"]


async def offered(guest, game="patterns"):
    listed = (await guest.http.get("/api/daily")).json()
    return next(one for one in listed if one["game"] == game)


def seeds(server, *tables):
    return [
        ask(server.database, f"select seed, options from tables where id = '{table}'")[0] for table in tables
    ]


async def test_everybody_gets_the_same_deal_once(guests, server):
    one, other = await guests(), await guests()

    mine, theirs, again = await deal_of_the_day(one), await deal_of_the_day(other), await deal_of_the_day(one)

    assert mine == again != theirs
    assert seeds(server, mine)[0] == seeds(server, theirs)[0]
    told = await offered(one)
    assert (told["table"], told["over"], told["rival"]) == (mine, False, "Steady Rake")
    assert (await offered(await guests()))["table"] is None


async def test_mondo_is_played_alone(guests):
    guest = await guests()

    await deal_of_the_day(guest, "mondo")

    assert (await offered(guest, "mondo"))["rival"] is None


async def test_how_all_did_is_told_tomorrow(guests, server):
    guest = await guests()
    table = await deal_of_the_day(guest)

    early = await guest.http.get(f"/api/daily/patterns/{TODAY}")
    assert (early.status_code, early.json()["text"]) == (409, "How everybody did is told tomorrow.")

    change(server.database, f"update daily_games set day = '{YESTERDAY}' where table_id = '{table}'")
    await give_up(guest, table)
    change(
        server.database,
        f"update seats set points = 40, result = 'won' where table_id = '{table}' and seat = 0",
    )
    change(
        server.database,
        f"update seats set points = 31, result = 'lost' where table_id = '{table}' and seat = 1",
    )
    told = (await guest.http.get(f"/api/daily/patterns/{YESTERDAY}", timeout=60)).json()

    mine = next(one for one in told["people"] if one["table"] == table)
    assert (mine["you"], mine["points"], mine["theirs"], mine["margin"]) == (True, 40, 31, 9)
    assert told["best"]["bot"] == "Still Mind"
    assert len(told["best"]["points"]) == 2
    record = await guest.http.get(f"/api/tables/{told['best']['table']}/record")
    assert "sandtable record 1" in record.text


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("chess", "There is no deal of the day of 'chess'."),
        ("patterns/yesterday", "There is no such day here"),
        ("patterns/2001-01-01", "There is no such day here"),
    ],
)
async def test_other_days_and_games_are_refused(guests, path, text):
    http = (await guests()).http

    refused = await (http.get if "/" in path else http.post)(f"/api/daily/{path}")

    assert refused.status_code == 404
    assert text in refused.json()["text"]


# Matches


async def give_up(guest, table):
    """The quickest way to the end of a game."""
    page = await guest.open_page(table)
    await page.say(type="resign")
    while (await page.hear("acted"))["result"] is None:
        pass


async def new_match(guest, **wanted):
    answer = await guest.http.post("/api/matches", json={"game": "patterns", "deals": 2, **wanted})
    assert answer.status_code == 201, answer.text
    return answer.json()["match"]


async def open_game(guest, match, deal, first, second):
    answer = await guest.http.post(
        f"/api/matches/{match}/games", json={"deal": deal, "first": first, "second": second}
    )
    return answer.json()


async def shown(guest, match):
    return (await guest.http.get(f"/api/matches/{match}")).json()


def finish(server, table, points):
    """As if it had been played."""
    change(server.database, f"update tables set over = true where id = '{table}'")
    for seat, (own, other) in enumerate((points, points[::-1])):
        result = "won" if own > other else "lost"
        change(
            server.database,
            f"update seats set points = {own}, result = '{result}' where table_id = '{table}' and seat = {seat}",
        )


async def test_two_people_play_each_deal_twice_with_seats_exchanged(guests, server):
    one, other = await guests(), await guests()
    match = await new_match(one)
    assert (await shown(other, match))["place"] is None

    joined = (await other.http.post(f"/api/matches/{match}/join")).json()
    assert (joined["place"], len(joined["games"])) == (1, 4)

    first = (await open_game(one, match, 0, 0, 1))["table"]
    assert (await open_game(other, match, 0, 0, 1))["table"] == first
    second = (await open_game(other, match, 0, 1, 0))["table"]
    third = (await open_game(one, match, 1, 0, 1))["table"]
    assert seeds(server, first) == seeds(server, second) != seeds(server, third)

    finish(server, first, (40, 30))
    finish(server, second, (25, 35))
    told = await shown(one, match)
    assert [(who["place"], who["wins"], who["margin"]) for who in told["standings"]] == [
        (0, 2.0, 20),
        (1, 0.0, -20),
    ]
    assert told["done"] is False


def game_of(match, first, second):
    return next(game for game in match["games"] if (game["first"], game["second"]) == (first, second))


async def test_against_a_bot_nobody_sees_a_deal_before_playing_it(guests):
    one, other = await guests(), await guests()
    match = await new_match(one, deals=1, bot="level1")
    await other.http.post(f"/api/matches/{match}/join")
    mine = (await open_game(one, match, 0, 0, -1))["table"]
    await give_up(one, mine)

    theirs = game_of(await shown(other, match), 0, -1)
    assert (theirs["over"], theirs["results"], theirs["table"]) == (True, [], None)

    await give_up(other, (await open_game(other, match, 0, 1, -1))["table"])
    theirs = game_of(await shown(other, match), 0, -1)
    assert (theirs["results"], theirs["table"]) == (["lost", "won"], mine)


async def test_the_result_is_for_all_once_everything_is_played(guests):
    one = await guests()
    match = await new_match(one, deals=1, bot="level1")
    for seats in ((0, -1), (-1, 0)):
        await give_up(one, (await open_game(one, match, 0, *seats))["table"])

    told = await shown(await guests(), match)

    assert told["done"] is True
    assert told["standings"] == [{"place": 0, "games": 2, "wins": 0.0, "margin": 0}]


async def test_what_a_bot_draws_is_the_same_for_all():
    assert seed_of("deal", 1, 7) == seed_of("deal", 1, 7) != seed_of("deal", 1, 8)


async def test_a_match_is_bounded(guests):
    one = await guests()
    match = await new_match(one, bot="level1")
    for _ in range(7):
        await (await guests()).http.post(f"/api/matches/{match}/join")

    full = await (await guests()).http.post(f"/api/matches/{match}/join")

    assert full.json()["text"] == "A match is for at most 8 people."
    assert len((await shown(one, match))["people"]) == 8


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        ({"game": "chess"}, "There are no duplicate matches of 'chess'."),
        ({"bot": "level9"}, "There is no bot 'level9' of Patterns."),
        ({"deals": 7}, "deals"),
    ],
)
async def test_a_match_that_cannot_be_is_refused(guests, wanted, text):
    refused = await (await guests()).http.post(
        "/api/matches", json={"game": "patterns", "deals": 1, **wanted}
    )

    assert refused.status_code == 400
    assert text in refused.json()["text"]


async def test_games_of_others_are_not_mine(guests):
    one = await guests()
    match = await new_match(one, bot="level1")

    assert "not yours" in (await open_game(await guests(), match, 0, 0, -1))["text"]
    assert "no such game" in (await open_game(one, match, 0, 1, -1))["text"]
    assert (await shown(one, "nothing"))["text"] == "There is no such match."


async def test_where_others_play_the_same_deal_there_is_no_help(guests):
    guest = await guests()
    table = await deal_of_the_day(guest)
    page = await guest.open_page(table)

    assert page.picture["terms"]["same_deal"] is True
    for request in ({"type": "hints"}, {"type": "take-back", "number": 0}):
        assert "the same deal" in (await page.ask("error", **request))["text"]


async def test_two_at_the_same_moment_open_one_table(guests):
    one = await guests()
    match = await new_match(one, bot="level1")

    opened = await asyncio.gather(*(open_game(one, match, 0, 0, -1) for _ in range(4)))

    assert len({told["table"] for told in opened}) == 1
