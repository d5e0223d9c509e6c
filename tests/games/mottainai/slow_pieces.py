"""Cards, works, piles and players for the slow rules: plain lists of names, nothing shared with the library."""

from collections.abc import Iterable

VALUES = {"Paper": 1, "Stone": 2, "Cloth": 2, "Clay": 3, "Metal": 3}
JOBS = {"Paper": "Clerk", "Stone": "Monk", "Cloth": "Tailor", "Clay": "Potter", "Metal": "Smith"}
NAMES = {
    "Paper": "Crane,Curtain,Deck of Cards,Doll,Fan,Lampshade,Pinwheel,Plane,Poem,Scroll,Sketch,Straw",
    "Stone": "Amulet,Bench,Daitoro,Fountain,Frog,Go Set,Pillar,Statue,Stool,Tablet,Tower",
    "Cloth": "Cloak,Flag,Handkerchief,Kite,Mask,Puppet,Quilt,Robe,Socks,Tapestry,Umbrella",
    "Clay": "Bangle,Bowl,Brick,Cup,Dice,Figurine,Haniwa,Jar,Teapot,Vase",
    "Metal": "Bell,Chopsticks,Coin,Flute,Gong,Pin,Ring,Shuriken,Sword,Turtle",
}
MATERIAL = {name: material for material, names in NAMES.items() for name in names.split(",")}
PILES = ("hand", "pickup", "assistants", "workplace", "sales", "task")
WINGS = ("left", "right")


def of(material: str, cards: Iterable[str]) -> list[str]:
    """Those of some cards that are of a material."""
    return [card for card in cards if MATERIAL[card] == material]


class Work:
    """A work in play. Its uses are its own: a twin or a later copy is another work (MOT-70, MOT-74)."""

    def __init__(self, card: str, copied: str = "", slot: int = 0) -> None:
        self.card = card
        self.copied = copied  # what a Kite copies; the first and the second copy have a slot
        self.slot = slot
        self.smithed = False

    def __repr__(self) -> str:
        return f"{self.card} as {self.copied}" if self.copied else self.card

    @property
    def name(self) -> str:
        return self.copied or self.card

    @property
    def material(self) -> str:
        return MATERIAL[self.name]

    @property
    def value(self) -> int:
        return VALUES[self.material]


class Pile(list):
    """Cards or works in one place; `where` is its name, `owner` its seat, −1 for the floor and the deck."""

    def __init__(self, where: str, owner: int = -1, cards: Iterable = ()) -> None:
        super().__init__(cards)
        self.where = where
        self.owner = owner


class Player:
    """What lies before one player (MOT-02)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.hand, self.pickup, self.assistants, self.workplace, self.sales, self.task = (
            Pile(where, seat) for where in PILES
        )
        self.left, self.right = (Pile(where, seat) for where in WINGS)
        self.face_down = False  # the card in the task slot is a starting card

    @property
    def works(self) -> list[Work]:
        return [*self.left, *self.right]

    def count(self, name: str) -> int:
        return sum(work.name == name for work in self.works)

    def has(self, name: str) -> bool:
        return any(work.name == name for work in self.works)

    def wing_of(self, work: Work) -> Pile:
        return self.left if any(work is other for other in self.left) else self.right

    def open_task(self) -> str | None:
        return self.task[0] if self.task and not self.face_down else None

    def counted_in(self, wing: Pile) -> list[Work]:
        """The works of a wing; Go Set makes all Stone works stand in both."""
        other = self.right if wing is self.left else self.left
        return wing + [work for work in other if self.has("Go Set") and work.material == "Stone"]

    def cover(self, wing: Pile, material: str) -> int:
        """MOT-50."""
        return sum(work.value for work in self.counted_in(wing) if work.material == material)

    def assistants_covered(self, material: str, number: int) -> bool:
        """MOT-51."""
        return self.cover(self.left, material) >= number or (material == "Stone" and self.has("Bangle"))
