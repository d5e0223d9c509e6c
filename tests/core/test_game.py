"""Starting a game: seats, options and seeds."""

import pytest

import sandtable
from sandtable import Nature
from sandtable.games import NAMES

PATTERNS = sandtable.game("patterns")


def deal(**asked) -> str:
    return PATTERNS.write_position(PATTERNS.start(**asked))


def test_a_game_is_found_by_its_name():
    for name in sandtable.game_names():
        assert sandtable.game(name).name == name


def test_an_unknown_game_is_refused_with_those_there_are():
    with pytest.raises(sandtable.BadRequest, match=r"no game 'chess'; there are: .*patterns"):
        sandtable.game("chess")


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 100])
def test_a_number_of_players_that_the_game_is_not_for(seats):
    with pytest.raises(sandtable.BadRequest, match=f"for 2 to 2 players, not {seats}"):
        PATTERNS.start(seats, seed="7f3a")


def test_without_a_number_the_fewest_players_sit_down():
    assert deal(seed="7f3a") == deal(seats=2, seed="7f3a")


def test_an_option_that_does_not_exist_is_refused_with_those_there_are():
    with pytest.raises(sandtable.BadRequest, match="has no option 'speed'; it has: start"):
        PATTERNS.start(seed="7f3a", speed="fast")


def test_a_choice_that_does_not_exist_is_refused_with_those_there_are():
    with pytest.raises(sandtable.BadRequest, match="option start is one of random, 0, 1, not '7'"):
        PATTERNS.start(seed="7f3a", start="7")


def test_options_that_are_not_chosen_get_their_default():
    assert PATTERNS.complete(2, {}) == {"start": "random"}
    assert deal(seed="7f3a") == deal(seed="7f3a", start="random")


def test_a_choice_may_come_as_text_or_as_it_is():
    assert PATTERNS.complete(2, {"start": 1}) == PATTERNS.complete(2, {"start": "1"}) == {"start": "1"}


@pytest.mark.parametrize("game", sandtable.game_names())
def test_an_option_is_refused_where_it_concerns_nobody(game):
    game = sandtable.game(game)
    for option in game.options:
        for seats in range(game.min_seats, game.max_seats + 1):
            fewest, most = option.seats or (seats, seats)
            other = next(choice for choice in option.choices[::-1] if choice != option.default)
            if not fewest <= seats <= most:
                with pytest.raises(sandtable.BadRequest):
                    game.complete(seats, {option.name: other})
            else:
                game.complete(seats, {option.name: other})


def test_the_same_seed_gives_the_same_deal():
    assert deal(seed="7f3a") == deal(seed="7f3a")


def test_another_seed_gives_another_deal():
    assert len({deal(seed=f"{n:x}") for n in range(50)}) == 50


def test_the_same_seed_deals_otherwise_for_another_option():
    boards = {deal(seed="7f3a", start=start).split()[0] for start in ("random", "0", "1")}

    assert len(boards) == 3


def test_a_seed_may_be_any_line_of_text():
    assert len({deal(seed=seed) for seed in ("0", "a", "A", "ä", "two words", "f" * 64)}) == 6


@pytest.mark.parametrize(
    "seed", ["", "two\nlines", " before", "after ", "tab\t", "\x00", "a\u2028b", "\ud800"]
)
def test_a_seed_that_no_record_could_keep_is_refused(seed):
    with pytest.raises(sandtable.BadRequest, match="seed"):
        PATTERNS.start(seed=seed)


def test_an_option_that_does_not_change_the_deal_leaves_it_as_it_was():
    mandala = sandtable.game("mandala")
    deals = {mandala.start(seed="7f3a", cups=cups).hands[0] for cups in ("closed", "open")}

    assert [option.name for option in mandala.options if not option.deals] == ["cups"]
    assert mandala.purpose(2, {"start": "random", "cups": "open"}) == "mandala 2 start=random"
    assert len(deals) == 1


def test_an_option_that_a_table_cannot_choose_is_refused_with_the_reason():
    with pytest.raises(sandtable.BadRequest, match="the number of decks follows from the players"):
        sandtable.game("mottainai").start(seed="7f3a", decks=2)


def test_options_that_do_not_go_together_are_refused_with_the_reason():
    with pytest.raises(sandtable.BadRequest, match="the published edition is for 2 to 5 players, not 6"):
        sandtable.game("mottainai").start(6, seed="7f3a", edition="published")


def test_what_kind_of_game_it_is_is_told():
    assert {name: sandtable.game(name).nature for name in NAMES} == {
        "patterns": Nature(),
        "mandala": Nature(hidden=True, chance=True),
        "mottainai": Nature(hidden=True),
        "mondo": Nature(at_once=True, hidden=True, chance=True, clock=True),
    }


def test_what_a_table_needs_is_told_in_words():
    assert [PATTERNS.needs(2), sandtable.game("mondo").needs(1)] == ["2 players", "1 player"]
