"""MON-01, MON-02: the tiles."""

from collections import Counter

import pytest

from sandtable.games.mondo.tiles import (
    ANIMALS,
    LANDSCAPES,
    LETTERS,
    ROWS,
    TILES,
    edges_text,
    landscapes_on,
    lie_edges,
)

FACES = range(TILES * 2)


@pytest.mark.rule("MON-01")
def test_four_landscapes_have_four_animals_each():
    assert LANDSCAPES == ("plains", "forest", "desert", "water")
    assert len(set(ANIMALS)) == 16
    assert ANIMALS[4:8] == ("panda", "parrot", "tiger", "cassowary")


@pytest.mark.rule("MON-01", "MON-02")
def test_an_animal_stands_in_its_own_landscape():
    for front, thing, _ in ROWS:
        if thing in ANIMALS:
            assert LETTERS[ANIMALS.index(thing) // 4] in front


@pytest.mark.rule("MON-02")
def test_there_are_136_tiles_whose_sides_differ():
    assert len(ROWS) == TILES == 136
    for front, _, back in ROWS:
        assert front != back * 4


@pytest.mark.rule("MON-02")
def test_a_side_has_one_to_three_landscapes():
    assert Counter(landscapes_on(face) for face in FACES) == {1: 16 + 136, 2: 72, 3: 48}


@pytest.mark.rule("MON-02")
def test_what_stands_on_the_fronts():
    things = Counter(thing for _, thing, _ in ROWS)

    assert (things["active"], things["inactive"]) == (24, 12)
    assert {animal: things[animal] for animal in ANIMALS} == {
        **dict.fromkeys(("buffalo", "elephant", "panda", "parrot", "snake", "scorpion"), 5),
        **dict.fromkeys(("zebra", "lion", "tiger", "cassowary", "camel", "lizard"), 3),
        **dict.fromkeys(("turtle", "penguin", "dolphin", "whale"), 4),
    }


@pytest.mark.rule("MON-02")
def test_equal_letters_on_a_side_are_one_region():
    """So they lie in one row around the tile; none face each other across another landscape."""
    for face in FACES:
        edges = edges_text(face // 2, face % 2)
        changes = sum(edges[n] != edges[n - 1] for n in range(4))
        assert changes in (0, len(set(edges)))


@pytest.mark.rule("MON-21")
def test_a_quarter_turn_takes_north_to_east():
    assert ROWS[96] == ("PPDW", "active", "F")
    assert [lie_edges(96 * 8 + turns) for turns in range(4)] == ["PPDW", "WPPD", "DWPP", "PDWP"]
    assert lie_edges(96 * 8 + 5) == "FFFF"
