"""How Mondo's bots play: their pace, their eye, their memory, their taste, and whether they plan."""

from dataclasses import dataclass
from typing import Final

from sandtable.players.evaluation.mondo import Taste


@dataclass(frozen=True)
class Manner:
    """How somebody plays."""

    look: float  # seconds for a look over the heap
    place: float  # seconds to place the tile in hand
    form: int  # percent by which pace and eye vary from round to round: some go well, others do not
    noticed: int  # tiles noticed in a look
    looks: int  # before the player takes what there is, or gives up
    content: float  # what a tile must be worth in the first look; each further look is content with less
    turns_over: bool  # whether the hidden sides are known, too
    cards: bool  # whether tasks, modifiers and the chips of the others are thought of
    taste: Taste
    remembers: int = 0  # tiles of earlier looks; they are what a planner plans with
    dreams: int = 0  # boards tried in the mind before a tile is taken: the planner's; 0 for all others
    eagerness: float = 0.5  # what a task on the table counts in a dream, of its value
    boldness: float = 0.9  # how likely a task must be fulfilled for a planner to take it


MANNERS: Final = {
    "planning": Manner(9.0, 4.0, 40, 22, 8, 1.8, True, True, Taste(1.0, 1.8, 1.4, 0.6, 0.5), 90, 600),
    "keen": Manner(10.0, 5.0, 50, 17, 8, 1.8, True, True, Taste(1.0, 1.8, 1.4, 0.6, 0.5), 75, 300),
    "brisk": Manner(11.0, 5.0, 60, 12, 4, 1.4, True, True, Taste(0.9, 1.6, 1.0, 0.5, 0.3)),
    "steady": Manner(12.0, 6.0, 60, 8, 4, 1.1, True, False, Taste(0.8, 1.4, 0.7, 0.4, 0.2)),
    "easy": Manner(11.0, 6.0, 60, 9, 3, 1.0, False, False, Taste(0.7, 1.3, 0.5, 0.3, 0.1)),
    "gentle": Manner(12.0, 6.5, 60, 9, 3, 0.9, False, False, Taste(0.6, 1.1, 0.0, 0.1, 0.0)),
    "swift": Manner(8.0, 3.5, 0, 60, 4, 1.8, True, True, Taste(1.0, 1.8, 1.4, 0.6, 0.5)),
}
