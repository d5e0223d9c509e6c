"""A second opinion on landscapes, slow and plain: pieces are (space, letter), joined one by one.

It shares with the game only the names of spaces and the printed edges of the tiles.
"""

STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
STRIPS = {
    **dict.fromkeys(["c1n", "c1w", "d1n", "d1e", "b2n", "e2n"], "F"),
    **dict.fromkeys(["e2e", "f3n", "f3e", "f4e", "f4s", "e5e"], "D"),
    **dict.fromkeys(["b5s", "e5s", "c6s", "c6w", "d6s", "d6e"], "P"),
    **dict.fromkeys(["b2w", "a3n", "a3w", "a4w", "a4s", "b5w"], "W"),
}
BOARD = {"cd"[n] + "1" for n in range(2)} | {c + r for c in "bcde" for r in "25"}
BOARD |= {c + r for c in "abcdef" for r in "34"} | {"c6", "d6"}


def survey(tiles, side):
    """What is to be counted on `{space: edges}`: misconnections, finished lands, lakes, as sets of spaces."""
    joins, bad, unclosed, rim_water, mistakes = {}, set(), set(), set(), 0
    for space, edges in tiles.items():
        for direction, letter in zip("nesw", edges, strict=True):
            piece, other = (space, letter), beside(space, direction)
            if other not in BOARD:
                strip = "W" if side == "water" else STRIPS[space + direction]
                node = ("rim", strip)
                if strip == letter:
                    join(joins, piece, node)
                    rim_water |= {piece} if letter == "W" else set()
                else:
                    mistakes += 1
                    bad |= {piece, node}
            elif other not in tiles:
                unclosed.add(piece)
            else:
                facing = (other, tiles[other]["nesw".index(OPPOSITE[direction])])
                if facing[1] == letter:
                    join(joins, piece, facing)
                else:
                    mistakes += 0.5
                    bad |= {piece, facing}
    pieces = {(space, letter) for space, edges in tiles.items() for letter in edges}
    regions = components(pieces, joins)
    done = [region for region in regions if not region & (bad | unclosed)]
    lands = [region for region in done if kind(region) != "W"]
    lakes = [region for region in done if kind(region) == "W" and not region & rim_water]
    return int(mistakes), *[sorted(named(region) for region in found) for found in (lands, lakes)]


def beside(space, direction):
    column, row = STEPS[direction]
    return chr(ord(space[0]) + column) + str(int(space[1]) + row)


def join(joins, one, other):
    joins.setdefault(one, set()).add(other)
    joins.setdefault(other, set()).add(one)


def components(pieces, joins):
    rest, found = set(pieces), []
    while rest:
        region, front = set(), {rest.pop()}
        while front:
            region |= front
            front = {other for piece in front for other in joins.get(piece, ())} - region
        found.append(region)
        rest -= region
    return found


def kind(region):
    return next(letter for _, letter in region)


def named(region):
    return kind(region), tuple(sorted(space for space, _ in region if space != "rim"))
