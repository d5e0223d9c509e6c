"""Good acts and why, and a finished game looked at again. All of it from views alone.

    hints("patterns", state.view(0), Budget(iterations=2000), seed=7)

Arguments and results can be sent to worker processes. `give_hints` and `go_through` are jobs of the
server: they yield what they have as they come to it.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from sandtable.core import record as records
from sandtable.core.errors import BadRequest
from sandtable.core.log import Step
from sandtable.core.messages import ORIGINAL, languages, say, speaking
from sandtable.core.record import Record
from sandtable.core.view import View
from sandtable.games import game as find_game
from sandtable.players.advice.adviser import AnyAdviser, Hint, Par, Reviewed
from sandtable.players.advice.fortune import Fortune, fortunes
from sandtable.players.bots import bots_of
from sandtable.players.player import Budget

__all__ = ["Hint", "Reviewed", "Told", "adviser_of", "find_par", "give_hints", "go_through", "hints"]

GLANCE: Final = Budget(seconds=0.0)
LONGEST: Final = 0.3  # seconds for an act of a review
TRUST: Final = 0.5  # of a look through one seat's eyes, where it does not see everything
LASTING: Final = 0.75  # of the doubt that there was before
UNTOLD: Final = Fortune((), ())
UNSURE: Final = 0.1  # how far chances may be off before anything was seen


def adviser_of(game: str) -> AnyAdviser | None:
    """The adviser of a game; one without an adviser gets no hints and no review."""
    make = bots_of(game).adviser
    return make(find_game(game)) if make else None


def known_adviser(game: str) -> AnyAdviser:
    adviser = adviser_of(find_game(game).name)
    if adviser is None:
        raise BadRequest(say("no-adviser", game=game))
    return adviser


def hints(game: str, view: View, budget: Budget, seed: int, count: int = 3) -> list[Hint]:
    """Good acts for the seat of a view, the best first."""
    return known_adviser(game).hints(view, budget, seed, count)


# An act of a review in every language, so that whoever looks at it later reads it in their own.
Told = dict[str, Reviewed]


def act_by_act(
    adviser: AnyAdviser, record: Record, budget: Budget, start: int = 0, chances: list[float] | None = None
) -> Iterator[Told]:
    """The acts after the first `start`, before which the chances were these; what was taken back is left out."""
    belief = Belief(chances or [1.0 / record.seats] * record.seats, adviser.game.nature.hidden)
    fortune = fortunes(adviser.game, record, bots_of(record.game).learned)
    for step in records.standing_acts(record, adviser.game):
        if step.number > start:
            told = look_at(adviser, step, budget, belief.chances[step.entry.seat])
            seen = told[ORIGINAL]
            before = belief.look(seen) if seen.best else belief.chances
            luck, skill = fortune.get(step.number, UNTOLD)
            values = {"chances": before, "doubt": round(belief.doubt, 4), "luck": luck, "skill": skill}
            yield changed(told, number=step.number, **values)


def at_a_glance(adviser: AnyAdviser, record: Record, start: int = 0) -> Iterator[Told]:
    """The same where a look at a position tells the chances of all seats."""
    for step in records.standing_acts(record, adviser.game):
        if step.number > start:
            told = review(adviser, step.before.view(step.entry.seat), step.action, GLANCE, step.number)
            yield changed(told, number=step.number)


def review(adviser: AnyAdviser, view: View, action: int, budget: Budget, seed: int) -> Told:
    thought = adviser.think(view, action, budget, seed)
    return in_every_language(lambda: adviser.tell(view, action, thought, seed))


def in_every_language(tell: Callable[[], Reviewed]) -> Told:
    told = {}
    for language in languages():
        with speaking(language):
            told[language] = tell()
    return told


def changed(told: Told, **values: Any) -> Told:
    return {language: seen._replace(**values) for language, seen in told.items()}


class Belief:
    """The chances of all seats as a game goes on, and how far they may be off.

    Each look is through one seat's eyes. In a game that hides something two such looks differ by what each sees, so
    one is trusted by half; how much the looks disagreed with what was to be expected lately is the doubt.
    """

    def __init__(self, chances: list[float], hidden: bool) -> None:
        self.chances = chances
        self.trust = TRUST if hidden else 1.0
        self.doubt = UNSURE

    def look(self, seen: Reviewed) -> list[float]:
        """Take a look at an act into account: the chances before it. Afterwards they are those that it left."""
        expected = self.chances[seen.seat]
        surprise = seen.win_chance - expected
        self.doubt = LASTING * self.doubt + (1 - LASTING) * abs(surprise)
        chance = expected + self.trust * surprise
        before = carry(self.chances, seen.seat, chance)
        self.chances = carry(before, seen.seat, max(0.0, chance - (seen.win_chance - seen.after_act)))
        return before


def look_at(adviser: AnyAdviser, step: Step, budget: Budget, chance: float) -> Told:
    """An act of a game; where it was the only one there is nothing to think about."""
    state, seat, action = step.before, step.entry.seat, step.action
    if len(state.legal(seat)) > 1:
        return review(adviser, state.view(seat), action, budget, seed=action)

    def tell() -> Reviewed:
        label = adviser.game.label(state, seat, action)
        return Reviewed(0, seat, step.entry.text, label, chance, chance, [], [])

    return in_every_language(tell)


def carry(chances: list[float], seat: int, win_chance: float) -> list[float]:
    """The chances of all seats once one is known anew: the others keep their proportions."""
    others = sum(chance for n, chance in enumerate(chances) if n != seat)
    rest = 1.0 - win_chance
    return [
        win_chance if n == seat else rest * (chance / others if others else 1.0 / (len(chances) - 1))
        for n, chance in enumerate(chances)
    ]


# Jobs: called in a worker process, and shown part by part


def give_hints(game: str, view: View, seconds: float, seed: int) -> Iterator[list[Hint]]:
    yield hints(game, view, Budget(seconds=seconds), seed)


def find_par(game: str, deal: View, seed: int) -> Iterator[Par[View]]:
    yield from known_adviser(game).par(deal, seed)


def go_through(
    game: str, text: str, seconds: float, start: int = 0, chances: list[float] | None = None
) -> Iterator[Told]:
    """Review the game of a record from an act on, the whole of it within about so many seconds."""
    adviser, record = known_adviser(game), records.read(text)
    if not adviser.searches:
        yield from at_a_glance(adviser, record, start)
        return
    choices = sum(is_choice(step) for step in records.standing_acts(record, adviser.game))
    budget = Budget(seconds=min(LONGEST, seconds / max(1, choices)))
    yield from act_by_act(adviser, record, budget, start, chances)


def is_choice(step: Step) -> bool:
    """Whether somebody acted who could have acted otherwise."""
    return len(step.before.legal(step.entry.seat)) > 1
