"""Talk at a table: for its players, and apart from them for those who look on."""

from types import SimpleNamespace

import pytest

from sandtable.server import protocol
from sandtable.server.app import running
from sandtable.server.protocol import Refused
from sandtable.server.settings import Settings
from sandtable.server.tables import Tables
from sandtable.server.talk import room
from sandtable.server.talk.handlers import speak
from sandtable.server.talk.words import LONGEST, clean, phrases
from server.people import RunningServer, ask, play_on, sit_two
from server.test_store import Ear, ready_table


async def say(page, text, room="players"):
    await page.say(type="say", room=room, text=text)


async def heard(page):
    """What a page hears next."""
    return (await page.hear("said"))["said"]


async def talk_of(page):
    """Everything that a page may hear: whoever joins is told."""
    await page.silence()
    return await page.ask("talk", type="join")


def words(talk):
    return [said["text"] for said in talk["said"]]


async def test_players_hear_each_other(pair):
    await say(pair[0], "  Good   luck! ")

    mine, theirs = await heard(pair[0]), await heard(pair[1])

    assert (mine["text"], mine["you"], mine["seat"]) == ("Good luck!", True, 0)
    assert theirs == {**mine, "you": False}
    assert pair[0].guest.me["id"] not in str(theirs), "nobody's id is told"


async def test_those_who_look_on_have_a_room_of_their_own(pair, guests):
    looker = await (await guests()).open_page(pair[0].table)
    await say(pair[0], "my secret plan")
    await say(looker, "she will lose", room="bystanders")
    assert (await heard(looker))["text"] == "she will lose"

    await pair[0].silence()
    assert [message["said"]["text"] for message in pair[0].heard if message["type"] == "said"] == [
        "my secret plan"
    ]
    assert words(await talk_of(pair[1])) == ["my secret plan"]
    assert words(await talk_of(looker)) == ["she will lose"]


async def test_players_read_the_others_after_the_end(pair, guests):
    looker = await (await guests()).open_page(pair[0].table)
    await say(looker, "a fine game", room="bystanders")
    await heard(looker)
    await say(pair[0], "only for you")
    assert await pair[0].refusal(type="say", room="bystanders", text="hello there") == "not-yours"
    assert await looker.refusal(type="say", room="players", text="hello there") == "not-yours"

    await play_on(pair)
    told = await pair[0].hear("talk")
    assert words(told) == ["a fine game", "only for you"]
    assert told["rooms"] == ["players", "bystanders"]
    assert words(await talk_of(looker)) == ["a fine game"]
    await say(pair[0], "thank you all", room="bystanders")
    assert (await heard(looker))["text"] == "thank you all"


async def test_what_was_said_is_kept_and_never_in_a_record(tmp_path):
    server = RunningServer(tmp_path / "talk.db")
    people, pages = await sit_two(server.url)
    await say(pages[0], "remember the alamo")
    await heard(pages[0])
    await play_on(pages)
    server.kill()
    server = RunningServer(tmp_path / "talk.db")
    again = await (await people[1].arrive(server.url, people[1].cookies)).open_page(pages[0].table)

    assert words(await talk_of(again)) == ["remember the alamo"]
    record = await people[0].http.get(f"{server.url}/api/tables/{pages[0].table}/record")
    assert record.status_code == 200
    assert "alamo" not in record.text
    server.stop()


async def test_whoever_is_muted_is_not_heard_at_this_table(pair):
    await say(pair[1], "first")
    other = (await heard(pair[0]))["who"]

    told = await pair[0].ask("talk", type="mute", who=other, muted=True)
    assert words(told) == []
    assert [(one["who"], one["everywhere"]) for one in told["muted"]] == [(other, False)]
    await say(pair[1], "second")
    await heard(pair[1])
    await heard(pair[1])
    await say(pair[0], "third")
    assert (await heard(pair[0]))["text"] == "third"
    assert (await heard(pair[1]))["text"] == "third", "to mute is not to block"
    told = await pair[0].ask("talk", type="mute", who=other, muted=False)
    assert words(told) == ["first", "second", "third"]


async def test_who_blocks_is_not_heard_either_and_everywhere(server, pair):
    await say(pair[1], "first")
    other = (await heard(pair[0]))["who"]
    await pair[0].ask("talk", type="mute", who=other, muted=True, everywhere=True)
    await say(pair[0], "to nobody")
    await heard(pair[0])
    table = await pair[0].guest.make_table("me", "open")
    elsewhere = [await page.guest.open_page(table) for page in pair]
    await elsewhere[1].ask("table", type="sit", seat=1)

    assert words(await talk_of(pair[1])) == ["first"]
    await say(elsewhere[1], "hello again")
    await heard(elsewhere[1])
    assert words(await talk_of(elsewhere[0])) == []


async def test_a_report_is_written_down(server, pair):
    await say(pair[1], "something rude")
    said = await heard(pair[0])

    about = {"who": said["who"], "number": said["number"], "reason": "rude"}
    assert "owners" in (await pair[0].ask("noted", type="report", **about))["text"]
    question = f"SELECT person, about, number, reason FROM reports WHERE table_id = '{pair[0].table}'"
    rows = [tuple(row) for row in ask(server.database, question)]
    assert rows == [(pair[0].guest.me["id"], pair[1].guest.me["id"], said["number"], "rude")]
    assert await pair[0].refusal(type="report", who=said["who"], number=99) == "not-found"
    assert await pair[0].refusal(type="report", who="nobody") == "not-found"
    codes = [await pair[0].refusal(type="report", who="nobody") for _ in range(5)]
    assert "too-fast" in codes


async def test_who_wants_no_talk_has_none(pair):
    await say(pair[1], "hello")
    await heard(pair[0])

    told = await pair[0].ask("talk", type="hush", hushed=True)
    assert (told["off"], told["said"], told["rooms"]) == ("you", [], [])
    assert await pair[0].refusal(type="say", room="players", text="and yet") == "no-talk"
    told = await pair[0].ask("talk", type="hush", hushed=False)
    assert (told["off"], words(told)) == (None, ["hello"])


async def test_a_table_without_talk(guests):
    guest = await guests()
    page = await guest.open_page(await guest.make_table("me", "open", terms={"talk": False}))

    assert (await talk_of(page))["off"] == "table"
    assert await page.refusal(type="say", room="players", text="hello") == "no-talk"


async def test_a_flood_is_stopped_and_nothing_is_lost(pair):
    for number in range(12):
        await say(pair[0], f"line {number}")
    await pair[0].silence()

    codes = [message["code"] for message in pair[0].heard if message["type"] == "error"]
    said = [message["said"]["text"] for message in pair[0].heard if message["type"] == "said"]
    assert codes.count("too-fast") >= 5
    assert said == [f"line {number}" for number in range(len(said))]
    assert words(await talk_of(pair[1])) == said


async def test_ever_new_people_of_one_address_are_stopped_too():
    tables = Tables({}, {}.get, None, None, None)

    async def speak_as(person, address):
        page = SimpleNamespace(person=person, address=address, tables=tables, joined=quiet_table)
        await speak(page, protocol.Say("a table", "bystanders", "hello"))

    for n in range(120):
        await speak_as(f"person {n}", "192.0.2.7")
    with pytest.raises(Refused, match="a lot"):
        await speak_as("one more", "192.0.2.7")
    await speak_as("somebody else", "192.0.2.8")


async def quiet_table(_):
    async def say(*_):
        pass

    return SimpleNamespace(talk=SimpleNamespace(say=say))


async def test_those_who_look_on_leave_the_players_their_room(database, monkeypatch):
    monkeypatch.setattr(room, "MOST_LINES", 2)
    async with running(Settings(database=database)) as desk:
        table, _ = await ready_table(desk)
        passer, mira = Ear("passer"), Ear("mira")
        for ear in (passer, mira):
            table.join(ear)
        for _ in range(2):
            await table.talk.say(passer, "bystanders", "hello")

        with pytest.raises(Refused) as problem:
            await table.talk.say(passer, "bystanders", "hello")
        assert problem.value.code == "too-long"
        await table.talk.say(mira, "players", "hello")


async def test_strangers_and_pages_elsewhere_do_not_speak(pair, guests):
    elsewhere = await (await guests()).open_page()
    elsewhere.table = pair[0].table

    assert await elsewhere.refusal(type="say", room="bystanders", text="hello") == "not-yours"
    assert await pair[0].refusal(type="say", room="cellar", text="hello") == "malformed"


@pytest.mark.parametrize(
    "text",
    [
        "see https://example.org/x",
        "EXAMPLE.ORG is good",
        "www.example",
        "example。com",
        "ｅｘａｍｐｌｅ．ｃｏｍ",
        "10.0.0.1 is my address",
        "ftp://x",
        "exa\u200bmple.com",
    ],
)
def test_links_cannot_be_sent(text):
    with pytest.raises(Refused, match="Links") as refused:
        clean(text)

    assert refused.value.code == "bad-words"


@pytest.mark.parametrize("text", ["e.g. this", "3.5 points", "Well... no.", "one/two", "a: b", *phrases()])
def test_plain_words_are_no_links(text):
    assert clean(text) == text


@pytest.mark.parametrize("text", ["", " \u200b ", "x" * (LONGEST + 1)])
def test_words_have_a_length(text):
    with pytest.raises(Refused):
        clean(text)


def test_there_are_a_dozen_phrases():
    assert len(set(phrases())) == 12
