"""What Mandala says when: refusals, questions and log lines. The sentences themselves are in `words`."""

from typing import Final

from sandtable.core.acts import Parts, Shown
from sandtable.core.outcome import Refusal
from sandtable.games.mandala.acts import ACTS, CLAIM, DISCARD, GROW, PASS, color_of, mandala_of, number_of
from sandtable.games.mandala.piles import COLORS, count, size
from sandtable.games.mandala.state import CLAIMING, OVER, MandalaState, field_of
from sandtable.games.mandala.view import Cards, MandalaView
from sandtable.games.mandala.words import say

RULES: Final = say.rules()

AREAS: Final = ("mountain", "field", "other-field")


def refusal(state: MandalaState, seat: int, action: int) -> Refusal:
    """Why an act that is not legal is not legal: the most general reason first."""
    if state.phase == OVER:
        return Refusal("MAN-73", say("over"))
    if seat != state.mover():
        return _not_yours(state)
    if not 0 <= action < ACTS.count:
        return Refusal("MAN-30", say("no-such-act"))
    if CLAIM <= action < PASS:
        return _no_claim(state, color_of(action))
    if state.phase == CLAIMING:
        return Refusal("MAN-62", say("claim-first", mandala=state.destroyed + 1))
    if action == PASS:
        return Refusal("MAN-74", say("no-passing"))
    if state.hands[seat] == 0:
        return Refusal("MAN-74", say("only-passing"))
    return _no_cards(state, seat, action) or _no_room(state, seat, action)


def _not_yours(state: MandalaState) -> Refusal:
    if state.phase == CLAIMING:
        return Refusal("MAN-62", say("not-your-claim"))
    return Refusal("MAN-68", say("not-your-turn"))


def _no_claim(state: MandalaState, color: int) -> Refusal:
    if state.phase != CLAIMING:
        return Refusal("MAN-60", say("nothing-to-claim"))
    return Refusal("MAN-62", say("no-such-color", color=COLORS[color], mandala=state.destroyed + 1))


def _no_cards(state: MandalaState, seat: int, action: int) -> Refusal | None:
    """The refusal of an act for which the hand has too few cards."""
    rule = "MAN-30" if action < GROW else "MAN-40" if action < DISCARD else "MAN-50"
    color, number = color_of(action), number_of(action)
    held = count(state.hands[seat], color)
    if not held:
        return Refusal(rule, say("no-card", color=COLORS[color]))
    if held < number:
        return Refusal(rule, say("too-few-cards", held=held, color=COLORS[color], number=number))
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
            told = say("rule-of-color", mandala=mandala + 1, color=COLORS[color], area=AREAS[area])
            return Refusal("MAN-20", told)
    held = size(state.hands[seat])
    return Refusal("MAN-41", say("one-must-stay", held=held, most=held - 1))


def question(view: MandalaView) -> str:
    """What the reader of a view is asked, or waits for."""
    seat = view["seat"]
    if view["outcome"] is not None:
        return say("ask-over", reason=say.retell("reason", view["outcome"]["reason"]))
    if seat is None:
        return say("ask-bystander")
    if seat not in view["actors"]:
        return say("ask-waiting")
    if view["destroying"] is not None:
        return _claim_question(view, view["destroying"], seat)
    if view["hand_sizes"][seat] == 0:
        return say("ask-pass")
    told = say("ask-turn", ways=_ways(view, seat))
    return say("ask-last-turn", question=told) if view["exhausted"] else told


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
    ways = (["build", "draw"] if draws else ["build"]) if builds else []
    ways += ["grow"] if grows else []
    return "-".join(ways) or "discard"


def _is_free(areas: list[Cards], color: int) -> bool:
    """The Rule of Color (MAN-20): it lies in none of the other areas."""
    return not any(area[color] for area in areas)


def _claim_question(view: MandalaView, destroying: int, seat: int) -> str:
    mandala = view["mandalas"][destroying - 1]
    ask = "ask-claim" if any(mandala["fields"][seat]) else "ask-claim-for-nothing"
    return say(ask, mandala=destroying, cards=cards(mandala["mountain"]))


def cards(numbers: Cards) -> str:
    """ "2 red, 1 black": cards in words."""
    named = [
        say("cards-of", number=number, color=COLORS[color]) for color, number in enumerate(numbers) if number
    ]
    return ", ".join(named) or say("nothing")


def words(state: MandalaState, seat: int, action: int) -> Parts:
    """Beside its color a claim tells how many cards it is about."""
    if not CLAIM <= action < PASS:
        return {}
    return {"cards": count(state.mountains[state.destroyed], color_of(action))}


def tell(before: MandalaView, after: MandalaView, seat: int, act: Shown) -> str:
    """A log line without its subject, from what its reader sees: "built red into Mountain 1 and drew 3 cards"."""
    line = _claimed(before, after, seat, act) if act.verb == "claim" else _played(before, after, seat, act)
    if after["outcome"] is None:
        return line
    return say("game-ends", line=line, reason=say.retell("reason", after["outcome"]["reason"]))


def _played(before: MandalaView, after: MandalaView, seat: int, act: Shown) -> str:
    drawn = _drawn(before, after, seat, act) if act.verb in ("build", "discard") else ""
    line = say(f"{act.verb}.drew", **act.parts, drawn=drawn) if drawn else ACTS.past(act)
    return _completed(before, after, line, act) if act.verb in ("build", "grow") else line


def _drawn(before: MandalaView, after: MandalaView, seat: int, act: Shown) -> str:
    """What a player drew: the cards if the reader sees that hand, else how many."""
    if after["outcome"] is not None:
        return ""  # all hands are discarded by now
    played = int(act.parts.get("number", 1))
    old, new = before["hands"][seat], after["hands"][seat]
    if old is None or new is None:
        number = after["hand_sizes"][seat] - before["hand_sizes"][seat] + played
        return say("cards", number=number) if number else say("nothing")
    given = [played if name == act.parts["color"] else 0 for name in COLORS]
    return cards([n - o + g for n, o, g in zip(new, old, given, strict=True)])


def _completed(before: MandalaView, after: MandalaView, line: str, act: Shown) -> str:
    """What became of the Mandala that was played into, if it was complete."""
    mandala = int(act.parts["mandala"])
    if after["phase"] == "claiming":
        return say("complete", line=line, mandala=mandala)
    old, new = before["mandalas"][mandala - 1], after["mandalas"][mandala - 1]
    if sum(new["mountain"]) >= sum(old["mountain"]):
        return line
    return _refilled(after, say("complete-empty", line=line, mandala=mandala), mandala)


def _refilled(after: MandalaView, line: str, mandala: int) -> str:
    if after["outcome"] is not None:
        return line
    return say("with-refill", line=line, cards=cards(after["mandalas"][mandala - 1]["mountain"]))


def _claimed(before: MandalaView, after: MandalaView, seat: int, act: Shown) -> str:
    """Where the cards of a claim went, and what became of the Mandala."""
    mandala, number = before["destroying"] or 0, int(act.parts["cards"])
    river = len(after["rivers"][seat])
    if not any(before["mandalas"][mandala - 1]["fields"][seat]):
        went = "discard"
    elif river > len(before["rivers"][seat]):
        went = "both" if number > 1 else "river"
    else:
        went = "cup"
    line = say(f"claim.{went}", **act.parts, place=river, rest=number - 1)
    if after["phase"] == "claiming":
        return line
    return _refilled(after, say("destroyed", line=line, mandala=mandala), mandala)
