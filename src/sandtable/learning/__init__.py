"""For programs that learn: many games at once, as arrays.

many.py       stepping in compiled code
vector.py     the same as numpy arrays
processes.py  on several cores, with shared memory

What a row of an observation means is told by `game.observation` (docs/learning.md).
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sandtable.learning.processes import Processes
    from sandtable.learning.vector import Vector

__all__ = ["vector"]


def vector(game: str, n: int, *, processes: int = 1, **settings: Any) -> "Vector | Processes":
    """n games stepped together, with arrays in and out; on so many cores.

    seats      how many sit at a table
    opponents  who plays the other seats: "random", a word like "level2", a player, or one of these by seat;
               left out, every seat is the learner's
    seat       the learner's seat beside opponents: a number, or "alternate" from game to game
    seed       of deals and chance
    budget     what opponents may think about an act
    blind      whether rows and masks are left unwritten: to measure what stepping alone costs
    …          the game's options
    """
    if processes > 1:
        from sandtable.learning.processes import Processes

        return Processes(game, n, processes, **settings)
    from sandtable.learning.vector import vector_of  # late: numpy is needed by those who learn only

    return vector_of(game, n, **settings)
