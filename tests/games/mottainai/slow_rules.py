"""The rules of Mottainai a second time, in the order of the rulebook: a turn, its tasks, their actions.

    slow = SlowMottainai(game.write_position(state))
    slow.legal()  # texts
    slow.play("task Crane")

Slow and simple on purpose, and written from the rules alone. A turn is a generator that yields the
answers that are allowed and is sent the one that was given. The tests play it side by side with the
compiled rules. It starts at any position that asks for a new task, as every turn does once: a turn
that is under way is played from there.
"""

from collections.abc import Iterable
from functools import partial
from typing import Any

from games.mottainai.slow_pieces import MATERIAL, PILES, VALUES, WINGS, Pile, Player, Work, of
from games.mottainai.slow_scoring import Scoring, has_turtle_and_all
from games.mottainai.slow_works import Asking, Over, Works, seizing

HAND_LIMIT = 5
NEW_TASK = "new-task:0:0:0"  # as a position tells that it asks for one


class SlowMottainai(Works, Scoring):
    """A position, and what follows from it."""

    def __init__(self, line: str) -> None:
        words = dict(word.split("=") for word in line.replace("Daidoro", "Daitoro").split())
        self.published = words["edition"] == "published"
        self.wing_limit = int(words["wings"])
        self.turn, self.extra_turns, self.borrowed = (
            int(words[key]) for key in ("turn", "extra", "borrowed")
        )
        self.bonus = self.clerks = 0
        self.counted: dict[str, int] = {}  # what the actions of the task under way come from
        self.owner: Player | None = None  # whose task is performed
        self.doing = ""
        self.over = ""
        self.floor, self.deck = (Pile(where, cards=read_cards(words[where])) for where in ("floor", "deck"))
        self.players = [read_player(words, seat) for seat in range(int(words["seats"]))]
        self.moves: list[tuple[str, Pile, Pile]] = []  # by the last act: card, from, to
        self.revealed: list[str] = []  # by the last act, from the deck
        self.causes: list[Work] = []  # the effects under way, one in another
        self.about: dict[str, Any] = {}  # what the question is about
        self.step = ""  # of the turn
        if words["waiting"] != NEW_TASK:
            raise ValueError(f"the slow rules start with {NEW_TASK}, not with {words['waiting']}")
        self.story = self.game()
        self.go_on(None)

    # From outside

    def legal(self, seat: int | None = None) -> list[str]:
        """What the player on turn may answer; others are asked nothing."""
        return sorted(map(self.spelled, self.answers)) if seat in (None, self.turn) else []

    def play(self, text: str) -> None:
        self.moves, self.revealed = [], []
        self.go_on(text.replace("Daidoro", "Daitoro"))

    def spelled(self, text: str) -> str:
        return text.replace("Daitoro", "Daidoro") if self.published else text

    def go_on(self, answer: str | None) -> None:
        self.answers: dict[str, Any] = {}
        try:
            self.answers = self.story.send(answer)
        except Over as end:
            self.over = str(end)

    def outcome(self) -> tuple[list[int], int, str] | None:
        """The points of each seat, who won, and why the game is over."""
        if not self.over:
            return None
        return [self.points(seat) for seat in range(len(self.players))], self.winner(), self.over

    # Asking

    @property
    def me(self) -> Player:
        return self.players[self.turn]

    def others(self) -> list[Player]:
        """Opponents clockwise from the left neighbor."""
        return self.players[self.turn + 1 :] + self.players[: self.turn]

    def ask(self, answers: dict[str, Any], **about: Any) -> Asking:
        """A question: its answers with what they mean, and what else is to be said about it."""
        self.about = about
        text = yield answers
        return answers[text]

    def ask_for_seat(self, players: Iterable[Player], **about: Any) -> Asking:
        return (yield from self.ask({f"player {player.seat}": player for player in players}, **about))

    def ask_for_wing(self, subject: str, **about: Any) -> Asking:
        return (yield from self.ask({"left": self.me.left, "right": self.me.right}, subject=subject, **about))

    # Moving cards

    def move(self, card: Any, source: Pile, target: Pile) -> None:
        """A card, or a work that becomes a card again."""
        source.remove(card)
        name = card.card if isinstance(card, Work) else card
        target.append(name)
        self.moves.append((name, source, target))

    def give_back(self, card: Any, source: Pile | None = None) -> None:
        """Return a card, or a work of the player on turn: to the bottom of the deck."""
        self.move(card, self.me.wing_of(card) if source is None else source, self.deck)

    def take_top(self, target: Pile) -> str:
        """The game is over as soon as the last card leaves the deck (MOT-60)."""
        card = self.deck[0]
        self.move(card, self.deck, target)
        self.watch()
        return card

    def place(self, work: Work, source: Pile, wing: Pile) -> None:
        """A work from a wing or from nowhere into a wing."""
        if work in source:
            source.remove(work)
        wing.append(work)
        self.moves.append((work.card, source, wing))
        self.watch()

    def watch(self) -> None:
        """MOT-60, MOT-W-Turtle."""
        if any(has_turtle_and_all(player) for player in self.players):
            raise Over("works of all five materials")
        wings = [player.counted_in(wing) for player in self.players for wing in (player.left, player.right)]
        if any(len(works) >= self.wing_limit for works in wings):
            raise Over("a wing is full")
        if not self.deck:
            raise Over("the deck is empty")

    # A turn

    def game(self) -> Asking:
        steps = PUBLISHED_TURN if self.published else TURN
        yield from self.take(steps[steps.index("new_task") :])
        while True:
            yield from self.take(steps)

    def take(self, steps: list[str]) -> Asking:
        for self.step in steps:
            yield from getattr(self, self.step)() or ()

    def hand_limit(self) -> Asking:
        """MOT-20."""
        if not (yield from self.effects("instead of the hand limit")):
            while len(self.me.hand) > HAND_LIMIT:
                self.give_back((yield from self.ask_for_card("return", self.me.hand)), self.me.hand)

    def previous_task(self) -> Asking:
        """MOT-21."""
        yield from self.effects("the previous task leaves")
        for card in list(self.me.task):
            self.move(card, self.me.task, self.floor)
        self.me.face_down = False

    def morning_effects(self) -> Asking:
        """MOT-22."""
        yield from self.effects("morning")

    def new_task(self) -> Asking:
        """MOT-23, MOT-W-Doll, MOT-W-Sketch."""
        me = self.me
        ways = {f"task {card}": (card, me.hand) for card in me.hand}
        if me.has("Sketch"):
            ways |= {f"task {card} from assistants": (card, me.assistants) for card in me.assistants}
        if me.has("Doll"):
            open_tasks = [other for other in self.others() if other.open_task()]
            ways |= {f"player {other.seat}": (other.task[0], other.task) for other in open_tasks}
        chosen = yield from self.ask({**ways, "pray": None})
        if chosen:
            self.move(*chosen, me.task)
            self.borrowed = chosen[1].where == "task"

    def opponents_tasks(self) -> Asking:
        """MOT-24."""
        for other in self.others():
            if other.open_task():
                yield from self.perform(other)

    def own_task(self) -> Asking:
        """MOT-25."""
        yield from self.perform(self.me) if self.me.task else self.pray()

    def night_effects(self) -> Asking:
        """MOT-26."""
        yield from self.effects("night")

    def end_of_turn(self) -> None:
        """MOT-27; a copy lasts no longer than the turn (MOT-W-Kite)."""
        for card in list(self.me.pickup):
            self.move(card, self.me.pickup, self.me.hand)
        for wing in (self.me.left, self.me.right):
            wing[:] = [Work(work.card) if work.copied else work for work in wing]
        self.watch()
        self.borrowed = False
        if self.extra_turns:
            self.extra_turns -= 1
        else:
            self.turn = (self.turn + 1) % len(self.players)

    # Performing a task

    def perform(self, owner: Player) -> Asking:
        """MOT-30: actions are counted once, before the first."""
        self.owner, self.doing = owner, MATERIAL[owner.task[0]]
        if (yield from self.is_admitted(owner)):
            self.bonus = int(self.borrowed and owner is self.me)
            whose = "the own" if owner is self.me else "an opponent's"
            yield from self.effects(f"before {whose} {'Clerk ' if self.doing == 'Paper' else ''}task")
            helped = self.actions_by_assistants(owner)
            self.counted = {"helped": helped, "helpers": self.helpers(), "more": self.bonus}
            total = 1 + self.bonus + helped
            for number in range(1, total + 1):
                yield from self.action(owner, number, total)
        self.owner, self.clerks, self.counted = None, 0, {}

    def is_admitted(self, owner: Player) -> Asking:
        """Curtain and Tower: an opponent shows a card like the task, or skips it."""
        guard = "Curtain" if self.doing in ("Cloth", "Metal") else "Tower"
        if owner is self.me or not owner.has(guard):
            return True
        shown = {f"show {card}": True for card in of(self.doing, self.me.hand)}
        return (yield from self.ask({**shown, "done": False}, guard=guard))

    def actions_by_assistants(self, owner: Player) -> int:
        if owner is not self.me and owner.has("Bangle"):
            return 0
        number = self.helpers()
        return 2 * number if self.me.assistants_covered(self.doing, number) else number

    def helpers(self) -> int:
        return len(of(self.doing, self.me.assistants)) + self.clerks

    def action(self, owner: Player, number: int, total: int) -> Asking:
        """MOT-31; Mask forbids opponents to replace an action."""
        material = self.doing
        ways = getattr(self, ACTIONS[material])()
        if owner is self.me or not owner.has("Mask"):
            ways |= {**self.crafts(material), "pray": self.pray}
        else:
            ways["done"] = self.nothing
        way = yield from self.ask(ways, number=number, total=total)
        yield from way() or ()

    def nothing(self) -> None:
        """An action that is lost."""

    def pray(self) -> Asking:
        """MOT-38."""
        self.take_top(self.me.pickup)
        yield from self.effects("after a Prayer")

    # The actions of the five jobs

    def clerk(self) -> dict[str, Any]:
        """MOT-32, MOT-W-Robe, MOT-W-Bell."""
        workplace = self.me.workplace
        ways: dict[str, Any] = {f"sell {card}": partial(self.sell, [card]) for card in workplace}
        for material in VALUES:
            if self.me.has("Robe") and len(of(material, workplace)) > 1:
                ways[f"sell all {material}"] = partial(self.sell, of(material, workplace))
        return ways | ({"top": self.sell_top} if self.me.has("Bell") else {})

    def sell(self, cards: list[str]) -> Asking:
        for card in cards:
            self.move(card, self.me.workplace, self.me.sales)
        yield from self.effects("after a Clerk action")

    def sell_top(self) -> Asking:
        self.take_top(self.me.sales)
        yield from self.effects("after a Clerk action")

    def monk(self) -> dict[str, Any]:
        """MOT-33."""
        return self.collecting(self.me.assistants)

    def potter(self) -> dict[str, Any]:
        """MOT-35, MOT-W-Socks."""
        from_deck = {"top": partial(self.collect, self.deck[0], self.deck, self.me.workplace)}
        return self.collecting(self.me.workplace) | (from_deck if self.me.has("Socks") else {})

    def collecting(self, target: Pile) -> dict[str, Any]:
        """From the floor, or from an opponent by Sword or Flute."""
        ways = {f"take {card}": partial(self.collect, card, self.floor, target) for card in self.floor}
        for other in self.others():
            if self.booty(other, target):
                ways[f"player {other.seat}"] = partial(self.plunder, other, target)
        return ways

    def booty(self, other: Player, target: Pile) -> dict[str, tuple[Any, Pile]]:
        """MOT-W-Sword: what is like the target, from who has more. MOT-W-Flute: a task or a Paper work."""
        found: dict[str, tuple[Any, Pile]] = {}
        if self.me.has("Sword") and other in self.richer(target.where):
            found = {
                f"take {card}": (card, getattr(other, target.where)) for card in getattr(other, target.where)
            }
        if self.me.has("Flute"):
            paper = [work for work in other.works if work.material == "Paper"]
            found |= {text: (work, other.wing_of(work)) for text, work in seizing(other, paper).items()}
            if other.open_task():
                found["take task"] = (other.task[0], other.task)
        return found

    def plunder(self, other: Player, target: Pile) -> Asking:
        card, source = yield from self.ask(self.booty(other, target), opponent=other.seat)
        yield from self.collect(card, source, target)

    def collect(self, card: Any, source: Pile, target: Pile) -> Asking:
        self.move(card, source, target)
        self.watch()
        if target.where == "workplace":
            yield from self.effects("after a Potter action")

    def tailoring(self) -> dict[str, Any]:
        return {"tailor": self.tailor}

    def tailor(self) -> Asking:
        """MOT-34."""
        yield from self.effects("before a Tailor action")
        returned = 0
        while self.me.hand:
            cards = {f"return {card}": card for card in self.me.hand}
            card = yield from self.ask({**cards, "done": None}, returned=returned)
            if not card:
                break
            self.give_back(card, self.me.hand)
            returned += 1
        while len(self.me.hand) + len(self.me.pickup) < HAND_LIMIT:
            self.take_top(self.me.pickup)

    # Completing works

    def smith(self) -> dict[str, Any]:
        """MOT-36."""
        ways = {}
        for card in self.me.hand:
            needed = self.needed_by_smith(MATERIAL[card])
            have = len(of(MATERIAL[card], self.me.hand)) - 1 + len(self.paper_to_spend())
            if have >= needed:
                ways |= {f"complete {card} {wing}": partial(self.forge, card, wing, needed) for wing in WINGS}
        return ways

    def needed_by_smith(self, material: str) -> int:
        """MOT-W-Straw, MOT-W-Brick."""
        needed = VALUES[material] - 1
        if material in ("Cloth", "Clay"):
            needed -= self.me.count("Straw")
        if self.me.has("Brick"):
            needed -= len(of(material, [player.task[0] for player in self.players if player.open_task()]))
        return max(0, needed)

    def paper_to_spend(self) -> list[str]:
        """MOT-W-Crane."""
        return of("Paper", self.me.workplace) if self.me.has("Crane") else []

    def forge(self, card: str, wing: str, needed: int) -> Asking:
        """Each support card is shown, or a Paper card of the workplace returned for it."""
        fitting = of(MATERIAL[card], self.me.hand)
        fitting.remove(card)
        for number in range(needed):
            ways = {f"show {support}": (support, fitting) for support in fitting}
            ways |= {f"return {paper}": (paper, self.me.workplace) for paper in self.paper_to_spend()}
            support, pile = yield from self.ask(ways, subject=card, to_go=needed - number)
            if pile is fitting:
                fitting.remove(support)
            else:
                self.give_back(support, pile)
        yield from self.complete(card, self.me.hand, getattr(self.me, wing), smithed=True)

    def crafts(self, material: str) -> dict[str, Any]:
        """MOT-37."""
        missing = VALUES[material] - 1 - len(of(material, self.me.workplace))
        if missing > len(self.paper_to_spend()):
            return {}
        return {
            f"craft {card} {wing}": partial(self.craft, card, wing, missing)
            for card in of(material, self.me.hand)
            for wing in WINGS
        }

    def craft(self, card: str, wing: str, missing: int) -> Asking:
        """Paper may be spent for what is missing, and for what is not (MOT-W-Crane)."""
        for number in range(VALUES[MATERIAL[card]] - 1):
            ways: dict[str, Any] = {f"return {paper}": paper for paper in self.paper_to_spend()}
            if not ways:
                break
            if number >= missing:
                ways["done"] = None
            paper = yield from self.ask(ways, subject=card, to_go=missing - number)
            if not paper:
                break
            self.give_back(paper, self.me.workplace)
        yield from self.complete(card, self.me.hand, getattr(self.me, wing))

    def complete(self, card: str, source: Pile, wing: Pile, smithed: bool = False) -> Asking:
        """MOT-39."""
        source.remove(card)
        work = Work(card)
        work.smithed = smithed
        self.place(work, source, wing)
        yield from self.completion_effects(work)


ACTIONS = {"Paper": "clerk", "Stone": "monk", "Cloth": "tailoring", "Clay": "potter", "Metal": "smith"}
TURN = [
    "hand_limit",
    "previous_task",
    "morning_effects",
    "new_task",
    "opponents_tasks",
    "own_task",
    "night_effects",
    "end_of_turn",
]
PUBLISHED_TURN = ["hand_limit", "morning_effects", "previous_task", *TURN[3:]]


# Reading a position


def read_cards(value: str) -> list[str]:
    names = [] if value == "-" else value.split(",")
    return [name.partition("/")[0].replace("-", " ") for name in names]


def read_player(words: dict[str, str], seat: int) -> Player:
    player = Player(seat)
    for where in PILES:
        getattr(player, where).extend(read_cards(words[f"{seat}.{where}"].removeprefix("~")))
    for where in WINGS:
        getattr(player, where).extend(read_work(name, words) for name in read_cards(words[f"{seat}.{where}"]))
    player.face_down = words[f"{seat}.task"][0] == "~"
    return player


def read_work(name: str, words: dict[str, str]) -> Work:
    if not name.startswith("Copy "):
        return Work(name)
    slot = int(name.removeprefix("Copy "))
    return Work("Kite", read_cards(words["copies"])[slot - 1], slot)
