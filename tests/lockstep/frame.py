"""Two rule books side by side: what is compared, counted and told, the same for every game.

A game brings `tests/games/<game>/lockstep.py` with one function,

    def run(games: int, seed: int, rules=<its slow rules>) -> Iterator[Played]

which plays seeded games by the library's rules and by the slow ones, and gives each when it is over. `Pair` does
what is common: after every act both are asked for all the facts of the position, and refused acts must change
nothing.
"""

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import sandtable

Facts = dict[str, Any]  # by name: zones, points, who may act, what is legal, the outcome


@dataclass(frozen=True)
class Difference:
    """Something on which the two rule books disagree: enough to see it again."""

    kind: str
    library: Any
    slow: Any
    position: str  # before the act
    act: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.library!r}, slow rules {self.slow!r}; after “{self.act}” in\n    {self.position}"


@dataclass
class Played:
    """A game that both rule books played, and what was compared in it."""

    name: str
    acts: int = 0
    positions: int = 0
    legal: int = 0
    refused: int = 0
    seen: Counter[str] = field(default_factory=Counter)  # what came up that does not in every game
    differences: list[Difference] = field(default_factory=list)


class Pair(ABC):
    """A state of the library and one of the slow rules, moved by the same acts."""

    now = 0  # where there is a clock

    def __init__(self, game: Any, state: Any, slow: Any, name: str) -> None:
        self.game = game
        self.slow = slow
        self.played = Played(name)
        self.last = "the deal"
        self.put(state)
        self.position = self.line

    def put(self, state: Any) -> None:
        """Go on from another position of the library."""
        self.state = state
        self.known_line: str | None = None

    @property
    def line(self) -> str:
        """The library's position as text: written once after each act."""
        if self.known_line is None:
            self.known_line = self.game.write_position(self.state)
        return self.known_line

    @abstractmethod
    def library_facts(self) -> Facts:
        """What the library says about the position, in the words of the slow rules."""

    @abstractmethod
    def slow_facts(self) -> Facts:
        """The same by the slow rules."""

    @abstractmethod
    def seats(self) -> range: ...

    def allows(self, seat: int, act: str) -> bool:
        """Whether the slow rules do."""
        return act in self.slow.legal(seat)

    @property
    def agrees(self) -> bool:
        return not self.played.differences

    def write(self, action: int) -> str:
        return self.game.write(self.state, action)

    def written(self, seat: int) -> list[str]:
        return sorted(map(self.write, self.state.legal(seat)))

    def compare(self) -> bool:
        """Everything about the position; False where the two part."""
        slow = self.slow_facts() | {f"legal {seat}": sorted(self.slow.legal(seat)) for seat in self.seats()}
        library = self.library_facts() | {f"legal {seat}": self.written(seat) for seat in self.seats()}
        self.played.positions += 1
        self.played.legal += sum(len(slow[f"legal {seat}"]) for seat in self.seats())
        for kind in slow.keys() | library.keys():
            self.check(kind, library.get(kind, "nothing"), slow.get(kind, "nothing"))
        return self.agrees

    def check(self, kind: str, library: Any, slow: Any) -> None:
        if library != slow:
            self.played.differences.append(Difference(kind, library, slow, self.position, self.last))

    def act(self, seat: int, act: str, at: int = 0) -> None:
        """An act that the slow rules allow, by both."""
        self.position, self.last = self.line, f"{seat} {at} {act}"
        try:
            self.known_line = None
            self.state.apply(seat, self.game.read(self.state, act), at)
        except sandtable.IllegalAction as refusal:
            self.check("allowed", str(refusal), "")
            return
        self.play_slowly(seat, act, at)
        self.played.acts += 1

    def play_slowly(self, seat: int, act: str, at: int) -> None:
        self.slow.play(act)

    def refuse(self, seat: int, action: int, at: int = 0) -> None:
        """An act that the slow rules forbid: it is refused by a rule, and changes nothing."""
        act = self.game.write(self.state, action)
        if self.allows(seat, act):
            return
        before = self.position = self.line
        self.last = f"{seat} {at} {act}, which is forbidden"
        rule = "not refused"
        try:
            self.state.apply(seat, action, at)
        except sandtable.IllegalAction as refusal:
            rule = refusal.rule
        self.check("refused by a rule", rule in self.game.rules, True)
        self.check("position after a refusal", self.game.write_position(self.state), before)
        self.played.refused += 1

    def refuse_some(self, chance: random.Random, number: int) -> None:
        for _ in range(number):
            self.refuse(chance.choice(self.seats()), chance.randrange(self.game.action_count), self.now)

    def refuse_all(self) -> None:
        """Whatever the slow rules forbid has a reason, and nothing else has one."""
        for seat in self.seats():
            codes = range(self.game.action_count)
            free = [action for action in codes if self.state.why_not(seat, action) is None]
            texts = sorted(self.game.write(self.state, action) for action in free)
            self.check(f"not refused to {seat}", texts, sorted(self.slow.legal(seat)))
            self.played.refused += self.game.action_count - len(free)


def first_difference(played: Iterator[Played]) -> Difference | None:
    """Play on until the two rule books differ; None if they never do."""
    for game in played:
        if game.differences:
            return game.differences[0]
    return None
