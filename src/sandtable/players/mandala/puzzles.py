"""Puzzles of Mandala: one act is clearly the best over many deals."""

from sandtable.games.mandala.acts import CLAIM, DISCARD, GROW
from sandtable.games.mandala.state import CLAIMING, MandalaState
from sandtable.players.puzzling import SearchPuzzler


class MandalaPuzzler(SearchPuzzler):
    def theme(self, state: MandalaState, seat: int, action: int) -> str:
        if action >= CLAIM:
            return "claiming"
        if action >= DISCARD:
            return "discarding"
        after = state.copy()
        after.play(seat, action, 0)
        if after.phase == CLAIMING:
            return "completing"
        return "growing" if action >= GROW else "building"
