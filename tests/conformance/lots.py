"""Lots, a tiny card game with hidden hands: it keeps every promise, and serves to break them one by one.

Cards 1 to 12, two in each hand, the rest a deck. An act plays a card openly (it scores) or buries it
unseen, and draws the next one. With the option `clock` all act at once until time runs out. A line is

    <turn> <deadline> [deck] [hand 0|hand 1|…] [played 0|…] [buried 0|…]
"""

import re
from collections import Counter
from random import Random
from types import SimpleNamespace
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sandtable import Game, Nature, Option, Outcome, Refusal, State, Unreadable
from sandtable.conformance import Case
from sandtable.core.acts import Acts, Argument, Shown, Verb
from sandtable.core.chance import Chance
from sandtable.core.state import Imaginer
from sandtable.core.view import show_outcome

CARDS = 12
DEADLINE_MS = 4000
Cards = list[int]

CARD = Argument("card", [str(card) for card in range(1, CARDS + 1)])
PLAY = Verb(0, "play {card}", "Play the {card}", "played the {card}", (CARD,), ("{card}",))
BURY = Verb(CARDS, "bury {card}", "Bury the {card}", "buried a card", (CARD,), ("{card}",))
ACTS = Acts[Any](PLAY, BURY, examples="“play 3” or “bury 4”")


class LotsState(State):
    """A position of Lots."""

    def __init__(
        self,
        turn: int,
        until: int,
        deck: Cards,
        hands: list[Cards],
        played: list[Cards],
        buried: list[Cards],
    ) -> None:
        self.turn, self.until, self.deck = turn, until, deck
        self.hands, self.played, self.buried = hands, played, buried

    def actors(self) -> list[int]:
        if self.until:
            return [seat for seat, hand in enumerate(self.hands) if hand and self.until > 0]
        return [self.turn] if self.hands[self.turn] else []

    def mover(self) -> int:
        return min(self.actors(), default=-1)

    def choices(self, seat: int) -> vec[i64]:
        hand = sorted(self.hands[seat]) if seat in self.actors() else []
        return vec[i64]([card - 1 for card in hand] + [CARDS + card - 1 for card in hand])

    def play(self, seat: int, action: int, at: int) -> None:
        card = action % CARDS + 1
        self.hands[seat].remove(card)
        (self.played if action < CARDS else self.buried)[seat].append(card)
        self.hands[seat] += [self.deck.pop()] if self.deck else []
        self.turn = (self.turn + 1) % len(self.hands)

    def copy(self) -> "LotsState":
        piles = [[list(cards) for cards in zone] for zone in (self.hands, self.played, self.buried)]
        return type(self)(self.turn, self.until, list(self.deck), *piles)

    def deadline(self) -> int | None:
        return self.until if self.until > 0 and self.actors() else None

    def tick(self, at: int) -> None:
        if self.until and at >= self.until:
            self.until = -1

    def outcome(self) -> Outcome | None:
        if self.actors():
            return None
        scores = tuple(sum(cards) for cards in self.played)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(scores, winners, "all is played")


class LotsImaginer(Imaginer):
    """Fills hands, deck and graves with what the seat does not know, in random order."""

    def __init__(self, view: Any, state: type[LotsState]) -> None:
        self.view = view
        self.state = state

    def deal(self, chance: Chance) -> LotsState:
        view, seat = self.view, self.view["seat"]
        known = [*view["hand"], *view["own_buried"], *(card for cards in view["played"] for card in cards)]
        unknown = shuffled([card for card in range(1, CARDS + 1) if card not in known], chance)
        hands = [[unknown.pop() for _ in range(n)] if s != seat else [] for s, n in enumerate(view["hands"])]
        graves = [
            [unknown.pop() for _ in range(n)] if s != seat else [] for s, n in enumerate(view["buried"])
        ]
        hands[seat], graves[seat] = list(view["hand"]), list(view["own_buried"])
        played = [list(cards) for cards in view["played"]]
        return self.state(view["turn"], view["until"], unknown, hands, played, graves)


def shuffled(cards: Cards, chance: Chance) -> Cards:
    order = vec[i64](cards)
    chance.shuffle(order)
    return list(order)


def first_position(state: type[LotsState], seats: int, clock: bool, chance: Chance) -> LotsState:
    deck = shuffled(list(range(1, CARDS + 1)), chance)
    hands = [[deck.pop(), deck.pop()] for _ in range(seats)]
    empty: list[list[Cards]] = [[[] for _ in range(seats)] for _ in range(2)]
    return state(0, DEADLINE_MS if clock else 0, deck, hands, *empty)


def view(state: Any, seat: int | None) -> dict[str, Any]:
    return {
        "game": "lots",
        "seat": seat,
        "actors": state.actors(),
        "outcome": show_outcome(state.outcome()),
        "turn": state.turn,
        "until": state.until,
        "deck": len(state.deck),
        "hand": [] if seat is None else sorted(state.hands[seat]),
        "hands": [len(hand) for hand in state.hands],
        "played": [list(cards) for cards in state.played],
        "own_buried": [] if seat is None else list(state.buried[seat]),
        "buried": [len(cards) for cards in state.buried],
    }


def refusal(state: Any, seat: int, action: int) -> Refusal:
    return Refusal("LOT-1", "It is not your turn, or you do not hold that card.")


def seen(state: Any, seat: int, action: int, reader: int | None) -> Shown:
    shown = state.game.shown(state, seat, action)
    return shown if action < CARDS or reader == seat else Shown("bury", "bury", {}, [])


def tell(before: Any, after: Any, seat: int, act: Shown) -> str:
    return "the time is up" if act.verb == "tick" else ACTS.past(act)


def question(view: Any) -> str:
    if view["seat"] in view["actors"]:
        return "Which card?"
    return f"Wait for @{view['turn']}." if view["actors"] else "The game is over."


def meant(state: Any, seat: int, target: str) -> int:
    return ACTS.read(state, f"play {target}")


def write_position(state: Any) -> str:
    zones = [[state.deck], state.hands, state.played, state.buried]
    words = ["|".join(",".join(map(str, cards)) for cards in zone) or "|" for zone in zones]
    return " ".join([str(state.turn), str(state.until), *(f"[{word}]" for word in words)])


def read_line(state: type[LotsState], line: str) -> LotsState:
    match = re.fullmatch(r"(\d) (-?\d{1,9})" + r" \[([0-9,|]*)\]" * 4, line)
    if not match:
        raise Unreadable("not a line of Lots")
    try:
        zones = [
            [[int(card) for card in cards.split(",")] if cards else [] for cards in word.split("|")]
            for word in match.groups()[2:]
        ]
    except ValueError as problem:
        raise Unreadable("not a line of Lots") from problem
    found = state(int(match[1]), int(match[2]), zones[0][0], *zones[1:])
    if not 0 <= found.turn < len(found.hands):
        raise Unreadable("nobody is on turn")
    return found


def draw(view: Any) -> str:
    return f"{view['played']}\n{view['hand']}"


def lots(state: type[LotsState] = LotsState, **parts: Any) -> Any:
    """The game, with a state of its own; some parts may be replaced by others that have a fault."""

    class OwnState(state):  # a kind of state belongs to one game
        pass

    honest: dict[str, Any] = {
        "name": "lots",
        "title": "Lots",
        "designers": "the tests",
        "seats": (2, 4),
        "nature": Nature(at_once=True, hidden=True, clock=True),
        "version": 1,
        "options": (Option("clock", "no", ("no", "yes"), "All at once?"),),
        "acts": ACTS,
        "rules": {"LOT-1": "In turn, play or bury a card of your hand."},
        "state": OwnState,
        "deal": lambda seats, options, chance: first_position(
            OwnState, seats, options["clock"] == "yes", chance
        ),
        "view": view,
        "imaginer": lambda view: LotsImaginer(view, OwnState),
        "refusal": refusal,
        "seen": seen,
        "tell": tell,
        "question": question,
        "meant": meant,
        "write_position": write_position,
        "read_position": lambda line: read_line(OwnState, line),
        "draw": draw,
    }
    return Game(**honest | parts)


# What the suite is told


def count(state: Any) -> dict[str, int]:
    piles = [state.deck, *state.hands, *state.played, *state.buried]
    return {str(card): n for card, n in sorted(Counter(card for pile in piles for card in pile).items())}


def redeal(line: str, reader: int | None, chance: Random) -> str:
    """All but the own cards and those played openly."""
    state = read_line(LotsState, line)
    zones = [state.deck]
    for seat in range(len(state.hands)):
        zones += [state.hands[seat], state.buried[seat]] if seat != reader else []
    cards = [card for zone in zones for card in zone]
    chance.shuffle(cards)
    for zone in zones:
        zone[:] = [cards.pop() for _ in zone]
    return write_position(state)


PIECES = SimpleNamespace(count=count, redeal=redeal)


def case_of(game: Any, *options: tuple[str, str], pieces: Any = PIECES) -> Case:
    """A table of three."""
    return Case(game, pieces, 3, options)
