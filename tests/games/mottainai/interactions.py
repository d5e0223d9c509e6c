"""Works together in random games, with all that always holds.

A game begins with works in everybody's wings. They are chosen so that works meet that have met least;
more come into play as the game goes on. Two works have met in a game if somebody had to decide while
both were in play.
"""

import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from games.mottainai import pieces
from games.mottainai.invariants import check
from games.mottainai.positions import GAME
from sandtable.core.chance import FastChance
from sandtable.games.mottainai.cards import COPY_BITS, KINDS
from sandtable.games.mottainai.names import codes
from sandtable.games.mottainai.state import MottainaiState, empty
from sandtable.games.mottainai.turn import advance, begin_turn
from sandtable.games.mottainai.zones import FACE_DOWN, FLOOR, HAND, LEFT, RIGHT, zone_of

Pair = tuple[int, int]

PAIRS: list[Pair] = list(itertools.combinations(range(KINDS), 2))
MOST_ACTS = 20_000
LOOK_EVERY = 40  # acts between two looks at views, imagined states and positions


@dataclass
class Meetings:
    """How often each two works have met: in how many games, with one owner in how many, at how many acts."""

    games: Counter[Pair] = field(default_factory=Counter)
    one_owner: Counter[Pair] = field(default_factory=Counter)
    acts: Counter[Pair] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, run: "Run") -> None:
        self.games.update(run.acts.keys())
        self.one_owner.update(run.one_owner)
        self.acts.update(run.acts)
        self.endings[run.reason] += 1

    def enough(self, pair: Pair, wanted: int) -> bool:
        """So often at one player, and twice as often anywhere."""
        return self.one_owner[pair] >= wanted and self.games[pair] >= 2 * wanted

    def wish(self, pair: Pair, wanted: int, same: bool) -> int:
        """How much a pair needs to meet, at one player or anywhere."""
        missing = wanted - self.one_owner[pair] if same else wanted - self.games[pair] // 2
        return max(0, missing)


@dataclass
class Run:
    """A game: the pairs that met with their acts, those that one player had, and how it ended."""

    seats: int
    acts: Counter[Pair] = field(default_factory=Counter)
    one_owner: set[Pair] = field(default_factory=set)
    reason: str = ""

    def met(self, wings: list[int], acts: int) -> None:
        """These works of each player were in play while so many acts were decided."""
        if acts:
            everywhere = sorted({card for bits in wings for card in codes(bits & ~COPY_BITS)})
            for pair in itertools.combinations(everywhere, 2):
                self.acts[pair] += acts
            for bits in wings:
                self.one_owner.update(itertools.combinations(codes(bits & ~COPY_BITS), 2))


def in_play(state: MottainaiState) -> list[int]:
    """The works of each player, as bits."""
    return [state.works(seat, LEFT) | state.works(seat, RIGHT) for seat in range(state.seats)]


# Setting up


def plan(meetings: Meetings, wanted: int, number: int) -> list[list[int]]:
    """Works for each player, one after the other the one that most needs to meet those before it."""
    chance = random.Random(f"plan {number}")
    seats = 2 + number % 5
    found: list[list[int]] = []
    for _ in range(seats):
        found.append([])
        for _ in range(4 if seats < 4 else 3):
            found[-1].append(neediest(meetings, wanted, found, chance))
    return found


def neediest(meetings: Meetings, wanted: int, found: list[list[int]], chance: random.Random) -> int:
    """A work that is not there yet."""
    own, others = found[-1], [card for works in found[:-1] for card in works]

    def wish(card: int) -> float:
        wishes = [meetings.wish(pair_of(card, other), wanted, True) for other in own]
        wishes += [meetings.wish(pair_of(card, other), wanted, False) for other in others]
        return sum(wishes) + chance.random()

    return max(set(range(KINDS)).difference(own, others), key=wish)


def pair_of(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


def start(works: list[list[int]], number: int) -> MottainaiState:
    """A table with these works in the wings of its players."""
    chance = random.Random(f"start {number}")
    seats = len(works)
    state = empty(seats, seats < 6 and chance.random() < 0.5, 5 + number % 2)
    deck = list(range(KINDS)) * (len(state.deck) // KINDS)
    for seat, cards in enumerate(works):
        for n, card in enumerate(cards):
            deck.remove(card)
            state.place_work(seat, LEFT + n % 2, card)
    chance.shuffle(deck)
    for seat in range(seats):
        for _ in range(5):
            state.put(zone_of(seat, HAND), deck.pop())
        state.put(zone_of(0, FLOOR), deck.pop())
        state.tasks[seat] = deck.pop() + (FACE_DOWN if chance.random() < 0.5 else 0)
    for card in deck:
        state.put_under(card, 0)
    state.turn = chance.randrange(seats)
    begin_turn(state)
    advance(state)
    return state


# Playing


def play(works: list[list[int]], number: int) -> Run:
    """A random game; raises AssertionError where something does not hold."""
    state, chance = start(works, number), FastChance(number)
    run, acts, since, wings = Run(len(works)), 0, 0, in_play(state)
    check(state)
    while state.mover() >= 0:
        decide(state, chance)
        acts += 1
        check(state)
        if acts % LOOK_EVERY == number % LOOK_EVERY:
            look(state, chance)
        if in_play(state) != wings or state.mover() < 0:
            run.met(wings, acts - since)
            since, wings = acts, in_play(state)
        assert acts < MOST_ACTS, "the game does not end"
    look(state, chance)
    run.reason = state.outcome().reason
    return run


def decide(state: MottainaiState, chance: FastChance) -> None:
    """Any legal act, by way of its notation."""
    seat = state.mover()
    action = state.random_choice(seat, chance)
    text = GAME.write(state, action)
    assert GAME.read(state, text) == action, text
    state.play(seat, action, 0)


def look(state: MottainaiState, chance: FastChance) -> None:
    """Views, what can be imagined from them, questions, points and the line of the position."""
    line = GAME.write_position(state)
    assert GAME.write_position(GAME.read_position(line)) == line
    assert set(pieces.count(state).values()) == {len(state.deck) // KINDS}
    public = state.view(None)
    for reader in range(int(state.seats)):
        view = state.view(reader)
        imagined = GAME.imagine(json.loads(json.dumps(view)), chance)
        check(imagined)
        assert imagined.view(reader) == view
        assert imagined.view(None) == public
        assert imagined.legal(reader) == state.legal(reader)
        assert GAME.question(view)
    if public["outcome"] is not None:
        for player in public["players"]:
            assert sum(item["points"] for item in player["tally"]) == player["points"]


def games(wanted: int, meetings: Meetings) -> Iterator[tuple[int, list[list[int]]]]:
    """Plans of games, until all pairs have met so often."""
    for number in itertools.count():
        if all(meetings.enough(pair, wanted) for pair in PAIRS):
            return
        yield number, plan(meetings, wanted, number)
