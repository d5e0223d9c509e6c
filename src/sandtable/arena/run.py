"""A whole match. Results are taken in the order of the jobs, so that neither the number of workers
nor a cluster changes anything, and a sequential test stops at the same game everywhere."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field

from sandtable.arena.match import Job, Match
from sandtable.arena.match import rotations as all_rotations
from sandtable.arena.play import Played
from sandtable.arena.sprt import Sprt
from sandtable.arena.workers import Backend
from sandtable.core.errors import BadRequest


@dataclass(frozen=True)
class Bout:
    """A job and how it went."""

    job: Job
    played: Played


@dataclass
class Result:
    """A match as far as it has been played."""

    match: Match
    total: int
    games: list[Bout] = field(default_factory=list)
    sprt: Sprt | None = None

    def deals(self) -> list[list[Bout]]:
        """The games of each deal of a group, where all of its rotations went well."""
        found: dict[object, list[Bout]] = {}
        for game in self.games:
            found.setdefault((game.job.deal, game.job.group), []).append(game)
        return [games for games in found.values() if is_complete(games)]

    def errors(self) -> list[str]:
        return [game.played.error for game in self.games if game.played.error]


def run(
    match: Match,
    backend: Backend,
    sprt: Sprt | None = None,
    watch: Callable[[Result], None] = lambda result: None,
) -> Result:
    """Play a match to its end, or until the test has a verdict."""
    if sprt and (match.seats != 2 or len(match.players) != 2):
        raise BadRequest("a sequential test is for two players in two seats")
    jobs = match.jobs()
    result = Result(match, len(jobs), sprt=sprt)
    with closing(backend(jobs)) as results:
        for played in in_order(results):
            result.games.append(Bout(jobs[played.number], played))
            watch(result)
            if sprt and _is_decided(sprt, result.games):
                break
    return result


def in_order(results: Iterable[Played]) -> Iterator[Played]:
    """Results by number, each as soon as those before it are there."""
    waiting: dict[int, Played] = {}
    following = 0
    for played in results:
        waiting[played.number] = played
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def is_complete(games: list[Bout]) -> bool:
    """Whether these are all rotations of a deal, without an error."""
    rotations = len({game.job.seated for game in games})
    return rotations == len(all_rotations(games[0].job.group)) and not any(
        game.played.error for game in games
    )


def _is_decided(sprt: Sprt, games: list[Bout]) -> bool:
    """Count the pair that the last game completes, and ask for the verdict."""
    if games[-1].job.rotation == 0:
        return False
    pair = games[-2:]
    if is_complete(pair):
        sprt.add(sum(first_players_share(game) for game in pair) / 2)
    return sprt.verdict is not None


def first_players_share(game: Bout) -> float:
    return game.played.share(game.job.seated.index(0))
