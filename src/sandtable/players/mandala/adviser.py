"""Advice for Mandala: what an act does in the Fields, for the Mountain, and for one's River and Cup."""

from sandtable.core.view import seat_of
from sandtable.games.mandala.acts import CLAIM, DISCARD, GROW, PASS, color_of, mandala_of, number_of
from sandtable.games.mandala.piles import COLORS, colors, count, how_many, size
from sandtable.games.mandala.state import CLAIMING, MandalaState, field_of
from sandtable.games.mandala.view import MandalaView
from sandtable.players.advice.adviser import Adviser, joined, points


class MandalaAdviser(Adviser[MandalaState, MandalaView]):
    def reason(self, state: MandalaState, view: MandalaView, action: int) -> str:
        if action == PASS:
            return "Your hand is empty"
        seat, color = seat_of(view), color_of(action)
        if action >= CLAIM:
            return joined(of_claim(state, seat, color))
        if action >= DISCARD:
            return joined(of_discard(color, number_of(action)))
        after = state.copy()
        after.play(seat, action, 0)
        mandala = mandala_of(action)
        of_act = of_grow if action >= GROW else of_build
        clauses = of_act(state, after, seat, mandala, color)
        return joined([*of_completion(after, seat, mandala), *clauses])


def place_of(state: MandalaState, seat: int, color: int) -> int:
    """What a Cup card of a color is worth to a seat; 0 while its River has no place for it."""
    return count(state.rivers[seat], color)


def lead(state: MandalaState, seat: int, mandala: int) -> int:
    """How many Field cards more than the opponent's a seat has."""
    return size(state.fields[field_of(mandala, seat)]) - size(state.fields[field_of(mandala, 1 - seat)])


def of_completion(after: MandalaState, seat: int, mandala: int) -> list[str]:
    if after.phase != CLAIMING or after.destroyed != mandala:
        return []
    who = "you choose first" if after.chooser == seat else "your opponent chooses first"
    return [f"completes Mandala {mandala + 1}: {who}"]


def of_grow(state: MandalaState, after: MandalaState, seat: int, mandala: int, color: int) -> list[str]:
    before, now = lead(state, seat, mandala), lead(after, seat, mandala)
    mine, theirs = (
        size(after.fields[field_of(mandala, seat)]),
        size(after.fields[field_of(mandala, 1 - seat)]),
    )
    score = f"{mine} to {theirs} in the Fields of Mandala {mandala + 1}"
    if now > 0 >= before:
        clauses = [f"takes the lead, {score}: you would choose first"]
    elif now > 0:
        clauses = [f"widens your lead, {score}"]
    else:
        clauses = [f"catches up, {score}" if now < 0 else f"draws level, {score}"]
    theirs_worth = place_of(state, 1 - seat, color)
    if theirs_worth > max(2, place_of(state, seat, color)) and not count(
        state.fields[field_of(mandala, seat)], color
    ):
        clauses.append(
            f"keeps {COLORS[color]} out of this Mountain, worth {theirs_worth} a card to your opponent"
        )
    return clauses


def of_build(state: MandalaState, after: MandalaState, seat: int, mandala: int, color: int) -> list[str]:
    clauses = []
    drawn = size(after.hands[seat]) - size(state.hands[seat]) + 1
    ahead = lead(state, seat, mandala)
    worth = place_of(state, seat, color)
    if ahead > 0 and worth:
        clauses.append(f"{COLORS[color]} counts {worth} for you, and you lead the Fields there")
    elif ahead > 0:
        clauses.append(f"a Mountain that you lead: {how_many(colors(after.lying(mandala)))} of 6 colors")
    elif ahead < 0 and place_of(state, 1 - seat, color) < worth:
        clauses.append(f"{COLORS[color]} counts more for you than for your opponent")
    if drawn > 0 and not after.outcome():
        clauses.append(f"draws {'a card' if drawn == 1 else f'{drawn} cards'}")
    return clauses or ["keeps your other cards"]


def of_discard(color: int, number: int) -> list[str]:
    cards = "a card" if number == 1 else f"{number} cards"
    return [f"nothing better to do with {COLORS[color]}: {cards} for new ones"]


def of_claim(state: MandalaState, seat: int, color: int) -> list[str]:
    cards = count(state.mountains[state.destroyed], color)
    if not state.fields[field_of(state.destroyed, seat)]:
        worth = cards * place_of(state, 1 - seat, color)
        return [f"keeps {points(worth)} from your opponent" if worth else "keeps it from your opponent"]
    place = place_of(state, seat, color)
    clauses = [
        f"{cards} at {place} each: {points(cards * place)}"
        if place
        else of_new_place(state, seat, color, cards)
    ]
    theirs = cards * place_of(state, 1 - seat, color)
    if theirs:
        clauses.append(f"keeps {points(theirs)} from your opponent")
    return clauses


def of_new_place(state: MandalaState, seat: int, color: int, cards: int) -> str:
    """The first card of a color goes to the River and gives all others of it their worth."""
    place = how_many(colors(state.rivers[seat])) + 1
    cup = count(state.cup(seat), color) + cards - 1
    gain = f": {points(cup * place)} for {cup} in your Cup" if cup else ""
    return f"opens place {place} of your River for {COLORS[color]}{gain}"
