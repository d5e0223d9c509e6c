"""A view as lines of text, for the terminal."""

from sandtable.core.game import View
from sandtable.games.mandala.text import cards


def draw(view: View) -> str:
    above, below = (0, 1) if view["seat"] == 1 else (1, 0)
    lines = [_seat(view, above), ""]
    for number, mandala in enumerate(view["mandalas"], start=1):
        lines.append(f"Mandala {number}" + (" (complete)" if view["destroying"] == number else ""))
        lines.append(f"  Field of seat {above}:  {cards(mandala['fields'][above])}")
        lines.append(f"  Mountain:         {cards(mandala['mountain'])}")
        lines.append(f"  Field of seat {below}:  {cards(mandala['fields'][below])}")
    lines += ["", _seat(view, below), "", _stock(view)]
    return "\n".join(lines)


def _seat(view: View, seat: int) -> str:
    hand, cup = view["hands"][seat], view["cups"][seat]
    river = ", ".join(f"{place} {color}" for place, color in enumerate(view["rivers"][seat], start=1))
    claimed = f"{view['cup_sizes'][seat]} cards; known of them: {cards(view['claimed'][seat])}"
    hidden = f"{view['hand_sizes'][seat]} hidden"
    return (
        f"seat {seat}: {view['points'][seat]} points\n"
        f"  River: {river or 'empty'}\n"
        f"  Cup:   {claimed if cup is None else cards(cup)}\n"
        f"  hand:  {hidden if hand is None else cards(hand)}"
    )


def _stock(view: View) -> str:
    last = "; the next destruction ends the game" if view["exhausted"] and not view["outcome"] else ""
    return f"deck: {view['deck']} cards; discarded: {cards(view['discard'])}{last}"
