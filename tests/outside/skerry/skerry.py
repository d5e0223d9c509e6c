"""Skerry, a small trick game with hidden hands: take the tricks, but not the rocks.

A position's line is `<leader> <rocks are out: 0 or 1> <hand/hand/…> <trick> <taken/taken/…>`, where each
of the 24 cards is a letter from a to x, and - is no card.
"""

import re

from librt.vecs import vec
from mypy_extensions import i64

import sandtable as st
from sandtable.core.game import AnyGame, Options
from sandtable.core.sentences import mark
from sandtable.core.view import seat_of, show_outcome
from sandtable.players import Bots, Budget

SUITS = ("gale", "wave", "rock")
NAMES = [f"{suit} {value}" for suit in SUITS for value in range(1, 9)]
LETTERS = "abcdefghijklmnopqrstuvwx"
ROCK = 2
HAND = 6

RULES = {
    "SKE-1": "There are 24 cards: gale, wave and rock, each from 1 to 8. Two to four players get six each; nobody sees the rest.",
    "SKE-2": "In turn everybody plays a card to the trick. You need not follow suit.",
    "SKE-3": "Nobody leads a rock before one was thrown into a trick, unless that is all there is in hand.",
    "SKE-4": "The highest card of the suit that was led takes the trick, and its player leads the next.",
    "SKE-5": "A trick is worth two points; each rock in it costs one.",
    "SKE-6": "After six tricks the most points win; a tie is shared.",
}
CARD = st.Argument("card", NAMES, "is not a card; cards are like “wave 5”")
PLAY = st.Verb(0, "play {card}", "Play {card}", "played {card}", (CARD,), ("{card}",))
ACTS = st.Acts[object](PLAY, examples="“play wave 5”")

Cards = list[int]  # suit times eight, plus the value less one


def suit(card: int) -> int:
    return card // 8


class SkerryState(st.State):
    def __init__(
        self, leader: int, rocks_out: bool, hands: list[Cards], trick: Cards, taken: list[Cards]
    ) -> None:
        self.leader, self.rocks_out = leader, rocks_out
        self.hands, self.trick, self.taken = hands, trick, taken

    def mover(self) -> i64:
        return (self.leader + len(self.trick)) % len(self.hands) if any(self.hands) else -1

    def choices(self, seat: i64) -> vec[i64]:
        hand = sorted(self.hands[seat]) if seat == self.mover() else []
        safe = [card for card in hand if suit(card) != ROCK or self.trick or self.rocks_out]  # SKE-3
        return vec[i64](safe or hand)

    def play(self, seat: i64, action: i64, at: i64) -> None:
        self.hands[seat].remove(action)
        self.trick.append(action)
        self.rocks_out = self.rocks_out or suit(action) == ROCK
        if len(self.trick) == len(self.hands):
            best = max(card for card in self.trick if suit(card) == suit(self.trick[0]))  # SKE-4
            self.leader = (self.leader + self.trick.index(best)) % len(self.hands)
            self.taken[self.leader] += self.trick
            self.trick = []

    def copy(self) -> "SkerryState":
        hands, taken = ([list(cards) for cards in piles] for piles in (self.hands, self.taken))
        return SkerryState(self.leader, self.rocks_out, hands, list(self.trick), taken)

    def points(self) -> list[int]:
        """SKE-5."""
        return [
            2 * len(pile) // len(self.hands) - sum(suit(card) == ROCK for card in pile) for pile in self.taken
        ]

    def outcome(self) -> st.Outcome | None:
        if any(self.hands):
            return None
        scores = self.points()
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return st.Outcome(tuple(scores), winners, "all tricks are taken")


def deal(seats: int, options: Options, chance: st.Chance) -> SkerryState:
    deck = shuffled(list(range(len(NAMES))), chance)
    return SkerryState(
        0, False, [sorted(deck[HAND * n :][:HAND]) for n in range(seats)], [], [[] for _ in range(seats)]
    )


def shuffled(cards: Cards, chance: st.Chance) -> Cards:
    order = vec[i64](cards)
    chance.shuffle(order)
    return list(order)


class SkerryView(st.View):
    leader: int
    rocks_out: bool
    hand: list[str]
    hands: list[int]
    trick: list[str]
    taken: list[list[str]]
    points: list[int]


def view(state: SkerryState, seat: int | None) -> SkerryView:
    return {
        "game": "skerry",
        "seat": seat,
        "actors": state.actors(),
        "outcome": show_outcome(state.outcome()),
        "leader": state.leader,
        "rocks_out": state.rocks_out,
        "hand": [] if seat is None else [NAMES[card] for card in state.hands[seat]],
        "hands": [len(hand) for hand in state.hands],
        "trick": [NAMES[card] for card in state.trick],
        "taken": [[NAMES[card] for card in pile] for pile in state.taken],
        "points": state.points(),
    }


class SkerryImaginer(st.Imaginer):
    """Deals to the other hands what their seat has not seen."""

    def __init__(self, view: SkerryView) -> None:
        self.view = view

    def deal(self, chance: st.Chance) -> SkerryState:
        view = self.view
        own, trick, *taken = (
            [NAMES.index(name) for name in pile] for pile in (view["hand"], view["trick"], *view["taken"])
        )
        seen = {*own, *trick, *(card for pile in taken for card in pile)}
        unseen = shuffled([card for card in range(len(NAMES)) if card not in seen], chance)
        hands = [
            sorted(unseen.pop() for _ in range(0 if n == view["seat"] else size))
            for n, size in enumerate(view["hands"])
        ]
        hands[seat_of(view)] = own
        return SkerryState(view["leader"], view["rocks_out"], hands, trick, taken)


def refusal(state: SkerryState, seat: int, action: int) -> st.Refusal:
    if not any(state.hands):
        return st.Refusal("SKE-6", "The game is over.")
    if seat != state.mover():
        return st.Refusal("SKE-2", f"It is the turn of {mark(state.mover())}.")
    if action not in state.hands[seat]:
        return st.Refusal("SKE-2", "You do not hold that card.")
    return st.Refusal("SKE-3", "No rock was thrown yet: lead something else.")


def tell(before: SkerryView, after: SkerryView, seat: int, act: st.Shown) -> str:
    return ACTS.past(act) + ("" if after["trick"] else f"; the trick goes to {mark(after['leader'])}")


def question(view: SkerryView) -> str:
    if not view["actors"]:
        return "The game is over."
    if view["seat"] not in view["actors"]:
        return f"It is the turn of {mark(view['actors'][0])}."
    return "Play a card to the trick." if view["trick"] else "Lead a card."


def meant(state: SkerryState, seat: int, target: str) -> int:
    return CARD.read(target)


def written(piles: list[Cards]) -> str:
    return "/".join("".join(LETTERS[card] for card in pile) or "-" for pile in piles)


def write_position(state: SkerryState) -> str:
    piles = written(state.hands), written([state.trick]), written(state.taken)
    return f"{state.leader} {int(state.rocks_out)} {' '.join(piles)}"


def read_position(line: str) -> SkerryState:
    pile = "(-|[a-x]+)"
    cards = re.findall("[a-x]", line)
    if not re.fullmatch(f"[0-3] [01] {pile}(/{pile}){{1,3}} {pile} {pile}(/{pile}){{1,3}}", line) or len(
        {*cards}
    ) < len(cards):
        raise st.Unreadable(f"{line!r} is not a position of Skerry")
    leader, rocks_out, *words = line.split()
    hands, trick, taken = (
        [[LETTERS.index(letter) for letter in pile.strip("-")] for pile in word.split("/")] for word in words
    )
    if int(leader) >= len(hands) or len(hands) != len(taken):
        raise st.Unreadable(f"the seats of {line!r} do not fit")
    return SkerryState(int(leader), rocks_out == "1", hands, trick[0], taken)


def draw(view: SkerryView) -> str:
    points = "   ".join(f"seat {seat}: {points} points" for seat, points in enumerate(view["points"]))
    return f"{points}\ntrick: {', '.join(view['trick'])}\nhand:  {', '.join(view['hand'])}"


GAME = st.Game(
    name="skerry",
    title="Skerry",
    designers="the tests",
    seats=(2, 4),
    nature=st.Nature(hidden=True),
    version=1,
    acts=ACTS,
    rules=RULES,
    state=SkerryState,
    deal=deal,
    view=view,
    imaginer=SkerryImaginer,
    refusal=refusal,
    tell=tell,
    question=question,
    meant=meant,
    write_position=write_position,
    read_position=read_position,
    draw=draw,
)


class Pilot:
    """Plays high, unless there are rocks in the trick."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def act(self, view: SkerryView, budget: Budget, seed: int) -> int:
        legal = self.game.imagine(view, st.FastChance(seed)).legal(seat_of(view))
        rocks = any(name.startswith("rock") for name in view["trick"])
        return (min if rocks else max)(legal, key=lambda card: card % 8)


BOTS = Bots(
    "skerry", makers={"pilot": Pilot}, thinking={"pilot": "Steers clear of rocks."}, offered=("pilot",)
)
