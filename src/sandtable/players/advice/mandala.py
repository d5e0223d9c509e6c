"""Advice for Mandala: what an act does in the Fields, for the Mountain, and for one's River and Cup."""

from sandtable.core.game import State, View
from sandtable.games.mandala.piles import COLORS, colors, count, how_many, size
from sandtable.games.mandala.state import BUILD, CLAIM, CLAIMING, DISCARD, GROW, PASS, MandalaState, of
from sandtable.players.advice.adviser import Adviser, joined, points


class MandalaAdviser(Adviser):
    def words(self, state: State, seat: int, action: int) -> str:
        if action == PASS:
            return "Pass"
        if action >= CLAIM:
            return f"Claim {COLORS[action - CLAIM]}"
        if action >= DISCARD:
            color, number = divmod(action - DISCARD, 8)
            return f"Discard {number + 1} {COLORS[color]}"
        if action >= GROW:
            place, number = divmod(action - GROW, 8)
            return f"Grow {number + 1} {COLORS[place % 6]} in Field {place // 6 + 1}"
        return f"Build {COLORS[action % 6]} into Mountain {action // 6 + 1}"

    def reason(self, state: State, view: View, action: int) -> str:
        assert isinstance(state, MandalaState)
        seat = view["seat"]
        after = state.copy()
        after.play(seat, action, 0)
        if action == PASS:
            return "Your hand is empty"
        if action >= CLAIM:
            return joined(of_claim(state, seat, action - CLAIM))
        if action >= DISCARD:
            return joined(of_discard(state, action - DISCARD))
        if action >= GROW:
            mandala = (action - GROW) // 48
            clauses = of_grow(state, after, seat, mandala, (action - GROW) // 8 % 6)
        else:
            mandala = (action - BUILD) // 6
            clauses = of_build(state, after, seat, mandala, action % 6)
        return joined([*of_completion(after, seat, mandala), *clauses])


def place_of(state: MandalaState, seat: int, color: int) -> int:
    """What a Cup card of a color is worth to a seat; 0 while its River has no place for it."""
    return count(state.rivers[seat], color)


def lead(state: MandalaState, seat: int, mandala: int) -> int:
    """How many Field cards more than the opponent's a seat has."""
    return size(state.fields[of(mandala, seat)]) - size(state.fields[of(mandala, 1 - seat)])


def of_completion(after: MandalaState, seat: int, mandala: int) -> list[str]:
    if after.phase != CLAIMING or after.destroyed != mandala:
        return []
    who = "you choose first" if after.chooser == seat else "your opponent chooses first"
    return [f"completes Mandala {mandala + 1}: {who}"]


def of_grow(state: MandalaState, after: MandalaState, seat: int, mandala: int, color: int) -> list[str]:
    before, now = lead(state, seat, mandala), lead(after, seat, mandala)
    mine, theirs = size(after.fields[of(mandala, seat)]), size(after.fields[of(mandala, 1 - seat)])
    score = f"{mine} to {theirs} in the Fields of Mandala {mandala + 1}"
    if now > 0 >= before:
        clauses = [f"takes the lead, {score}: you would choose first"]
    elif now > 0:
        clauses = [f"widens your lead, {score}"]
    else:
        clauses = [f"catches up, {score}" if now < 0 else f"draws level, {score}"]
    theirs_worth = place_of(state, 1 - seat, color)
    if theirs_worth > max(2, place_of(state, seat, color)) and not count(
        state.fields[of(mandala, seat)], color
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
        clauses.append(f"a Mountain that you lead: {how_many(colors(whole(after, mandala)))} of 6 colors")
    elif ahead < 0 and place_of(state, 1 - seat, color) < worth:
        clauses.append(f"{COLORS[color]} counts more for you than for your opponent")
    if drawn > 0 and not after.outcome():
        clauses.append(f"draws {'a card' if drawn == 1 else f'{drawn} cards'}")
    return clauses or ["keeps your other cards"]


def whole(state: MandalaState, mandala: int) -> int:
    """All cards of a Mandala."""
    return state.mountains[mandala] + state.fields[of(mandala, 0)] + state.fields[of(mandala, 1)]


def of_discard(state: MandalaState, code: int) -> list[str]:
    color, number = divmod(code, 8)
    cards = "a card" if number == 0 else f"{number + 1} cards"
    return [f"nothing better to do with {COLORS[color]}: {cards} for new ones"]


def of_claim(state: MandalaState, seat: int, color: int) -> list[str]:
    cards = count(state.mountains[state.destroyed], color)
    if not state.fields[of(state.destroyed, seat)]:
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
