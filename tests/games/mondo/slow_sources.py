"""Where the points of a round came from, by the slow rules of Mondo: each thing that was counted, and where."""

from collections.abc import Iterator
from typing import Any

from games.mondo.slow_world import HOME, SPACES, VALUES, World, first_name, kind, stands_on, tiles_of

Source = tuple[str, str, int, list[str]]  # column, what was counted, its points, its spaces
NAMES = {"P": "plains", "F": "forest", "D": "desert"}


def sources(table: Any, seat: int) -> Iterator[Source]:
    """Of a line that was just written, before the volcano chip goes on."""
    world, line = table.worlds[seat], table.sheet[-1][seat]
    for column, things in one_by_one(world).items():
        if line[column]:
            each = line[column] // len(things)
            yield from ((column, name, each, spaces) for name, spaces in things)
    if line["chip"]:
        yield "chip", "chip", line["chip"], []
    if line["modifier"]:
        yield "modifier", table.modifiers[-1], line["modifier"], world.looked_at(table.modifiers[-1])
    if line["volcanoes"]:
        for space, tile in world.tiles.items():
            if stands_on(tile) in table.paid_volcanoes(seat):
                yield "volcanoes", stands_on(tile), -1, [space]
    for task in table.taken[seat]:
        sign = 1 if world.fulfills(task, table.order(seat)) else -1
        yield "tasks", task, sign * VALUES[task], world.fulfilling(task)


def one_by_one(world: World) -> dict[str, list[tuple[str, list[str]]]]:
    """What is counted one by one: its name and its spaces."""
    return {
        "animals": [
            (stands_on(tile), [space]) for space, tile in world.tiles.items() if stands_on(tile) in HOME
        ],
        "landscapes": [(NAMES[kind(land)], tiles_of(land)) for land in world.lands()],
        "empty": [("empty", [space]) for space in SPACES if space not in world.tiles],
        "misconnections": [
            (first_name(edges), sorted({edge[:2] for edge in edges})) for edges in world.misconnections()
        ],
    }
