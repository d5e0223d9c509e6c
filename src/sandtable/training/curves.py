"""How a training goes, as a picture: what the nets do not know, and how each stood against the one before."""

from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from sandtable.arena.sprt import SHARES

INK: Final = "#3b4a54"
OTHER: Final = "#b4654a"
BAND: Final = "#c9d6df"
NETS: Final = (("judge", "who wins"), ("guess", "which act"))


def draw(path: Path, title: str, log: list[dict[str, Any]]) -> None:
    """Write the picture of a log."""
    with mpl.rc_context({"font.size": 9}):
        figure = Figure(figsize=(10, 3.6), layout="constrained")
        figure.suptitle(title)
        axes = figure.subplots(1, 3)
        for place, (name, about) in zip(axes, NETS, strict=False):
            draw_losses(place, name, about, log)
        draw_tests(axes[2], log)
        figure.savefig(path)


def draw_losses(axes: Axes, name: str, about: str, log: list[dict[str, Any]]) -> None:
    """Every net's loss while it learned, one after the other, and where it ended."""
    start = 0
    for line in log:
        looks = line["losses"][name]
        steps = [start + step for step, _, _ in looks]
        axes.plot(steps, [learned for _, learned, _ in looks], color=BAND)
        axes.plot(steps, [held for _, _, held in looks], color=INK)
        axes.plot(steps[-1:], [looks[-1][2]], "o", color=INK if line["taken"] else OTHER)
        start = steps[-1]
    axes.set_xlabel("batches")
    axes.set_ylabel(f"{name} ({about}): nats, of games not learned from")


def draw_tests(axes: Axes, log: list[dict[str, Any]]) -> None:
    """The share of each generation against the nets that played before it."""
    for line in log:
        pairs = line["pairs"]
        share = sum(n * part for n, part in zip(pairs, SHARES, strict=True)) / max(1, sum(pairs))
        axes.plot([line["generation"]], [share], "o", color=INK if line["taken"] else OTHER)
    axes.axhline(0.5, color=INK, linewidth=0.5, linestyle="--")
    axes.set_ylim(0, 1)
    axes.set_xlabel("generation; filled red: it did not take over")
    axes.set_ylabel("share against the nets before")
