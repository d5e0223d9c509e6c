"""A whole game of each of the four for somebody who hears the page: nothing but its accessibility tree."""

import itertools
import re

from playwright.sync_api import expect

from journeys.conftest import Invite
from journeys.reader import Reader, Thing
from journeys.visitor import Visitor

LONGEST_GAME = 400  # presses
COUNTDOWN_MS = 15_000
TILES = 4


def sit_down(visitor: Visitor, game: str, **options: str) -> Reader:
    """From the lobby to a table against the gentlest bot, by what is heard."""
    reader = Reader(visitor)
    reader.press(reader.all("button", f"Play {game}")[0])
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    for name, value in options.items():
        visitor.page.get_by_role("combobox", name=name.replace("_", " ")).select_option(value)
    reader.press(reader.all("button", "^Start$")[0])
    expect(visitor.table).to_be_visible()
    return reader


def turns(reader: Reader) -> bool:
    return reader.visitor.wait_for_turn() == "mine"


def done(reader: Reader, number: int) -> None:
    """What was asked for may ask once more: how many, or which of several."""
    if reader.visitor.number == number and (menu := reader.all("menuitem")):
        reader.press(menu[0])
    reader.visitor.wait_beyond(number)


def ends_with_a_result(reader: Reader) -> None:
    expect(reader.page.get_by_role("dialog")).to_be_visible()
    told = [thing.name for thing in reader.things() if "dialog" in thing.role or thing.role == "heading"]
    assert any(re.search("win|draw|Not this time|Nobody", name) for name in told), told


def test_a_game_of_patterns(visitor: Invite) -> None:
    reader = sit_down(visitor(reduced_motion="reduce"), "Patterns")
    expect(reader.page.get_by_role("grid", name="The Mandala")).to_be_visible()
    rows = [thing.name for thing in reader.things() if thing.role == "row"]
    assert rows == [f"Row {rank}" for rank in range(8, 0, -1)]
    for _ in range(LONGEST_GAME):
        if not turns(reader):
            break
        number = reader.visitor.number
        buttons = reader.all("button", inside="Question")
        flip_all = [button for button in buttons if button.name == "Flip all"]
        if flip_all:
            reader.press(flip_all[0])
            reader.page.locator('main[data-turn="over"]').wait_for()
            break
        choices = [one for one in buttons if one.name != "Hint"] or reader.all("gridcell", "you may")
        assert choices, reader.question()
        reader.press(choices[0])
        done(reader, number)
    ends_with_a_result(reader)
    told = [text for text in reader.said() if re.match("(You|Drifting Sand) ", text)]
    assert len(told) > 10
    assert all(one != two for one, two in itertools.pairwise(told)), "told twice"


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
    for _ in range(LONGEST_GAME):
        if not turns(reader):
            break
        number = reader.visitor.number
        claims = reader.all("button", "^Claim ")
        others = [one for one in reader.all("button", inside="Question") if one.name != "Hint"]
        if claims or others:
            reader.press((claims or others)[0])
        else:
            color = useful(reader)
            reader.press(color)
            places = reader.all("button", "(build|grow|discard) here")
            assert places, color
            reader.press(places[0])
        done(reader, number)
    ends_with_a_result(reader)


HURRIED = ("Complete", "Craft", ".* task: ", "Pray", "Done", "Be done", "Tailor", "Use")


def test_a_game_of_mottainai(visitor: Invite) -> None:
    reader = sit_down(visitor(reduced_motion="reduce"), "Mottainai")
    described = 0
    for _ in range(LONGEST_GAME):
        if not turns(reader):
            break
        number = reader.visitor.number
        answers = [one for one in reader.all("button", inside="Question") if one.name != "Hint"]
        assert answers, reader.question()
        found = [one for words in HURRIED for one in answers if re.match(words, one.name)]
        if not described:
            cards = [thing for thing in reader.things() if re.search(", worth [123]", thing.name)]
            assert all(card.description for card in cards)
            described = len(cards)
        reader.press((found or answers)[0])
        reader.visitor.wait_beyond(number)
    ends_with_a_result(reader)
    assert described


def test_a_game_of_mondo(visitor: Invite) -> None:
    mira = visitor(reduced_motion="reduce")
    reader = Reader(mira)
    reader.press(reader.all("button", "Play Mondo")[0])
    mira.page.get_by_label("Players").select_option("1")
    reader.press(reader.all("DisclosureTriangle", "More options")[0])
    reader.press(reader.all("checkbox", "Accessible")[0], "Space")
    reader.press(reader.all("button", "^Start$")[0])
    expect(mira.page.get_by_role("button", name=re.compile("^Ready"))).to_be_visible()
    reader.press(reader.all("button", "^Ready")[0])
    mira.page.locator('[data-phase="round"]').wait_for(timeout=COUNTDOWN_MS)
    reader.press(reader.all("button", "List the tiles")[0])

    reader.write(reader.all("searchbox", "In words")[0], "water on top")
    for _ in range(TILES):
        number = mira.number
        tile = next(thing for thing in reader.all("button", r"^\d+: ") if "water" in thing.name)
        reader.press(tile)
        mira.wait_beyond(number)
        number = mira.number
        reader.press(reader.all("button", "you may place the tile here")[0])
        mira.wait_beyond(number)
    reader.press(reader.all("button", "^Jump out")[0])
    reader.press(next(one for one in reader.all("button", "^Jump out") if "Jump out?" in one.inside))
    ends_with_a_result(reader)
