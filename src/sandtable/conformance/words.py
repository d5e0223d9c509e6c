"""Promises about words: acts, positions and records as text, offers, and sentences for people."""

import functools
import json
import random
import re
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Final

from sandtable.conformance.cases import Case
from sandtable.conformance.driver import acts_to_try, moments, recorded, some_moments
from sandtable.conformance.play import everything
from sandtable.core import record as records
from sandtable.core.acts import Offer, Shown
from sandtable.core.errors import DamagedRecord, Unreadable
from sandtable.core.log import CLOCK
from sandtable.core.record import Record
from sandtable.core.sentences import MARK
from sandtable.core.view import View

NONSENSE: Final = ("", " ", "?", "nonsense", "pass the salt", "\N{DRAGON}")
NAME: Final = re.compile("[a-z][a-z0-9_]*")
NUMBERED: Final = re.compile(r"\b(player|seat) \d", re.IGNORECASE)


def it_says_what_it_is(case: Case) -> None:
    game = case.game
    assert NAME.fullmatch(game.name), f"{game.name!r} is no name: small letters, digits, underscores"
    assert game.title.strip(), "a game has a title"
    assert game.designers.strip(), "a game has designers"
    assert game.version >= 1, "the rules have a version, from 1 on"
    assert 1 <= game.min_seats <= game.max_seats, "a game is for somebody"
    assert game.rules, "a game has rules"
    assert all(text.strip() for text in game.rules.values()), "a rule is told"
    assert case.start().game is game, "a position knows its game"
    for option in game.options:
        assert option.default in option.choices, f"the default of {option.name} cannot be chosen"
        assert len(option.choices) > 1, f"{option.name} leaves no choice"
        assert str(option.text).endswith((".", "?")), f"{option.name} is not told in a sentence"


# Acts


def acts_are_written_and_read(case: Case) -> None:
    for moment in some_moments(case):
        state = moment.state
        for seat in state.actors():
            texts = {state.write(action): action for action in state.legal(seat)}
            assert len(texts) == len(state.legal(seat)), "two acts with one text"
            for text, action in texts.items():
                _check_line(text)
                assert state.read(text) == action, f"{text!r} is read as another act"
        for text in NONSENSE:
            _unreadable(state.read, text)
            _unreadable(functools.partial(case.game.meant, state, 0), text)


def _unreadable(read: Callable[[str], object], text: str) -> None:
    found = _tried(read, text)
    assert found is None, f"{text!r} is read as {found!r}"


def _tried(read: Callable[[str], object], text: str) -> object | None:
    """What a text is read as; None if it is Unreadable."""
    try:
        return read(text)
    except Unreadable:
        return None
    except Exception as crash:
        raise AssertionError(f"{text!r} is not Unreadable: {crash!r}") from crash


def every_legal_act_is_offered(case: Case) -> None:
    """Once, in words of its own, with what it touches, ready for JSON."""
    for moment in some_moments(case):
        state = moment.state
        for seat in range(case.seats):
            offers = state.offers(seat)
            written = [state.write(action) for action in state.legal(seat)]
            assert [offer.act for offer in offers] == written, "the offers are not the legal acts"
            labels = [offer.label for offer in offers]
            assert len(set(labels)) == len(labels), f"two acts in the same words: {sorted(labels)}"
            for offer in offers:
                _check_offer(case, offer)


def _check_offer(case: Case, offer: Offer) -> None:
    _check_shown(case, offer)
    assert offer.verb in [verb.name for verb in case.game.acts.verbs], f"{offer.verb!r} is no verb"
    begins = offer.label[:1].isupper() or MARK.match(offer.label)
    assert begins, f"a label begins like a sentence: {offer.label!r}"
    _check_sentence(case, offer.label)


def _check_shown(case: Case, act: Shown) -> None:
    assert json.loads(json.dumps(asdict(act))) == asdict(act), f"not ready for JSON: {act}"
    for text in (act.act, act.verb, *act.targets):
        _check_line(text)
    for part in act.parts.values():
        assert isinstance(part, str | int), f"{part!r} is neither a word nor a number"


def what_is_done_is_seen(case: Case) -> None:
    """By its own seat wholly, by others perhaps less, where anything is hidden."""
    for moment in some_moments(case):
        if moment.actor is None:
            continue
        whole = case.game.shown(moment.state, moment.actor, moment.action)
        assert moment.seen(moment.actor) == whole, "a seat does not see its own act"
        for reader in case.readers():
            seen = moment.seen(reader)
            _check_shown(case, seen)
            assert case.game.nature.hidden or seen == whole, "an act is hidden in an open game"


# Positions


def positions_are_written_and_read(case: Case) -> None:
    for moment in some_moments(case):
        state = moment.state
        line = case.game.write_position(state)
        assert repr(state) == line, "a position prints as its line"
        assert line == line.strip(), f"spaces around {line!r}"
        assert len(line.splitlines()) == 1, f"not one line: {line!r}"
        again = case.game.read_position(line)
        assert everything(case, again) == everything(case, state), "the line is read as another position"
        assert again.deadline() == state.deadline(), "the line is read with another deadline"
        assert again.outcome() == state.outcome(), "the line is read with another outcome"


def bad_positions_are_unreadable(case: Case) -> None:
    """Whatever is wrong with a line, the answer is a position or Unreadable, never a crash."""
    for text in NONSENSE:
        _unreadable(case.game.read_position, text)
    chance = random.Random(str(case))
    for moment in some_moments(case, 6):
        line = repr(moment.state)
        for _ in range(60):
            _tried(case.game.read_position, _damaged(line, chance))


def _damaged(line: str, chance: random.Random) -> str:
    start = chance.randrange(len(line))
    end = min(len(line), start + chance.choice((0, 1, 1, 1, 5)))
    return line[:start] + chance.choice(("", line[chance.randrange(len(line))], "9", "x", "-")) + line[end:]


# Records


def a_record_replays_to_the_same_game(case: Case) -> None:
    record = recorded(case)
    text = record.write()
    again = records.read(text)

    assert again.write() == text, "the record is read as another"
    assert (again.entries, again.rules) == (record.entries, case.game.version), "the record lost something"
    before = [repr(step.before) for step in records.replay(again, case.game)]
    last = repr(records.final_state(again, case.game))
    assert [*before, last] == [repr(moment.state) for moment in moments(case)], "it replays to another game"
    records.verify(text, lambda name: case.game)


def a_false_record_is_found_out(case: Case) -> None:
    true = recorded(case)
    first, *others = true.entries
    assert true.scores, "a finished game has points"
    for false in (
        replace(true, scores=(true.scores[0] + 1, *true.scores[1:])),
        replace(true, entries=[replace(first, seat=case.seats), *others]),
        replace(true, entries=[replace(first, text="?"), *others]),
    ):
        _check_found_out(case, false)


def _check_found_out(case: Case, false: Record) -> None:
    try:
        records.verify(false.write(), lambda name: case.game)
    except DamagedRecord:
        return
    raise AssertionError("a false record is taken for a true one")


# Sentences


def everything_is_told_in_sentences(case: Case) -> None:
    """Questions to every reader, and the log lines of all acts and ticks."""
    last: dict[int | None, tuple[View, int, Shown]] = {}
    for moment in moments(case):
        for reader in case.readers():
            view = moment.state.view(reader)
            _check_sentence(case, case.game.question(view))
            assert case.game.draw(view).strip(), "nothing is drawn"
            if reader in last:
                before, seat, act = last[reader]
                _check_sentence(case, case.game.tell(before, view, seat, act))
            last[reader] = view, CLOCK if moment.actor is None else moment.actor, moment.seen(reader)
        outcome = moment.state.outcome()
        if outcome:
            _check_sentence(case, outcome.reason)


def refusals_are_sentences(case: Case) -> None:
    for moment in some_moments(case, 8):
        for seat in range(case.seats):
            for action in acts_to_try(case, moment):
                refusal = moment.state.why_not(seat, action)
                if refusal:
                    _check_sentence(case, refusal.text)
                    assert refusal.text.endswith((".", "!", "?")), f"not a sentence: {refusal.text!r}"


def _check_sentence(case: Case, text: str) -> None:
    _check_line(text)
    assert not NUMBERED.search(text), f"a seat in a sentence is a mark like @1: {text!r}"
    for seat in MARK.findall(text):
        assert int(seat) < case.seats, f"there is no seat {seat}: {text!r}"


def _check_line(text: str) -> None:
    assert text, "nothing is said"
    assert text == " ".join(text.split()), f"not one line with single spaces: {text!r}"


PROMISES: Final = (
    it_says_what_it_is,
    acts_are_written_and_read,
    every_legal_act_is_offered,
    what_is_done_is_seen,
    positions_are_written_and_read,
    bad_positions_are_unreadable,
    a_record_replays_to_the_same_game,
    a_false_record_is_found_out,
    everything_is_told_in_sentences,
    refusals_are_sentences,
)
