"""Mottainai by the library's rules and by the slow ones, side by side: whole games, from the start and at the edges."""

import functools
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from games.mottainai.positions import GAME
from games.mottainai.random_games import EDGES, position
from games.mottainai.slow_pieces import PILES, WINGS
from games.mottainai.slow_rules import SlowMottainai, read_cards
from lockstep.frame import Facts, Pair, Played

KINDS = ("start", *EDGES)
CYCLE = tuple(kind for edge in EDGES for kind in ("start", edge))  # every second game begins with a deal
REFUSED_EVERY = 5  # positions in which one forbidden act is tried
POINTS_EVERY = 4  # positions, and the last one: counting takes longer than playing
ALL_REFUSALS_EVERY = 400
MOST_ACTS = 20_000
LIKED = {"pray": -1, "done": -1, "complete": 1, "craft": 1, "use": 1, "top": 1, "player": 1}


# Poem and Cloak may complete one work after the other, hundreds of times if a player likes; the slow rules tell each
# of them within the one before.
sys.setrecursionlimit(20_000)


class MottainaiPair(Pair):
    slow: SlowMottainai

    def seats(self) -> range:
        return range(len(self.slow.players))

    def points_of(self, book: Any) -> list[int] | None:
        """By one of the two rule books."""
        if self.played.positions % POINTS_EVERY and not self.slow.over:
            return None
        return [book.points(seat) for seat in self.seats()]

    def library_facts(self) -> Facts:
        """All zones of a position, as its line tells them."""
        line = self.line.replace("Daidoro", "Daitoro")
        words = dict(word.split("=") for word in line.split())
        outcome = self.state.outcome()
        found: Facts = {
            "actors": self.state.actors(),
            "turn": int(words["turn"]),
            "extra turns": int(words["extra"]),
            "deck": read_cards(words["deck"]),
            "floor": sorted(read_cards(words["floor"])),
            "copies": words["copies"].replace("-", " "),
            "points": self.points_of(self.state),
            "outcome": outcome and (list(outcome.scores), list(outcome.winners), outcome.reason),
        }
        for seat in self.seats():
            for place in (*PILES, *WINGS):
                found[f"{place} {seat}"] = sorted_cards(words[f"{seat}.{place}"])
        return found

    def slow_facts(self) -> Facts:
        slow = self.slow
        copies = {work.slot: work.copied for work in slow.me.works}
        outcome = slow.outcome()
        found: Facts = {
            "actors": [] if slow.over else [slow.turn],
            "turn": slow.turn,
            "extra turns": slow.extra_turns,
            "deck": list(slow.deck),
            "floor": sorted(slow.floor),
            "copies": f"{copies.get(1, ' ')},{copies.get(2, ' ')}",
            "points": self.points_of(slow),
            "outcome": outcome and (outcome[0], [outcome[1]], outcome[2]),
        }
        for player in slow.players:
            for place in PILES:
                found[f"{place} {player.seat}"] = sorted(getattr(player, place))
            for place in WINGS:
                names = [f"Copy {work.slot}" if work.copied else work.card for work in getattr(player, place)]
                found[f"{place} {player.seat}"] = sorted(names)
            if player.face_down:
                found[f"task {player.seat}"] = [f"~{card}" for card in player.task]
        return found


@functools.lru_cache(2**16)
def sorted_cards(value: str) -> list[str]:
    return sorted(read_cards(value))


def run(games: int, seed: int, rules: type[SlowMottainai] = SlowMottainai) -> Iterator[Played]:
    for number in range(games):
        yield play(seed, number, rules)


def play(seed: int, number: int, rules: type[SlowMottainai]) -> Played:
    """One game, its players more or less eager to complete and use works."""
    chance = Random(f"{seed} {number}")
    pair = begin(seed, number, chance, rules)
    eager = chance.choice((1.0, 3.0, 10.0))
    while pair.compare() and not pair.slow.over:
        pair.refuse_some(chance, pair.played.positions % REFUSED_EVERY == 0)
        if pair.played.positions % ALL_REFUSALS_EVERY == 0:
            pair.refuse_all()
        act = choose(pair.slow.legal(), eager, chance)
        note(pair, act)
        pair.act(pair.slow.turn, act)
        assert pair.played.acts < MOST_ACTS, "the game does not end"
    pair.played.seen[f"ended: {pair.slow.over}"] += 1
    return pair.played


def begin(seed: int, number: int, chance: Random, rules: type[SlowMottainai]) -> MottainaiPair:
    kind = CYCLE[number % len(CYCLE)]
    state = deal(f"{seed} {number}", 2 + number % 5, chance) if kind == "start" else None
    state = state or GAME.read_position(position(kind, chance))
    pair = pair_at(state, rules, f"{seed} {number}: {kind}")
    edition = "published" if pair.slow.published else "pnp"
    pair.played.seen[kind] += 1
    pair.played.seen[f"{len(pair.seats())} players, {edition}"] += 1
    return pair


def pair_at(state: Any, rules: type[SlowMottainai], name: str = "") -> MottainaiPair:
    return MottainaiPair(GAME, state, rules(GAME.write_position(state)), name)


def deal(seed: str, seats: int, chance: Random) -> Any:
    """The start of a game."""
    edition = chance.choice(("pnp", "published")) if seats < 6 else "pnp"
    return GAME.start(seats, seed, edition=edition, six_works=chance.random() < 0.2)


def choose(acts: list[str], eager: float, chance: Random) -> str:
    return chance.choices(acts, [eager ** LIKED.get(act.partition(" ")[0], 0) for act in acts])[0]


def note(pair: MottainaiPair, act: str) -> None:
    """Uses of works, of copies too, and other ways that a work gives."""
    verb, _, what = act.partition(" ")
    name = what.removesuffix(" left").removesuffix(" right").removesuffix(" 2")
    if verb == "use":
        pair.played.seen[f"use {name.replace('Daidoro', 'Daitoro')}"] += 1
    elif act in ("top", "take task") or verb in ("seize", "player") or what.startswith("all "):
        pair.played.seen[verb if verb != "sell" else "sell all"] += 1
