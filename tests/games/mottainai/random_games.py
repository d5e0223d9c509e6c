"""Positions at the edges of the rules: few cards in the deck, twins, copies, chains, full wings, ties.

An edge says which cards lie where; everything else is dealt at random around them. All positions begin
with the question for a new task, so that a whole Noon and Night follow.
"""

from collections.abc import Callable
from random import Random

from games.mottainai.slow_pieces import MATERIAL, VALUES, of
from games.mottainai.slow_rules import SlowMottainai
from games.mottainai.slow_works import Over

PLACES = ("hand", "pickup", "assistants", "workplace", "sales", "left", "right", "task")
OPEN_PLACES = ("assistants", "workplace", "sales")
SPENT = ["Fan", "Dice", "Puppet", "Stool", "Amulet", "Deck of Cards", "Cup", "Gong", "Frog", "Cloak", "Poem"]
DAILY = ["Bowl", "Daitoro", "Kite", "Pin", "Umbrella", "Pinwheel", "Handkerchief", "Chopsticks"]
COUNTED = ["Coin", "Pillar", "Haniwa", "Teapot", "Tapestry", "Bench", "Scroll", "Go Set", "Turtle"]
HELPING = ["Straw", "Brick", "Crane", "Fountain", "Flag", "Figurine", "Doll", "Sketch", "Bangle", "Mask"]
TAKING = ["Puppet", "Jar", "Kite", "Flute", "Sword", "Ring", "Shuriken", "Bell", "Robe", "Socks", "Plane"]
GUARDING = ["Curtain", "Tower", "Mask", "Bangle"]
CHAINING = ["Cloak", "Poem", "Dice"]
TIED = ["Lampshade", "Quilt"]


class Deal:
    """A position in the making. Seat 0 of it is on turn; `line` turns the table by some seats."""

    def __init__(self, chance: Random, seats: int, published: bool, wing_limit: int) -> None:
        self.chance = chance
        self.seats, self.published, self.wing_limit = seats, published, wing_limit
        self.left = list(MATERIAL) * (1 if seats < 4 else 2)
        chance.shuffle(self.left)
        self.piles: dict[tuple[int, str], list[str]] = {
            (s, place): [] for s in range(seats) for place in PLACES
        }
        self.floor: list[str] = []
        self.top: list[str] = []
        self.copies: list[str] = []
        self.hand_is_dealt = False  # seat 0 gets no other hand cards
        self.open_places = OPEN_PLACES  # where the rest lies

    def put(self, seat: int, place: str, *cards: str) -> None:
        """Those of the cards that are still to be had."""
        self.piles[seat, place] += [card for card in cards if self.take(card)]

    def take(self, card: str) -> bool:
        if card in self.left:
            self.left.remove(card)
            return True
        return False

    def build(self, seat: int, *cards: str) -> None:
        """Works, as long as the wings have room."""
        for card in cards:
            wings = [wing for wing in ("left", "right") if len(self.piles[seat, wing]) < self.wing_limit - 1]
            if wings:
                self.put(seat, self.chance.choice(wings), card)

    def copy(self, name: str) -> None:
        """A Kite of the player on turn that copies a work."""
        wing = self.chance.choice(("left", "right"))
        if len(self.piles[0, wing]) < self.wing_limit - 1 and len(self.copies) < 2 and self.take("Kite"):
            self.copies.append(name)
            self.piles[0, wing].append(f"Copy-{len(self.copies)}")

    def some(self, names: list[str], most: int) -> list[str]:
        return self.chance.sample(names, self.chance.randint(0, min(most, len(names))))

    # What is dealt around the chosen cards

    def fill(self, deck: int | None = None) -> None:
        for seat in range(self.seats):
            if seat or not self.hand_is_dealt:
                hand = self.piles[seat, "hand"]
                self.put(seat, "hand", *self.left[: max(0, self.chance.randint(2, 6) - len(hand))])
            for place in self.open_places:
                self.put(seat, place, *self.left[: self.chance.randint(0, 3)])
            if seat and not self.piles[seat, "task"] and self.chance.random() < 0.8:
                self.put(seat, "task", *self.left[:1])
        self.floor += [self.left.pop() for _ in range(min(len(self.left), self.chance.randint(0, 5)))]
        if deck is not None:
            self.spread(deck)

    def spread(self, deck: int) -> None:
        """Lay cards out until the deck has no more than so many."""
        while len(self.left) + len(self.top) > deck and self.left:
            place = self.chance.choice((*self.open_places, "floor"))
            if place == "floor":
                self.floor.append(self.left.pop())
            else:
                self.put(self.chance.randrange(self.seats), place, self.left[-1])

    def line(self) -> str:
        turn = self.chance.randrange(self.seats)
        words = {
            "seats": str(self.seats),
            "edition": "published" if self.published else "pnp",
            "wings": str(self.wing_limit),
            "turn": str(turn),
            "phase": "5",
            **dict.fromkeys(("ending", "extra", "borrowed", "bonus", "clerks"), "0"),
            "copies": ",".join(self.spelled(name) for name in [*self.copies, "-", "-"][:2]),
            "floor": self.cards(self.floor),
            "deck": self.cards(self.top + self.left),
        }
        for (seat, place), cards in self.piles.items():
            words[f"{(seat + turn) % self.seats}.{place}"] = self.cards(cards)
        words |= {f"{seat}.lacks": "-" for seat in range(self.seats)}
        words["waiting"] = "new-task:0:0:0"
        return " ".join(f"{key}={value}" for key, value in words.items())

    def cards(self, names: list[str]) -> str:
        return ",".join(self.spelled(name) for name in names) or "-"

    def spelled(self, name: str) -> str:
        return ("Daidoro" if self.published and name == "Daitoro" else name).replace(" ", "-")


# The edges


def lean_deck(deal: Deal) -> None:
    for seat in range(deal.seats):
        deal.build(
            seat, *deal.some(["Dice", "Fan", "Gong", "Bell", "Socks", "Umbrella", "Bowl", "Tablet"], 3)
        )
    deal.fill(deck=deal.chance.randint(1, 6))


def twins(deal: Deal) -> None:
    """Two of a work with one player: both in play, or one in play and one to come."""
    for name in deal.some(SPENT, 4) + deal.some(SPENT + DAILY + COUNTED + HELPING, 3):
        deal.build(0, name)
        where = deal.chance.choice(("wing", "hand", "deck"))
        if where == "wing":
            deal.build(0, name)
        elif where == "hand":
            deal.put(0, "hand", name)
        elif deal.take(name):
            deal.top.append(name)
    works_to_smith(deal)
    deal.fill(deck=deal.chance.choice((None, 12)))


def returned_twins(deal: Deal) -> None:
    """A second copy that is completed and may at once be returned by Cloak or Poem."""
    name = deal.chance.choice(("Stool", "Amulet", "Deck of Cards", "Kite"))
    deal.build(0, name, *deal.chance.sample(("Cloak", "Poem", "Cloak"), 2))
    deal.put(0, "hand", name, *deal.some(of(MATERIAL[name], deal.left), 2), *of("Metal", deal.left)[:2])
    deal.put(0, "workplace", *of("Stone", deal.left)[:1])
    tasks_around(deal, "Metal")
    deal.fill()


def thrown_dice(deal: Deal) -> None:
    """Dice before a Tailor action, with few cards in hand and something worth completing on top."""
    deal.build(0, "Dice", *deal.some(["Cloak", "Poem", "Fan", "Puppet", "Stool"], 3))
    wanted = ["Dice", "Fan", "Puppet", "Shuriken", "Bowl", "Cloak", "Poem", "Frog", "Pin"]
    deal.top += [card for card in deal.chance.sample(wanted, 4) if deal.take(card)]
    deal.put(0, "hand", *deal.some(of("Metal", deal.left) + of("Cloth", deal.left), 4), "Robe")
    deal.build(1, *deal.some(["Fan", "Puppet", "Dice", "Kite", "Pinwheel"], 5), *deal.some(COUNTED, 2))
    tasks_around(deal, "Cloth")
    deal.hand_is_dealt = True
    deal.fill()


def arrivals(deal: Deal) -> None:
    """A work that does something when it is completed, with its support in hand and richer opponents."""
    work = deal.chance.choice(("Frog", "Jar", "Shuriken", "Shuriken", "Statue", "Tablet", "Vase"))
    deal.put(0, "hand", work, *of(MATERIAL[work], deal.left)[:2], *of("Metal", deal.left)[:1])
    deal.build(0, *deal.some(["Stool", "Cloak", "Amulet", "Plane", "Straw", "Brick", "Crane"], 2))
    for seat in range(1, deal.seats):
        deal.build(seat, *deal.chance.sample(list(MATERIAL), deal.chance.randint(2, 5)))
    tasks_around(deal, "Metal")
    deal.fill()


def copies(deal: Deal) -> None:
    for name in deal.some(list(MATERIAL), 1) + deal.some(SPENT + TAKING + HELPING + COUNTED, 1):
        deal.copy(name)
    deal.build(0, *["Kite"] * deal.chance.randint(0, 2))
    for seat in range(deal.seats):
        deal.build(seat, *deal.some(DAILY + COUNTED + HELPING + TAKING + SPENT, 3))
    deal.fill()


def chains(deal: Deal) -> None:
    deal.build(0, *deal.some(CHAINING, 3), *deal.some(["Stool", "Amulet", "Deck of Cards"], 2))
    deal.put(0, "hand", *deal.some([*CHAINING, "Frog", "Jar", "Shuriken", "Statue", "Vase", "Tablet"], 3))
    works_to_smith(deal)
    deal.fill(deck=deal.chance.choice((None, 10)))


def works_to_smith(deal: Deal) -> None:
    """Smith and Tailor tasks all around, and a hand with something to do with them."""
    deal.put(0, "hand", *deal.chance.sample(of("Paper", deal.left), 2), *of("Metal", deal.left)[:1])
    deal.put(0, "hand", deal.chance.choice(of("Metal", deal.left) + of("Cloth", deal.left)))
    tasks_around(deal, "Metal", "Cloth")


def tasks_around(deal: Deal, *materials: str) -> None:
    """Tasks of these materials with all opponents."""
    for seat in range(1, deal.seats):
        deal.put(seat, "task", *of(deal.chance.choice(materials), deal.left)[:1])


def full_wings(deal: Deal) -> None:
    for seat in range(deal.seats):
        deal.build(seat, *deal.some(["Go Set", "Plane", "Turtle", "Tapestry", "Cloak", "Flute"], 3))
        deal.build(seat, *deal.chance.sample(list(MATERIAL), deal.chance.choice((0, 4, 8))))
    deal.put(0, "hand", *deal.some(["Shuriken", "Go Set", "Plane", "Frog"], 2))
    deal.fill()


def ties(deal: Deal) -> None:
    """As many sales of each material for everybody, works that win ties, and the end near."""
    if deal.chance.random() < 0.4:
        deal.copy(deal.chance.choice(TIED))
    for seat in range(deal.seats):
        deal.build(seat, *deal.some(TIED, 1), *deal.some(COUNTED, 2))
    for material in deal.some(["Paper", "Stone", "Cloth", "Clay", "Metal"], 4):
        number = deal.chance.randint(0, 2)
        for seat in range(deal.seats):
            fewer = number > 0 and deal.chance.random() < 0.2
            deal.put(seat, "sales", *of(material, deal.left)[: number - fewer])
    deal.fill(deck=deal.chance.randint(2, 12))


def nothing_to_show(deal: Deal) -> None:
    """Nobody has points, or hardly any."""
    deal.open_places = ("assistants", "workplace")
    for seat in range(deal.seats):
        deal.build(seat, *deal.some(of("Paper", deal.left), 1))
    deal.fill(deck=deal.chance.randint(1, 3))


def five_materials(deal: Deal) -> None:
    """Turtle, and works of all materials but one or two."""
    seat = deal.chance.choice((0, 0, 1))
    materials = deal.chance.sample(["Paper", "Stone", "Cloth", "Clay"], deal.chance.choice((2, 3, 3)))
    deal.build(seat, "Turtle", *(deal.chance.choice(of(material, deal.left)) for material in materials))
    for material in VALUES:
        if material not in materials:
            deal.put(0, "hand", *of(material, deal.left)[: VALUES[material]])
    if seat == 0 and "Cloth" not in materials:
        deal.copy(deal.chance.choice(of("Paper", deal.left)))  # it is Cloth again when the turn ends
    deal.build(0, *deal.some(["Kite", "Cup", "Plane", "Cloak"], 2))
    tasks_around(deal, "Metal", "Clay")
    deal.fill()


def tricks(deal: Deal) -> None:
    for seat in range(deal.seats):
        deal.build(seat, *deal.some(TAKING + HELPING + GUARDING, 3), *deal.some(DAILY, 1))
    deal.put(0, "hand", *deal.some(["Jar", "Shuriken", "Puppet", "Frog", "Tablet"], 2))
    deal.fill()


Edge = Callable[[Deal], None]
EDGES: dict[str, Edge] = {
    edge.__name__: edge
    for edge in (
        lean_deck,
        twins,
        returned_twins,
        thrown_dice,
        arrivals,
        copies,
        chains,
        full_wings,
        ties,
        tricks,
        nothing_to_show,
        five_materials,
    )
}


def position(edge: str, chance: Random) -> str:
    """A position of this kind, with two decks where twins are wanted."""
    while True:
        seats = chance.randint(4 if "twins" in edge else 2, 6)
        deal = Deal(chance, seats, seats < 6 and chance.random() < 0.4, chance.choice((5, 5, 6)))
        EDGES[edge](deal)
        line = deal.line()
        if not is_over(line):
            return line


def is_over(line: str) -> bool:
    """Whether the game would have ended before this position."""
    try:
        SlowMottainai(line).watch()
    except Over:
        return True
    return False
