"""Who may speak, to whom, and how much: asked in the same process."""

import json

import pytest

from sandtable.server.names import who
from sandtable.server.protocol import Refused, Terms
from sandtable.server.talk import room as rooms
from server.test_audience import begun, desk, listening

__all__ = ["desk"]


async def joined(table, person):
    await table.prepare(person)
    return listening(table, person)


def said(ear):
    heard = [json.loads(text) for text in ear.heard]
    return [one["said"]["text"] for one in heard if one["type"] == "said"]


def talk(ear):
    """What a page was greeted with last."""
    return [one for one in map(json.loads, ear.heard) if one["type"] == "talk"][-1]


async def finish(table):
    for act in ("take 0", "take 1", "take 2"):
        await table.act("mira", 0, act)


async def test_each_room_hears_its_own_until_the_end(desk):
    table = await begun(desk)
    mira, nils, olga = [await joined(table, person) for person in ("mira", "nils", "olga")]
    assert [talk(ear)["rooms"] for ear in (mira, nils, olga)] == [["players"], ["players"], ["bystanders"]]
    await table.talk.say(mira, "players", "I begin")
    await table.talk.say(olga, "bystanders", "she lies")
    for ear, room, why in (
        (mira, "bystanders", "not-yours"),
        (olga, "players", "not-yours"),
    ):
        with pytest.raises(Refused) as refused:
            await table.talk.say(ear, room, "hello")
        assert refused.value.code == why
    assert [said(ear) for ear in (mira, nils, olga)] == [["I begin"], ["I begin"], ["she lies"]]
    await finish(table)
    await table.talk.say(mira, "bystanders", "did I")

    assert [said(ear) for ear in (mira, nils, olga)] == [["I begin", "did I"]] * 2 + [["she lies", "did I"]]
    assert [line["text"] for line in talk(nils)["said"]] == ["I begin", "she lies"]
    late = await joined(table, "lars")
    assert [line["text"] for line in talk(late)["said"]] == ["she lies", "did I"]
    assert talk(nils)["rooms"] == ["players", "bystanders"]


async def test_who_sees_a_hand_speaks_to_no_bystanders_before_the_end(desk):
    table = await begun(desk)
    olga = await joined(table, "olga")
    table.audience.followers["olga"] = 0
    table.talk.greet(olga)
    assert talk(olga)["rooms"] == []
    with pytest.raises(Refused, match=str(rooms.FOLLOWS)):
        await table.talk.say(olga, "bystanders", "she has a queen")
    with pytest.raises(Refused, match=str(rooms.NOT_YOUR_ROOM["players"])):
        await table.talk.say(olga, "players", "she has a queen")
    await finish(table)

    await table.talk.say(olga, "bystanders", "she had a queen")
    assert said(olga) == ["she had a queen"]


async def test_a_table_is_full_of_words_at_its_bound(desk, monkeypatch):
    monkeypatch.setattr(rooms, "MOST_LINES", 2)
    table = await begun(desk)
    mira = await joined(table, "mira")
    await table.talk.say(mira, "players", "one")
    await table.talk.say(mira, "players", "two")
    with pytest.raises(Refused) as refused:
        await table.talk.say(mira, "players", "three")

    assert (refused.value.code, said(mira)) == ("too-long", ["one", "two"])
    assert [line.number for line in await table.talk.kept.lines()] == [1, 2]


async def test_nobody_mutes_more_than_the_bound_but_may_hear_again(desk, monkeypatch):
    monkeypatch.setattr(rooms, "MOST_SHUNNED", 1)
    table = await begun(desk)
    mira = await joined(table, "mira")
    await joined(table, "olga")
    await table.talk.mute("mira", who(table.id, "nils"), True, everywhere=False)
    with pytest.raises(Refused) as refused:
        await table.talk.mute("mira", who(table.id, "olga"), True, everywhere=False)
    assert refused.value.code == "too-many"
    assert [(one["everywhere"]) for one in talk(mira)["muted"]] == [False]
    await table.talk.mute("mira", who(table.id, "nils"), False, everywhere=False)

    assert talk(mira)["muted"] == []
    await table.talk.mute("mira", who(table.id, "olga"), True, everywhere=True)
    assert [one["everywhere"] for one in talk(mira)["muted"]] == [True]


async def test_nobody_is_named_who_was_never_here_nor_oneself(desk):
    table = await begun(desk)
    for other in (who(table.id, "mira"), who(table.id, "olga"), "nobody"):
        with pytest.raises(Refused) as refused:
            await table.talk.mute("mira", other, True, everywhere=False)
        assert refused.value.code == "not-found"
    for nobody in (
        table.talk.mute(None, who(table.id, "nils"), True, everywhere=False),
        table.talk.hush(None, True),
        table.talk.report(None, who(table.id, "nils"), None, "why"),
    ):
        with pytest.raises(Refused) as refused:
            await nobody
        assert refused.value.code == "not-yours"


async def test_only_a_line_that_one_heard_of_that_person_is_reported(desk):
    table = await begun(desk)
    nils, olga = await joined(table, "nils"), await joined(table, "olga")
    await table.talk.say(nils, "players", "a rude word")
    await table.talk.say(olga, "bystanders", "another")
    for person, about, number in (
        ("mira", "nils", 2),
        ("mira", "olga", 2),
        ("mira", "nils", 0),
        ("olga", "nils", 1),
    ):
        with pytest.raises(Refused) as refused:
            await table.talk.report(person, who(table.id, about), number, "it hurts")
        assert refused.value.code == "not-found"
    await table.talk.report("mira", who(table.id, "nils"), 1, "it hurts")
    await table.talk.report("mira", who(table.id, "nils"), None, "in general")


async def test_who_wants_no_talk_hears_and_says_nothing_until_that_is_over(desk):
    table = await begun(desk)
    mira, nils = await joined(table, "mira"), await joined(table, "nils")
    await table.talk.hush("nils", True)
    assert (talk(nils)["off"], talk(nils)["rooms"]) == ("you", [])
    assert talk(mira)["off"] is None
    await table.talk.say(mira, "players", "are you there")
    with pytest.raises(Refused) as refused:
        await table.talk.say(nils, "players", "no")
    assert (refused.value.code, said(nils)) == ("no-talk", [])
    await table.talk.hush("nils", False)

    assert [line["text"] for line in talk(nils)["said"]] == ["are you there"]


async def test_at_a_table_without_talk_nobody_speaks(desk):
    table = await begun(desk, terms=Terms(talk=False))
    mira = await joined(table, "mira")
    with pytest.raises(Refused) as refused:
        await table.talk.say(mira, "players", "hello")

    assert (refused.value.code, talk(mira)["off"], talk(mira)["rooms"]) == ("no-talk", "table", [])


async def test_what_the_last_page_of_somebody_knew_is_forgotten(desk):
    table = await begun(desk)
    first, second = await joined(table, "mira"), await joined(table, "mira")
    table.leave(first)
    assert "mira" in table.talk.shunned
    table.leave(second)

    assert "mira" not in table.talk.shunned
