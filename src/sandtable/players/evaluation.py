"""How good a position is for a seat: what searches and the greedy bot ask. Each game has its own."""

import math
from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from sandtable.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(ABC, Generic[S]):
    """A native function of a position, wrapped so that compiled searches can call any of them."""

    @abstractmethod
    def value(self, state: S, seat: i64) -> float:
        """How good the position is for a seat, in points ahead of the best opponent."""

    def chance(self, state: S, seat: i64, scale: float) -> float:
        """How likely a seat wins from the position just settled; `scale` points more are odds of e to one."""
        return 1.0 / (1.0 + math.exp(-self.value(state, seat) / scale))

    def settle(self, state: S, seat: i64) -> None:
        """Finish what a seat has begun, so that the chances can be judged; the position is spent for it."""


# An evaluation where it does not matter of which game: it gets states of its own alone.
AnyEvaluation = Evaluation[Any]


class NoEvaluation(Evaluation[State]):
    """For games that nobody has learned to judge yet: every position that is not over is even."""

    def value(self, state: State, seat: i64) -> float:
        return 0.0
