"""Puzzles of Mottainai: one act is clearly the best over many deals."""

from typing import Final

from sandtable.games.mottainai.state import MottainaiState
from sandtable.players.puzzling import SearchPuzzler

THEMES: Final = {
    "task": "tasks",
    "assistant": "tasks",
    "complete": "works",
    "craft": "works",
    "use": "powers",
    "take": "floor",
    "sell": "selling",
    "pray": "praying",
}


class MottainaiPuzzler(SearchPuzzler):
    def theme(self, state: MottainaiState, seat: int, action: int) -> str:
        return THEMES.get(self.game.acts.verb(action).name, "choices")
