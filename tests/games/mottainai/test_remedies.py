"""What would make a refused act legal: in a position changed so, it is."""

import re
from random import Random

import pytest

import sandtable
from games.remedies import check, hold, positions
from sandtable.core.remedies import Remedy, remedy
from sandtable.games.mottainai.cards import MATERIAL, MATERIALS
from sandtable.games.mottainai.works import INDEX, NAMES

GAME = sandtable.game("mottainai")
STEPS = {"Clerk": "clerk", "Monk": "monk", "Tailor": "tailor", "Potter": "potter", "Smith": "smith"}
PLACES = [
    [place] for place in ["hand", "pickup", "assistants", "workplace", "sales", "left", "right", "task"]
]
LACKS = re.compile(r"needs (\d) more (\w+) in your (hand|workplace)\.")


def plain(word):
    """A card without what is known of it."""
    return word.removeprefix("~").partition("/")[0]


class Table:
    """A position as words that can be changed."""

    def __init__(self, line):
        self.words = dict(word.split("=", 1) for word in line.split(" "))

    def cards(self, place):
        return [card for card in self.words[place].split(",") if card != "-"]

    def put(self, place, cards):
        self.words[place] = ",".join(cards) or "-"

    def move(self, card, place):
        """From wherever it is, and out of everybody's knowledge; a task leaves an empty slot."""
        places = [key for key in self.words if key in ("floor", "deck") or key.split(".")[1:2] in PLACES]
        seen = [key for key in places if card in self.plain(key)]
        assert seen, f"there is no {card}"
        for key in seen:
            self.put(key, [word for word in self.cards(key) if plain(word) != card])
        self.put(place, [*self.cards(place), card])

    def plain(self, place):
        return [plain(word) for word in self.cards(place)]

    def of_material(self, place, material):
        names = [card for card in self.plain(place) if card.replace("-", " ") in INDEX]
        return [card for card in names if MATERIALS[MATERIAL[INDEX[card.replace("-", " ")]]] == material]

    def __str__(self):
        return " ".join(f"{key}={value}" for key, value in self.words.items())


def mend(line, seat, act, found):
    table, parts = Table(line), found.parts
    match found.need:
        case "with-work":
            table.move(parts["work"].split(" or ")[0].replace(" ", "-"), f"{seat}.left")
        case "from-floor":
            for card in parts["cards"].replace(" and ", ", ").split(", "):
                table.move(card.replace(" ", "-"), f"{seat}.workplace")
        case "more-there":
            for card in table.of_material("deck", parts["material"])[: parts["number"]]:
                table.move(card, f"{seat}.workplace")
        case "by-smith":
            table.words["waiting"] = waiting(table, "smith")
            return f"{table}\n{act.replace('craft', 'complete')}"
        case "by-task":
            table.words["waiting"] = waiting(table, STEPS[parts["job"]])
            return f"{table}\n{act.replace('complete', 'craft')}"
    return str(table)


def waiting(table, step):
    """The same action at a task of another job."""
    *before, last = table.words["waiting"].split(";")
    return ";".join([*before, f"{step}:{last.partition(':')[2]}"])


def test_what_is_told_is_enough():
    states = positions("mottainai", games=30, acts=120)

    held = hold(states, mend, sample=250)

    assert min(held[need] for need in ("with-work", "from-floor", "by-smith", "by-task")) > 3, held


@pytest.mark.rule("MOT-36")
@pytest.mark.rule("MOT-37")
def test_a_refusal_that_tells_what_support_lacks_is_right():
    found = 0
    acts = range(GAME.acts.named("complete").code, GAME.acts.named("use").code)
    for state in positions("mottainai", games=8, acts=100):
        seat = state.actors()[0]
        for action in Random(repr(state)).sample(acts, 80):
            refusal = state.why_not(seat, action)
            lacks = LACKS.search(refusal.text) if refusal else None
            if lacks is None:
                continue
            table = Table(repr(state))
            cards = table.of_material("deck", lacks[2])[: int(lacks[1])]
            if len(cards) == int(lacks[1]):
                told = Remedy("more", {"cards": cards, "place": f"{seat}.{lacks[3]}"}, refusal.text)
                check(state, seat, action, told, with_more)
                found += 1
    assert found > 100


def with_more(line, seat, act, found):
    table = Table(line)
    for card in found.parts["cards"]:
        table.move(card, found.parts["place"])
    return str(table)


ROBE = (
    "seats=2 edition=pnp wings=5 turn=0 phase=7 ending=0 extra=0 borrowed=0 bonus=0 clerks=0 copies=-,- floor=Fan,Kite "
    "deck={deck} 0.hand=Bowl,Dice 0.pickup=- 0.assistants=- 0.workplace={workplace} 0.sales=- 0.left=Robe 0.right=- "
    "0.task=Scroll 0.lacks=- 1.hand=Plane,Amulet 1.pickup=- 1.assistants=- 1.workplace=- 1.sales=- 1.left=Crane "
    "1.right=- 1.task=~Gong 1.lacks=- waiting=clerk:0:1:2"
)


@pytest.mark.rule("MOT-W-Robe")
@pytest.mark.parametrize(("workplace", "number"), [("Vase", 1), ("-", 2)])
def test_selling_all_needs_two_of_a_material(workplace, number):
    used = {*re.findall(r"[A-Z][a-z]+", ROBE), workplace}
    deck = ",".join(name.replace(" ", "-") for name in NAMES if name not in used)
    state = GAME.read_position(ROBE.format(deck=deck, workplace=workplace))
    action = state.read("sell all Clay")

    found = remedy(state, 0, action)

    assert found.text == f"With {number} more Clay there it would be allowed."
    check(state, 0, action, found, mend)
