"""Mandala by the library's rules and by the slow ones, side by side."""

from collections.abc import Iterator
from random import Random

from games.mandala.positions import GAME
from games.mandala.random_games import EDGES, SLOW_STYLES, at_the_edge
from games.mandala.slow_rules import SlowMandala
from lockstep.frame import Facts, Pair, Played

WORDS = ("phase", "turn", "course", "mandala 1", "mandala 2", "seat 0", "seat 1", "discard/deck")
REFUSALS_A_POSITION = 2
ALL_REFUSALS_EVERY = 12
STARTS = ("deal", "deal", "deal", *EDGES)


class MandalaPair(Pair):
    def seats(self) -> range:
        return range(2)

    def library_facts(self) -> Facts:
        outcome = self.state.outcome()
        return dict(zip(WORDS, self.line.split(), strict=True)) | {
            "actors": self.state.actors(),
            "points": [self.state.points(seat) for seat in (0, 1)],
            "outcome": outcome and (list(outcome.scores), list(outcome.winners), outcome.reason),
        }

    def slow_facts(self) -> Facts:
        slow = self.slow
        return dict(zip(WORDS, slow.line().split(), strict=True)) | {
            "actors": [] if slow.over else [slow.actor()],
            "points": slow.scores(),
            "outcome": (slow.scores(), slow.winners(), slow.reason()) if slow.over else None,
        }


def run(games: int, seed: int, rules: type[SlowMandala] = SlowMandala) -> Iterator[Played]:
    for number in range(games):
        yield play(f"{seed} {number}", STARTS[number % len(STARTS)], rules)


def play(seed: str, start: str, rules: type[SlowMandala]) -> Played:
    """One game, each player with a style."""
    chance = Random(seed)
    styles = [chance.choice(sorted(SLOW_STYLES)) for _ in range(2)]
    name = f"{start} {seed} {'/'.join(styles)}"
    cups = chance.choice(("closed", "open"))
    state = GAME.start(seed=name, cups=cups) if start == "deal" else at_the_edge(start, chance)
    pair = MandalaPair(GAME, state, rules(GAME.write_position(state), state.chance.copy().below), name)
    while pair.compare() and not pair.slow.over:
        pair.refuse_some(chance, REFUSALS_A_POSITION)
        if pair.played.positions % ALL_REFUSALS_EVERY == 0:
            pair.refuse_all()
        seat = pair.slow.actor()
        acts = pair.slow.legal(seat)
        wild = chance.random() < 0.1
        act = chance.choice(acts if wild else SLOW_STYLES[styles[seat]](pair.slow, acts))
        note(pair, act)
        pair.act(seat, act)
    note_end(pair)
    return pair.played


def note(pair: Pair, act: str) -> None:
    slow, seen = pair.slow, pair.played.seen
    verb, *words = act.split()
    seen["deck and pile empty"] += not slow.deck and not slow.discard
    seen["passes"] += verb == "pass"
    if verb == "build" and len(slow.hands[slow.turn]) == 1:
        seen["last card built"] += 1
    if verb in ("build", "grow"):
        _, *fields = slow.areas[int(words[0]) - 1]
        colors = {card for area in slow.areas[int(words[0]) - 1] for card in area}
        if len(colors | {words[1]}) == 6:
            sizes = [len(field) for field in fields]
            sizes[slow.turn] += int(words[2]) if verb == "grow" else 0
            seen["destructions"] += 1
            seen["destructions without Field cards"] += not any(sizes)
            seen["destructions with equal Fields"] += sizes[0] == sizes[1] > 0
    if verb == "claim":
        seen["claims for the pile"] += not slow.areas[slow.claiming[0] - 1][1 + slow.claiming[1]]


def note_end(pair: Pair) -> None:
    slow, seen = pair.slow, pair.played.seen
    seen["reshuffled"] += slow.exhausted
    if not slow.over:
        return
    seen[f"ended by {slow.over}"] += 1
    if slow.scores()[0] == slow.scores()[1]:
        seen["draws" if len(slow.winners()) == 2 else "ties decided by Cup cards"] += 1
