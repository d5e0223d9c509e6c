"""Sentences in the language of whoever reads them.

A folder `words` has one Fluent file for each language, and `Words` says what stands there:

    say = Words(__file__)
    with speaking("de"):
        say("no-claim", color="red", mandala=1)   # "Im Berg von Mandala 1 liegt kein Rot."

Values in sentences stay free of any language: a color is "red". A file has a message for each such name,
`red = Rot`, with further forms as attributes, and names them by `{ WORD($color) }` or
`{ WORD($color, form: "a") }`. English is the original: whatever another language lacks is said in English.

Nothing is read before somebody says something, and a sentence that was made is kept for the next time.
"""

import contextlib
import logging
import re
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextvars import ContextVar
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

from sandtable.core.errors import SandtableError

if typing.TYPE_CHECKING:
    from fluent.runtime import FluentBundle

logger = logging.getLogger("sandtable")

ORIGINAL: Final = "en"
KEPT: Final = 2**15  # sentences in memory
LONGEST_HEADER: Final = 500
TAG: Final = re.compile(r"\s*([A-Za-z]{1,8})(?:-[\w-]*)?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?))?\s*")
RULE: Final = re.compile(r"[A-Z]{3}-")

Value = str | int

_language: ContextVar[str] = ContextVar("language", default=ORIGINAL)


class BadWords(SandtableError, ValueError):
    """A file of messages that cannot be read, or a message that cannot be said; knows its line."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        super().__init__(f"{path.parent.parent.name}/{path.parent.name}/{path.name}, line {line}: {problem}")
        self.path = path
        self.line = line
        self.problem = problem


# The language


def language() -> str:
    """The language that is spoken now."""
    return _language.get()


@contextlib.contextmanager
def speaking(language: str) -> Iterator[None]:
    """Around whatever is said in a language."""
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def speak(language: str) -> None:
    """From now on, as long as this task or this process goes."""
    _language.set(language)


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are, English first."""
    found = sorted(path.stem for path in (Path(__file__).parent.parent / "words").glob("*.ftl"))
    return (ORIGINAL, *(name for name in found if name != ORIGINAL))


def preferred(wishes: str | None) -> str | None:
    """The best of our languages for an `Accept-Language` header or a locale like `de_AT.UTF-8`; None without one."""
    ranked = []
    for wish in (wishes or "")[:LONGEST_HEADER].replace("_", "-").split(","):
        found = TAG.match(wish)
        if found and found[1].lower() in languages():
            ranked.append((float(found[2] or 1), found[1].lower()))
    best = max(ranked, key=lambda one: one[0], default=(0.0, ORIGINAL))
    return best[1] if best[0] else None


# A file


def name_of(value: Value) -> str:
    """The id of the message for a name: "Deck of Cards" is `deck-of-cards`."""
    return str(value).lower().replace(" ", "-")


class Tongue:
    """The messages of one file: one folder's in one language."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.source = path.read_text(encoding="utf-8")

    @cached_property
    def bundle(self) -> "FluentBundle":
        """Raises BadWords with the line of what cannot be read."""
        from fluent.runtime import FluentBundle  # here, since most programs never say anything

        functions: dict[str, Any] = {"WORD": self.word}
        bundle = FluentBundle([self.path.stem], functions, use_isolating=False)
        bundle.add_resource(self.resource)
        return bundle

    @cached_property
    def resource(self) -> Any:
        from fluent.syntax import FluentParser, ast

        resource = FluentParser().parse(self.source)
        seen: set[str] = set()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                problem = entry.annotations[0]
                raise BadWords(self.path, self.line(entry), str(problem.message))
            if isinstance(entry, ast.Message | ast.Term):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if name in seen:
                    raise BadWords(self.path, self.line(entry), f"“{name}” is here twice")
                seen.add(name)
        return resource

    def line(self, entry: Any) -> int:
        return self.source.count("\n", 0, entry.span.start) + 1

    @cached_property
    def lines(self) -> dict[str, int]:
        """The ids, in order, and where they stand."""
        from fluent.syntax import ast

        entries = [entry for entry in self.resource.body if isinstance(entry, ast.Message)]
        return {entry.id.name: self.line(entry) for entry in entries}

    def has(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def say(self, id: str, arguments: Mapping[str, Value]) -> str:
        """Raises BadWords where something is missing."""
        name, _, attribute = id.partition(".")
        if not self.has(id):
            raise BadWords(self.path, 1, f"there is no message “{id}”")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise BadWords(self.path, self.lines[name], f"“{id}” has attributes only")
        said, problems = self.bundle.format_pattern(pattern, {k: plain(v) for k, v in arguments.items()})
        if problems:
            raise BadWords(self.path, self.lines[name], f"“{id}”: {problems[0]}")
        return str(said)

    def word(self, value: Value, form: str = "") -> str:
        """What a name is called here, as sentences ask for it."""
        return self.say(f"{name_of(value)}.{form}" if form else name_of(value), {})


def plain(value: Value) -> Any:
    """A number is written as it is, without a thousands separator."""
    if isinstance(value, str):
        return value
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


# A folder


class Words:
    """What one folder says, in whatever language is spoken."""

    def __init__(self, module: str) -> None:
        self.folder = Path(module).parent
        self.tongues: dict[str, Tongue | None] = {}
        self.kept = lru_cache(KEPT)(self.make)

    def __call__(self, id: str, /, **arguments: Value) -> str:
        return self.kept(_language.get(), id, tuple(arguments.items()))

    def make(self, language: str, id: str, arguments: tuple[tuple[str, Value], ...]) -> str:
        """A sentence; where a language cannot say it, it is said in English."""
        tongue = self.tongue(language)
        if language != ORIGINAL and tongue is not None:
            try:
                return tongue.say(id, dict(arguments))
            except BadWords as problem:
                logger.warning("%s", problem)
        return self.original.say(id, dict(arguments))

    @property
    def original(self) -> Tongue:
        found = self.tongue(ORIGINAL)
        assert found is not None, f"{self.folder} has no {ORIGINAL}.ftl"
        return found

    def tongue(self, language: str) -> Tongue | None:
        """The file of a language, read once; one that cannot be read is left out with a warning."""
        if language not in self.tongues:
            self.tongues[language] = self.read(language)
        return self.tongues[language]

    def read(self, language: str) -> Tongue | None:
        path = self.folder / f"{language}.ftl"
        if language not in languages() or not path.exists():
            return None
        tongue = Tongue(path)
        try:
            assert tongue.bundle
        except BadWords as problem:
            if language == ORIGINAL:
                raise
            logger.error("%s", problem)
            return None
        return tongue

    def later(self, id: str, /, **arguments: "Value | Text") -> "Text":
        """A sentence for readers of several languages: it is said when it is shown."""
        return Text(self, id, **arguments)

    def has(self, id: str) -> bool:
        return self.original.has(id)

    def ids(self) -> Iterable[str]:
        return self.original.lines

    def rules(self, names: Iterable[str] = ()) -> "Rules":
        """The messages that are rules: PAT-01 and so on. Some are named with spaces."""
        return Rules(self, names)

    def retell(self, kind: str, text: str) -> str:
        """A sentence that was kept in English, in the language spoken now: one of the messages `kind-…`."""
        if _language.get() == ORIGINAL:
            return text
        for id, form in self.forms(kind).items():
            found = form.fullmatch(text)
            if found:
                return self(id, **found.groupdict())
        return text

    def forms(self, kind: str) -> dict[str, re.Pattern[str]]:
        """What the English messages of a kind look like, whatever their arguments are."""
        ids = [id for id in self.ids() if id.startswith(f"{kind}-")]
        return {id: re.compile(self.form(id)) for id in ids}

    def form(self, id: str) -> str:
        from fluent.syntax import ast

        entry = next(
            one for one in self.original.resource.body if getattr(one, "id", None) and one.id.name == id
        )
        parts = []
        for element in entry.value.elements:
            if isinstance(element, ast.TextElement):
                parts.append(re.escape(element.value))
            else:
                parts.append(f"(?P<{element.expression.id.name}>.+)")
        return "".join(parts)


class Rules(Mapping[str, str]):
    """Rule id → the rule in the language spoken now, in reading order."""

    def __init__(self, say: Words, names: Iterable[str] = ()) -> None:
        self.say = say
        self.spelled = {name.replace(" ", "-"): name for name in names}

    @cached_property
    def known(self) -> dict[str, str]:
        return {self.spelled.get(id, id): id for id in self.say.ids() if RULE.match(id)}

    def __getitem__(self, rule: str) -> str:
        return self.say(self.known[rule])

    def __iter__(self) -> Iterator[str]:
        return iter(self.known)

    def __len__(self) -> int:
        return len(self.known)


class Text:
    """A sentence that is said later, perhaps to several readers: `str` says it in the language spoken then."""

    def __init__(self, say: Callable[..., str], id: str, /, **arguments: "Value | Text") -> None:
        self.say = say
        self.id = id
        self.arguments = arguments

    def __str__(self) -> str:
        told = {k: str(v) if isinstance(v, Text) else v for k, v in self.arguments.items()}
        return self.say(self.id, **told)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and (self.id, self.arguments) == (other.id, other.arguments)

    def __hash__(self) -> int:
        return hash(self.id)


say: Final = Words(str(Path(__file__).parent.parent / "words" / "en.ftl"))  # what is no game's own
