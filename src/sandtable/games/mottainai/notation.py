"""Acts as short text, both ways.

    task Crane · task Crane from assistants · return Crane · sell Crane · sell all Clay · take Crane
    show Crane · complete Crane left · craft Crane right · use Crane · move Crane right · seize Crane left
    discard Crane · give Crane · copy Crane · keep Crane · name Clay · player 1 · take task · top
    tailor · pray · left · right · clear floor · fill floor · done

A work that copies another one is called `Kite as Bowl`. `move` tells the wing it goes to, `seize` the
wing it comes from; `use` tells the wing only where the same work stands in both.
Positions have a notation of their own, see `positions`.
"""

import re
from typing import Final

from sandtable.core.errors import Unreadable
from sandtable.games.mottainai.actions import JOB_BITS
from sandtable.games.mottainai.acts import (
    ASSISTANT,
    CLEAR,
    COMPLETE,
    COPY_WORK,
    CRAFT,
    DISCARD,
    DONE,
    FILL,
    GIVE,
    KEEP,
    MOVE,
    NAME,
    PRAY,
    RETURN,
    RIGHT_WING,
    SEAT,
    SEIZE,
    SELL,
    SELL_ALL,
    SHOW,
    TAILOR_NOW,
    TAKE,
    TAKE_TASK,
    TASK,
    TOP,
    USE,
    WING,
    card_of,
    in_right_wing,
)
from sandtable.games.mottainai.cards import BIT, CODES, COPY, MATERIALS
from sandtable.games.mottainai.names import card_name
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.works import INDEX
from sandtable.games.mottainai.zones import LEFT, RIGHT, RUNNING

WITH_CARD: Final = {
    "task": TASK,
    "return": RETURN,
    "sell": SELL,
    "take": TAKE,
    "show": SHOW,
    "discard": DISCARD,
    "give": GIVE,
    "copy": COPY_WORK,
    "keep": KEEP,
}
WITH_WING: Final = {"complete": COMPLETE, "craft": CRAFT, "use": USE, "move": MOVE, "seize": SEIZE}
ALONE: Final = {
    "done": DONE,
    "pray": PRAY,
    "tailor": TAILOR_NOW,
    "top": TOP,
    "take task": TAKE_TASK,
    "left": WING,
    "right": WING + 1,
    "clear floor": CLEAR,
    "fill floor": FILL,
}
WINGS: Final = ("left", "right")
FROM_ASSISTANTS: Final = " from assistants"
HIDDEN: Final = "return a card"
FORMS: Final = "“task Crane”, “take Crane”, “complete Crane left”, “pray” or “done”"


# Writing


def write(state: MottainaiState, action: int) -> str:
    if action >= DONE:
        return _write_without_card(action)
    card = work_name(state, card_of(action))
    if ASSISTANT <= action < ASSISTANT + CODES:
        return f"task {card}{FROM_ASSISTANTS}"
    for verb, code in WITH_WING.items():
        if code <= action < code + 2 * CODES:
            return f"{verb} {card}{_write_wing(state, verb, action, code)}"
    verb = next(verb for verb, code in WITH_CARD.items() if code <= action < code + CODES)
    return f"{verb} {card}"


def _write_wing(state: MottainaiState, verb: str, action: int, code: int) -> str:
    right = in_right_wing(action, code)
    if verb == "use" and not _in_both_wings(state, card_of(action)):
        return ""
    return f" {WINGS[right != (verb == 'move')]}"


def _in_both_wings(state: MottainaiState, card: int) -> bool:
    return bool(state.cards(state.turn, LEFT) & state.cards(state.turn, RIGHT) & BIT[card])


def _write_without_card(action: int) -> str:
    for text, code in ALONE.items():
        if code == action:
            return text
    if SEAT <= action < SELL_ALL:
        return f"player {action - SEAT}"
    if action < NAME:
        return f"sell all {MATERIALS[action - SELL_ALL]}"
    return f"name {MATERIALS[action - NAME]}"


def work_name(state: MottainaiState, card: int) -> str:
    """A card's name; a copy is called by both names, the second of two alike has a number."""
    if card < COPY or state.kind(card) < 0:
        return card_name(state, card)
    twin = card == COPY + 1 and state.first_copy == state.second_copy
    return f"{card_name(state, card)} as {card_name(state, state.kind(card))}{' 2' if twin else ''}"


# Reading


def read(state: MottainaiState, text: str) -> int:
    """The act that a text means; the case of letters does not matter."""
    words = " ".join(text.lower().split())
    if words in ALONE:
        return ALONE[words]
    verb, _, rest = words.partition(" ")
    if verb == "player" and re.fullmatch("[0-5]", rest):
        return SEAT + int(rest)
    if verb in ("name", "sell") and (material := read_material(rest.removeprefix("all "))) is not None:
        return (NAME if verb == "name" else SELL_ALL) + material
    if verb == "task" and rest.endswith(FROM_ASSISTANTS):
        return ASSISTANT + read_card(state, rest.removesuffix(FROM_ASSISTANTS))
    if verb in WITH_WING:
        return _read_with_wing(state, verb, rest)
    if verb in WITH_CARD:
        return WITH_CARD[verb] + read_card(state, rest)
    raise Unreadable(f"{text!r} is not an act; write {FORMS}")


def _read_with_wing(state: MottainaiState, verb: str, rest: str) -> int:
    name, _, wing = rest.rpartition(" ")
    if wing in WINGS:
        card, right = read_card(state, name), wing == "right"
        return WITH_WING[verb] + card + (RIGHT_WING if right != (verb == "move") else 0)
    if verb != "use":
        raise Unreadable(f"say which wing: “{verb} {rest} left” or “{verb} {rest} right”")
    card = read_card(state, rest)
    return USE + card + (0 if state.cards(state.turn, LEFT) & BIT[card] else RIGHT_WING)


def read_material(text: str) -> int | None:
    names = [material.lower() for material in MATERIALS]
    return names.index(text) if text in names else None


def read_card(state: MottainaiState, text: str) -> int:
    text = text.lower()
    for copy in (COPY, COPY + 1):
        if state.kind(copy) >= 0 and text == work_name(state, copy).lower():
            return copy
    if text in LOWER:
        return LOWER[text]
    raise Unreadable(f"{text!r} is not the name of a card")


LOWER: Final = {name.lower(): card for name, card in INDEX.items()}

# The verb that a card most likely means, by what is asked.
LIKELY: Final = {
    "hand limit": RETURN,
    "new task": TASK,
    "effects": USE,
    "daytime": USE,
    "admission": SHOW,
    "tailoring": RETURN,
    "support": SHOW,
    "return": RETURN,
    "complete": COMPLETE,
    "show": SHOW,
    "copy work": GIVE,
}
ACTIONS: Final = (SELL, TAKE, TAKE, TAKE, COMPLETE)  # by job


def likely(state: MottainaiState, card: int) -> int:
    """The act with this card that is nearest to what is asked."""
    if state.ending != RUNNING:
        return TASK + card
    kind = state.asking().kind()
    return (ACTIONS[state.x % JOB_BITS] if kind == "actions" else LIKELY.get(kind, TAKE)) + card
