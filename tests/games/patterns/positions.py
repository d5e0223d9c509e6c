"""Small builders: positions from drawings, acts as text.

A drawing has a line for each rank that matters, with its number in front:

    5  . .  . .  g .  . .
    4  . G0 g G1 . .  . .

`g` is a face-up green token, `G0` a face-down one of seat 0, `.` an empty space. Ranks that are not
drawn are empty, so that a test shows nothing but what it is about.
"""

from typing import Any

import sandtable

GAME = sandtable.game("patterns")

WIDTH = {8: 4, 7: 6, 6: 8, 5: 8, 4: 8, 3: 8, 2: 6, 1: 4}
FIRST_FILE = {4: "c", 6: "b", 8: "a"}
SPACES = [f"{chr(ord(FIRST_FILE[width]) + n)}{rank}" for rank, width in WIDTH.items() for n in range(width)]


def position(
    drawing: str,
    turn: int = 0,
    bowls: str = "rr",
    rivers: tuple[str | None, str | None] = (None, None),
    phase: str = "playing",
    start: int = 0,
) -> Any:
    """The drawn position. Unless a river is given, groups were claimed in the order they are drawn."""
    return GAME.read_position(line(drawing, turn, bowls, rivers, phase, start))


def line(
    drawing: str,
    turn: int = 0,
    bowls: str = "rr",
    rivers: tuple[str | None, str | None] = (None, None),
    phase: str = "playing",
    start: int = 0,
) -> str:
    """The position line of a drawing."""
    tokens = _tokens(drawing)
    board = "/".join("".join(tokens[rank]) for rank in WIDTH)
    drawn = [river if river is not None else _river(tokens, seat) for seat, river in enumerate(rivers)]
    return f"{board} {phase} {turn} {start} {bowls} {drawn[0]} {drawn[1]}"


def _tokens(drawing: str) -> dict[int, list[str]]:
    tokens = {rank: ["."] * width for rank, width in WIDTH.items()}
    for drawn in drawing.strip().splitlines():
        rank, *row = drawn.split()
        assert len(row) == WIDTH[int(rank)], f"rank {rank} has {WIDTH[int(rank)]} spaces"
        tokens[int(rank)] = row
    return tokens


def _river(tokens: dict[int, list[str]], seat: int) -> str:
    """Each color of the seat with the first of its tokens, reading the drawing from the top left."""
    drawn = zip(SPACES, (token for rank in WIDTH for token in tokens[rank]), strict=True)
    groups: dict[str, str] = {}
    for space, token in drawn:
        if token.endswith(str(seat)):
            groups.setdefault(token[0].lower(), space)
    return "".join(color + space for color, space in groups.items()) or "-"


def written(state: Any, seat: int | None = None) -> set[str]:
    """The acts that a seat (the one on turn) may do, as text."""
    seat = state.mover() if seat is None else seat
    return {GAME.write(state, action) for action in state.legal(seat)}


def play(state: Any, *acts: str) -> Any:
    """Do some acts, each by the seat on turn; the state itself, for chaining."""
    for act in acts:
        state.apply(state.mover(), GAME.read(state, act))
    return state


def why_not(state: Any, act: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the sentence that forbid an act."""
    refusal = state.why_not(state.mover() if seat is None else seat, GAME.read(state, act))
    assert refusal is not None, f"{act} is allowed"
    return refusal.rule, refusal.text


def rule_against(state: Any, act: str, seat: int | None = None) -> str:
    return why_not(state, act, seat)[0]


def token(state: Any, space: str) -> dict[str, Any]:
    """What lies on a space, as the view tells it; nothing: an empty space."""
    return state.view(None)["board"].get(space, {})


def river(state: Any, seat: int) -> list[tuple[str, int, int]]:
    """Color, claim number and points of each group, in order."""
    return [(place["color"], place["claim"], place["points"]) for place in state.view(None)["rivers"][seat]]


def bowls(state: Any) -> list[str]:
    return state.view(None)["bowls"]
