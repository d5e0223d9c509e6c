"""Mandala as a newcomer sees it: own points and cards, and Mountains that one leads at; nothing else of the opponent."""

from typing import Final

from mypy_extensions import i64

from sandtable.games.mandala.piles import colors, how_many, size
from sandtable.games.mandala.state import MandalaState, field_of
from sandtable.players.evaluation import Evaluation

PLACE: Final = 2.0  # points for a River place more
HELD: Final = 0.6  # for a hand card
LYING: Final = 0.7  # for each card of a Mountain where one has any card in the Field,
LED: Final = 0.7  # and once more where one has more of them than the other
FIELD: Final = 0.5  # for a Field card


class NewcomersEvaluation(Evaluation[MandalaState]):
    def value(self, state: MandalaState, seat: i64) -> float:
        found = float(state.points(seat)) + PLACE * float(how_many(colors(state.rivers[seat])))
        found += HELD * float(size(state.hands[seat]))
        mandala: i64 = 0
        while mandala < 2:
            field = size(state.fields[field_of(mandala, seat)])
            lying = float(size(state.mountains[mandala]))
            if field:
                found += FIELD * float(field) + LYING * lying
            if field > size(state.fields[field_of(mandala, 1 - seat)]):
                found += LED * lying
            mandala += 1
        return found
