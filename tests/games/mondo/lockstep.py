"""Mondo by the library's rules and by the slow ones, side by side: whole games, with the clock."""

import functools
from collections.abc import Iterator
from random import Random
from typing import Any

from games.mondo.positions import GAME
from games.mondo.random_games import STYLES, lay_out, some_table
from games.mondo.slow_rules import SlowMondo
from games.mondo.slow_sources import Source
from games.mondo.slow_world import VALUES, both_names, stands_on
from lockstep.frame import Facts, Pair, Played

REFUSED_EVERY = 3  # positions in which one forbidden act is tried
ALL_REFUSALS_EVERY = 64
LOST_TILES_EVERY = 8
TIMES, HEAP = 3, 6  # words of a position


class MondoPair(Pair):
    slow: SlowMondo

    def __init__(self, game: Any, state: Any, slow: SlowMondo, name: str) -> None:
        super().__init__(game, state, slow, name)
        self.texts: dict[int, str] = {}  # of acts: the same in every position
        self.mistakes: dict[int, tuple[dict[str, str], set[frozenset[str]]]] = {}

    def write(self, action: int) -> str:
        if action not in self.texts:
            self.texts[action] = super().write(action)
        return self.texts[action]

    def misconnections(self, seat: int) -> set[frozenset[str]]:
        """By the slow rules; counted anew only where a board has changed."""
        tiles = self.slow.worlds[seat].tiles
        if seat not in self.mistakes or self.mistakes[seat][0] != tiles:
            self.mistakes[seat] = dict(tiles), self.slow.worlds[seat].misconnections()
        return self.mistakes[seat][1]

    def seats(self) -> range:
        return self.slow.seats

    def allows(self, seat: int, act: str) -> bool:
        return self.slow.may(seat, act, self.now)

    def play_slowly(self, seat: int, act: str, at: int) -> None:
        self.slow.play(seat, act, at)
        self.follow_chance()

    def tick(self, at: int) -> None:
        self.position, self.last = self.line, f"- {at} tick"
        self.known_line = None
        self.state.tick(at)
        self.slow.tick(at)
        self.follow_chance()
        self.played.acts += 1

    def follow_chance(self) -> None:
        """Tell the slow rules what was turned up and how the tiles fell."""
        slow = self.slow
        if slow.phase == "waiting" and not slow.ready and len(slow.sheet) == len(slow.dealt):
            view = self.state.view(None)
            modifier = view["modifiers"][-1] if view["modifiers"] else None
            slow.deal(modifier, view["tasks"], view["worlds"][0]["tiles"])
        if slow.phase == "round" and not slow.heap:
            slow.scatter(tiles_in(self.state.view(None)["heap"] or ""))

    def library_facts(self) -> Facts:
        view, words = self.state.view(None), self.line.split()
        worlds, outcome = view["worlds"], self.state.outcome()
        clock, starts, ends = words[TIMES].split("/")
        facts = {
            "phase": view["phase"],
            "round": view["round"],
            "times": (clock, starts, ends),
            "times shown": [view[name] for name in ("at", "started_at", "ends_at")],
            "deadline": self.state.deadline(),
            "actors": self.state.actors(),
            "heap": tiles_in(words[HEAP]) if view["phase"] == "round" else None,
            "heap shown": tiles_in(view["heap"]) if view["heap"] else None,
            "hands": [world["hand"] for world in worlds],
            "boards": [world["tiles"] for world in worlds],
            "misconnections": [{both_names(edge) for edge in world["misconnections"]} for world in worlds],
            "out": [world["out"] for world in worlds],
            "chips": [view["chips"], [world["chip"] for world in worlds]],
            "tasks": [sorted(view["tasks"]), [sorted(world["tasks"]) for world in worlds]],
            "modifiers": view["modifiers"],
            "volcano chip": view["volcano_chip"],
            "ready": view["ready"],
            "sheet": [[without_total(line) for line in lines] for lines in view["sheet"]],
            "points": view["scores"],
            "outcome": outcome and (list(outcome.scores), list(outcome.winners), outcome.reason),
        }
        if view["phase"] in ("waiting", "over"):
            facts["sources"] = [sorted(map(shown_source, world["sources"])) for world in worlds]
        return facts

    def slow_facts(self) -> Facts:
        slow = self.slow
        over = slow.phase == "over"
        heap = slow.heap if slow.phase == "round" else None
        facts = {
            "phase": slow.phase,
            "round": slow.round(),
            "times": (str(slow.clock), str(slow.starts or 0), "-" if slow.ends is None else str(slow.ends)),
            "times shown": slow.shown_times(),
            "deadline": slow.deadline(),
            "actors": slow.actors(),
            "heap": heap,
            "heap shown": heap,
            "hands": slow.hands,
            "boards": [world.tiles for world in slow.worlds],
            "misconnections": [self.misconnections(seat) for seat in slow.seats],
            "out": [slow.order(seat) for seat in slow.seats],
            "chips": [slow.chips(), [slow.chip(seat) for seat in slow.seats]],
            "tasks": [sorted(slow.face_up), [sorted(tasks) for tasks in slow.taken]],
            "modifiers": slow.modifiers,
            "volcano chip": sorted(slow.holders),
            "ready": sorted(slow.ready),
            "sheet": slow.sheet,
            "points": slow.scores(),
            "outcome": (slow.scores(), slow.winners(), slow.reason()) if over else None,
        }
        if slow.phase in ("waiting", "over"):
            facts["sources"] = slow.sources
        return facts

    def compare(self) -> bool:
        self.check("what chance gave", True, self.slow.is_fair())
        if self.slow.phase == "round" and self.played.positions % LOST_TILES_EVERY == 0:
            self.check("tiles lost", [], self.slow.lost_tiles())
        return super().compare()


@functools.lru_cache(4)
def tiles_in(letters: str) -> frozenset[str]:
    return frozenset(f"{number}{side}" for number, side in enumerate(letters, start=1) if side != ".")


def without_total(line: dict[str, int]) -> dict[str, int]:
    return {column: points for column, points in line.items() if column != "total"}


def shown_source(found: dict[str, Any]) -> Source:
    return found["column"], found["name"], found["points"], sorted(found["spaces"])


def run(games: int, seed: int, rules: type[SlowMondo] = SlowMondo) -> Iterator[Played]:
    for number in range(games):
        yield Sitting(f"{seed} {number}", rules).play()


class Sitting:
    """One game: the players with their styles, and a clock that is sometimes early, late, or heard twice."""

    def __init__(self, seed: str, rules: type[SlowMondo], pair: type[MondoPair] = MondoPair) -> None:
        self.chance = chance = Random(seed)
        seats, options = some_table(chance)
        self.styles = [chance.choice(sorted(STYLES)) for _ in range(seats)]
        told = " ".join(f"{name}={value}" for name, value in options.items())
        state = GAME.start(seats, seed, **options)
        slow = rules(seats, GAME.complete(seats, options))
        self.pair = pair(GAME, state, slow, f"{seed}: {seats} {told}, {'/'.join(self.styles)}")
        self.pair.follow_chance()
        self.acts_a_round = chance.choice((30, 100, 400)) * seats

    def play(self) -> Played:
        pair = self.pair
        while pair.compare() and pair.slow.phase != "over":
            pair.refuse_some(self.chance, pair.played.positions % REFUSED_EVERY == 0)
            if pair.played.positions % ALL_REFUSALS_EVERY == 0:
                pair.refuse_all()
            {"waiting": self.wait, "countdown": self.count_down, "round": self.act}[pair.slow.phase]()
        return pair.played

    def pass_time(self, most: int) -> int:
        self.pair.now += self.chance.randrange(most + 1)
        return self.pair.now

    def wait(self) -> None:
        """Somebody gets ready; the clock has nothing to say."""
        pair = self.pair
        if self.chance.random() < 0.1:
            pair.tick(self.pass_time(1000))
        at = self.pass_time(2000) - self.chance.choice((0, 0, 1500))
        pair.act(self.chance.choice(pair.slow.actors()), "ready", max(at, 0))
        if pair.slow.phase == "round" and self.chance.random() < 0.3:
            self.furnish()

    def count_down(self) -> None:
        pair, due = self.pair, self.pair.slow.deadline()
        assert due is not None
        if self.chance.random() < 0.3:
            pair.tick(due - 1)
            pair.now = due
            pair.refuse_some(self.chance, 1)
        late = 10**8 if self.chance.random() < 0.02 else self.chance.choice((0, 0, 0, 1, 700))
        pair.now = due + late
        pair.tick(pair.now)
        pair.played.seen["countdown heard late"] += late > 0
        if pair.slow.phase == "round" and self.chance.random() < 0.3:
            self.furnish()

    def act(self) -> None:
        """An act, maybe a race, maybe just before, at or after the end of the round."""
        pair, slow = self.pair, self.pair.slow
        if slow.ends is not None:
            self.pass_time(2 * (slow.ends - (slow.starts or 0)) // self.acts_a_round)
            if self.chance.random() < 0.01:
                pair.now = max(pair.now, slow.ends + self.chance.choice((-2, -1, 0, 1)))
            if slow.is_late(pair.now):
                self.time_is_up()
                return
            if self.chance.random() < 0.02:
                pair.tick(pair.now)
        seat = self.chance.choice(slow.actors())
        act = STYLES[self.styles[seat]](slow, seat, self.chance)
        late_news = self.chance.choice((0, 0, 0, 0, 300))  # it was sent before what was heard last
        pair.act(seat, act, max(0, pair.now - late_news))
        if act.startswith("take"):
            self.race(seat, act)
        if slow.phase != "round":
            self.note_round("all jumped out")

    def race(self, winner: int, act: str) -> None:
        """Others reach for the same tile in the same moment."""
        pair = self.pair
        for seat in pair.slow.seats:
            if seat != winner and self.chance.random() < 0.1:
                pair.refuse(seat, GAME.read(pair.state, act), pair.now)
                pair.played.seen["races lost"] += 1

    def time_is_up(self) -> None:
        """What comes now is refused; then the clock is heard, maybe twice."""
        pair, slow = self.pair, self.pair.slow
        for seat in slow.actors():
            act = self.chance.choice(sorted(slow.legal(seat)))
            pair.refuse(seat, GAME.read(pair.state, act), pair.now)
            pair.played.seen["acts that came too late"] += 1
        pair.played.seen["tiles in hand at the end"] += sum(hand is not None for hand in slow.hands)
        pair.tick(pair.now)
        self.note_round("the time was up")
        if self.chance.random() < 0.3:
            pair.compare()
            pair.tick(pair.now)

    def furnish(self) -> None:
        """Put both into the middle of the round: boards well built but for a few spaces, tasks taken, chips held."""
        pair, slow, chance = self.pair, self.pair.slow, self.chance
        for seat in slow.seats:
            tasks = chance.sample(slow.face_up, min(len(slow.face_up), chance.choice((0, 1, 2))))
            slow.face_up = [task for task in slow.face_up if task not in tasks]
            slow.taken[seat] = set(tasks)
            task = chance.choice(tasks or sorted(VALUES))
            lay_out(slow.worlds[seat], liked(slow), chance, task, chance.choice((0, 0, 1, 2, 4)))
            slow.heap -= {tile[:-2] + side for tile in slow.worlds[seat].tiles.values() for side in "fb"}
        if slow.has_volcano_chip():
            slow.holders = {seat for seat in slow.seats if chance.random() < 0.4}
        if slow.ends is not None:
            slow.clock = pair.now = max(slow.clock, slow.ends - chance.choice((1, 5000, 60_000)))
        pair.put(GAME.read_position(written(slow, pair.line)))
        pair.played.seen["rounds begun with boards laid out"] += 1

    def note_round(self, end: str) -> None:
        slow, seen = self.pair.slow, self.pair.played.seen
        seen[f"rounds: {end}"] += 1
        for seat, world in enumerate(slow.worlds):
            seen["full boards"] += not world.empty()
            seen["perfect boards"] += not world.empty() and not world.misconnections()
            seen["lakes"] += len(world.lakes())
            for task in slow.taken[seat]:
                done = "fulfilled" if world.fulfills(task, slow.order(seat)) else "missed"
                seen[f"task {task} {done}"] += 1
        best = sorted(sum(line.values()) for line in slow.sheet[-1])
        seen["ties for most points of a round"] += len(best) > 1 and best[-1] == best[-2]
        if slow.phase == "over":
            seen[f"games of {len(slow.seats)}"] += 1
            seen["ties"] += len(slow.winners()) > 1
            seen["solo games won"] += slow.is_solo and bool(slow.winners())


def liked(slow: SlowMondo) -> set[str]:
    """The tiles to lay out: alone no volcanoes, so that some games are won."""
    return {tile for tile in slow.heap if not (slow.is_solo and "active" in stands_on(f"{tile[:-1]}f"))}


def written(slow: SlowMondo, line: str) -> str:
    """The line of a position with the boards, tasks, chips and clock of the slow rules."""
    words = line.split()
    words[TIMES] = "/".join([str(slow.clock), *words[TIMES].split("/")[1:]])
    sides = {int(tile[:-1]): tile[-1] for tile in slow.heap}
    words[HEAP] = "".join(sides.get(number, ".") for number in range(1, 137))
    words[8] = "/".join(slow.face_up) or "-"
    words[9] = "".join(map(str, sorted(slow.holders))) or "-"
    for seat, world in enumerate(slow.worlds):
        tiles = ",".join(f"{space}:{tile}" for space, tile in world.tiles.items()) or "-"
        words[11 + seat] = f"{tiles};-;0;{'/'.join(slow.taken[seat]) or '-'}"
    return " ".join(words)
