"""What a table may choose, and what follows from it (MON-10, MON-62, MON-70 to MON-74)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.game import Option, Options
from sandtable.games.mondo.board import EDGES, SIDES
from sandtable.games.mondo.words import say

LEVELS: Final = ("beginner", "advanced", "expert")
BEGINNER: Final = 0
ADVANCED: Final = 1
EXPERT: Final = 2

DIFFICULTIES: Final = ("easy", "moderate", "hard")
HANDICAPS: Final = ("none", "normal", "strong")
STRONG: Final = 2

LEVEL_MINUTES: Final = (7, 6, 5)  # MON-10
SOLO_MINUTES: Final = (10, 6, 5)  # MON-62
SOLO_LIMITS: Final = (3, 2, 1)  # MON-62: the minus points that still win
CHILDREN_MINUTES: Final = 10  # MON-74
SLOWER: Final = 3  # MON-27 [ruling]: the clock of the accessible mode

UNTIMED: Final = -1
COUNTDOWN_MS: Final = 3000  # MON-12

CHIPS: Final = ((), (4, 2), (4, 3, 2), (4, 3, 2, 1))  # MON-11, by the number of players less one

ALONE: Final = (1, 1)
TOGETHER: Final = (2, 4)

OPTIONS: Final = (
    Option(
        "level",
        "beginner",
        LEVELS,
        say.later("option-level"),
        seats=TOGETHER,
    ),
    Option(
        "minutes",
        "level",
        ("level", *range(1, 31), "untimed"),
        say.later("option-minutes"),
    ),
    Option("side", "water", SIDES, say.later("option-side")),
    Option(
        "edges",
        "joined",
        EDGES,
        say.later("option-edges"),
        deals=False,
    ),
    Option("hidden_time", False, (False, True), say.later("option-hidden-time")),
    Option("children", False, (False, True), say.later("option-children"), seats=TOGETHER),
    Option("difficulty", "easy", DIFFICULTIES, say.later("option-difficulty"), seats=ALONE),
    Option("accessible", False, (False, True), say.later("option-accessible")),
    *(
        Option(
            f"handicap_{seat}",
            "none",
            HANDICAPS,
            say.later("option-handicap", seat=seat),
            seats=(max(2, seat + 1), 4),
        )
        for seat in range(4)
    ),
)


class Conditions:
    """The options of a table as the rules use them. Shared by all copies of a state; never changes."""

    def __init__(self, seats: i64, options: Options) -> None:
        self.seats: i64 = seats
        self.options = options
        self.is_solo = seats == 1
        self.is_for_children = bool(options["children"]) and not self.is_solo
        plain = self.is_solo or self.is_for_children  # MON-60, MON-74
        self.level: i64 = BEGINNER if plain else LEVELS.index(options["level"])
        self.side: i64 = SIDES.index(options["side"])
        self.edges_join = options["edges"] == "joined"
        self.difficulty: i64 = DIFFICULTIES.index(options["difficulty"])
        self.handicaps = vec[i64]([HANDICAPS.index(options[f"handicap_{seat}"]) for seat in range(4)])
        self.has_handicap = any(self.handicaps[seat] > 0 for seat in range(seats))
        self.has_volcano_chip = not plain and not self.has_handicap
        self.hides_time = bool(options["hidden_time"])
        self.rounds: i64 = 1 if self.is_solo else 3
        self.length: i64 = self.round_length()  # milliseconds; UNTIMED without a clock

    def round_length(self) -> int:
        chosen = self.options["minutes"]
        if chosen == "untimed":
            return UNTIMED
        minutes = int(self.minutes_by_level() if chosen == "level" else chosen)
        return minutes * 60_000 * (SLOWER if self.options["accessible"] else 1)

    def minutes_by_level(self) -> int:
        if self.is_solo:
            return SOLO_MINUTES[self.difficulty]
        return CHILDREN_MINUTES if self.is_for_children else LEVEL_MINUTES[self.level]

    def problem(self) -> str:
        """Why these options do not go together; nothing if they do."""
        if self.is_solo and (self.options["level"] != "beginner" or self.options["children"]):
            return say("problem-solo-level")
        if not self.is_solo and self.options["difficulty"] != "easy":
            return say("problem-difficulty")
        if self.options["children"] and self.options["level"] != "beginner":
            return say("problem-children")
        absent = [seat for seat in range(4) if self.handicaps[seat] and (seat >= self.seats or self.is_solo)]
        return say("problem-handicap", seat=absent[0]) if absent else ""

    def chips(self) -> tuple[int, ...]:
        """The stack of bonus chips, the top one first; none for one player or children."""
        return () if self.is_for_children else CHIPS[self.seats - 1]

    def solo_limit(self) -> int:
        return SOLO_LIMITS[self.difficulty]
