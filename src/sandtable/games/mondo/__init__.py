"""Mondo, by Michael Schacht. One to four players, everybody at once, against the clock.

tiles.py       the 136 tiles
board.py       the 24 spaces, the rim, and bit sets over them
world.py       the tiles on one player's board
landscapes.py  misconnections and finished landscapes
tasks.py       the score modifiers and additional tasks, one declaration each
settings.py    what a table may choose
state.py       the position: who may act, what is legal, what an act changes, what the clock does
scoring.py     the score sheet and the outcome
view.py        what a seat sees; states that fit a view
notation.py    acts and positions as short text
drawing.py     a view as text for the terminal
text.py        the rules in our own words, refusals, questions, log lines
"""

from sandtable.core.chance import Chance
from sandtable.core.errors import BadRequest, Unreadable
from sandtable.core.game import Game, Imaginer, Options, State, View
from sandtable.games.mondo import drawing, notation, text
from sandtable.games.mondo import view as views
from sandtable.games.mondo.board import INDEX
from sandtable.games.mondo.settings import OPTIONS, Settings
from sandtable.games.mondo.state import ACTION_COUNT, BACK, PLACE, TAKE, TASK, MondoState, deal
from sandtable.games.mondo.tasks import TASK_NAMES


class Mondo(Game):
    """The game as the library, the server and the bots know it."""

    def __init__(self) -> None:
        self.name = "mondo"
        self.title = "Mondo"
        self.designers = "Michael Schacht"
        self.min_seats = 1
        self.max_seats = 4
        self.options = OPTIONS
        self.action_count = ACTION_COUNT
        self.rules = text.RULES

    def complete(self, seats: int, options: Options) -> Options:
        chosen = super().complete(seats, {name: _choice(name, value) for name, value in options.items()})
        problem = Settings(seats, chosen).problem()
        if problem:
            raise BadRequest(problem)
        return chosen

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        return deal(Settings(seats, options), chance)

    def imaginer(self, view: View) -> Imaginer:
        return views.MondoImaginer(view)

    def write(self, state: State, action: int) -> str:
        return notation.write(action)

    def read(self, state: State, text: str) -> int:
        return notation.read(text)

    def write_position(self, state: State) -> str:
        assert isinstance(state, MondoState)
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
        """A space means placing there, a number taking that tile or putting it back, a name that task."""
        assert isinstance(state, MondoState)
        if target in INDEX:
            return PLACE + INDEX[target] * 4
        if target in TASK_NAMES:
            return TASK + TASK_NAMES.index(target)
        if not target.isdecimal():
            raise Unreadable(f"{target!r} is neither a space nor a tile nor a task")
        tile = notation.read_tile(target)
        return BACK if state.hands[seat] // 2 == tile else TAKE + tile


def _choice(name: str, value: object) -> object:
    """A choice that was written as text, as on the command line: "5" for 5."""
    choices = [choice for option in OPTIONS if option.name == name for choice in option.choices]
    return next((choice for choice in choices if str(choice) == str(value)), value)
