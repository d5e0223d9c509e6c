"""What may be done to a game from outside of its rules, and when: asked in the same process."""

import pytest

from sandtable.server.leaving import ONCE
from sandtable.server.protocol import ClockTerms, Refused, Terms
from server.test_audience import begun, desk, first_act, table_of
from server.test_table import until

__all__ = ["desk"]


async def three(desk, **options):
    table = await table_of(desk, seats=("me", "open", "open"), **options)
    await table.sit("nils", 1)
    await table.sit("olga", 2)
    return table


def entries(table):
    return [(entry.seat, entry.text) for entry in table.history.entries]


async def whisper(table, *people):
    for person in people:
        await table.act(person, 0, "whisper")


# Alone


async def test_a_game_is_called_off_until_somebody_has_acted_twice(desk):
    table = await three(desk)
    await whisper(table, "mira", "nils", "olga")
    assert table.leaving.affairs(2).abort
    assert not table.leaving.affairs(None).abort
    await whisper(table, "nils")

    assert not table.leaving.affairs(2).abort
    with pytest.raises(Refused, match="Somebody has acted twice already"):
        await table.leaving.abort("mira")
    other = await begun(desk)
    await other.leaving.abort("nils")
    assert entries(other) == [(1, "/abort")]
    assert (other.over, other.leaving.may_abort(), other.leaving.affairs(0).abort) == (True, False, False)


async def test_who_left_or_is_played_for_does_not_act(desk):
    table = await three(desk)
    await table.leaving.resign("mira")
    with pytest.raises(Refused, match="You have left this game"):
        await table.act("mira", 0, "whisper")
    with pytest.raises(Refused, match="You have left this game"):
        await table.leaving.resign("mira")
    await table.leaving.stand_in("nils", 1, "slow")
    with pytest.raises(Refused, match="A bot plays for you now"):
        await table.act("nils", 0, "whisper")
    with pytest.raises(Refused, match="A bot plays for this seat already"):
        await table.leaving.stand_in("nils", 1, "quick")
    await table.come_back("nils")
    await whisper(table, "nils", "olga")

    assert entries(table)[-2:] == [(1, "whisper"), (2, "whisper")]
    with pytest.raises(Refused, match="You play your seat already"):
        await table.come_back("nils")


async def test_a_bot_that_there_is_stands_in_for_oneself_or_who_is_absent(desk):
    table = await three(desk)
    with pytest.raises(Refused, match="There is no bot 'none'"):
        await table.leaving.stand_in("mira", 0, "none")
    for seat in (1, 3):
        with pytest.raises(Refused, match="Nobody is absent there"):
            await table.leaving.stand_in("mira", seat, "slow")
        with pytest.raises(Refused, match="Nobody is absent there"):
            await table.leaving.remove("mira", seat)
    with pytest.raises(Refused, match="This is your own seat"):
        await table.leaving.remove("mira", 0)
    table.absence.patience = 0
    await table.leaving.stand_in("mira", 2, "slow")
    await table.leaving.remove("mira", 1)

    assert entries(table) == [(2, "/stand-in slow"), (1, "/leave")]
    assert (table.history.course.stand_ins, set(table.history.course.gone)) == ({2: "slow"}, {1})


async def test_in_a_rated_game_everybody_plays_for_oneself(desk):
    table = await begun(desk, terms=Terms(rated=True))
    for escape in (
        table.leaving.stand_in("mira", 0, "slow"),
        table.leaving.ask("mira", "hand"),
    ):
        with pytest.raises(Refused, match="This game is rated"):
            await escape
    await table.leaving.ask("mira", "end")

    assert entries(table) == [(0, "/ask end")]


async def test_holidays_are_taken_as_long_as_there_are_days(desk):
    table = await begun(desk, "patterns", terms=Terms(clock=ClockTerms("days", days=1, holidays=3)))
    with pytest.raises(Refused, match="You have 3 days"):
        await table.leaving.holiday("nils", 4)
    await table.leaving.holiday("nils", 2)
    with pytest.raises(Refused, match="You have 1 days"):
        await table.leaving.holiday("nils", 2)
    await table.leaving.holiday("nils", 1)

    assert table.timing.times.holidays == [3, 0]
    with pytest.raises(Refused, match="Holidays are for games by correspondence"):
        await (await begun(desk)).leaving.holiday("nils", 1)


async def test_a_round_is_hurried_when_a_clock_runs_for_bots_alone(desk):
    table = await begun(desk)
    assert not table.leaving.affairs(0).hurry
    with pytest.raises(Refused, match="when only bots still play"):
        table.leaving.hurry("mira")
    for seat, person in enumerate(("mira", "nils")):
        await table.leaving.stand_in(person, seat, "slow")
        assert table.leaving.affairs(0).hurry == (seat == 1)
    assert not table.leaving.affairs(None).hurry
    table.leaving.hurry("mira")
    assert table.clock.rate > 1

    without_clock = await begun(desk, "patterns")
    for seat, person in enumerate(("mira", "nils")):
        await without_clock.leaving.stand_in(person, seat, "slow")
    assert not without_clock.leaving.affairs(0).hurry


# With the others


async def test_one_thing_is_asked_at_a_time_and_not_twice_without_an_act_in_between(desk):
    table = await begun(desk)
    await table.leaving.ask("mira", "end")
    with pytest.raises(Refused, match="Something is asked already"):
        await table.leaving.ask("nils", "hand")
    await table.leaving.answer("nils", yes=False)
    with pytest.raises(Refused, match=str(ONCE)):
        await table.leaving.ask("mira", "end")
    await table.leaving.ask("nils", "end")
    await table.leaving.answer("nils", yes=False)
    await table.leaving.ask("mira", "hand")
    await table.leaving.answer("nils", yes=False)
    with pytest.raises(Refused, match=str(ONCE)):
        await table.leaving.ask("mira", "end")
    await whisper(table, "nils")
    await table.leaving.ask("mira", "end")

    assert entries(table)[-2:] == [(1, "whisper"), (0, "/ask end")]


async def test_nobody_agrees_to_the_own_question_twice_or_to_none(desk):
    table = await three(desk)
    for yes in (True, False):
        with pytest.raises(Refused, match="Nobody asks you anything"):
            await table.leaving.answer("nils", yes)
    await table.leaving.ask("mira", "end")
    assert table.leaving.affairs(1).asked.wanted == [1, 2]
    await table.leaving.answer("olga", yes=True)
    for person in ("mira", "olga"):
        with pytest.raises(Refused, match="Nobody asks you anything"):
            await table.leaving.answer(person, yes=True)
    asked = table.leaving.affairs(None).asked
    assert (asked.seat, asked.what, asked.agreed, asked.wanted) == (0, "end", [2], [1])
    await table.leaving.answer("nils", yes=True)

    assert entries(table) == [(0, "/ask end"), (2, "/agree"), (0, "/end")]
    assert table.leaving.affairs(0).asked is None


async def test_whoever_agreed_may_still_think_better_of_it(desk):
    table = await three(desk)
    await table.leaving.ask("mira", "end")
    await table.leaving.answer("olga", yes=True)
    await table.leaving.answer("olga", yes=False)

    assert (entries(table)[-1], table.history.course.ask) == ((2, "/decline"), None)


async def test_what_is_asked_is_done_once_those_who_did_not_answer_are_played_for(desk):
    table = await three(desk)
    await table.leaving.ask("mira", "end")
    await table.leaving.answer("olga", yes=True)
    await table.leaving.stand_in("nils", 1, "slow")

    assert entries(table)[-2:] == [(1, "/stand-in slow"), (0, "/end")]


async def test_where_others_play_the_same_deal_nothing_is_taken_back(desk):
    table = await begun(desk, "patterns")
    seat, _ = await first_act(table)
    person = ("mira", "nils")[seat]
    assert [table.leaving.affairs(reader).back for reader in (seat, 1 - seat, None)] == ["free", None, None]
    table.audience.terms = Terms(same_deal=True)

    assert table.leaving.affairs(seat).back is None
    with pytest.raises(Refused, match="here nothing is taken back"):
        await table.leaving.take_back(person, table.number)
    table.audience.terms = Terms()
    with pytest.raises(Refused, match="nothing of yours"):
        await table.leaving.take_back(("mira", "nils")[1 - seat], table.number)
    await table.leaving.take_back(person, table.number)
    assert entries(table)[-1] == (seat, "/take-back 0")


async def test_after_the_end_there_is_nothing_to_be_done(desk):
    table = await begun(desk)
    for act in ("take 0", "take 1", "take 2"):
        await table.act("mira", 0, act)
    await until(lambda: table.over)
    for what in (
        table.leaving.resign("mira"),
        table.leaving.abort("mira"),
        table.leaving.ask("mira", "end"),
        table.leaving.answer("mira", True),
    ):
        with pytest.raises(Refused, match="The game is over"):
            await what
    with pytest.raises(Refused, match="You do not sit"):
        await table.leaving.resign("olga")
