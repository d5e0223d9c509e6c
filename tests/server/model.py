"""The door as a small machine: lease, store and show at one table, with two processes, two people and a crash.

`explore` goes through every order in which things can happen. A machine with a planted fault (`FAULTS`) must be found
out; the real one never shows what is not stored, loses nothing that was shown, and brings everything to an end.
server/cluster/ is written as this machine says."""

from typing import NamedTuple

# The number of an act and the fence of a table each guard against more than one fault, so that some need two.
FAULTS = (
    ("shows before it stores",),
    ("writes without a fence",),
    ("writes without a number", "forgets that it is unsure"),
    ("loads before it claims", "writes without a number"),
    ("takes acts that are stale", "writes without a number"),
    ("tells nobody that it lost its table",),
    ("asks nobody again when another dies",),
)


class Person(NamedTuple):
    home: int  # the process that has the page's socket
    seen: tuple[str, ...] | None = None  # what this page was shown; None until it is shown anything
    asked: str | None = None  # the act that it waits for


class Process(NamedTuple):
    up: bool = True
    fence: int = 0  # of its own claim
    memory: tuple[str, ...] | None = None  # the table, while it believes to have it
    unsure: bool = False
    listeners: frozenset[int] = frozenset()
    away: frozenset[tuple[int, int]] = frozenset()  # people of ours whose table another process has
    inbox: tuple[tuple, ...] = ()
    work: tuple | None = None


class World(NamedTuple):
    log: tuple[str, ...] = ()
    owner: int | None = None
    fence: int = 0
    people: tuple[Person, ...] = (Person(0), Person(1))
    processes: tuple[Process, ...] = (Process(), Process())
    crashes: int = 1
    hangs: int = 1  # how often a living process is taken for dead
    cuts: int = 1  # how often a write is stored and nobody hears of it


class Broken(Exception):
    """Something happened that must not."""


class Machine:
    def __init__(self, *faults):
        self.faults = faults

    # What can happen next

    def moves(self, world):
        for n, person in enumerate(world.people):
            yield from self.of_person(world, n, person)
        for n, process in enumerate(world.processes):
            if process.up:
                yield from self.of_process(world, n, process)
                if world.crashes:
                    yield f"process {n} dies", self.die(world, n)

    def of_person(self, world, n, person):
        if not world.processes[person.home].up:
            other = 1 - person.home
            moved = set_person(world, n, person._replace(home=other, asked=None))
            yield f"{n} comes to process {other}", post(moved, other, ("join", n))
        elif person.seen is None and not self.is_joining(world, n):
            yield f"{n} joins", post(world, person.home, ("join", n))
        elif person.seen is not None and person.asked is None and name(n) not in person.seen:
            asked = set_person(world, n, person._replace(asked=name(n)))
            yield f"{n} acts", post(asked, person.home, ("act", n, len(person.seen)))

    def is_joining(self, world, n):
        waiting = [
            *(m for p in world.processes for m in p.inbox),
            *(p.work[1] for p in world.processes if p.work),
        ]
        return any(message[1] == n for message in waiting)

    def of_process(self, world, n, process):
        if process.work is not None:
            yield from self.work(world, n, process)
        elif process.inbox:
            yield f"process {n} takes {process.inbox[0]}", self.take(world, n, process)
        if process.memory is not None and process.work is None and world.fence != process.fence:
            yield f"process {n} finds out what it lost", self.lose(world, n)
        for person, owner in process.away:
            gone = not world.processes[owner].up or world.owner != owner
            if gone and "asks nobody again when another dies" not in self.faults:
                again = set_process(world, n, process._replace(away=process.away - {(person, owner)}))
                yield f"process {n} asks again for {person}", post(again, n, ("join", person))

    # What a process does

    def take(self, world, n, process):
        message = process.inbox[0]
        if message[0] == "told":
            return self.show(
                set_process(world, n, process._replace(inbox=process.inbox[1:])), n, *message[1:]
            )
        step = "handle" if process.memory is not None else "load" if self.loads_first else "claim"
        return set_process(world, n, process._replace(inbox=process.inbox[1:], work=(step, message)))

    @property
    def loads_first(self):
        return "loads before it claims" in self.faults

    def work(self, world, n, process):
        step, message = process.work[:2]
        yield from getattr(self, step)(world, n, process, message)

    def claim(self, world, n, process, message):
        others = world.owner not in (None, n) and world.processes[world.owner].up
        if not others or world.hangs:
            left = world.hangs - (1 if others else 0)
            claimed = world._replace(owner=n, fence=world.fence + 1, hangs=left)
            after = "handle" if self.loads_first else "load"
            process_now = process._replace(fence=world.fence + 1, work=(after, message))
            yield f"process {n} claims", set_process(claimed, n, process_now)
        if others:
            kept = process._replace(work=None, memory=None)
            if message[0] == "join":
                kept = kept._replace(away=kept.away | {(message[1], world.owner)})
            yield f"process {n} passes on {message}", post(set_process(world, n, kept), world.owner, message)

    def load(self, world, n, process, message):
        after = "claim" if self.loads_first else "handle"
        yield (
            f"process {n} loads",
            set_process(world, n, process._replace(memory=world.log, unsure=False, work=(after, message))),
        )

    def handle(self, world, n, process, message):
        person = message[1]
        if process.unsure and "forgets that it is unsure" not in self.faults:
            caught_up = process._replace(memory=world.log, unsure=False)
            world, process = self.tell_all(set_process(world, n, caught_up), n), caught_up
        idle = process._replace(work=None)
        if message[0] == "join":
            idle = idle._replace(listeners=idle.listeners | {person})
            yield f"process {n} shows {person} the table", self.tell(set_process(world, n, idle), n, person)
        elif message[2] != len(process.memory) and "takes acts that are stale" not in self.faults:
            yield f"process {n} refuses a stale act", self.tell(set_process(world, n, idle), n, person)
        else:
            storing = process._replace(work=("store", message))
            if "shows before it stores" in self.faults:
                shown = storing._replace(memory=(*process.memory, name(person)))
                yield "shows first", self.tell_all(set_process(world, n, shown), n)
            else:
                yield f"process {n} finds the act legal", set_process(world, n, storing)

    def store(self, world, n, process, message):
        number = len(process.memory) - (1 if "shows before it stores" in self.faults else 0)
        if world.fence != process.fence and "writes without a fence" not in self.faults:
            yield f"process {n} is fenced", post(self.lose(world, n), n, message)
        elif len(world.log) != number and "writes without a number" not in self.faults:
            caught_up = process._replace(memory=world.log, work=None)
            yield f"process {n} meets a conflict", self.tell_all(set_process(world, n, caught_up), n)
        else:
            stored = world._replace(log=(*world.log, name(message[1])))
            done = process._replace(work=("show_stored", message))
            yield f"process {n} stores", set_process(stored, n, done)
            if world.cuts:
                cut = stored._replace(cuts=world.cuts - 1)
                unsure = set_process(cut, n, process._replace(work=None, unsure=True))
                yield f"process {n} does not hear that it stored", self.refuse(unsure, n, message[1])

    def show_stored(self, world, n, process, message):
        memory = process.memory
        if "shows before it stores" not in self.faults:
            memory = (*memory, name(message[1]))
        shown = set_process(world, n, process._replace(memory=memory, work=None))
        yield f"process {n} shows", self.tell_all(shown, n)

    def lose(self, world, n):
        process = world.processes[n]
        world = set_process(
            world, n, process._replace(memory=None, listeners=frozenset(), work=None, unsure=False)
        )
        for person in process.listeners if "tells nobody that it lost its table" not in self.faults else ():
            world = post(world, world.people[person].home, ("join", person))
        return world

    def die(self, world, n):
        return set_process(world, n, Process(up=False))._replace(crashes=world.crashes - 1)

    # What people see

    def tell_all(self, world, n):
        for person in sorted(world.processes[n].listeners):
            world = self.tell(world, n, person)
        return world

    def tell(self, world, n, person):
        """The whole table; an act that is shown is no more than its end."""
        table, home = world.processes[n].memory, world.people[person].home
        return self.show(world, n, person, table) if home == n else post(world, home, ("told", person, table))

    def refuse(self, world, n, person):
        """Nothing but the refusal: the page may send the same act again."""
        home = world.people[person].home
        seen = world.people[person].seen
        return self.show(world, n, person, seen) if home == n else post(world, home, ("told", person, seen))

    def show(self, world, n, person, table):
        if world.people[person].home != n or table is None:
            return world
        if table != world.log[: len(table)]:
            raise Broken(f"{person} is shown {table}, and stored is {world.log}")
        before = world.people[person].seen or ()
        seen = table if len(table) >= len(before) else before
        return set_person(world, person, world.people[person]._replace(seen=seen, asked=None))


def name(person):
    return "ab"[person]


def set_person(world, n, person):
    return world._replace(people=tuple(person if n == m else p for m, p in enumerate(world.people)))


def set_process(world, n, process):
    return world._replace(processes=tuple(process if n == m else p for m, p in enumerate(world.processes)))


def post(world, n, message):
    """What is sent to a process that is down is lost."""
    process = world.processes[n]
    if not process.up or message in process.inbox:
        return world
    return set_process(world, n, process._replace(inbox=(*process.inbox, message)))


def check(world):
    for act in set(world.log):
        if world.log.count(act) > 1:
            raise Broken(f"{act} is stored twice: {world.log}")


def check_end(world):
    """Nothing can happen any more: everybody has acted, and has seen everything."""
    for n, person in enumerate(world.people):
        if person.seen != world.log or name(n) not in world.log:
            raise Broken(f"{n} sees {person.seen} at the end, and stored is {world.log}")


def explore(machine, first=None):
    """Every world that can come; how many there are. Raises Broken with the way there."""
    start = first or World()
    came_from = {start: None}
    frontier = [start]
    while frontier:
        world = frontier.pop()
        try:
            check(world)
            following = list(machine.moves(world))
            # A crash may happen or not: the end is where nothing else can.
            if all(label.endswith("dies") for label, _ in following):
                check_end(world)
        except Broken as problem:
            raise Broken(f"{problem}\n" + "\n".join(way(came_from, world))) from None
        for label, other in following:
            if other not in came_from:
                came_from[other] = (label, world)
                frontier.append(other)
    return len(came_from)


def way(came_from, world):
    steps = []
    while came_from[world] is not None:
        label, world = came_from[world]
        steps.append(label)
    return reversed(steps)
