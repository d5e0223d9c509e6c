"""What a game is: its name, its nature, its acts and rules, and the functions that make it up.

    game = sandtable.game("patterns")
    state = game.start(seats=2, seed="7f3a")
    while state.actors():
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    print(state.outcome())

Acts are ints inside (dense codes below `game.action_count`) and short text outside.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from sandtable.core.acts import Acts, Offer, Parts, Shown
from sandtable.core.chance import Chance, DealChance
from sandtable.core.errors import BadRequest
from sandtable.core.messages import ORIGINAL, Text, Words, language, say
from sandtable.core.observation import Observation, no_observation
from sandtable.core.outcome import Refusal
from sandtable.core.state import GAME_OF, Imaginer, State
from sandtable.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

Choice = str | int | bool
Options = dict[str, Choice]


class Nature(NamedTuple):
    """What kind of game it is. Searches, server, terminal and arena ask this and do not guess."""

    at_once: bool = False  # several seats may act at the same time; else they take turns
    hidden: bool = False  # some seat knows what another does not
    chance: bool = False  # chance comes after the deal as well
    clock: bool = False  # the game has a clock of its own


@dataclass(frozen=True)
class Option:
    """One thing that a table may choose before the game.

    An option that does not change what is dealt stays out of the deal's purpose: then a seed deals the
    same with every choice, and did so before there was the option.
    """

    name: str
    default: Choice
    choices: tuple[Choice, ...]
    text: str | Text
    deals: bool = True
    seats: tuple[int, int] | None = (
        None  # the fewest and the most players whom it concerns, if not any number
    )

    def choose(self, value: Choice) -> Choice:
        """The choice that is meant, also where it comes as text; raises BadRequest."""
        for choice in self.choices:
            if str(choice) == str(value):
                return choice
        choices = ", ".join(str(choice) for choice in self.choices)
        raise BadRequest(say("wrong-option", name=self.name, choices=choices, value=repr(value)))


START = Option("start", "random", ("random", "0", "1"), say.later("option-start"))


def start_of(options: Options) -> int | None:
    """The seat that the option `start` chooses; None is by lot."""
    return None if options["start"] == "random" else int(options["start"])


class Game(Generic[S, V]):
    """A game is given its parts; what it can do follows from them.

    name, title, designers   as people know it
    seats                    the fewest and the most players
    nature                   turns or at once, open or hidden, chance, clock
    version                  of its rules: it counts up when an act, a result or a deal changes
    options                  what a table may choose
    not_options              what it cannot choose though it might try, each with the reason
    acts                     the table of its acts
    rules                    rule id → the rule in our own words, in reading order
    state                    the class of its positions
    deal                     the first position; all of its chance comes from the chance given
    view                     what a seat knows of a position
    imaginer                 what deals the hidden things of a view
    refusal                  why an act that is not legal is not
    words                    what the sentences about an act name beside its arguments
    label                    an act with these parts as one would say it, where the table's words are too few
    tell                     the log line of an act, for the reader whose views these are
    question                 what the reader of a view is asked or waits for, as a sentence
    meant                    the act that a player most likely means by touching a target
    seen                     an act as a reader gets to see it; games with secret choices tell less
    reveals                  whether anybody learns something by an act, so that it is not simply taken back
    forced                   whether a seat has one answer only, and everybody knows that
    write_position, read_position   a whole position as one line, hidden things included
    draw                     a view as lines of text, for the terminal
    hides_time               whether a table with these options keeps its clock from the players
    problem                  why options do not go together; nothing if they do
    needs                    what a table for so many needs, in a few words: "2 players"
    observation              what a seat knows as an array of bytes, for programs that learn
    say                      its messages, where it speaks more than one language
    spoken                   a view with the words in it in the language spoken now, where it has any

    A seat in a sentence is a mark like `@1`, which whoever shows it replaces by a name.
    """

    def __init__(
        self,
        *,
        name: str,
        title: str,
        designers: str,
        seats: tuple[int, int],
        nature: Nature,
        version: int,
        acts: Acts[S],
        rules: Mapping[str, str],
        state: type[S],
        deal: Callable[[int, Options, Chance], S],
        view: Callable[[S, int | None], V],
        imaginer: Callable[[V], Imaginer],
        refusal: Callable[[S, int, int], Refusal],
        tell: Callable[[V, V, int, Shown], str],
        question: Callable[[V], str],
        meant: Callable[[S, int, str], int],
        write_position: Callable[[S], str],
        read_position: Callable[[str], S],
        draw: Callable[[V], str],
        options: tuple[Option, ...] = (),
        not_options: Mapping[str, str | Text] | None = None,
        words: Callable[[S, int, int], Parts] | None = None,
        label: Callable[[S, int, Parts], str] | None = None,
        seen: Callable[[S, int, int, int | None], Shown] | None = None,
        reveals: Callable[[S, int, int], bool] | None = None,
        forced: Callable[[S, int], bool] | None = None,
        hides_time: Callable[[Options], bool] | None = None,
        problem: Callable[[int, Options], str] | None = None,
        needs: Callable[[int], str] | None = None,
        observation: Observation[S] | None = None,
        say: Words | None = None,
        spoken: Callable[[V], V] | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.designers = designers
        self.min_seats, self.max_seats = seats
        self.nature = nature
        self.version = version
        self.acts = acts
        self.action_count = acts.count
        self.rules = rules
        self.deal = deal
        self.view = view
        self.imaginer = imaginer
        self.refusal = refusal
        self.tell = tell
        self.question = question
        self.meant = meant
        self.write_position = write_position
        self.read_position = read_position
        self.draw = draw
        self.options = options
        self.not_options: Mapping[str, str | Text] = not_options or {}
        self.words = words or no_more_words
        self.own_label = label or self.label_by_table
        self.seen = seen or self.seen_openly
        self.reveals = reveals or self.reveals_by_nature
        self.forced = forced or self.forced_by_nature
        self.hides_time = hides_time or never
        self.problem = problem
        self.needs = needs or how_many_players
        self.own_observation = observation
        self.say = say
        self.own_spoken = spoken
        GAME_OF[state] = any_game(self)

    def __repr__(self) -> str:
        return f"sandtable.game({self.name!r})"

    # Acts

    def write(self, state: S, action: int) -> str:
        """An act as text: the form of logs, tests, the wire and the terminal."""
        return self.acts.write(state, action)

    def read(self, state: S, text: str) -> int:
        """The act that a text means, legal or not; raises Unreadable."""
        return self.acts.read(state, text)

    def parts(self, state: S, seat: int, action: int) -> Parts:
        """The arguments of an act by name, and what else its sentences speak of."""
        return self.acts.parts(state, action) | self.words(state, seat, action)

    def shown(self, state: S, seat: int, action: int) -> Shown:
        """An act as its own seat sees it."""
        acts = self.acts
        parts = acts.parts(state, action)
        text, targets = acts.form(state, action, parts), acts.touched(state, action, parts)
        return Shown(text, acts.verb(action).name, parts | self.words(state, seat, action), targets)

    def seen_openly(self, state: S, seat: int, action: int, reader: int | None) -> Shown:
        return self.shown(state, seat, action)

    def reveals_by_nature(self, state: S, seat: int, action: int) -> bool:
        """Nobody learns anything where all is open and nothing left to chance; elsewhere it is feared."""
        return self.nature.hidden or self.nature.chance

    def forced_by_nature(self, state: S, seat: int) -> bool:
        """Where all is open, everybody sees what a seat may do; elsewhere it may tell of a hand."""
        return not self.nature.hidden and len(state.legal(seat)) == 1

    def label_by_table(self, state: S, action: int, parts: Parts) -> str:
        return self.acts.now(action, parts)

    def label(self, state: S, seat: int, action: int) -> str:
        """An act as one would say it before doing it."""
        return self.own_label(state, action, self.parts(state, seat, action))

    def offer(self, state: S, seat: int, action: int) -> Offer:
        """A legal act in words, with what it touches."""
        act = self.shown(state, seat, action)
        return Offer(act.act, act.verb, act.parts, act.targets, self.own_label(state, action, act.parts))

    def offers(self, state: S, seat: int) -> list[Offer]:
        """Every legal act of a seat."""
        return [self.offer(state, seat, action) for action in state.legal(seat)]

    def spoken(self, view: V) -> V:
        """A view with the words in it in the language spoken now."""
        return view if self.own_spoken is None or language() == ORIGINAL else self.own_spoken(view)

    def tell_reason(self, reason: str) -> str:
        """How a game ended, which is kept in English, in the language spoken now."""
        told = say.retell("reason", reason)
        return told if self.say is None else self.say.retell("reason", told)

    # Knowing

    @property
    def observation(self) -> Observation[S]:
        """What a seat knows as an array of bytes; raises BadRequest where the game has none."""
        if self.own_observation is None:
            raise no_observation(self.title)
        return self.own_observation

    def imagine(self, view: V, chance: Chance) -> S:
        """A complete state that gives this same view; what the view hides is dealt anew."""
        found: Any = self.imaginer(view).deal(chance)  # an imaginer deals states of its game
        state: S = found
        return state

    # Starting

    def start(self, seats: int | None = None, seed: str = "0", **options: Choice) -> S:
        """The first position of a table: a pure function of game, seats, options and seed."""
        if not seed or seed != seed.strip() or not seed.isprintable():
            raise BadRequest(say("wrong-seed", seed=repr(seed)))
        seats = self.min_seats if seats is None else seats
        chosen = self.complete(seats, options)
        return self.deal(seats, chosen, DealChance(self.purpose(seats, chosen), seed))

    def complete(self, seats: int, options: Options) -> Options:
        """The options with defaults filled in; raises BadRequest for what does not exist or fit."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadRequest(
                say("wrong-seats", title=self.title, least=self.min_seats, most=self.max_seats, seats=seats)
            )
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadRequest(self.unknown_option(name))
        chosen = {name: option.choose(options.get(name, option.default)) for name, option in known.items()}
        problem = self.problem(seats, chosen) if self.problem else ""
        if problem:
            raise BadRequest(problem)
        return chosen

    def unknown_option(self, name: str) -> str:
        if name in self.not_options:
            return str(self.not_options[name])
        names = ", ".join(option.name for option in self.options)
        if not names:
            return say("no-options", title=self.title, name=repr(name))
        return say("no-option", title=self.title, name=repr(name), names=names)

    def purpose(self, seats: int, options: Options) -> str:
        """What a deal is for, as text: the same seed deals differently for another purpose."""
        names = sorted(option.name for option in self.options if option.deals)
        settings = " ".join(f"{name}={options[name]}" for name in names)
        return f"{self.name} {seats} {settings}".strip()


# A game where it does not matter which: states and views of its own are all that it ever gets.
AnyGame = Game[State, View]


def any_game(game: Game[Any, Any]) -> AnyGame:
    """A game among others."""
    return game


def how_many_players(seats: int) -> str:
    return say("players", seats=seats)


def never(options: Options) -> bool:
    return False


def no_more_words(state: State, seat: int, action: int) -> Parts:
    return {}
