"""Positions with their seats turned: each game's `notation` tells how, line by line."""

from importlib import import_module

from sandtable.core.errors import BadRequest
from sandtable.core.state import State


def mirrored(state: State) -> State:
    """The same position with every seat one further; of two they change places. Raises BadRequest where it cannot be told.

    What chance brings later is not in a position: it is drawn anew.
    """
    game = state.game
    turned = getattr(import_module(type(state).__module__.rpartition(".")[0] + ".notation"), "turned", None)
    if turned is None:
        raise BadRequest(f"positions of {game.title} cannot be mirrored: its notation does not tell how")
    return game.read_position(turned(repr(state)))
