"""What would make a refused act legal: in a position changed so, it is."""

import sandtable
from games.remedies import hold, positions
from sandtable.core.remedies import remedy
from sandtable.games.mondo.board import NAMES

GAME = sandtable.game("mondo")


def with_tile(line, seat, space):
    """A tile of the heap on a space of a world."""
    words = line.split(" ")
    number = next(n for n, side in enumerate(words[6]) if side != ".")
    words[6] = f"{words[6][:number]}.{words[6][number + 1 :]}"
    tiles, rest = words[11 + seat].split(";", 1)
    placed = [*([] if tiles == "-" else tiles.split(",")), f"{space}:{number + 1}f0"]
    words[11 + seat] = f"{','.join(placed)};{rest}"
    return " ".join(words)


def mend(line, seat, act, found):
    if found.need == "tile-beside":
        return with_tile(line, seat, found.parts["spaces"].split()[-1])
    for _ in range(found.parts["number"]):
        taken = line.split(" ")[11 + seat].split(";")[0]
        line = with_tile(line, seat, next(name for name in NAMES if name not in taken))
    return line


def test_what_is_told_is_enough():
    states = positions("mondo", games=12, acts=60, level="expert", minutes="untimed")

    held = hold(states, mend)

    assert min(held["tile-beside"], held["more-tiles"]) > 10, held


def test_it_is_a_sentence():
    state = GAME.start(2, "a", level="expert", minutes="untimed")
    for seat in (0, 1):
        state.apply(seat, state.read("ready"))
    task = next(verb for verb in state.view(0)["tasks"])

    assert remedy(state, 0, state.read(f"task {task}")).text == "With 3 more it would be allowed."
    state.apply(0, state.legal(0)[0])
    state.apply(0, state.read("place c1 0"))
    state.apply(0, state.legal(0)[0])
    assert (
        remedy(state, 0, state.read("place a4 0")).text
        == "With a tile of yours on a3 or b4 it would be allowed."
    )
    assert remedy(state, 0, state.read("place c1 0")) is None, "a tile lies there for good"
