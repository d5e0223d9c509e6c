"""Mottainai as a newcomer sees it: own points and cards at the end of a turn, no cover and no opponent."""

from typing import Final

from mypy_extensions import i64

from sandtable.games.mottainai.scoring import open_points
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.zones import ASSISTANTS, SALES, WORKPLACE, zone_of
from sandtable.players.evaluation import Evaluation
from sandtable.players.mottainai.habits import finish_turn

HELD: Final = 0.3  # points for a hand card,
STOCK: Final = 0.6  # one in the workplace,
HELPER: Final = 0.8  # an assistant,
SOLD: Final = 0.9  # a sale
WORK: Final = 1.0  # and a work, beside what it scores


class NewcomersEvaluation(Evaluation[MottainaiState]):
    def value(self, state: MottainaiState, seat: i64) -> float:
        end = state.copy()
        finish_turn(end, seat)
        found = float(open_points(end, seat)) + WORK * float(end.work_count(seat))
        found += HELD * float(end.hand_count(seat))
        found += STOCK * float(end.size(zone_of(seat, WORKPLACE)))
        found += HELPER * float(end.size(zone_of(seat, ASSISTANTS)))
        return found + SOLD * float(end.size(zone_of(seat, SALES)))
