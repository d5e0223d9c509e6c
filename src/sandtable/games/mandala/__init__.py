"""Mandala, by Trevor Benjamin and Brett J. Gilbert. Two players, hidden hands.

piles.py     the six colors and piles of cards as numbers
acts.py      the table of acts
state.py     the position: who may act, what is legal, what an act changes
scoring.py   points and outcome
view.py      what a seat sees; states that fit a view
learning.py  whether anybody learns something by an act
observation.py  what a seat knows as an array
notation.py  positions as short text
drawing.py   a view as text for the terminal
facts.py     what is printed on the cards, for those who draw them
text.py      the rules in our own words, refusals, questions, log lines
remedies.py  what would make a refused act legal
"""

from sandtable.core.chance import Chance
from sandtable.core.errors import Unreadable
from sandtable.core.game import START, Game, Nature, Option, Options, start_of
from sandtable.games.mandala import drawing, notation, text
from sandtable.games.mandala.acts import (
    ACTS,
    CLAIM,
    COLOR,
    DISCARD,
    GROW,
    MANDALA,
    NUMBER,
    color_of,
    first_build,
    first_grow,
    mandala_of,
    of_cards,
)
from sandtable.games.mandala.learning import forced, reveals
from sandtable.games.mandala.observation import MandalaObservation
from sandtable.games.mandala.piles import COLORS
from sandtable.games.mandala.state import CLAIMING, MandalaState, deal
from sandtable.games.mandala.view import Knowledge, view
from sandtable.games.mandala.words import say

# MAN-11
CUPS = Option(
    "cups",
    "closed",
    ("closed", "open"),
    say.later("option-cups"),
    deals=False,
)


def deal_for(seats: int, options: Options, chance: Chance) -> MandalaState:
    """MAN-11, MAN-12: the table may choose who starts and whether the Cups are open."""
    state = deal(start_of(options), chance)
    state.open_cups = options["cups"] == "open"
    return state


def meant(state: MandalaState, seat: int, target: str) -> int:
    """A color is claimed, or else discarded; a place with a color is played to:
    `red`, `mountain 1 red`, `field 2 red 3`, `discard red 2`. A missing number is 1.
    A color of the Mountain that is destroyed is claimed."""
    words = target.lower().split()
    if len(words) == 1 and words[0] in COLORS:
        color = COLOR.read(words[0], say)
        return CLAIM + color if state.phase == CLAIMING else of_cards(DISCARD, color, 1)
    action = _placement(words, target)
    if state.phase == CLAIMING and action < GROW and mandala_of(action) == state.destroyed:
        return CLAIM + color_of(action)
    return action


def _placement(words: list[str], target: str) -> int:
    """The act of bringing cards to a place."""
    match words:
        case ["mountain", mandala, color]:
            return first_build(MANDALA.read(mandala, say)) + COLOR.read(color, say)
        case ["field", mandala, color, *rest] if len(rest) < 2:
            return of_cards(first_grow(MANDALA.read(mandala, say)), COLOR.read(color, say), _number(rest))
        case ["discard", color, *rest] if len(rest) < 2:
            return of_cards(DISCARD, COLOR.read(color, say), _number(rest))
        case ["theirs", *_]:
            raise Unreadable(say("not-your-field"))
    raise Unreadable(say("wrong-target", target=repr(target)))


def _number(words: list[str]) -> int:
    return NUMBER.read(words[0], say) + 1 if words else 1


GAME = Game(
    name="mandala",
    title="Mandala",
    designers="Trevor Benjamin and Brett J. Gilbert",
    seats=(2, 2),
    nature=Nature(hidden=True, chance=True),
    version=1,
    options=(START, CUPS),
    acts=ACTS,
    rules=text.RULES,
    say=say,
    state=MandalaState,
    deal=deal_for,
    view=view,
    reveals=reveals,
    forced=forced,
    imaginer=Knowledge,
    refusal=text.refusal,
    words=text.words,
    tell=text.tell,
    question=text.question,
    meant=meant,
    write_position=notation.write_position,
    read_position=notation.read_position,
    draw=drawing.draw,
    observation=MandalaObservation(),
)
