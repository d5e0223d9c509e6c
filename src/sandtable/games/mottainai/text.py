"""What Mottainai says when: refusals, questions and log lines. The sentences themselves are in `words`.

What the steps ask is in `questions`; here it is put together with what a view tells.
"""

from typing import Final

from sandtable.core.acts import Parts, Shown
from sandtable.core.outcome import Refusal
from sandtable.core.sentences import capital, listed, mark
from sandtable.games.mottainai.abilities import (
    SELLS_ALL_OF_A_MATERIAL,
    TAKES_FROM_RICHER,
    TAKES_TASKS_AND_PAPER_WORKS,
    WITH,
)
from sandtable.games.mottainai.actions import Actions, may_replace
from sandtable.games.mottainai.acts import ACTS, DONE, SEAT, SELL_ALL, card_of
from sandtable.games.mottainai.cards import COPY, JOBS, MATERIAL, MATERIALS, MONK
from sandtable.games.mottainai.completing import craft_missing, paper_to_spend, smith_missing
from sandtable.games.mottainai.questions import Question
from sandtable.games.mottainai.state import MottainaiState
from sandtable.games.mottainai.tally import Item
from sandtable.games.mottainai.view import Asks, MottainaiView, PlayerShown, TaskShown, asks, verbs_now
from sandtable.games.mottainai.waiting import STEPS
from sandtable.games.mottainai.words import card_said, cards_said, said, say
from sandtable.games.mottainai.works import NAMES, STEP_NUMBERS
from sandtable.games.mottainai.zones import HAND, PLACES, RUNNING, WORKPLACE, zone_of

RULES: Final = say.rules(f"MOT-W-{name}" for name in NAMES)


# What is asked


def asked(view: MottainaiView) -> Asks:
    """What somebody is asked in a game that goes on."""
    found = view["asks"]
    assert found is not None, "a game that goes on asks somebody"
    return found


def question_of(asks: Asks) -> Question:
    found = STEPS[STEP_NUMBERS[asks["step"]]].question
    assert isinstance(found, Question)
    return found


def facts(turn: int, asks: Asks) -> Parts:
    """The words that a question may name."""
    task = asks["task"] or NO_TASK
    own = task["owner"] == turn
    total, left = task["total"] or 0, task["left"] or 0
    return {
        "because": card_said(asks["because"]) if asks["because"] else "",
        "subject": card_said(asks["subject"]) if asks["subject"] else say("a-work"),
        "material": asks["material"] or "",
        "stage": asks["stage"],
        "opponent": asks["opponent"] or 0,
        "works": cards_said(asks["works"], "or"),
        "owner": task["owner"],
        "job": task["job"],
        "whose": "own" if own else "other",
        "number": total - left + 1,
        "total": total,
    }


NO_TASK: Final[TaskShown] = {"owner": 0, "job": "", "left": None, "total": None, "reasons": []}
HIDDEN: Final = Shown("return a card", "return", {}, [])  # MOT-41: what others see of a secret return


# Questions


def question(view: MottainaiView) -> str:
    """What the reader of a view is asked, or waits for."""
    if view["outcome"] is not None:
        return say("ask-over", reason=say.retell("reason", view["outcome"]["reason"]))
    if view["seat"] != view["turn"]:
        return say("ask-waiting", who=mark(view["turn"]), topic=topic(asked(view)))
    return ask(view["turn"], asked(view))


def topic(asks: Asks) -> str:
    """What somebody else thinks about."""
    if asks["because"]:
        return card_said(asks["because"])
    if asks["works"]:
        return say("topic-effects", works=cards_said(asks["works"], "and"))
    if asks["task"]:
        return say("topic-task", job=asks["task"]["job"])
    return say("topic-morning")


def ask(turn: int, asks: Asks) -> str:
    """The question: what leads to it, the ways to answer that there are, and the work that asks."""
    found, known = question_of(asks), facts(turn, asks)
    because = "-because" if asks["because"] else ""
    if not found.lead:
        return say(f"asked{because}", ways=capital(ways(turn, asks)), work=known["because"])
    lead = say(found.lead, **known)
    return say(f"asked-after{because}", lead=lead, ways=ways(turn, asks), work=known["because"])


def ways(turn: int, asks: Asks) -> str:
    """The ways to answer that there are: "return a hand card, or be done"."""
    found = [way for way in question_of(asks).ways if way.verb in asks["ways"]]
    known = facts(turn, asks)
    if len(found) == 1:
        only = f"{found[0].id}.only"
        return say(only if say.has(only) else found[0].id, **known)
    told = [say(way.id, **known) for way in found]
    return say("ways-or", most=", ".join(told[:-1]), last=told[-1])


def label(state: MottainaiState, action: int, parts: Parts) -> str:
    """What a button says; being done says what that means, and a task names its job."""
    way = state.asking().question.way(ACTS.verb(action).name) if state.ending == RUNNING else None
    if way is not None and say.has(f"{way.id}.label"):
        return say(f"{way.id}.label")
    return ACTS.label(state, action, parts)


# Refusals


def refusal(state: MottainaiState, seat: int, action: int) -> Refusal:
    """Why an act that is not legal is not legal: the most general reason first."""
    if state.ending != RUNNING:
        return Refusal("MOT-60", say("over"))
    if seat != state.turn:
        return Refusal("MOT-27", say("not-your-turn"))
    if not 0 <= action < ACTS.count:
        return Refusal("MOT-31", say("no-such-act"))
    step, verb = state.asking(), ACTS.verb(action).name
    if step.question.way(verb) is None:
        return Refusal(rule(state), ask(seat, asks(state, seat)))
    if isinstance(step, Actions):
        return _no_action(state, step.job, verb, action)
    return Refusal(rule(state), _not_that_one(state, verb, action) or ask(seat, asks(state, seat)))


def rule(state: MottainaiState) -> str:
    """The rule that asks: the step's own, or that of the work whose effect it is."""
    step = state.asking()
    return step.question.rule or rule_of(state, step.because(state))


def rule_of(state: MottainaiState, card: int) -> str:
    return f"MOT-W-{NAMES[state.kind(card)]}"


MAY_BE_MISSING: Final = ("hand", "floor", "workplace", "assistants", "left", "right")


def _not_that_one(state: MottainaiState, verb: str, action: int) -> str:
    """What is wrong with a card, where others would do."""
    if action >= DONE or verb not in verbs_now(state):
        return ""
    name = card_said(state.work_name(card_of(action)))
    return _missing(state, action) or (say("not-usable", card=name) if verb == "use" else "")


def _missing(state: MottainaiState, action: int) -> str:
    """A card that is not where the act would take it from."""
    for target in ACTS.targets(state, action) if action < DONE else []:
        place = target.rpartition("/")[0].removeprefix(f"{state.turn}.")
        if place in MAY_BE_MISSING and card_of(action) not in state.listed(state.turn, PLACES.index(place)):
            return say(f"missing-{place}", card=card_said(state.work_name(card_of(action))))
    return ""


def _no_action(state: MottainaiState, job: int, verb: str, action: int) -> Refusal:
    """Why an action of a task is not possible."""
    if verb in ("craft", "pray") and not may_replace(state):
        forbidding = rule_of(state, state.asking().because(state))
        return Refusal(forbidding, say("no-replacing"))
    if verb == "done":
        return Refusal("MOT-31", say("becomes-prayer"))
    if verb == "craft":
        return _no_craft(state, job, card_of(action))
    if missing := _missing(state, action):
        return Refusal(rule(state), missing)
    if verb == "complete":
        return _no_smith(state, card_of(action))
    return Refusal("MOT-76", NOT_ALLOWED[verb](state, job, action))


def _no_craft(state: MottainaiState, job: int, card: int) -> Refusal:
    name = card_said(state.card_name(card))
    if card >= COPY or MATERIAL[card] != job:
        return Refusal("MOT-37", say("only-that-craft", material=MATERIALS[job], card=name))
    if card not in state.listed(state.turn, HAND):
        return Refusal("MOT-37", say("missing-hand", card=name))
    missing = craft_missing(state, job) - paper_to_spend(state)
    return Refusal("MOT-37", say("craft-needs", card=name, missing=missing, material=MATERIALS[job]))


def _no_smith(state: MottainaiState, card: int) -> Refusal:
    missing = smith_missing(state, MATERIAL[card]) - paper_to_spend(state)
    sort = MATERIALS[MATERIAL[card]]
    name = card_said(state.card_name(card))
    return Refusal("MOT-36", say("smith-needs", card=name, missing=missing, material=sort))


def _no_top_card(state: MottainaiState, job: int, action: int) -> str:
    return say("no-top-card", job=JOBS[job])


def _no_sale_of_all(state: MottainaiState, job: int, action: int) -> str:
    if not state.has(state.turn, WITH[SELLS_ALL_OF_A_MATERIAL]):
        return say("no-selling-all")
    sort = ACTS.parts(state, action)["material"]
    there = state.size_of(zone_of(state.turn, WORKPLACE), action - SELL_ALL)
    return say("only-one-to-sell" if there else "none-to-sell", material=sort)


def _no_booty(state: MottainaiState, job: int, action: int) -> str:
    """What is missing for taking from an opponent."""
    seat = action - SEAT
    if seat == state.turn or seat >= state.seats:
        return say("choose-opponent")
    flute = state.has(state.turn, WITH[TAKES_TASKS_AND_PAPER_WORKS])
    sword = state.has(state.turn, WITH[TAKES_FROM_RICHER])
    if not (flute or sword):
        return say("no-taking")
    whose = "monk" if job == MONK else "potter"
    lacking = f"{'both' if flute else 'sword'}-{whose}" if sword else "flute"
    return say("no-booty", lacking=lacking, other=mark(seat))


NOT_ALLOWED: Final = {"top": _no_top_card, "sell all": _no_sale_of_all, "player": _no_booty}


# Log lines


def words(state: MottainaiState, seat: int, action: int) -> Parts:
    """Beside its card a task tells its job."""
    if ACTS.verb(action).name not in ("task", "assistant"):
        return {}
    return {"job": JOBS[MATERIAL[state.kind(card_of(action))]]}


def tell(before: MottainaiView, after: MottainaiView, seat: int, act: Shown) -> str:
    """A log line without its subject: "took Crane as an assistant and drew a card"."""
    line = listed([told(before, after, act), *followed(before, after, seat, act)], "and")
    if after["outcome"] is None:
        return line
    return say("game-ends", line=line, reason=say.retell("reason", after["outcome"]["reason"]))


def told(before: MottainaiView, after: MottainaiView, act: Shown) -> str:
    """What was done, and because of which work."""
    if act.act == HIDDEN.act:
        return say("return-hidden")
    found, asks = question_of(asked(before)), asked(before)
    way = found.way(act.verb)
    known = facts(before["turn"], asks) | said(act.parts) | shown(before, after, asks, act)
    told = f"{way.id}.told" if way is not None else ""
    line = say(told, **known) if told and say.has(told) else ACTS.past(act)
    work = asks["because"]
    if not work or found.rule or act.verb in ("use", "done"):
        return line
    return say("by-work", line=line, work=card_said(work))


def shown(before: MottainaiView, after: MottainaiView, asks: Asks, act: Shown) -> Parts:
    """What an act showed to all: the task that was taken, and cards turned up."""
    owner = act.parts.get("player", asks["opponent"])
    task = before["players"][int(owner)]["task"] if owner is not None else None
    turned = after["turned_up"]
    return {"task": card_said(task) if task else "", "turned": cards_said(turned, "and")}


def followed(before: MottainaiView, after: MottainaiView, seat: int, act: Shown) -> list[str]:
    """What came of an act: cards turned up, given and drawn."""
    found, turned, drawn = [], after["turned_up"], after["drawn"]
    if turned and act.verb != "top":
        found.append(say("turned-up", cards=cards_said(turned, "and")))
    if act.verb == "name":
        found.append(gifts(before, after, seat))
    if drawn:
        found.append(say("drew", number=drawn))
    return found


def gifts(before: MottainaiView, after: MottainaiView, seat: int) -> str:
    """How many cards came from whom."""
    sizes = {
        other: old["hand_size"] - new["hand_size"]
        for other, (old, new) in enumerate(zip(before["players"], after["players"], strict=True))
        if other != seat and old["hand_size"] > new["hand_size"]
    }
    total = sum(sizes.values())
    if not sizes:
        return say("got-nothing")
    if len(sizes) == 1:
        return say("got-cards", number=total, other=mark(next(iter(sizes))))
    gifts = [say("gift", number=cards, other=mark(other)) for other, cards in sizes.items()]
    return say("got-from-several", number=total, gifts=listed(gifts, "and"))


# What a view tells in words


def spoken(view: MottainaiView) -> MottainaiView:
    """A view whose words are those of the language spoken now: where actions come from, what points are for."""
    asks, players = view["asks"], [spoken_player(player) for player in view["players"]]
    if asks is None or asks["task"] is None:
        return {**view, "players": players}
    why = [say.retell("counted", reason) for reason in asks["task"]["reasons"]]
    return {**view, "players": players, "asks": {**asks, "task": {**asks["task"], "reasons": why}}}


def spoken_player(player: PlayerShown) -> PlayerShown:
    tally = player["tally"]
    if tally is None:
        return player
    told: list[Item] = [{**item, "title": title_of(item)} for item in tally]
    return {**player, "tally": told}


def title_of(item: Item) -> str:
    return card_said(item["title"]) if item["own"] else say.retell("title", item["title"])
