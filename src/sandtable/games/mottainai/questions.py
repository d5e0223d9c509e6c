"""What the steps ask: each has one question, with its rule and the ways to answer it.

What is said is in `words`: the message of a lead, and of each way, as a question names it. `.told` is its line in the
log and `.label` its button, where the table of acts says too little; `.only` names a way that is the only one.
Messages may name what the view of the asked player tells: `$because` is the work that asks, `$subject` the card it is
about, `$material` and `$job` what is wanted, `$works` what can be used, `$stage` how many are to go. The log knows the
arguments of the act as well. Seats are marks: `@{ $owner }`.
"""

from dataclasses import dataclass
from typing import Final

DONE: Final = "done"


@dataclass(frozen=True)
class Way:
    """One kind of answer: its verb, and its message."""

    verb: str
    id: str


@dataclass(frozen=True)
class Question:
    """The rule that asks (none: that of the work whose effect it is), what leads to it, and the ways to answer.

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


def done(id: str) -> Way:
    return Way(DONE, id)


NONE: Final = question("", "")  # of steps that never ask


# Morning and Night

HAND_LIMIT: Final = question("MOT-20", "lead-hand-limit", Way("return", "way-return-one"), secret=True)
NEW_TASK: Final = question(
    "MOT-23",
    "",
    Way("task", "way-task"),
    Way("assistant", "way-assistant"),
    Way("player", "way-open-task"),
    Way("pray", "way-pray-instead"),
)


# The effects of a moment


def effects(lead: str, rule: str = "MOT-72", none: str = "way-none") -> Question:
    return question(rule, lead, Way("use", "way-use"), done(none))


MORNING: Final = effects("lead-morning", "MOT-22", "way-go-on")
NIGHT: Final = effects("lead-night", "MOT-26", "way-go-on")
INSTEAD_OF_HAND_LIMIT: Final = effects("lead-instead-of-hand-limit")
WHEN_TASK_LEAVES: Final = effects("lead-when-task-leaves")
BEFORE_TASK: Final = effects("lead-before-task")
BEFORE_TAILOR: Final = effects("lead-before-tailor")
AFTER_CLERK: Final = effects("lead-after-clerk")
AFTER_POTTER: Final = effects("lead-after-potter")
AFTER_PRAYER: Final = effects("lead-after-prayer")
AFTER_COMPLETING: Final = effects("lead-after-completing")


# Tasks and actions


def action(rule: str, *ways: Way) -> Question:
    instead = (Way("craft", "way-craft"), Way("pray", "way-pray"), done("way-unused"))
    return question(rule, "lead-action", *ways, *instead)


CLERK: Final = action(
    "MOT-32", Way("sell", "way-sell"), Way("sell all", "way-sell-all"), Way("top", "way-sell-top")
)
MONK: Final = action("MOT-33", Way("take", "way-take-assistant"), Way("player", "way-take-from-opponent"))
TAILOR: Final = action("MOT-34", Way("tailor", "way-tailor"))
POTTER: Final = action(
    "MOT-35",
    Way("take", "way-take-material"),
    Way("top", "way-take-top"),
    Way("player", "way-take-from-opponent"),
)
SMITH: Final = action("MOT-36", Way("complete", "way-complete"))

ADMISSION: Final = of_work(Way("show", "way-show"), done("way-skip"), lead="lead-admission")


def booty(them: str) -> Question:
    return question(
        "MOT-76",
        "lead-booty",
        Way("take", f"way-booty-{them}"),
        Way("seize", f"way-booty-{them}-work"),
        Way("take task", f"way-booty-{them}-task"),
    )


FROM_ASSISTANTS: Final = booty("assistants")
FROM_WORKPLACE: Final = booty("workplace")

TAILORING: Final = question("MOT-34", "", Way("return", "way-return-any"), done("way-draw-now"), secret=True)


# Completing works

SUPPORT: Final = question(
    "MOT-36", "lead-support", Way("show", "way-show"), Way("return", "way-spend-instead")
)
SPENDING: Final = of_work(Way("return", "way-spend"), done("way-spend-no-more"), lead="lead-spending")
PLACEMENT: Final = of_work(Way("wing", "way-place-top"))


# The words of the works

MAYBE: Final = of_work(Way("use", "way-maybe"), done("way-leave-it"))
EITHER: Final = of_work(Way("clear", "way-clear"), Way("fill", "way-fill"))
GIVE_BACK: Final = of_work(Way("return", "way-give-back"), secret=True)
SELL_LIKE_IT: Final = of_work(Way("sell", "way-sell-like-it"), done("way-sell-none"))
RETURN_FLOOR: Final = of_work(Way("return", "way-return-floor"))
COMPLETE: Final = of_work(Way("complete", "way-complete-free"), done("way-complete-none"))
SIFT: Final = of_work(Way("keep", "way-keep"), Way("return", "way-return-first"))
SHOW: Final = of_work(Way("show", "way-show"), done("way-show-none"))
SHOW_AS_CLERKS: Final = of_work(Way("show", "way-show-as-clerk"), done("way-show-no-more"))
CHANGE_WING: Final = of_work(Way("move", "way-change-wing"))
NAME_MATERIAL: Final = of_work(Way("name", "way-name"))
TRADE_HANDS: Final = of_work(Way("player", "way-trade-hands"))
TAKE_SALE: Final = of_work(Way("player", "way-whose-sale"), Way("take", "way-their-sale"))
TAKE_WORK: Final = of_work(
    Way("player", "way-whose-work"), Way("seize", "way-their-work"), Way("wing", "way-place-their-work")
)
COPY_WORK: Final = of_work(
    Way("give", "way-give-away"), Way("player", "way-give-to"), Way("copy", "way-copy")
)


def moving(verb: str, source: str, target: str) -> Question:
    """Cards of a choice from one place to another."""
    return of_work(Way(verb, f"way-{verb}-{source}-{target}"))
