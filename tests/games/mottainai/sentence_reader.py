"""A reader who knows the rules and believes nothing: are log lines, questions, offers, refusals and reasons true?

Whole games are played by the library and by the slow rules. Each log line, each question and why a task has so many
actions are read for every seat and for a bystander, offers for every seat, and refusals for acts that are forbidden;
what they say is held against the slow rules alone. The phrases stand in `phrases`, what they claim in `truths`.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from games.mottainai.lockstep import MottainaiPair, begin, choose
from games.mottainai.phrases import (
    BECAUSE,
    LABELS,
    LEADS,
    LINE_END,
    LINES,
    OVER,
    REASONS,
    REFUSALS,
    WAITING,
    WAYS,
    WORDS,
    Lead,
    Line,
)
from games.mottainai.positions import GAME
from games.mottainai.slow_pieces import WINGS
from games.mottainai.slow_rules import SlowMottainai
from games.mottainai.truths import Truths, Words, named_cards, old_spelling, way
from sandtable.games.mottainai.acts import DONE

REFUSALS_A_POSITION = 2  # with a card, and without
OPEN_PLACES = ("floor", "workplace", "sales", "assistants", *WINGS)
Views = dict[int | None, Any]
Twist = Callable[[str], str]


class Fault(NamedTuple):
    """A sentence that is not true, or not all of the truth."""

    kind: str
    sentence: str
    truth: Any
    reader: int | None
    game: str
    act: str
    position: str

    def __str__(self) -> str:
        return (
            f"{self.kind}: “{self.sentence}”, but {self.truth}; to {self.reader} in {self.game}, "
            f"“{self.act}” in\n    {self.position}"
        )


@cache
def pattern(phrase: str, end: str = "") -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", phrase)
    named = [f"(?P<{part}>{WORDS[part]})" if n % 2 else re.escape(part) for n, part in enumerate(parts)]
    return re.compile("".join(named) + end)


def understood(text: str, phrases: Iterable[Any], end: str = "") -> tuple[Any, Words]:
    """The phrase that a text is, with what may follow it, and its words."""
    for phrase in phrases:
        found = pattern(phrase.phrase, end).fullmatch(text)
        if found:
            return phrase, {key: old_spelling(word) for key, word in found.groupdict().items() if word}
    return None, {}


def parted(sentence: str) -> tuple[str, str, str]:
    """A question as what leads to it, its ways, and the work that asks."""
    found = re.fullmatch(f"(?P<rest>.*?){BECAUSE}", sentence)
    assert found
    lead, colon, told = found["rest"].rpartition(": ")
    if not colon:
        told = told[0].lower() + told[1:]
    return lead, told, found["cause"] or ""


def without_wing(act: str) -> str:
    """In which wing a work stands that is used, the log does not tell."""
    return re.sub("^(use .*) (left|right)$", r"\1", act)


def ways_in(told: str) -> list[tuple[Any, Words]] | None:
    """The ways that are listed, with their words; None where one is not understood."""
    if not told:
        return []
    for phrase in WAYS:
        found = pattern(phrase.phrase, "(?:, or |, |$)").match(told)
        rest = ways_in(told[found.end() :]) if found else None
        if found and rest is not None:
            words = {key: old_spelling(word) for key, word in found.groupdict().items()}
            return [(phrase, words), *rest]
    return None


class Reader(Truths):
    """Holds sentences against a position of the slow rules."""

    def __init__(self, slow: SlowMottainai) -> None:
        super().__init__(slow)
        self.faults: list[tuple[str, str, Any]] = []  # kind, sentence, truth

    def wrong(self, kind: str, sentence: str, truth: Any) -> None:
        self.faults.append((kind, sentence, truth))

    def check(self, holds: str, words: Words, kind: str, sentence: str, act: str = "") -> None:
        """One of the truths, named by the phrase."""
        if holds and not getattr(self, holds)(words, act):
            self.wrong(f"{kind} ({holds.replace('_', ' ')})", sentence, self.about)

    # Log lines

    def read_line(self, line: str, act: str, own: bool) -> None:
        """A log line, after the act."""
        found, words = understood(line, LINES, LINE_END)
        if found is None:
            self.wrong("log: not understood", line, act)
            return
        told, done = found.act.format(**words), old_spelling(act)
        if done != told and (told, way(act)) != ("return", "return") and without_wing(done) != told:
            self.wrong("log: another act", line, act)
        self.check(found.holds, words, "log: not so", line, act)
        self.read_moves(line, found, words, act, own)
        self.read_turned(line, words, act)
        self.read_drawn(line, words)
        if words.get("reason", "") != self.slow.over:
            self.wrong("log: another end", line, self.slow.over)

    def read_moves(self, line: str, found: Line, words: Words, act: str, own: bool) -> None:
        seat, moves = self.me.seat, self.slow.moves
        places = {(card, target.where) for card, _, target in moves if target.owner in (seat, -1)}
        if found.to and "card" in words and (words["card"], found.to) not in places:
            self.wrong("log: another place", line, places)
        self.read_cause("log", line, words)
        if act.startswith("return ") and not own and "card" in words and self.is_secret(act):
            self.wrong("log: tells a secret", line, act)

    def read_turned(self, line: str, words: Words, act: str) -> None:
        """Cards that everybody saw by this act, and no others."""
        opened = [
            card
            for card, source, target in self.slow.moves
            if source.where == "deck" and target.where in OPEN_PLACES
        ]
        seen = sorted(card for card in self.slow.revealed + opened if card not in self.seen_before)
        told = named_cards(words.get("turned", "")) or ([words["card"]] if act == "top" else [])
        if sorted(told) != seen:
            self.wrong("log: other cards were turned up", line, seen)

    def read_drawn(self, line: str, words: Words) -> None:
        drawn = sum(
            source.where == "deck" and target.where == "pickup" for _, source, target in self.slow.moves
        )
        told = words.get("drawn", "0").replace("a card", "1").partition(" ")[0]
        if int(told) != drawn:
            self.wrong("log: another number was drawn", line, drawn)
        if self.using == "Jar":
            self.read_gifts(line, words)

    def read_gifts(self, line: str, words: Words) -> None:
        """How many cards came from whom."""
        owners = [
            source.owner for _, source, target in self.slow.moves if (source.where, target.where) == GIVEN
        ]
        told = words.get("got", "")
        by_seat = {int(seat): int(number) for number, seat in re.findall(r"(\d+) from @(\d)", told)}
        total = re.match(r"(\d+) cards|(a) card", told)
        number = 0 if not total else int(total[1] or 1)
        if not by_seat and (only := re.search(r" from @(\d)", told)):
            by_seat = {int(only[1]): number}
        if number != len(owners) or by_seat != {seat: owners.count(seat) for seat in owners}:
            self.wrong("log: other gifts", line, owners)

    # Questions

    def read_question(self, text: str, reader: int | None) -> None:
        sentence = text.removesuffix(".")
        if self.slow.over:
            found, words = understood(sentence, [OVER])
            if not found or words["reason"] != self.slow.over:
                self.wrong("question: another end", text, self.slow.over)
        elif reader == self.me.seat:
            self.read_own_question("question", text)
        else:
            found, words = understood(sentence, WAITING)
            self.read_phrase("question", text, found, words)
            if found and int(words["player"]) != self.me.seat:
                self.wrong("question: another player", text, self.me.seat)

    def read_own_question(self, kind: str, text: str) -> None:
        """What leads to it, and all the ways to answer."""
        lead, told, cause = parted(text.removesuffix("."))
        found, words = understood(lead, LEADS) if lead else (Lead(""), {})
        ways = ways_in(told)
        if ways is None:
            self.wrong(f"{kind}: not understood", text, told)
            return
        for phrase, more in ways:
            self.check(phrase.holds, words | more, f"{kind}: not so", text)
            words |= more
        self.read_phrase(kind, text, found, words | ({"cause": cause} if cause else {}))
        self.compare_ways(kind, text, {phrase.way for phrase, _ in ways})

    def read_phrase(self, kind: str, text: str, found: Lead | None, words: Words, act: str = "") -> None:
        if found is None:
            self.wrong(f"{kind}: not understood", text, self.legal[:9])
            return
        self.read_cause(kind, text, words)
        self.check(found.holds, words, f"{kind}: not so", text, act)

    def read_cause(self, kind: str, text: str, words: Words) -> None:
        """A work that is used, that binds who performs the task, or that pays."""
        works = [*self.causes, *self.restricting(), *["Crane"] * self.me.has("Crane")]
        if "cause" in words and words["cause"] not in works:
            self.wrong(f"{kind}: another cause", text, works)

    def compare_ways(self, kind: str, text: str, told: set[str]) -> None:
        legal = {way(act) for act in self.legal}
        if told - legal:
            self.wrong(f"{kind}: speaks of what cannot be done", text, sorted(told - legal))
        if legal - told:
            self.wrong(f"{kind}: leaves out what can be done", text, sorted(legal - told))

    def read_subject(self, subject: str | None) -> None:
        """The card that a view says the question is about."""
        if subject and old_spelling(subject) != self.about.get("subject"):
            self.wrong("view: another subject", subject, self.about.get("subject"))

    # Offers

    def read_offers(self, labels: dict[str, str]) -> None:
        """What each button says, by its act: every legal act has one, and nothing else."""
        if sorted(map(old_spelling, labels)) != sorted(self.legal):
            self.wrong("offers: other acts", ", ".join(labels), self.legal)
        for act, label in labels.items():
            found, words = understood(label, LABELS)
            if found is None:
                self.wrong("offer: not understood", label, act)
                continue
            if found.act.format(**words) != old_spelling(act):
                self.wrong("offer: another act", label, act)
            self.check(found.holds, words, "offer: not so", label, act)

    # Reasons

    def read_reasons(self, reasons: list[str]) -> None:
        """Why the task under way has so many actions: each reason is true, and none is missing."""
        for reason in reasons:
            found, words = understood(reason, REASONS)
            self.read_phrase("reason", reason, found, words)
        counted = self.slow.counted
        told = sum(int(reason.split()[0]) for reason in reasons) or 1
        if told != 1 + counted.get("helped", 0) + counted.get("more", 0):
            self.wrong("reasons: another number", ", ".join(reasons), counted)

    # Refusals

    def read_refusal(self, text: str, seat: int, act: str) -> None:
        """A reason, or the question that comes first."""
        found, words = understood(text.removesuffix("."), REFUSALS)
        if found:
            self.read_phrase("refusal", text, found, words | {"seat": str(seat)}, act)
        elif seat == self.me.seat:
            self.read_own_question("refusal", text)
        else:
            self.wrong("refusal: not understood", text, act)


GIVEN = ("hand", "pickup")
NO_TASK: dict[str, list[str]] = {"reasons": []}


# Reading games


def as_it_is(sentence: str) -> str:
    return sentence


def read_game(seed: int, number: int, twist: Twist = as_it_is) -> Iterator[Fault]:
    """Every sentence of a game, for every reader; a twist makes lies of them."""
    chance = Random(f"sentences {seed} {number}")
    pair = begin(seed, number, chance, SlowMottainai)
    reader = Reader(pair.slow)
    readers = [*pair.seats(), None]
    while True:
        views = {one: pair.state.view(one) for one in readers}
        yield from read_position(pair, reader, views, chance, twist)
        if pair.slow.over:
            return
        act = choose(pair.slow.legal(), 3.0, chance)
        yield from read_act(pair, reader, views, act, twist)


def read_position(
    pair: MottainaiPair, reader: Reader, views: Views, chance: Random, twist: Twist
) -> Iterator[Fault]:
    assert pair.slow.legal() == pair.written(pair.slow.turn), "the two rules have parted"
    reader.take_note()
    for one, view in views.items():
        reader.read_question(twist(GAME.question(view)), one)
        if view["asks"]:
            reader.read_subject(view["asks"]["subject"])
            reader.read_reasons([twist(reason) for reason in (view["asks"]["task"] or NO_TASK)["reasons"]])
        yield from told(pair, reader, one, "")
    for seat in pair.seats() if not pair.slow.over else ():
        if seat == pair.slow.turn:
            reader.read_offers({offer.act: twist(offer.label) for offer in pair.state.offers(seat)})
        else:
            assert not pair.state.offers(seat), "only one player is asked"
        yield from told(pair, reader, seat, "")
    for seat, action in forbidden(pair, chance):
        refusal = pair.state.why_not(seat, action)
        assert refusal, "a forbidden act is refused"
        act = GAME.write(pair.state, action)
        reader.read_refusal(twist(refusal.text), seat, act)
        yield from told(pair, reader, seat, act)


def forbidden(pair: MottainaiPair, chance: Random) -> Iterator[tuple[int, int]]:
    """Some acts that are not allowed, as somebody could write them; half of them without a card."""
    for first in [0, DONE] * REFUSALS_A_POSITION:
        seat = chance.choice([pair.slow.turn] * 4 + list(pair.seats()))
        action = chance.randrange(first, GAME.action_count)
        text = GAME.write(pair.state, action)
        if text not in pair.slow.legal(seat) and GAME.read(pair.state, text) == action:
            yield seat, action


def read_act(pair: MottainaiPair, reader: Reader, views: Views, act: str, twist: Twist) -> Iterator[Fault]:
    state, seat = pair.state, pair.slow.turn
    action = GAME.read(state, act)
    shown = {one: GAME.seen(state, seat, action, one) for one in views}
    pair.act(seat, act)
    for one, before in views.items():
        line = GAME.tell(before, state.view(one), seat, shown[one])
        reader.read_line(twist(line), act, own=one == seat)
        yield from told(pair, reader, one, act)


def told(pair: MottainaiPair, reader: Reader, one: int | None, act: str) -> Iterator[Fault]:
    for kind, sentence, truth in reader.faults:
        yield Fault(kind, sentence, truth, one, pair.played.name, act, pair.position)
    reader.faults.clear()
