"""How a table is played beside its rules: what its people chose when they sat down.

Kept in the table's row as it is here; a field that a table was made without has its default.
"""

import dataclasses
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

Seconds = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]

USUAL_ABSENCE: Final = 300


class ClockTerms(Struct, frozen=True):
    """None; live: minutes for the game and seconds more for each act; days: so many for each act, and
    holidays that a seat may take in all.
    """

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=0, le=180)] = 15
    seconds: Annotated[int, Meta(ge=0, le=180)] = 10
    days: Annotated[int, Meta(ge=1, le=14)] = 3
    holidays: Annotated[int, Meta(ge=0, le=30)] = 7


class Terms(Struct, frozen=True):
    """What a table agreed on."""

    clock: ClockTerms = field(default_factory=ClockTerms)
    # So many seconds after somebody on turn went away, the others may do something about it.
    absence: Seconds = USUAL_ABSENCE
    watching: Literal["open", "link", "nobody"] = "open"  # who may look on
    talk: bool = True
    rated: bool = False  # who sits down agrees that the game counts
    same_deal: bool = False  # others play this deal as well: no help, and nothing is taken back


@dataclass(frozen=True)
class Times:
    """What is left by seat, in milliseconds, as it was at the table's time `since`; whose time runs from
    there; until when holidays last, and how many days of them are left. `least` is what a seat had left at
    least since it came on turn: that is what an act that is taken back leaves it.
    """

    left: list[int]
    since: int
    running: list[int]
    rests: list[int]
    holidays: list[int]
    least: list[int] = dataclasses.field(default_factory=list)  # empty in what was kept before it was counted

    def rest(self, seat: int) -> int:
        """How long a seat's holidays last from `since` on."""
        return max(0, self.rests[seat] - self.since)

    def left_at(self, seat: int, at: int) -> int:
        """What a seat has left at a time."""
        used = max(0, at - self.since - self.rest(seat)) if seat in self.running else 0
        return self.left[seat] - used

    def runs_out(self) -> tuple[int, int] | None:
        """When a time runs out first, and of which seat."""
        ends = [(self.since + self.rest(seat) + self.left[seat], seat) for seat in self.running]
        return min(ends, default=None)
