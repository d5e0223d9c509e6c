"""Why an act is not allowed: the rule and a sentence for the player."""

from typing import Final

from sandtable.core.game import Refusal
from sandtable.games.mottainai.actions import JOB_BITS, may_replace
from sandtable.games.mottainai.acts import (
    ACTION_COUNT,
    ASSISTANT,
    CLEAR,
    COMPLETE,
    COPY_WORK,
    CRAFT,
    DISCARD,
    DONE,
    GIVE,
    KEEP,
    MOVE,
    NAME,
    PRAY,
    RETURN,
    SEAT,
    SEIZE,
    SELL,
    SELL_ALL,
    SHOW,
    TAILOR_NOW,
    TAKE,
    TAKE_TASK,
    TOP,
    USE,
    WING,
    card_of,
)
from sandtable.games.mottainai.cards import BIT, COPY, JOBS, MATERIAL, MATERIALS
from sandtable.games.mottainai.completing import craft_missing, smith_missing
from sandtable.games.mottainai.names import card_name
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.zones import HAND, RUNNING

JOB_RULES: Final = ("MOT-32", "MOT-33", "MOT-34", "MOT-35", "MOT-36")

# The verbs in the order of their codes, each with its first code.
VERBS: Final = (
    (0, "task"),
    (RETURN, "return"),
    (SELL, "sell"),
    (TAKE, "take"),
    (SHOW, "show"),
    (COMPLETE, "complete"),
    (CRAFT, "craft"),
    (USE, "use"),
    (MOVE, "move"),
    (SEIZE, "seize"),
    (ASSISTANT, "assistant"),
    (DISCARD, "discard"),
    (GIVE, "give"),
    (COPY_WORK, "copy"),
    (KEEP, "keep"),
    (DONE, "done"),
    (PRAY, "pray"),
    (TAILOR_NOW, "tailor"),
    (TOP, "top"),
    (TAKE_TASK, "take task"),
    (WING, "wing"),
    (SEAT, "player"),
    (SELL_ALL, "sell all"),
    (NAME, "name"),
    (CLEAR, "floor"),
)

# What each question wants: its rule, a sentence, and the verbs of its answers.
WANTED: Final = {
    "hand limit": ("MOT-20", "First return cards until you have five in hand.", ("return",)),
    "new task": ("MOT-23", "Now choose your task, or pray.", ("task", "assistant", "pray", "player")),
    "effects": ("MOT-72", "Now use one of your effects, or be done.", ("use", "done")),
    "daytime": ("MOT-22", "Now use one of your effects, or be done.", ("use", "done")),
    "admission": ("MOT-73", "Now show a matching card, or be done to skip the task.", ("show", "done")),
    "actions": (
        "MOT-31",
        "Now take an action of the task, craft, or pray.",
        ("sell", "take", "complete", "craft", "done", "pray", "tailor", "top", "player", "sell all"),
    ),
    "booty": ("MOT-76", "Now say what you take.", ("take", "seize", "take task")),
    "tailoring": ("MOT-34", "Now return hand cards, or be done and draw.", ("return", "done")),
    "support": ("MOT-36", "Now show a card that supports your work.", ("show",)),
    "spending": ("MOT-W-Crane", "Now return Paper from your workplace.", ("return",)),
    "placement": ("MOT-39", "Now choose the wing.", ("wing",)),
    "maybe": ("MOT-71", "Now go on with the effect, or be done.", ("use", "done")),
    "either": ("MOT-W-Tablet", "Now clear the floor, or fill it.", ("floor",)),
    "return": ("MOT-41", "Now return a hand card.", ("return",)),
    "move": ("MOT-70", "Now choose a card to move.", ("sell", "take", "discard")),
    "sell assistant": ("MOT-W-Umbrella", "Now sell a matching assistant, or be done.", ("sell", "done")),
    "return floor": ("MOT-W-Tablet", "Now return the cards of the floor.", ("return",)),
    "complete": ("MOT-W-Cloak", "Now complete a Metal work, or be done.", ("complete", "done")),
    "sift": ("MOT-W-Fan", "Now choose among the cards turned up.", ("keep", "return")),
    "show": ("MOT-73", "Now show a matching card, or be done.", ("show", "done")),
    "show as clerks": ("MOT-W-Fountain", "Now show Stone cards, or be done.", ("show", "done")),
    "change wing": ("MOT-W-Plane", "Now choose the work to move.", ("move",)),
    "name material": ("MOT-W-Jar", "Now name a material.", ("name",)),
    "trade hands": ("MOT-W-Puppet", "Now choose the opponent to trade with.", ("player",)),
    "take sale": ("MOT-W-Ring", "Now choose whose sale you take, and which.", ("player", "take")),
    "take work": ("MOT-W-Shuriken", "Now choose the work that you take.", ("player", "seize", "wing")),
    "copy work": ("MOT-W-Kite", "Now choose what to give and what to copy.", ("give", "player", "copy")),
}


def refusal(state: MottainaiState, seat: int, action: int) -> Refusal:
    """Why an act that is not legal is not legal: the most general reason first."""
    if state.ending != RUNNING:
        return Refusal("MOT-60", "The game is over.")
    if seat != state.turn:
        return Refusal("MOT-27", "It is not your turn.")
    if not 0 <= action < ACTION_COUNT:
        return Refusal("MOT-31", "There is no such act.")
    rule, sentence, verbs = WANTED[state.asking().kind()]
    verb = verb_of(action)
    if verb not in verbs:
        return Refusal(rule, sentence)
    if state.asking().kind() == "actions":
        return _no_action(state, verb, action)
    return Refusal(rule, _missing(state, verb, action) or sentence)


def verb_of(action: int) -> str:
    return next(verb for code, verb in reversed(VERBS) if action >= code)


def _missing(state: MottainaiState, verb: str, action: int) -> str:
    """A card that is not where the verb wants it."""
    if action >= DONE:
        return ""
    card = card_of(action)
    name = card_name(state, card)
    if verb in ("task", "show", "discard", "give", "complete", "craft"):
        return "" if _in_hand(state, card) else f"You have no {name} in your hand."
    if verb == "return" and state.asking().is_secret():
        return f"You have no {name} in your hand."
    return f"{name} is not among the cards to choose from."


def _in_hand(state: MottainaiState, card: int) -> bool:
    return bool(state.cards(state.turn, HAND) & BIT[card])


def _no_action(state: MottainaiState, verb: str, action: int) -> Refusal:
    """Why an action of a task is not possible."""
    job = state.x % JOB_BITS
    if verb in ("craft", "pray") and not may_replace(state):
        return Refusal("MOT-W-Mask", "The owner of this task lets nobody replace its actions.")
    if verb == "done":
        return Refusal("MOT-31", "An action that you do not use becomes a Prayer.")
    if verb == "craft":
        return _no_craft(state, job, card_of(action))
    if verb == "complete":
        return _no_smith(state, job, card_of(action))
    if verb == "sell" and job == 0:
        return Refusal("MOT-32", f"{card_name(state, card_of(action))} is not in your workplace.")
    if verb == "take" and job in (1, 3):
        return Refusal(JOB_RULES[job], f"{card_name(state, card_of(action))} does not lie on the floor.")
    if verb in ("sell all", "top", "player"):
        return Refusal("MOT-76", "None of your works allows that with this action.")
    return Refusal(JOB_RULES[job], f"This is a {JOBS[job]} action.")


def _no_craft(state: MottainaiState, job: int, card: int) -> Refusal:
    name = card_name(state, card)
    if card >= COPY or MATERIAL[card] != job:
        return Refusal("MOT-37", f"This action can only craft a {MATERIALS[job]} work, and {name} is none.")
    if not _in_hand(state, card):
        return Refusal("MOT-37", f"You have no {name} in your hand.")
    missing = craft_missing(state, job)
    return Refusal("MOT-37", f"{name} needs {missing} more {MATERIALS[job]} in your workplace.")


def _no_smith(state: MottainaiState, job: int, card: int) -> Refusal:
    if job != 4:
        return Refusal("MOT-36", f"Only a Smith completes works from the hand; this is a {JOBS[job]} action.")
    name = card_name(state, card)
    if not _in_hand(state, card):
        return Refusal("MOT-36", f"You have no {name} in your hand.")
    missing = smith_missing(state, MATERIAL[card])
    return Refusal("MOT-36", f"{name} needs {missing} more {MATERIALS[MATERIAL[card]]} in your hand.")
