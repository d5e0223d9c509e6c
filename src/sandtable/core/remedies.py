"""What would make a refused act legal: "With your red group on b3 it would be allowed."

A game may have a module `remedies` beside its state, with a function `remedy(state, seat, action)` for acts that are not
legal. What it tells is enough: in a position that differs by just that, the act is legal. And it tells nobody more than
the own view does; the conformance suite holds it to that as it does refusals.
"""

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from sandtable.core.outcome import Refusal
from sandtable.core.state import State

Way = Callable[[Any, int, int], "Remedy | None"]


@dataclass(frozen=True)
class Remedy:
    """What is needed, by name and with the words that it is about, and the sentence for the player."""

    need: str
    parts: dict[str, Any]
    text: str


def remedy(state: State, seat: int, action: int) -> Remedy | None:
    """What would make an act legal that is not; None where nothing would, or the refusal says it already."""
    find = remedies_of(type(state).__module__.rpartition(".")[0])
    if find is None or not 0 <= action < state.game.action_count or state.is_legal(seat, action):
        return None
    return find(state, seat, action)


def explained(state: State, seat: int, action: int) -> Refusal | None:
    """Why an act is not legal, and what would make it so; None if it is."""
    refusal, way = state.why_not(seat, action), remedy(state, seat, action)
    if refusal is None or way is None:
        return refusal
    return Refusal(refusal.rule, f"{refusal.text} {way.text}")


@cache
def remedies_of(package: str) -> Way | None:
    """The function of the game that lives in a package; many have none."""
    if not package or importlib.util.find_spec(f"{package}.remedies") is None:
        return None
    found: Way = importlib.import_module(f"{package}.remedies").remedy
    return found
