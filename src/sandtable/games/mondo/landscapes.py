"""Landscapes as a function of the world: misconnections, regions, and which of them are finished.

A tile shows each landscape in one piece, so a region of a landscape is a set of spaces. The border strip
of the board is a piece of its own landscape that touches all matching tile edges at the rim.

[ruling] MON-03: the strip joins the regions that touch it. It never opens a region (MON-32: a matching rim
edge closes it), but a misconnection with the strip is a bad edge of the strip, too (MON-33). Where a table
keeps its edges apart, the strip only closes.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.core.bits import count
from sandtable.games.mondo.board import ALL_SPACES, BIT, NAMES, RIM, RIM_EDGES, SPACES, first
from sandtable.games.mondo.tiles import ACTIVE, ANIMAL, DIRECTIONS, INACTIVE, VOLCANO, WATER
from sandtable.games.mondo.world import World


def mismatched_eastward(world: World) -> i64:
    """MON-24: the spaces whose tile does not fit the tile to the east."""
    edges = world.edges
    fitting: i64 = edges[4] & (edges[12] >> 1)
    fitting |= edges[5] & (edges[13] >> 1)
    fitting |= edges[6] & (edges[14] >> 1)
    fitting |= edges[7] & (edges[15] >> 1)
    return world.occupied & (world.occupied >> 1) & ~fitting


def mismatched_southward(world: World) -> i64:
    """MON-24: the spaces whose tile does not fit the tile to the south."""
    edges = world.edges
    fitting: i64 = edges[8] & (edges[0] >> 7)
    fitting |= edges[9] & (edges[1] >> 7)
    fitting |= edges[10] & (edges[2] >> 7)
    fitting |= edges[11] & (edges[3] >> 7)
    return world.occupied & (world.occupied >> 7) & ~fitting


def mismatched_rim(world: World, direction: i64) -> i64:
    """MON-24: the spaces whose tile does not fit the rim in a direction."""
    edges = world.edges
    of: i64 = direction * 4
    rim: i64 = world.side * 16 + of
    fitting: i64 = edges[of] & RIM[rim]
    fitting |= edges[of + 1] & RIM[rim + 1]
    fitting |= edges[of + 2] & RIM[rim + 2]
    fitting |= edges[of + 3] & RIM[rim + 3]
    return world.occupied & RIM_EDGES[direction] & ~fitting


def misconnections(world: World) -> i64:
    """MON-36: how many there are."""
    found = count(mismatched_eastward(world)) + count(mismatched_southward(world))
    direction: i64 = 0
    while direction < 4:
        found += count(mismatched_rim(world, direction))
        direction += 1
    return found


def misconnection_names(world: World) -> list[str]:
    """Where they are: "c3e" is the east edge of c3; between two tiles only the east and south ones."""
    inner = {"e": mismatched_eastward(world), "s": mismatched_southward(world)}
    return [
        NAMES[space] + letter
        for space in range(SPACES)
        for direction, letter in enumerate(DIRECTIONS)
        if (mismatched_rim(world, direction) | inner.get(letter, 0)) & BIT[space]
    ]


def strip(world: World, landscape: i64) -> i64:
    """The spaces whose tile joins the border strip of that landscape."""
    edges = world.edges
    rim: i64 = world.side * 16 + landscape
    touching: i64 = edges[landscape] & RIM[rim]
    touching |= edges[landscape + 4] & RIM[rim + 4]
    touching |= edges[landscape + 8] & RIM[rim + 8]
    return touching | (edges[landscape + 12] & RIM[rim + 12])


def region(world: World, landscape: i64, found: i64) -> i64:
    """All spaces that hang together in that landscape with some of its spaces."""
    north, east = world.edges[landscape], world.edges[landscape + 4]
    south, west = world.edges[landscape + 8], world.edges[landscape + 12]
    joined: i64 = strip(world, landscape) if world.joins else 0
    while True:
        grown: i64 = found | (((found & east) << 1) & west) | (((found & west) >> 1) & east)
        grown |= (((found & south) << 7) & north) | (((found & north) >> 7) & south)
        if grown & joined:
            grown |= joined
        if grown == found:
            return found
        found = grown


class Landscapes:
    """The finished landscapes of a world, lakes among them, and all else that is counted there."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.regions = vec[i64](capacity=16)  # the finished landscapes: their spaces
        self.kinds = vec[i64](capacity=16)  # and which landscape each is; WATER is a lake
        self.empty: i64 = SPACES - count(world.occupied)
        self.misconnections: i64 = 0
        self.spoiled = vec[i64]([0, 0, 0, 0])  # by direction: spaces with a bad edge there
        self.unclosed = vec[i64]([0, 0, 0, 0])  # by direction: spaces with an empty space there
        self.examine_edges()
        landscape: i64 = 0
        while landscape < 4:
            self.find_finished(landscape)
            landscape += 1

    def examine_edges(self) -> None:
        world = self.world
        east, south = mismatched_eastward(world), mismatched_southward(world)
        self.misconnections = count(east) + count(south)
        self.spoiled[0] = south << 7
        self.spoiled[1] = east
        self.spoiled[2] = south
        self.spoiled[3] = east << 1
        direction: i64 = 0
        while direction < 4:
            rim = mismatched_rim(world, direction)
            self.misconnections += count(rim)
            self.spoiled[direction] |= rim
            direction += 1
        empty: i64 = ALL_SPACES & ~world.occupied
        self.unclosed[0] = world.occupied & (empty << 7)
        self.unclosed[1] = world.occupied & (empty >> 1)
        self.unclosed[2] = world.occupied & (empty >> 7)
        self.unclosed[3] = world.occupied & (empty << 1)

    def unfinished(self, landscape: i64) -> i64:
        """The spaces whose piece of that landscape is open (MON-32) or has a bad edge (MON-33)."""
        edges = self.world.edges
        found: i64 = 0
        bad_strip: i64 = 0
        direction: i64 = 0
        while direction < 4:
            of: i64 = direction * 4 + landscape
            found |= edges[of] & (self.spoiled[direction] | self.unclosed[direction])
            bad_strip |= self.spoiled[direction] & RIM[self.world.side * 16 + of]
            direction += 1
        return found | strip(self.world, landscape) if bad_strip and self.world.joins else found

    def find_finished(self, landscape: i64) -> None:
        edges = self.world.edges
        rest: i64 = edges[landscape] | edges[landscape + 4] | edges[landscape + 8] | edges[landscape + 12]
        rest &= ~region(self.world, landscape, self.unfinished(landscape))
        if landscape == WATER:
            rest &= ~region(self.world, WATER, strip(self.world, WATER))  # MON-42: no rim water in a lake
        while rest:
            found = region(self.world, landscape, rest & -rest)
            self.regions = append(self.regions, found)
            self.kinds = append(self.kinds, landscape)
            rest &= ~found

    def of_kind(self, landscape: i64) -> list[int]:
        """The finished landscapes of a kind, each as a set of spaces."""
        return [self.regions[n] for n in range(len(self.kinds)) if self.kinds[n] == landscape]

    def number_of(self, landscape: i64) -> i64:
        found: i64 = 0
        for kind in self.kinds:
            if kind == landscape:
                found += 1
        return found

    def lands(self) -> i64:
        """MON-31: how many finished landscapes are not water."""
        return len(self.kinds) - self.number_of(WATER)

    def largest(self, landscape: i64) -> i64:
        """MON-44, MON-45: the spaces of the one with the most tiles; none without one."""
        return max(self.of_kind(landscape), key=count, default=0)

    def alone(self, n: i64) -> "Landscapes":
        """The same world as if one of its finished landscapes were the only one, and some space empty."""
        found = Landscapes(self.world)
        found.regions = vec[i64]([self.regions[n]])
        found.kinds = vec[i64]([self.kinds[n]])
        found.empty = max(self.empty, 1)
        return found

    def animals(self) -> i64:
        """MON-30: the spaces of all of them, wherever they stand."""
        return self.showing(ANIMAL, 0, 15)

    def animals_of(self, landscape: i64) -> i64:
        return self.showing(ANIMAL, landscape * 4, landscape * 4 + 3)

    def active_volcanoes(self) -> i64:
        return self.showing(VOLCANO, ACTIVE, ACTIVE)

    def inactive_volcanoes(self) -> i64:
        return self.showing(VOLCANO, INACTIVE, INACTIVE)

    def showing(self, table: vec[i64], low: i64, high: i64) -> i64:
        """The spaces whose tile shows something that the table numbers from low to high."""
        lies = self.world.lies
        found: i64 = 0
        space: i64 = 0
        while space < SPACES:
            lie = lies[space]
            if lie >= 0 and low <= table[lie >> 2] <= high:
                found |= BIT[space]
            space += 1
        return found

    def herd(self, spaces: i64, animal: i64) -> i64:
        """How many animals of a kind stand on a set of spaces."""
        found: i64 = 0
        while spaces:
            if ANIMAL[self.world.lies[first(spaces)] >> 2] == animal:
                found += 1
            spaces &= spaces - 1
        return found
