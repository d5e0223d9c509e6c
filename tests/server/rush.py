"""A tiny game for the server's tests: everybody at once, against the clock, with secrets.

Two rounds of `length` milliseconds, or until the three pebbles are gone; `take 0` … `take 2` takes one. Each seat
has a secret word, and may `whisper` to itself, which others only see as `murmur`.
"""

from typing import ClassVar

from sandtable.core.chance import DealChance
from sandtable.core.errors import BadRequest, IllegalAction, Unreadable
from sandtable.core.game import Option, Outcome, Refusal

WHISPER = 3
TEXTS = ["take 0", "take 1", "take 2", "whisper"]


class RushState:
    def __init__(self, seats, length, chance):
        self.length = length
        self.words = [f"secret{seat}x{chance.below(10**9):09d}" for seat in range(seats)]
        self.owners = [None, None, None]
        self.whispers = [0] * seats
        self.round = 1

    def copy(self):
        twin = RushState.__new__(RushState)
        twin.__dict__ = dict(self.__dict__, owners=self.owners[:], whispers=self.whispers[:])
        return twin

    def actors(self):
        return list(range(len(self.words))) if self.round <= 2 else []

    def legal(self, seat):
        if seat not in self.actors():
            return []
        return [n for n, owner in enumerate(self.owners) if owner is None] + [WHISPER]

    def why_not(self, seat, action):
        if action in self.legal(seat):
            return None
        return Refusal("RUSH-1", "This pebble is taken." if self.actors() else "The game is over.")

    def apply(self, seat, action, at=0):
        refusal = self.why_not(seat, action)
        if refusal:
            raise IllegalAction(refusal.rule, refusal.text)
        if at >= self.deadline():
            raise IllegalAction("RUSH-2", "The round is over.")
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

    def view(self, seat):
        return {
            "game": "rush",
            "seat": seat,
            "actors": self.actors(),
            "round": self.round,
            "owners": list(self.owners),
            "word": None if seat is None else self.words[seat],
            "whispers": None if seat is None else self.whispers[seat],
        }


class Rush:
    name, title, designers = "rush", "Rush", "the tests"
    min_seats, max_seats, action_count = 2, 4, 4
    options = (Option("length", "long", ("long", "medium", "short"), "How long a round is."),)
    rules: ClassVar = {"RUSH-1": "A pebble is taken once.", "RUSH-2": "Time ends a round."}

    def complete(self, seats, options):
        if not 2 <= seats <= 4:
            raise BadRequest("Rush is for 2 to 4")
        return {"length": "long"} | options

    def start(self, seats, seed, **options):
        length = {"short": 400, "medium": 1500, "long": 600_000}
        return RushState(seats, length[options["length"]], DealChance("rush", seed))

    def write(self, state, action):
        return TEXTS[action]

    def read(self, state, text):
        if text not in TEXTS:
            raise Unreadable(f"{text!r} is not an act of Rush")
        return TEXTS.index(text)

    def seen(self, state, seat, action, reader):
        return "murmur" if action == WHISPER and reader != seat else TEXTS[action]

    def tell(self, before, after, seat, act):
        return f"round {after['round']}" if act == "tick" else f"did {act}"

    def question(self, view):
        return "Take a pebble." if view["actors"] else "The game is over."

    def meant(self, state, seat, target):
        return self.read(state, f"take {target}")
