"""A match as a picture: between two players the share as it settles, else everybody's rating."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from sandtable.arena.ratings import Rated
from sandtable.arena.run import Result
from sandtable.arena.tally import deal_shares, interval

INK = "#3b4a54"
BAND = "#c9d6df"
POINTS = 200  # of a running share, at most


def draw(path: Path, result: Result, rated: Sequence[Rated]) -> None:
    """Write the picture of a match; the ending of the file name says in which format."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with mpl.rc_context({"svg.hashsalt": "sandtable", "font.size": 10}):
        figure = Figure(figsize=(7, 4), layout="constrained")
        axes = figure.add_subplot()
        if len(rated) == 2:
            draw_share(axes, result)
        else:
            draw_ratings(axes, rated)
        axes.set_title(f"{result.match.game}, {len(result.games)} games, seed {result.match.seed}")
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def draw_share(axes: Axes, result: Result) -> None:
    """The first player's share after each deal, in its interval."""
    shares = deal_shares(result, 0)
    step = 1 + len(shares) // POINTS
    numbers = range(1, len(shares) + 1, step)
    means = [sum(shares[:n]) / n for n in numbers]
    bands = [interval(shares[:n]) for n in numbers]
    axes.fill_between(numbers, [low for low, _ in bands], [high for _, high in bands], color=BAND)
    axes.plot(numbers, means, color=INK)
    axes.axhline(0.5, color=INK, linewidth=0.5, linestyle="--")
    axes.set_ylim(0, 1)
    axes.set_xlabel("deals, each played with seats swapped")
    axes.set_ylabel(f"share of {result.match.players[0]} against {result.match.players[1]}")


def draw_ratings(axes: Axes, rated: Sequence[Rated]) -> None:
    heights = range(len(rated))
    axes.errorbar(
        [row.rating for row in rated],
        heights,
        xerr=[row.error for row in rated],
        fmt="o",
        color=INK,
        ecolor=INK,
        capsize=3,
    )
    axes.set_yticks(heights, [row.player for row in rated])
    axes.set_xlabel("rating, with 95 % error")
    axes.grid(axis="x", color=BAND)
