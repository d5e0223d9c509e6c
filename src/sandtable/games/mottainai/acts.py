"""The acts of Mottainai: a verb with a card, perhaps a wing; then the acts without a card.

    task Crane · task Crane from assistants · return Crane · sell Crane · sell all Clay · take Crane
    show Crane · complete Crane left · craft Crane right · use Crane · move Crane right · seize Crane left
    discard Crane · give Crane · copy Crane · keep Crane · name Clay · player 1 · take task · top
    tailor · pray · left · right · clear floor · fill floor · done

A work that copies another one is called `Kite as Bowl`. `move` tells the wing it goes to, `seize` the
wing it comes from; `use` tells the wing only where the same work stands in both.

What an act touches is told as `hand/Bell`, `floor/Bell`, `0.workplace/Bell` (the workplace of seat 0),
`deck`, or a seat, `1`. Where the cards lie that a step asks about, the step says.

Their sentences are messages (`words`), by the names of the verbs.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sandtable.core.acts import Acts, Argument, Parts, Verb
from sandtable.core.bits import BIT
from sandtable.core.errors import Unreadable
from sandtable.games.mottainai.cards import CODES, MATERIAL, MATERIALS
from sandtable.games.mottainai.words import said, say
from sandtable.games.mottainai.zones import LEFT, PLACES, RIGHT, WINGS, WORKPLACE

if TYPE_CHECKING:
    from sandtable.games.mottainai.state import MottainaiState

TASK: Final = 0  # from the hand into the task slot
RETURN: Final = 56  # to the bottom of the deck
SELL: Final = 112
TAKE: Final = 168
SHOW: Final = 224
COMPLETE: Final = 280
CRAFT: Final = 392
USE: Final = 504
MOVE: Final = 616
SEIZE: Final = 728  # an opponent's work
ASSISTANT: Final = 840  # from the assistants into the task slot
DISCARD: Final = 896
GIVE: Final = 952
COPY_WORK: Final = 1008
KEEP: Final = 1064
RIGHT_WING: Final = 56  # between an act in the left wing and the same in the right one

DONE: Final = 1120
PRAY: Final = 1121
TAILOR_NOW: Final = 1122
TOP: Final = 1123  # the top card of the deck
TAKE_TASK: Final = 1124
WING: Final = 1125  # left, right
SEAT: Final = 1127
SELL_ALL: Final = 1133  # by material
NAME: Final = 1138  # a material
CLEAR: Final = 1143
FILL: Final = 1144


def card_of(action: i64) -> i64:
    """The card of an act with a card."""
    return action % CODES


def wing_of(action: i64, verb: i64) -> i64:
    """The wing of an act of a verb about works."""
    return RIGHT if action >= verb + RIGHT_WING else LEFT


CARD: Final = Argument("card", [f"card {code}" for code in range(CODES)])
WING_NAME: Final = Argument("wing", WINGS)
OTHER_WING: Final = Argument("wing", WINGS[::-1])  # `move` tells where to, its code where from
PLAYER: Final = Argument("player", [str(seat) for seat in range(6)])
MATERIAL_NAME: Final = Argument("material", MATERIALS)


def with_card(code: int, verb: str, target: str) -> Verb:
    """A verb with a card and nothing else."""
    return Verb(code, f"{verb} {{card}}", arguments=(CARD,), targets=(target,))


def with_wing(code: int, verb: str, target: str) -> Verb:
    """A verb with a card and a wing."""
    return Verb(code, f"{verb} {{card}} {{wing}}", arguments=(WING_NAME, CARD), targets=(target,))


class MottainaiActs(Acts["MottainaiState"]):
    """The table, with the names that cards have in a position and the places where they lie."""

    def form(self, state: "MottainaiState", action: int, parts: Parts) -> str:
        text = super().form(state, action, parts)
        return text.rpartition(" ")[0] if names_no_wing(state, action) else text

    def read(self, state: "MottainaiState", text: str) -> int:
        try:
            return super().read(state, text)
        except Unreadable:
            if not text.lower().split()[:1] == ["use"]:
                raise
            used = super().read(state, f"{text} {WINGS[0]}")
            return used if state.works(state.turn, LEFT) & BIT[card_of(used)] else used + RIGHT_WING

    def value(self, state: "MottainaiState", argument: Argument, n: int) -> str | int:
        return state.work_name(n) if argument is CARD else argument.value(n)

    def meaning(self, state: "MottainaiState", argument: Argument, word: str) -> int:
        return state.card_named(word) if argument is CARD else argument.read(word, self.say)

    def told(self, verb: Verb, when: str, parts: Parts) -> str:
        return super().told(verb, when, said(parts))

    def label(self, state: "MottainaiState", action: int, parts: Parts) -> str:
        """What a button says."""
        return self.told(self.verb(action), "short" if names_no_wing(state, action) else "now", parts)

    def touched(self, state: "MottainaiState", action: int, parts: Parts) -> list[str]:
        if action >= SELL_ALL and action < NAME:
            return sold_together(state, action - SELL_ALL)
        if action >= COPY_WORK and action < KEEP:
            return copied(state, card_of(action))
        forms = self.verb(action).targets
        if not forms:
            return []
        named = parts | self.whereabouts(state, action)
        return [form.format(**named) for form in forms]

    def whereabouts(self, state: "MottainaiState", action: int) -> dict[str, str | int]:
        """What the targets name: the seats, the card as it lies there, and where the step finds it."""
        step = state.asking()
        other = max(0, step.opponent(state))
        found: dict[str, str | int] = {"me": state.turn, "opponent": other, "source": step.source(state)}
        if action < DONE:
            found["lying"] = state.card_name(card_of(action))
            found["from"] = PLACES[wing_of(action, MOVE)]
        elif action == TAKE_TASK:
            found["lying"] = state.card_name(state.tasks[other])
        return found


def names_no_wing(state: "MottainaiState", action: int) -> bool:
    """Whether an act is about a work that stands in one wing only, so that its wing need not be told."""
    wings = [state.works(state.turn, wing) & BIT[card_of(action)] for wing in (LEFT, RIGHT)]
    return USE <= action < MOVE and not (wings[0] and wings[1])


def sold_together(state: "MottainaiState", material: int) -> list[str]:
    """All workplace cards of a material."""
    cards = [card for card in state.listed(state.turn, WORKPLACE) if MATERIAL[card] == material]
    return [f"{state.turn}.workplace/{state.card_name(card)}" for card in dict.fromkeys(cards)]


def copied(state: "MottainaiState", kind: int) -> list[str]:
    """The works of a player that are of a kind."""
    seat = int(state.asking().opponent(state))
    found = []
    for wing, name in zip((LEFT, RIGHT), WINGS, strict=True):
        cards = [card for card in state.listed(seat, wing) if state.kind(card) == kind]
        found += [f"{seat}.{name}/{state.card_name(card)}" for card in dict.fromkeys(cards)]
    return found


HAND: Final = "hand/{lying}"
SOURCE: Final = "{source}/{lying}"

ACTS: Final = MottainaiActs(
    with_card(TASK, "task", HAND),
    with_card(RETURN, "return", SOURCE),
    with_card(SELL, "sell", SOURCE),
    with_card(TAKE, "take", SOURCE),
    with_card(SHOW, "show", HAND),
    with_wing(COMPLETE, "complete", HAND),
    with_wing(CRAFT, "craft", HAND),
    with_wing(USE, "use", "{me}.{wing}/{lying}"),
    Verb(MOVE, "move {card} {wing}", arguments=(OTHER_WING, CARD), targets=("{me}.{from}/{lying}",)),
    with_wing(SEIZE, "seize", "{opponent}.{wing}/{lying}"),
    Verb(
        ASSISTANT,
        "task {card} from assistants",
        arguments=(CARD,),
        targets=("{me}.assistants/{lying}",),
        name="assistant",
    ),
    with_card(DISCARD, "discard", HAND),
    with_card(GIVE, "give", HAND),
    with_card(COPY_WORK, "copy", ""),
    with_card(KEEP, "keep", "deck/{lying}"),
    Verb(DONE, "done"),
    Verb(PRAY, "pray"),
    Verb(TAILOR_NOW, "tailor"),
    Verb(TOP, "top", targets=("deck",)),
    Verb(TAKE_TASK, "take task", targets=("{opponent}.task/{lying}",), name="take task"),
    Verb(WING, "{wing}", arguments=(WING_NAME,), targets=("{me}.{wing}",), name="wing"),
    Verb(SEAT, "player {player}", arguments=(PLAYER,), targets=("{player}",)),
    Verb(SELL_ALL, "sell all {material}", arguments=(MATERIAL_NAME,), name="sell all"),
    Verb(NAME, "name {material}", arguments=(MATERIAL_NAME,)),
    Verb(CLEAR, "clear floor", name="clear"),
    Verb(FILL, "fill floor", name="fill"),
    say=say,
)
