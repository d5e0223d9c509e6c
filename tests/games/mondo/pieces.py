"""What the conformance suite asks about Mondo's pieces."""

from random import Random
from typing import Any

from sandtable.games.mondo.tasks import MODIFIER_NAMES

ALL_OPEN = False  # later rounds, and the heap before a round starts


def count(state: Any) -> dict[str, int]:
    """Tiles wherever they are, and no tile twice."""
    placed = [lie // 8 for world in state.worlds for lie in world.lies if lie >= 0]
    held = [hand // 2 for hand in state.hands if hand >= 0]
    heap = [tile for tile in range(136) if state.heap.has(tile)]
    tiles = placed + held + heap
    return {"tiles": len(tiles), "different tiles": len(set(tiles))}


def redeal(line: str, seat: int | None, chance: Random) -> str:
    """The seeds of all scrambles that are not seen yet, the modifiers to come, and a hidden clock."""
    words = line.split()
    options, phase, number = words[0], words[1], int(words[2])
    words[4] = "/".join(str(chance.randrange(2**60)) for _ in range(3))
    shown = 0 if "level=beginner" in options else number
    known = words[5].split("/")[:shown]
    rest = [name for name in MODIFIER_NAMES if name not in known]
    words[5] = "/".join((known + chance.sample(rest, len(rest)))[:3])
    if "hidden_time=True" in options and phase != "countdown":
        start = chance.randrange(1, 10_000)
        ends = start + chance.randrange(1, 600_000) if phase == "round" else "-"
        words[3] = f"{start + 1}/{start if phase == 'round' else 0}/{ends}"
    return " ".join(words)
