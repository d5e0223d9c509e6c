"""Sentences of Mottainai: questions and log lines. The rules are told in `rulebook`."""

from typing import Any, Final

from sandtable.core.game import View
from sandtable.games.mottainai.abilities import (
    AFTER_CLERK,
    AFTER_COMPLETING,
    AFTER_POTTER,
    AFTER_PRAYER,
    AT_NIGHT,
    BEFORE_OWN_TASK,
    BEFORE_TAILOR,
    IN_THE_MORNING,
    INSTEAD_OF_HAND_LIMIT,
    WHEN_TASK_LEAVES,
)
from sandtable.games.mottainai.cards import JOBS, MATERIAL, MATERIALS
from sandtable.games.mottainai.rulebook import RULES
from sandtable.games.mottainai.works import INDEX

__all__ = ["RULES", "question", "tell"]

MOMENTS: Final = {
    IN_THE_MORNING: "Morning",
    AT_NIGHT: "Night",
    INSTEAD_OF_HAND_LIMIT: "Instead of the hand limit",
    WHEN_TASK_LEAVES: "Your previous task leaves",
    BEFORE_OWN_TASK: "Before the {job} task",
    BEFORE_TAILOR: "Before you tailor",
    AFTER_CLERK: "After your sale",
    AFTER_POTTER: "After your Potter action",
    AFTER_PRAYER: "After your Prayer",
    AFTER_COMPLETING: "You completed {subject}",
}

OWN_ACTIONS: Final = {
    "Clerk": "sell a card from your workplace",
    "Monk": "take a floor card as assistant",
    "Tailor": "tailor",
    "Potter": "take a floor card into your workplace",
    "Smith": "complete a work from your hand",
}


# Questions


def question(view: View) -> str:
    """What the reader of a view is asked, or waits for."""
    if view["outcome"] is not None:
        return f"The game is over: {view['outcome']['reason']}."
    if view["seat"] != view["turn"]:
        return f"Player {view['turn']} is on turn: {_topic(view['asks'])}."
    return _ask(view, view["asks"])


def _topic(asks: dict[str, Any]) -> str:
    """What somebody else thinks about."""
    if asks["because"]:
        return str(asks["because"])
    if asks["kind"] in ("effects", "daytime"):
        return f"effects of {_some(asks['works'], 'and')}"
    if asks["task"]:
        return f"the {asks['task']['job']} task"
    return "the hand limit" if asks["kind"] == "hand limit" else "the Morning"


def _ask(view: View, asks: dict[str, Any]) -> str:
    kind = asks["kind"]
    if kind in ("effects", "daytime"):
        return f"{_moment(asks)}: use {_some(asks['works'], 'or')}, or be done."
    if kind == "actions":
        return _ask_action(view, asks)
    if kind == "admission":
        material = MATERIALS[JOBS.index(asks["task"]["job"])]
        owner = asks["task"]["owner"]
        return (
            f"Show a {material} card to perform the {asks['task']['job']} task of player {owner}, "
            f"because of {asks['because']}; or be done and skip it."
        )
    if kind in PLAIN:
        return str(PLAIN[kind])
    cause = f", because of {asks['because']}" if asks["because"] else ""
    return f"{_ask_effect(asks)}{cause}."


PLAIN: Final = {
    "hand limit": "You have more than five cards in hand: return one to the bottom of the deck.",
    "new task": "Choose your task from your hand, or pray.",
    "tailoring": "Return any number of hand cards, one by one; when you are done, you draw up to five.",
    "booty": "Choose what you take from your opponent.",
}


def _moment(asks: dict[str, Any]) -> str:
    job = asks["task"]["job"] if asks["task"] else ""
    return MOMENTS[asks["moment"]].format(job=job, subject=asks["subject"] or "a work")


def _ask_action(view: View, asks: dict[str, Any]) -> str:
    task = asks["task"]
    whose = "Your" if task["owner"] == view["turn"] else f"Player {task['owner']}'s"
    number = task["total"] - task["left"] + 1
    instead = f"craft a {MATERIALS[JOBS.index(task['job'])]} work, or pray"
    if asks["because"]:
        instead = f"or be done, because of {asks['because']}"
    return f"{whose} {task['job']} task, action {number} of {task['total']}: {OWN_ACTIONS[task['job']]}, {instead}."


def _ask_effect(asks: dict[str, Any]) -> str:
    """The question of an effect, without its cause."""
    kind, stage, subject = asks["kind"], asks["stage"], asks["subject"]
    if kind in STAGES:
        return str(STAGES[kind][min(stage, len(STAGES[kind]) - 1)])
    if kind == "booty":
        return "Choose what you take"
    if kind == "support":
        material = MATERIALS[MATERIAL[INDEX[subject]]]
        return f"Show a {material} card that supports {subject}, {stage} to go"
    if kind == "spending":
        return f"Return a Paper card from your workplace for missing support, {stage} to go"
    if kind == "placement":
        return f"Choose the wing for {subject}"
    return f"Sell an assistant of the material of {subject}, or be done"


STAGES: Final = {
    "maybe": ("Go on with the effect, or be done",),
    "either": ("Clear the floor, or fill it",),
    "return": ("Return a hand card",),
    "move": ("Choose a card to move", "Choose another card to move"),
    "return floor": ("Return a card of the floor",),
    "complete": ("Complete a Metal work without support, or be done",),
    "sift": ("Choose the card that stays on top", "Choose the card that is returned first"),
    "show": ("Show a card that matches the task, or be done",),
    "show as clerks": ("Show a Stone card as a Clerk, or be done",),
    "change wing": ("Choose the work to move to your other wing",),
    "name material": ("Name a material",),
    "trade hands": ("Choose whose hand you trade for yours",),
    "take sale": ("Choose whose sale you take", "Choose the sale"),
    "take work": ("Choose whose work you take", "Choose the work", "Choose the wing for it"),
    "copy work": ("Choose a hand card to give", "Choose who gets it", "Choose the work to copy"),
}


def _some(names: list[str], word: str) -> str:
    """ "Fan, Dice or Puppet" """
    names = list(dict.fromkeys(names))
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {word} {names[-1]}"


# Log lines


def tell(before: View, after: View, seat: int, act: str) -> str:
    """A log line without its subject: "took Crane as an assistant and drew a card"."""
    return _told(before, act) + _because(before, act) + _drawn(before, after, seat)


def _told(before: View, act: str) -> str:
    if act in ALONE:
        return ALONE[act] if act != "done" else _told_done(before)
    verb, _, what = act.partition(" ")
    kind, asks = before["asks"]["kind"], before["asks"]
    if act == "pray":
        return "chose no task, but to pray" if kind == "new task" else "prayed"
    if verb == "player":
        return _told_player(before, kind, what)
    if verb == "take":
        return _told_take(before, asks, what)
    if verb == "task":
        return _told_task(what)
    if verb in ("complete", "craft", "seize", "move"):
        work, _, wing = what.rpartition(" ")
        return WITH_WING[verb].format(work=work, wing=wing)
    return f"{PAST[verb]} {what}"


ALONE: Final = {
    "done": "",
    "tailor": "tailored",
    "top": "took the top card of the deck",
    "take task": "took the task card",
    "left": "chose the left wing",
    "right": "chose the right wing",
    "clear floor": "cleared the floor",
    "fill floor": "filled the floor",
    "return a card": "returned a card",
}
PAST: Final = {
    "return": "returned",
    "sell": "sold",
    "show": "showed",
    "discard": "discarded",
    "give": "gave",
    "copy": "made a copy of",
    "keep": "kept on top",
    "name": "named",
    "use": "used",
}
WITH_WING: Final = {
    "complete": "completed {work} in the {wing} wing",
    "craft": "crafted {work} in the {wing} wing",
    "seize": "took the work {work} from the {wing} wing",
    "move": "moved {work} to the {wing} wing",
}


DECLINED: Final = {
    "effects": "used no effect",
    "daytime": "used no further effect",
    "maybe": "left it at that",
    "show": "showed no card",
    "show as clerks": "showed no further card",
    "complete": "completed nothing",
    "sell assistant": "sold no assistant",
}


def _told_done(before: View) -> str:
    kind = before["asks"]["kind"]
    if kind == "admission":
        return f"skipped the {before['asks']['task']['job']} task"
    if kind == "actions":
        return f"left a {before['asks']['task']['job']} action unused"
    if kind == "tailoring":
        return "kept the other cards" if before["asks"]["stage"] else "returned nothing"
    return DECLINED.get(kind, "went on")


def _told_player(before: View, kind: str, what: str) -> str:
    if kind == "new task":
        return f"took the task {before['players'][int(what)]['task']} of player {what}"
    if kind == "trade hands":
        return f"traded hands with player {what}"
    return f"chose player {what}"


def _told_take(before: View, asks: dict[str, Any], what: str) -> str:
    if asks["kind"] == "actions":
        where = "as an assistant" if asks["task"]["job"] == "Monk" else "into the workplace"
        return f"took {what} {where}"
    if asks["kind"] == "take sale":
        return f"took the sale {what}"
    return f"took {what}"


def _told_task(what: str) -> str:
    card, from_assistants, _ = what.partition(" from assistants")
    job = JOBS[MATERIAL[INDEX[card]]]
    return f"chose {card} as {job} task" + (", an assistant until now" if from_assistants else "")


def _because(before: View, act: str) -> str:
    work = before["asks"]["because"]
    if not work or before["asks"]["kind"] == "actions" or act == "done" or work in act:
        return ""
    return f" because of {work}"


def _drawn(before: View, after: View, seat: int) -> str:
    """Cards that went into the pickup in the same turn."""
    if after["turn"] != before["turn"] or after["part"] == "morning" != before["part"]:
        return ""
    cards = after["players"][seat]["pickup_size"] - before["players"][seat]["pickup_size"]
    if cards <= 0 or before["asks"]["kind"] in ("name material", "trade hands"):
        return ""
    return f" and drew {'a card' if cards == 1 else f'{cards} cards'}"
