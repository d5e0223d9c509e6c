"""Mandala, by Trevor Benjamin and Brett J. Gilbert. Two players, hidden hands.

piles.py     the six colors and piles of cards as numbers
state.py     the position: who may act, what is legal, what an act changes
scoring.py   points and outcome
view.py      what a seat sees; states that fit a view
notation.py  acts and positions as short text
drawing.py   a view as text for the terminal
text.py      the rules in our own words, refusals, questions, log lines
"""

from sandtable.core.chance import Chance
from sandtable.core.errors import Unreadable
from sandtable.core.game import Game, Imaginer, Option, Options, State, View
from sandtable.games.mandala import drawing, notation, text
from sandtable.games.mandala.piles import COLORS
from sandtable.games.mandala.state import (
    ACTION_COUNT,
    BUILD,
    CLAIM,
    CLAIMING,
    DISCARD,
    GROW,
    MandalaState,
    deal,
)
from sandtable.games.mandala.view import Knowledge

# MAN-12
START = Option("start", "random", ("random", "0", "1"), "Who starts: by lot, or a seat.")


class Mandala(Game):
    """The game as the library, the server and the bots know it."""

    def __init__(self) -> None:
        self.name = "mandala"
        self.title = "Mandala"
        self.designers = "Trevor Benjamin and Brett J. Gilbert"
        self.min_seats = 2
        self.max_seats = 2
        self.options = (START,)
        self.action_count = ACTION_COUNT
        self.rules = text.RULES

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        return deal(None if options["start"] == "random" else int(options["start"]), chance)

    def imaginer(self, view: View) -> Imaginer:
        return Knowledge(view)

    def write(self, state: State, action: int) -> str:
        return notation.write(action)

    def read(self, state: State, text: str) -> int:
        return notation.read(text)

    def write_position(self, state: State) -> str:
        assert isinstance(state, MandalaState)
        return notation.write_position(state)

    def read_position(self, text: str) -> State:
        return notation.read_position(text)

    def draw(self, view: View) -> str:
        return drawing.draw(view)

    def tell(self, before: View, after: View, seat: int, act: str) -> str:
        return text.tell(before, after, seat, act)

    def question(self, view: View) -> str:
        return text.question(view)

    def meant(self, state: State, seat: int, target: str) -> int:
        """A color is claimed, or else discarded; a place with a color is played to:
        `red`, `mountain 1 red`, `field 2 red 3`, `discard red 2`. A missing number is 1.
        A color of the Mountain that is destroyed is claimed."""
        assert isinstance(state, MandalaState)
        words = target.lower().split()
        if len(words) == 1 and words[0] in COLORS:
            color = COLORS.index(words[0])
            return CLAIM + color if state.phase == CLAIMING else DISCARD + color * 8
        action = _placement(words, target)
        if state.phase == CLAIMING and action < GROW and action // 6 == state.destroyed:
            return CLAIM + action % 6
        return action


def _placement(words: list[str], target: str) -> int:
    """The act of bringing cards to a place."""
    match words:
        case ["mountain", mandala, color]:
            return BUILD + notation.read_mandala(mandala) * 6 + notation.read_color(color)
        case ["field", mandala, color, *rest] if len(rest) < 2:
            place = notation.read_mandala(mandala) * 6 + notation.read_color(color)
            return GROW + place * 8 + notation.read_number(rest[0] if rest else "1") - 1
        case ["discard", color, *rest] if len(rest) < 2:
            number = notation.read_number(rest[0] if rest else "1")
            return DISCARD + notation.read_color(color) * 8 + number - 1
        case ["theirs", *_]:
            raise Unreadable("That Field is your opponent's: you grow your own (MAN-40)")
    raise Unreadable(f"{target!r} is nothing to touch; targets are like “red” or “field 2 red 3”")
