"""Promises about acts: who may do what, what it changes, and how a game ends."""

import json
from typing import Final

from sandtable.conformance.cases import Case
from sandtable.conformance.driver import (
    Moment,
    acts_to_try,
    moments,
    recorded,
    replay,
    shuffled,
    some_moments,
)
from sandtable.core.chance import FastChance
from sandtable.core.errors import IllegalAction
from sandtable.core.outcome import Outcome
from sandtable.core.state import State

CHECKED_AT_ONCE: Final = 40
FEW: Final = 6  # so few acts are all drawn sooner or later


def same_seed_same_game(case: Case) -> None:
    first = [repr(moment.state) for moment in moments(case)]
    again = [repr(moment.state) for moment in moments(case)]

    assert first == again, "one seed gave two games"
    others = {repr(case.start(seed=f"another {n}")) for n in range(4)}
    assert len(others | {first[0]}) > 1, "every seed deals the same"


def random_play_ends(case: Case) -> None:
    *_, last = moments(case)

    state = last.state
    assert state.outcome() is not None, "the game did not end"
    assert state.actors() == [], f"{state.actors()} may act after the end"
    assert state.mover() == -1, f"{state.mover()} is on turn after the end"
    assert state.deadline() is None, "the clock runs after the end"
    assert all(state.legal(seat) == [] for seat in range(case.seats)), "something is legal after the end"


def an_outcome_only_at_the_end(case: Case) -> None:
    for moment in moments(case):
        outcome = moment.state.outcome()
        if moment.seat is not None:
            assert outcome is None, "somebody acts after the outcome"
            continue
        assert outcome is not None, "the game is over without an outcome"
        _check_outcome(case, outcome)
        shares = [moment.state.result(seat) for seat in range(case.seats)]
        sharing = [seat for seat, share in enumerate(shares) if share > 0]
        assert sharing == list(outcome.winners), f"{sharing} have a result, {outcome.winners} win"
        assert abs(sum(shares) - bool(outcome.winners)) < 1e-9, f"the results {shares} are not one win"


def _check_outcome(case: Case, outcome: Outcome) -> None:
    assert len(outcome.scores) == case.seats, f"{outcome.scores} are not the points of each seat"
    assert all(isinstance(score, int) for score in outcome.scores), f"{outcome.scores} are not all ints"
    winners = list(outcome.winners)
    assert winners == sorted(set(winners) & set(range(case.seats))), f"{winners} are not seats in order"
    assert winners or case.seats == 1, "only a game against oneself can be lost by all"
    assert outcome.reason.strip(), "an outcome has a reason"


def whoever_may_act_has_acts(case: Case) -> None:
    for moment in moments(case):
        state, actors = moment.state, moment.state.actors()
        assert actors == sorted(set(actors) & set(range(case.seats))), f"{actors} are not seats in order"
        assert state.mover() == (actors[0] if actors else -1), "the mover is the first who may act"
        able = [seat for seat in range(case.seats) if state.legal(seat)]
        assert actors == able, f"{actors} may act, but {able} have acts"


def lists_of_acts_are_in_order(case: Case) -> None:
    for moment in some_moments(case):
        for seat in range(case.seats):
            legal = moment.state.legal(seat)
            assert legal == sorted(set(legal)), f"not ascending, or twice: {legal}"
            assert legal == list(moment.state.choices(seat)), "choices and legal acts differ"
            assert all(0 <= action < case.game.action_count for action in legal), f"no such code: {legal}"
            tried = acts_to_try(case, moment)
            allowed = [action for action in tried if moment.state.is_legal(seat, action)]
            listed = set(legal)
            assert allowed == [action for action in tried if action in listed], "is_legal and legal differ"


def random_choices_are_legal(case: Case) -> None:
    chance = FastChance(7)
    for moment in some_moments(case):
        for seat in moment.state.actors():
            legal = set(moment.state.legal(seat))
            draws = 300 if len(legal) <= FEW else 30
            drawn = {moment.state.random_choice(seat, chance) for _ in range(draws)}
            assert drawn <= legal, f"{drawn - legal} are chosen, but not legal"
            assert len(legal) > FEW or drawn == legal, f"{legal - drawn} are never chosen"


def what_is_not_legal_is_refused(case: Case) -> None:
    for moment in some_moments(case, 8):
        for seat in range(case.seats):
            _refuses(case, moment, seat)


def _refuses(case: Case, moment: Moment, seat: int) -> None:
    """With the id of a rule and a sentence; and nothing changes."""
    state = moment.state
    legal = set(state.legal(seat))
    before, line = everything(case, state), repr(state)
    for number, action in enumerate(shuffled(acts_to_try(case, moment))):
        refusal = state.why_not(seat, action)
        assert (refusal is None) == (action in legal), f"act {action}: {refusal}"
        if refusal is None:
            continue
        assert refusal.rule in case.game.rules, f"{refusal.rule} is no rule of {case.game.name}"
        assert _refused(state, seat, action, moment.at) == (refusal.rule, refusal.text), "two refusals"
        if number < CHECKED_AT_ONCE:
            assert repr(state) == line, "a refused act changed the position"
    assert everything(case, state) == before, "a refused act changed what can be seen or done"


def _refused(state: State, seat: int, action: int, at: int) -> tuple[str, str]:
    try:
        state.apply(seat, action, at)
    except IllegalAction as refused:
        return refused.rule, refused.text
    raise AssertionError(f"act {action} of seat {seat} is not legal, but it is not refused")


def who_may_not_act_is_refused(case: Case) -> None:
    for moment in some_moments(case):
        actors = moment.state.actors()
        acts = [action for seat in actors for action in moment.state.legal(seat)][:100] or [0]
        for seat in set(range(case.seats)) - set(actors):
            assert moment.state.legal(seat) == [], f"seat {seat} may not act, but has acts"
            for action in acts:
                _refused(moment.state.copy(), seat, action, moment.at)


def copies_are_independent(case: Case) -> None:
    entries = recorded(case).entries
    *_, last = moments(case)
    end = everything(case, last.state)
    for moment in some_moments(case, 8):
        before = everything(case, moment.state)
        twin = moment.state.copy()
        assert everything(case, twin) == before, "the copy is another position"
        replay(twin, entries[moment.number :])
        assert everything(case, twin) == end, "the copy went another way"
        assert everything(case, moment.state) == before, "the copy changed its original"


def everything(case: Case, state: State) -> str:
    """A position as its line, with all that everybody may see and do there."""
    views = [state.view(reader) for reader in case.readers()]
    legal = [state.legal(seat) for seat in range(case.seats)]
    return json.dumps([repr(state), views, legal])


def pieces_are_conserved(case: Case) -> None:
    counts = {json.dumps(case.pieces.count(moment.state), sort_keys=True) for moment in moments(case)}

    assert len(counts) == 1, f"pieces come or go: {sorted(counts)}"
    assert sum(json.loads(counts.pop()).values()) > 0, "no pieces are counted"


def its_nature_is_told_truly(case: Case) -> None:
    """Whether seats act at once, whether a clock runs, whether chance comes after the deal.

    Whether something is hidden is asked where secrets are.
    """
    nature = case.game.nature
    for moment in moments(case):
        actors = moment.state.actors()
        assert nature.at_once or len(actors) <= 1, f"{actors} act at once in a game of turns"
        assert nature.clock or moment.state.deadline() is None, "a clock runs in a game without one"
    assert nature.clock or not case.game.hides_time(dict(case.options)), "there is no clock to hide"
    if not nature.chance:
        _goes_by_its_acts_alone(case)


def _goes_by_its_acts_alone(case: Case) -> None:
    entries = recorded(case).entries
    *_, last = moments(case)
    for moment in some_moments(case, 8):
        twin = case.game.read_position(repr(moment.state))
        replay(twin, entries[moment.number :])
        assert repr(twin) == repr(last.state), "chance comes after the deal in a game that denies it"


PROMISES: Final = (
    same_seed_same_game,
    random_play_ends,
    an_outcome_only_at_the_end,
    whoever_may_act_has_acts,
    lists_of_acts_are_in_order,
    random_choices_are_legal,
    what_is_not_legal_is_refused,
    who_may_not_act_is_refused,
    copies_are_independent,
    pieces_are_conserved,
    its_nature_is_told_truly,
)
