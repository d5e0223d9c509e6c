"""What Mondo says when: refusals, questions and log lines. The sentences themselves are in `words`."""

from typing import Final

from sandtable.core.acts import Parts, Shown
from sandtable.core.bits import BIT
from sandtable.core.log import TICK
from sandtable.core.outcome import Refusal
from sandtable.core.sentences import mark
from sandtable.games.mondo import board
from sandtable.games.mondo.acts import ACTS, BACK, PLACE, READY, TASK, TURN, space_of, turns_of
from sandtable.games.mondo.board import NAMES
from sandtable.games.mondo.conditions import EXPERT
from sandtable.games.mondo.state import (
    COUNTDOWN,
    NO_TILE,
    OVER,
    TASKS_PER_PLAYER,
    TILES_FOR_TASKS,
    WAITING,
    MondoState,
)
from sandtable.games.mondo.tasks import TASKS
from sandtable.games.mondo.view import MondoView, Phase, WorldShown
from sandtable.games.mondo.words import say

RULES: Final = say.rules()


def refusal(state: MondoState, seat: int, action: int) -> Refusal:
    """Why an act that is not legal is not legal: the most general reason first."""
    if not 0 <= seat < state.conditions.seats or not 0 <= action < ACTS.count:
        return Refusal("MON-20", say("no-such-act"))
    if state.phase == OVER:
        return Refusal("MON-10", say("over")) if action == READY else _round_is_over()
    if state.phase == WAITING:
        return _not_while_waiting(state, seat, action)
    if state.phase == COUNTDOWN:
        return Refusal("MON-12", say("countdown-runs"))
    if action == READY:
        return Refusal("MON-12", say("round-runs"))
    if state.orders[seat]:
        return Refusal("MON-25", say("jumped-out"))
    if action < TURN:
        return _no_take(state, seat, action)
    if action >= TASK:
        return _no_task(state, seat, action - TASK)
    if state.hands[seat] == NO_TILE:
        return Refusal("MON-21", say("no-tile-in-hand"))
    return _no_place(state, seat, space_of(action))


def _not_while_waiting(state: MondoState, seat: int, action: int) -> Refusal:
    if action == READY:
        return Refusal("MON-12", say("ready-already"))
    if state.ready & BIT[seat]:
        return Refusal("MON-12", say("others-not-ready"))
    if state.round == 0:
        return Refusal("MON-12", say("not-ready"))
    return _round_is_over()


def _round_is_over() -> Refusal:
    return Refusal("MON-26", say("round-is-over"))


def _no_take(state: MondoState, seat: int, tile: int) -> Refusal:
    if state.hands[seat] != NO_TILE:
        held = state.hands[seat] // 2 + 1
        return Refusal("MON-20", say("tile-in-hand", tile=held))
    return Refusal("MON-20", _gone(state, seat, tile))


def _gone(state: MondoState, seat: int, tile: int) -> str:
    """Who has a tile that is not in the middle."""
    for other, world in enumerate(state.worlds):
        if tile in [lie // 8 for lie in world.lies]:
            if other == seat:
                return say("tile-is-yours", tile=tile + 1)
            return say("tile-is-theirs", tile=tile + 1, other=mark(other))
    holder = next(other for other in range(len(state.worlds)) if state.hands[other] // 2 == tile)
    return say("tile-is-held", tile=tile + 1, other=mark(holder))


def _no_place(state: MondoState, seat: int, space: int) -> Refusal:
    name = NAMES[space]
    if state.worlds[seat].occupied & board.BIT[space]:
        return Refusal("MON-23", say("space-taken", space=name))
    rule = "MON-61" if state.conditions.is_solo else "MON-22"
    return Refusal(rule, say("no-neighbor", space=name))


def _no_task(state: MondoState, seat: int, task: int) -> Refusal:
    if state.conditions.level != EXPERT:
        return Refusal("MON-50", say("only-experts"))
    name = TASKS[task].name
    if not state.tasks & BIT[task]:
        owners = [other for other in range(state.conditions.seats) if state.taken[other] & BIT[task]]
        if not owners:
            return Refusal("MON-50", say("task-not-up", task=name))
        if owners[0] == seat:
            return Refusal("MON-51", say("task-is-yours", task=name))
        return Refusal("MON-51", say("task-is-theirs", task=name, other=mark(owners[0])))
    if state.tiles_placed(seat) < TILES_FOR_TASKS:
        return Refusal("MON-51", say("three-tiles-first"))
    return Refusal("MON-51", say("enough-tasks", number=TASKS_PER_PLAYER))


def question(view: MondoView) -> str:
    """What the reader of a view is asked, or waits for."""
    seat = view["seat"]
    if view["outcome"] is not None:
        return say("ask-over")
    if view["phase"] == "countdown":
        return say("ask-countdown", round=view["round"])
    if seat is None:
        return say("ask-bystander-round" if view["phase"] == "round" else "ask-bystander-waiting")
    if view["phase"] == "waiting":
        return _ready_question(view)
    world = view["worlds"][seat]
    return say("ask-out") if world["out"] else _round_question(world)


def _round_question(world: WorldShown) -> str:
    is_full = len(world["tiles"]) == len(NAMES)
    if world["hand"]:
        tile = world["hand"][:-1]
        if is_full:
            return say("ask-full-with-tile", tile=tile)
        return say("ask-place", tile=tile)
    return say("ask-full" if is_full else "ask-take")


def _ready_question(view: MondoView) -> str:
    if view["seat"] in view["ready"]:
        return say("ask-wait")
    return say("ask-ready-for-round", round=view["round"]) if view["rounds"] > 1 else say("ask-ready")


def words(state: MondoState, seat: int, action: int) -> Parts:
    """What the sentences about an act name beside its arguments: the tile in hand, and its quarter turns."""
    if not TURN <= action <= BACK or state.hands[seat] == NO_TILE:
        return {}
    tile = state.hands[seat] // 2 + 1
    return {"tile": tile, "turned": turns_of(action)} if PLACE <= action < BACK else {"tile": tile}


def tell(before: MondoView, after: MondoView, seat: int, act: Shown) -> str:
    """A log line without its subject: "placed tile 57 on c3"."""
    if act.verb == TICK:
        return _tell_tick(before["phase"], after["phase"])
    return _jumped(before, after) if act.verb == "out" else ACTS.past(act)


def _tell_tick(before: Phase, after: Phase) -> str:
    """A clock that is heard late may start a round and end it at once."""
    if before == after:
        return say("tick-nothing")
    if before == "countdown":
        return say("tick-started" if after == "round" else "tick-both")
    return say("tick-ended")


def _jumped(before: MondoView, after: MondoView) -> str:
    line = say("out.chip", chip=before["chips"][0]) if before["chips"] else say("out.past")
    return line if after["phase"] == "round" else say("round-ended", line=line)
