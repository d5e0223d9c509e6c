"""A view as lines of text, for the terminal."""

from sandtable.games.mandala.text import cards
from sandtable.games.mandala.view import MandalaView
from sandtable.games.mandala.words import say


def draw(view: MandalaView) -> str:
    above, below = (0, 1) if view["seat"] == 1 else (1, 0)
    lines = [_seat(view, above), ""]
    for number, mandala in enumerate(view["mandalas"], start=1):
        lines.append(say("draw-complete" if view["destroying"] == number else "draw-mandala", number=number))
        lines.append(f"  {say('draw-field', seat=above):<17} {cards(mandala['fields'][above])}")
        lines.append(f"  {say('draw-mountain'):<17} {cards(mandala['mountain'])}")
        lines.append(f"  {say('draw-field', seat=below):<17} {cards(mandala['fields'][below])}")
    lines += ["", _seat(view, below), "", _stock(view)]
    return "\n".join(lines)


def _seat(view: MandalaView, seat: int) -> str:
    hand = view["hands"][seat]
    river = ", ".join(
        say("cards-of", number=place, color=color)
        for place, color in enumerate(view["rivers"][seat], start=1)
    )
    hidden = say("draw-hidden", number=view["hand_sizes"][seat])
    name = "draw-seat-points" if view["in_sight"][seat] else "draw-seat"
    return (
        f"{say(name, seat=seat, points=view['points'][seat] or 0)}\n"
        f"  {say('draw-river'):<6} {river or say('draw-empty')}\n"
        f"  {say('draw-cup'):<6} {_cup(view, seat)}\n"
        f"  {say('draw-hand'):<6} {hidden if hand is None else cards(hand)}"
    )


def _cup(view: MandalaView, seat: int) -> str:
    cup, size = view["cups"][seat], view["cup_sizes"][seat]
    if cup is not None:
        return cards(cup)
    if view["in_sight"][seat]:
        return say("draw-known", number=size, cards=cards(view["claimed"][seat]))
    return say("draw-cards", number=size)


def _stock(view: MandalaView) -> str:
    stock = say("draw-stock", deck=view["deck"], cards=cards(view["discard"]))
    return say("draw-last", stock=stock) if view["exhausted"] and not view["outcome"] else stock
