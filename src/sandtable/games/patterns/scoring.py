"""Points and outcome (PAT-52 to PAT-54)."""

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.bits import count
from sandtable.core.outcome import Outcome


def group_points(group: i64, claim: i64) -> i64:
    """PAT-52: the claimed token itself does not count."""
    return (count(group) - 1) * claim if claim else 0


def points(seat: i64, groups: vec[i64], claims: vec[i64]) -> i64:
    """A player's points as the groups stand; the tables are those of the state."""
    total: i64 = 0
    group: i64 = seat * 6
    end: i64 = group + 6
    while group < end:
        total += group_points(groups[group], claims[group])
        group += 1
    return total


def outcome(groups: vec[i64], claims: vec[i64]) -> Outcome:
    """PAT-54: more points win; equal points are a draw."""
    scores = (points(0, groups, claims), points(1, groups, claims))
    best = max(scores)
    winners = tuple(seat for seat in (0, 1) if scores[seat] == best)
    return Outcome(scores, winners, "a player could not act" if len(winners) == 1 else "a draw")
