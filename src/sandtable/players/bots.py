"""The declaration of a game's bots: from it follow the words of players, levels, hints and reviews.

Each of our games has one in `players/<game>/`. A package installed beside this one brings bots by an
entry point of the group `sandtable.bots`, whose value is a `Bots`: all of a game of its own, or further
players for any game, which cannot replace those that are there.
"""

import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sandtable.core.game import AnyGame, Nature
from sandtable.core.messages import Text
from sandtable.players.evaluation import AnyEvaluation
from sandtable.players.learned import Learned
from sandtable.players.player import Player

if TYPE_CHECKING:
    from sandtable.players.advice.adviser import AnyAdviser
    from sandtable.players.puzzling import Puzzler

GROUP: Final = "sandtable.bots"
LONGEST: Final = 2.0  # seconds for an act, for all but masters

Maker = Callable[[AnyGame], Player]


class SearchSettings(NamedTuple):
    """How a search thinks about a game. What each choice gained is told in docs/strength.md."""

    cutoff: int = 1000  # acts played at random before the position is judged
    scale: float = 10.0  # points of lead that are odds of e to one
    exploration: float = 0.7


USUAL_SEARCH: Final = SearchSettings()


class Rung(NamedTuple):
    """How a level plays: its player as a word of spec.py, and the longest it may think about an act."""

    player: str
    seconds: float = LONGEST


@dataclass(frozen=True)
class Bots:
    """Who can play a game.

    game        its name
    evaluation  how good a position is for a seat; without one nobody looks ahead by judging
    search      how the tree search thinks about it
    learned     its nets, where it learns by playing
    makers      players that know this game only, by name
    thinking    how each of those thinks, in words for people
    offered     the names of those that people may choose beside the levels
    paced       the names of those that take their time as a person would
    ladder      the first six levels, the weakest first
    masters     two more, which think for seconds: only where the rules are compiled
    adviser     what weighs acts for hints and reviews; without one there are none
    puzzler     what makes a position a puzzle; without one there are none
    """

    game: str
    evaluation: AnyEvaluation | None = None
    search: SearchSettings = USUAL_SEARCH
    learned: Learned | None = None
    makers: Mapping[str, Maker] = field(default_factory=dict)
    thinking: Mapping[str, str | Text] = field(default_factory=dict)
    offered: tuple[str, ...] = ()
    paced: frozenset[str] = frozenset()
    ladder: tuple[Rung, ...] = ()
    masters: tuple[Rung, ...] = ()
    adviser: "Callable[[Any], AnyAdviser] | None" = None  # it is given its game
    puzzler: "Callable[[Any], Puzzler] | None" = None  # the same

    def joined(self, other: "Bots") -> "Bots":
        """With the players of another declaration that have names of their own; all of them are offered."""
        new = [name for name in other.makers if name not in self.makers]
        return replace(
            self,
            makers={**other.makers, **self.makers},
            thinking={**other.thinking, **self.thinking},
            offered=(*self.offered, *new),
            paced=self.paced | other.paced.intersection(new),
        )


def can_be_searched(nature: Nature) -> bool:
    """A tree search looks ahead turn by turn: where all act at once or a clock runs it sees nothing."""
    return not nature.at_once and not nature.clock


_known: dict[str, Bots] = {}
_looked = False


def register(bots: Bots) -> None:
    """Enter a declaration; further ones of the same game add to the first."""
    known = _known.get(bots.game)
    _known[bots.game] = bots if known is None else known.joined(bots)


def bots_of(game: str) -> Bots:
    """The bots of a game; one that declares none has those that every game has."""
    global _looked
    if not _looked:
        _looked = True
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            try:
                _welcome(point)
            except Exception as problem:  # a guest's fault must not close the house
                told = f"{type(problem).__name__}: {problem}"
                warnings.warn(f"the bots {point.name} ({point.value}) are left out: {told}", stacklevel=2)
    return _known.get(game) or Bots(game)


def _welcome(point: EntryPoint) -> None:
    from sandtable.players.levels import check_ladder  # late: who reads words of players asks for bots

    bots = point.load()
    if not isinstance(bots, Bots):
        raise TypeError("they are no sandtable.players.Bots")
    check_ladder(bots.ladder, bots.masters)
    register(bots)
