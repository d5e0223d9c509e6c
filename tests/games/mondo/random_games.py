"""Random tables and players for Mondo: some clever, some mean, so that full boards, finished landscapes, fulfilled
tasks, races for a tile and rounds cut off by the clock all come up."""

import functools
from collections.abc import Callable
from random import Random
from typing import Any

from games.mondo.slow_rules import SlowMondo
from games.mondo.slow_world import (
    ANIMALS,
    ANIMALS_OF,
    HERDS,
    ON_THE_BOARD,
    OPPOSITE,
    SPACES,
    WAYS,
    World,
    beside,
    edges,
    stands_on,
)

Style = Callable[[SlowMondo, int, Random], str]

# Tables


def some_table(chance: Random) -> tuple[int, dict[str, Any]]:
    """A number of seats and options that go together."""
    seats = chance.choice((1, 2, 2, 3, 4))
    options: dict[str, Any] = {
        "side": chance.choice(("water", "back")),
        "hidden_time": chance.random() < 0.2,
        "minutes": chance.choice(("level", "level", 1, 2, 5, 30, "untimed")),
        "accessible": chance.random() < 0.1,
    }
    if options["side"] == "back":
        options["edges"] = chance.choice(("joined", "apart"))
    if seats == 1:
        return 1, options | {"difficulty": chance.choice(("easy", "moderate", "hard"))}
    options["children"] = chance.random() < 0.15
    if not options["children"]:
        options["level"] = chance.choice(("beginner", "advanced", "expert", "expert"))
    if chance.random() < 0.25:
        for seat in range(seats):
            options[f"handicap_{seat}"] = chance.choice(("none", "normal", "strong"))
    return seats, options


# Players


def anything(slow: SlowMondo, seat: int, chance: Random) -> str:
    """One kind of act, then one of that kind."""
    acts = sorted(slow.legal(seat))
    verb = chance.choice(
        sorted({act.split()[0] for act in acts} - ({"out"} if chance.random() < 0.9 else set()))
    )
    return chance.choice([act for act in acts if act.startswith(verb)])


def builds(slow: SlowMondo, seat: int, chance: Random, wanted: tuple[str, ...] = ()) -> str:
    """Half clever: looks at some tiles and takes the one that fits best; out when the board is full."""
    world, hand = slow.worlds[seat], slow.hands[seat]
    if not world.empty():
        return "back" if hand else "out"
    if hand is None:
        looked_at = chance.sample(sorted(slow.heap), min(len(slow.heap), chance.choice((4, 10, 40))))
        return f"take {best_place(world, looked_at, chance, wanted)[0][:-1]}"
    tile, space, turns = best_place(world, [hand], chance, wanted)
    return f"place {space} {turns}" if tile == hand else "turn"


def herds(slow: SlowMondo, seat: int, chance: Random) -> str:
    """Takes tasks, then builds for them."""
    acts = sorted(act for act in slow.legal(seat) if act.startswith("task"))
    if acts and chance.random() < 0.7:
        return chance.choice(acts)
    return builds(
        slow, seat, chance, tuple(animal for task in slow.taken[seat] for animal in wanted_by(task))
    )


def sprints(slow: SlowMondo, seat: int, chance: Random) -> str:
    """A few tiles, the task of the first, and out for the best chip."""
    if "task first" in slow.legal(seat):
        return "task first"
    if len(slow.worlds[seat].tiles) >= chance.choice((0, 2, 3, 5)):
        return "out"
    return builds(slow, seat, chance)


def is_mean(slow: SlowMondo, seat: int, chance: Random) -> str:
    """Takes what another could use and puts it back the other way up, takes tasks from under their nose."""
    if tasks := sorted(act for act in slow.legal(seat) if act.startswith("task")):
        return chance.choice(tasks)
    if slow.hands[seat] is None:
        victim = chance.choice([other for other in slow.seats if other != seat] or [seat])
        return builds(slow, victim, chance) if takes(slow, victim) else anything(slow, seat, chance)
    return chance.choice(("turn", "back", "back", anything(slow, seat, chance)))


def takes(slow: SlowMondo, seat: int) -> bool:
    return (
        seat not in slow.outs
        and slow.hands[seat] is None
        and slow.worlds[seat].empty() > 0
        and bool(slow.heap)
    )


STYLES: dict[str, Style] = {
    "anything": anything,
    "builds": builds,
    "herds": herds,
    "sprints": sprints,
    "is mean": is_mean,
}


# Building


def wanted_by(task: str) -> tuple[str, ...]:
    if task in ANIMALS_OF:
        return ANIMALS[ANIMALS_OF[task]]
    return (task.removesuffix("s"),) if task in HERDS else ()


def best_place(
    world: World, tiles: list[str], chance: Random, wanted: tuple[str, ...]
) -> tuple[str, str, int]:
    """Tile, space and turns with the fewest new misconnections; rather the side that is up, or a wanted animal."""
    spaces = [(space, needed(world, space)) for space in SPACES if world.is_open(space)]
    chance.shuffle(spaces)
    needs = sorted(spaces, key=lambda one: one[1].count("."))[:3] if len(world.tiles) > 6 else spaces[:3]
    faces = [(up[:-1] + side, 0.5 * (side == up[-1])) for up in tiles for side in "fb"]
    chance.shuffle(faces)
    most = max(4 - need.count(".") for _, need in needs) + 0.5 + 2 * bool(wanted)
    best, tile, space, need = -100.0, "", "", ""
    for face, liking in faces:
        liking += 2 * (stands_on(face) in wanted)
        for place, around in needs:
            if (value := best_fit(around, face) + liking) > best:
                best, tile, space, need = value, face, place, around
        if best == most:
            break
    return tile, space, max(range(4), key=lambda turns: fit(need, edges(f"{tile}{turns}")))


def needed(world: World, space: str) -> str:
    """The landscapes around a space, north first; a dot where another space is empty."""
    found = ""
    for way in WAYS:
        other = beside(space, way)
        if other not in ON_THE_BOARD:
            found += world.rim(space, way)
        elif other in world.tiles:
            found += edges(world.tiles[other])["nesw".index(OPPOSITE[way])]
        else:
            found += "."
    return found


@functools.cache
def best_fit(need: str, tile: str) -> int:
    return max(fit(need, edges(f"{tile}{turns}")) for turns in range(4))


@functools.cache
def fit(need: str, lies: str) -> int:
    """One for each edge that matches, minus two for each that does not."""
    return sum({here: 1, ".": 0}.get(there, -2) for there, here in zip(need, lies, strict=True))


def lay_out(world: World, heap: set[str], chance: Random, task: str, gaps: int) -> None:
    """Fill a board well, but for some spaces, from the whole heap; with the animals of a task close together."""
    wanted, looked_at = wanted_by(task), chance.choice((20, 136, 136))
    while world.empty() > gaps:
        sought = [tile for tile in sorted(heap) if stands_on(f"{tile[:-1]}f") in wanted]
        if len(world.tiles) > 6 or not sought:
            sought = chance.sample(sorted(heap), min(len(heap), looked_at))
        tile, space, turns = best_place(world, sought, chance, wanted)
        heap -= {tile[:-1] + side for side in "fb"}
        world.tiles[space] = f"{tile}{turns}"
