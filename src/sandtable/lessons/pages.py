"""The text that lessons and rule books are written in: a title, headings, and fields of one name each.

    # The title
    game: patterns

    ## A heading
    say: A sentence, which may go on
      in lines that are indented.
    wrong PAT-34: A field may be about something.

Every field knows its line, so that a mistake can be told where it is.
"""

import re
from collections.abc import Container
from dataclasses import dataclass, field
from typing import Final

from sandtable.core.errors import Unreadable

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
