"""A player's points, item by item: what the end of a game shows."""

from typing import Any

from mypy_extensions import i64

from sandtable.games.mottainai import scoring
from sandtable.games.mottainai.abilities import COVERS_MOST_SOLD, HAND_SCORES_AGAIN, WITH
from sandtable.games.mottainai.cards import COPY, MATERIAL, VALUE
from sandtable.games.mottainai.cover import sales_covered
from sandtable.games.mottainai.names import card_name, codes, names
from sandtable.games.mottainai.zones import HAND, LEFT, RIGHT, SALES, Zones, at

Item = dict[str, Any]


def tally(state: Zones, seat: i64) -> list[Item]:
    """MOT-61: works, covered sales, hand cards, then each work that adds points of its own."""
    return [works(state, seat), sales(state, seat), hand(state, seat), *own_points(state, seat)]


def item(title: str, cards: list[str], points: int) -> Item:
    return {"title": title, "cards": cards, "points": points}


def works(state: Zones, seat: i64) -> Item:
    found, points = [], 0
    for wing in (LEFT, RIGHT):
        zone = at(seat, wing)
        found += names(state, state.zones[zone], state.zones[zone + 1])
        points += sum(int(state.works_in(seat, wing, material) * VALUE[material]) for material in range(5))
    return item("Works", found, points)


def sales(state: Zones, seat: i64) -> Item:
    return worth(state, "Covered sales", at(seat, SALES), [sales_covered(state, seat, m) for m in range(5)])


def hand(state: Zones, seat: i64) -> Item:
    return worth(state, "Hand", at(seat, HAND), [scoring.leads(state, seat, m) for m in range(5)])


def worth(state: Zones, title: str, zone: i64, counting: list[bool]) -> Item:
    """The cards of the materials that count, and their value."""
    cards = sorted(codes(state.zones[zone]) + codes(state.zones[zone + 1]))
    cards = [card for card in cards if counting[MATERIAL[card]]]
    return item(
        title, [card_name(state, card) for card in cards], sum(VALUE[MATERIAL[card]] for card in cards)
    )


def own_points(state: Zones, seat: i64) -> list[Item]:
    found = [item(work_name(state, card), [], int(points)) for card, points in scoring.bonuses(state, seat)]
    for card in holders(state, seat, COVERS_MOST_SOLD)[:1]:
        found.append(item(work_name(state, card), [], int(scoring.most_sold_points(state, seat))))
    for card in holders(state, seat, HAND_SCORES_AGAIN):
        found.append(item(work_name(state, card), [], int(scoring.hand_points_once(state, seat))))
    return found


def holders(state: Zones, seat: i64, ability: i64) -> list[int]:
    """A player's works with an ability; two alike are two."""
    once, twice = state.instances(seat, WITH[ability])
    return sorted(codes(once) + codes(twice))


def work_name(state: Zones, card: int) -> str:
    copied = f" as {card_name(state, state.kind(card))}" if card >= COPY else ""
    return card_name(state, card) + copied
