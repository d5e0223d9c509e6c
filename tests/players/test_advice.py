"""Hints and reviews, computed from views and sent between processes."""

import pickle

import pytest

import sandtable
from players.patterns.verdict import verdict
from sandtable.core.log import Entry
from sandtable.core.record import Record, final_state
from sandtable.players import Budget, make
from sandtable.players.advice import act_by_act, adviser_of, carry, go_through, hints
from sandtable.players.advice.adviser import Weighed, is_lost, told_margin
from sandtable.players.search import comparing_search
from sandtable.players.search.guided import GuidedSearch
from sandtable.version import is_compiled

QUICK = Budget(iterations=200)


def in_the_middle(name, acts=12):
    game = sandtable.game(name)
    state = game.start(seats=max(2, game.min_seats), seed="advice")
    chance = sandtable.FastChance(5)
    for _ in range(acts):
        state.apply(state.mover(), state.random_choice(state.mover(), chance))
    return game, state


def short_game(seed="review"):
    game = sandtable.game("patterns")
    player = make("patterns", "greedy")
    state, record = game.start(seed=seed), Record("patterns", 2, {"start": "random"}, seed)
    while state.actors():
        seat = state.mover()
        action = player.act(state.view(seat), Budget(), len(record.entries))
        record.entries.append(Entry(seat, 0, game.write(state, action)))
        state.apply(seat, action)
    record.scores = state.outcome().scores
    return record, state


@pytest.mark.parametrize("name", ["patterns", "mandala", "mottainai"])
@pytest.mark.parametrize("acts", [0, 12, 25])
def test_hints_are_legal_acts_with_a_chance_and_a_reason(name, acts):
    game, state = in_the_middle(name, acts)
    seat = state.mover()

    found = hints(name, state.view(seat), QUICK, seed=1)

    assert len(found) == min(3, len(state.legal(seat)))
    assert len({hint.action for hint in found}) == len(found)
    for hint in found:
        assert hint.action in state.legal(seat)
        assert game.read(state, hint.act) == hint.action
        assert 0 <= hint.win_chance <= 1
        assert hint.text[0].isupper()
        assert hint.why[0] == hint.why[0].upper()


@pytest.mark.parametrize("name", ["mandala", "mottainai"])
def test_a_hint_depends_on_the_view_alone(name):
    game, state = in_the_middle(name, 14)
    seat = state.mover()
    view = state.view(seat)
    another = game.imagine(view, sandtable.FastChance(99))

    assert game.write_position(another) != game.write_position(state)
    assert hints(name, another.view(seat), QUICK, seed=2) == hints(name, view, QUICK, seed=2)


def test_the_first_hint_is_what_the_strongest_search_tries_most():
    game, state = in_the_middle("mandala")
    view = state.view(state.mover())
    search = comparing_search(game, view, sandtable.FastChance(9))
    search.run(QUICK)

    assert isinstance(search, GuidedSearch) == is_compiled()
    assert hints("mandala", view, QUICK, seed=9)[0].action == search.best_action()


def test_hints_for_patterns_are_as_good_as_alpha_beta():
    _, state = in_the_middle("patterns", 20)
    view = state.view(state.mover())
    deep = Budget(iterations=60_000)

    found = [hint.action for hint in hints("patterns", view, deep, seed=1)]

    assert make("patterns", "alphabeta").act(view, deep, 1) in found
    chances = [hint.win_chance for hint in hints("patterns", view, deep, seed=1)]
    assert chances == sorted(chances, reverse=True)


def test_an_ending_of_patterns_is_told_as_it_will_come_out():
    record, _ = short_game()
    record.entries = record.entries[:-6]
    state = final_state(record, sandtable.game("patterns"))
    exact = verdict(state, 10**6)

    best = hints("patterns", state.view(state.mover()), Budget(iterations=10**6), seed=1)[0]

    assert exact.exact
    assert best.verdict in (told_margin(exact.margin), told_margin(exact.margin, lost=True))
    assert best.win_chance == (1.0 if exact.margin > 0 else 0.5 if exact.margin == 0 else 0.0)


def test_verdicts_are_told_in_words():
    assert told_margin(3) == "wins by 3 with best play"
    assert told_margin(0) == "draws with best play"
    assert told_margin(-1) == "loses by 1 with best play"
    assert told_margin(-1, lost=True) == "loses by 1 whatever you do"
    assert told_margin(None) is None


def test_a_loss_is_certain_only_if_every_act_loses():
    lost, won = Weighed(1, 0.0, 0.0, -3), Weighed(2, 0.0, 1.0, 2)

    assert is_lost([lost, lost], legal=2)
    assert not is_lost([won, lost], legal=2)
    assert not is_lost([lost, lost], legal=3)
    assert not is_lost([lost, Weighed(3, 0.0, 0.1)], legal=2)


def test_a_game_without_an_adviser_says_so():
    assert adviser_of("nothing") is None
    with pytest.raises(sandtable.BadRequest):
        hints("nothing", {}, QUICK, seed=1)


def test_the_same_view_budget_and_seed_give_the_same_hints():
    _, state = in_the_middle("patterns")
    view = state.view(state.mover())

    assert hints("patterns", view, QUICK, seed=4) == hints("patterns", view, QUICK, seed=4)


def test_who_has_nothing_to_decide_gets_no_hints():
    _, state = in_the_middle("patterns")

    with pytest.raises(sandtable.BadRequest, match="nothing to decide"):
        hints("patterns", state.view(1 - state.mover()), QUICK, seed=1)


def test_a_review_has_every_act_its_chance_and_better_ones():
    record, _ = short_game()

    found = [told["en"] for told in act_by_act(adviser_of("patterns"), record, Budget(iterations=60))]

    assert [act.number for act in found] == list(range(1, len(record.entries) + 1))
    assert [act.act for act in found] == [entry.text for entry in record.entries]
    for act in found:
        assert act.chances[act.seat] == act.win_chance
        assert sum(act.chances) == pytest.approx(1)
        assert len(act.best) <= 3
        assert act.after_act <= act.win_chance
    assert any(act.best and act.best[0].act != act.act for act in found), "some act was not the best"


def test_a_review_can_go_on_where_it_stopped():
    record, _ = short_game()
    whole = [told["en"] for told in go_through("patterns", record.write(), 0.5)]

    stopped = whole[-4]
    again = go_through("patterns", record.write(), 0.5, stopped.number, stopped.chances)
    rest = [told["en"] for told in again]

    assert [act.number for act in whole] == list(range(1, len(record.entries) + 1))
    assert [act.number for act in rest] == [act.number for act in whole[-3:]]
    assert rest[-1].chances == whole[-1].chances


def test_a_review_is_sure_about_a_last_act():
    record, state = short_game()
    *_, told = act_by_act(adviser_of("patterns"), record, QUICK)
    last = told["en"]

    assert last.after_act == state.result(last.seat)


def test_a_review_is_told_in_every_language_with_the_same_figures():
    record, _ = short_game()

    for told in act_by_act(adviser_of("patterns"), record, QUICK):
        english, german = told["en"], told["de"]
        assert english._replace(text="", best=[], verdict=None) == german._replace(
            text="", best=[], verdict=None
        )
        assert english.text != german.text
        assert [hint.act for hint in english.best] == [hint.act for hint in german.best]
        assert all(a.why != b.why for a, b in zip(english.best, german.best, strict=True))


def test_advice_travels_between_processes():
    _, state = in_the_middle("patterns")
    seat = state.mover()
    work = (state.view(seat), state.legal(seat)[0], QUICK, 3)

    seen = adviser_of("patterns").review_act(*pickle.loads(pickle.dumps(work)))

    assert pickle.loads(pickle.dumps(seen)) == seen


def test_the_chances_of_all_seats_stay_a_whole():
    assert carry([0.25] * 4, 1, 0.4) == pytest.approx([0.2, 0.4, 0.2, 0.2])
    assert carry([0.0, 1.0], 1, 0.3) == pytest.approx([0.7, 0.3])
