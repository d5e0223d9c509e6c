"""Players as words."""

import pytest

import sandtable
from sandtable import BadRequest, players
from sandtable.players import Budget, spec


@pytest.mark.parametrize(
    ("word", "meaning"),
    [
        ("random", ("random", 0, Budget(), ())),
        ("search@2000", ("search", 0, Budget(iterations=2000), ())),
        ("search@0.1s", ("search", 0, Budget(seconds=0.1), ())),
        ("search@10.5s", ("search", 0, Budget(seconds=10.5), ())),
        ("search@2000/0.5s", ("search", 0, Budget(0.5, 2000), ())),
        ("greedy~30", ("greedy", 30, Budget(), ())),
        (
            "search:scale=5,cutoff=0~2@10",
            ("search", 2, Budget(iterations=10), (("scale", 5.0), ("cutoff", 0.0))),
        ),
        ("level4~5@10", ("level4", 5, Budget(iterations=10), ())),
    ],
)
def test_a_word_is_a_name_slips_and_a_budget(word, meaning):
    assert spec.read(word) == meaning


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("", "'' is no player"),
        ("@200", "'@200' is no player"),
        ("search@", "is no budget"),
        ("search@fast", "'fast' in 'search@fast' is no budget"),
        ("search@200/", "is no budget"),
        ("search@/1s", "is no budget"),
        ("search@-3", "is no budget"),
        ("search@0", "would not think at all"),
        ("greedy~101", "more than 100"),
        ("search:scale", "is no player"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(word, sentence):
    with pytest.raises(BadRequest, match=sentence):
        spec.read(word)


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("greedy:scale=5", "only a search has settings, not 'greedy'"),
        ("search:depth=5", "no setting 'depth'; it has: cutoff, scale, exploration"),
    ],
)
def test_settings_are_those_of_a_search(word, sentence):
    with pytest.raises(BadRequest, match=sentence):
        players.make("mandala", word)


def test_a_setting_changes_how_a_search_thinks():
    game = sandtable.game("mandala")
    view = game.start(seed="settings").view(0)

    words = ("search:cutoff=0@300", "search:cutoff=9@300", "search:exploration=9@300")
    acts = {
        tuple(players.make("mandala", word).act(view, Budget(), seed) for seed in range(8)) for word in words
    }

    assert len(acts) == len(words)


def test_a_budget_of_its_own_is_only_ever_tightened():
    seen = []

    class Watcher:
        def act(self, view, budget, seed):
            seen.append(budget)
            return 0

    bound = spec.BoundPlayer(Watcher(), Budget(iterations=100))
    for budget in (Budget(), Budget(seconds=1.0), Budget(iterations=7), Budget(2.0, 500)):
        bound.act({}, budget, 0)

    assert seen == [Budget(None, 100), Budget(1.0, 100), Budget(None, 7), Budget(2.0, 100)]


def test_slips_are_as_frequent_as_they_say():
    class Zero:
        def act(self, view, budget, seed):
            return -1

    game = sandtable.game("patterns")
    state = game.start(seed="slips")
    slipping = players.slipping.SlippingPlayer(game, Zero(), 30)
    view = state.view(state.mover())

    acts = [slipping.act(view, Budget(), seed * 7919) for seed in range(1000)]

    assert 250 < sum(act != -1 for act in acts) < 350
