"""Mandala: points so far, what the Mountains will bring to whom, and the hand to get there with.

The weights are in points. `fitters/mandala.py` fitted them to games of the search against itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.mandala.piles import colors, count, how_many, same_card, size
from sandtable.games.mandala.state import CLAIMING, OVER, MandalaState, field_of
from sandtable.players.evaluation import Evaluation

LEAST: Final = -1000.0  # less than anything is worth


class Weights:
    """What counts besides the points."""

    def __init__(
        self,
        place: float,
        hope: float,
        field: float,
        doubt: float,
        tempo: float,
        hand: list[float],
        progress: list[float],
    ) -> None:
        self.place = place  # a River place more: higher places come nearer
        self.hope = hope  # how much is counted on Cup cards whose color has no River place yet
        self.field = field  # each Field card more than the opponent has there
        self.doubt = doubt  # how easily a lead in a Field is lost again
        self.tempo = tempo  # to be on turn
        self.hand = vec[float](hand)  # a hand by its size
        # How much of a Mountain is counted on, by the colors in its Mandala:
        self.progress = vec[float](progress)


FITTED: Final = Weights(
    place=3.05,
    hope=0.65,
    field=0.82,
    doubt=0.5,
    tempo=1.36,
    hand=[0.0, 1.2, 2.5, 3.9, 4.7, 5.5, 6.2, 6.7, 7.7],
    progress=[0.0, 0.3, 0.42, 0.51, 0.54, 0.67, 1.0],
)


class MandalaEvaluation(Evaluation[MandalaState]):
    """The difference of what both players have and may expect."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def value(self, state: MandalaState, seat: i64) -> float:
        lead = float(state.points(seat) - state.points(1 - seat))
        if state.phase == OVER:
            return lead
        weights = self.weights
        lead += promise(state, seat, weights) - promise(state, 1 - seat, weights)
        lead += weights.hand[size(state.hands[seat])] - weights.hand[size(state.hands[1 - seat])]
        lead += weights.tempo if state.turn == seat else -weights.tempo
        return lead + prospect(state, seat, 0, weights) + prospect(state, seat, 1, weights)


def promise(state: MandalaState, seat: i64, weights: Weights) -> float:
    """What a River lets hope for: its length, and Cup cards that wait for their color."""
    river, cup = state.rivers[seat], state.cup(seat)
    places = how_many(colors(river))
    waiting: i64 = 0
    color: i64 = 0
    while color < 6:
        if count(river, color) == 0:
            waiting += count(cup, color)
        color += 1
    return weights.place * float(places) + hope(places, weights) * float(waiting)


def hope(places: i64, weights: Weights) -> float:
    """The value of a Cup card whose color is not among so many places: a part of what is left."""
    return weights.hope * float(places + 7) / 2.0


def prospect(state: MandalaState, seat: i64, mandala: i64, weights: Weights) -> float:
    """What a Mandala will bring to a seat, less what it will bring to the other."""
    mine, theirs = state.fields[field_of(mandala, seat)], state.fields[field_of(mandala, 1 - seat)]
    if mine + theirs == 0 or state.mountains[mandala] == 0:
        return 0.0  # MAN-66
    if state.phase == CLAIMING and state.destroyed == mandala:
        return shares(state, seat, mandala, state.chooser, weights)
    lead = float(size(mine) - size(theirs))
    first = lead / (abs(lead) + weights.doubt)  # from −1, surely second, to 1, surely first to choose
    near, far = shares(state, seat, mandala, seat, weights), shares(state, seat, mandala, 1 - seat, weights)
    expected = (near + far + first * (near - far)) / 2.0
    gathered = how_many(colors(state.mountains[mandala] + mine + theirs))
    return weights.field * lead + weights.progress[gathered] * expected


def shares(state: MandalaState, seat: i64, mandala: i64, chooser: i64, weights: Weights) -> float:
    """The same if it were destroyed now and both claimed in turn the color that matters most."""
    rest = state.mountains[mandala]
    total = 0.0
    while rest:
        color = most_contested(state, mandala, rest, weights)
        cards = count(rest, color)
        gain = worth(state, chooser, mandala, color, cards, weights)
        total += gain if chooser == seat else -gain
        rest -= same_card(color, cards)
        chooser = 1 - chooser
    return total


def most_contested(state: MandalaState, mandala: i64, rest: i64, weights: Weights) -> i64:
    """The color of a Mountain that is worth most to the two players together."""
    best: i64 = 0
    most = LEAST
    color: i64 = 0
    while color < 6:
        cards = count(rest, color)
        if cards:
            both = worth(state, 0, mandala, color, cards, weights)
            both += worth(state, 1, mandala, color, cards, weights)
            if both > most:
                most = both
                best = color
        color += 1
    return best


def worth(state: MandalaState, seat: i64, mandala: i64, color: i64, cards: i64, weights: Weights) -> float:
    """What claiming so many cards of a color brings to a seat."""
    if state.fields[field_of(mandala, seat)] == 0:
        return 0.0  # MAN-65
    river = state.rivers[seat]
    place = count(river, color)
    if place:
        return float(cards * place)
    places = how_many(colors(river))
    free = float(places + 1)
    waiting = float(count(state.cup(seat), color))
    return weights.place + free * float(cards - 1) + (free - hope(places, weights)) * waiting
