"""Every sentence of Mandala: the rules in our own words, refusals, questions and log lines."""

from typing import Final

from sandtable.core.acts import Parts, Shown
from sandtable.core.outcome import Refusal
from sandtable.games.mandala.acts import ACTS, CLAIM, DISCARD, GROW, PASS, color_of, mandala_of, number_of
from sandtable.games.mandala.piles import COLORS, count, size
from sandtable.games.mandala.state import CLAIMING, OVER, MandalaState, field_of
from sandtable.games.mandala.view import Cards, MandalaView

RULES: Final = {
    "MAN-01": "There are 108 sand cards, 18 in each of six colors: black, green, purple, yellow, orange and red.",
    "MAN-02": "There are two Mandalas. Each has three areas: a Mountain for both players and a Field for each.",
    "MAN-03": "Each player has a hand, a Cup for cards lying face down, and a River with six places worth 1 to 6 from the left.",
    "MAN-04": "There is a deck, and a discard pile lying face up for all to see.",
    "MAN-10": "The cards are shuffled. Two go face up into each Mountain; each player gets six in hand and two face down in the Cup.",
    "MAN-11": "You may look into your own hand and Cup whenever you like. Of your opponent's you see only how many cards there are. With open Cups the table shows all the time what was claimed into them.",
    "MAN-12": "The first player is drawn by lot, unless the table chooses.",
    "MAN-20": "The Rule of Color: in a Mandala a color lies in one of the three areas only. More cards of it may always join those.",
    "MAN-30": "Build a Mountain: play exactly one card from your hand into one of the two Mountains.",
    "MAN-31": "Then draw three cards, but only up to eight in hand. You do not choose how many, and nobody ever holds more than eight.",
    "MAN-32": "After building, see whether that Mandala is complete.",
    "MAN-40": "Grow a Field: play one or more cards of one color from your hand into your Field of one Mandala.",
    "MAN-41": "When you grow a Field, at least one card must stay in your hand.",
    "MAN-42": "Growing a Field draws no cards. Then see whether that Mandala is complete.",
    "MAN-50": "Discard: put one or more cards of one color face up onto the discard pile, your whole hand if you like. The Rule of Color has no say here.",
    "MAN-51": "After discarding draw as many cards as you discarded. Nothing goes into a Mandala in this turn.",
    "MAN-60": "A Mandala with all six colors in its Mountain and Fields together is complete. It is destroyed at the end of that turn.",
    "MAN-61": "Whoever has more cards in the Field of that Mandala chooses first. If both have as many, the player who did not play the last card does.",
    "MAN-62": "In turn the players choose a color of the Mountain and claim all its cards there, until the Mountain is empty.",
    "MAN-63": "Is the color new to your River, one of the cards goes face up onto its first free place, and the rest face down into your Cup. River cards never move.",
    "MAN-64": "Is the color in your River already, all the cards go into your Cup.",
    "MAN-65": "Without a card in that Field you choose in turn as well, but what you claim goes to the discard pile.",
    "MAN-66": "If neither player has a card in the Fields, the whole Mountain goes to the discard pile and nobody is asked. (Our ruling.)",
    "MAN-67": "Then the cards of both Fields go to the discard pile, so that the Mandala is empty.",
    "MAN-68": "Unless the game is over, two cards from the deck go face up into its Mountain. The next turn is the other player's: turns alternate.",
    "MAN-70": "The moment the last card leaves the deck, the discard pile is shuffled to be the new deck, and the next destruction ends the game, even one in that same turn. (The moment is our ruling.)",
    "MAN-71": "With an empty deck and an empty discard pile you draw what there is, perhaps nothing. Running out once more only shuffles again. (Our ruling.)",
    "MAN-72": "When a River gets its sixth card, the destruction under way is finished, and then the game ends.",
    "MAN-73": "At the end the hands and the unfinished Mandala are discarded and score nothing. No Mountain gets new cards.",
    "MAN-74": "With an empty hand you pass; otherwise there is no passing. (Our ruling.)",
    "MAN-75": "A stall ends the game as well: 20 turns in a row that put no card into a Mandala, or both players passing one after the other. (Our ruling.)",
    "MAN-80": "Each card in your Cup scores the number of the River place of its color. River cards score nothing, nor do Cup cards of a color missing in your River.",
    "MAN-81": "More points win. If tied, fewer cards in the Cup win; if still tied, it is a draw. (The draw is our ruling.)",
}

AREAS: Final = ("its Mountain", "your Field", "your opponent's Field")


def refusal(state: MandalaState, seat: int, action: int) -> Refusal:
    """Why an act that is not legal is not legal: the most general reason first."""
    if state.phase == OVER:
        return Refusal("MAN-73", "The game is over.")
    if seat != state.mover():
        return _not_yours(state)
    if not 0 <= action < ACTS.count:
        return Refusal("MAN-30", "There is no such act: build a Mountain, grow a Field or discard.")
    if CLAIM <= action < PASS:
        return _no_claim(state, color_of(action))
    if state.phase == CLAIMING:
        return Refusal(
            "MAN-62", f"Mandala {state.destroyed + 1} is destroyed first: claim a color of its Mountain."
        )
    if action == PASS:
        return Refusal("MAN-74", "You have cards in hand: only an empty hand passes.")
    if state.hands[seat] == 0:
        return Refusal("MAN-74", "Your hand is empty: all you can do is pass.")
    return _no_cards(state, seat, action) or _no_room(state, seat, action)


def _not_yours(state: MandalaState) -> Refusal:
    if state.phase == CLAIMING:
        return Refusal("MAN-62", "Your opponent chooses a color now.")
    return Refusal("MAN-68", "It is not your turn.")


def _no_claim(state: MandalaState, color: int) -> Refusal:
    if state.phase != CLAIMING:
        return Refusal("MAN-60", "There is nothing to claim: neither Mandala is complete.")
    return Refusal(
        "MAN-62", f"There is no {COLORS[color]} card in the Mountain of Mandala {state.destroyed + 1}."
    )


def _no_cards(state: MandalaState, seat: int, action: int) -> Refusal | None:
    """The refusal of an act for which the hand has too few cards."""
    rule = "MAN-30" if action < GROW else "MAN-40" if action < DISCARD else "MAN-50"
    color, number = color_of(action), number_of(action)
    held = count(state.hands[seat], color)
    if not held:
        return Refusal(rule, f"You have no {COLORS[color]} card in hand.")
    if held < number:
        return Refusal(rule, f"You have only {held} {COLORS[color]} in hand, not {number}.")
    return None


def _no_room(state: MandalaState, seat: int, action: int) -> Refusal:
    """The refusal of a build or grow for which the hand has the cards."""
    mandala, color = mandala_of(action), color_of(action)
    piles = (
        state.mountains[mandala],
        state.fields[field_of(mandala, seat)],
        state.fields[field_of(mandala, 1 - seat)],
    )
    for area, pile in enumerate(piles):
        if count(pile, color) and area != (0 if action < GROW else 1):
            where = f"in Mandala {mandala + 1} {COLORS[color]} lies in {AREAS[area]}"
            return Refusal("MAN-20", f"The Rule of Color: {where}, so it can go nowhere else there.")
    held = size(state.hands[seat])
    return Refusal("MAN-41", f"One card must stay in your hand: of your {held} you may play {held - 1}.")


def question(view: MandalaView) -> str:
    """What the reader of a view is asked, or waits for."""
    seat = view["seat"]
    if view["outcome"] is not None:
        return f"The game is over: {view['outcome']['reason']}."
    if seat is None:
        return "A game is under way."
    if seat not in view["actors"]:
        return "Your opponent is thinking."
    if view["destroying"] is not None:
        return _claim_question(view, view["destroying"], seat)
    if view["hand_sizes"][seat] == 0:
        return "Your hand is empty: pass."
    last = " The next Mandala destroyed ends the game." if view["exhausted"] else ""
    return f"{_ways(view, seat)}.{last}"


def _ways(view: MandalaView, seat: int) -> str:
    """What the player on turn can do with the own hand: only what there is."""
    hand = view["hands"][seat] or []
    held = [color for color, number in enumerate(hand) if number]
    mandalas = view["mandalas"]
    builds = any(_is_free(mandala["fields"], color) for mandala in mandalas for color in held)
    grows = sum(hand) > 1 and any(
        _is_free([mandala["mountain"], mandala["fields"][1 - seat]], color)
        for mandala in mandalas
        for color in held
    )
    draws = view["deck"] > 0 or any(view["discard"])
    ways = [f"build a Mountain{' and draw' if draws else ''}"] if builds else []
    ways += ["grow one of your Fields"] if grows else []
    told = ", ".join([*ways, f"{'or ' if ways else ''}discard and redraw"])
    return told[0].upper() + told[1:]


def _is_free(areas: list[Cards], color: int) -> bool:
    """The Rule of Color (MAN-20): it lies in none of the other areas."""
    return not any(area[color] for area in areas)


def _claim_question(view: MandalaView, destroying: int, seat: int) -> str:
    mandala = view["mandalas"][destroying - 1]
    ask = f"Mandala {destroying} is destroyed. Claim a color of its Mountain: {cards(mandala['mountain'])}."
    if any(mandala["fields"][seat]):
        return ask
    return f"{ask} Your Field there is empty, so the cards go to the discard pile."


def cards(numbers: Cards) -> str:
    """ "2 red, 1 black": cards in words."""
    named = [f"{number} {COLORS[color]}" for color, number in enumerate(numbers) if number]
    return ", ".join(named) or "nothing"


def words(state: MandalaState, seat: int, action: int) -> Parts:
    """Beside its color a claim tells how many cards it is about."""
    if not CLAIM <= action < PASS:
        return {}
    return {"cards": count(state.mountains[state.destroyed], color_of(action))}


def tell(before: MandalaView, after: MandalaView, seat: int, act: Shown) -> str:
    """A log line without its subject, from what its reader sees: "built red into Mountain 1 and drew 3 cards"."""
    line = ACTS.past(act)
    if act.verb in ("build", "discard"):
        line += _drawn(before, after, seat, act)
    if act.verb in ("build", "grow"):
        line += _completed(before, after, int(act.parts["mandala"]))
    if act.verb == "claim":
        line += _went(before, after, seat, int(act.parts["cards"]))
    return line if after["outcome"] is None else f"{line}; the game ends: {after['outcome']['reason']}"


def _drawn(before: MandalaView, after: MandalaView, seat: int, act: Shown) -> str:
    """What a player drew: the cards if the reader sees that hand, else how many."""
    if after["outcome"] is not None:
        return ""  # all hands are discarded by now
    played = int(act.parts.get("number", 1))
    old, new = before["hands"][seat], after["hands"][seat]
    if old is None or new is None:
        number = after["hand_sizes"][seat] - before["hand_sizes"][seat] + played
        return f" and drew {number} card{'' if number == 1 else 's'}" if number else " and drew nothing"
    given = [played if name == act.parts["color"] else 0 for name in COLORS]
    return f" and drew {cards([n - o + g for n, o, g in zip(new, old, given, strict=True)])}"


def _completed(before: MandalaView, after: MandalaView, mandala: int) -> str:
    """What became of the Mandala that was played into, if it was complete."""
    if after["phase"] == "claiming":
        return f"; Mandala {mandala} is complete"
    old, new = before["mandalas"][mandala - 1], after["mandalas"][mandala - 1]
    if sum(new["mountain"]) >= sum(old["mountain"]):
        return ""
    return f"; Mandala {mandala} is complete, but its Fields are empty: all is discarded{_refilled(after, mandala)}"


def _refilled(after: MandalaView, mandala: int) -> str:
    if after["outcome"] is not None:
        return ""
    return f"; new in its Mountain: {cards(after['mandalas'][mandala - 1]['mountain'])}"


def _went(before: MandalaView, after: MandalaView, seat: int, number: int) -> str:
    """Where the cards of a claim went, and what became of the Mandala."""
    mandala = before["destroying"] or 0
    river = len(after["rivers"][seat])
    if not any(before["mandalas"][mandala - 1]["fields"][seat]):
        went = " for the discard pile"
    elif river > len(before["rivers"][seat]):
        went = f": 1 to River place {river}" + (f", {number - 1} to the Cup" if number > 1 else "")
    else:
        went = " to the Cup"
    if after["phase"] == "claiming":
        return went
    return f"{went}; Mandala {mandala} is destroyed{_refilled(after, mandala)}"
