"""Puzzles of Mondo: a world to finish without a mistake before the time is up."""

from typing import ClassVar, Final

from sandtable.core.game import Options
from sandtable.games.mondo.acts import PLACE, TAKE, TURN
from sandtable.games.mondo.board import INDEX
from sandtable.games.mondo.landscapes import Landscapes
from sandtable.games.mondo.scoring import volcanoes
from sandtable.games.mondo.state import NO_TILE, ROUND, MondoState
from sandtable.games.mondo.view import view
from sandtable.players.mondo.par import par
from sandtable.players.puzzling import Puzzler, Solution

FEWEST_OPEN: Final = 2
MOST_OPEN: Final = 10
PACES: Final = (11, 15, 25)  # seconds for a space
START: Final = 10  # seconds more
FLAWLESS: Final = 0
THEMES: Final = ((4, "last-spaces"), (7, "corner"), (MOST_OPEN, "gap"))


class MondoPuzzler(Puzzler):
    """The games of planners alone, stopped before their world is full."""

    players = ("planning", "keen")
    seats = 1
    options: ClassVar[Options] = {"minutes": "untimed"}
    most_acts = 90
    most_each = 1

    def is_promising(self, state: MondoState, seat: int, seed: int) -> bool:
        if state.phase != ROUND or state.hands[0] != NO_TILE:
            return False
        open_spaces = int(Landscapes(state.worlds[0]).empty)
        wanted = FEWEST_OPEN + seed % (MOST_OPEN - FEWEST_OPEN + 1)
        return open_spaces == wanted and mistakes(state) == FLAWLESS

    def weigh(self, state: MondoState, seat: int, seed: int) -> Solution | None:
        *_, best = par(view(state, 0), seed)
        if best.minus_points != FLAWLESS:
            return None
        open_spaces = int(Landscapes(state.worlds[0]).empty)
        seconds = START + PACES[seed // 16 % len(PACES)] * open_spaces
        return Solution(
            tuple(acts_of(state, best.tiles)), 0, {}, self.theme(state, seat, 0), proved=True, seconds=seconds
        )

    def theme(self, state: MondoState, seat: int, action: int) -> str:
        open_spaces = int(Landscapes(state.worlds[0]).empty)
        return next(theme for most, theme in THEMES if open_spaces <= most)

    def verdict(
        self, before: MondoState, after: MondoState, answer: tuple[str, ...], tried: tuple[str, ...]
    ) -> bool | None:
        """A mistake is the end of it, and so is jumping out; a full world without one is the solution."""
        if mistakes(after) > FLAWLESS:
            return False
        if int(Landscapes(after.worlds[0]).empty) == 0:
            return True
        return None if after.phase == ROUND else False


def mistakes(state: MondoState) -> int:
    """What a full world would still cost."""
    found = Landscapes(state.worlds[0])
    return int(found.misconnections) + volcanoes(found, also_inactive=True)


def acts_of(state: MondoState, tiles: tuple[str, ...]) -> list[str]:
    """The acts that lay these tiles: "c3:57f1" is taken, turned over if the other side is up, and placed."""
    after = state.copy()
    told: list[str] = []
    for laid in tiles:
        space, lie = laid.split(":")
        tile, side, turns = int(lie[:-2]) - 1, "fb".index(lie[-2]), int(lie[-1])
        acts = [TAKE + tile]
        if after.heap.face_up(tile) % 2 != side:
            acts.append(TURN)
        for action in [*acts, PLACE + INDEX[space] * 4 + turns]:
            told.append(after.write(action))
            after.apply(0, action, after.clock)
    return told
