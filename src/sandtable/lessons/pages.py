"""The text that lessons and rule books are written in: a title, headings, and fields of one name each.

    # The title
    game: patterns

    ## A heading
    say: A sentence, which may go on
      in lines that are indented.
    wrong PAT-34: A field may be about something.

Every field knows its line, so that a mistake can be told where it is. A translation has the same headings and only what
is said under them.
"""

import re
from collections.abc import Container
from dataclasses import dataclass, field
from typing import Final

from sandtable.core.errors import Unreadable

SPOKEN: Final = ("about", "say", "ask", "wrong", "well", "caption", "word")  # what a translation tells anew
FIELD: Final = re.compile(r"([a-z]+)(?: ([^:]+))?:(?: (.*))?")


class Misprint(Unreadable):
    """A lesson or a rule book that cannot be used: which file, which line, and what is wrong there."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}, line {line}: {problem}")
        self.file = file
        self.line = line
        self.problem = problem


@dataclass
class Field:
    """`name about: value`"""

    line: int
    name: str
    about: str
    value: str


@dataclass
class Part:
    """What stands under one heading."""

    line: int
    title: str
    fields: list[Field] = field(default_factory=list)

    def all(self, name: str) -> list[Field]:
        return [found for found in self.fields if found.name == name]

    def text(self, name: str) -> str:
        """The values of all fields of a name, a paragraph each."""
        return "\n".join(found.value for found in self.all(name))

    def words(self, name: str) -> list[tuple[int, str]]:
        """The words of all fields of a name, each with its line."""
        return [(found.line, word) for found in self.all(name) for word in found.value.split()]


@dataclass
class Page:
    """A whole file: what stands under its title, and the parts under its headings."""

    file: str
    head: Part
    parts: list[Part]

    def misprint(self, line: int, problem: str) -> Misprint:
        return Misprint(self.file, line, problem)

    def one(self, part: Part, name: str) -> Field | None:
        """The only field of a name; raises Misprint where there are several."""
        found = part.all(name)
        if len(found) > 1:
            raise self.misprint(found[1].line, f"“{part.title}” has “{name}” twice")
        return found[0] if found else None

    def need(self, part: Part, name: str) -> Field:
        """The only field of a name, which must be there."""
        found = self.one(part, name)
        if found is None or not found.value:
            raise self.misprint(part.line, f"“{part.title}” needs a line “{name}: …”")
        return found

    def know(self, part: Part, names: Container[str], told: str) -> None:
        """Raises Misprint for a field that nobody would look at."""
        for found in part.fields:
            if found.name not in names:
                raise self.misprint(found.line, f"there is no field “{found.name}” here; there are {told}")


def read(file: str, text: str) -> Page:
    """The page of a text; raises Misprint."""
    parts: list[Part] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        if line.startswith(("# ", "## ")):
            parts.append(_headed(file, number, line, first=not parts))
        elif not parts:
            raise Misprint(file, number, "the first line is the title: “# …”")
        elif line[0].isspace():
            _go_on(file, number, line, parts[-1])
        else:
            parts[-1].fields.append(_field(file, number, line))
    if not parts:
        raise Misprint(file, 1, "the file is empty")
    return Page(file, parts[0], parts[1:])


def _headed(file: str, number: int, line: str, first: bool) -> Part:
    if line.startswith("# ") != first:
        raise Misprint(file, number, "a file has one title, “# …”, and then headings, “## …”")
    return Part(number, line.lstrip("# ").strip())


def _field(file: str, number: int, line: str) -> Field:
    found = FIELD.fullmatch(line.rstrip())
    if not found:
        raise Misprint(file, number, "a line is “name: value”, or indented to go on with the one before")
    return Field(number, found[1], found[2] or "", (found[3] or "").strip())


def _go_on(file: str, number: int, line: str, part: Part) -> None:
    if not part.fields:
        raise Misprint(file, number, "an indented line goes on with the field before, and there is none")
    last = part.fields[-1]
    last.value = f"{last.value} {line.strip()}".strip()


# In another language


def translated(original: Page, told: Page) -> Page:
    """A page whose words are those of its translation, and all the rest the original's; raises Misprint."""
    if len(told.parts) != len(original.parts):
        problem = f"{original.file} has {len(original.parts)} headings, this has {len(told.parts)}"
        raise told.misprint(told.head.line, problem)
    parts = [_told_anew(original, told, *both) for both in zip(original.parts, told.parts, strict=True)]
    return Page(told.file, _told_anew(original, told, original.head, told.head), parts)


def _told_anew(original: Page, told: Page, part: Part, anew: Part) -> Part:
    told.know(anew, SPOKEN, f"only {', '.join(SPOKEN)}: the rest stands in {original.file}")
    left = list(anew.fields)
    fields = [_field_anew(original, told, found, anew, left) for found in part.fields]
    if left:
        raise told.misprint(left[0].line, f"{original.file} says nothing like this under “{part.title}”")
    return Part(anew.line, anew.title, fields)


def _field_anew(original: Page, told: Page, found: Field, anew: Part, left: list[Field]) -> Field:
    """The next field of the same name, which is about the same thing; a word of a glossary has a name of its own."""
    if found.name not in SPOKEN:
        return found
    said = next((one for one in left if one.name == found.name), None)
    named = f"{found.name} {found.about}".strip()
    if said is None or not said.value:
        problem = f"“{anew.title}” lacks “{named}: …” ({original.file}, line {found.line})"
        raise told.misprint(said.line if said else anew.line, problem)
    if said.about != found.about and found.name != "word":
        raise told.misprint(said.line, f"“{named}: …” comes here ({original.file}, line {found.line})")
    left.remove(said)
    return said
