"""Games of a search against itself, to learn from: a pure function of their job."""

import functools
import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sandtable.core.chance import Chance, FastChance
from sandtable.core.game import AnyGame, Options
from sandtable.core.view import View
from sandtable.games import game as find_game
from sandtable.players.advice.adviser import acts_of
from sandtable.players.nets.guide import Guide
from sandtable.players.player import Budget
from sandtable.players.search import guided_search, search_of
from sandtable.players.search.tree import Tree
from sandtable.training.games import BEST, FORCED, OTHER, PlayedOut, Taken
from sandtable.training.settings import Play, learned_of

MOST_ACTS: Final = 3000  # then a game is left out
FINE: Final = 1_000_000  # parts of a lot

Thinker = Callable[[AnyGame, View, Chance], Tree]


@dataclass(frozen=True)
class Job:
    """Some games, with all that they depend on."""

    number: int
    game: str
    seats: int
    options: Options
    seed: str
    count: int
    play: Play
    net: str = ""  # a file; without one the search of the evaluation plays


def play(job: Job) -> list[PlayedOut]:
    """The games of a job that came to an end."""
    think = thinker(job)
    found = (play_one(job, f"{job.seed} {n}", think) for n in range(job.count))
    return [played for played in found if played is not None]


def thinker(job: Job) -> Thinker:
    """What thinks about every act: the search of the evaluation, or one that is guided by nets."""
    if not job.net:
        return search_of
    guide, settings = guide_of(job.game, job.net), learned_of(job.game).search._replace(noise=job.play.noise)
    return lambda game, view, chance: guided_search(game, view, chance, guide, settings)


@functools.lru_cache(2)
def guide_of(game: str, net: str) -> Guide:
    return learned_of(game).read(Path(net).read_bytes())


def play_one(job: Job, name: str, think: Thinker) -> PlayedOut | None:
    game, seed = find_game(job.game), digest(name)
    chance = FastChance(int(seed[:24], 16))
    state = game.start(job.seats, seed, **job.options)
    acts: list[Taken] = []
    while (seat := state.mover()) >= 0:
        if len(acts) == MOST_ACTS:
            return None
        legal = state.legal(seat)
        if len(legal) == 1:
            taken = Taken(seat, legal[0], FORCED, 0.0, ())
        else:
            search = think(game, state.view(seat), chance)
            search.run(Budget(iterations=job.play.iterations))
            taken = choose(job.play, search, seat, legal, len(acts), chance)
        state.play(seat, taken.action, 0)
        acts.append(taken)
    return PlayedOut(seed, tuple(state.result(seat) for seat in range(job.seats)), tuple(acts))


def choose(play: Play, search: Tree, seat: int, legal: list[int], number: int, chance: Chance) -> Taken:
    """The best act; at the beginning, and now and then by lot, another one."""
    nodes = acts_of(search)
    best = max(nodes, key=lambda node: search.visits[node])
    total = sum(search.visits[node] for node in nodes)
    tries = tuple((search.actions[node], search.visits[node] / total) for node in nodes)
    action = search.actions[best]
    if chance.below(100) < play.by_lot:
        action = legal[chance.below(len(legal))]
    elif number < play.varied:
        action = drawn(tries, chance)
    kind = BEST if action == search.actions[best] else OTHER
    return Taken(seat, action, kind, search.rewards[best] / search.visits[best], tries)


def drawn(tries: Sequence[tuple[int, float]], chance: Chance) -> int:
    """An act by lot: twice the tries are four times as likely."""
    weights = [int(share * share * FINE) + 1 for _, share in tries]
    n = chance.below(sum(weights))
    for (action, _), weight in zip(tries, weights, strict=True):
        n -= weight
        if n < 0:
            return action
    raise AssertionError("a lot is below the sum of all weights")


def digest(text: str) -> str:
    return hashlib.sha256(f"sandtable training 1\n{text}".encode()).hexdigest()
