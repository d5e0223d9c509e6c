"""Puzzles tried by every level of bots. Each try follows from the id of the puzzle, so it can be made again alone."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Final

from sandtable.core.errors import SandtableError
from sandtable.core.state import State
from sandtable.players import Budget, Player, make
from sandtable.players.delays import delay_of
from sandtable.players.levels import levels
from sandtable.processes import Answered
from sandtable.puzzles.puzzle import LEVELS, TRIES, Collection, Puzzle

LONGEST_SOLUTION: Final = 200  # acts of a bot that tries a puzzle against the clock

Backend = Callable[[Callable[[Puzzle], Puzzle], Iterable[Puzzle]], Iterator[Answered[Puzzle, Puzzle]]]


def try_again(
    collection: Collection, backend: Backend, watch: Callable[[Puzzle], None] = lambda puzzle: None
) -> None:
    """Let the levels of today try every puzzle of a file, which stays as it is in everything else."""
    found: dict[str, Puzzle] = {}
    for puzzle, answer in backend(tried, collection.puzzles):
        if isinstance(answer, Exception):
            raise SandtableError(f"nobody could try puzzle {puzzle.id}: {answer}")
        found[puzzle.id] = answer
        watch(answer)
    collection.puzzles = [found[puzzle.id] for puzzle in collection.puzzles]


def tried(puzzle: Puzzle) -> Puzzle:
    """The puzzle with how often each level of bots solves it."""
    seat = int(puzzle.state().mover())
    seeds = [draw("try", puzzle.id, n) for n in range(TRIES)]
    ladder = levels(puzzle.game)[:LEVELS]
    solved = [sum(is_solved(puzzle, seat, level.name, seed) for seed in seeds) for level in ladder]
    return replace(puzzle, levels=tuple(solved))


def draw(*about: object) -> int:
    """A number for one thing."""
    words = "\n".join(map(str, ["sandtable puzzles 1", *about]))
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:6], "big")


def is_solved(puzzle: Puzzle, seat: int, bot: str, seed: int) -> bool:
    """Whether a bot finds the answer, in time where there is a clock."""
    player, state = make(puzzle.game.name, bot), puzzle.state()
    acts: list[str] = []
    spent = 0
    while len(acts) < LONGEST_SOLUTION:
        view = state.view(seat)
        if puzzle.seconds:
            spent += delay_of(player, view, seed + len(acts))
            if spent > puzzle.seconds * 1000:
                return False
        acts.append(play(player, state, seat, seed + len(acts)))
        verdict = puzzle.puzzler.verdict(state, state, puzzle.answer, tuple(acts))
        if verdict is not None:
            return verdict
    return False


def play(player: Player, state: State, seat: int, seed: int) -> str:
    action = player.act(state.view(seat), Budget(), seed)
    text = state.write(action)
    state.apply(seat, action, 0)
    return text
