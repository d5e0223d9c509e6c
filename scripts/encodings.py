"""Writes docs/encodings.md: what stands where in each game's observation, from the code that writes it."""

from pathlib import Path

import sandtable
from sandtable.games import NAMES

TARGET = Path(__file__).resolve().parent.parent / "docs" / "encodings.md"
HEAD = """# Encodings

What a seat knows as bytes, game by game, as `game.observation.layout(seats).fields` has it. Written by
`scripts/encodings.py`. Bytes that no field names are 0. Games for more players repeat the fields of a seat.
"""


def page() -> str:
    return "\n".join([HEAD, *map(section, NAMES)])


def section(name: str) -> str:
    game = sandtable.game(name)
    layout = game.observation.layout(2)
    rows = f"{layout.size} bytes for two players, rules version {game.version}, {game.action_count} actions."
    return f"## {game.title}\n\n{rows}\n\n{layout.describe()}\n"


if __name__ == "__main__":
    TARGET.write_text(page(), encoding="utf-8")
