"""The rules a second time, slowly, from the rulebook, with sets and names: the fast ones must agree.

Nothing here uses the library. A position is read from its line and written to one.
"""

import functools
import re
from dataclasses import dataclass, field

RANKS = (8, 7, 6, 5, 4, 3, 2, 1)
FILES = {8: "cdef", 7: "bcdefg", 2: "bcdefg", 1: "cdef"}
SPACES = [file + str(rank) for rank in RANKS for file in FILES.get(rank, "abcdefgh")]
NAMES = {"b": "black", "g": "green", "p": "purple", "y": "yellow", "o": "orange", "r": "red"}


@functools.cache
def beside(space: str) -> frozenset[str]:
    """The spaces orthogonally adjacent to a space."""
    file, rank = ord(space[0]), int(space[1])
    around = {(file - 1, rank), (file + 1, rank), (file, rank - 1), (file, rank + 1)}
    return frozenset(f"{chr(f)}{r}" for f, r in around) & frozenset(SPACES)


@dataclass
class SlowTable:
    """Who sits where is a number; a color is its letter."""

    phase: str
    turn: int
    start: int
    bowls: list[str]
    face_up: dict[str, str] = field(default_factory=dict)  # space: color
    groups: dict[tuple[int, str], set[str]] = field(default_factory=dict)  # (seat, color): spaces
    river: list[list[tuple[str, str]]] = field(default_factory=lambda: [[], []])  # (color, claimed space)

    @classmethod
    def read(cls, line: str) -> "SlowTable":
        board, phase, turn, start, bowls, *rivers = line.split()
        table = cls(phase, int(turn), int(start), list(bowls))
        tokens = re.findall(r"[A-Z]\d|[a-z.]", board.replace("/", ""))
        for space, token in zip(SPACES, tokens, strict=True):
            if token[0].isupper():
                table.groups.setdefault((int(token[1]), token[0].lower()), set()).add(space)
            elif token != ".":
                table.face_up[space] = token
        table.river = [re.findall(r"([a-z])([a-h]\d)", river) for river in rivers]
        return table

    def write(self) -> str:
        tokens = {
            space: f"{color.upper()}{seat}"
            for (seat, color), spaces in self.groups.items()
            for space in spaces
        }
        tokens |= self.face_up
        ranks = [
            "".join(tokens.get(space, ".") for space in SPACES if space[1] == str(rank)) for rank in RANKS
        ]
        rivers = ["".join(color + space for color, space in river) or "-" for river in self.river]
        words = ["/".join(ranks), self.phase, str(self.turn), str(self.start), "".join(self.bowls), *rivers]
        return " ".join(words)

    def edge(self, seat: int, color: str) -> set[str]:
        """The spaces beside a player's group of a color."""
        return {other for space in self.groups.get((seat, color), set()) for other in beside(space)}

    def flips(self, seat: int) -> set[str]:
        """Face-up tokens beside an own group of their color that connect it to no other."""
        found: set[str] = set()
        for color in NAMES:
            tokens = {space for space, other in self.face_up.items() if other == color}
            found |= tokens & self.edge(seat, color) - self.edge(1 - seat, color)
        return found

    def acts(self, seat: int) -> set[str]:
        """What a player could do on a turn of their own."""
        bowl = self.bowls[seat]
        apart = set(self.face_up) - self.edge(1 - seat, bowl)
        flips = {f"flip {space}" for space in self.flips(seat)}
        if (seat, bowl) not in self.groups:
            return flips | {f"establish {space}" for space in apart}
        swaps = {space for space in apart & self.edge(seat, bowl) if self.face_up[space] != bowl}
        return flips | {f"swap {space}" for space in swaps}

    def legal(self, seat: int) -> set[str]:
        if self.phase == "over" or seat != self.turn:
            return set()
        if self.phase == "choosing":
            return {f"bowl {NAMES[color]}" for color in self.bowls}
        if self.phase == "flipping":
            return {f"flip {space}" for space in self.flips(seat)} | {"stop"}
        return self.acts(seat)

    def play(self, act: str) -> None:
        """An act of the player on turn."""
        verb, _, what = act.partition(" ")
        seat = self.turn
        if verb == "stop":
            self.phase = "over"
            return
        if verb == "bowl":
            chosen = next(color for color in self.bowls if NAMES[color] == what)
            other = next(color for color in self.bowls if color != chosen)
            self.bowls = [chosen, other] if seat == 0 else [other, chosen]
            self.phase = "playing"
        elif verb == "flip":
            self._cover(seat, self.face_up.pop(what), what)
        else:
            placed, self.bowls[seat] = self.bowls[seat], self.face_up.pop(what)
            if verb == "establish":
                self.river[seat].append((placed, what))
            self._cover(seat, placed, what)
        self._next(seat)

    def _cover(self, seat: int, color: str, space: str) -> None:
        self.groups.setdefault((seat, color), set()).add(space)

    def _next(self, seat: int) -> None:
        if self.phase == "flipping":
            self.phase = "flipping" if self.flips(seat) else "over"
            return
        self.turn = 1 - seat
        if not self.acts(self.turn):
            self.turn = seat
            self.phase = "flipping" if self.flips(seat) else "over"

    def scores(self) -> tuple[int, int]:
        first, second = (
            sum(
                (len(self.groups[seat, color]) - 1) * claim for claim, (color, _) in enumerate(river, start=1)
            )
            for seat, river in enumerate(self.river)
        )
        return first, second

    def winners(self) -> list[int]:
        return [seat for seat in (0, 1) if self.scores()[seat] == max(self.scores())]

    def reason(self) -> str:
        return "a player could not act" if len(self.winners()) == 1 else "a draw"

    def copy(self) -> "SlowTable":
        return type(self).read(self.write())
