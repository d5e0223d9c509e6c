"""Lots, a tiny card game with hidden hands: it keeps every promise, and serves to break them one by one.

Cards 1 to 12, two in each hand, the rest a deck. An act plays a card openly (it scores) or buries it
unseen, and draws the next one. With the option `clock` all act at once until time runs out. A line is

    <turn> <deadline> <deck> <hand 0|hand 1|…> <played 0|…> <buried 0|…>
"""

import importlib.util
import json
import re
import sys
from collections import Counter
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

from sandtable import BadRequest, DealChance, IllegalAction, Option, Outcome, Refusal, Unreadable
from sandtable.core import record

CARDS = 12
DEADLINE_MS = 4000


def interpreted(module: Any) -> Any:
    """A module from its source: compiled functions take no game that is not compiled with them."""
    source = Path(module.__file__).with_name(module.__name__.rpartition(".")[2] + ".py")
    spec = importlib.util.spec_from_file_location(f"interpreted_{source.stem}", source)
    found = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = found
    spec.loader.exec_module(found)
    return found


class LotsState:
    """A position of Lots."""

    def __init__(self, turn: int, deadline: int, deck: list[int], hands, played, buried) -> None:
        self.turn, self.until, self.deck = turn, deadline, deck
        self.hands, self.played, self.buried = hands, played, buried

    def actors(self) -> list[int]:
        if self.until:
            return [seat for seat, hand in enumerate(self.hands) if hand and self.until > 0]
        return [self.turn] if self.hands[self.turn] else []

    def mover(self) -> int:
        return min(self.actors(), default=-1)

    def legal(self, seat: int) -> list[int]:
        hand = sorted(self.hands[seat]) if seat in self.actors() else []
        return [card - 1 for card in hand] + [CARDS + card - 1 for card in hand]

    choices = legal

    def is_legal(self, seat: int, action: int) -> bool:
        return action in self.legal(seat)

    def random_choice(self, seat: int, chance: Any) -> int:
        legal = self.legal(seat)
        return legal[chance.below(len(legal))]

    def why_not(self, seat: int, action: int) -> Refusal | None:
        if self.is_legal(seat, action):
            return None
        return Refusal("LOT-1", "It is not your turn, or you do not hold that card.")

    def apply(self, seat: int, action: int, at: int = 0) -> None:
        if not self.is_legal(seat, action) or seat >= len(self.hands):
            raise IllegalAction("LOT-1", "It is not your turn, or you do not hold that card.")
        card = action % CARDS + 1
        self.hands[seat].remove(card)
        (self.played if action < CARDS else self.buried)[seat].append(card)
        self.hands[seat] += [self.deck.pop()] if self.deck else []
        self.turn = (self.turn + 1) % len(self.hands)

    def copy(self) -> "LotsState":
        return type(self)(self.turn, self.until, *json.loads(json.dumps(self.zones())))

    def zones(self) -> list[Any]:
        return [self.deck, self.hands, self.played, self.buried]

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

    def result(self, seat: int) -> float:
        outcome = self.outcome()
        return 1 / len(outcome.winners) if outcome and seat in outcome.winners else 0.0

    def view(self, seat: int | None) -> dict[str, Any]:
        outcome = self.outcome()
        return {
            "game": "lots",
            "seat": seat,
            "actors": self.actors(),
            "turn": self.turn,
            "until": self.until,
            "deck": len(self.deck),
            "hand": [] if seat is None else sorted(self.hands[seat]),
            "hands": [len(hand) for hand in self.hands],
            "played": [list(cards) for cards in self.played],
            "own_buried": [] if seat is None else list(self.buried[seat]),
            "buried": [len(cards) for cards in self.buried],
            "outcome": outcome
            and {
                "scores": list(outcome.scores),
                "winners": list(outcome.winners),
                "reason": outcome.reason,
            },
        }


class Lots:
    """The game, with the shape of `sandtable.Game`. A subclass may swap in a state with a fault."""

    name = "lots"
    title = "Lots"
    min_seats, max_seats = 2, 4
    options = (Option("clock", "no", ("no", "yes"), "All at once?"),)
    action_count = 2 * CARDS
    rules = {"LOT-1": "In turn, play or bury a card of your hand."}  # noqa: RUF012
    state_type = LotsState

    def __init__(self) -> None:
        self.pieces = SimpleNamespace(ALL_OPEN=False, count=count, redeal=self.redeal)
        self.records = interpreted(record)

    def complete(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        if not self.min_seats <= seats <= self.max_seats:
            raise BadRequest("two to four")
        return {"clock": "no"} | options

    def start(self, seats: int, seed: str, clock: str = "no") -> Any:
        chance = DealChance(f"lots {seats}", seed)
        cards = list(range(1, CARDS + 1))
        for i in range(CARDS - 1, 0, -1):
            j = chance.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        hands = [[cards.pop(), cards.pop()] for _ in range(seats)]
        empty: list[list[list[int]]] = [[[] for _ in range(seats)] for _ in range(2)]
        return self.state_type(0, DEADLINE_MS if clock == "yes" else 0, cards, hands, *empty)

    def write(self, state: Any, action: int) -> str:
        return f"{'play' if action < CARDS else 'bury'} {action % CARDS + 1}"

    def read(self, state: Any, text: str) -> int:
        match = re.fullmatch(r"(play|bury) ([1-9]|1[0-2])", text)
        if not match:
            raise Unreadable(f"{text!r} is not an act")
        return int(match[2]) - 1 + (CARDS if match[1] == "bury" else 0)

    def meant(self, state: Any, seat: int, target: str) -> int:
        return self.read(state, f"play {target}")

    def seen(self, state: Any, seat: int, action: int, reader: int | None) -> str:
        return self.write(state, action) if action < CARDS or reader == seat else "bury"

    def write_position(self, state: Any) -> str:
        zones = [[state.deck], state.hands, state.played, state.buried]
        words = ["|".join(",".join(map(str, cards)) for cards in zone) or "|" for zone in zones]
        return " ".join([str(state.turn), str(state.until), *(f"[{word}]" for word in words)])

    def read_position(self, line: str) -> Any:
        match = re.fullmatch(r"(\d) (-?\d{1,9}) \[(.*)\] \[(.*)\] \[(.*)\] \[(.*)\]", line)
        if not match or not all(re.fullmatch(r"[0-9,|]*", word) for word in match.groups()[2:]):
            raise Unreadable("not a line of Lots")
        try:
            zones = [
                [[int(card) for card in cards.split(",")] if cards else [] for cards in word.split("|")]
                for word in match.groups()[2:]
            ]
        except ValueError as problem:
            raise Unreadable("not a line of Lots") from problem
        state = self.state_type(int(match[1]), int(match[2]), zones[0][0], *zones[1:])
        if not 0 <= state.turn < len(state.hands):
            raise Unreadable("nobody is on turn")
        return state

    def imagine(self, view: dict[str, Any], chance: Any) -> Any:
        """Fill hands, deck and graves with what the seat does not know, in random order."""
        seat = view["seat"]
        known = [*view["hand"], *view["own_buried"], *(c for cards in view["played"] for c in cards)]
        unknown = [card for card in range(1, CARDS + 1) if card not in known]
        for i in range(len(unknown) - 1, 0, -1):
            j = chance.below(i + 1)
            unknown[i], unknown[j] = unknown[j], unknown[i]
        hands = [[unknown.pop() for _ in range(n)] if s != seat else [] for s, n in enumerate(view["hands"])]
        graves = [
            [unknown.pop() for _ in range(n)] if s != seat else [] for s, n in enumerate(view["buried"])
        ]
        hands[seat], graves[seat] = list(view["hand"]), list(view["own_buried"])
        played = [list(cards) for cards in view["played"]]
        return self.state_type(view["turn"], view["until"], unknown, hands, played, graves)

    def imaginer(self, view: dict[str, Any]) -> Any:
        return SimpleNamespace(deal=lambda chance: self.imagine(view, chance), is_uncertain=lambda: True)

    def redeal(self, line: str, reader: int | None, chance: Random) -> str:
        """The test's own account of what is hidden: all but the own cards and those played openly."""
        state = self.read_position(line)
        zones = [state.deck]
        for seat in range(len(state.hands)):
            zones += [state.hands[seat], state.buried[seat]] if seat != reader else []
        cards = [card for zone in zones for card in zone]
        chance.shuffle(cards)
        for zone in zones:
            zone[:] = [cards.pop() for _ in zone]
        return self.write_position(state)

    def question(self, view: dict[str, Any]) -> str:
        return "Which card?" if view["seat"] in view["actors"] else "Wait."

    def draw(self, view: dict[str, Any]) -> str:
        return f"{view['played']}\n{view['hand']}"

    def tell(self, before: dict[str, Any], after: dict[str, Any], seat: int, act: str) -> str:
        return f"Seat {seat}: {act}."


def count(state: Any) -> dict[str, int]:
    cards = [*state.deck, *(card for zone in state.zones()[1:] for pile in zone for card in pile)]
    return {str(card): n for card, n in sorted(Counter(cards).items())}
