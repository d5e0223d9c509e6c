"""Reads what Mondo says, and holds it against the slow rules."""

import copy
from collections.abc import Iterator
from typing import Any

import sandtable
from games.mondo.lockstep import MondoPair, Sitting
from games.mondo.positions import GAME
from games.mondo.slow_rules import SlowMondo
from games.mondo.slow_world import SPACES, VALUES
from lockstep.sentences import (
    Complaint,
    Phrasebook,
    Scene,
    Voice,
    because,
    judge,
    read_offers,
    read_questions,
    read_refusals,
    seat_of,
    true_if,
)
from sandtable.core.acts import Shown
from sandtable.core.log import CLOCK, TICKED

FIELDS = {
    "tile": r"\d+",
    "number": r"\d",
    "space": "[a-f][1-6]",
    "title": "|".join(name.replace("-", " ").capitalize() for name in VALUES),
    "turned": "as it is|turned right once|turned twice|turned left once",
}
ALL_REFUSALS_EVERY = 16  # positions; the same for offers


# What happened


def holds(table: SlowMondo, seat: int, tile: str) -> bool:
    return (table.hands[seat] or "")[:-1] == tile


def starts(scene: Scene) -> str:
    started = scene.table.phase == "countdown" and scene.seat == CLOCK
    return true_if(started) or true_if(
        scene.after.phase == "round", "says that a round started which is over by then"
    )


def ends(scene: Scene) -> str:
    return true_if(scene.table.phase == "round" != scene.after.phase and scene.seat == CLOCK)


def took(scene: Scene, tile: str) -> str:
    return true_if(scene.act == f"take {tile}" and holds(scene.after, scene.seat, tile))


def task_of(title: str) -> str:
    """The task of a title: “Plains animals” is plains-animals."""
    return title.lower().replace(" ", "-")


def took_task(scene: Scene, title: str) -> str:
    return true_if(scene.act == f"task {task_of(title)}" and task_of(title) in scene.after.taken[scene.seat])


def turned(scene: Scene, tile: str) -> str:
    before, after = scene.table.hands[scene.seat], scene.after.hands[scene.seat]
    return true_if(before[:-1] == after[:-1] == tile and before != after)


def put_back(scene: Scene, tile: str) -> str:
    gone = scene.after.hands[scene.seat] is None and scene.table.hands[scene.seat] in scene.after.heap
    return true_if(holds(scene.table, scene.seat, tile) and gone)


def placed(scene: Scene, tile: str, space: str) -> str:
    there = scene.after.worlds[scene.seat].tiles.get(space, "")
    new = space not in scene.table.worlds[scene.seat].tiles and holds(scene.table, scene.seat, tile)
    return true_if(new and there[:-2] == tile)


def jumped_out(scene: Scene, number: str = "0") -> str:
    out = scene.seat not in scene.table.outs and scene.seat in scene.after.outs
    return true_if(out and scene.after.chip(scene.seat) == int(number))


LOG = Phrasebook(
    FIELDS,
    {
        "started the round": starts,
        "ended the round": ends,
        "started and ended the round": lambda scene: true_if(
            scene.table.phase == "countdown" and scene.after.phase not in ("countdown", "round")
        ),
        "is ready": lambda scene: true_if(scene.act == "ready" and scene.seat not in scene.table.ready),
        "took tile {tile}": took,
        "took the task “{title}”": took_task,
        "turned tile {tile} over": turned,
        "put tile {tile} back": put_back,
        "placed tile {tile} on {space}": placed,
        "jumped out": jumped_out,
        "jumped out and took the {number} chip": jumped_out,
        "the round is over": lambda scene: true_if(scene.table.phase == "round" != scene.after.phase),
    },
    parted_by="; ",
)


def left_out(told: str, scene: Scene) -> str:
    if scene.act == "out" and scene.after.phase != "round" and "the round is over" not in told:
        return "does not tell the end of the round"
    return ""


# What is asked


def has_legal(scene: Scene, *verbs: str) -> bool:
    legal = {act.split()[0] for act in scene.table.legal(scene.reader)}
    return set(verbs) <= legal


def asks_to_place(scene: Scene, tile: str) -> str:
    if not holds(scene.table, scene.reader, tile) or not has_legal(scene, "turn", "back"):
        return "the wrong tile"
    return true_if(has_legal(scene, "place"), "offers to place where no space is open")


def asks_to_take(scene: Scene) -> str:
    return true_if(has_legal(scene, "take", "out") and scene.table.worlds[scene.reader].empty())


def asks_to_be_ready(scene: Scene, number: str = "") -> str:
    right = number == ("" if scene.table.is_solo else str(scene.table.round()))
    return true_if(right and has_legal(scene, "ready"))


def waits_for_others(scene: Scene) -> str:
    return true_if(scene.reader in scene.table.ready and scene.table.phase == "waiting")


def watches(scene: Scene) -> str:
    building = len(scene.table.outs) < len(scene.table.seats)
    return true_if(scene.table.phase == "round" and scene.reader in scene.table.outs and building)


QUESTIONS = Phrasebook(
    FIELDS,
    {
        "The game is over.": lambda scene: true_if(scene.table.phase == "over"),
        "Round {number} is about to start.": lambda scene, number: true_if(
            scene.table.phase == "countdown" and int(number) == scene.table.round()
        ),
        "A round is under way.": lambda scene: true_if(scene.reader is None and scene.table.phase == "round"),
        "The players get ready.": lambda scene: true_if(
            scene.reader is None and scene.table.phase == "waiting"
        ),
        "The others are not ready yet.": waits_for_others,
        "Are you ready?": asks_to_be_ready,
        "Are you ready for round {number}?": asks_to_be_ready,
        "You jumped out. The others are still building.": watches,
        "Your world is full: jump out.": lambda scene: true_if(
            has_legal(scene, "out") and not scene.table.worlds[scene.reader].empty()
        ),
        "Take a tile from the heap, or jump out.": asks_to_take,
        "Place tile {tile}, turn it over, or put it back.": asks_to_place,
        "Your world is full: put tile {tile} back, or jump out.": lambda scene, tile: true_if(
            holds(scene.table, scene.reader, tile)
            and has_legal(scene, "back", "out")
            and not scene.table.worlds[scene.reader].empty()
        ),
    },
)


# What is offered


TURNED = ("as it is", "turned right once", "turned twice", "turned left once")  # by quarters, clockwise
OFFERS = Phrasebook(
    FIELDS,
    {
        "Take tile {tile}": lambda scene, tile: true_if(scene.act == f"take {tile}"),
        "Turn the tile over": lambda scene: true_if(scene.act == "turn"),
        "Place the tile on {space}, {turned}": lambda scene, space, turned: true_if(
            scene.act == f"place {space} {TURNED.index(turned)}"
        ),
        "Put the tile back": lambda scene: true_if(scene.act == "back"),
        "Jump out": lambda scene: true_if(scene.act == "out"),
        "Take the task “{title}”": lambda scene, title: true_if(scene.act == f"task {task_of(title)}"),
        "Get ready": lambda scene: true_if(scene.act == "ready"),
    },
)


# What is refused


def is_taking(scene: Scene, tile: str) -> bool:
    in_heap = any(other[:-1] == tile for other in scene.table.heap)
    return scene.act == f"take {tile}" and not in_heap and scene.table.phase == "round"


def lies_with(scene: Scene, tile: str, seat: int) -> bool:
    return tile in [lying[:-2] for lying in scene.table.worlds[seat].tiles.values()]


def is_placing(scene: Scene, space: str) -> bool:
    return scene.act.startswith(f"place {space} ") and scene.table.hands[scene.seat] is not None


def borders_nothing(scene: Scene, space: str) -> bool:
    world = scene.table.worlds[scene.seat]
    alone = scene.rule == ("MON-61" if scene.table.is_solo else "MON-22")
    return is_placing(scene, space) and space not in world.tiles and not world.is_open(space) and alone


def is_to_get_ready(scene: Scene) -> bool | str:
    if scene.seat in scene.table.ready:
        return "tells somebody to get ready who is ready"
    return scene.table.phase == "waiting" and not scene.table.sheet


def has_tasks(scene: Scene, number: str) -> bool:
    return scene.act.startswith("task") and len(scene.table.taken[scene.seat]) == int(number) == 2


def is_not_face_up(scene: Scene, title: str) -> bool:
    task = task_of(title)
    away = task not in scene.table.face_up and not any(task in taken for taken in scene.table.taken)
    return scene.act == f"task {task}" and away


def has_task(scene: Scene, title: str, seat: int) -> bool:
    return scene.act == f"task {task_of(title)}" and task_of(title) in scene.table.taken[seat]


REFUSALS = Phrasebook(
    FIELDS,
    {
        "The game is over.": because(
            "MON-10", lambda scene: scene.table.phase == "over" and scene.act == "ready"
        ),
        "The countdown is still running.": because("MON-12", lambda scene: scene.table.phase == "countdown"),
        "The round is running already.": because(
            "MON-12", lambda scene: scene.act == "ready" and scene.table.phase == "round"
        ),
        "You are ready already; the others are not yet.": because(
            "MON-12", lambda scene: scene.seat in scene.table.ready and scene.table.phase == "waiting"
        ),
        "The round has not started: say that you are ready.": because("MON-12", is_to_get_ready),
        "The round has not started: the others are not ready yet.": because(
            "MON-12", lambda scene: scene.seat in scene.table.ready and scene.table.phase == "waiting"
        ),
        "The round is over: nothing more can be taken or placed.": because(
            "MON-26", lambda scene: scene.table.phase in ("waiting", "over") and bool(scene.table.sheet)
        ),
        "Too late: the time was up before this reached the table.": because(
            "MON-26", lambda scene: scene.table.ends is not None and scene.table.ends <= scene.after
        ),
        "You jumped out: you can do nothing more in this round.": because(
            "MON-25", lambda scene: scene.table.phase == "round" and scene.seat in scene.table.outs
        ),
        "You hold tile {tile}: place it or put it back before you take another.": because(
            "MON-20",
            lambda scene, tile: scene.act.startswith("take") and holds(scene.table, scene.seat, tile),
        ),
        "Tile {tile} is gone: it lies in your world.": because(
            "MON-20", lambda scene, tile: is_taking(scene, tile) and lies_with(scene, tile, scene.seat)
        ),
        "Tile {tile} is gone: it lies in the world of {seat}.": because(
            "MON-20",
            lambda scene, tile, seat: (
                is_taking(scene, tile)
                and lies_with(scene, tile, seat_of(seat))
                and seat_of(seat) != scene.seat
            ),
        ),
        "Tile {tile} is gone: {seat} holds it.": because(
            "MON-20",
            lambda scene, tile, seat: is_taking(scene, tile) and holds(scene.table, seat_of(seat), tile),
        ),
        "You have no tile in your hand: take one first.": because(
            "MON-21",
            lambda scene: (
                scene.table.hands[scene.seat] is None and not scene.act.startswith(("take", "task"))
            ),
        ),
        "There is a tile on {space} already.": because(
            "MON-23",
            lambda scene, space: (
                is_placing(scene, space) and space in scene.table.worlds[scene.seat].tiles and space in SPACES
            ),
        ),
        "{space} borders none of your tiles.": because("MON-22 MON-61", borders_nothing),
        "Only experts play with tasks.": because(
            "MON-50", lambda scene: scene.act.startswith("task") and scene.table.level != "expert"
        ),
        "The task “{title}” is not face up in this round.": because("MON-50", is_not_face_up),
        "The task “{title}” is gone: you have it.": because(
            "MON-51", lambda scene, title: has_task(scene, title, scene.seat)
        ),
        "The task “{title}” is gone: {seat} has it.": because(
            "MON-51", lambda scene, title, seat: has_task(scene, title, seat_of(seat))
        ),
        "You need at least three tiles in your world before you take a task.": because(
            "MON-51",
            lambda scene: scene.act.startswith("task") and len(scene.table.worlds[scene.seat].tiles) < 3,
        ),
        "You have {number} tasks already.": because("MON-51", has_tasks),
    },
)


# The options as they are told


def read_options() -> Iterator[Complaint | None]:
    """MON-70: a normal handicap pays for active volcanoes only."""
    for option in GAME.options:
        wrong = option.name.startswith("handicap") and "pays for every volcano" in str(option.text)
        told = "a normal handicap is said to pay for every volcano"
        yield Complaint(told, str(option.text), None, option.name, "") if wrong else None


# Whole games


def run(games: int, seed: int, voice: Voice | None = None) -> Iterator[Complaint | None]:
    """Whatever is said in some games: what is wrong with a sentence, or nothing."""
    yield from read_options()
    for number in range(games):
        sitting = Sitting(f"{seed} {number}", SlowMondo, ListeningPair)
        assert isinstance(sitting.pair, ListeningPair)
        sitting.pair.voice = voice or sitting.pair.voice
        sitting.play()
        yield from sitting.pair.heard


class ListeningPair(MondoPair):
    """A game at which everybody listens, instead of comparing."""

    def __init__(self, *table: Any) -> None:
        super().__init__(*table)
        self.heard: list[Complaint | None] = []
        self.voice = Voice(GAME)
        self.everybody = (*self.slow.seats, None)

    def compare(self) -> bool:
        self.played.positions += 1
        codes = range(GAME.action_count)
        some = codes[self.played.positions % ALL_REFUSALS_EVERY :: ALL_REFUSALS_EVERY]
        self.heard += read_questions(QUESTIONS, self.voice, self.state, self.slow, self.everybody)
        if self.played.positions % ALL_REFUSALS_EVERY == 0:
            self.heard += read_offers(OFFERS, self.voice, self.state, self.slow, self.slow.seats)
        self.heard += read_refusals(REFUSALS, self.voice, self.state, self.slow, self.slow.seats, some)
        return True

    def act(self, seat: int, act: str, at: int = 0) -> None:
        before, views = self.look()
        action = GAME.read(self.state, act)
        shown = [GAME.seen(self.state, seat, action, reader) for reader in self.everybody]
        super().act(seat, act, at)
        self.listen(before, views, seat, shown)

    def tick(self, at: int) -> None:
        before, views = self.look()
        super().tick(at)
        if before.phase != self.slow.phase:
            self.listen(before, views, CLOCK, [TICKED for _ in self.everybody])

    def look(self) -> tuple[SlowMondo, list[Any]]:
        return copy.deepcopy(self.slow), [self.state.view(reader) for reader in self.everybody]

    def listen(self, before: SlowMondo, views: list[Any], seat: int, shown: list[Shown]) -> None:
        for reader, view, act in zip(self.everybody, views, shown, strict=True):
            told = self.voice.tell(view, self.state.view(reader), seat, act)
            scene = Scene(before, reader, seat, act.act, after=self.slow)
            self.heard += judge(LOG, told, scene, self.position)
            if missing := left_out(told, scene):
                self.heard.append(Complaint(missing, told, reader, act.act, self.position))

    def refuse(self, seat: int, action: int, at: int = 0) -> None:
        """An act that may have come too late: only then the sentence knows the time."""
        act = self.game.write(self.state, action)
        try:
            self.state.copy().apply(seat, action, at)
        except sandtable.IllegalAction as refusal:
            scene = Scene(self.slow, seat, seat, act, after=at, rule=refusal.rule)
            self.heard += judge(REFUSALS, refusal.text, scene, self.game.write_position(self.state))
