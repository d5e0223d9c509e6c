"""What the conformance suite asks about Mottainai's cards.

Both functions read the line of a position on their own, so that they do not share the mistakes of
the views.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import sandtable

ALL_OPEN = False
MATERIAL_STARTS = {"Paper": 0, "Stone": 12, "Cloth": 23, "Clay": 34, "Metal": 44}
SHUFFLES = 200  # before a deal is looked for step by step
STEPS = 500
OPEN_PLACES = ("assistants", "workplace", "sales", "left", "right")


def words_of(line: str) -> dict[str, str]:
    return dict(word.split("=") for word in line.split())


def cards_of(value: str) -> list[str]:
    return [] if value == "-" else [card.partition("/")[0].removeprefix("~") for card in value.split(",")]


def count(state: Any) -> dict[str, int]:
    """Cards by name, over all zones."""
    words = words_of(sandtable.game("mottainai").write_position(state))
    found: Counter[str] = Counter(cards_of(words["deck"]) + cards_of(words["floor"]))
    for seat in range(int(words["seats"])):
        for place in (*OPEN_PLACES, "hand", "pickup", "task"):
            found.update(cards_of(words[f"{seat}.{place}"]))
    for copy in ("Copy-1", "Copy-2"):
        found["Kite"] += found.pop(copy, 0)
    return dict(found)


def redeal(line: str, seat: int | None, chance: Random) -> str:
    """Deal everything anew that `seat` cannot know."""
    knower = int(words_of(line)["seats"]) if seat is None else seat
    for _ in range(SHUFFLES):
        words = words_of(line)
        if _deal(words, knower, chance.shuffle):
            return _written(words)
    return _walk(line, knower, chance)


def _walk(line: str, knower: int, chance: Random) -> str:
    """Where hardly any deal fits what is known: from the one there is, two cards changed at a time."""

    def change_two(pool: list[str]) -> None:
        one, other = chance.sample(range(len(pool)), 2)
        pool[one], pool[other] = pool[other], pool[one]

    fitting = words_of(line)
    assert _deal(fitting, knower, lambda pool: None), "the deal there is does not fit what is known"
    for _ in range(STEPS):
        words = dict(fitting)
        if _deal(words, knower, change_two):
            fitting = words
    return _written(fitting)


def _written(words: dict[str, str]) -> str:
    return " ".join(f"{key}={value}" for key, value in words.items())


def _deal(words: dict[str, str], knower: int, arrange: Callable[[list[str]], None]) -> bool:
    """Take every card that the knower does not know, and put them back in another order; whether that fits."""
    seats = int(words["seats"])
    zones = {f"{s}.{place}" for s in range(seats) for place in ("hand", "pickup")}
    hidden = {zone: _hidden(words, zone, knower) for zone in sorted(zones)}
    pool = [card for cards in hidden.values() for card in cards]
    deck = [] if words["deck"] == "-" else words["deck"].split(",")
    secret = [n for n, card in enumerate(deck) if not int(card.partition("/")[2] or 0) >> knower & 1]
    pool += [deck[n].partition("/")[0] for n in secret]
    face_down = [f"{s}.task" for s in range(seats) if words[f"{s}.task"][0] == "~"]
    pool += [words[task][1:] for task in face_down]
    arrange(pool)
    dealt = iter(pool)
    for zone, cards in hidden.items():
        _refill(words, zone, cards, [next(dealt) for _ in cards], knower)
    for n in secret:
        deck[n] = next(dealt)
    words["deck"] = ",".join(deck) or "-"
    for task in face_down:
        words[task] = "~" + next(dealt)
    return all(_lacks_as_told(words, s) for s in range(seats)) and _can_support(words)


def _hidden(words: dict[str, str], zone: str, knower: int) -> list[str]:
    owner, place = zone.split(".")
    if place == "hand" and (int(owner) == knower or words["ending"] != "0"):
        return []
    known = Counter(cards_of(words.get(f"{zone}.{knower}", "-")))
    return list((Counter(cards_of(words[zone])) - known).elements())


def _refill(words: dict[str, str], zone: str, old: list[str], new: list[str], knower: int) -> None:
    """Other knowers are left with what everybody knows."""
    order = _order()
    kept = Counter(cards_of(words[zone])) - Counter(old)
    words[zone] = ",".join(sorted([*kept.elements(), *new], key=order.index)) or "-"
    public = words.get(f"{zone}.{words['seats']}")
    for other in range(int(words["seats"])):
        if other != knower and old:
            words.pop(f"{zone}.{other}", None)
            if public and f"{other}.hand" != zone:
                words[f"{zone}.{other}"] = public


def _order() -> list[str]:
    from sandtable.games.mottainai.works import NAMES, PUBLISHED_NAMES

    return [name.replace(" ", "-") for name in (*NAMES, *PUBLISHED_NAMES)]


def _materials(words: dict[str, str], place: str) -> list[str]:
    """The materials of the cards of a place."""
    return [_material(_order().index(card) % 54) for card in cards_of(words[place])]


def _material(card: int) -> str:
    return max((start, name) for name, start in MATERIAL_STARTS.items() if start <= card)[1]


def _lacks_as_told(words: dict[str, str], seat: int) -> bool:
    return not set(_materials(words, f"{seat}.hand")) & set(cards_of(words[f"{seat}.lacks"]))


def _can_support(words: dict[str, str]) -> bool:
    """Whoever is about to show support has it, in hand or as Paper to spend: that is known."""
    label, *numbers = words["waiting"].split(";")[-1].split(":")
    if label != "support":
        return True
    once, twice, rest = map(int, numbers)
    needed = once.bit_count() + twice.bit_count() + rest % 8 - _paper_to_spend(words)
    return _materials(words, f"{words['turn']}.hand").count(_material(rest // 8)) >= needed


def _paper_to_spend(words: dict[str, str]) -> int:
    """MOT-W-Crane, also as a copy."""
    wings = [card for wing in ("left", "right") for card in cards_of(words[f"{words['turn']}.{wing}"])]
    works = wings + [kind for kind in words["copies"].split(",") if kind != "-"]
    return _materials(words, f"{words['turn']}.workplace").count("Paper") if "Crane" in works else 0
