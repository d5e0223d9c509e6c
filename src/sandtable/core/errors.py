"""What can go wrong, as a tree.

    SandtableError
    ├── Unreadable            a text that is not in the notation
    │   └── DamagedRecord     a record that cannot be read or does not replay; knows its line
    ├── IllegalAction         a readable act that the rules forbid now; knows the rule
    ├── OtherRules            a game that was played by another version of its rules
    └── BadRequest            an unknown game, option, seat count or seed

Unreadable text and an illegal act are different faults of different people: the first
is a typing mistake, the second a question about the rules.
"""


class SandtableError(Exception):
    """Everything that this library raises on purpose."""


class Unreadable(SandtableError, ValueError):
    """A text that is not an act, a position or a record in our notation."""


class DamagedRecord(Unreadable):
    """A record that cannot be read or does not replay."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class IllegalAction(SandtableError):
    """An act that can be read but is against the rules now; nothing was changed."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule
        self.text = text


class OtherRules(SandtableError):
    """A game that was played by another version of its rules and does not go by those of today."""

    def __init__(self, title: str, played: int, today: int) -> None:
        told = (
            f"this game was played by version {played} of the rules of {title}; here they are version {today}"
        )
        advice = "it is whole, but it cannot be replayed by them" if played < today else "update Sandtable"
        super().__init__(f"{told}: {advice}")
        self.played = played
        self.today = today


class BadRequest(SandtableError, ValueError):
    """A game, option, number of seats or seed that does not exist."""
