"""Worlds drawn as text, and tables that are quickly set up.

A drawn world has a word for each of the 24 spaces, in rows of 2, 4, 6, 6, 4, 2: the edges of its tile as they
lie, north first (`WPDW`), one letter for a tile all of one landscape (`W`), or `.` for an empty space. What
must stand on the tile is added with a colon: `P:lion`, `WWPF:active`, and `bare` for nothing.
"""

import sandtable
from sandtable.games.mondo.board import INDEX, SIDES, SPACES
from sandtable.games.mondo.tiles import ANIMAL, ANIMALS, TILES, VOLCANO, VOLCANOES, lie_edges
from sandtable.games.mondo.view import read_lie
from sandtable.games.mondo.world import empty_world

GAME = sandtable.game("mondo")
ALL_WATER = "W W  W W W W  W W W W W W  W W W W W W  W W W W  W W"
# The worked example: 6 animals, 4 finished landscapes, an empty space, 4 misconnections.
EXAMPLE = """
    c1 72b WWWW  d1 44b WWWW  b2 129f WPDW  c2 100f WDPP  d2 97f WPPD  e2 76f WWPP
    a3 20b WWWW  b3 130f PDWW  c3 82b PPPP  d3 77b PPPP  e3 101f PDFF  f3 85f WWDD
    a4 56f WPWW  c4 27f PPWP  d4 94f PFWP  e4 37f FWFF  f4 61f DWWW
    b5 67b WWWW  c5 14f WWWW  d5 125f WPFW  e5 108f FFWP  c6 71b WWWW  d6 57f FWWW
"""
START = 3000  # the first round of a table whose players are all ready at once


def world(drawing, side="water", joins=True):
    """The world of a drawing. A tile may be there several times."""
    words = drawing.split()
    assert len(words) == SPACES, f"{len(words)} spaces are drawn, not {SPACES}"
    made = empty_world(SIDES.index(side), joins)
    for space, word in enumerate(words):
        if word != ".":
            made.place(space, lie(word))
    return made


def example_world():
    words = EXAMPLE.split()
    made = empty_world(0, joins=True)
    for space, tile, edges in zip(words[::3], words[1::3], words[2::3], strict=True):
        turns = next(turns for turns in range(4) if lie_edges(read_lie(f"{tile}{turns}")) == edges)
        made.place(INDEX[space], read_lie(f"{tile}{turns}"))
    return made


def water_with(**tiles):
    """A world all of water, except for some spaces."""
    words = ALL_WATER.split()
    for name, word in tiles.items():
        words[INDEX[name]] = word
    return " ".join(words)


def lie(word):
    """The first tile, side and turn that looks like the word; bare if it may be and can be."""
    edges, _, thing = word.partition(":")
    edges = edges * 4 if len(edges) == 1 else edges
    fitting = [lie for lie in range(TILES * 8) if lie_edges(lie) == edges]
    wanted = [lie for lie in fitting if stands_on(lie) == (thing or "bare")] or (fitting if not thing else [])
    assert wanted, f"no tile looks like {word}"
    return wanted[0]


def stands_on(lie):
    face = lie // 4
    if ANIMAL[face] >= 0:
        return ANIMALS[ANIMAL[face]]
    return VOLCANOES[VOLCANO[face]] if VOLCANO[face] else "bare"


def table(seats=2, seed="table", **options):
    """A table whose first round has just started."""
    state = GAME.start(seats, seed, **options)
    begin(state)
    return state


def begin(state, at=0):
    """All are ready, and the countdown passes."""
    for seat in list(state.actors()):
        play(state, seat, "ready", at=at)
    if state.deadline() is not None:
        state.tick(state.deadline())


def play(state, seat, *acts, at=None):
    """Let a seat act; by default in the first moment of the round."""
    for act in acts:
        state.apply(seat, GAME.read(state, act), state.started_at if at is None else at)


def build(state, seat, *spaces, tile=1):
    """Place tiles that lie in the middle on spaces, from a number upwards."""
    for space in spaces:
        while not state.heap.has(tile - 1):
            tile += 1
        play(state, seat, f"take {tile}", f"place {space} 0")


def written(state, seat):
    return [GAME.write(state, action) for action in state.legal(seat)]


def all_jump_out(state, order=None, at=None):
    for seat in order or list(state.actors()):
        play(state, seat, "out", at=at)


def sheet(state, number=-1):
    """The lines of a scored round, by seat; by default the last one."""
    return state.view(None)["sheet"][number]
