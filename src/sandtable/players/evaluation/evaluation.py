"""What every evaluation offers."""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from sandtable.core.game import State


class Evaluation(ABC):
    """A native function of a position, wrapped so that compiled searches can call any of them."""

    @abstractmethod
    def value(self, state: State, seat: i64) -> float:
        """How good the position is for a seat, in points ahead of the best opponent."""
