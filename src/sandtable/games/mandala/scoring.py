"""Points and outcome (MAN-80, MAN-81)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.outcome import Outcome
from sandtable.games.mandala.piles import count, size

# Why a game ended; 0 is a game that goes on.
SIXTH_CARD: Final = 1  # MAN-72
EXHAUSTED: Final = 2  # MAN-70
STALLED: Final = 3  # MAN-75
REASONS: Final = ("", "a sixth river card", "the deck was exhausted", "a stall")


def points(cup: i64, river: i64) -> i64:
    total: i64 = 0
    color: i64 = 0
    while color < 6:
        total += color_points(cup, river, color)
        color += 1
    return total


def color_points(cup: i64, river: i64, color: i64) -> i64:
    """MAN-80: each Cup card counts the River place of its color; without a place, nothing."""
    return count(cup, color) * count(river, color)


def outcome(cups: vec[i64], rivers: vec[i64], ending: i64) -> Outcome:
    """MAN-81: more points; then fewer Cup cards; then a draw [ruling]."""
    scores = (points(cups[0], rivers[0]), points(cups[1], rivers[1]))
    ranks = [(scores[seat], -size(cups[seat])) for seat in (0, 1)]
    winners = tuple(seat for seat in (0, 1) if ranks[seat] == max(ranks))
    return Outcome(scores, winners, REASONS[ending])
