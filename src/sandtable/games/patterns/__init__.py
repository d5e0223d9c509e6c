"""Patterns: A Mandala Game, by Trevor Benjamin and Brett J. Gilbert. Two players, all open.

board.py     the 52 spaces and bit sets over them
state.py     the position: who may act, what is legal, what an act changes
scoring.py   points and outcome
view.py      what a seat sees (everything); a state from a view
notation.py  acts and positions as short text
drawing.py   a view as text for the terminal
text.py      the rules in our own words, refusals, questions, log lines
"""

from sandtable.core.chance import Chance
from sandtable.core.game import Game, Imaginer, OpenImaginer, Option, Options, State, View
from sandtable.games.patterns import drawing, notation, text
from sandtable.games.patterns import view as views
from sandtable.games.patterns.board import COLORS
from sandtable.games.patterns.state import (
    ACTION_COUNT,
    BOWL,
    CHOOSING,
    ESTABLISH,
    FLIP,
    SWAP,
    PatternsState,
    deal,
)

# PAT-12
START = Option("start", "random", ("random", "0", "1"), "Who starts: by lot, or a seat.")


class Patterns(Game):
    """The game as the library, the server and the bots know it."""

    def __init__(self) -> None:
        self.name = "patterns"
        self.title = "Patterns"
        self.designers = "Trevor Benjamin and Brett J. Gilbert"
        self.min_seats = 2
        self.max_seats = 2
        self.options = (START,)
        self.action_count = ACTION_COUNT
        self.rules = text.RULES

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        return deal(None if options["start"] == "random" else int(options["start"]), chance)

    def imaginer(self, view: View) -> Imaginer:
        return OpenImaginer(views.state_of(view))

    def write(self, state: State, action: int) -> str:
        return notation.write(action)

    def read(self, state: State, text: str) -> int:
        return notation.read(text)

    def write_position(self, state: State) -> str:
        assert isinstance(state, PatternsState)
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
        """A color is a bowl choice. A space means the act that comes nearest to being legal there."""
        assert isinstance(state, PatternsState)
        if target in COLORS:
            return BOWL + COLORS.index(target)
        space = notation.read_space(target)
        for kind in (FLIP, SWAP, ESTABLISH):
            if state.is_legal(seat, kind + space):
                return kind + space
        color = state.color_at(space)
        if state.phase == CHOOSING or color < 0:
            return FLIP + space
        if state.has_group(seat, color):
            return FLIP + space
        bowl = state.bowls[seat]
        return (SWAP if state.has_group(seat, bowl) else ESTABLISH) + space
