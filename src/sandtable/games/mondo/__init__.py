"""Mondo, by Michael Schacht. One to four players, everybody at once, against the clock.

tiles.py       the 136 tiles
board.py       the 24 spaces, the rim, and bit sets over them
heap.py        the tiles in the middle
world.py       the tiles on one player's board
landscapes.py  misconnections and finished landscapes
tasks.py       the score modifiers and additional tasks, one declaration each
conditions.py  what a table may choose
acts.py        the table of acts
state.py       the position: who may act, what is legal, what an act changes, what the clock does
scoring.py     the score sheet and the outcome
sources.py     where the points came from
view.py        what a seat sees; states that fit a view
observation.py what a seat knows as an array
notation.py    positions as short text
drawing.py     a view as text for the terminal
facts.py       what is printed on the cardboard, for those who draw it
text.py        the rules in our own words, refusals, questions, log lines
remedies.py    what would make a refused act legal
"""

from sandtable.core.chance import Chance
from sandtable.core.errors import Unreadable
from sandtable.core.game import Game, Nature, Options
from sandtable.games.mondo import drawing, notation, text
from sandtable.games.mondo.acts import ACTS, BACK, OUT, READY, TAKE, TASK, TILE, TURN, placing
from sandtable.games.mondo.board import INDEX
from sandtable.games.mondo.conditions import OPTIONS, Conditions
from sandtable.games.mondo.observation import MondoObservation
from sandtable.games.mondo.state import MondoState, deal
from sandtable.games.mondo.tasks import TASK_NAMES
from sandtable.games.mondo.view import MondoImaginer, view
from sandtable.games.mondo.words import say


def deal_for(seats: int, options: Options, chance: Chance) -> MondoState:
    return deal(Conditions(seats, options), chance)


def problem(seats: int, options: Options) -> str:
    return Conditions(seats, options).problem()


def hides_time(options: Options) -> bool:
    """MON-72."""
    return bool(options["hidden_time"])


PLAIN_TARGETS = {"hand": TURN, "heap": BACK, "out": OUT, "ready": READY}


def meant(state: MondoState, seat: int, target: str) -> int:
    """A space means placing there, a number taking that tile or putting it back, a name that task."""
    if target in INDEX:
        return placing(INDEX[target], 0)
    if target in TASK_NAMES:
        return TASK + TASK_NAMES.index(target)
    if target in PLAIN_TARGETS:
        return PLAIN_TARGETS[target]
    if not target.isdecimal():
        raise Unreadable(say("wrong-target", target=repr(target)))
    tile = TILE.read(target, say)
    return BACK if state.hands[seat] // 2 == tile else TAKE + tile


GAME = Game(
    name="mondo",
    title="Mondo",
    designers="Michael Schacht",
    seats=(1, 4),
    nature=Nature(at_once=True, hidden=True, chance=True, clock=True),
    version=1,
    options=OPTIONS,
    acts=ACTS,
    rules=text.RULES,
    say=say,
    state=MondoState,
    deal=deal_for,
    view=view,
    imaginer=MondoImaginer,
    refusal=text.refusal,
    words=text.words,
    tell=text.tell,
    question=text.question,
    meant=meant,
    write_position=notation.write_position,
    read_position=notation.read_position,
    draw=drawing.draw,
    observation=MondoObservation(),
    hides_time=hides_time,
    problem=problem,
)
