"""How good a position is for a seat, one module a game. Searches and the greedy bot use it."""

from sandtable.core.errors import BadRequest
from sandtable.players.evaluation.evaluation import Evaluation
from sandtable.players.evaluation.mandala import FITTED, MandalaEvaluation
from sandtable.players.evaluation.mondo import MondoEvaluation
from sandtable.players.evaluation.mottainai import MottainaiEvaluation
from sandtable.players.evaluation.mottainai_weights import EARLY, LATE
from sandtable.players.evaluation.patterns import PatternsEvaluation

ALL: dict[str, Evaluation] = {
    "mottainai": MottainaiEvaluation(EARLY, LATE),
    "patterns": PatternsEvaluation(),
    "mandala": MandalaEvaluation(FITTED),
    "mondo": MondoEvaluation(),
}


def evaluation_of(game: str) -> Evaluation:
    """The evaluation of that game."""
    if game not in ALL:
        raise BadRequest(f"there is no evaluation for {game!r}")
    return ALL[game]
