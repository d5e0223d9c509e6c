"""How much room is there above a bot? A cheat that sees all cards plays against it, and shows what knowing them is worth.

.venv/bin/python bench/room.py mandala --against level6 --seconds 1 --games 100 --seed room

The cheat exists here alone: it is no player that anybody could choose. It thinks by the search of the game's evaluation,
or with --net by the one that the game's nets guide, about the position as it really is. At tables for more than two it
sits among bots of the same kind.
"""

import argparse
import dataclasses
from collections.abc import Iterable

from sandtable.arena import play
from sandtable.arena.match import Job, Match
from sandtable.arena.run import Result, run
from sandtable.arena.tally import standing
from sandtable.arena.workers import Backend, Results
from sandtable.core.chance import FastChance
from sandtable.core.state import OpenImaginer
from sandtable.games import game as find_game
from sandtable.players import Budget
from sandtable.players.bots import bots_of
from sandtable.players.search.guided import GuidedSearch
from sandtable.players.search.information_set import InformationSetSearch
from sandtable.players.search.tree import Tree
from sandtable.processes import spread

CHEAT = "cheat"
PLAIN = "random"  # who sits on the cheat's chair, and is never asked


class Sitting(play.Sitting):
    """A game in which one seat thinks about what it should not see."""

    def __init__(self, job: Job, seconds: float, net: bool) -> None:
        names = tuple(PLAIN if name == CHEAT else name.partition("#")[0] for name in job.names)
        super().__init__(dataclasses.replace(job, names=names))
        self.cheats = [name == CHEAT for name in job.names]
        self.budget = Budget(seconds=seconds)
        self.net = net

    def choose(self, seat: int) -> int:
        if not self.cheats[seat]:
            return super().choose(seat)
        legal = self.state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        search = self.search(FastChance(self.job.act_seed(seat, self.acts[seat])))
        search.run(self.budget)
        return search.best_action()

    def search(self, chance: FastChance) -> Tree:
        bots, seen = bots_of(self.game.name), OpenImaginer(self.state)
        if self.net:
            assert bots.learned is not None
            assert bots.learned.guide is not None
            return GuidedSearch(seen, self.game.action_count, bots.learned.guide, bots.learned.search, chance)
        assert bots.evaluation is not None
        return InformationSetSearch(seen, self.game.action_count, bots.evaluation, bots.search, chance)


class Cheating:
    """Plays a job, in a process of its own."""

    def __init__(self, seconds: float, net: bool) -> None:
        self.seconds = seconds
        self.net = net

    def __call__(self, job: Job) -> play.Played:
        sitting = Sitting(job, self.seconds, self.net)
        return sitting.result(sitting.play(), None)


def backend(cheating: Cheating, workers: int) -> Backend:
    def results(jobs: Iterable[Job]) -> Results:
        for _, played in spread(cheating, jobs, workers):
            if isinstance(played, Exception):
                raise played
            yield played

    return results


def main() -> None:
    options = parse()
    game, seats = find_game(options.game), options.seats
    players = (CHEAT, *(f"{options.against}#{n}" for n in range(1, seats)))
    match = Match(game.name, players, options.games, options.seed, seats, game.complete(seats, {}))
    run(match, backend(Cheating(options.seconds, options.net), options.workers), None, tell)


def tell(result: Result) -> None:
    """A line for every twentieth game, and the last."""
    if len(result.games) % 20 == 0 or len(result.games) == result.total:
        row = standing(result, 0)
        print(f"{row.games} games: {row.share:.1%} ({row.low:.1%}–{row.high:.1%})", flush=True)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--against", default="level6")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="room")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--net", action="store_true", help="guided by the game's nets")
    return parser.parse_args()


if __name__ == "__main__":
    main()
