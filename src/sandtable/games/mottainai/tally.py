"""A player's points, item by item: what the end of a game shows."""

from typing import TypedDict

from mypy_extensions import i64

from sandtable.games.mottainai import scoring
from sandtable.games.mottainai.abilities import HAND_SCORES_AGAIN, WITH
from sandtable.games.mottainai.cards import MATERIAL, VALUE
from sandtable.games.mottainai.names import card_name, codes, work_name
from sandtable.games.mottainai.position import Position
from sandtable.games.mottainai.zones import HAND, LEFT, RIGHT, SALES, zone_of


class Counted(TypedDict):
    """A card, what it counts as (a copy is what it copies), and its value."""

    card: str
    work: str
    value: int


class Item(TypedDict):
    """A line of the tally: what it is for, the cards that count and those that do not, and the points.

    `own` marks the points that a work adds by itself.
    """

    title: str
    cards: list[Counted]
    idle: list[Counted]
    points: int
    own: bool


def tally(state: Position, seat: i64) -> list[Item]:
    """MOT-61: works, covered sales, hand cards, then each work that adds points of its own."""
    works = listed(state, zone_of(seat, LEFT)) + listed(state, zone_of(seat, RIGHT))
    sales, hand = listed(state, zone_of(seat, SALES)), listed(state, zone_of(seat, HAND))
    covered = [scoring.sale_counts(state, seat, MATERIAL[card]) for card in sales]
    leading = [scoring.leads(state, seat, MATERIAL[card]) for card in hand]
    return [
        item(state, "Works", works, [True] * len(works), scoring.work_points(state, seat)),
        item(state, "Covered sales", sales, covered, scoring.sales_points(state, seat)),
        item(state, "Hand", hand, leading, scoring.hand_points_once(state, seat)),
        *own_points(state, seat),
    ]


def listed(state: Position, zone: i64) -> list[int]:
    return sorted(codes(state.zones[zone]) + codes(state.zones[zone + 1]))


def item(state: Position, title: str, cards: list[int], counting: list[bool], points: i64) -> Item:
    found = [(counted(state, card), counts) for card, counts in zip(cards, counting, strict=True)]
    return {
        "title": title,
        "cards": [card for card, counts in found if counts],
        "idle": [card for card, counts in found if not counts],
        "points": int(points),
        "own": False,
    }


def counted(state: Position, card: int) -> Counted:
    kind = state.kind(card)
    return {"card": card_name(state, card), "work": card_name(state, kind), "value": VALUE[MATERIAL[kind]]}


def own_points(state: Position, seat: i64) -> list[Item]:
    """Works with points of their own, and those that let the hand score again."""
    found = [own_item(state, card, points) for card, points in scoring.bonuses(state, seat)]
    firsts, seconds = state.instances(seat, WITH[HAND_SCORES_AGAIN])
    once = scoring.hand_points_once(state, seat)
    return found + [own_item(state, card, once) for card in sorted(codes(firsts) + codes(seconds))]


def own_item(state: Position, card: i64, points: i64) -> Item:
    title = work_name(state, card)
    return {"title": title, "cards": [], "idle": [], "points": int(points), "own": True}
