"""Promises about knowledge: what a view tells, what can be imagined from it, and what nobody learns."""

import json
import random
from dataclasses import asdict
from typing import Final

from sandtable.conformance.arrays import as_bytes
from sandtable.conformance.cases import Case
from sandtable.conformance.driver import MOST_ACTS, Moment, acts_to_try, shuffled, some_moments
from sandtable.core.chance import FastChance
from sandtable.core.errors import Unreadable
from sandtable.core.remedies import explained
from sandtable.core.state import State
from sandtable.core.view import View, show_outcome

REFUSALS_COMPARED: Final = 100
PAUSE_MS: Final = 200


def views_are_ready_for_json(case: Case) -> None:
    for moment in some_moments(case):
        for reader in case.readers():
            view = moment.state.view(reader)
            assert json.loads(json.dumps(view)) == view, f"not ready for JSON: {view}"
            assert view["game"] == case.game.name, f"a view of {view['game']!r}"
            assert view["seat"] == reader, f"{reader} gets the view of {view['seat']}"
            assert view["actors"] == moment.state.actors(), "the view tells others who may act"
            assert view["outcome"] == show_outcome(moment.state.outcome()), "the view tells another outcome"


def through_json(view: View) -> View:
    """A view as it arrives somewhere else."""
    arrived: View = json.loads(json.dumps(view))
    return arrived


def imagining_a_view_gives_it_back(case: Case) -> None:
    for moment in some_moments(case):
        for seat in range(case.seats):
            view = through_json(moment.state.view(seat))
            imagined = case.game.imagine(view, FastChance(moment.number))
            assert imagined.view(seat) == view, f"what seat {seat} imagines looks otherwise"
            assert imagined.legal(seat) == moment.state.legal(seat), f"seat {seat} imagines other acts"
            assert case.pieces.count(imagined) == case.pieces.count(moment.state), "other pieces are imagined"


def one_view_is_imagined_again_and_again(case: Case) -> None:
    """An imaginer's deals all fit its view, and none knows what was done with the one before."""
    chance = FastChance(5)
    for moment in some_moments(case, 8):
        for seat in range(case.seats):
            view = moment.state.view(seat)
            imaginer = case.game.imaginer(view)
            lines = set()
            for _ in range(4):
                imagined = imaginer.deal(chance)
                assert imagined.view(seat) == view, "a later deal does not fit the view"
                lines.add(repr(imagined))
                play_to_the_end(imagined, moment.at, chance)
            assert imaginer.is_uncertain() or len(lines) == 1, (
                "deals differ of which it is said to be certain"
            )


def imagined_games_can_be_played_to_the_end(case: Case) -> None:
    chance = FastChance(11)
    for moment in some_moments(case, 8):
        for seat in range(case.seats):
            imagined = case.game.imagine(moment.state.view(seat), chance)
            play_to_the_end(imagined, moment.at, chance)
            assert imagined.outcome() is not None, "an imagined game has no outcome"


def play_to_the_end(state: State, at: int, chance: FastChance) -> None:
    for _ in range(MOST_ACTS):
        actors, deadline = state.actors(), state.deadline()
        at += PAUSE_MS
        if deadline is not None and (not actors or at >= deadline):
            at = deadline
            state.tick(at)
        elif not actors:
            return
        else:
            seat = actors[chance.below(len(actors))]
            state.apply(seat, state.random_choice(seat, chance), at)
    raise AssertionError("an imagined game does not end")


def nobody_learns_what_is_hidden(case: Case) -> None:
    """What a reader receives stays the same, byte for byte, when all that it cannot know is dealt anew."""
    something_is_hidden = False
    for moment in some_moments(case, 16):
        line = repr(moment.state)
        for reader in case.readers():
            received = _received(case, moment, moment.state, reader)
            lines = _dealt_anew(case, moment, line, reader)
            for twin in [*map(case.game.read_position, lines), *_imagined(case, moment, reader)]:
                other = _received(case, moment, twin, reader)
                assert other == received, f"{reader} learns {_difference(received, other)}"
            something_is_hidden |= set(lines) != {line}
    assert something_is_hidden == case.game.nature.hidden, "the nature is not true, or nothing was dealt anew"


def _difference(one: str, other: str) -> str:
    """Where two texts part."""
    start = next(n for n, (a, b) in enumerate(zip(f"{one} ", f"{other} ", strict=False)) if a != b)
    begin = max(0, start - 60)
    return f"…{one[begin : start + 60]}… or …{other[begin : start + 60]}…"


def _dealt_anew(case: Case, moment: Moment, line: str, reader: int | None) -> list[str]:
    """By the test's own account of what is hidden."""
    chance = random.Random(f"{moment.number} {reader}")
    return [case.pieces.redeal(line, reader, chance) for _ in range(2)]


def _imagined(case: Case, moment: Moment, reader: int | None) -> list[State]:
    """By the game itself, from the view."""
    if reader is None:
        return []
    view = through_json(moment.state.view(reader))
    return [case.game.imagine(view, FastChance(seed)) for seed in range(2)]


def _received(case: Case, moment: Moment, state: State, reader: int | None) -> str:
    """Everything that reaches a reader in a position, as one text. A bystander knows no more than a seat."""
    views = [state.view(reader), state.view(None)]
    questions = [case.game.question(view) for view in views]
    parts: list[object] = [views, questions, _seen(moment, state, reader), case.game.draw(views[0])]
    if reader is not None:
        offers = [asdict(offer) for offer in state.offers(reader)]
        tried = shuffled(acts_to_try(case, moment))[:REFUSALS_COMPARED]
        parts += [offers, [_refusal(state, reader, action) for action in tried]]
        parts += [_meant(state, reader, target) for offer in offers for target in offer["targets"]]
        parts += [as_bytes(case, state, reader)]
    return json.dumps(parts)


def _refusal(state: State, seat: int, action: int) -> list[str]:
    refusal = explained(state, seat, action)
    return [] if refusal is None else [refusal.rule, refusal.text]


def _meant(state: State, seat: int, target: str) -> str:
    """What touching a target means; some are only touched together with others."""
    try:
        return state.write(state.game.meant(state, seat, target))
    except Unreadable as problem:
        return str(problem)


def _seen(moment: Moment, state: State, reader: int | None) -> dict[str, object]:
    """How the reader sees the act that was really played. Where it is impossible, it tells them apart rightly."""
    if moment.actor is None:
        return {}
    try:
        action = state.read(moment.state.write(moment.action))
    except Unreadable:
        action = -1
    if not state.is_legal(moment.actor, action):
        return asdict(moment.seen(reader))
    return asdict(state.game.seen(state, moment.actor, action, reader))


PROMISES: Final = (
    views_are_ready_for_json,
    imagining_a_view_gives_it_back,
    imagined_games_can_be_played_to_the_end,
    one_view_is_imagined_again_and_again,
    nobody_learns_what_is_hidden,
)
