"""What the steps ask, in words: each has one question, with its rule and the ways to answer it.

Words in braces come from what the view of the asked player tells: `{because}` is the work that asks,
`{subject}` the card it is about, `{material}` and `{job}` what is wanted, `{works}` what can be used,
`{stage}` how many are to go. The log knows the arguments of the act as well. Seats are marks: `@{owner}`.
"""

from dataclasses import dataclass
from typing import Final

DONE: Final = "done"


@dataclass(frozen=True)
class Way:
    """One kind of answer: its verb, and how one asks for it.

    `told` is its line in the log and `label` its button, where the table of acts says too little.
    """

    verb: str
    ask: str
    told: str = ""
    label: str = ""


@dataclass(frozen=True)
class Question:
    """The rule that asks (none: that of the work whose effect it is), and the ways to answer.

    A way that is impossible is not mentioned. In a *secret* question only the player on turn sees which
    card is chosen (MOT-41).
    """

    rule: str
    lead: str
    ways: tuple[Way, ...]
    secret: bool = False

    def way(self, verb: str) -> Way | None:
        return next((way for way in self.ways if way.verb == verb), None)


def question(rule: str, lead: str, *ways: Way, secret: bool = False) -> Question:
    return Question(rule, lead, ways, secret)


def of_work(*ways: Way, lead: str = "", secret: bool = False) -> Question:
    """A question of an effect: its rule is that of the work."""
    return Question("", lead, ways, secret)


def done(told: str, label: str, ask: str = "be done") -> Way:
    return Way(DONE, ask, told, label)


NONE: Final = question("", "")  # of steps that never ask


# Morning and Night

HAND_LIMIT: Final = question(
    "MOT-20",
    "You have more than five cards in hand",
    Way("return", "return one to the bottom of the deck"),
    secret=True,
)
NEW_TASK: Final = question(
    "MOT-23",
    "",
    Way("task", "choose your task from your hand"),
    Way("assistant", "make one of your assistants your task"),
    Way("player", "take the open task of an opponent", "took the task {task} of @{player}"),
    Way("pray", "pray", "chose to pray instead of a task"),
)


# The effects of a moment


def effects(lead: str, rule: str = "MOT-72", label: str = "Use none") -> Question:
    return question(rule, lead, Way("use", "use {works}"), done("used no further effect", label))


MORNING: Final = effects("Morning", "MOT-22", "Done, go on")
NIGHT: Final = effects("Night", "MOT-26", "Done, go on")
INSTEAD_OF_HAND_LIMIT: Final = effects("Instead of the hand limit")
WHEN_TASK_LEAVES: Final = effects("Your previous task leaves")
BEFORE_TASK: Final = effects("Before the {job} task")
BEFORE_TAILOR: Final = effects("Before you tailor")
AFTER_CLERK: Final = effects("After your sale")
AFTER_POTTER: Final = effects("After your Potter action")
AFTER_PRAYER: Final = effects("After your Prayer")
AFTER_COMPLETING: Final = effects("You completed {subject}")


# Tasks and actions


def action(rule: str, *ways: Way) -> Question:
    instead = (
        Way("craft", "craft a {material} work"),
        Way("pray", "pray"),
        done("left a {job} action unused", "Leave the action unused", "leave it unused"),
    )
    return question(rule, "{whose} {job} task{of}, action {number} of {total}", *ways, *instead)


CLERK: Final = action(
    "MOT-32",
    Way("sell", "sell a card from your workplace"),
    Way("sell all", "sell all cards of one material there"),
    Way("top", "sell the top card of the deck", "sold {turned}, the top card of the deck"),
)
MONK: Final = action(
    "MOT-33",
    Way("take", "take a floor card as assistant", "took {card} as an assistant"),
    Way("player", "take one from an opponent"),
)
TAILOR: Final = action("MOT-34", Way("tailor", "tailor"))
POTTER: Final = action(
    "MOT-35",
    Way("take", "take a floor card into your workplace", "took {card} into the workplace"),
    Way(
        "top", "take the top card of the deck", "took {turned}, the top card of the deck, into the workplace"
    ),
    Way("player", "take one from an opponent"),
)
SMITH: Final = action("MOT-36", Way("complete", "complete a work from your hand"))

ADMISSION: Final = of_work(
    Way("show", "show a {material} card"),
    done("skipped the {job} task", "Skip this task", "be done and skip it"),
    lead="The {job} task of @{owner}",
)


def booty(them: str, there: str) -> Question:
    return question(
        "MOT-76",
        "From @{opponent}",
        Way("take", f"take one of their {them}", f"took {{card}} from @{{opponent}} {there}"),
        Way("seize", "take a Paper work", f"took {{card}} from the {{wing}} wing of @{{opponent}} {there}"),
        Way("take task", "take their task", f"took the task {{task}} of @{{opponent}} {there}"),
    )


FROM_ASSISTANTS: Final = booty("assistants", "as an assistant")
FROM_WORKPLACE: Final = booty("workplace cards", "into the workplace")

TAILORING: Final = question(
    "MOT-34",
    "",
    Way("return", "return any number of hand cards one by one"),
    done("returned nothing more", "Done, draw now", "be done and draw up to five"),
    secret=True,
)


# Completing works

SUPPORT: Final = question(
    "MOT-36",
    "{subject} needs support, {stage} to go",
    Way("show", "show a {material} card"),
    Way("return", "return a Paper card of your workplace instead", "returned {card} as support"),
)
SPENDING: Final = of_work(
    Way("return", "return a Paper card of your workplace", "returned {card} as support"),
    done("returned no further Paper", "Return no more"),
    lead="Support for {subject}",
)
PLACEMENT: Final = of_work(
    Way(
        "wing",
        "choose the wing for {subject}",
        "completed {subject}, the top card of the deck, in the {wing} wing",
    )
)


# The words of the works

MAYBE: Final = of_work(Way("use", "go on"), done("left it at that", "Leave it at that"))
EITHER: Final = of_work(Way("clear", "clear the floor"), Way("fill", "fill the floor"))
GIVE_BACK: Final = of_work(Way("return", "return a hand card"), secret=True)
SELL_LIKE_IT: Final = of_work(
    Way("sell", "sell an assistant of the material of {subject}"), done("sold no assistant", "Sell none")
)
RETURN_FLOOR: Final = of_work(Way("return", "return a card of the floor"))
COMPLETE: Final = of_work(
    Way("complete", "complete a {material} work without support"), done("completed nothing", "Complete none")
)
SIFT: Final = of_work(
    Way("keep", "choose the card that stays on top"), Way("return", "choose the card that is returned first")
)
SHOW: Final = of_work(Way("show", "show a {material} card"), done("showed no card", "Show none"))
SHOW_AS_CLERKS: Final = of_work(
    Way("show", "show a {material} card as a Clerk"), done("showed no further card", "Show no more")
)
CHANGE_WING: Final = of_work(Way("move", "choose the work to move to your other wing"))
NAME_MATERIAL: Final = of_work(Way("name", "name a material"))
TRADE_HANDS: Final = of_work(
    Way("player", "choose whose hand you trade for yours", "traded hands with @{player}")
)
TAKE_SALE: Final = of_work(
    Way("player", "choose whose sale you take"),
    Way("take", "choose the sale of @{opponent}", "took the sale {card} of @{opponent}"),
)
TAKE_WORK: Final = of_work(
    Way("player", "choose whose work you take"),
    Way("seize", "choose the work of @{opponent}", "chose {card} in the {wing} wing of @{opponent}"),
    Way("wing", "choose the wing for {subject}", "took {subject} of @{opponent} into the {wing} wing"),
)
COPY_WORK: Final = of_work(
    Way("give", "choose a hand card to give away", "chose {card} to give away"),
    Way("player", "choose who gets {subject}", "gave {subject} to @{player}"),
    Way("copy", "choose the work of @{opponent} to copy"),
)


def moving(verb: str, source: str, target: str) -> Question:
    """Cards of a choice from one place to another."""
    if verb == "discard":
        return of_work(Way(verb, f"discard a card of your {source} to the {target}"))
    if verb == "sell":
        return of_work(Way(verb, f"sell a card of your {source}"))
    return of_work(
        Way(verb, f"take a card of the {source} into your {target}", f"took {{card}} into the {target}")
    )
