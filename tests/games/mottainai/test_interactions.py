"""A sample of the pairs of works; `make pairs` tries all 1,431 of them."""

import pytest

from games.mottainai import interactions
from sandtable.games.mottainai.works import NAMES

EVERY = 53  # the works of a sample meet about as often as each other


def test_there_are_1431_pairs():
    assert len(set(interactions.PAIRS)) == len(interactions.PAIRS) == 1431


def test_both_works_are_in_play_from_the_start():
    for number in range(4):
        state = interactions.start(NAMES.index("Crane"), NAMES.index("Turtle"), number)
        players = state.view(None)["players"]
        works = [work for player in players for work in player["left"] + player["right"]]
        assert sorted(works) == ["Crane", "Turtle"]


@pytest.mark.rule("MOT-74", "MOT-60")
@pytest.mark.parametrize(
    "pair", interactions.PAIRS[::EVERY], ids=lambda pair: f"{NAMES[pair[0]]}-{NAMES[pair[1]]}"
)
def test_pairs_of_works_play_together(pair):
    runs = list(interactions.games(pair, 4))

    assert all(run.reason for run in runs)


@pytest.mark.parametrize("card", range(54), ids=NAMES)
def test_every_work_plays_with_its_neighbor(card):
    assert interactions.play(card, (card + 1) % 54, card).acts > 0
