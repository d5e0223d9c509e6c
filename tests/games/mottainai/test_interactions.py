"""A sample of the games in which works meet; `make pairs` plays until all 1,431 pairs have met often."""

import itertools
import random

import pytest

from games.mottainai import interactions
from games.mottainai.invariants import check
from games.mottainai.positions import table
from sandtable.games.mottainai.works import INDEX
from sandtable.games.mottainai.zones import FLOOR_ZONE, HAND, LEFT, PICKUP, zone_of

SAMPLE = 40  # games
CRANE, TURTLE, BELL = INDEX["Crane"], INDEX["Turtle"], INDEX["Bell"]


def test_there_are_1431_pairs():
    assert len(set(interactions.PAIRS)) == len(interactions.PAIRS) == 1431


def test_the_planned_works_are_in_play_from_the_start():
    for number in range(5):
        works = interactions.plan(interactions.Meetings(), 1, number)
        players = interactions.start(works, number).view(None)["players"]

        assert [sorted(INDEX[work] for work in player["left"] + player["right"]) for player in players] == [
            sorted(cards) for cards in works
        ]


def test_a_plan_brings_together_what_has_not_met():
    meetings = interactions.Meetings()
    for pair in interactions.PAIRS:
        if pair != (CRANE, TURTLE):
            meetings.games[pair] = meetings.one_owner[pair] = 9

    for works in ([[CRANE]], [[CRANE], []]):
        assert interactions.neediest(meetings, 1, works, random.Random(1)) == TURTLE


def test_a_pair_meets_only_while_both_works_are_in_play():
    run = interactions.Run(2)

    run.met([2**CRANE, 0], 5)
    run.met([2**CRANE, 2**TURTLE], 3)
    run.met([2**CRANE | 2**BELL, 2**TURTLE], 0)

    assert dict(run.acts) == {(CRANE, TURTLE): 3}
    assert run.one_owner == set()


@pytest.mark.rule("MOT-74", "MOT-60")
def test_works_that_are_put_into_play_together_meet_and_nothing_breaks():
    """The first games of `make pairs`."""
    meetings = interactions.Meetings()
    for number, works in itertools.islice(interactions.games(20, meetings), SAMPLE):
        run = interactions.play(works, number)
        meetings.add(run)

        planned = itertools.combinations(sorted(itertools.chain(*works)), 2)
        assert [pair for pair in planned if not run.acts[pair]] == []


# The checks can fail


def add_a_card(state):
    state.put(FLOOR_ZONE, CRANE)


def lose_a_card(state):
    state.leave_deck()


def tell_of_two_where_there_is_one(state):
    state.zones[zone_of(0, HAND) + 1] = 2**BELL


def know_a_card_that_is_not_there(state):
    state.learn(state.knowledge_of(1, 0, HAND), TURTLE)


def know_less_than_a_bystander(state):
    state.learn(state.knowledge_of(0, int(state.seats), PICKUP), state.deck_card(0))


def leave_a_copy_at_an_opponent(state):
    state.first_copy = CRANE
    state.put(zone_of(1, LEFT), 54)


@pytest.mark.parametrize(
    "spoil",
    [
        add_a_card,
        lose_a_card,
        tell_of_two_where_there_is_one,
        know_a_card_that_is_not_there,
        know_less_than_a_bystander,
        leave_a_copy_at_an_opponent,
    ],
)
def test_a_spoiled_position_does_not_pass(spoil):
    state = table(hand="Bell", left="Crane", opponent={"hand": "Fan"}).state
    check(state)

    spoil(state)

    with pytest.raises(AssertionError):
        check(state)
