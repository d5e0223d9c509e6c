"""The slow rules' effects of works: when each may be used, what it needs, and what it does.

`use_vase` is what Vase does, `can_vase` what everybody sees that it needs; what a hand must have for it
stands in `shows`. Works that only change what others may do or what counts are named where that is done.
"""

from collections.abc import Callable, Generator, Iterable
from typing import Any

from games.mottainai.slow_pieces import MATERIAL, VALUES, Pile, Player, Work, of

Asking = Generator[dict[str, Any], str, Any]  # yields what may be answered, is sent the answer

MOMENTS = {
    "instead of the hand limit": ["Handkerchief"],
    "the previous task leaves": ["Chopsticks"],
    "morning": ["Bowl", "Daitoro", "Kite", "Pin", "Umbrella"],
    "before an opponent's task": ["Figurine"],
    "before the own task": ["Flag"],
    "before an opponent's Clerk task": ["Figurine", "Fountain"],
    "before the own Clerk task": ["Flag", "Fountain"],
    "before a Tailor action": ["Fan", "Dice", "Puppet"],
    "after a Clerk action": ["Ring"],
    "after a Potter action": ["Plane"],
    "after a Prayer": ["Cup", "Gong"],
    "night": ["Pinwheel"],
}
COMPLETED = "a work was completed"
WHEN_COMPLETED = ["Frog", "Jar", "Shuriken", "Statue", "Tablet", "Vase"]
LEAVING = ["Cup", "Gong", "Kite", "Puppet"]  # of two in both wings, it matters which is used


class Over(Exception):
    """The game is over (MOT-60)."""


class Works:
    """What the works of the player on turn do."""

    players: list[Player]
    me: Player
    floor: Pile
    deck: Pile
    causes: list[Work]
    revealed: list[str]
    doing: str  # the material of the task under way
    bonus: int
    clerks: int
    extra_turns: int
    ask: Callable[..., Asking]
    ask_for_seat: Callable[..., Asking]
    ask_for_wing: Callable[..., Asking]
    move: Callable[..., None]
    give_back: Callable[..., None]
    take_top: Callable[..., str]
    place: Callable[..., None]
    complete: Callable[..., Asking]
    tailor: Callable[..., Asking]
    others: Callable[[], list[Player]]
    watch: Callable[[], None]

    # The effects of one moment

    def effects(self, moment: str) -> Asking:
        """In the order of their owner, each work once, none of them a duty (MOT-70 to MOT-72)."""
        used: list[Work] = []
        while True:
            waiting = self.answering(moment, used)
            work = yield from self.ask_for_effect(waiting, moment=moment, used=len(used))
            if not work:
                return bool(used)
            used.append(work)
            yield from self.use(work, None)

    def answering(self, moment: str, used: list[Work]) -> list[Work]:
        """Also works that came into play while the moment lasts (MOT-39)."""
        return [work for work in self.me.works if work.name in MOMENTS[moment] and work not in used]

    def completion_effects(self, subject: Work) -> Asking:
        """The effects of those works that were in play when this one was completed."""
        waiting = [work for work in self.me.works if self.is_triggered(work, subject)]
        used = 0
        while work := (yield from self.ask_for_effect(waiting, subject, moment=COMPLETED, used=used)):
            waiting.remove(work)
            used += 1
            yield from self.use(work, subject)

    def is_triggered(self, work: Work, subject: Work) -> bool:
        if work.name in WHEN_COMPLETED:
            return work is subject
        triggers = {
            "Amulet": True,
            "Cloak": True,
            "Stool": subject.material in ("Stone", "Clay", "Metal"),
            "Poem": subject.material == "Paper",
            "Deck of Cards": subject.material == "Paper" and subject.smithed,
        }
        return triggers.get(work.name, False)

    def ask_for_effect(self, waiting: list[Work], subject: Work | None = None, **about: Any) -> Asking:
        """Not asked where everybody sees that nothing can be used; the own hand is nobody's business."""
        possible = [work for work in waiting if work in self.me.works and self.can(work, subject)]
        if not possible:
            return None
        possible.sort(key=lambda work: work is subject)  # of twins, the one just completed is meant
        offered = {self.use_text(work): work for work in possible if self.shows(work)}
        card = subject and subject.card
        return (yield from self.ask({**offered, "done": None}, works=possible, subject=card, **about))

    def can(self, work: Work, subject: Work | None) -> bool:
        return getattr(self, f"can_{word(work)}", lambda *_: True)(work, subject)

    def use(self, work: Work, subject: Work | None) -> Asking:
        self.causes.append(work)
        yield from getattr(self, f"use_{word(work)}")(work, subject) or ()
        self.causes.remove(work)

    def shows(self, work: Work) -> list[str] | bool:
        """What the hand has for an effect that needs a certain card."""
        if work.name in ("Flag", "Figurine"):
            return of(self.doing, self.me.hand)
        return of("Stone", self.me.hand) if work.name == "Fountain" else True

    def title(self, work: Work) -> str:
        if not work.copied:
            return work.card
        copies = [other.name for other in self.me.works if other.copied]
        return f"Kite as {work.copied}{' 2' if work.slot == 2 and copies.count(work.copied) == 2 else ''}"

    def use_text(self, work: Work) -> str:
        """With the wing only where two of the kind stand in both."""
        wings = [wing.where for wing in (self.me.left, self.me.right) if self.stands_in(wing, work)]
        if len(wings) < 2:
            return f"use {self.title(work)}"
        return f"use {work.card} {self.me.wing_of(work).where if work.name in LEAVING else 'left'}"

    def stands_in(self, wing: Pile, work: Work) -> bool:
        return any(self.title(other) == self.title(work) for other in wing)

    # Morning and Night

    def can_handkerchief(self, *_: Any) -> bool:
        return bool(self.me.hand)

    def use_handkerchief(self, *_: Any) -> Asking:
        card = yield from self.ask_for_card("discard", self.me.hand)
        self.move(card, self.me.hand, self.floor)

    def can_chopsticks(self, *_: Any) -> bool:
        return self.me.open_task() is not None

    def use_chopsticks(self, *_: Any) -> None:
        self.move(self.me.task[0], self.me.task, self.me.sales)

    def use_bowl(self, *_: Any) -> None:
        self.take_top(self.me.workplace)

    def can_daitoro(self, *_: Any) -> bool:
        return len(self.floor) < 3

    def use_daitoro(self, *_: Any) -> None:
        while len(self.floor) < 3:
            self.take_top(self.floor)

    def can_kite(self, kite: Work, _: Any) -> bool:
        return bool(self.me.hand) and any(self.copied_by(kite, player) for player in self.players)

    def copied_by(self, kite: Work, player: Player) -> list[Work]:
        return [work for work in player.works if work is not kite]

    def use_kite(self, kite: Work, _: Any) -> Asking:
        card = yield from self.ask_for_card("give", self.me.hand)
        givable = [player for player in self.players if self.copied_by(kite, player)]
        player = yield from self.ask_for_seat(givable, subject=card)
        self.move(card, self.me.hand, player.workplace)
        works = {f"copy {work.name}": work for work in self.copied_by(kite, player)}
        self.become(kite, (yield from self.ask(works, opponent=player.seat)).name)

    def become(self, kite: Work, name: str) -> None:
        """A copy is another work, with uses of its own."""
        taken = [work.slot for work in self.me.works if work is not kite]
        wing = self.me.wing_of(kite)
        wing[wing.index(kite)] = Work(kite.card, name, kite.slot or (2 if 1 in taken else 1))
        self.watch()

    def use_pin(self, *_: Any) -> Asking:
        yield from self.tailor()

    def use_umbrella(self, *_: Any) -> Asking:
        card = self.take_top(self.floor)
        like_it = of(MATERIAL[card], self.me.assistants)
        if like_it:
            sales = {f"sell {assistant}": assistant for assistant in like_it}
            sold = yield from self.ask({**sales, "done": None}, subject=card)
            if sold:
                self.move(sold, self.me.assistants, self.me.sales)

    def can_pinwheel(self, *_: Any) -> bool:
        return bool(self.me.hand)

    def use_pinwheel(self, pinwheel: Work, _: Any) -> Asking:
        self.give_back((yield from self.ask_for_card("return", self.me.hand)), self.me.hand)
        if (yield from self.ask({self.use_text(pinwheel): True, "done": False})):
            self.take_top(self.me.pickup)

    # Before a task

    def can_flag(self, *_: Any) -> bool:
        return bool(self.me.hand)

    can_figurine = can_fountain = can_flag

    def use_flag(self, *_: Any) -> Asking:
        cards = {f"show {card}": 1 for card in of(self.doing, self.me.hand)}
        self.bonus += yield from self.ask({**cards, "done": 0})

    use_figurine = use_flag

    def use_fountain(self, *_: Any) -> Asking:
        stones = of("Stone", self.me.hand)
        while True:
            shown = yield from self.ask({**{f"show {card}": card for card in stones}, "done": None})
            if not shown:
                break
            stones.remove(shown)
            self.clerks += 1

    # Before a Tailor action

    def can_fan(self, *_: Any) -> bool:
        return len(self.deck) >= 3

    def use_fan(self, *_: Any) -> Asking:
        self.revealed += self.deck[:3]
        place = self.deck.index((yield from self.ask_for_card("keep", self.deck[:3])))
        self.deck[0], self.deck[place] = self.deck[place], self.deck[0]
        first = yield from self.ask_for_card("return", self.deck[1:3])
        kept, *others = self.deck[:3]
        others.remove(first)
        self.deck[:3] = [first, *others, kept]
        for card in (first, *others):
            self.give_back(card, self.deck)

    def use_dice(self, *_: Any) -> Asking:
        self.revealed.append(self.deck[0])
        if VALUES[MATERIAL[self.deck[0]]] == len(self.me.hand) + len(self.me.pickup):
            yield from self.complete_top()

    def complete_top(self) -> Asking:
        wing = yield from self.ask_for_wing(self.deck[0], top=True)
        yield from self.complete(self.deck[0], self.deck, wing)

    def use_puppet(self, puppet: Work, _: Any) -> Asking:
        self.give_back(puppet)
        other = yield from self.ask_for_seat(self.others())
        mine, theirs = list(self.me.hand), list(other.hand)
        for card in theirs:
            self.move(card, other.hand, self.me.pickup)
        for card in mine:
            self.move(card, self.me.hand, other.hand)

    # After an action

    def can_ring(self, *_: Any) -> bool:
        return bool(self.richer("sales"))

    def richer(self, place: str) -> list[Player]:
        """Opponents who have more there."""
        return [other for other in self.others() if len(getattr(other, place)) > len(getattr(self.me, place))]

    def use_ring(self, *_: Any) -> Asking:
        other = yield from self.ask_for_seat(self.richer("sales"))
        card = yield from self.ask_for_card("take", other.sales, opponent=other.seat)
        self.move(card, other.sales, self.me.sales)

    def use_plane(self, *_: Any) -> Asking:
        work = yield from self.ask(
            {
                f"move {self.title(work)} {to.where}": work
                for at, to in ((self.me.left, self.me.right), (self.me.right, self.me.left))
                for work in at
            }
        )
        at = self.me.wing_of(work)
        self.place(work, at, self.me.right if at is self.me.left else self.me.left)

    def use_cup(self, cup: Work, _: Any) -> None:
        self.give_back(cup)
        raise Over("a player ended the game")

    def use_gong(self, gong: Work, _: Any) -> None:
        for _draw in range(3):
            self.take_top(self.me.pickup)
        self.move(gong, self.me.wing_of(gong), self.me.pickup)

    # After completing a work

    def use_deck_of_cards(self, *_: Any) -> None:
        self.take_top(self.me.pickup)

    use_stool = use_deck_of_cards

    def can_amulet(self, *_: Any) -> bool:
        return bool(self.me.workplace)

    def use_amulet(self, *_: Any) -> Asking:
        card = yield from self.ask_for_card("sell", self.me.workplace)
        self.move(card, self.me.workplace, self.me.sales)

    def can_poem(self, _: Work, subject: Work) -> bool:
        return subject in self.me.works

    can_cloak = can_poem

    def use_poem(self, _: Work, subject: Work) -> Asking:
        self.give_back(subject)
        self.revealed.append(self.deck[0])
        yield from self.complete_top()

    def use_cloak(self, _: Work, subject: Work) -> Asking:
        self.give_back(subject)
        if self.me.hand:
            works = {
                f"complete {card} {wing.where}": (card, wing)
                for card in of("Metal", self.me.hand)
                for wing in (self.me.left, self.me.right)
            }
            chosen = yield from self.ask({**works, "done": None})
            if chosen:
                yield from self.complete(chosen[0], self.me.hand, chosen[1])

    # When completed

    def can_frog(self, *_: Any) -> bool:
        return all(len(other.works) >= len(self.me.works) for other in self.others())

    def use_frog(self, *_: Any) -> None:
        self.extra_turns += 1

    def use_jar(self, *_: Any) -> Asking:
        material = yield from self.ask({f"name {material}": material for material in VALUES})
        for other in self.others():
            for card in of(material, other.hand):
                self.move(card, other.hand, self.me.pickup)

    def can_shuriken(self, *_: Any) -> bool:
        return bool(self.richer("works"))

    def use_shuriken(self, *_: Any) -> Asking:
        other = yield from self.ask_for_seat(self.richer("works"))
        work = yield from self.ask(seizing(other, other.works), opponent=other.seat)
        wing = yield from self.ask_for_wing(work.card, opponent=other.seat)
        self.place(work, other.wing_of(work), wing)

    def can_statue(self, *_: Any) -> bool:
        return bool(self.floor)

    can_vase = can_statue

    def use_statue(self, *_: Any) -> Asking:
        yield from self.take_two(self.me.workplace)

    def use_vase(self, *_: Any) -> Asking:
        yield from self.take_two(self.me.sales)

    def take_two(self, target: Pile) -> Asking:
        for _ in range(min(2, len(self.floor))):
            self.move((yield from self.ask_for_card("take", self.floor)), self.floor, target)

    def use_tablet(self, *_: Any) -> Asking:
        full = of("Stone", self.floor) and of("Metal", self.floor)
        clearing = {"clear floor": self.clear_floor} if self.floor else {}
        filling = {} if full else {"fill floor": self.fill_floor}
        yield from (yield from self.ask(clearing | filling))() or ()

    def clear_floor(self) -> Asking:
        while self.floor:
            self.give_back((yield from self.ask_for_card("return", self.floor)), self.floor)

    def fill_floor(self) -> None:
        while not (of("Stone", self.floor) and of("Metal", self.floor)):
            self.take_top(self.floor)

    def ask_for_card(self, verb: str, cards: Iterable[str], **about: Any) -> Asking:
        return (yield from self.ask({f"{verb} {card}": card for card in cards}, **about))


def word(work: Work) -> str:
    return work.name.lower().replace(" ", "_")


def seizing(other: Player, works: list[Work]) -> dict[str, Work]:
    """Works of an opponent, by what is said to take them."""
    return {f"seize {work.card} {other.wing_of(work).where}": work for work in works}
