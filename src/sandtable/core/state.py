"""A position: who may act, what is legal, what an act changes; and states that fit a view.

`legal`, `apply` and `why_not` are for everybody; `choices`, `play` and `random_choice` are their
unchecked native twins for searches, which only ever play what they were offered.
"""

import html
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.core.acts import Offer
from sandtable.core.bits import BYTE
from sandtable.core.chance import Chance
from sandtable.core.errors import BadRequest, IllegalAction
from sandtable.core.outcome import Outcome, Refusal
from sandtable.core.view import View

if TYPE_CHECKING:
    from sandtable.core.game import AnyGame

# The game of each kind of state, entered when the game is made.
GAME_OF: "dict[type[State], AnyGame]" = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position. It changes in place; `copy` is cheap."""

    @abstractmethod
    def mover(self) -> i64:
        """The seat that acts now, the lowest of several; −1 when nobody may act now."""

    @abstractmethod
    def choices(self, seat: i64) -> vec[i64]:
        """Every legal act of a seat, packed; empty for a seat that may not act."""

    @abstractmethod
    def play(self, seat: i64, action: i64, at: i64) -> None:
        """Carry out an act that is known to be legal."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent twin, its chance included."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    def next_mover(self) -> i64:
        """Who acts next; −1 at the end. Where nobody may act before the clock says so, it is let come."""
        seat = self.mover()
        if seat >= 0:
            return seat
        deadline = self.deadline()
        if deadline is None:
            return seat
        self.tick(deadline)
        return self.mover()

    def actors(self) -> list[int]:
        """The seats that may act now; none when the game is over."""
        seat = self.mover()
        return [] if seat < 0 else [seat]

    def legal(self, seat: i64) -> list[int]:
        """Every legal act of a seat, in ascending order."""
        return [action for action in self.choices(seat)]

    def is_legal(self, seat: i64, action: i64) -> bool:
        return action in self.choices(seat)

    def random_choice(self, seat: i64, chance: Chance) -> i64:
        """One legal act, each as likely as the other. Games may do this without a list."""
        choices = self.choices(seat)
        return choices[chance.below(len(choices))]

    def write_mask(self, seat: i64, into: vec[i64], at: i64, words: i64) -> None:
        """A byte for each action, 1 where it is legal, into so many words of eight; the rest is 0."""
        word: i64 = 0
        while word < words:
            into[at + word] = 0
            word += 1
        for action in self.choices(seat):
            into[at + (action >> 3)] |= BYTE[action & 7]

    def apply(self, seat: i64, action: i64, at: i64 = 0) -> None:
        """Carry out a legal act, or raise IllegalAction and change nothing."""
        if not self.is_legal(seat, action):
            refusal = self.why_not(seat, action)
            assert refusal is not None, "an act is legal exactly if nothing forbids it"
            raise IllegalAction(refusal.rule, refusal.text)
        self.play(seat, action, at)

    def result(self, seat: i64) -> float:
        """At the end: 1 for a win, 0 for a loss, a share for a shared win. For searches."""
        outcome = self.outcome()
        if outcome is None or seat not in outcome.winners:
            return 0.0
        return 1.0 / len(outcome.winners)

    def deadline(self) -> int | None:
        """When, in milliseconds, the clock next matters; None where there is no clock."""
        return None

    def tick(self, at: i64) -> None:  # noqa: B027  (most games have no clock)
        """Tell the state that the time is now `at`."""

    # In words, as its game has them

    @property
    def game(self) -> "AnyGame":
        """The game that this is a position of."""
        return GAME_OF[type(self)]

    def view(self, seat: int | None) -> View:
        """What that seat knows, ready for JSON; None is a bystander. The only door of knowledge."""
        return self.game.view(self, seat)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """The rule that forbids the act now, or None if it is legal."""
        return None if self.is_legal(seat, action) else self.game.refusal(self, seat, action)

    def offers(self, seat: int) -> list[Offer]:
        """Every legal act of a seat in words, with what it touches."""
        return self.game.offers(self, seat)

    def write(self, action: int) -> str:
        """An act as text."""
        return self.game.write(self, action)

    def read(self, text: str) -> int:
        """The act that a text means, legal or not; raises Unreadable."""
        return self.game.read(self, text)

    def __repr__(self) -> str:
        return self.game.write_position(self)

    def __str__(self) -> str:
        """The table as the seat to move sees it."""
        mover = self.mover()
        return self.game.draw(self.view(None if mover < 0 else mover))

    # As Python's own copies

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[str, str], "State"], tuple[str, str]]:
        """Pickled as the line of its position: chance that comes later is not in it, and is drawn anew."""
        return restored, (self.game.name, repr(self))

    def __eq__(self, other: object) -> bool:
        """Whether it is the same position, hidden things included."""
        return isinstance(other, State) and type(self) is type(other) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def _repr_html_(self) -> str:
        return f"<pre>{html.escape(str(self))}</pre>"


def restored(game: str, line: str) -> State:
    """A pickled state."""
    for found in GAME_OF.values():
        if found.name == game:
            return found.read_position(line)
    raise BadRequest(f"there is no game {game!r} here, of which a state was kept")


@mypyc_attr(allow_interpreted_subclasses=True)
class Imaginer(ABC):
    """Deals one view's hidden things again and again: searches do it thousands of times."""

    @abstractmethod
    def deal(self, chance: Chance) -> State:
        """A complete state that gives the view."""

    def is_uncertain(self) -> bool:
        """Whether two deals may differ, or the view fixes the state."""
        return True


class OpenImaginer(Imaginer):
    """For games without hidden information: there is only one state to imagine."""

    def __init__(self, state: State) -> None:
        self.state = state

    def deal(self, chance: Chance) -> State:
        return self.state.copy()

    def is_uncertain(self) -> bool:
        return False
