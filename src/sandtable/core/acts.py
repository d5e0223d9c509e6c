"""A game's acts told once: a table of verbs from which codes, notation, labels and offers follow.

    SPACE = Argument("space", NAMES)
    ACTS = Acts(
        Verb(FLIP, "flip {space}", "Flip {color} on {space}", "flipped {color} on {space}", (SPACE,), ("{space}",)),
        Verb(STOP, "stop", "Flip no more", "flipped no more"),
        examples="“flip d4” or “stop”",
    )

A game that speaks several languages leaves its sentences out of the table and gives it `say`: then a verb
is a message with two attributes, `flip.now` and `flip.past`; `examples` is one too, and so is what is wrong
with a word that is no space, `wrong-space`.

Codes are dense: a verb has one for every combination of its arguments, the last argument counting
fastest. They stand beside the table as `Final` numbers too, because compiled rules want them so; the
table refuses a number that does not follow from the verbs before it.
"""

import math
import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from sandtable.core.errors import Unreadable
from sandtable.core.messages import say as say_generally

S = TypeVar("S", contravariant=True)
Parts = dict[str, str | int]


@dataclass(frozen=True)
class Shown:
    """An act as somebody sees it: its notation, its verb, the arguments by name, and what it touches."""

    act: str
    verb: str
    parts: Parts
    targets: list[str]


@dataclass(frozen=True)
class Offer(Shown):
    """An act that a seat may do now, in words."""

    label: str


class Argument:
    """What a verb is about: its name, and a word for each of its values."""

    def __init__(self, name: str, words: Iterable[str], wrong: str = "") -> None:
        self.name = name
        self.words = tuple(words)
        self.wrong = wrong
        self.numbers = all(word.isdecimal() for word in self.words)
        self.index = {word.lower(): n for n, word in enumerate(self.words)}
        self.pattern = ".+" if any(" " in word for word in self.words) else r"\S+"

    def value(self, n: int) -> str | int:
        """The n-th value as an offer carries it."""
        return int(self.words[n]) if self.numbers else self.words[n]

    def read(self, word: str, say: Callable[..., str] | None = None) -> int:
        """The value that a word in small letters means; raises Unreadable."""
        found = self.index.get(word)
        if found is None:
            raise Unreadable(self.problem(repr(word), say))
        return found

    def problem(self, word: str, say: Callable[..., str] | None) -> str:
        """Why a word is no value."""
        if self.wrong:
            return f"{word} {self.wrong}"
        if say is not None:
            return say(f"wrong-{self.name}", word=word)
        return say_generally("wrong-word", word=word, name=self.name, words=", ".join(self.words))


class Verb:
    """One thing that can be done: its first code, its notation, and its sentences now and afterwards.

    A form, a sentence or a target may name the arguments, `{space}`; sentences may name more, which the
    game adds. Without sentences of its own a verb has messages.
    """

    def __init__(
        self,
        code: int,
        form: str,
        now: str = "",
        past: str = "",
        arguments: tuple[Argument, ...] = (),
        targets: tuple[str, ...] = (),
        name: str = "",
    ) -> None:
        self.code = code
        self.name = name or form.partition(" ")[0]
        self.id = self.name.replace(" ", "-")
        self.form = form
        self.now = now
        self.past = past
        self.arguments = arguments
        self.targets = targets
        self.size = math.prod(len(argument.words) for argument in arguments)
        self.pattern = self.make_pattern()

    def make_pattern(self) -> re.Pattern[str]:
        """What a text in this form looks like, whatever its arguments are called."""
        any_words = {argument.name: argument.pattern for argument in self.arguments}
        parts = re.split(r"\{(\w+)\}", self.form.lower())
        named = [
            f"(?P<{part}>{any_words[part]})" if n % 2 else re.escape(part) for n, part in enumerate(parts)
        ]
        return re.compile("".join(named))

    @property
    def fixed(self) -> int:
        """How many letters of the form are always the same."""
        return len(re.sub(r"\{\w+\}", "", self.form))

    def indices(self, action: int) -> dict[str, int]:
        """Which value each argument has, by name."""
        rest = action - self.code
        found: dict[str, int] = {}
        for argument in reversed(self.arguments):
            rest, found[argument.name] = divmod(rest, len(argument.words))
        return found

    def action(self, indices: Mapping[str, int]) -> int:
        """The code of these values."""
        rest = 0
        for argument in self.arguments:
            rest = rest * len(argument.words) + indices[argument.name]
        return self.code + rest


@mypyc_attr(allow_interpreted_subclasses=True)
class Acts(Generic[S]):
    """The table of a game's acts. A game whose words depend on the position says so in a subclass."""

    def __init__(self, *verbs: Verb, examples: str = "", say: Callable[..., str] | None = None) -> None:
        self.verbs = verbs
        self.examples = examples
        self.say = say
        self.most_fixed_first = sorted(verbs, key=lambda verb: verb.fixed, reverse=True)
        self.by_name: dict[str, Verb] = {}
        self.count = 0
        for verb in verbs:
            assert verb.code == self.count, f"“{verb.form}” begins at {self.count}, not at {verb.code}"
            assert verb.name not in self.by_name, f"two verbs are called “{verb.name}”"
            self.by_name[verb.name] = verb
            self.count += verb.size
        self.codes = [verb.code for verb in verbs]

    def verb(self, action: int) -> Verb:
        """The verb of a code."""
        assert 0 <= action < self.count, f"there is no act {action}; codes are below {self.count}"
        return self.verbs[bisect_right(self.codes, action) - 1]

    def parts(self, state: S, action: int) -> Parts:
        """The arguments of an act by name."""
        verb = self.verb(action)
        indices = verb.indices(action)
        return {
            argument.name: self.value(state, argument, indices[argument.name]) for argument in verb.arguments
        }

    def write(self, state: S, action: int) -> str:
        """An act as text: the form of logs, tests, the wire and the terminal."""
        return self.form(state, action, self.parts(state, action))

    def read(self, state: S, text: str) -> int:
        """The act that a text means, legal or not; the case of letters does not matter; raises Unreadable."""
        words = " ".join(text.lower().split())
        problem = ""
        for verb in self.most_fixed_first:
            found = verb.pattern.fullmatch(words)
            if found:
                try:
                    return self.understood(state, verb, found.groupdict())
                except Unreadable as unreadable:
                    problem = (
                        str(unreadable) if verb.fixed else problem
                    )  # any word may be meant for another verb
        raise Unreadable(problem or self.not_an_act(repr(text)))

    def not_an_act(self, text: str) -> str:
        examples = self.examples or (self.say("examples") if self.say is not None else "")
        return say_generally("not-an-act", text=text, examples=examples)

    def understood(self, state: S, verb: Verb, words: Mapping[str, str]) -> int:
        """The act of a verb with these words; raises Unreadable."""
        return verb.action({one.name: self.meaning(state, one, words[one.name]) for one in verb.arguments})

    def targets(self, state: S, action: int) -> list[str]:
        """What an act touches at the table."""
        return self.touched(state, action, self.parts(state, action))

    def named(self, verb: str) -> Verb:
        """The verb of that name."""
        return self.by_name[verb]

    def now(self, action: int, parts: Parts) -> str:
        """An act with these parts, as one would say it before doing it."""
        verb = self.verb(action)
        return verb.now.format(**parts) if verb.now else self.told(verb, "now", parts)

    def past(self, act: Shown) -> str:
        """An act that was seen, as its verb tells it afterwards."""
        verb = self.named(act.verb)
        return verb.past.format(**act.parts) if verb.past else self.told(verb, "past", act.parts)

    def told(self, verb: Verb, when: str, parts: Parts) -> str:
        assert self.say is not None, f"“{verb.form}” has no sentences, and the table has no messages"
        return self.say(f"{verb.id}.{when}", **parts)

    # What a game may know better

    def form(self, state: S, action: int, parts: Parts) -> str:
        """An act with these parts as text."""
        return self.verb(action).form.format(**parts)

    def touched(self, state: S, action: int, parts: Parts) -> list[str]:
        """What an act with these parts touches at the table."""
        return [target.format(**parts) for target in self.verb(action).targets]

    def value(self, state: S, argument: Argument, n: int) -> str | int:
        """A value of an argument, as this position calls it."""
        return argument.value(n)

    def meaning(self, state: S, argument: Argument, word: str) -> int:
        """The value that a word means in this position; raises Unreadable."""
        return argument.read(word, self.say)
