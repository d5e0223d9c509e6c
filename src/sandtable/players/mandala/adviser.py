"""Advice for Mandala: what an act does in the Fields, for the Mountain, and for one's River and Cup."""

from sandtable.core.view import seat_of
from sandtable.games.mandala.acts import CLAIM, DISCARD, GROW, PASS, color_of, mandala_of, number_of
from sandtable.games.mandala.piles import COLORS, colors, count, how_many, size
from sandtable.games.mandala.state import CLAIMING, MandalaState, field_of
from sandtable.games.mandala.view import MandalaView
from sandtable.games.mandala.words import say
from sandtable.players.advice.adviser import Adviser, joined, points


class MandalaAdviser(Adviser[MandalaState, MandalaView]):
    much = 0.07  # a single act decides less than in an open game
    some = 0.035

    def reason(self, state: MandalaState, view: MandalaView, action: int) -> str:
        if action == PASS:
            return say("why-pass")
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
    who = "you" if after.chooser == seat else "opponent"
    return [say("why-completes", mandala=mandala + 1, who=who)]


def of_grow(state: MandalaState, after: MandalaState, seat: int, mandala: int, color: int) -> list[str]:
    before, now = lead(state, seat, mandala), lead(after, seat, mandala)
    mine, theirs = (
        size(after.fields[field_of(mandala, seat)]),
        size(after.fields[field_of(mandala, 1 - seat)]),
    )
    if now > 0 >= before:
        change = "why-takes-lead"
    elif now > 0:
        change = "why-widens-lead"
    else:
        change = "why-catches-up" if now < 0 else "why-draws-level"
    clauses = [say(change, mine=mine, theirs=theirs, mandala=mandala + 1)]
    theirs_worth = place_of(state, 1 - seat, color)
    if theirs_worth > max(2, place_of(state, seat, color)) and not count(
        state.fields[field_of(mandala, seat)], color
    ):
        clauses.append(say("why-keeps-out", color=COLORS[color], worth=theirs_worth))
    return clauses


def of_build(state: MandalaState, after: MandalaState, seat: int, mandala: int, color: int) -> list[str]:
    clauses = []
    drawn = size(after.hands[seat]) - size(state.hands[seat]) + 1
    ahead = lead(state, seat, mandala)
    worth = place_of(state, seat, color)
    if ahead > 0 and worth:
        clauses.append(say("why-counts", color=COLORS[color], worth=worth))
    elif ahead > 0:
        clauses.append(say("why-led", colors=how_many(colors(after.lying(mandala)))))
    elif ahead < 0 and place_of(state, 1 - seat, color) < worth:
        clauses.append(say("why-counts-more", color=COLORS[color]))
    if drawn > 0 and not after.outcome():
        clauses.append(say("why-draws", number=drawn))
    return clauses or [say("why-keeps-cards")]


def of_discard(color: int, number: int) -> list[str]:
    return [say("why-discard", color=COLORS[color], number=number)]


def of_claim(state: MandalaState, seat: int, color: int) -> list[str]:
    cards = count(state.mountains[state.destroyed], color)
    if not state.fields[field_of(state.destroyed, seat)]:
        worth = cards * place_of(state, 1 - seat, color)
        return [say("why-denies", points=points(worth)) if worth else say("why-denies-it")]
    place = place_of(state, seat, color)
    clauses = [
        say("why-claims", cards=cards, place=place, points=points(cards * place))
        if place
        else of_new_place(state, seat, color, cards)
    ]
    theirs = cards * place_of(state, 1 - seat, color)
    if theirs:
        clauses.append(say("why-denies", points=points(theirs)))
    return clauses


def of_new_place(state: MandalaState, seat: int, color: int, cards: int) -> str:
    """The first card of a color goes to the River and gives all others of it their worth."""
    place = how_many(colors(state.rivers[seat])) + 1
    cup = count(state.cup(seat), color) + cards - 1
    return say("why-opens", place=place, color=COLORS[color], points=points(cup * place), cup=cup)
