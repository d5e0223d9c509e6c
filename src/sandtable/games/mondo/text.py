"""Every sentence of Mondo: the rules in our own words, refusals, questions and log lines."""

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

RULES: Final = {
    "MON-01": "There are four landscapes with four animals each: plains with buffalo, elephant, zebra and lion; forest with panda, parrot, tiger and cassowary; desert with snake, scorpion, camel and lizard; water with turtle, penguin, dolphin and whale. (The names of some are our ruling.)",
    "MON-02": "There are 136 tiles with two sides that always differ. A side has one landscape at each edge, one to three different ones in all. On the front an animal may stand in its own landscape, or a volcano, active or inactive; the back is one bare landscape. (Which tiles there are is our ruling.)",
    "MON-03": "A world board has 24 spaces in rows of 2, 4, 6, 6, 4 and 2. Its rim is all water. On the back side the rim is forest in the north, desert in the east, plains in the south and water in the west. Such a strip joins the landscapes of its kind that touch it, and a misconnection anywhere at the strip spoils the landscape that it is part of. With edges apart a strip only closes the landscapes at it: it joins nothing, and a misconnection there spoils nothing but the landscape of that tile. (Shape, rim and strips are our ruling.)",
    "MON-04": "There are bonus chips worth 4, 3, 2 and 1, a volcano chip, five score modifiers, twelve additional tasks and a timer.",
    "MON-10": "A game has three rounds: of 7 minutes for beginners; of 6 with score modifiers for advanced players; of 5 with modifiers and additional tasks for experts. Most points in all win; a tie has several winners.",
    "MON-11": "In each round all tiles lie scrambled in the middle, either side up. The bonus chips are stacked with the 4 on top: 4 and 2 for two players, 4, 3 and 2 for three, all of them for four.",
    "MON-12": "When all are ready, a round starts for everybody after a countdown: three, two, one. Without a clock it starts at once. (That is our ruling.)",
    "MON-20": "Everybody plays at once. Take a tile from the middle, one at a time. A tile goes to whoever was first; the other is told at once.",
    "MON-21": "Turn the tile in your hand over and round as you like. Place it, or put it back into the middle, where it lies with the side last up.",
    "MON-22": "Your first tile goes on any space. Each later one must share an edge with a tile of yours.",
    "MON-23": "Only open spaces take a tile. A placed tile stays where and as it is.",
    "MON-24": "Edges may differ, but each pair of touching edges with different landscapes is a misconnection; so is an edge that differs from the rim beside it. An empty space makes none.",
    "MON-25": "Jump out whenever you like before the time is up, even with open spaces: you get the top bonus chip, and you do nothing more in this round. A tile in hand goes back first. (That is our ruling.)",
    "MON-26": "A round ends when all have jumped out or the time is up. Tiles in hand go back; whatever comes later is refused.",
    "MON-27": "Nobody digs or sorts: the middle is a loose heap to look through. Only the accessible mode, with a clock three times slower, can search it by edges. (Our ruling.)",
    "MON-30": "Each animal in your world is 1 point, wherever it stands.",
    "MON-31": "Each finished landscape, a connected one that is enclosed and without mistakes, is 2 points. Water scores nothing.",
    "MON-32": "A landscape is enclosed if none of its edges faces an empty space. On the back side a matching rim closes it there.",
    "MON-33": "A landscape is without mistakes if none of its edges belongs to a misconnection. A bad edge spoils the landscapes on both sides of it, a border strip included.",
    "MON-34": "A bonus chip is worth its number.",
    "MON-35": "Whoever has the most volcanoes, alone or tied, loses 1 point for each of them; the others lose nothing. Active ones count; inactive ones only for holders of the volcano chip.",
    "MON-36": "Each empty space and each misconnection costs 1 point.",
    "MON-37": "The player with the most points of a round holds the volcano chip in the next one; in a tie it counts for all of them.",
    "MON-40": "Advanced: in each round another score modifier is face up. The best, or all who are tied as best, get 4 points, the worst lose 4; if all are equal, nothing happens.",
    "MON-41": "Most landscapes: the number of your finished landscapes, water not counted.",
    "MON-42": "Most lakes: the number of your lakes, finished water landscapes without any water of the rim.",
    "MON-43": "Most aquatic animals: the number of your turtles, penguins, dolphins and whales.",
    "MON-44": "Largest lake: the number of tiles in your largest lake, 0 without one.",
    "MON-45": "Largest forest: the number of tiles in your largest finished forest, 0 without one.",
    "MON-50": "Expert: in each round the twelve tasks are shuffled, and twice as many as there are players are face up.",
    "MON-51": "You may take up to two tasks, each only with at least three tiles in your world and before you jump out. They stay with you.",
    "MON-52": "A task that you took and fulfilled gives its points; one that you did not fulfill costs them. A task that nobody took does nothing.",
    "MON-53": "Buffalos, elephants, pandas, parrots, snakes, scorpions: at least three of that animal in one finished landscape; 5 points. (The points are our ruling.)",
    "MON-54": "Plains, forest or desert animals: all four of them in one finished landscape; 5 points. (The points are our ruling.)",
    "MON-55": "Perfection: no empty space and no misconnection; 6 points. (The points are our ruling.)",
    "MON-56": "On time: no empty space; 3 points. (The points are our ruling.)",
    "MON-57": "First: be the first to jump out; 2 points. (The points are our ruling.)",
    "MON-60": "Alone you play one round without chips, modifiers and tasks. Four random tiles without volcanoes, their sides of several landscapes up, lie on c2, e3, d5 and b4. (The four spaces are our ruling.)",
    "MON-61": "Alone, each tile borders any tile of the board, the first four included. You may stop early.",
    "MON-62": "Alone only minus points count: 1 for each empty space, misconnection and volcano, active or not. You win with at most 3 (easy, 10 minutes), 2 (moderate, 6 minutes) or 1 (hard, 5 minutes).",
    "MON-70": "Handicap: there is no volcano chip; a player with a handicap pays for each active volcano, with a strong one for the inactive as well; the others pay for none. Children may play with it, too. (That is our ruling.)",
    "MON-71": "The back side of the boards may be used at any level. Water with an edge at the water rim is no lake.",
    "MON-72": "Hidden time: nobody sees the clock.",
    "MON-73": "A round may last any number of minutes from 1 to 30; for practice also without a clock. (That is our ruling.)",
    "MON-74": "Children play as beginners for ten minutes, and only animals, finished landscapes and empty spaces count, and what a handicap costs. (Our ruling.)",
    "MON-80": "The clock of the table alone counts: an act is played when it reaches the table, and the round ends when the table's time is up.",
}


ROUND_IS_OVER: Final = Refusal("MON-26", "The round is over: nothing more can be taken or placed.")
TURNED: Final = ("as it is", "turned right once", "turned twice", "turned left once")  # by quarters


def refusal(state: MondoState, seat: int, action: int) -> Refusal:
    """Why an act that is not legal is not legal: the most general reason first."""
    if not 0 <= seat < state.conditions.seats or not 0 <= action < ACTS.count:
        return Refusal("MON-20", "There is no such player or no such act.")
    if state.phase == OVER:
        return Refusal("MON-10", "The game is over.") if action == READY else ROUND_IS_OVER
    if state.phase == WAITING:
        return _not_while_waiting(state, seat, action)
    if state.phase == COUNTDOWN:
        return Refusal("MON-12", "The countdown is still running.")
    if action == READY:
        return Refusal("MON-12", "The round is running already.")
    if state.orders[seat]:
        return Refusal("MON-25", "You jumped out: you can do nothing more in this round.")
    if action < TURN:
        return _no_take(state, seat, action)
    if action >= TASK:
        return _no_task(state, seat, action - TASK)
    if state.hands[seat] == NO_TILE:
        return Refusal("MON-21", "You have no tile in your hand: take one first.")
    return _no_place(state, seat, space_of(action))


def _not_while_waiting(state: MondoState, seat: int, action: int) -> Refusal:
    if action == READY:
        return Refusal("MON-12", "You are ready already; the others are not yet.")
    if state.ready & BIT[seat]:
        return Refusal("MON-12", "The round has not started: the others are not ready yet.")
    if state.round == 0:
        return Refusal("MON-12", "The round has not started: say that you are ready.")
    return ROUND_IS_OVER


def _no_take(state: MondoState, seat: int, tile: int) -> Refusal:
    if state.hands[seat] != NO_TILE:
        held = state.hands[seat] // 2 + 1
        return Refusal("MON-20", f"You hold tile {held}: place it or put it back before you take another.")
    return Refusal("MON-20", f"Tile {tile + 1} is gone: {_keeper(state, seat, tile)}.")


def _keeper(state: MondoState, seat: int, tile: int) -> str:
    """Who has a tile that is not in the middle."""
    for other, world in enumerate(state.worlds):
        if tile in [lie // 8 for lie in world.lies]:
            return "it lies in your world" if other == seat else f"it lies in the world of {mark(other)}"
    holder = next(other for other in range(len(state.worlds)) if state.hands[other] // 2 == tile)
    return f"{mark(holder)} holds it"


def _no_place(state: MondoState, seat: int, space: int) -> Refusal:
    name = NAMES[space]
    if state.worlds[seat].occupied & board.BIT[space]:
        return Refusal("MON-23", f"There is a tile on {name} already.")
    rule = "MON-61" if state.conditions.is_solo else "MON-22"
    return Refusal(rule, f"{name} borders none of your tiles.")


def _no_task(state: MondoState, seat: int, task: int) -> Refusal:
    if state.conditions.level != EXPERT:
        return Refusal("MON-50", "Only experts play with tasks.")
    title = TASKS[task].title
    if not state.tasks & BIT[task]:
        owners = [other for other in range(state.conditions.seats) if state.taken[other] & BIT[task]]
        if not owners:
            return Refusal("MON-50", f"The task “{title}” is not face up in this round.")
        whose = "you have" if owners[0] == seat else f"{mark(owners[0])} has"
        return Refusal("MON-51", f"The task “{title}” is gone: {whose} it.")
    if state.tiles_placed(seat) < TILES_FOR_TASKS:
        return Refusal("MON-51", "You need at least three tiles in your world before you take a task.")
    return Refusal("MON-51", f"You have {TASKS_PER_PLAYER} tasks already.")


def question(view: MondoView) -> str:
    """What the reader of a view is asked, or waits for."""
    seat = view["seat"]
    if view["outcome"] is not None:
        return "The game is over."
    if view["phase"] == "countdown":
        return f"Round {view['round']} is about to start."
    if seat is None:
        return "A round is under way." if view["phase"] == "round" else "The players get ready."
    if view["phase"] == "waiting":
        return _ready_question(view)
    world = view["worlds"][seat]
    return "You jumped out. The others are still building." if world["out"] else _round_question(world)


def _round_question(world: WorldShown) -> str:
    is_full = len(world["tiles"]) == len(NAMES)
    if world["hand"]:
        tile = world["hand"][:-1]
        if is_full:
            return f"Your world is full: put tile {tile} back, or jump out."
        return f"Place tile {tile}, turn it over, or put it back."
    return "Your world is full: jump out." if is_full else "Take a tile from the heap, or jump out."


def _ready_question(view: MondoView) -> str:
    if view["seat"] in view["ready"]:
        return "The others are not ready yet."
    return f"Are you ready for round {view['round']}?" if view["rounds"] > 1 else "Are you ready?"


def words(state: MondoState, seat: int, action: int) -> Parts:
    """What the sentences about an act name beside its arguments: the tile in hand, the title of a task."""
    if TASK <= action < READY:
        return {"title": TASKS[action - TASK].title}
    if not TURN <= action <= BACK or state.hands[seat] == NO_TILE:
        return {}
    tile = state.hands[seat] // 2 + 1
    return {"tile": tile, "turned": TURNED[turns_of(action)]} if PLACE <= action < BACK else {"tile": tile}


def tell(before: MondoView, after: MondoView, seat: int, act: Shown) -> str:
    """A log line without its subject: "placed tile 57 on c3"."""
    if act.verb == TICK:
        return _tell_tick(before["phase"], after["phase"])
    line = ACTS.past(act)
    return line + _after_jumping(before, after) if act.verb == "out" else line


def _tell_tick(before: Phase, after: Phase) -> str:
    """A clock that is heard late may start a round and end it at once."""
    if before == after:
        return "told the time"
    if before == "countdown":
        return "started the round" if after == "round" else "started and ended the round"
    return "ended the round"


def _after_jumping(before: MondoView, after: MondoView) -> str:
    chip = f" and took the {before['chips'][0]} chip" if before["chips"] else ""
    return chip if after["phase"] == "round" else f"{chip}; the round is over"
