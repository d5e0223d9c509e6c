"""Patterns: A Mandala Game, by Trevor Benjamin and Brett J. Gilbert. Two players, all open.

board.py     the 52 spaces and bit sets over them
acts.py      the table of acts
state.py     the position: who may act, what is legal, what an act changes
scoring.py   points and outcome
view.py      what a seat sees (everything); a state from a view
observation.py  what a seat knows as an array
notation.py  positions as short text
drawing.py   a view as text for the terminal
facts.py     what is printed on the cardboard, for those who draw it
text.py      the rules in our own words, refusals, questions, log lines
remedies.py  what would make a refused act legal
"""

from sandtable.core.chance import Chance
from sandtable.core.game import START, Game, Nature, Options, start_of
from sandtable.games.patterns import drawing, notation, text
from sandtable.games.patterns.acts import ACTS, BOWL, ESTABLISH, FLIP, SPACE, SWAP
from sandtable.games.patterns.board import COLORS
from sandtable.games.patterns.observation import PatternsObservation
from sandtable.games.patterns.state import CHOOSING, PatternsState, deal
from sandtable.games.patterns.view import imaginer, view
from sandtable.games.patterns.words import say


def deal_for(seats: int, options: Options, chance: Chance) -> PatternsState:
    """PAT-12: the table may choose who starts."""
    return deal(start_of(options), chance)


def meant(state: PatternsState, seat: int, target: str) -> int:
    """A color is a bowl choice. A space means the act that comes nearest to being legal there."""
    if target in COLORS:
        return BOWL + COLORS.index(target)
    space = SPACE.read(target, say)
    for kind in (FLIP, SWAP, ESTABLISH):
        if state.is_legal(seat, kind + space):
            return kind + space
    color = state.color_at(space)
    if state.phase == CHOOSING or color < 0 or state.has_group(seat, color):
        return FLIP + space
    return (SWAP if state.has_group(seat, state.bowls[seat]) else ESTABLISH) + space


GAME = Game(
    name="patterns",
    title="Patterns",
    designers="Trevor Benjamin and Brett J. Gilbert",
    seats=(2, 2),
    nature=Nature(),
    version=1,
    options=(START,),
    acts=ACTS,
    rules=text.RULES,
    say=say,
    state=PatternsState,
    deal=deal_for,
    view=view,
    imaginer=imaginer,
    refusal=text.refusal,
    words=text.words,
    tell=text.tell,
    question=text.question,
    meant=meant,
    write_position=notation.write_position,
    read_position=notation.read_position,
    draw=drawing.draw,
    observation=PatternsObservation(),
)
