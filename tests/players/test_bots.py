"""Who can play a game follows from its declaration and its nature."""

import pytest

import sandtable
from conformance.lots import lots
from sandtable import Nature, players
from sandtable.games import NAMES
from sandtable.players.bots import Bots, Rung, SearchSettings, bots_of, can_be_searched
from sandtable.players.levels import BY_CHANCE, JUDGED, SEARCHED, THINKING, check_ladder, ladder
from sandtable.players.spec import makers, read

COMMON = {"random", "greedy", "search"}


@pytest.mark.parametrize("name", NAMES)
def test_each_game_has_the_players_that_can_play_it(name):
    able = COMMON - {"search"} if name == "mondo" else COMMON

    learned = bots_of(name).learned
    trained = {"learned"} if learned is not None and learned.guide is not None else set()

    assert set(makers(sandtable.game(name))) == able | trained | set(bots_of(name).makers)


def test_nobody_searches_a_game_whose_turns_cannot_be_searched():
    assert can_be_searched(Nature(hidden=True, chance=True))
    assert not can_be_searched(Nature(at_once=True))
    assert not can_be_searched(Nature(clock=True))
    with pytest.raises(sandtable.BadRequest, match="Mondo has no bot 'search'"):
        players.make("mondo", "search")


@pytest.mark.parametrize("name", NAMES)
def test_every_rung_of_a_ladder_is_a_player_of_the_game(name):
    game = sandtable.game(name)

    assert {read(rung.player).name for rung in ladder(game, compiled=True)} <= set(makers(game))


@pytest.mark.parametrize("name", NAMES)
def test_every_player_that_people_meet_is_described(name):
    bots = bots_of(name)
    met = {read(rung.player).name for rung in ladder(sandtable.game(name), compiled=True)}

    assert met <= set(THINKING) | set(bots.thinking)
    assert set(bots.thinking) <= set(bots.makers)
    assert bots.paced <= set(bots.makers)


def test_a_game_that_declares_nothing_has_what_every_game_has():
    turns = lots(nature=Nature(hidden=True))
    at_once = lots()

    assert list(makers(turns)) == ["random", "search"]
    assert list(makers(at_once)) == ["random"]
    assert [rung.player for rung in ladder(at_once, compiled=True)] == ["random"]


@pytest.mark.parametrize("rungs", [SEARCHED, JUDGED, BY_CHANCE, bots_of("patterns").ladder])
def test_a_common_ladder_has_rungs_that_can_be_read(rungs):
    check_ladder(rungs)


@pytest.mark.parametrize(
    ("rungs", "told"),
    [([Rung("search@10~30")], "is no budget"), ([Rung("random")] * 7, "at most 6 rungs, not 7")],
)
def test_a_ladder_that_nobody_can_climb_is_refused(rungs, told):
    with pytest.raises(sandtable.BadRequest, match=told):
        check_ladder(tuple(rungs))


def test_further_players_are_added_and_offered_but_replace_nobody():
    first = Bots(
        "lots", makers={"careful": int}, thinking={"careful": "Waits"}, search=SearchSettings(cutoff=9)
    )
    other = Bots(
        "lots",
        makers={"careful": str, "bold": float},
        thinking={"careful": "Cheats", "bold": "Dares"},
        paced=frozenset(("careful", "bold")),
    )

    both = first.joined(other)

    assert both.makers == {"careful": int, "bold": float}
    assert both.thinking == {"careful": "Waits", "bold": "Dares"}
    assert both.offered == ("bold",)
    assert both.paced == {"bold"}
    assert both.search.cutoff == 9
