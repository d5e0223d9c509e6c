"""Positions as short text, both ways. (Acts: see `acts`.)

A position is one line of seven words:

    <board> <phase> <turn> <start> <bowls> <river of seat 0> <river of seat 1>

- board: the ranks from 8 down to 1, parted by `/`. A face-up token is the small letter of its
  color (b g p y o r); a face-down one the capital and the seat that owns it: `G0`. `.` is a space
  without a token, which occurs only in drawn positions.
- phase: `choosing`, `playing`, `flipping` or `over`; turn and start: seats.
- bowls: two letters, seat 0 first; while choosing, the two tokens to choose from.
- river: for each group in the order of its claim, letter and claimed space: `bd4gc3`; or `-`.
"""

import re
from typing import Final

from sandtable.core.bits import BIT, count, first
from sandtable.core.errors import Unreadable
from sandtable.games.patterns.acts import SPACE
from sandtable.games.patterns.board import (
    ALL_SPACES,
    COLORS,
    INDEX,
    NAMES,
    RANK_FILES,
    TOKENS_PER_COLOR,
    closure,
)
from sandtable.games.patterns.state import CHOOSING, FLIPPING, PatternsState, empty_state, group_of
from sandtable.games.patterns.view import PHASES, resume

LETTERS: Final = "bgpyor"


def write_position(state: PatternsState) -> str:
    ranks = [
        "".join(_write_token(state, INDEX[f"{file}{rank}"]) for file in files)
        for rank, files in reversed(list(enumerate(RANK_FILES, start=1)))
    ]
    words = [
        "/".join(ranks),
        PHASES[state.phase],
        str(state.turn),
        str(state.start),
        LETTERS[state.bowls[0]] + LETTERS[state.bowls[1]],
        _write_river(state, 0),
        _write_river(state, 1),
    ]
    return " ".join(words)


def _write_token(state: PatternsState, space: int) -> str:
    color = state.color_at(space)
    if color >= 0:
        return LETTERS[color]
    for seat in (0, 1):
        for color in range(6):
            if state.groups[group_of(seat, color)] & BIT[space]:
                return LETTERS[color].upper() + str(seat)
    return "."


def _write_river(state: PatternsState, seat: int) -> str:
    groups = sorted((state.claims[group_of(seat, color)], color) for color in range(6))
    return "".join(LETTERS[color] + _marker(state, seat, color) for claim, color in groups if claim) or "-"


def _marker(state: PatternsState, seat: int, color: int) -> str:
    """The space of a group's claim marker."""
    return NAMES[first(state.markers & state.groups[group_of(seat, color)])]


def read_position(text: str) -> PatternsState:
    words = text.split()
    if len(words) != 7:
        raise Unreadable(f"a position has seven words, not {len(words)}")
    board, phase, turn, start, bowls, *rivers = words
    state = empty_state()
    _read_board(state, board)
    if phase not in PHASES:
        raise Unreadable(f"{phase!r} is not a phase; the phases are {', '.join(PHASES)}")
    state.phase = PHASES.index(phase)
    if turn not in ("0", "1") or start not in ("0", "1"):
        raise Unreadable(f"turn and start player are 0 or 1, not {turn} and {start}")
    state.start = int(start)
    if not re.fullmatch(f"[{LETTERS}]{{2}}", bowls):
        raise Unreadable(f"the bowls are two letters of {LETTERS}, not {bowls!r}")
    for seat in (0, 1):
        state.bowls[seat] = LETTERS.index(bowls[seat])
        _read_river(state, seat, rivers[seat])
    _check(state)
    resume(state, int(turn))
    if state.phase != PHASES.index(phase):
        raise Unreadable("nobody is playing: the player on turn has no act")
    if state.phase == FLIPPING and not state.flips:
        raise Unreadable("nobody is flipping: the player on turn has no flip")
    if state.phase == CHOOSING and state.turn == state.start:
        raise Unreadable("while choosing, the player on turn is not the start player")
    return state


def _read_board(state: PatternsState, text: str) -> None:
    ranks = text.split("/")
    if len(ranks) != len(RANK_FILES):
        raise Unreadable(f"a board has eight ranks, not {len(ranks)}")
    for rank, tokens in zip(range(8, 0, -1), ranks, strict=True):
        files = RANK_FILES[rank - 1]
        if not re.fullmatch(rf"([{LETTERS}]|[{LETTERS.upper()}][01]|\.){{{len(files)}}}", tokens):
            raise Unreadable(f"rank {rank} has {len(files)} tokens like b, G0 or “.”, not {tokens!r}")
        for file, token in zip(files, re.findall(r"[A-Z]\d|.", tokens), strict=True):
            _read_token(state, INDEX[f"{file}{rank}"], token)


def _read_token(state: PatternsState, space: int, token: str) -> None:
    if token == ".":
        return
    color = LETTERS.index(token[0].lower())
    if len(token) == 1:
        state.lay(space, color)
    else:
        state.grow(int(token[1]), color, space)


def _read_river(state: PatternsState, seat: int, text: str) -> None:
    if not re.fullmatch(rf"-|([{LETTERS}][a-h][1-8])+", text):
        raise Unreadable(f"a river is like bd4gc3 or “-”, not {text!r}")
    for claim, (letter, space) in enumerate(re.findall(r"([a-z])([a-h]\d)", text), start=1):
        group = group_of(seat, LETTERS.index(letter))
        if state.claims[group]:
            raise Unreadable(f"{letter} stands twice in the river of seat {seat}")
        marker = SPACE.read(space)
        if not state.groups[group] & BIT[marker]:
            raise Unreadable(
                f"seat {seat} has no {letter} token on {space}, where its claim marker should be"
            )
        state.claims[group] = claim
        state.markers |= BIT[marker]


def _check(state: PatternsState) -> None:
    """What always holds: the number of tokens, groups in one piece, rivals apart."""
    for color in range(6):
        mine, theirs = group_of(0, color), group_of(1, color)
        tokens = [state.face_up[color], state.groups[mine], state.groups[theirs]]
        total = sum(count(spaces) for spaces in tokens)
        total += list(state.bowls).count(color)
        if total > TOKENS_PER_COLOR:
            raise Unreadable(f"there are {total} {COLORS[color]} tokens; there can be nine")
        if state.groups[mine] & state.reach[theirs]:
            raise Unreadable(f"the two {COLORS[color]} groups touch, against PAT-43")
        for seat, group in ((0, mine), (1, theirs)):
            if state.groups[group] and not state.claims[group]:
                raise Unreadable(f"the {COLORS[color]} group of seat {seat} is not in its river")
            if (
                closure(state.groups[group] & -state.groups[group], state.groups[group])
                != state.groups[group]
            ):
                raise Unreadable(f"the {COLORS[color]} group of seat {seat} is in several pieces")
    if state.phase == CHOOSING and (state.uncovered != ALL_SPACES or state.bowls[0] == state.bowls[1]):
        raise Unreadable("while choosing, all spaces have face-up tokens and the two tokens differ")


# Mirroring

OTHER: Final = {"0": "1", "1": "0"}


def turned(line: str) -> str:
    """A position with the seats exchanged."""
    board, phase, turn, start, bowls, first_river, second_river = line.split()
    board = re.sub("[01]", lambda seat: OTHER[seat[0]], board)
    own = bowls if phase == PHASES[CHOOSING] else bowls[::-1]
    return " ".join([board, phase, OTHER[turn], OTHER[start], own, second_river, first_river])
