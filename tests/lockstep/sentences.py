"""What a game says, held against its slow rules: are log lines, questions, offers and refusals true?

A game's `sentence_reader.py` has a `Phrasebook` for each kind of sentence: every phrase that is understood, with
a check by the slow rules. A sentence that no phrase fits is a complaint as well. Where sentences are
reworded, the phrasebooks are all that changes.

    {color}   a field: its pattern stands in `fields`; where a phrase has it twice, both are the same
    {seat}    somebody else at the table, by the mark "@1"
"""

import functools
import itertools
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

Check = Callable[..., str]  # what is wrong, or nothing; called with the scene and the fields
View = dict[str, Any]
SEAT = r"@\d"


@dataclass
class Scene:
    """Where a sentence is said: the table by the slow rules, before an act and maybe after it."""

    table: Any
    reader: Any  # a seat, or None
    seat: int = -1  # who acted, or was refused
    act: str = ""
    after: Any = None
    rule: str = ""  # that a refusal names


@dataclass(frozen=True)
class Complaint:
    """A sentence that is not true, or not understood."""

    wrong: str
    sentence: str
    reader: int | None
    act: str
    position: str

    def __str__(self) -> str:
        return f"{self.wrong}: “{self.sentence}” to {self.reader}, “{self.act}” in\n    {self.position}"


class Phrasebook:
    """Phrases, and what must be true where they are said."""

    def __init__(self, fields: dict[str, str], phrases: dict[str, Check], parted_by: str = "") -> None:
        self.fields = {"seat": SEAT} | fields
        self.patterns = {phrase: re.compile(self.pattern(phrase)) for phrase in phrases}
        self.phrases = phrases
        self.parted_by = parted_by
        self.understand = functools.cache(self.find)

    def pattern(self, phrase: str) -> str:
        known: set[str] = set()
        found = ""
        for part in re.split(r"(\{\w+\})", phrase):
            name = part.strip("{}")
            if not part.startswith("{"):
                found += re.escape(part)
            elif name in known:
                found += f"(?P={name})"
            else:
                known.add(name)
                found += f"(?P<{name}>{self.fields[name]})"
        return found

    def find(self, part: str) -> tuple[str, dict[str, str]] | None:
        """The phrase that a part of a sentence is, with its fields."""
        for phrase, pattern in self.patterns.items():
            if match := pattern.fullmatch(part):
                return phrase, match.groupdict()
        return None

    def parts(self, sentence: str) -> list[str]:
        return re.split(self.parted_by, sentence) if self.parted_by else [sentence]

    def wrong(self, sentence: str, scene: Scene) -> list[str]:
        """What is wrong with a sentence."""
        found = []
        for part in self.parts(sentence):
            understood = self.understand(part)
            if understood is None:
                found.append("not understood")
                continue
            phrase, fields = understood
            if problem := self.phrases[phrase](scene, **fields):
                found.append(f"{problem} (“{phrase}”)" if problem == UNTRUE else problem)
        return found


class Voice:
    """Where sentences come from. A test that makes some of them untrue brings its own."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def tell(self, before: View, after: View, seat: int, act: Any) -> str:
        return self.game.tell(before, after, seat, act)

    def label(self, offer: Any) -> str:
        return offer.label

    def question(self, view: View) -> str:
        return self.game.question(view)

    def refusal(self, state: Any, seat: int, action: int) -> tuple[str, str] | None:
        """The rule and the sentence, or None for an act that is legal."""
        refusal = state.why_not(seat, action)
        return refusal and (refusal.rule, refusal.text)


class Liar(Voice):
    """Says one thing for another."""

    def __init__(self, game: Any, truth: str, lie: str) -> None:
        super().__init__(game)
        self.truth, self.lie = truth, lie

    def tell(self, before: View, after: View, seat: int, act: Any) -> str:
        return super().tell(before, after, seat, act).replace(self.truth, self.lie)

    def label(self, offer: Any) -> str:
        return super().label(offer).replace(self.truth, self.lie)

    def question(self, view: View) -> str:
        return super().question(view).replace(self.truth, self.lie)

    def refusal(self, state: Any, seat: int, action: int) -> tuple[str, str] | None:
        found = super().refusal(state, seat, action)
        return found and (found[0].replace(self.truth, self.lie), found[1].replace(self.truth, self.lie))


UNTRUE = "untrue"


def judge(book: Phrasebook, sentence: str, scene: Scene, line: str) -> Iterator[Complaint | None]:
    """What is wrong with a sentence, one by one; None for one that is true."""
    for wrong in book.wrong(sentence, scene) or [""]:
        yield Complaint(wrong, sentence, scene.reader, scene.act, line) if wrong else None


def read_questions(
    book: Phrasebook, voice: Voice, state: Any, table: Any, readers: Sequence[int | None]
) -> Iterator[Complaint | None]:
    """What each reader is asked in a position."""
    line = voice.game.write_position(state)
    for reader in readers:
        yield from judge(book, voice.question(state.view(reader)), Scene(table, reader), line)


def read_offers(
    book: Phrasebook, voice: Voice, state: Any, table: Any, seats: Iterable[int]
) -> Iterator[Complaint | None]:
    """What each seat may do, in words: every legal act, and nothing else."""
    line = voice.game.write_position(state)
    for seat in seats:
        offers = state.offers(seat)
        for offer in offers:
            yield from judge(book, voice.label(offer), Scene(table, seat, seat, offer.act), line)
        if {offer.act for offer in offers} != set(table.legal(seat)):
            yield Complaint("does not offer what is legal", "", seat, "", line)


def read_refusals(
    book: Phrasebook, voice: Voice, state: Any, table: Any, seats: Sequence[int], actions: Iterable[int]
) -> Iterator[Complaint | None]:
    """What each seat is told about some acts that are not legal."""
    line = voice.game.write_position(state)
    for seat, action in itertools.product(seats, actions):
        if refusal := voice.refusal(state, seat, action):
            rule, text = refusal
            scene = Scene(table, seat, seat, voice.game.write(state, action), rule=rule)
            yield from judge(book, text, scene, line)


def because(rules: str, fact: Callable[..., Any]) -> Check:
    """The check of a refusal: it names one of some rules, and its reason is a fact."""

    def check(scene: Scene, **fields: str) -> str:
        if scene.rule not in rules.split():
            return f"refused by {scene.rule}, not by {rules}"
        found = fact(scene, **fields)
        return found if isinstance(found, str) else true_if(found)

    return check


def true_if(fact: Any, otherwise: str = UNTRUE) -> str:
    return "" if fact else otherwise


def seat_of(mark: str) -> int:
    """The seat that "@1" means."""
    return int(mark.removeprefix("@"))


def article(word: str) -> str:
    return "an" if word[0] in "aeiou" else "a"


def complaints_of(
    heard: Iterable[Complaint | None], only_first: bool = False
) -> tuple[int, dict[str, Complaint]]:
    """How many sentences were read, and the first complaint of each kind, or only the very first."""
    read = 0
    found: dict[str, Complaint] = {}
    for complaint in heard:
        read += 1
        if complaint is not None:
            found.setdefault(complaint.wrong, complaint)
            if only_first:
                break
    return read, found
