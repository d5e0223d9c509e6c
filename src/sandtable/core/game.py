"""The interface of every game: `Game` (what it is), `State` (a position), `Outcome` (how it ended).

    game = sandtable.game("patterns")
    state = game.start(seats=2, seed="7f3a")
    while state.actors():
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    print(state.outcome())

Acts are ints inside (dense codes below `game.action_count`) and short text outside.
`legal`, `apply` and `why_not` are for everybody; `choices`, `play` and `random_choice` are their
unchecked native twins for searches, which only ever play what they were offered.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.chance import Chance, DealChance
from sandtable.core.errors import BadRequest, IllegalAction

View = dict[str, Any]
Options = dict[str, Any]

NOBODY = -1


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points by seat, the seats that won (all of them in a draw), and why."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Refusal:
    """Why an act is not allowed: the id of the rule and a sentence for the player."""

    rule: str
    text: str


@dataclass(frozen=True)
class Option:
    """One thing that a table may choose before the game."""

    name: str
    default: Any
    choices: tuple[Any, ...]
    text: str

    def choose(self, value: Any) -> Any:
        """The choice that is meant, also where it comes as text; raises BadRequest."""
        for choice in self.choices:
            if str(choice) == str(value):
                return choice
        choices = ", ".join(str(choice) for choice in self.choices)
        raise BadRequest(f"option {self.name} is one of {choices}, not {value!r}")


class State(ABC):
    """A position. It changes in place; `copy` is cheap."""

    @abstractmethod
    def mover(self) -> i64:
        """The seat that acts now, the lowest of several; −1 when nobody may act any more."""

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

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What that seat knows, ready for JSON; None is a bystander. The only door of knowledge."""

    @abstractmethod
    def why_not(self, seat: int, action: int) -> Refusal | None:
        """The rule that forbids the act now, or None if it is legal."""

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


class Game(ABC):
    """What a game is, and everything about it that needs no position of its own."""

    name: str
    title: str
    designers: str
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    action_count: int
    rules: dict[str, str]  # rule id → the rule in our own words, in reading order

    @abstractmethod
    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        """The first position. All of its chance comes from `chance`."""

    @abstractmethod
    def imaginer(self, view: View) -> Imaginer:
        """What deals the hidden things of this view."""

    @abstractmethod
    def write(self, state: State, action: int) -> str:
        """An act as text: the form of logs, tests, the wire and the terminal."""

    @abstractmethod
    def read(self, state: State, text: str) -> int:
        """The act that a text means, legal or not; raises Unreadable."""

    @abstractmethod
    def write_position(self, state: State) -> str:
        """A whole position as one line, hidden things included."""

    @abstractmethod
    def read_position(self, text: str) -> State:
        """The position of such a line; raises Unreadable."""

    @abstractmethod
    def draw(self, view: View) -> str:
        """A view as lines of text, for the terminal."""

    @abstractmethod
    def tell(self, before: View, after: View, seat: int, act: str) -> str:
        """The log line of an act, for the reader whose views these are."""

    @abstractmethod
    def question(self, view: View) -> str:
        """What the reader of this view is asked or waits for, as a sentence."""

    @abstractmethod
    def meant(self, state: State, seat: int, target: str) -> int:
        """The act a player most likely means by touching a target ("d4"); raises Unreadable."""

    def seen(self, state: State, seat: int, action: int, reader: int | None) -> str:
        """An act as `reader` gets to see it. Games with secret choices tell less here."""
        return self.write(state, action)

    def imagine(self, view: View, chance: Chance) -> State:
        """A complete state that gives this same view; what the view hides is dealt anew."""
        return self.imaginer(view).deal(chance)

    def start(self, seats: int | None = None, seed: str = "0", **options: Any) -> State:
        """The first position of a table: a pure function of game, seats, options and seed."""
        if not seed or seed != seed.strip() or not seed.isprintable():
            raise BadRequest(f"a seed is one line of text without spaces around it, not {seed!r}")
        seats = self.min_seats if seats is None else seats
        chosen = self.complete(seats, options)
        return self.deal(seats, chosen, DealChance(self.purpose(seats, chosen), seed))

    def complete(self, seats: int, options: Options) -> Options:
        """The options with defaults filled in; raises BadRequest for what does not exist."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadRequest(f"{self.title} is for {self.min_seats} to {self.max_seats} players, not {seats}")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadRequest(f"{self.title} has no option {name!r}; it has: {names}")
        return {name: option.choose(options.get(name, option.default)) for name, option in known.items()}

    def table(self, seats: int) -> str:
        """What a table for so many needs, in a few words: "2 players"."""
        return f"{seats} player{'' if seats == 1 else 's'}"

    def purpose(self, seats: int, options: Options) -> str:
        """What a deal is for, as text: the same seed deals differently for another purpose."""
        settings = " ".join(f"{name}={options[name]}" for name in sorted(options))
        return f"{self.name} {seats} {settings}".strip()
