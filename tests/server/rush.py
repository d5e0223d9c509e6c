"""A tiny game for the server's tests: everybody at once, against the clock, with secrets.

Two rounds of `length` milliseconds, or until the three pebbles are gone; `take 0` … `take 2` takes one. Each seat
has a secret word, and may `whisper` to itself, which others only see as `murmur`.
"""

import json

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.core.acts import Acts, Argument, Shown, Verb
from sandtable.core.errors import IllegalAction
from sandtable.core.game import Game, Nature, Option
from sandtable.core.outcome import Outcome, Refusal
from sandtable.core.state import Imaginer, State
from sandtable.core.view import show_outcome

TAKE, WHISPER = 0, 3
PEBBLES = 3
LENGTHS = {"long": 600_000, "medium": 1500, "short": 400}
ACTS = Acts(
    Verb(
        TAKE,
        "take {pebble}",
        "Take pebble {pebble}",
        "did take {pebble}",
        (Argument("pebble", "012"),),
        ("{pebble}",),
    ),
    Verb(WHISPER, "whisper", "Whisper", "did whisper"),
    examples="“take 1” or “whisper”",
)


class RushState(State):
    def __init__(self, length, words):
        self.length = length
        self.words = words
        self.owners = [None] * PEBBLES
        self.whispers = [0] * len(words)
        self.round = 1

    def copy(self):
        twin = RushState(self.length, self.words)
        twin.owners, twin.whispers, twin.round = self.owners[:], self.whispers[:], self.round
        return twin

    def actors(self):
        return list(range(len(self.words))) if self.round <= 2 else []

    def mover(self):
        return min(self.actors(), default=-1)

    def choices(self, seat):
        if seat not in self.actors():
            return vec[i64]([])
        return vec[i64]([*(n for n, owner in enumerate(self.owners) if owner is None), WHISPER])

    def apply(self, seat, action, at=0):
        if self.is_legal(seat, action) and at >= self.deadline():
            raise IllegalAction("RUSH-2", "The round is over.")
        super().apply(seat, action, at)

    def play(self, seat, action, at):
        if action == WHISPER:
            self.whispers[seat] += 1
        else:
            self.owners[action] = seat
            self.round = self.round if None in self.owners else 3

    def deadline(self):
        return self.round * self.length if self.round <= 2 else None

    def tick(self, at):
        if self.round <= 2 and at >= self.deadline():
            self.round += 1

    def outcome(self):
        if self.round <= 2:
            return None
        scores = tuple(self.owners.count(seat) for seat in range(len(self.words)))
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(scores, winners, "time is up")


class RushImaginer(Imaginer):
    def __init__(self, view):
        self.view = view

    def deal(self, chance):
        words = [secret(seat, chance) for seat in range(self.view["seats"])]
        words[self.view["seat"]] = self.view["word"]
        state = RushState(self.view["length"], words)
        state.owners, state.round = list(self.view["owners"]), self.view["round"]
        state.whispers[self.view["seat"]] = self.view["whispers"]
        return state


def secret(seat, chance):
    return f"secret{seat}x{chance.below(10**9):09d}"


def deal(seats, options, chance):
    return RushState(LENGTHS[options["length"]], [secret(seat, chance) for seat in range(seats)])


def view(state, seat):
    return {
        "game": "rush",
        "seat": seat,
        "actors": state.actors(),
        "outcome": show_outcome(state.outcome()),
        "seats": len(state.words),
        "length": state.length,
        "round": state.round,
        "owners": list(state.owners),
        "word": None if seat is None else state.words[seat],
        "whispers": None if seat is None else state.whispers[seat],
    }


def refusal(state, seat, action):
    return Refusal("RUSH-1", "This pebble is taken." if state.actors() else "The game is over.")


def seen(state, seat, action, reader):
    if action == WHISPER and reader != seat:
        return Shown("murmur", "murmur", {}, [])
    return RUSH.shown(state, seat, action)


def tell(before, after, seat, act):
    return f"round {after['round']}" if act.verb == "tick" else f"did {act.act}"


def question(view):
    return "Take a pebble." if view["actors"] else "The game is over."


def meant(state, seat, target):
    return state.read(f"take {target}")


def write_position(state):
    return json.dumps([state.length, state.words, state.owners, state.whispers, state.round])


def read_position(line):
    length, words, *rest = json.loads(line)
    state = RushState(length, words)
    state.owners, state.whispers, state.round = rest
    return state


RUSH = Game(
    name="rush",
    title="Rush",
    designers="the tests",
    seats=(2, 4),
    nature=Nature(at_once=True, hidden=True, clock=True),
    version=1,
    options=(Option("length", "long", tuple(LENGTHS), "How long a round is."),),
    acts=ACTS,
    rules={"RUSH-1": "A pebble is taken once.", "RUSH-2": "Time ends a round."},
    state=RushState,
    deal=deal,
    view=view,
    imaginer=RushImaginer,
    refusal=refusal,
    seen=seen,
    tell=tell,
    question=question,
    meant=meant,
    write_position=write_position,
    read_position=read_position,
    draw=str,
)
