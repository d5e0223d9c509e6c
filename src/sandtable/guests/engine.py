"""The arena's side of the line protocol: an engine is a program that answers on its standard output.

The protocol is told in docs/engines.md. One process plays one game; it is ended when its player is.
"""

import contextlib
import json
import os
import selectors
import shlex
import subprocess
import time
import weakref
from typing import Any, Final

from sandtable.core.chance import FastChance
from sandtable.core.errors import BadRequest, SandtableError
from sandtable.core.game import AnyGame
from sandtable.core.view import View, seat_of
from sandtable.games import game as find_game
from sandtable.players import Budget, Player, spec

PROTOCOL: Final = 1
COMMAND: Final = "run:"
STARTING: Final = 30.0  # seconds until it must have said that it is ready
GRACE: Final = 10.0  # seconds on top of what it may think
UNBOUND: Final = 60.0  # seconds where no budget says anything
LONGEST_LINE: Final = 1_000_000
MOST_REMARKS: Final = 10_000  # lines that are no answer, for one question
PART: Final = 65536


class EngineFault(SandtableError):
    """An engine that ended, was silent for too long, or said what cannot be read."""


def is_command(word: str) -> bool:
    return word.startswith(COMMAND)


def start(game: str, word: str) -> Player:
    """The player of a word like `run:./engine --fast@0.5s`; raises BadRequest or EngineFault."""
    command, budget = read(word)
    return spec.furnish(find_game(game), Engine(find_game(game), command), spec.Spec("engine", budget=budget))


def read(word: str) -> tuple[list[str], Budget]:
    """A command line and the budget behind it."""
    line, _, amount = word.removeprefix(COMMAND).rpartition("@")
    if not line or not spec.BUDGET.fullmatch(amount) or not amount:
        line, amount = word.removeprefix(COMMAND), ""
    command = shlex.split(line)
    if not command:
        raise BadRequest(f"{word!r} names no program; write {COMMAND}./engine")
    return command, spec.read_budget(word, amount) if amount else Budget()


class Engine:
    """A player whose thinking is done by another program."""

    def __init__(self, game: AnyGame, command: list[str]) -> None:
        self.game = game
        self.lines = Lines(command)
        self.name = command[0]
        self.lines.write("sandtable", {"protocol": PROTOCOL})
        said = self.lines.answer("ready", STARTING)
        self.name = said or self.name
        self.lines.write("game", {"game": game.name, "rules": game.version})

    def act(self, view: View, budget: Budget, seed: int) -> int:
        seat = seat_of(view)
        state = self.game.imagine(view, FastChance(seed))
        legal = [state.write(action) for action in state.legal(seat)]
        question = {"view": view, "legal": legal, **budget._asdict(), "seed": seed}
        self.lines.write("act", question)
        seconds = UNBOUND if budget.seconds is None else budget.seconds
        return state.read(self.lines.answer("act", seconds + GRACE))


class Lines:
    """The lines to a program and back."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        except OSError as problem:
            raise BadRequest(f"{command[0]} cannot be run: {problem.strerror}") from problem
        self.waiting = b""
        weakref.finalize(self, end, self.process)

    def write(self, word: str, about: dict[str, Any]) -> None:
        line = f"{word} {json.dumps(about)}\n".encode()
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # it ended, as `answer` will tell
            self.process.stdin.write(line)

    def answer(self, word: str, seconds: float) -> str:
        """What follows this word in the line that begins with it; other lines are remarks."""
        end = time.monotonic() + seconds
        for _ in range(MOST_REMARKS):
            said, _, rest = self.line(end).partition(" ")
            if said == word:
                return rest.strip()
        raise EngineFault(f"the engine made {MOST_REMARKS} remarks and no answer {word!r}")

    def line(self, end: float) -> str:
        while b"\n" not in self.waiting:
            if len(self.waiting) > LONGEST_LINE:
                raise EngineFault(f"the engine wrote a line of more than {LONGEST_LINE} bytes")
            self.waiting += self.part(end)
        line, _, self.waiting = self.waiting.partition(b"\n")
        return line.decode(errors="replace").strip()

    def part(self, end: float) -> bytes:
        assert self.process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            if not selector.select(max(0.0, end - time.monotonic())):
                raise EngineFault("the engine did not answer in time")
        part = os.read(self.process.stdout.fileno(), PART)
        if not part:
            raise EngineFault("the engine ended without an answer")
        return part


def end(process: subprocess.Popen[bytes]) -> None:
    """Say goodbye, and end whoever does not hear it."""
    assert process.stdin is not None
    assert process.stdout is not None
    with contextlib.suppress(OSError):
        process.stdin.write(b"quit\n")
        process.stdin.close()
    try:
        process.wait(1.0)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    process.stdout.close()
