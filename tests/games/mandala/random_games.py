"""Random games with a bias, so that rare positions come up: lean decks, passes, stalls, ties."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from games.mandala.pieces import LETTERS, counted
from games.mandala.positions import GAME, written

Style = Callable[[Any, list[str]], list[str]]


def anything(state: Any, acts: list[str]) -> list[str]:
    return acts


def prefers(verb: str) -> Style:
    """Mostly acts of one kind."""

    def choose(state: Any, acts: list[str]) -> list[str]:
        return [act for act in acts if act.startswith(verb)] or acts

    return choose


def hoards(state: Any, acts: list[str]) -> list[str]:
    """Only builds, and red never into Mandala 1 nor green into Mandala 2: all cards end in the Mountains."""
    kept = [act for act in acts if act.startswith("build") and act not in ("build 1 red", "build 2 green")]
    return kept or acts


def clever(slow: Any, acts: list[str]) -> list[str]:
    """By the slow rules: claims what is worth most, grows by several cards, else builds."""

    def worth(act: str) -> int:
        verb, *words = act.split()
        if verb == "claim":
            seat = slow.claiming[1]
            number = slow.areas[slow.claiming[0] - 1][0].count(words[0])
            return number * (slow.value(seat, words[0]) or len(slow.rivers[seat]) + 1)
        return {"grow": int(words[-1]) if verb == "grow" else 0, "build": 2}.get(verb, 0)

    return best(acts, worth)


def mean(slow: Any, acts: list[str]) -> list[str]:
    """By the slow rules: claims what the other wants most, and plays where the other has no Field."""

    def harm(act: str) -> int:
        verb, *words = act.split()
        if verb == "claim":
            return slow.value(1 - slow.claiming[1], words[0])
        if verb in ("build", "grow"):
            return 2 * (not slow.areas[int(words[0]) - 1][2 - slow.turn]) + 1
        return 0

    return best(acts, harm)


def best(acts: list[str], worth: Callable[[str], int]) -> list[str]:
    most = max(worth(act) for act in acts)
    return [act for act in acts if worth(act) == most]


STYLES: dict[str, Style] = {
    "anything": anything,
    "builds": prefers("build"),
    "grows": prefers("grow"),
    "discards": prefers("discard"),
    "hoards": hoards,
}
SLOW_STYLES = STYLES | {"clever": clever, "mean": mean}  # those that look at a table of the slow rules


def steps(style: str, seed: str, wild: float = 0.15) -> Iterator[tuple[Any, str]]:
    """Each position of a game and the act that is played in it; at the end the act is empty."""
    chance = Random(f"{style} {seed}")
    state = GAME.start(seed=seed)
    while state.actors():
        acts = written(state)
        liked = acts if chance.random() < wild and style != "hoards" else STYLES[style](state, acts)
        act = chance.choice(liked)
        yield state, act
        state.apply(state.actors()[0], GAME.read(state, act))
    yield state, ""


# Positions at the edges: few cards to draw, or none; almost at a stall; Fields without cards; ties.


def at_the_edge(kind: str, chance: Random) -> Any:
    """A position of one of `EDGES`; what is left of the 108 cards lies in the Cups, or in the deck."""
    pool = Pool(chance)
    if kind == "tied":
        return tied(pool, chance)
    one, two = (pool.mandala(bare_fields=kind == "bare fields") for _ in range(2))
    seats = [[pool.take(chance.choice(HAND_SIZES[kind])), pool.take(2)] for _ in range(2)]
    rivers = [pool.river(chance.choice(RIVERS.get(kind, (0, 2, 4)))) for _ in range(2)]
    deck, discard = (pool.take(chance.choice(STOCK[kind])) for _ in range(2))
    rest = pool.take(len(pool.cards))
    cut = chance.randrange(len(rest) + 1)
    course = str(chance.choice(IDLE.get(kind, (0, 3))))
    course += "".join(chance.choice(("", letter)) for letter in "pxo")
    words = [
        *("playing", str(chance.randrange(2)), course, one, two),
        *(
            "/".join([*map(counted, (*seats[n], (rest[:cut], rest[cut:])[n])), rivers[n] or "-"])
            for n in (0, 1)
        ),
        f"{counted(discard)}/{deck or '-'}",
    ]
    return GAME.read_position(" ".join(words))


EDGES = ("lean", "nothing to draw", "bare fields", "stall", "rivers", "tied")
HAND_SIZES = dict.fromkeys(EDGES, (1, 3, 6, 8)) | {"nothing to draw": (0, 1, 1, 2, 3), "stall": (1, 2, 3)}
STOCK = dict.fromkeys(EDGES, (0, 1, 2, 3, 5)) | {"nothing to draw": (0,), "rivers": (0, 4, 20)}
RIVERS = {"rivers": (4, 5, 5)}
IDLE = {"stall": (16, 18, 19)}


class Pool:
    """The 108 cards, from which a position is laid."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.cards = chance.sample(LETTERS * 18, 108)

    def take(self, number: int) -> str:
        taken, self.cards = self.cards[:number], self.cards[number:]
        return "".join(taken)

    def pick(self, letter: str, number: int) -> str:
        number = min(number, self.cards.count(letter))
        for _ in range(number):
            self.cards.remove(letter)
        return letter * number

    def mandala(self, bare_fields: bool) -> str:
        """Up to five colors, so that one more may complete it."""
        areas = ["", "", ""]
        for letter in self.chance.sample(LETTERS, self.chance.choice((3, 5, 5, 5))):
            area = 0 if bare_fields else self.chance.choice((0, 0, 1, 2))
            areas[area] += self.pick(letter, self.chance.choice((1, 1, 2, 3)))
        return "/".join(map(counted, areas))

    def river(self, places: int) -> str:
        return "".join(self.pick(letter, 1) for letter in self.chance.sample(LETTERS, places))


def tied(pool: Pool, chance: Random) -> Any:
    """Cups and Rivers that are worth the same; the next idle turn ends the game."""
    seats = []
    colors, river = [chance.sample(LETTERS, 6) for _ in range(2)], chance.randrange(1, 5)
    numbers = [chance.randrange(4) for _ in range(river)]
    for seat in (0, 1):
        places = "".join(pool.pick(letter, 1) for letter in colors[seat][:river])
        cup = "".join(
            pool.pick(letter, number) for letter, number in zip(colors[seat], numbers, strict=False)
        )
        cup += pool.pick(colors[seat][5], chance.choice((0, 0, 0, 1)))  # worth nothing
        seats.append([cup, places])
    hands = [counted(pool.take(chance.choice((1, 2, 8)))) for _ in range(2)]
    words = ["playing", str(chance.randrange(2)), f"{chance.choice((18, 19, 19))}", "-/-/-", "-/-/-"]
    words += [f"{hands[n]}/-/{counted(seats[n][0])}/{seats[n][1]}" for n in (0, 1)]
    return GAME.read_position(" ".join([*words, f"-/{pool.take(len(pool.cards))}"]))
