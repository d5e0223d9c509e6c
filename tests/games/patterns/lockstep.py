"""Patterns by the library's rules and by the slow ones, side by side."""

from collections.abc import Iterator
from random import Random
from typing import Any

from games.patterns.positions import GAME
from games.patterns.random_games import STYLES, almost_full, grown_at_random, thinned_out
from games.patterns.slow_rules import SlowTable
from lockstep.frame import Facts, Pair, Played
from sandtable import Unreadable

WORDS = ("board", "phase", "turn", "start", "bowls", "river 0", "river 1")
REFUSALS_A_POSITION = 3
ALL_REFUSALS_EVERY = 8
STARTS = ("deal", "deal", "grown", "bare", "full")


class PatternsPair(Pair):
    def seats(self) -> range:
        return range(2)

    def library_facts(self) -> Facts:
        line = self.line
        outcome = self.state.outcome()
        return dict(zip(WORDS, line.split(), strict=True)) | {
            "actors": self.state.actors(),
            "points": [self.state.points(seat) for seat in (0, 1)],
            "outcome": outcome and (list(outcome.scores), list(outcome.winners), outcome.reason),
        }

    def slow_facts(self) -> Facts:
        slow, over = self.slow, self.slow.phase == "over"
        return dict(zip(WORDS, slow.write().split(), strict=True)) | {
            "actors": [] if over else [slow.turn],
            "points": list(slow.scores()),
            "outcome": (list(slow.scores()), slow.winners(), slow.reason()) if over else None,
        }


def run(games: int, seed: int, rules: type[SlowTable] = SlowTable) -> Iterator[Played]:
    for number in range(games):
        yield play(f"{seed} {number}", STARTS[number % len(STARTS)], rules)


def play(seed: str, start: str, rules: type[SlowTable]) -> Played:
    """One game, each player with a style."""
    chance = Random(seed)
    styles = [chance.choice(sorted(STYLES)) for _ in range(2)]
    pair = begin(f"{start} {seed} {'/'.join(styles)}", start, chance, rules)
    while pair.compare() and pair.slow.phase != "over":
        pair.refuse_some(chance, REFUSALS_A_POSITION)
        if pair.played.positions % ALL_REFUSALS_EVERY == 0:
            pair.refuse_all()
        acts = sorted(pair.slow.legal(pair.slow.turn))
        wild = chance.random() < 0.1
        liked = acts if wild else STYLES[styles[pair.slow.turn]](pair.slow, acts)
        note(pair, act := chance.choice(liked))
        pair.act(pair.slow.turn, act)
    note_end(pair)
    return pair.played


def begin(name: str, start: str, chance: Random, rules: type[SlowTable]) -> PatternsPair:
    state = GAME.start(seed=name)
    if start != "deal":
        state = at_the_edge(start, chance, rules) or state
    return PatternsPair(GAME, state, rules.read(GAME.write_position(state)), name)


def at_the_edge(start: str, chance: Random, rules: type[SlowTable]) -> Any:
    """A position of a game that was not played in turns, maybe a bare one; none if nobody could act in it."""
    positions = [table.write() for table in grown_at_random(chance.randrange(10**6))]
    late = len(positions) * (3 if start == "full" else 1) // 4
    table = SlowTable.read(positions[chance.randrange(late, len(positions))])
    table.turn = chance.randrange(2)
    if start == "bare":
        thinned_out(table, chance, chance.choice((0.3, 0.6, 0.9)))
    elif start == "full":
        almost_full(table, chance)
    if chance.random() < 0.2:
        table.phase = "flipping"
    try:
        return GAME.read_position(table.write())
    except Unreadable:
        return None


def note(pair: Pair, act: str) -> None:
    slow, seen = pair.slow, pair.played.seen
    if slow.phase == "flipping":
        seen["stopped with flips left" if act == "stop" else "last flips"] += 1


def note_end(pair: Pair) -> None:
    slow, seen = pair.slow, pair.played.seen
    if slow.phase != "over":
        return
    seen["draws"] += len(slow.winners()) == 2
    seen["full boards"] += not slow.face_up
    seen["groups of one token"] += sum(len(group) == 1 for group in slow.groups.values())
    seen["walled in with tokens left"] += bool(slow.face_up)
    seen["six groups"] += sum(len(river) == 6 for river in slow.river)
