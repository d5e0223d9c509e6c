"""What a match says about each player: wins, share of the points with its interval, points, times."""

import math
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

from scipy.stats import t

from sandtable.arena.run import Bout, Result

CONFIDENCE: Final = 0.95


@dataclass(frozen=True)
class Standing:
    """One player's row. Shares are of the points to be won: a half is even play between two."""

    player: str
    games: int
    wins: int
    draws: int
    losses: int
    errors: int
    share: float
    low: float
    high: float
    points: float  # in a game, on average
    acts: float
    milliseconds: float  # thought about an act, on average


@dataclass(frozen=True)
class Duel:
    """Two players who met: what the first took from the second."""

    first: str
    second: str
    games: int
    share: float
    low: float
    high: float


def standings(result: Result) -> list[Standing]:
    """Every player of a match, in the order they were named."""
    return [standing(result, player) for player in range(len(result.match.players))]


def standing(result: Result, player: int) -> Standing:
    sittings = [
        (game.played, seat)
        for game in result.games
        for seat, seated in enumerate(game.job.seated)
        if seated == player
    ]
    well = [(played, seat) for played, seat in sittings if not played.error]
    shares = [played.share(seat) for played, seat in well]
    acts = sum(played.acts[seat] for played, seat in well)
    seconds = sum(played.seconds[seat] for played, seat in well)
    low, high = interval(deal_shares(result, player))
    return Standing(
        player=result.match.players[player],
        games=len(well),
        wins=shares.count(1.0),
        draws=sum(0 < share < 1 for share in shares),
        losses=shares.count(0.0),
        errors=len(sittings) - len(well),
        share=fmean(shares or [0.0]),
        low=low,
        high=high,
        points=fmean([played.scores[seat] for played, seat in well if played.scores] or [0]),
        acts=acts / max(1, len(well)),
        milliseconds=1000 * seconds / max(1, acts),
    )


def duels(result: Result) -> list[Duel]:
    """Every two players who met at tables for two."""
    if result.match.seats != 2:
        return []
    return [duel(result, one, other) for one, other in result.match.groups()]


def duel(result: Result, one: int, other: int) -> Duel:
    met = Result(
        result.match, result.total, [game for game in result.games if game.job.group == (one, other)]
    )
    names = result.match.players
    row = standing(met, one)
    return Duel(names[one], names[other], row.games, row.share, row.low, row.high)


def deal_shares(result: Result, player: int) -> list[float]:
    """A player's share of each whole deal: what is independent of the others."""
    found = [_share_of_deal(games, player) for games in result.deals() if player in games[0].job.group]
    return found


def _share_of_deal(games: list[Bout], player: int) -> float:
    shares = [
        game.played.share(seat)
        for game in games
        for seat, seated in enumerate(game.job.seated)
        if seated == player
    ]
    return fmean(shares)


def interval(shares: list[float]) -> tuple[float, float]:
    """Where the true share is, with 95 % confidence.

    Student's interval over deals, after a deal won and a deal lost are added: so that a few deals
    that all went the same way do not look certain.
    """
    padded = [*shares, 0.0, 1.0]
    half = float(t.ppf((1 + CONFIDENCE) / 2, len(padded) - 1)) * stdev(padded) / math.sqrt(len(padded))
    return max(0.0, fmean(padded) - half), min(1.0, fmean(padded) + half)
