"""Mandala: points so far, what the Mountains will bring to whom, and the hand to get there with.

The weights are in points. They were found by matches of the greedy player against itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.game import State
from sandtable.games.mandala.piles import colors, count, how_many, same_card, size
from sandtable.games.mandala.state import CLAIMING, OVER, MandalaState, of
from sandtable.players.evaluation.evaluation import Evaluation

PLACE: Final = 3.0  # a River place more: higher places come nearer
HOPE: Final = 0.4  # how much is counted on Cup cards whose color has no River place yet
FIELD: Final = 0.8  # each Field card more than the opponent has there
DOUBT: Final = 0.5  # how easily a lead in a Field is lost again

# How much of a Mountain is counted on, by the number of colors that its Mandala has.
PROGRESS: Final = vec[float]([0.0, 0.1, 0.2, 0.3, 0.45, 0.65, 1.0])

# A hand by its size. Above five cards, building draws fewer than three: a full hand is hardly better.
HAND: Final = vec[float]([0.0, 0.6, 1.2, 1.8, 2.4, 3.0, 3.36, 3.54, 3.6])

NOTHING: Final = -1000.0  # less than anything is worth


class MandalaEvaluation(Evaluation):
    """The difference of what both players have and may expect."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, MandalaState)
        lead = float(state.points(seat) - state.points(1 - seat))
        if state.phase == OVER:
            return lead
        lead += promise(state, seat) - promise(state, 1 - seat)
        lead += HAND[size(state.hands[seat])] - HAND[size(state.hands[1 - seat])]
        return lead + prospect(state, seat, 0) + prospect(state, seat, 1)


def promise(state: MandalaState, seat: i64) -> float:
    """What a River lets hope for: its length, and Cup cards that wait for their color."""
    river, cup = state.rivers[seat], state.cup(seat)
    places = how_many(colors(river))
    waiting: i64 = 0
    color: i64 = 0
    while color < 6:
        if count(river, color) == 0:
            waiting += count(cup, color)
        color += 1
    return PLACE * float(places) + hope(places) * float(waiting)


def hope(places: i64) -> float:
    """The value of a Cup card whose color is not among so many places: a part of what is left."""
    return HOPE * float(places + 7) / 2.0


def prospect(state: MandalaState, seat: i64, mandala: i64) -> float:
    """What a Mandala will bring to a seat, less what it will bring to the other."""
    mine, theirs = state.fields[of(mandala, seat)], state.fields[of(mandala, 1 - seat)]
    if mine + theirs == 0 or state.mountains[mandala] == 0:
        return 0.0  # MAN-66
    if state.phase == CLAIMING and state.destroyed == mandala:
        return shares(state, seat, mandala, state.chooser)
    lead = float(size(mine) - size(theirs))
    first = lead / (abs(lead) + DOUBT)  # from −1, surely second, to 1, surely first to choose
    near, far = shares(state, seat, mandala, seat), shares(state, seat, mandala, 1 - seat)
    expected = (near + far + first * (near - far)) / 2.0
    return FIELD * lead + PROGRESS[how_many(colors(state.mountains[mandala] + mine + theirs))] * expected


def shares(state: MandalaState, seat: i64, mandala: i64, chooser: i64) -> float:
    """The same if it were destroyed now and both claimed in turn the color that matters most."""
    rest = state.mountains[mandala]
    total = 0.0
    while rest:
        color = most_contested(state, mandala, rest)
        cards = count(rest, color)
        gain = worth(state, chooser, mandala, color, cards)
        total += gain if chooser == seat else -gain
        rest -= same_card(color, cards)
        chooser = 1 - chooser
    return total


def most_contested(state: MandalaState, mandala: i64, rest: i64) -> i64:
    """The color of a Mountain that is worth most to the two players together."""
    best: i64 = 0
    most = NOTHING
    color: i64 = 0
    while color < 6:
        cards = count(rest, color)
        if cards:
            both = worth(state, 0, mandala, color, cards) + worth(state, 1, mandala, color, cards)
            if both > most:
                most = both
                best = color
        color += 1
    return best


def worth(state: MandalaState, seat: i64, mandala: i64, color: i64, cards: i64) -> float:
    """What claiming so many cards of a color brings to a seat."""
    if state.fields[of(mandala, seat)] == 0:
        return 0.0  # MAN-65
    river = state.rivers[seat]
    place = count(river, color)
    if place:
        return float(cards * place)
    places = how_many(colors(river))
    free = float(places + 1)
    waiting = float(count(state.cup(seat), color))
    return PLACE + free * float(cards - 1) + (free - hope(places)) * waiting
