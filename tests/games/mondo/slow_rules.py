"""The rules of Mondo a second time, from the rulebook: words, dicts and sets, slow on purpose.

A board and what is counted on it is in `slow_world`. Time and chance come from outside: each act is told when it
came, `deal` what was turned up, and `scatter` how the tiles fell.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from games.mondo.slow_sources import Source, sources
from games.mondo.slow_world import MODIFIERS, ROWS, SPACES, VALUES, World, edges

MINUTES = {"beginner": 7, "advanced": 6, "expert": 5}  # MON-10
SOLO_MINUTES = {"easy": 10, "moderate": 6, "hard": 5}  # MON-62
SOLO_LIMITS = {"easy": 3, "moderate": 2, "hard": 1}
CHILDREN_MINUTES = 10  # MON-74
SLOWER = 3  # MON-27: the clock of the accessible mode
COUNTDOWN = 3000  # MON-12
CHIPS = {2: (4, 2), 3: (4, 3, 2), 4: (4, 3, 2, 1)}  # MON-11
SOLO_SPACES = {"c2", "e3", "d5", "b4"}  # MON-60
PRIZE = 4  # MON-40
PAID = {"none": (), "normal": ("active",), "strong": ("active", "inactive")}  # MON-70


class SlowMondo:
    """A table of one to four players. A change of a rule is a change of one method or constant here."""

    world = World
    tiles_for_tasks = 3  # MON-51
    tasks_a_player = 2

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = range(seats)
        self.options = options
        self.is_solo = seats == 1
        self.is_for_children = bool(options["children"])
        self.level = options["level"]
        self.rounds = 1 if self.is_solo else 3
        self.phase = "waiting"
        self.clock = 0
        self.starts: int | None = None
        self.ends: int | None = None
        self.ready: set[int] = set()
        self.holders: set[int] = set()  # of the volcano chip
        self.sheet: list[list[dict[str, int]]] = []
        self.sources: list[list[Source]] = [[] for _ in self.seats]  # of the round scored last
        self.modifiers: list[str] = []
        self.face_up: list[str] = []  # tasks
        self.dealt: list[str | None] = []  # the modifiers of the rounds; None at a level without
        self.heap: set[str] = set()
        self.clear()

    def clear(self) -> None:
        """Empty boards, nobody out, no tasks taken."""
        joins = self.options.get("edges", "joined") == "joined"
        self.worlds = [self.world(self.options["side"], joins) for _ in self.seats]
        self.hands: list[str | None] = [None for _ in self.seats]
        self.outs: list[int] = []  # seats, in the order of jumping out
        self.taken: list[set[str]] = [set() for _ in self.seats]

    # What chance gives

    def deal(self, modifier: str | None, tasks: Iterable[str], solo: dict[str, str]) -> None:
        """What is turned up before a round, and the four tiles of one who plays alone."""
        self.dealt.append(modifier)
        self.modifiers = [card for card in self.dealt if card]
        self.face_up = list(tasks)
        if self.is_solo:
            self.worlds[0].tiles.update(solo)

    def scatter(self, tiles: Iterable[str]) -> None:
        self.heap = set(tiles)

    def round(self) -> int:
        """The one that is played or will be next."""
        return min(len(self.sheet) + 1, self.rounds)

    def is_fair(self) -> bool:
        """Whether chance can have given this: MON-40, MON-50, MON-60."""
        tasks = [*self.face_up, *(task for taken in self.taken for task in taken if self.phase != "waiting")]
        modifiers = self.round() if self.has_modifiers() else 0
        return (
            len(tasks)
            == len(set(tasks) & set(VALUES))
            == (2 * len(self.seats) if self.level == "expert" else 0)
            and len(self.modifiers) == len(set(self.modifiers) & set(MODIFIERS)) == modifiers
            and (not self.is_solo or self.phase != "waiting" or self.is_fair_alone())
        )

    def is_fair_alone(self) -> bool:
        """MON-60: four tiles of several landscapes, without volcanoes."""
        tiles = self.worlds[0].tiles
        several = all(len(set(edges(tile))) > 1 for tile in tiles.values())
        return set(tiles) == SOLO_SPACES and several and not self.worlds[0].volcanoes("active", "inactive")

    def lost_tiles(self) -> list[int]:
        """Tiles that are not in exactly one place while a round runs."""
        placed = [tile[:-1] for world in self.worlds for tile in world.tiles.values()]
        held = [tile for tile in self.hands if tile]
        there = Counter(int(tile[:-1]) for tile in [*self.heap, *placed, *held])
        return [tile for tile in range(1, len(ROWS) + 1) if there[tile] != 1]

    # What the variants change

    def has_modifiers(self) -> bool:
        return self.level in ("advanced", "expert")

    def handicap(self, seat: int) -> str:
        return self.options[f"handicap_{seat}"]

    def has_handicaps(self) -> bool:
        return any(self.handicap(seat) != "none" for seat in self.seats)

    def has_volcano_chip(self) -> bool:
        return not self.is_solo and not self.is_for_children and not self.has_handicaps()

    def stack(self) -> tuple[int, ...]:
        return () if self.is_for_children or self.is_solo else CHIPS[len(self.seats)]

    def length(self) -> int | None:
        """Of a round, in milliseconds; None without a clock (MON-10, MON-62, MON-73, MON-74)."""
        minutes = self.options["minutes"]
        if minutes == "untimed":
            return None
        if minutes == "level":
            alone = SOLO_MINUTES[self.options["difficulty"]]
            minutes = CHILDREN_MINUTES if self.is_for_children else MINUTES[self.level]
            minutes = alone if self.is_solo else minutes
        return int(minutes) * 60_000 * (SLOWER if self.options["accessible"] else 1)

    # Time

    def pass_time(self, at: int) -> None:
        self.clock = max(self.clock, at)

    def deadline(self) -> int | None:
        if self.phase == "countdown":
            return self.starts
        return self.ends if self.phase == "round" else None

    def shown_times(self) -> list[int | None]:
        """The time, the start and the end of a round as everybody sees them; MON-72: maybe hidden."""
        if self.options["hidden_time"]:
            return [None, self.starts if self.phase == "countdown" else None, None]
        return [self.clock, self.starts, self.ends]

    def tick(self, at: int) -> None:
        """MON-26, MON-80: what is due by now happens, however late the tick comes."""
        self.pass_time(at)
        if self.phase == "countdown" and self.starts is not None and self.clock >= self.starts:
            self.phase = "round"
        if self.is_late(self.clock):
            self.end_round()

    def is_late(self, at: int) -> bool:
        return self.phase == "round" and self.ends is not None and at >= self.ends

    # Acts

    def actors(self) -> list[int]:
        if self.phase == "waiting":
            return [seat for seat in self.seats if seat not in self.ready]
        return [seat for seat in self.seats if self.phase == "round" and seat not in self.outs]

    def legal(self, seat: int) -> set[str]:
        if self.phase == "waiting":
            return set() if seat in self.ready else {"ready"}
        if self.phase != "round" or seat in self.outs:
            return set()
        acts = {"out"} | {f"task {task}" for task in self.face_up if self.may_take_tasks(seat)}
        if self.hands[seat] is None:
            return acts | {f"take {tile[:-1]}" for tile in self.heap}
        spaces = [space for space in SPACES if self.worlds[seat].is_open(space)]
        return acts | {"turn", "back"} | {f"place {space} {turns}" for space in spaces for turns in range(4)}

    def may_take_tasks(self, seat: int) -> bool:
        """MON-51."""
        placed = len(self.worlds[seat].tiles)
        return placed >= self.tiles_for_tasks and len(self.taken[seat]) < self.tasks_a_player

    def may(self, seat: int, act: str, at: int) -> bool:
        return act in self.legal(seat) and not self.is_late(at)

    def play(self, seat: int, act: str, at: int) -> None:
        self.pass_time(at)
        verb, *words = act.split()
        {
            "ready": self.get_ready,
            "take": self.take,
            "turn": self.turn,
            "place": self.place,
            "back": self.put_back,
            "task": self.take_task,
            "out": self.jump_out,
        }[verb](seat, *words)

    def get_ready(self, seat: int) -> None:
        """MON-12. Without a clock nothing is counted down."""
        self.ready.add(seat)
        if len(self.ready) < len(self.seats):
            return
        if not self.is_solo:
            self.clear()
        length = self.length()
        self.phase = "round" if length is None else "countdown"
        self.starts = self.clock if length is None else self.clock + COUNTDOWN
        self.ends = None if length is None else self.starts + length

    def take(self, seat: int, number: str) -> None:
        """MON-20: with the side that is up."""
        tile = next(tile for tile in self.heap if tile[:-1] == number)
        self.heap.remove(tile)
        self.hands[seat] = tile

    def turn(self, seat: int) -> None:
        tile = self.hands[seat]
        self.hands[seat] = tile and tile[:-1] + {"f": "b", "b": "f"}[tile[-1]]

    def place(self, seat: int, space: str, turns: str) -> None:
        self.worlds[seat].tiles[space] = f"{self.hands[seat]}{turns}"
        self.hands[seat] = None

    def put_back(self, seat: int) -> None:
        """MON-21: it lies there with the side last up."""
        self.heap |= {tile for tile in [self.hands[seat]] if tile}
        self.hands[seat] = None

    def take_task(self, seat: int, task: str) -> None:
        self.face_up.remove(task)
        self.taken[seat].add(task)

    def jump_out(self, seat: int) -> None:
        """MON-25, MON-26."""
        self.put_back(seat)
        self.outs.append(seat)
        if len(self.outs) == len(self.seats):
            self.end_round()

    def end_round(self) -> None:
        for seat in self.seats:
            self.put_back(seat)
        self.heap = set()
        self.sheet.append([self.line(seat) for seat in self.seats])
        self.sources = [sorted(sources(self, seat)) for seat in self.seats]
        points = [sum(line.values()) for line in self.sheet[-1]]
        if self.has_volcano_chip():
            self.holders = {seat for seat in self.seats if points[seat] == max(points)}  # MON-37
        self.starts = self.ends = None
        if len(self.sheet) == self.rounds:
            self.phase = "over"
        else:
            self.phase = "waiting"
            self.ready = set()

    # Scoring

    def line(self, seat: int) -> dict[str, int]:
        """A line of the score sheet; what a variant does not count is 0."""
        world = self.worlds[seat]
        sheet = {
            "animals": world.animals(),
            "landscapes": 2 * len(world.lands()),
            "chip": self.chip(seat),
            "modifier": self.modifier(seat),
            "volcanoes": -self.volcanoes(seat),
            "empty": -world.empty(),
            "misconnections": -len(world.misconnections()),
            "tasks": self.task_points(seat),
        }
        return {column: points if column in self.counted() else 0 for column, points in sheet.items()}

    def counted(self) -> set[str]:
        if self.is_solo:  # MON-62
            return {"volcanoes", "empty", "misconnections"}
        if self.is_for_children:  # MON-74; a handicap still costs what it costs (MON-70)
            return {"animals", "landscapes", "empty"} | ({"volcanoes"} if self.has_handicaps() else set())
        return {"animals", "landscapes", "chip", "modifier", "volcanoes", "empty", "misconnections", "tasks"}

    def order(self, seat: int) -> int:
        """The place in the order of jumping out, 0 for one who did not."""
        return self.outs.index(seat) + 1 if seat in self.outs else 0

    def chip(self, seat: int) -> int:
        return self.stack()[self.order(seat) - 1] if self.stack() and seat in self.outs else 0

    def chips(self) -> list[int]:
        """The stack as it lies there; between rounds it is whole again."""
        return list(self.stack()[0 if self.phase == "waiting" else len(self.outs) :])

    def modifier(self, seat: int) -> int:
        """MON-40."""
        if not self.has_modifiers():
            return 0
        values = [world.most(self.modifiers[-1]) for world in self.worlds]
        if min(values) == max(values):
            return 0
        return {max(values): PRIZE, min(values): -PRIZE}.get(values[seat], 0)

    def paid_volcanoes(self, seat: int) -> tuple[str, ...]:
        """The kinds of volcanoes that cost a player something, who pays at all."""
        if self.has_handicaps():
            return PAID[self.handicap(seat)]
        return ("active", "inactive") if self.is_solo or seat in self.holders else ("active",)

    def counted_volcanoes(self, seat: int) -> int:
        """MON-35: the inactive ones only for holders of the volcano chip."""
        return self.worlds[seat].volcanoes("active", *(["inactive"] if seat in self.holders else []))

    def volcanoes(self, seat: int) -> int:
        """What a player pays for volcanoes: MON-35; MON-62 alone; MON-70 with handicaps."""
        if self.is_solo:
            return self.worlds[seat].volcanoes("active", "inactive")
        if self.has_handicaps():
            return self.worlds[seat].volcanoes(*PAID[self.handicap(seat)])
        most = max(self.counted_volcanoes(other) for other in self.seats)
        return most if self.counted_volcanoes(seat) == most else 0

    def task_points(self, seat: int) -> int:
        """MON-52."""
        world, order = self.worlds[seat], self.order(seat)
        return sum(
            VALUES[task] if world.fulfills(task, order) else -VALUES[task] for task in self.taken[seat]
        )

    def scores(self) -> list[int]:
        return [sum(sum(lines[seat].values()) for lines in self.sheet) for seat in self.seats]

    def winners(self) -> list[int]:
        """MON-10, MON-62."""
        scores = self.scores()
        if self.is_solo:
            return [0] if -scores[0] <= self.solo_limit() else []
        return [seat for seat in self.seats if scores[seat] == max(scores)]

    def reason(self) -> str:
        if not self.is_solo:
            return "three rounds were played"
        return f"{-self.scores()[0]} minus points, at most {self.solo_limit()} allowed"

    def solo_limit(self) -> int:
        return SOLO_LIMITS[self.options["difficulty"]]
