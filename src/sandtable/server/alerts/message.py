"""What an alert says."""

from dataclasses import dataclass

from sandtable.core.messages import say


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
        return Message(
            name, say("alert-your-turn-in-game", game=game), say("alert-your-move-is-waited"), f"/t/{table}"
        )
    games = ", ".join(sorted({game for _, game in tables}))
    return Message(
        name,
        say("alert-your-turn-at-tables", tables=len(tables)),
        say("alert-you-are-waited-for", games=games),
        "/",
    )


def trial(name: str) -> Message:
    return Message(name, say("alert-a-test-of-the"), say("alert-this-is-how-you"), "/")
