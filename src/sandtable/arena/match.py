"""What is to be played: who meets whom, how often, on which deals. The list of jobs is fixed up front."""

import hashlib
import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field

from sandtable.core.errors import BadRequest
from sandtable.core.game import Options
from sandtable.games import game as find_game
from sandtable.guests import bring

Group = tuple[int, ...]  # the players at a table, by seat


@dataclass(frozen=True)
class Job:
    """One game, with all it depends on. The seed of the deal is the same in every rotation."""

    number: int
    game: str
    options: Options
    seed: str
    deal: int
    rotation: int
    group: Group  # who meets, whatever the seats
    seated: Group  # the players by seat
    names: tuple[str, ...]  # and their names

    def act_seed(self, seat: int, act: int) -> int:
        """What a player draws from for one of its acts in this game."""
        at_table = " ".join(self.names)
        return int.from_bytes(_digest("act", self.seed, at_table, self.rotation, seat, act)[:12], "big")


@dataclass(frozen=True)
class Match:
    """Everything that the results depend on. `games` is how many every group plays at least."""

    game: str
    players: tuple[str, ...]
    games: int
    seed: str
    seats: int = 2
    options: Options = field(default_factory=dict)
    ladder: bool = False  # each player meets only the next one

    def groups(self) -> list[Group]:
        """Who meets: every choice of players that fills the seats; too few players sit down twice."""
        everybody = range(len(self.players))
        if len(everybody) <= self.seats:
            return [tuple(seat % len(everybody) for seat in range(self.seats))]
        if self.ladder:
            return [tuple(everybody[n : n + self.seats]) for n in range(len(everybody) - self.seats + 1)]
        return list(itertools.combinations(everybody, self.seats))

    def jobs(self) -> list[Job]:
        """Every game, deal after deal, so that any beginning of the list is a fair match."""
        return list(self._all_jobs())

    def deals(self) -> int:
        fewest = min(len(rotations(group)) for group in self.groups())
        return -(-self.games // fewest)

    def _all_jobs(self) -> Iterator[Job]:
        number = itertools.count()
        for deal in range(self.deals()):
            yield from self.jobs_of(deal, number)

    def jobs_of(self, deal: int, number: Iterator[int]) -> Iterator[Job]:
        """The games of one deal, with the numbers that come next."""
        seed = _digest("deal", self.seed, deal).hex()
        for group in self.groups():
            for rotation, seated in enumerate(rotations(group)):
                names = tuple(self.players[player] for player in seated)
                yield Job(next(number), self.game, self.options, seed, deal, rotation, group, seated, names)


def rotations(group: Group) -> list[Group]:
    """The group with the seats moved on, each order once."""
    return list(dict.fromkeys(group[n:] + group[:n] for n in range(len(group))))


def plan(
    game: str,
    names: list[str],
    games: int,
    seed: str,
    seats: int | None = None,
    options: Options | None = None,
    ladder: bool = False,
) -> Match:
    """A match that can be played; raises BadRequest for whatever does not exist."""
    found = find_game(game)
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadRequest("a match needs at least two different players")
    if games < 1:
        raise BadRequest("a match needs at least one game")
    for name in names:
        bring(game, name)
    seats = max(2, found.min_seats) if seats is None else seats
    if seats < 2:
        raise BadRequest("a match needs at least two seats")
    return Match(game, tuple(names), games, seed, seats, found.complete(seats, options or {}), ladder)


def _digest(*parts: object) -> bytes:
    return hashlib.sha256("\n".join(["sandtable arena 1", *map(str, parts)]).encode()).digest()
