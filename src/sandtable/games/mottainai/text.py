"""Every sentence of Mottainai: the rules in our own words, refusals, questions and log lines.

What the steps ask is told beside them, in `questions`; here it is put together with what a view tells.
"""

from typing import Final

from sandtable.core.acts import Parts, Shown
from sandtable.core.outcome import Refusal
from sandtable.core.sentences import listed, mark
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
from sandtable.games.mottainai.view import Asks, MottainaiView, TaskShown, asks, verbs_now
from sandtable.games.mottainai.waiting import STEPS
from sandtable.games.mottainai.works import NAMES, STEP_NUMBERS
from sandtable.games.mottainai.zones import HAND, PLACES, RUNNING, WORKPLACE, zone_of

RULES: Final = {
    "MOT-01": "A deck has 54 different cards. Each is three things at once: a work to complete, a job as task or assistant, and a material. Paper is Clerk and worth 1 (12 cards), Stone is Monk and 2 (11), Cloth is Tailor and 2 (11), Clay is Potter and 3 (10), Metal is Smith and 3 (10).",
    "MOT-02": "You have a hand, a task, assistants on the left of your temple, a workplace below, sales on the right, a left and a right wing for works, and a pickup. The floor belongs to all. Hands are hidden, pickups lie face down even for their owner, and so do the cards that players start with as task; everything else is open.",
    "MOT-03": "Two or three players use one deck. Four to six use two, shuffled together: then a work can exist twice, and both of them count.",
    "MOT-10": "Everybody gets five cards. Then each player turns up a card of the deck for the floor; the alphabetically first name starts. Names go word by word, and of two alike the lower seat starts. (Our rulings.)",
    "MOT-11": "Everybody but the start player gets an unseen card face down as task. It is no task to perform and goes to the floor at that player's first Morning. In the published edition the start player gets one too.",
    "MOT-20": "Morning begins with the hand limit: with more than five cards in hand, return cards until there are five. Returned cards go to the bottom of the deck, in the order you choose.",
    "MOT-21": "Your previous task, or the face-down card you started with, goes to the floor. In the published edition this comes after the Morning effects.",
    "MOT-22": "Then you may use the Morning effects of your works, in any order, each once.",
    "MOT-23": "Last in the Morning choose your task: a card from your hand, or none, and then your task is Prayer.",
    "MOT-24": "At Noon you first perform the task of every opponent, clockwise from your left neighbor. Empty slots, face-down cards and Prayers are skipped.",
    "MOT-25": "Then you perform your own task. Without one you make a single Prayer.",
    "MOT-26": "At Night you may use the Night effects of your works, in any order, each once.",
    "MOT-27": "Then your pickup joins your hand, and the next player clockwise is on turn.",
    "MOT-30": "A task gives one action, one more for each assistant of its job, and again one for each of them if all of that job are covered. The actions are counted before the first and never again.",
    "MOT-31": "Each action is one of three: the task's own action, a Craft of the task's material, or a Prayer. What you cannot or do not want to use becomes a Prayer, and you must make it.",
    "MOT-32": "Clerk: move a card from your workplace to your sales.",
    "MOT-33": "Monk: take a card from the floor as an assistant.",
    "MOT-34": "Tailor: return as many hand cards as you like, then draw until hand and pickup together are five.",
    "MOT-35": "Potter: take a card from the floor into your workplace.",
    "MOT-36": "Smith: complete a work from your hand. You need as many cards of its material as its value, itself included; show the others in your hand. They stay there.",
    "MOT-37": "Craft: complete a work of the task's material from your hand, with the support in your workplace instead. Nothing is spent, and hand and workplace do not mix.",
    "MOT-38": "Prayer: draw one card. Nobody shares your Prayer.",
    "MOT-39": "A completed work goes into your left or right wing, as you like. Its effect counts at once: for its own completion where that fits, and for every moment that has not passed yet, as do works that come to you in another way. (The latter is our ruling.)",
    "MOT-40": "Cards you draw go to your pickup, and nobody looks at them before Night. They count as cards in hand for Tailors and for effects that count your hand, and for nothing else.",
    "MOT-41": "When you return several cards, you choose their order. Everybody sees how many there are. Which ones, only you know, unless they lay open before.",
    "MOT-50": "Works in the left wing cover assistants of their job, works in the right wing cover sales of their material: each as many as its value, and they add up.",
    "MOT-51": "Cover is all or nothing: the assistants of a job, or the sales of a material, are all covered or none of them is.",
    "MOT-60": "The game ends at once when a wing has five works (six, by option) or the last card leaves the deck. Nothing more happens then: no effects, no Night. Looking at the deck is not leaving it. A draw stops when the deck is empty, and a fifth work counts however it came there. (The last two are our rulings.)",
    "MOT-61": "You score the value of all your works, of every covered sale, and of every hand card whose material you have strictly more sales of than anybody else; and the bonuses of your works.",
    "MOT-62": "More points win. A tie goes to the player on turn, or else to the one who would be on turn soonest.",
    "MOT-63": "If two players both have works that win ties of sales of a material, neither of them wins a tie of that material, whoever else is in it. In the published edition both do.",
    "MOT-70": "An effect may be used once each time its moment comes, however often that is in a turn. Two works of the same name are two: each has its own use.",
    "MOT-71": "You need not use your own effects. What a work does to opponents happens by itself. (Our ruling.)",
    "MOT-72": "If several of your effects come at one moment, you choose their order.",
    "MOT-73": "Cards you show stay in your hand. All have seen them, and the same card may be shown again for something else.",
    "MOT-74": "A work that leaves play loses its effect at once, with all that could still be done by it. An effect that has begun is carried out to its end.",
    "MOT-75": "A work that is completed without support is completed like any other, with all that follows.",
    "MOT-76": "What improves an action improves each of yours. What comes before or after an action comes with each one that really took place, at your own or an opponent's task, but not if Craft or Prayer replaced it.",
    "MOT-W-Crane": "Smith and Craft: you may return Paper from your workplace; each card counts as one support card of any material, even where you could show the real one.",
    "MOT-W-Curtain": "An opponent who comes to your Tailor or Smith task must show a matching card, or skips the task.",
    "MOT-W-Deck of Cards": "After you complete a Paper work with a Smith action, you may draw a card. What Poem completes then is not completed by the Smith. (The latter is our ruling.)",
    "MOT-W-Doll": "Instead of a task from your hand you may take an opponent's open task as your own. You perform it with one more action.",
    "MOT-W-Fan": "Before each of your Tailor actions you may turn up the top three cards of the deck, keep one on top and return the other two. The deck needs three cards.",
    "MOT-W-Lampshade": "Scoring: you win ties of sales in Clay and in Metal. None against none is a tie.",
    "MOT-W-Pinwheel": "Night: you may return a hand card. If you did, you may draw a card.",
    "MOT-W-Plane": "After each Potter action with which you took a card, you may move one of your works to your other wing.",
    "MOT-W-Poem": "After you complete a Paper work, you may return it. Then complete the top card of the deck without support.",
    "MOT-W-Scroll": "Scoring: 3 points more.",
    "MOT-W-Sketch": "Instead of a task from your hand you may move one of your assistants into your task slot.",
    "MOT-W-Straw": "Smith: your Cloth and Clay works need one support card less.",
    "MOT-W-Amulet": "After you complete any work, you may move a card from your workplace to your sales.",
    "MOT-W-Bench": "Scoring: 2 points for each of your Stone works, this one too.",
    "MOT-W-Daitoro": "Morning: you may add cards from the deck to the floor until three lie there.",
    "MOT-W-Fountain": "Before you perform a Clerk task, anybody's, you may show Stone cards in your hand: each is a Clerk more during this task.",
    "MOT-W-Frog": "When completed: if no opponent has fewer works than you, you take another turn after this one.",
    "MOT-W-Go Set": "Your Stone works count as standing in both wings: for cover, for the end of the game and for Tapestry.",
    "MOT-W-Pillar": "Scoring: your sales of the material you have sold most count as covered. Of several, the best for you.",
    "MOT-W-Statue": "When completed: take two cards from the floor into your workplace.",
    "MOT-W-Stool": "After you complete a Stone, Clay or Metal work, you may draw a card.",
    "MOT-W-Tablet": "When completed: either return all cards of the floor, or add cards from the deck to it until it has a Stone and a Metal.",
    "MOT-W-Tower": "An opponent who comes to your Clerk, Monk or Potter task must show a matching card, or skips the task.",
    "MOT-W-Cloak": "After you complete any work, you may return it. Then complete a Metal work from your hand without support.",
    "MOT-W-Flag": "Before you perform your own task, you may show a hand card that matches it, for one more action.",
    "MOT-W-Handkerchief": "Instead of keeping the hand limit you may discard one hand card to the floor, even if you have five or fewer. With two of these works, each discards one. (The latter is our ruling.)",
    "MOT-W-Kite": "Morning: you may give a hand card to the workplace of any player who has a work beside this one, yours too. Then this is a copy of one of that player's works until the end of your turn. A copy was not completed.",
    "MOT-W-Mask": "Opponents who perform your task may not replace its actions by Craft or Prayer. What they do not use is lost.",
    "MOT-W-Puppet": "Before each of your Tailor actions you may return this work and trade hands with an opponent. Their cards come to you by your pickup.",
    "MOT-W-Quilt": "Scoring: your Paper, Stone and Cloth sales are all covered, and you win ties of sales in these three.",
    "MOT-W-Robe": "Clerk: you may sell all cards of one material in your workplace with one action.",
    "MOT-W-Socks": "Potter: you may take the top card of the deck instead of a card of the floor.",
    "MOT-W-Tapestry": "Scoring: 1 point for each work in the wing where this one stands, itself too.",
    "MOT-W-Umbrella": "Morning: you may put the top card of the deck onto the floor. Then you may move an assistant of its material to your sales.",
    "MOT-W-Bangle": "Opponents get no actions from their assistants for your task. Your Monks are all covered.",
    "MOT-W-Bowl": "Morning: you may put the top card of the deck into your workplace.",
    "MOT-W-Brick": "Smith: the open tasks of all players support your works as if you had them in hand.",
    "MOT-W-Cup": "After each Prayer you may return this work. Then the game is over.",
    "MOT-W-Dice": "Before each of your Tailor actions you may turn up the top card of the deck. If its value is the number of cards in your hand and pickup, complete it without support; else it stays on top.",
    "MOT-W-Figurine": "Before you perform an opponent's task, you may show a hand card that matches it, for one more action.",
    "MOT-W-Haniwa": "Scoring: 3 points for each assistant of the job you have most of.",
    "MOT-W-Jar": "When completed: name a material. Every opponent puts all hand cards of it face down into your pickup.",
    "MOT-W-Teapot": "Scoring: 3 points for each card in your workplace of the material you have most of there.",
    "MOT-W-Vase": "When completed: take two cards from the floor into your sales.",
    "MOT-W-Bell": "Clerk: you may sell the top card of the deck instead of a card of your workplace.",
    "MOT-W-Chopsticks": "Morning: when your previous task leaves, you may put it into your sales instead of onto the floor.",
    "MOT-W-Coin": "Scoring: each hand card that scores, scores its value once more.",
    "MOT-W-Flute": "Monk and Potter: instead of a card of the floor you may take an opponent's open task or one of their Paper works.",
    "MOT-W-Gong": "After each Prayer you may draw three cards. Then this work goes into your pickup.",
    "MOT-W-Pin": "Morning: you may take a Tailor action.",
    "MOT-W-Ring": "After each Clerk action with which you sold something, you may take a sale from an opponent who has more sales than you.",
    "MOT-W-Shuriken": "When completed: take a work from an opponent who has more works than you, into either wing. It does not count as completed.",
    "MOT-W-Sword": "Instead of a card of the floor you may take, as Monk, an assistant of an opponent who has more assistants than you; as Potter, a workplace card of one who has more of those.",
    "MOT-W-Turtle": "As soon as you have works of all five materials, you win.",
}


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
        "because": asks["because"] or "",
        "subject": asks["subject"] or "a work",
        "material": asks["material"] or "",
        "stage": asks["stage"],
        "opponent": asks["opponent"] or 0,
        "works": listed(asks["works"], "or") if asks["works"] else "",
        "owner": task["owner"],
        "job": task["job"],
        "whose": "Your" if own else "The",
        "of": "" if own else f" of {mark(task['owner'])}",
        "number": total - left + 1,
        "total": total,
    }


NO_TASK: Final[TaskShown] = {"owner": 0, "job": "", "left": None, "total": None, "reasons": []}
HIDDEN: Final = Shown("return a card", "return", {}, [])  # MOT-41: what others see of a secret return


# Questions


def question(view: MottainaiView) -> str:
    """What the reader of a view is asked, or waits for."""
    if view["outcome"] is not None:
        return f"The game is over: {view['outcome']['reason']}."
    if view["seat"] != view["turn"]:
        return f"It is the turn of {mark(view['turn'])}: {topic(asked(view))}."
    return ask(view["turn"], asked(view))


def topic(asks: Asks) -> str:
    """What somebody else thinks about."""
    if asks["because"]:
        return asks["because"]
    if asks["works"]:
        return f"effects of {listed(asks['works'], 'and')}"
    if asks["task"]:
        return f"the {asks['task']['job']} task"
    return "the Morning"


def ask(turn: int, asks: Asks) -> str:
    """The question: what leads to it, the ways to answer that there are, and the work that asks."""
    found = question_of(asks)
    lead, told = found.lead.format(**facts(turn, asks)), ways(turn, asks)
    because = f", because of {asks['because']}" if asks["because"] else ""
    return f"{lead}: {told}{because}." if lead else f"{told[0].upper()}{told[1:]}{because}."


def ways(turn: int, asks: Asks) -> str:
    """The ways to answer that there are: "return a hand card, or be done"."""
    found = [way for way in question_of(asks).ways if way.verb in asks["ways"]]
    if len(found) == 1:
        return (found[0].label.lower() or found[0].ask).format(**facts(turn, asks))
    told = [way.ask.format(**facts(turn, asks)) for way in found]
    return f"{', '.join(told[:-1])}, or {told[-1]}"


def label(state: MottainaiState, seat: int, action: int) -> str:
    """What a button says; being done says what that means, and a task names its job."""
    way = state.asking().question.way(ACTS.verb(action).name) if state.ending == RUNNING else None
    told = way.label if way is not None and way.label else ACTS.label(state, action)
    job = words(state, seat, action).get("job")
    return f"{job} task: {told.removeprefix('Task ')}" if job else told


# Refusals


def refusal(state: MottainaiState, seat: int, action: int) -> Refusal:
    """Why an act that is not legal is not legal: the most general reason first."""
    if state.ending != RUNNING:
        return Refusal("MOT-60", "The game is over.")
    if seat != state.turn:
        return Refusal("MOT-27", "It is not your turn.")
    if not 0 <= action < ACTS.count:
        return Refusal("MOT-31", "There is no such act.")
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


MISSING: Final = {
    "hand": "You have no {card} in your hand.",
    "floor": "{card} does not lie on the floor.",
    "workplace": "{card} is not in your workplace.",
    "assistants": "{card} is not one of your assistants.",
    "left": "{card} is not among your works.",
    "right": "{card} is not among your works.",
}


def _not_that_one(state: MottainaiState, verb: str, action: int) -> str:
    """What is wrong with a card, where others would do."""
    if action >= DONE or verb not in verbs_now(state):
        return ""
    name = state.work_name(card_of(action))
    return _missing(state, action) or (f"{name} cannot be used now." if verb == "use" else "")


def _missing(state: MottainaiState, action: int) -> str:
    """A card that is not where the act would take it from."""
    for target in ACTS.targets(state, action) if action < DONE else []:
        place = target.rpartition("/")[0].removeprefix(f"{state.turn}.")
        if place in MISSING and card_of(action) not in state.listed(state.turn, PLACES.index(place)):
            return MISSING[place].format(card=state.work_name(card_of(action)))
    return ""


def _no_action(state: MottainaiState, job: int, verb: str, action: int) -> Refusal:
    """Why an action of a task is not possible."""
    if verb in ("craft", "pray") and not may_replace(state):
        forbidding = rule_of(state, state.asking().because(state))
        return Refusal(forbidding, "The owner of this task lets nobody replace its actions.")
    if verb == "done":
        return Refusal("MOT-31", "An action that you do not use becomes a Prayer.")
    if verb == "craft":
        return _no_craft(state, job, card_of(action))
    if missing := _missing(state, action):
        return Refusal(rule(state), missing)
    if verb == "complete":
        return _no_smith(state, card_of(action))
    return Refusal("MOT-76", NOT_ALLOWED[verb](state, job, action))


def _no_craft(state: MottainaiState, job: int, card: int) -> Refusal:
    name = state.card_name(card)
    if card >= COPY or MATERIAL[card] != job:
        return Refusal("MOT-37", f"This action can only craft a {MATERIALS[job]} work, and {name} is none.")
    if card not in state.listed(state.turn, HAND):
        return Refusal("MOT-37", MISSING["hand"].format(card=name))
    missing = craft_missing(state, job) - paper_to_spend(state)
    return Refusal("MOT-37", f"{name} needs {missing} more {MATERIALS[job]} in your workplace.")


def _no_smith(state: MottainaiState, card: int) -> Refusal:
    missing = smith_missing(state, MATERIAL[card]) - paper_to_spend(state)
    sort = MATERIALS[MATERIAL[card]]
    return Refusal("MOT-36", f"{state.card_name(card)} needs {missing} more {sort} in your hand.")


def _no_top_card(state: MottainaiState, job: int, action: int) -> str:
    return f"None of your works takes the top card of the deck with a {JOBS[job]} action."


def _no_sale_of_all(state: MottainaiState, job: int, action: int) -> str:
    if not state.has(state.turn, WITH[SELLS_ALL_OF_A_MATERIAL]):
        return "None of your works sells all cards of a material at once."
    sort = ACTS.parts(state, action)["material"]
    there = state.size_of(zone_of(state.turn, WORKPLACE), action - SELL_ALL)
    return f"You have {'only one' if there else 'no'} {sort} in your workplace."


def _no_booty(state: MottainaiState, job: int, action: int) -> str:
    """What is missing for taking from an opponent."""
    seat, lacking = action - SEAT, []
    if seat == state.turn or seat >= state.seats:
        return "Choose an opponent."
    if state.has(state.turn, WITH[TAKES_TASKS_AND_PAPER_WORKS]):
        lacking.append("neither an open task nor a Paper work")
    if state.has(state.turn, WITH[TAKES_FROM_RICHER]):
        lacking.append(
            f"no more {'assistants than you' if job == MONK else 'cards than you in the workplace'}"
        )
    if not lacking:
        return "None of your works takes cards from opponents with this action."
    return f"{mark(seat)} has {' and '.join(lacking)}."


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
    return line if after["outcome"] is None else f"{line}; the game ends: {after['outcome']['reason']}"


def told(before: MottainaiView, after: MottainaiView, act: Shown) -> str:
    """What was done, and because of which work."""
    if act.act == HIDDEN.act:
        return "returned a card"
    found, asks = question_of(asked(before)), asked(before)
    way = found.way(act.verb)
    line = (way and way.told) or ACTS.named(act.verb).past
    line = line.format(**facts(before["turn"], asks) | act.parts | shown(before, after, asks, act))
    work = asks["because"]
    if not work or found.rule or act.verb in ("use", "done"):
        return line
    return f"{line} because of {work}"


def shown(before: MottainaiView, after: MottainaiView, asks: Asks, act: Shown) -> Parts:
    """What an act showed to all: the task that was taken, and cards turned up."""
    owner = act.parts.get("player", asks["opponent"])
    task = before["players"][int(owner)]["task"] if owner is not None else None
    turned = after["turned_up"]
    return {"task": task or "", "turned": listed(turned, "and") if turned else ""}


def followed(before: MottainaiView, after: MottainaiView, seat: int, act: Shown) -> list[str]:
    """What came of an act: cards turned up, given and drawn."""
    found, turned, drawn = [], after["turned_up"], after["drawn"]
    if turned and act.verb != "top":
        found.append(f"turned up {listed(turned, 'and')}")
    if act.verb == "name":
        found.append(f"got {gifts(before, after, seat)}")
    if drawn:
        found.append("drew a card" if drawn == 1 else f"drew {drawn} cards")
    return found


def gifts(before: MottainaiView, after: MottainaiView, seat: int) -> str:
    """How many cards came from whom."""
    sizes = {
        other: old["hand_size"] - new["hand_size"]
        for other, (old, new) in enumerate(zip(before["players"], after["players"], strict=True))
        if other != seat and old["hand_size"] > new["hand_size"]
    }
    total = sum(sizes.values())
    told = "nothing" if not total else "a card" if total == 1 else f"{total} cards"
    if len(sizes) < 2:
        return told + "".join(f" from {mark(other)}" for other in sizes)
    return f"{told}: {listed([f'{cards} from {mark(other)}' for other, cards in sizes.items()], 'and')}"
