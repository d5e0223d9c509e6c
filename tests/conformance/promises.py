"""What every game promises, one function a promise. Each takes a case and plays a random game of it.

That each of these can fail is shown in `test_promises_can_be_broken.py`.
"""

import contextlib
import json
import random
from dataclasses import asdict, replace
from typing import Any

import pytest

from conformance.driver import CLOCK, Case, Step, recorded, some_steps, steps
from sandtable import DamagedRecord, FastChance, IllegalAction, Refusal, Unreadable

MOST_ACTS_TRIED = 250
CHECKED_AT_ONCE = 40
NONSENSE = ("", " ", "?", "nonsense", "pass the salt", "\N{DRAGON}")


def same_seed_same_game(case: Case) -> None:
    first = [case.game.write_position(step.state) for step in steps(case)]
    again = [case.game.write_position(step.state) for step in steps(case)]

    assert first == again
    others = {case.game.write_position(case.start(seed=f"another {n}")) for n in range(4)}
    assert len(others | {first[0]}) > 1, "every seed deals the same"


def random_play_ends(case: Case) -> None:
    *_, last = steps(case)

    assert last.state.outcome() is not None
    assert last.state.actors() == []
    assert last.state.mover() == -1
    assert last.state.deadline() is None
    assert all(last.state.legal(seat) == [] for seat in range(case.seats))


def an_outcome_only_at_the_end(case: Case) -> None:
    for step in steps(case):
        outcome = step.state.outcome()
        if step.seat is not None:
            assert outcome is None
            continue
        assert len(outcome.scores) == case.seats
        assert all(isinstance(score, int) for score in outcome.scores)
        assert list(outcome.winners) == sorted(set(outcome.winners) & set(range(case.seats)))
        assert outcome.winners or case.seats == 1, "only a game against oneself can be lost by all"
        assert outcome.reason.strip()
        shares = [step.state.result(seat) for seat in range(case.seats)]
        assert [seat for seat, share in enumerate(shares) if share > 0] == list(outcome.winners)
        assert sum(shares) == pytest.approx(1 if outcome.winners else 0)


def whoever_may_act_has_acts(case: Case) -> None:
    for step in steps(case):
        state = step.state
        actors = state.actors()
        assert actors == sorted(set(actors) & set(range(case.seats)))
        assert state.mover() == (actors[0] if actors else -1)
        assert actors == [seat for seat in range(case.seats) if state.legal(seat)]


def lists_of_acts_are_in_order(case: Case) -> None:
    for step in some_steps(case):
        for seat in range(case.seats):
            legal = step.state.legal(seat)
            assert legal == sorted(set(legal)), "ascending, nothing twice"
            assert legal == list(step.state.choices(seat))
            assert all(0 <= action < case.game.action_count for action in legal)
            tried = _acts_to_try(case, step)
            assert [a for a in tried if step.state.is_legal(seat, a)] == [a for a in tried if a in set(legal)]


def random_choices_are_legal(case: Case) -> None:
    chance = FastChance(7)
    for step in some_steps(case):
        for seat in step.state.actors():
            legal = set(step.state.legal(seat))
            draws = 300 if len(legal) <= 6 else 30
            drawn = {step.state.random_choice(seat, chance) for _ in range(draws)}
            assert drawn <= legal
            assert len(legal) > 6 or drawn == legal, "an act is never chosen"


def what_is_not_legal_is_refused(case: Case) -> None:
    for step in some_steps(case, 8):
        for seat in range(case.seats):
            _refuses(case, step, seat)


def _refuses(case: Case, step: Step, seat: int) -> None:
    """With the id of a rule and a sentence; and nothing changes."""
    state = step.state
    legal = set(state.legal(seat))
    before, line = _everything(case, state), case.game.write_position(state)
    for number, action in enumerate(_shuffled(_acts_to_try(case, step))):
        refusal = state.why_not(seat, action)
        assert (refusal is None) == (action in legal), f"act {action}: {refusal}"
        if refusal is None:
            continue
        _check_refusal(case, refusal)
        with pytest.raises(IllegalAction) as refused:
            state.apply(seat, action, step.at)
        assert (refused.value.rule, refused.value.text) == (refusal.rule, refusal.text)
        if number < CHECKED_AT_ONCE:
            assert case.game.write_position(state) == line, "a refused act changed the position"
    assert _everything(case, state) == before, "a refused act changed what can be seen or done"


def _check_refusal(case: Case, refusal: Refusal) -> None:
    assert refusal.rule in case.game.rules, f"{refusal.rule} is no rule of {case.game.name}"
    assert refusal.text == refusal.text.strip()
    assert refusal.text.endswith((".", "!", "?")), f"not a sentence: {refusal.text!r}"


def _acts_to_try(case: Case, step: Step) -> list[int]:
    """All acts where there are few; else those of all seats and a sample. And two that do not exist."""
    count = case.game.action_count
    if count <= MOST_ACTS_TRIED:
        return list(range(-1, count + 1))
    sample = random.Random(step.number).sample(range(count), MOST_ACTS_TRIED)
    offered = [action for seat in range(case.seats) for action in step.state.legal(seat)]
    return sorted({-1, count, *sample, *offered[:MOST_ACTS_TRIED]})


def _shuffled(acts: list[int]) -> list[int]:
    return random.Random(len(acts)).sample(acts, len(acts))


def who_may_not_act_is_refused(case: Case) -> None:
    for step in some_steps(case):
        actors = step.state.actors()
        acts = [action for seat in actors for action in step.state.legal(seat)][:100] or [0]
        for seat in set(range(case.seats)) - set(actors):
            assert step.state.legal(seat) == []
            for action in acts:
                with pytest.raises(IllegalAction):
                    step.state.copy().apply(seat, action, step.at)


def copies_are_independent(case: Case) -> None:
    entries = recorded(case).entries
    *_, last = steps(case)
    end = _everything(case, last.state)
    for step in some_steps(case, 8):
        before = _everything(case, step.state)
        twin = step.state.copy()
        assert _everything(case, twin) == before
        for entry in entries[step.number :]:
            case.records.play(case.game, twin, entry)
        assert _everything(case, twin) == end, "the copy went another way"
        assert _everything(case, step.state) == before, "the copy changed its original"


def acts_are_written_and_read(case: Case) -> None:
    for step in some_steps(case):
        for seat in step.state.actors():
            texts = {case.game.write(step.state, action): action for action in step.state.legal(seat)}
            assert len(texts) == len(step.state.legal(seat)), "two acts with one text"
            for text, action in texts.items():
                assert text, "an act without text"
                assert text == " ".join(text.split()), f"one line, single spaces: {text!r}"
                assert case.game.read(step.state, text) == action
        for text in NONSENSE:
            with pytest.raises(Unreadable):
                case.game.read(step.state, text)
            with pytest.raises(Unreadable):
                case.game.meant(step.state, 0, text)


def positions_are_written_and_read(case: Case) -> None:
    for step in some_steps(case):
        line = case.game.write_position(step.state)
        assert line == line.strip()
        assert len(line.splitlines()) == 1
        again = case.game.read_position(line)
        assert _everything(case, again) == _everything(case, step.state)
        assert again.deadline() == step.state.deadline()
        assert again.outcome() == step.state.outcome()


def bad_positions_are_unreadable(case: Case) -> None:
    """Whatever is wrong with a line, the answer is a position or Unreadable, never a crash."""
    for text in NONSENSE:
        with pytest.raises(Unreadable):
            case.game.read_position(text)
    chance = random.Random(str(case))
    for step in some_steps(case, 6):
        line = case.game.write_position(step.state)
        for damaged in [_damaged(line, chance) for _ in range(60)]:
            with contextlib.suppress(Unreadable):
                case.game.read_position(damaged)


def _damaged(line: str, chance: random.Random) -> str:
    start = chance.randrange(len(line))
    end = min(len(line), start + chance.choice((0, 1, 1, 1, 5)))
    return line[:start] + chance.choice(("", line[chance.randrange(len(line))], "9", "x", "-")) + line[end:]


def a_record_replays_to_the_same_game(case: Case) -> None:
    record = recorded(case)
    text = record.write()
    again = case.records.read(text)

    assert again.write() == text
    assert list(map(asdict, again.entries)) == list(map(asdict, record.entries))
    replayed = [case.game.write_position(state) for state in case.records.replay(again, case.game)]
    assert replayed == [case.game.write_position(step.state) for step in steps(case)]
    case.records.verify(text, lambda name: case.game)


def a_false_record_is_found_out(case: Case) -> None:
    true = recorded(case)
    first, *others = true.entries
    for false in (
        replace(true, scores=(true.scores[0] + 1, *true.scores[1:])),
        replace(true, entries=[replace(first, seat=case.seats), *others]),
        replace(true, entries=[replace(first, text="?"), *others]),
    ):
        with pytest.raises(DamagedRecord):
            case.records.verify(false.write(), lambda name: case.game)


def pieces_are_conserved(case: Case) -> None:
    counts = {json.dumps(case.pieces.count(step.state), sort_keys=True) for step in steps(case)}

    assert len(counts) == 1, sorted(counts)
    assert sum(json.loads(counts.pop()).values()) > 0


def views_are_ready_for_json(case: Case) -> None:
    for step in some_steps(case):
        outcome = step.state.outcome()
        told = outcome and {
            "scores": list(outcome.scores),
            "winners": list(outcome.winners),
            "reason": outcome.reason,
        }
        for reader in case.readers():
            view = step.state.view(reader)
            assert json.loads(json.dumps(view)) == view
            assert view["game"] == case.game.name
            assert view["seat"] == reader
            assert view["actors"] == step.state.actors()
            assert view["outcome"] == told


def imagining_a_view_gives_it_back(case: Case) -> None:
    for step in some_steps(case):
        for seat in range(case.seats):
            view = json.loads(json.dumps(step.state.view(seat)))
            imagined = case.game.imagine(view, FastChance(step.number))
            assert imagined.view(seat) == view
            assert imagined.legal(seat) == step.state.legal(seat)
            assert case.pieces.count(imagined) == case.pieces.count(step.state)


def one_view_is_imagined_again_and_again(case: Case) -> None:
    """An imaginer's deals all fit its view, and none knows what was done with the one before."""
    chance = FastChance(5)
    for step in some_steps(case, 8):
        for seat in range(case.seats):
            view = step.state.view(seat)
            imaginer = case.game.imaginer(view)
            lines = set()
            for _ in range(4):
                imagined = imaginer.deal(chance)
                assert imagined.view(seat) == view
                lines.add(case.game.write_position(imagined))
                _play_to_the_end(imagined, step.at, chance)
            assert imaginer.is_uncertain() or len(lines) == 1


def imagined_games_can_be_played_to_the_end(case: Case) -> None:
    chance = FastChance(11)
    for step in some_steps(case, 8):
        for seat in range(case.seats):
            imagined = case.game.imagine(step.state.view(seat), chance)
            _play_to_the_end(imagined, step.at, chance)
            assert imagined.outcome() is not None


def _play_to_the_end(state: Any, at: int, chance: FastChance) -> None:
    for _ in range(20_000):
        seat = state.mover()
        deadline = state.deadline()
        at += 200
        if deadline is not None and (seat < 0 or at >= deadline):
            at = deadline
            state.tick(at)
        elif seat < 0:
            return
        else:
            actors = state.actors()
            seat = actors[chance.below(len(actors))]
            state.apply(seat, state.random_choice(seat, chance), at)
    raise AssertionError("an imagined game does not end")


def nobody_learns_what_is_hidden(case: Case) -> None:
    """What a reader receives stays the same, byte for byte, when all that it cannot know is dealt anew."""
    something_is_hidden = False
    for step in some_steps(case, 16):
        line = case.game.write_position(step.state)
        for reader in case.readers():
            received = _received(case, step, step.state, reader)
            lines = _dealt_anew(case, step, line, reader)
            for twin in [*map(case.game.read_position, lines), *_imagined(case, step, reader)]:
                assert _received(case, step, twin, reader) == received, f"reader {reader}, step {step.number}"
            something_is_hidden |= set(lines) != {line}
    assert something_is_hidden != case.pieces.ALL_OPEN, "ALL_OPEN is not true, or nothing was dealt anew"


def _dealt_anew(case: Case, step: Step, line: str, reader: int | None) -> list[str]:
    """By the test's own account of what is hidden."""
    chance = random.Random(f"{step.number} {reader}")
    return [case.pieces.redeal(line, reader, chance) for _ in range(2)]


def _imagined(case: Case, step: Step, reader: int | None) -> list[Any]:
    """By the game itself, from the view."""
    if reader is None:
        return []
    view = json.loads(json.dumps(step.state.view(reader)))
    return [case.game.imagine(view, FastChance(seed)) for seed in range(2)]


def _received(case: Case, step: Step, state: Any, reader: int | None) -> str:
    """Everything that reaches a reader in a position, as one text. A bystander knows no more than a seat."""
    views = [state.view(reader), state.view(None)]
    parts: list[Any] = [views, [case.game.question(view) for view in views], _seen(case, step, state, reader)]
    parts.append(case.game.draw(views[0]))
    if reader is not None:
        parts.append([case.game.write(state, action) for action in state.legal(reader)])
        parts.append(
            [_refusal(state, reader, action) for action in _shuffled(_acts_to_try(case, step))[:100]]
        )
    return json.dumps(parts)


def _refusal(state: Any, seat: int, action: int) -> list[str]:
    refusal = state.why_not(seat, action)
    return [] if refusal is None else [refusal.rule, refusal.text]


def _seen(case: Case, step: Step, state: Any, reader: int | None) -> str:
    """How the reader sees the act that was really played. Where it is impossible, it tells them apart rightly."""
    if not _is_act(step):
        return ""
    text = case.game.write(step.state, step.action)
    try:
        action = case.game.read(state, text)
    except Unreadable:
        action = -1
    if not state.is_legal(step.seat, action):
        return _seen(case, step, step.state, reader)
    return str(case.game.seen(state, step.seat, action, reader))


def _is_act(step: Step) -> bool:
    return step.seat is not None and step.seat != CLOCK


def everything_is_told_in_sentences(case: Case) -> None:
    told: dict[int | None, tuple[Any, int, str]] = {}
    for step in steps(case):
        for reader in case.readers():
            view = step.state.view(reader)
            _check_sentence(case.game.question(view))
            assert case.game.draw(view).strip()
            if reader in told:
                before, seat, act = told.pop(reader)
                _check_sentence(act)
                _check_sentence(case.game.tell(before, view, seat, act))
            if _is_act(step):
                told[reader] = (view, step.seat, case.game.seen(step.state, step.seat, step.action, reader))


def _check_sentence(text: str) -> None:
    assert text
    assert text == " ".join(text.split()), "one line, single spaces"


def _everything(case: Case, state: Any) -> str:
    """A position as its line, with all that everybody may see and do there."""
    views = [state.view(reader) for reader in case.readers()]
    legal = [state.legal(seat) for seat in range(case.seats)]
    return json.dumps([case.game.write_position(state), views, legal])


ALL = (
    same_seed_same_game,
    random_play_ends,
    an_outcome_only_at_the_end,
    whoever_may_act_has_acts,
    lists_of_acts_are_in_order,
    random_choices_are_legal,
    what_is_not_legal_is_refused,
    who_may_not_act_is_refused,
    copies_are_independent,
    acts_are_written_and_read,
    positions_are_written_and_read,
    bad_positions_are_unreadable,
    a_record_replays_to_the_same_game,
    a_false_record_is_found_out,
    pieces_are_conserved,
    views_are_ready_for_json,
    imagining_a_view_gives_it_back,
    imagined_games_can_be_played_to_the_end,
    one_view_is_imagined_again_and_again,
    nobody_learns_what_is_hidden,
    everything_is_told_in_sentences,
)
