"""The live table of a match in the terminal."""

from types import TracebackType

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.live import Live
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from sandtable.arena.ratings import rate
from sandtable.arena.run import Result
from sandtable.arena.tally import Standing, standings

LOOKS_A_SECOND = 2
TENTHS = 10  # of a match, told in a line each where there is no terminal


class Watcher:
    """Shows a match while it is played: `with Watcher(…) as watch: run(…, watch=watch)`."""

    def __init__(self, console: Console, anchor: str | None, at: float) -> None:
        self.console = console
        self.anchor = anchor
        self.at = at
        self.result: Result | None = None
        self.progress = Progress(
            TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
        )
        self.task = self.progress.add_task("games", total=None)
        self.live = Live(
            get_renderable=self.render, console=console, refresh_per_second=LOOKS_A_SECOND, transient=True
        )

    def __enter__(self) -> "Watcher":
        self.live.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, where: TracebackType | None
    ) -> None:
        self.live.stop()

    def __call__(self, result: Result) -> None:
        self.result = result
        done, total = len(result.games), result.total
        self.progress.update(self.task, completed=done, total=total)
        if not self.console.is_terminal and done * TENTHS // total > (done - 1) * TENTHS // total:
            self.console.print(f"{done} of {total} games")

    def render(self) -> Group | Progress:
        if self.result is None or not self.result.games:
            return self.progress
        return Group(picture(self.result, self.anchor, self.at), self.progress)


def picture(result: Result, anchor: str | None, at: float) -> Group:
    """The standings, the state of the test, and what went wrong."""
    lines = [result.sprt.describe()] if result.sprt else []
    lines += [f"error: {error}" for error in result.errors()[-3:]]
    return Group(table(result, anchor, at), *lines)


def table(result: Result, anchor: str | None, at: float) -> Table:
    match = result.match
    title = f"{match.game}, {len(result.games)} games, seed {match.seed}"
    found = Table(
        title=title, title_justify="left", box=SIMPLE_HEAD, padding=0, pad_edge=False, collapse_padding=True
    )
    found.add_column("player", no_wrap=True)
    for heading in ("rating", "share", "95 %", "won–drawn–lost", "points", "acts", "ms/act"):
        found.add_column(f" {heading}", justify="right", no_wrap=True)
    if result.errors():
        found.add_column("errors", justify="right", style="red")
    for row, rated in zip(standings(result), rate(result, anchor, at), strict=True):
        found.add_row(*cells(row, f"{rated.rating:.0f} ± {rated.error:.0f}", bool(result.errors())))
    return found


def cells(row: Standing, rating: str, with_errors: bool) -> list[str]:
    figures = [
        row.player,
        rating,
        f"{row.share:.1%}",
        f"{100 * row.low:.1f}–{100 * row.high:.1f}",
        f"{row.wins}–{row.draws}–{row.losses}",
        f"{row.points:.1f}",
        f"{row.acts:.1f}",
        f"{row.milliseconds:.2f}",
    ]
    return [*figures, str(row.errors)] if with_errors else figures
