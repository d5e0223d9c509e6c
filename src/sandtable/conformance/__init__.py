"""What every game promises, shipped so that games from outside can be held to it too.

    sandtable.conformance.check(GAME, pieces)

tries everything and raises an ExceptionGroup of what is broken. Under pytest each promise is a test of
its own:

    @pytest.mark.parametrize("case", conformance.cases(GAME, pieces), ids=str)
    @pytest.mark.parametrize("promise", conformance.PROMISES, ids=conformance.name)
    def test_it_keeps_its_promises(promise, case):
        promise(case)

Both play random games, with few players and many and with every option, and both need to be told two
things that only the game's rules know (`Pieces`): how many pieces of each sort there are, and what a
reader cannot know.

cases.py      the tables to be tried
driver.py     their random games
play.py       promises about acts and what they change
words.py      promises about notation, offers, records and sentences
learning.py   what an act tells, and what may be taken back
knowledge.py  promises about views, imagined states and secrets
arrays.py     promises about observations and masks as bytes
counting.py   how many sequences of acts there are, to compare rule books
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from sandtable.conformance import arrays, knowledge, learning, play, words
from sandtable.conformance.cases import Case, Pieces, cases
from sandtable.conformance.counting import perft
from sandtable.core.game import Game

__all__ = ["PROMISES", "Case", "Pieces", "cases", "check", "name", "perft"]

Promise = Callable[[Case], None]

PROMISES: Final[tuple[Promise, ...]] = (
    *play.PROMISES,
    *words.PROMISES,
    *knowledge.PROMISES,
    *learning.PROMISES,
    *arrays.PROMISES,
)


def name(promise: Promise) -> str:
    """A promise as one would say it."""
    return promise.__name__.replace("_", " ")


def check(game: Game[Any, Any], pieces: Pieces) -> None:
    """Try every promise in every case; raises an ExceptionGroup of all that are broken."""
    if not __debug__:
        raise RuntimeError("python -O leaves out what is checked here")
    broken = list(_broken(game, pieces))
    if broken:
        raise ExceptionGroup(f"{game.title} does not keep {len(broken)} promises", broken)


def _broken(game: Game[Any, Any], pieces: Pieces) -> Iterator[Exception]:
    for case in cases(game, pieces):
        for promise in PROMISES:
            try:
                promise(case)
            except Exception as problem:
                problem.add_note(f"{name(promise)}: {case}")
                yield problem
