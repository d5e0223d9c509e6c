"""The landscapes of thousands of worlds, found by bit sets and by plain sets."""

import random

import pytest

from games.mondo import slow
from sandtable.games.mondo.board import NAMES, SIDES, names
from sandtable.games.mondo.landscapes import Landscapes, misconnections
from sandtable.games.mondo.tiles import LETTERS, TILES, WATER, lie_edges
from sandtable.games.mondo.world import empty_world

WORLDS = 1200


def random_world(side, chance):
    """Some tiles, each the best of a few: the more to choose from, the more landscapes are finished."""
    world = empty_world(SIDES.index(side))
    fill, noticed = chance.choice((0.5, 0.9, 1, 1)), chance.choice((1, 20, 200, 200))
    for space in range(len(NAMES)):
        if chance.random() < fill:
            world.place(space, best_lie(world, space, noticed, chance))
    return world


def best_lie(world, space, noticed, chance):
    found = []
    for lie in chance.sample(range(TILES * 8), noticed):
        twin = world.copy()
        twin.place(space, lie)
        found.append((misconnections(twin), lie))
    return min(found, key=lambda one: one[0])[1]


def drawn(found, kinds):
    return sorted(
        (LETTERS[kind], tuple(sorted(names(region))))
        for kind, region in zip(found.kinds, found.regions, strict=True)
        if kind in kinds
    )


@pytest.mark.rule("MON-24", "MON-31", "MON-32", "MON-33", "MON-42", "MON-71")
@pytest.mark.parametrize("side", SIDES)
def test_both_ways_of_looking_agree_on_every_world(side):
    chance = random.Random(side)
    finished = lakes = 0
    for _ in range(WORLDS):
        world = random_world(side, chance)
        tiles = {NAMES[n]: lie_edges(lie) for n, lie in enumerate(world.lies) if lie >= 0}

        found = Landscapes(world)

        seen = (found.misconnections, drawn(found, range(WATER)), drawn(found, [WATER]))
        assert seen == slow.survey(tiles, side), tiles
        assert found.empty == len(NAMES) - len(tiles)
        finished, lakes = finished + len(seen[1]), lakes + len(seen[2])
    assert finished > WORLDS, "the worlds are too poor to tell"
    assert lakes > 20, "too few lakes to tell"
