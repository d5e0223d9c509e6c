"""Two works together in random games: every pair can be tried, with all that always holds."""

import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass

from games.mottainai.invariants import check
from games.mottainai.table import GAME
from sandtable.core.chance import FastChance
from sandtable.games.mottainai.cards import KINDS
from sandtable.games.mottainai.state import MottainaiState, empty
from sandtable.games.mottainai.turn import advance, begin_turn
from sandtable.games.mottainai.works import NAMES
from sandtable.games.mottainai.zones import FACE_DOWN, FLOOR, HAND, LEFT, at

PAIRS = list(itertools.combinations(range(KINDS), 2))
MOST_ACTS = 20_000
LOOK_EVERY = 40  # acts between two looks at views, imagined states and positions


@dataclass(frozen=True)
class Run:
    """A game in which two works were in play from the start."""

    works: tuple[str, str]
    seats: int
    acts: int
    reason: str


def start(first: int, second: int, number: int) -> MottainaiState:
    """Both works in wings: of one player in even games, of two in odd ones."""
    chance = random.Random(f"{first} {second} {number}")
    seats = 2 + number % 5
    state = empty(seats, seats < 6 and chance.random() < 0.5, 5 + number % 2)
    deck = list(range(KINDS)) * (len(state.deck) // KINDS)
    owner = chance.randrange(seats)
    for work, seat in ((first, owner), (second, (owner + number % 2) % seats)):
        deck.remove(work)
        state.put(at(seat, LEFT + chance.randrange(2)), work)
    chance.shuffle(deck)
    for seat in range(seats):
        for _ in range(5):
            state.put(at(seat, HAND), deck.pop())
        state.put(at(0, FLOOR), deck.pop())
        state.tasks[seat] = deck.pop() + (FACE_DOWN if chance.random() < 0.5 else 0)
    for card in deck:
        state.put_under(card, 0)
    state.turn = owner
    begin_turn(state)
    advance(state)
    return state


def play(first: int, second: int, number: int) -> Run:
    """A random game of a pair; raises AssertionError where something does not hold."""
    state = start(first, second, number)
    chance = FastChance(1000 * (KINDS * first + second) + number)
    seats, acts = int(state.seats), 0
    check(state)
    while state.mover() >= 0:
        seat = state.mover()
        action = state.random_choice(seat, chance)
        text = GAME.write(state, action)
        assert GAME.read(state, text) == action, text
        state.play(seat, action, 0)
        check(state)
        if acts % LOOK_EVERY == number % LOOK_EVERY:
            look(state, chance)
        acts += 1
        assert acts < MOST_ACTS, "the game does not end"
    return Run((NAMES[first], NAMES[second]), seats, acts, state.outcome().reason)


def look(state: MottainaiState, chance: FastChance) -> None:
    """Views, what can be imagined from them, questions and the line of the position."""
    line = GAME.write_position(state)
    assert GAME.write_position(GAME.read_position(line)) == line
    public = state.view(None)
    for reader in range(int(state.seats)):
        view = state.view(reader)
        imagined = GAME.imagine(json.loads(json.dumps(view)), chance)
        check(imagined)
        assert imagined.view(reader) == view
        assert imagined.view(None) == public
        assert imagined.legal(reader) == state.legal(reader)
        assert GAME.question(view)


def games(pair: tuple[int, int], number: int) -> Iterator[Run]:
    """That many games of a pair."""
    return (play(*pair, game) for game in range(number))
