"""What an alert says."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Message:
    """The same name, however often it is sent: whoever gets it twice shows it once."""

    name: str
    title: str
    text: str
    path: str  # of the page to open

    @property
    def words(self) -> str:
        return f"{self.title}. {self.text}"


def turn(name: str, tables: list[tuple[str, str]]) -> Message:
    """It is somebody's turn at these tables, each with the title of its game."""
    if len(tables) == 1:
        table, game = tables[0]
        return Message(name, f"Your turn in {game}", "Your move is waited for.", f"/t/{table}")
    games = ", ".join(sorted({game for _, game in tables}))
    return Message(name, f"Your turn at {len(tables)} tables", f"You are waited for in {games}.", "/")


def trial(name: str) -> Message:
    return Message(name, "A test of the alerts", "This is how you will hear that it is your turn.", "/")
