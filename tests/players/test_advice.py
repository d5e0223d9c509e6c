"""Hints and reviews, computed from views and sent between processes."""

import pickle

import pytest

import sandtable
from sandtable.core.record import Entry, Record
from sandtable.players import Budget, make
from sandtable.players.advice import carry, hints, review, review_act

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


def test_hints_are_legal_acts_with_a_chance_and_a_reason():
    game, state = in_the_middle("patterns")
    seat = state.mover()

    found = hints("patterns", state.view(seat), QUICK, seed=1)

    assert len(found) == 3
    assert len({hint.action for hint in found}) == 3
    for hint in found:
        assert hint.action in state.legal(seat)
        assert game.read(state, hint.act) == hint.action
        assert 0 <= hint.win_chance <= 1
        assert any(word in hint.why for word in ("brings", "gives up", "keeps"))


def test_the_first_hint_is_what_the_search_would_play():
    _, state = in_the_middle("patterns")
    view = state.view(state.mover())

    first = hints("patterns", view, QUICK, seed=9)[0]

    assert first.action in {make("patterns", "uct").act(view, QUICK, seed) for seed in range(9, 30)}


def test_the_same_view_budget_and_seed_give_the_same_hints():
    _, state = in_the_middle("patterns")
    view = state.view(state.mover())

    assert hints("patterns", view, QUICK, seed=4) == hints("patterns", view, QUICK, seed=4)


def test_who_has_nothing_to_decide_gets_no_hints():
    _, state = in_the_middle("patterns")

    with pytest.raises(sandtable.BadRequest, match="nothing to decide"):
        hints("patterns", state.view(1 - state.mover()), QUICK, seed=1)


def test_a_review_has_every_act_its_chance_and_better_ones():
    record, state = short_game()
    told = []

    found = review("patterns", record, Budget(iterations=60), lambda done, total: told.append((done, total)))

    total = len(record.entries)
    assert told == [(n, total) for n in range(1, total + 1)]
    assert [act.act for act in found.acts] == [entry.text for entry in record.entries]
    assert found.results == [state.result(0), state.result(1)]
    for act in found.acts:
        assert act.chances[act.seat] == act.win_chance
        assert sum(act.chances) == pytest.approx(1)
        assert 1 <= len(act.best) <= 3


def test_a_review_is_sure_about_a_last_act():
    record, state = short_game()
    last = review("patterns", record, QUICK).acts[-1]

    assert last.after_act == state.result(last.seat)


def test_advice_travels_between_processes():
    _, state = in_the_middle("patterns")
    seat = state.mover()
    work = ("patterns", state.view(seat), state.legal(seat)[0], QUICK, 3)

    seen = review_act(*pickle.loads(pickle.dumps(work)))

    assert pickle.loads(pickle.dumps(seen)) == seen


def test_the_chances_of_all_seats_stay_a_whole():
    assert carry([0.25] * 4, 1, 0.4) == pytest.approx([0.2, 0.4, 0.2, 0.2])
    assert carry([0.0, 1.0], 1, 0.3) == pytest.approx([0.7, 0.3])
