"""A view as lines of text, for the terminal."""

from sandtable.games.mandala.text import cards
from sandtable.games.mandala.view import MandalaView


def draw(view: MandalaView) -> str:
    above, below = (0, 1) if view["seat"] == 1 else (1, 0)
    lines = [_seat(view, above), ""]
    for number, mandala in enumerate(view["mandalas"], start=1):
        lines.append(f"Mandala {number}" + (" (complete)" if view["destroying"] == number else ""))
        lines.append(f"  Field of seat {above}:  {cards(mandala['fields'][above])}")
        lines.append(f"  Mountain:         {cards(mandala['mountain'])}")
        lines.append(f"  Field of seat {below}:  {cards(mandala['fields'][below])}")
    lines += ["", _seat(view, below), "", _stock(view)]
    return "\n".join(lines)


def _seat(view: MandalaView, seat: int) -> str:
    hand = view["hands"][seat]
    river = ", ".join(f"{place} {color}" for place, color in enumerate(view["rivers"][seat], start=1))
    points = f": {view['points'][seat]} points" if view["in_sight"][seat] else ""
    hidden = f"{view['hand_sizes'][seat]} hidden"
    return (
        f"seat {seat}{points}\n"
        f"  River: {river or 'empty'}\n"
        f"  Cup:   {_cup(view, seat)}\n"
        f"  hand:  {hidden if hand is None else cards(hand)}"
    )


def _cup(view: MandalaView, seat: int) -> str:
    cup, size = view["cups"][seat], view["cup_sizes"][seat]
    if cup is not None:
        return cards(cup)
    known = f"; known of them: {cards(view['claimed'][seat])}" if view["in_sight"][seat] else ""
    return f"{size} cards{known}"


def _stock(view: MandalaView) -> str:
    last = "; the next destruction ends the game" if view["exhausted"] and not view["outcome"] else ""
    return f"deck: {view['deck']} cards; discarded: {cards(view['discard'])}{last}"
