"""What every evaluation offers."""

import math
from abc import ABC, abstractmethod

from mypy_extensions import i64

from sandtable.core.game import State


class Evaluation(ABC):
    """A native function of a position, wrapped so that compiled searches can call any of them."""

    @abstractmethod
    def value(self, state: State, seat: i64) -> float:
        """How good the position is for a seat, in points ahead of the best opponent."""

    def chance(self, state: State, seat: i64, scale: float) -> float:
        """How likely a seat wins from the position just settled; `scale` points more are odds of e to one."""
        return 1.0 / (1.0 + math.exp(-self.value(state, seat) / scale))

    def settle(self, state: State, seat: i64) -> None:  # noqa: B027  (most games need it not)
        """Finish what a seat has begun, so that the chances can be judged; the position is spent for it."""
