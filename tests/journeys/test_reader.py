"""A whole game of each of the four for somebody who hears the page: nothing but its accessibility tree, what its live
regions say, and keys."""

import re
from collections import Counter
from collections.abc import Callable

from journeys.conftest import Invite
from journeys.reader import Reader, Thing
from journeys.visitor import Visitor

LONGEST_GAME = 200  # presses
TILES = 4
LOG = "What happened so far"
RESULT = "win|draw|Not this time|Nobody"


def sit_down(visitor: Visitor, game: str) -> Reader:
    """From the lobby to a table against the gentlest bot, by what is heard."""
    reader = Reader(visitor)
    reader.press(reader.find("button", f"Play {game}"))
    reader.press(reader.find("button", "^Start$"))
    return reader


def result(reader: Reader) -> list[str]:
    """What the dialog of the end is called."""
    return [thing.name for thing in reader.all("dialog") if re.search(RESULT, thing.name)]


def play(reader: Reader, choose: Callable[[Reader], Thing | None]) -> list[str]:
    """To the end, by a function that picks one of what can be pressed now; all that was said meanwhile."""
    for _ in range(LONGEST_GAME):
        found = reader.wait(lambda: result(reader) or asked(reader, choose), "a question or the end")
        if isinstance(found, list):
            break
        reader.act(found)
    assert result(reader)
    return reader.said()


def assert_told(reader: Reader, said: list[str]) -> None:
    """Every line of the log was said while it happened, and once only. What the other did before the reader's first
    move may have happened before the page came."""
    reader.page.keyboard.press("Escape")
    if not reader.all("button", "^1 ", inside=LOG):
        reader.press(reader.find("button", "^Log$"))
    log = {int(line.name.split()[0]): line.name for line in reader.all("button", r"^\d+ ", inside=LOG)}
    lines = {number: re.sub(r"^\d+ ", "", name) + "." for number, name in log.items()}
    first = min(number for number, text in lines.items() if text.startswith("You "))
    early = Counter(text for number, text in lines.items() if number < first)
    told = Counter(text for text in said if text in lines.values())
    assert told | early == Counter(lines.values())


def asked(reader: Reader, choose: Callable[[Reader], Thing | None]) -> Thing | None:
    """The first of what an open menu asks, or what is chosen at the table."""
    menu = reader.all("menuitem")
    return menu[0] if menu else choose(reader)


def answers(reader: Reader) -> list[Thing]:
    """What stands beside the question."""
    return [one for one in reader.all("button", inside="Question") if one.name != "Hint"]


def test_a_game_of_patterns(visitor: Invite) -> None:
    reader = sit_down(visitor(reduced_motion="reduce"), "Patterns")
    reader.find("grid", "The Mandala")
    rows = [thing.name for thing in reader.things() if thing.role == "row"]
    assert rows == [f"Row {rank}" for rank in range(8, 0, -1)]

    said = play(reader, flip)

    assert_told(reader, said)


def flip(reader: Reader) -> Thing | None:
    choices = answers(reader) or reader.all("gridcell", "you may")
    return choices[0] if choices else None


def useful(reader: Reader) -> Thing:
    """A color that a Mandala misses, if it may go there; else the first that may go anywhere."""
    hand = reader.all("button", "may go to", inside="Your hand")
    missing = {
        number: next((t.name for t in reader.things() if t.name.startswith(f"Mandala {number} still")), "")
        for number in (1, 2)
    }
    for number, words in missing.items():
        for one in hand:
            color = one.name.split()[1]
            if color in words and re.search(f"(Mountain|Field) {number}", one.name):
                return one
    return hand[0]


def test_a_game_of_mandala(visitor: Invite) -> None:
    reader = sit_down(visitor(reduced_motion="reduce"), "Mandala")
    said = play(reader, claim_or_build)
    assert any("claimed" in text for text in said)
    assert_told(reader, said)


def claim_or_build(reader: Reader) -> Thing | None:
    """A color is taken up first, then there are places for it."""
    now = reader.all("button", "(build|grow|discard) here|^Claim ") or answers(reader)
    if now:
        return now[0]
    return useful(reader) if reader.all("button", "may go to", inside="Your hand") else None


HURRIED = ("Complete", "Craft", ".* task: ", "Pray", "Done", "Be done", "Tailor", "Use")


def test_a_game_of_mottainai(visitor: Invite) -> None:
    reader = sit_down(visitor(reduced_motion="reduce"), "Mottainai")
    reader.wait(lambda: answers(reader), "a question")
    cards = [thing for thing in reader.things() if re.search(", worth [123]", thing.name)]
    assert cards
    assert all(card.description for card in cards), "what a work does is told with its card"
    assert_told(reader, play(reader, hurry))


def hurry(reader: Reader) -> Thing | None:
    offered = answers(reader)
    found = [one for words in HURRIED for one in offered if re.match(words, one.name)]
    return (found or offered or [None])[0]


def test_a_game_of_mondo(visitor: Invite) -> None:
    reader = Reader(visitor(reduced_motion="reduce"))
    reader.press(reader.find("button", "Play Mondo"))
    reader.press(reader.find("combobox", "Players"), "Home")
    reader.press(reader.find("DisclosureTriangle", "More options"))
    reader.press(reader.find("checkbox", "Accessible"), "Space")
    reader.press(reader.find("button", "^Start$"))
    reader.press(reader.find("button", "^Ready"))
    reader.press(reader.find("button", "List the tiles"))

    reader.write(reader.find("searchbox", "In words"), "water on top")
    for _ in range(TILES):
        reader.press(reader.find("button", r"^\d+: .*water"))
        reader.press(reader.find("button", "you may place the tile here"))
    reader.press(reader.find("button", "^Jump out"))
    reader.press(reader.find("button", "^Jump out", inside="Jump out?"))
    reader.wait(lambda: result(reader), "the end")
