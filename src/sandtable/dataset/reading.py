"""Streams what `sandtable games make` wrote: part by part, never the whole file at once."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow.parquet as pq

from sandtable.core.errors import OtherRules
from sandtable.games import game as find_game

LEARNED_FROM: Final = ("observation", "mask", "action", "result")
ROWS: Final = 4096


class Games:
    """A file of games. `about` is what all rows share."""

    def __init__(self, path: Path | str) -> None:
        self.file = pq.ParquetFile(path)
        self.about: dict[str, Any] = json.loads(self.file.schema_arrow.metadata[b"sandtable"])
        self.game = find_game(self.about["game"])
        if self.game.version != self.about["rules"]:
            raise OtherRules(self.game.title, self.about["rules"], self.game.version)

    def __len__(self) -> int:
        """How many rows there are."""
        return int(self.file.metadata.num_rows)

    def rows(self, columns: Sequence[str] | None = None) -> Iterator[dict[str, Any]]:
        """Row after row."""
        for part in self.file.iter_batches(ROWS, columns=columns):
            yield from part.to_pylist()

    def arrays(self, rows: int = ROWS) -> Iterator[dict[str, Any]]:
        """Observations, masks, actions and results as numpy arrays, so many rows at a time."""
        for part in self.file.iter_batches(rows, columns=list(LEARNED_FROM)):
            columns = {name: part.column(name) for name in LEARNED_FROM}
            yield {
                "observation": stacked(columns["observation"]),
                "mask": stacked(columns["mask"]),
                "action": columns["action"].to_numpy(),
                "result": columns["result"].to_numpy(),
            }


def stacked(column: Any) -> Any:
    """Bytes of one length each as rows of an array."""
    return np.stack([np.frombuffer(cell, np.uint8) for cell in column.to_pylist()])
