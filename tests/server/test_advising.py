"""Hints and reviews at real tables: for whom, from what, and in whose way."""

import asyncio
import json
from types import SimpleNamespace

import pytest

import sandtable
from sandtable.core.messages import speaking
from sandtable.players import Budget
from sandtable.players.advice import hints
from sandtable.players.advice.adviser import Reviewed
from sandtable.server.advising import Advice
from sandtable.server.protocol import Refused
from sandtable.server.store import Place
from sandtable.server.visitors import Visitor
from server.people import offered, play_on


async def my_turn(page):
    while not offered(page.picture):
        page.picture = await page.hear("acted")
    return page.picture


async def finished(pages):
    await play_on(pages)
    return pages[0]


async def whole_review(page):
    """All the messages of a review, once it is done."""
    heard = [await page.ask("review", type="review")]
    while heard[-1]["done"] < heard[-1]["total"]:
        heard.append(await page.hear("review"))
    return heard


async def test_a_person_against_a_bot_gets_three_acts_and_may_play_one(guests):
    guest = await guests()
    page = await guest.open_page(await guest.make_table("me", "level1"))
    picture = await my_turn(page)

    told = await page.ask("hints", type="hints")

    assert told["number"] == picture["number"]
    assert 1 <= len(told["hints"]) <= 3
    for hint in told["hints"]:
        assert hint["act"] in offered(picture)
        assert hint["why"]
        assert hint["text"]
        assert 0 <= hint["win_chance"] <= 1
    await page.act(told["hints"][0]["act"], told["number"])
    assert (await page.hear("acted"))["entry"]["act"] == told["hints"][0]["act"]


async def test_hints_are_refused_where_a_person_sits_opposite(pair):
    mover = next(page for page in pair if offered(page.picture))

    error = await mover.ask("error", type="hints")

    assert error["code"] == "unfair"
    assert "unfair" in error["text"]


async def test_hints_are_refused_to_those_who_watch_or_wait(guests):
    guest, stranger = await guests(), await guests()
    table = await guest.make_table("me", "hang", start="0")
    page, watching = await guest.open_page(table), await stranger.open_page(table)

    assert await watching.refusal(type="hints") == "not-yours"
    assert await page.refusal(type="hints") == "no-advice", "the bot is to choose a bowl token"


async def test_a_game_without_an_adviser_has_none(guests):
    guest = await guests()
    page = await guest.open_page(await guest.make_table("me", "grabber", game="rush"))

    assert await page.refusal(type="hints") == "no-advice"
    offered = {game["name"]: game for game in (await guest.http.get("/api/games")).json()}
    assert (offered["rush"]["hints"], offered["rush"]["review"]) == (False, False)
    assert (offered["patterns"]["hints"], offered["patterns"]["review"]) == (True, True)


class Spy:
    """Stands for the lane of quick questions and keeps what it was asked."""

    async def ask(self, who, take, function, *about):
        self.about = about
        take([])


@pytest.mark.parametrize("game", ["mandala", "mottainai"])
async def test_a_hint_is_worked_out_from_the_askers_view_and_nothing_else(game):
    state = sandtable.game(game).start(2, "hidden")
    while state.mover() != 0:
        state.apply(1, state.legal(1)[0])
    table = SimpleNamespace(
        id="t",
        number=3,
        waiting=False,
        terms=SimpleNamespace(rated=False, same_deal=False),
        game=sandtable.game(game),
        state=state,
        places=[Place("person", "mira"), Place("bot", bot="level1")],
        own_seat=lambda person: 0,
    )
    jobs = SimpleNamespace(quick=Spy())

    await Advice(jobs, 1.0, 1.0).hints(table, Visitor("mira", "here"), lambda text: None)

    assert jobs.quick.about[:2] == (game, state.view(0)), "no state, no seed, no log goes to the worker"
    assert len(jobs.quick.about) == 4
    assert hints(*jobs.quick.about[:2], Budget(iterations=50), seed=1)


async def test_a_finished_game_is_reviewed_act_by_act_and_the_second_look_is_at_once(pair, guests):
    page = await finished(pair)

    first = await whole_review(page)

    acts = [act for message in first for act in message["acts"]]
    total = first[0]["total"]
    assert len(first) > 2, "parts arrive as they come"
    assert [act["number"] for act in acts] == list(range(1, total + 1))
    assert all(len(act["chances"]) == 2 for act in acts)
    assert any(act["best"] and act["after_act"] < act["win_chance"] for act in acts)
    assert any(act["verdict"] for act in acts), "the ending is proved"
    stranger = await guests()
    second = await whole_review(await stranger.open_page(page.table))
    assert len(second) == 1, "a second look is at once, for anybody"
    assert second[0]["acts"] == acts


async def test_a_running_game_is_not_reviewed(pair):
    assert await pair[0].refusal(type="review") == "not-over"


async def test_people_act_while_a_review_runs_and_leaving_stops_it(pair, guests, server):
    page = await finished(pair)
    guest = await guests()
    other = await guest.open_page(await guest.make_table("me", "level1"))

    await page.ask("review", type="review")
    picture = await my_turn(other)
    await other.act(offered(picture)[0], picture["number"])
    acted = await other.hear("acted")
    await page.say(type="leave")
    await asyncio.sleep(0.1)
    again = await whole_review(page)

    assert acted["number"] == picture["number"] + 1
    assert again[-1]["done"] == again[-1]["total"], "who comes back gets the rest"


async def test_a_person_has_one_question_at_a_time(pair, guests):
    page = await finished(pair)
    second = await guests(cookies=page.guest.http.cookies)
    twin = await second.open_page(page.table)

    await page.ask("review", type="review")

    assert await twin.refusal(type="review") == "busy"
    await page.say(type="enough")


class Halting:
    """Stands for the lane of long questions: it looks at two acts each time it is asked, then fails."""

    def __init__(self):
        self.starts = []

    async def ask(self, who, take, function, game, text, seconds, start=0, chances=None):
        self.starts.append(start)
        await asyncio.sleep(0)
        for number in (start + 1, start + 2):
            told = Reviewed(number, 0, "act", "Act", 0.5, 0.5, [0.5, 0.5], [])
            take({"en": told, "de": told._replace(text="Zug")})
        if start < 2:
            raise Refused("failed", "This could not be worked out.")


def finished_table():
    record = SimpleNamespace(write=lambda: "the record")
    return SimpleNamespace(
        id="t",
        over=True,
        number=4,
        game=sandtable.game("patterns"),
        history=SimpleNamespace(course=SimpleNamespace(result=lambda seat: float(seat))),
        places=[Place("person", "mira"), Place("person", "jon")],
        record=lambda: record,
    )


async def test_a_review_that_fails_keeps_what_it_has_and_goes_on_there():
    jobs, table, heard = SimpleNamespace(long=Halting()), finished_table(), []
    reviews = Advice(jobs, 1.0, 1.0)

    with pytest.raises(Refused, match="could not be worked out"):
        await reviews.review(table, Visitor("mira", "here"), heard.append)
    await reviews.review(table, Visitor("mira", "here"), heard.append)

    assert jobs.long.starts == [0, 2]
    last = json.loads(heard[-1])
    assert (last["done"], last["total"], last["results"]) == (4, 4, [0.0, 1.0])
    numbers = [act["number"] for text in heard for act in json.loads(text)["acts"]]
    assert numbers == [1, 2, 1, 2, 3, 4], "who asks again gets everything again"


async def test_a_review_is_worked_out_once_for_all_who_follow_it():
    jobs, table = SimpleNamespace(long=Halting()), finished_table()
    reviews, mira, jon = Advice(jobs, 1.0, 1.0), [], []

    both = await asyncio.gather(
        reviews.review(table, Visitor("mira", "here"), mira.append),
        reviews.review(table, Visitor("jon", "here"), jon.append),
        return_exceptions=True,
    )

    assert jobs.long.starts == [0]
    assert [problem.code for problem in both] == ["failed", "failed"]
    assert mira == jon


async def test_everybody_reads_a_review_in_their_own_language():
    jobs, table = SimpleNamespace(long=Halting()), finished_table()
    reviews, heard = Advice(jobs, 1.0, 1.0), {"en": [], "de": []}

    async def read(language):
        with speaking(language):
            await reviews.review(table, Visitor("mira", "here"), heard[language].append)

    await asyncio.gather(read("en"), read("de"), return_exceptions=True)
    await read("en")
    await read("de")

    told = {
        language: {act["text"] for text in texts for act in json.loads(text)["acts"]}
        for language, texts in heard.items()
    }
    assert told == {"en": {"Act"}, "de": {"Zug"}}
    assert jobs.long.starts == [0, 2], "it is worked out once for both"


async def whole_par(page):
    heard = [await page.ask("par", type="par")]
    while heard[-1]["share"] < 1:
        heard.append(await page.hear("par"))
    return heard


async def test_alone_one_may_ask_for_the_par_and_see_its_board_after_the_end(guests):
    guest, stranger = await guests(), await guests()
    table = await guest.make_table("me", game="mondo", minutes="untimed")
    page, watching = await guest.open_page(table), await stranger.open_page(table)

    heard = await whole_par(page)

    assert [part["share"] for part in heard] == sorted(part["share"] for part in heard)
    assert all(part["view"] is None for part in heard)
    assert await watching.refusal(type="par") == "not-yours"

    await page.act("ready", 0)
    await page.hear("acted")
    await page.act("out", 1)
    await page.hear("acted")
    [after] = await whole_par(page)
    tiles = after["view"]["worlds"][0]["tiles"]
    assert after["points"] == heard[-1]["points"]
    assert 24 - len(tiles) <= -after["points"]
    [seen] = await whole_par(watching)
    assert seen["view"]["worlds"][0]["tiles"] == tiles


async def test_there_is_no_par_for_several_nor_for_other_games(guests, pair):
    guest = await guests()
    page = await guest.open_page(await guest.make_table("me", "level1", game="mondo"))

    assert await page.refusal(type="par") == "no-advice"
    assert await pair[0].refusal(type="par") == "no-advice"
