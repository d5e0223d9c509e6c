"""The library's rules and the slow second ones, side by side; and that a difference would be seen."""

import random
from collections import Counter

import pytest

from games.mondo import lockstep
from games.mondo.positions import example_world, water_with, world
from games.mondo.random_games import lay_out
from games.mondo.slow_rules import SlowMondo
from games.mondo.slow_world import VALUES, World, kind, stands_on, tiles_of
from lockstep.frame import first_difference
from sandtable.games.mondo.board import NAMES, SIDES, names
from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.tiles import LETTERS, TILES, WATER
from sandtable.games.mondo.view import read_lie, write_lie
from sandtable.games.mondo.world import empty_world

GAMES = 240
PLANTED_GAMES = 120
WORLDS = 300
GAPS = (0, 0, 1, 4, 12)


@pytest.mark.parametrize("part", range(2))
def test_both_rule_books_play_the_same_games(part):
    seen, positions = Counter(), 0
    for played in lockstep.run(GAMES // 2, seed=part):
        assert not played.differences, "\n".join(map(str, played.differences))
        seen, positions = seen + played.seen, positions + played.positions

    assert positions > 50 * GAMES // 2
    assert {"rounds: all jumped out", "rounds: the time was up", "acts that came too late"} <= set(seen)
    assert {"races lost", "full boards", "perfect boards", "lakes", "tiles in hand at the end"} <= set(seen)
    assert {f"games of {seats}" for seats in (1, 2, 3, 4)} <= set(seen)


# Changes that are planted into the slow rules: each must be noticed.


class ForgivingRim(World):
    def misconnections(self):
        return {edge for edge in super().misconnections() if len(edge) == 2}


class OneSidedMistakes(World):
    """A bad edge spoils the first landscape only."""

    def finished(self):
        spoiled = {piece for _, piece, other in self.contacts() if other is None}
        spoiled |= {
            piece for _, piece, other in self.contacts() if other and other[1] != piece[1] and piece < other
        }
        return [landscape for landscape in self.landscapes() if not landscape & spoiled]


class OpenLandscapes(World):
    """An edge at an empty space does not matter."""

    def finished(self):
        spoiled = {piece for _, piece, other in self.contacts() if other and other[1] != piece[1]}
        return [landscape for landscape in self.landscapes() if not landscape & spoiled]


class LakesAtTheRim(World):
    def lakes(self):
        return [landscape for landscape in self.finished() if kind(landscape) == "W"]


class StripsApart(World):
    def __init__(self, side, rim_joins):
        super().__init__(side, rim_joins=False)


class LandAnimals(World):
    def animals(self):
        return sum(
            stands_on(tile) in ("buffalo", "elephant", "zebra", "lion") for tile in self.tiles.values()
        )


class AnywhereOpen(World):
    def is_open(self, space):
        return space not in self.tiles


def one_holder(slow):
    """Only the first of several holds the volcano chip."""
    SlowMondo.end_round(slow)
    slow.holders = set(sorted(slow.holders)[:1])


def smallest_chip_first(slow, seat):
    return sorted(slow.stack())[slow.order(seat) - 1] if slow.stack() and seat in slow.outs else 0


def tied_do_not_pay(slow, seat):
    counted = [slow.counted_volcanoes(other) for other in slow.seats]
    free = not slow.is_solo and not slow.has_handicaps() and counted.count(max(counted)) > 1
    return 0 if free else SlowMondo.volcanoes(slow, seat)


def keep_tile(slow, seat):
    """A tile that is put back lies with its front up."""
    tile = slow.hands[seat]
    slow.hands[seat] = tile and f"{tile[:-1]}f"
    SlowMondo.put_back(slow, seat)


def everybody_pays(slow, seat):
    return slow.worlds[seat].volcanoes("active") if slow.has_handicaps() else SlowMondo.volcanoes(slow, seat)


def only_prizes(slow, seat):
    return max(SlowMondo.modifier(slow, seat), 0)


CHANGES = {
    "a tile may lie anywhere (MON-22)": {"world": AnywhereOpen},
    "the rim makes no misconnections (MON-24)": {"world": ForgivingRim},
    "only animals of the plains count (MON-30)": {"world": LandAnimals},
    "open landscapes are finished (MON-32)": {"world": OpenLandscapes},
    "a mistake spoils one side only (MON-33)": {"world": OneSidedMistakes},
    "water of the rim is a lake (MON-42)": {"world": LakesAtTheRim},
    "strips of the rim do not join (MON-03)": {"world": StripsApart},
    "the smallest chip lies on top (MON-25)": {"chip": smallest_chip_first},
    "a task that is missed costs nothing (MON-52)": {
        "task_points": lambda slow, seat: max(SlowMondo.task_points(slow, seat), 0)
    },
    "a tile put back shows its front (MON-21)": {"put_back": keep_tile},
    "an act at the deadline is in time (MON-26)": {
        "is_late": lambda slow, at: slow.phase == "round" and slow.ends is not None and at > slow.ends
    },
    "those tied for most volcanoes do not pay (MON-35)": {"volcanoes": tied_do_not_pay},
    "inactive volcanoes never count (MON-35)": {
        "counted_volcanoes": lambda slow, seat: slow.worlds[seat].volcanoes("active")
    },
    "one of the tied holds the volcano chip (MON-37)": {"end_round": one_holder},
    "the worst pays nothing (MON-40)": {"modifier": only_prizes},
    "two tiles are enough for a task (MON-51)": {"tiles_for_tasks": 2},
    "three tasks may be taken (MON-51)": {"tasks_a_player": 3},
    "alone one more minus point wins (MON-62)": {"solo_limit": lambda slow: SlowMondo.solo_limit(slow) + 1},
    "everybody pays where there are handicaps (MON-70)": {"volcanoes": everybody_pays},
    "the clock is always shown (MON-72)": {"shown_times": lambda slow: [slow.clock, slow.starts, slow.ends]},
    "one winner only (MON-10)": {"winners": lambda slow: SlowMondo.winners(slow)[:1]},
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_planted_change_is_noticed(change):
    rules = type("Changed", (SlowMondo,), CHANGES[change])

    assert first_difference(lockstep.run(PLANTED_GAMES, seed=1, rules=rules)) is not None


# The board alone


def slow_world(made, rim_joins=True):
    """A world of the library as one of the slow rules."""
    copied = World(SIDES[made.side], rim_joins)
    copied.tiles = {NAMES[space]: write_lie(lie) for space, lie in enumerate(made.lies) if lie >= 0}
    return copied


@pytest.mark.rule("MON-30", "MON-31", "MON-35", "MON-36")
def test_the_worked_example_has_its_numbers():
    example = slow_world(example_world())

    assert example.animals() == 6
    assert Counter(kind(land) for land in example.lands()) == {"D": 2, "F": 1, "P": 1}
    assert (example.empty(), len(example.misconnections())) == (1, 4)
    assert (example.volcanoes("active"), example.volcanoes("inactive")) == (4, 2)


def random_world(side, joins, chance):
    """A board of the slow rules, well built or badly, full or not."""
    made = World(side, joins)
    heap = {f"{number}{side}" for number in range(1, TILES + 1) for side in "fb"}
    task = chance.choice(sorted(VALUES))
    lay_out(
        made,
        set(chance.sample(sorted(heap), chance.choice((60, 150, 150)))),
        chance,
        task,
        chance.choice(GAPS),
    )
    return made


def library_world(slow):
    made = empty_world(SIDES.index(slow.side), slow.rim_joins)
    for space, tile in slow.tiles.items():
        made.place(NAMES.index(space), read_lie(tile))
    return made


def drawn(found, kinds):
    return sorted(
        (LETTERS[kind], sorted(names(region)))
        for kind, region in zip(found.kinds, found.regions, strict=True)
        if kind in kinds
    )


@pytest.mark.rule("MON-03", "MON-24", "MON-31", "MON-32", "MON-33", "MON-42", "MON-71")
@pytest.mark.parametrize(("side", "joins"), [("water", True), ("back", True), ("back", False)])
def test_both_ways_of_looking_agree_on_every_world(side, joins):
    chance = random.Random(f"{side} {joins}")
    for _ in range(WORLDS):
        slow = random_world(side, joins, chance)
        found = Landscapes(library_world(slow))

        lands, waters = (
            sorted((kind(one), tiles_of(one)) for one in landscapes)
            for landscapes in (slow.lands(), slow.lakes())
        )

        assert found.misconnections == len(slow.misconnections())
        assert (drawn(found, range(WATER)), drawn(found, [WATER])) == (lands, waters), slow.tiles
        assert found.empty == slow.empty()


@pytest.mark.rule("MON-03")
def test_apart_a_strip_closes_but_neither_joins_nor_spoils():
    """Forest at the northern strip on c1 and e2, and a misfit on d1 between them."""
    made = world(water_with(c1="FWWF", d1="WWWW", e2="FWWW"), "back")

    joined, apart = slow_world(made), slow_world(made, rim_joins=False)

    assert [tiles_of(land) for land in joined.lands()] == []
    assert sorted(tiles_of(land) for land in apart.lands()) == [["c1"], ["e2"]]
    assert joined.misconnections() == apart.misconnections()


@pytest.mark.rule("MON-03")
def test_a_joined_strip_without_a_misfit_makes_one_landscape():
    made = world(water_with(b2="FWWW", c1="FWWF", d1="FFWW", e2="FWWW"), "back")

    assert [tiles_of(land) for land in slow_world(made).lands()] == [["b2", "c1", "d1", "e2"]]
    assert len(slow_world(made, rim_joins=False).lands()) == 4
