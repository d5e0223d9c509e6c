"""The coach at real tables: for whom, and that it unrates."""

from server.people import offered
from server.test_advising import my_turn


async def test_a_person_against_a_bot_is_coached_before_an_act(guests):
    guest = await guests()
    page = await guest.open_page(await guest.make_table("me", "level1"))
    picture = await my_turn(page)
    act = offered(picture)[0]

    told = await page.ask("coach", type="coach", number=picture["number"], act=act)

    assert (told["number"], told["act"]) == (picture["number"], act)
    assert 0 <= told["wins"] <= told["best_wins"] <= 100
    assert told["better"] is None or told["better"]["act"] in offered(picture)
    assert told["why"]
    await page.act(act, picture["number"])
    assert (await page.hear("acted"))["entry"]["act"] == act


async def test_no_coach_where_a_person_sits_opposite(pair):
    mover = next(page for page in pair if offered(page.picture))

    error = await mover.ask("error", type="coach", number=0, act=offered(mover.picture)[0])

    assert error["code"] == "unfair"


async def test_bad_questions_are_sentences(guests):
    guest = await guests()
    page = await guest.open_page(await guest.make_table("me", "level1"))
    picture = await my_turn(page)
    number = picture["number"]

    asked = [
        await page.ask("error", type="coach", number=number + 3, act="flip d4"),
        await page.ask("error", type="coach", number=number, act="x" * 101),
        await page.ask("error", type="coach", number=number, act="jump"),
    ]

    assert [error["code"] for error in asked[:2]] == ["stale", "malformed"]
    assert all(error["text"].endswith(".") for error in asked)


async def test_a_coached_game_is_not_rated(guests):
    guest = await guests()
    table = await guest.make_table("me", "level1", terms={"rated": True})
    page = await guest.open_page(table)
    picture = await my_turn(page)

    told = await page.ask("acted", type="coach", number=picture["number"], act=offered(picture)[0])

    assert told["entry"]["verb"] == "/hint"
    assert (await page.hear("coach"))["act"] == offered(picture)[0]
