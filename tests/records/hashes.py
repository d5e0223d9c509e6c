"""All positions of a kept game in one hash: a rule that changes shows in one of them."""

import hashlib
from pathlib import Path

from sandtable.core import record as records
from sandtable.core.game import AnyGame


def kept(folder: Path) -> dict[str, str]:
    """The hashes by the names of the games."""
    return dict(line.split() for line in (folder / "positions.sha256").read_text().splitlines())


def of_positions(record: records.Record, game: AnyGame, left_out: int = 0) -> str:
    """Over the position after every act, without so many of its first words: where the options stand there, one
    that is added later changes no position."""
    lines = [game.write_position(step.after) for step in records.replay(record, game)]
    words = [line.split(maxsplit=left_out)[left_out] for line in lines] if left_out else lines
    return hashlib.sha256("\n".join(words).encode()).hexdigest()
