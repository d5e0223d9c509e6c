"""How Mondo's bots play: their pace, their eye, their memory, their taste, and whether they plan."""

from dataclasses import dataclass, replace
from typing import Final

from sandtable.players.mondo.evaluation import Taste


@dataclass(frozen=True)
class Manner:
    """How somebody plays."""

    look: float  # seconds for a look over the heap
    place: float  # seconds to place the tile in hand
    form: int  # percent by which pace and eye are better in a good round, and worse in a bad one
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


KEENEST: Final = Taste(1.0, 1.8, 1.4, 0.6, 0.5)

# The six levels, the weakest first; measured in docs/strength.md.
LADDER: Final = {
    "gentle": Manner(12.0, 6.5, 50, 9, 3, 0.9, False, False, Taste(0.6, 1.1, 0.2, 0.1, 0.0)),
    "easy": Manner(9.5, 5.5, 50, 9, 3, 1.0, False, False, Taste(0.7, 1.3, 0.5, 0.3, 0.1)),
    "steady": Manner(12.0, 6.0, 50, 8, 4, 1.1, True, False, Taste(0.8, 1.4, 0.7, 0.4, 0.2)),
    "brisk": Manner(11.0, 5.0, 50, 12, 4, 1.4, True, True, Taste(0.9, 1.6, 1.0, 0.5, 0.3)),
    "keen": Manner(10.0, 5.0, 45, 18, 8, 1.8, True, True, KEENEST, 75, 300),
    "planning": Manner(9.0, 4.0, 20, 22, 8, 1.8, True, True, KEENEST, 90, 600),
}

# Above the ladder: somewhat quicker, hardly ever off form, and they lose sight of few tiles.
MASTERS: Final = {
    "expert": Manner(8.5, 3.8, 10, 28, 8, 1.8, True, True, KEENEST, 110, 1200),
    "masterly": Manner(8.0, 3.5, 5, 34, 8, 1.8, True, True, KEENEST, 136, 2400),
}

# The strongest of the ladder without one of its arts, to measure what that art is worth.
YARDSTICKS: Final = {
    "planless": replace(LADDER["planning"], remembers=0, dreams=0, looks=4),
    "taskless": replace(LADDER["planning"], eagerness=0.0, boldness=2.0),  # takes what is fulfilled already
}

MANNERS: Final = LADDER | MASTERS | YARDSTICKS
