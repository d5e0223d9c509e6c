"""Which works can do what: the declarations of the works as sets of cards that the rules ask for.

`WITH[AFTER_PRAYER]` are the works with an effect after a Prayer. Where an ability is about a
material or a job, its code is the first of five: `WITH[AFTER_COMPLETING + CLAY]`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.mottainai.cards import KINDS

# When an effect may be used.
IN_THE_MORNING: Final = 0
AT_NIGHT: Final = 1
WHEN_COMPLETED: Final = 2
WHEN_TASK_LEAVES: Final = 3
INSTEAD_OF_HAND_LIMIT: Final = 4
BEFORE_OWN_TASK: Final = 5
BEFORE_OPPONENTS_TASK: Final = 6
BEFORE_CLERK_TASK: Final = 7
BEFORE_TAILOR: Final = 8
AFTER_CLERK: Final = 9
AFTER_POTTER: Final = 10
AFTER_PRAYER: Final = 11
AFTER_COMPLETING: Final = 12  # by material
AFTER_SMITHING: Final = 17  # by material

# What holds all the time.
SPENDS_PAPER_AS_SUPPORT: Final = 22
TASKS_SUPPORT: Final = 23
CHEAPER_SMITH: Final = 24  # by material
ASKS_FOR_A_CARD: Final = 29  # by job
FORBIDS_REPLACING: Final = 34
IGNORES_ASSISTANTS: Final = 35
COVERS_ASSISTANTS: Final = 36  # by job
COVERS_SALES: Final = 41  # by material
COVERS_MOST_SOLD: Final = 46
WINS_TIES: Final = 47  # by material
IN_BOTH_WINGS: Final = 52  # by material
SELLS_ALL_OF_A_MATERIAL: Final = 57
TAKES_TOP_CARD: Final = 58  # by job
TAKES_TASKS_AND_PAPER_WORKS: Final = 63
TAKES_FROM_RICHER: Final = 64
TASK_FROM_ASSISTANTS: Final = 65
TASK_FROM_OPPONENTS: Final = 66
WINS_WITH_ALL_MATERIALS: Final = 67
HAND_SCORES_AGAIN: Final = 68
POINTS: Final = 69

# What the rules must know about an effect.
MOVES_ITSELF: Final = 70  # in which wing the work stands matters to its effect
COPIES: Final = 71

ABILITIES: Final = 72

WITH: Final = vec[i64]([0] * ABILITIES)
EFFECT: Final = vec[i64]([-1] * KINDS)  # the step that carries out a work's effect
