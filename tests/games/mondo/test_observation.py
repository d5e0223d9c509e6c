"""What an observation tells in bytes is what the view tells in words, from the reader's side."""

from random import Random

import pytest

from games.mondo.positions import GAME
from games.mondo.slow_world import MODIFIERS
from learning.observing import observed
from sandtable.games.mondo.board import NAMES
from sandtable.games.mondo.tasks import TASKS

PHASES = ["waiting", "countdown", "round", "over"]
LEVELS = ["beginner", "advanced", "expert"]
ORDER = ("own", "next", "third", "fourth")
TASK_NAMES = [task.name for task in TASKS]
TABLES = {
    "two beginners": (2, {}),
    "three advanced players, hidden time": (3, {"level": "advanced", "hidden_time": True}),
    "four experts without a clock": (4, {"level": "expert", "minutes": "untimed"}),
    "two experts": (2, {"level": "expert", "minutes": 1}),
    "alone": (1, {}),
}


def of_world(view, owner, whose):
    world, hand = view["worlds"][owner], view["worlds"][owner]["hand"]
    tiles = [world["tiles"].get(name) for name in NAMES]
    return {
        f"{whose}_tiles": [int(tile[:-2]) if tile else 0 for tile in tiles],
        f"{whose}_lies": [1 + int(tile[-1]) + 4 * (tile[-2] == "b") if tile else 0 for tile in tiles],
        f"{whose}_tasks": [int(name in world["tasks"]) for name in TASK_NAMES],
        f"{whose}_hand": [int(hand[:-1]) if hand else 0],
        f"{whose}_hand_side": [int(bool(hand) and hand[-1] == "b")],
        f"{whose}_out": [world["out"]],
        f"{whose}_ready": [int(owner in view["ready"])],
        f"{whose}_chip": [int(owner in view["volcano_chip"])],
        f"{whose}_points": [view["scores"][owner] + 128],
        f"{whose}_to_act": [int(owner in view["actors"])],
    }


def told(view, seat):
    is_timed = view["phase"] == "round" and view["at"] is not None and view["ends_at"] is not None
    modifiers = [MODIFIERS.index(name) + 1 for name in view["modifiers"]]
    fields = {
        "heap": [" fb".index(side.replace(".", " ")) for side in view["heap"] or "." * 136],
        "tasks": [int(name in view["tasks"]) for name in TASK_NAMES],
        "modifiers": [*modifiers, 0, 0, 0][:3],
        "phase": [PHASES.index(view["phase"])],
        "round": [len(view["sheet"])],
        "seconds": [min((view["ends_at"] - view["at"]) // 4000, 254) if is_timed else 255],
        "level": [LEVELS.index(view["options"]["level"])],
    }
    for n, whose in enumerate(ORDER[: view["seats"]]):
        fields |= of_world(view, (seat + n) % view["seats"], whose)
    return fields


@pytest.mark.rule("MON-72")
@pytest.mark.parametrize("name", TABLES)
def test_every_field_says_what_the_view_says(name):
    seats, options = TABLES[name]
    chance, now, state = Random(name), 0, GAME.start(seats, name, **options)
    for act in range(250):
        seat = act % seats
        assert observed(state, seat, seats) == told(state.view(seat), seat)
        if state.outcome():
            break
        now += chance.randrange(3000)
        if state.deadline() is not None and (now >= state.deadline() or not state.actors()):
            now = max(now, state.deadline())
            state.tick(now)
            continue
        mover = chance.choice(state.actors())
        acts = state.legal(mover)
        quiet = [one for one in acts if GAME.write(state, one) not in ("out", "back")]
        state.apply(mover, chance.choice(acts if chance.random() < 0.1 or not quiet else quiet), now)
