"""What a seat sees. In Patterns everything is open (PAT-02): all seats see the same."""

from typing import Final, Literal, NotRequired, TypedDict

from sandtable.core.bits import BIT, count
from sandtable.core.state import OpenImaginer
from sandtable.core.view import View, show_outcome
from sandtable.games.patterns.board import COLORS, INDEX, NAMES, SPACES, Color
from sandtable.games.patterns.scoring import group_points
from sandtable.games.patterns.state import CHOOSING, FLIPPING, PLAYING, PatternsState, empty_state, group_of

Phase = Literal["choosing", "playing", "flipping", "over"]
PHASES: Final[tuple[Phase, ...]] = ("choosing", "playing", "flipping", "over")


class Token(TypedDict):
    """A face-up token has its color only; a face-down one its group's seat, maybe a claim marker."""

    color: Color
    seat: NotRequired[int]
    claim: NotRequired[int]


class RiverPlace(TypedDict):
    """An established group."""

    color: Color
    claim: int
    tokens: int
    points: int


class PatternsView(View):
    """All of the table. `aside` are the two tokens to choose from at first, when the bowls are empty."""

    phase: Phase
    start: int
    board: dict[str, Token]
    aside: list[Color]
    bowls: list[Color | None]
    rivers: list[list[RiverPlace]]
    scores: list[int]


def view(state: PatternsState, seat: int | None) -> PatternsView:
    choosing = state.phase == CHOOSING
    bowls = [COLORS[state.bowls[0]], COLORS[state.bowls[1]]]
    return {
        "game": "patterns",
        "seat": seat,
        "actors": state.actors(),
        "phase": PHASES[state.phase],
        "start": state.start,
        "board": _board(state),
        "aside": sorted(bowls) if choosing else [],
        "bowls": [None, None] if choosing else [bowls[0], bowls[1]],
        "rivers": [_river(state, 0), _river(state, 1)],
        "scores": [state.points(0), state.points(1)],
        "outcome": show_outcome(state.outcome()),
    }


def _board(state: PatternsState) -> dict[str, Token]:
    tokens = {NAMES[space]: _token(state, space) for space in range(SPACES)}
    return {name: token for name, token in tokens.items() if token is not None}


def _token(state: PatternsState, space: int) -> Token | None:
    """What lies on a space; nothing only in drawn positions."""
    color = state.color_at(space)
    if color >= 0:
        return {"color": COLORS[color]}
    for seat in (0, 1):
        for color in range(6):
            group = group_of(seat, color)
            if state.groups[group] & BIT[space]:
                token: Token = {"color": COLORS[color], "seat": seat}
                if state.markers & BIT[space]:
                    token["claim"] = state.claims[group]
                return token
    return None


def _river(state: PatternsState, seat: int) -> list[RiverPlace]:
    """The established groups in order of their claim numbers 1, 2, …"""
    groups = [(state.claims[group_of(seat, color)], color) for color in range(6)]
    return [
        {
            "color": COLORS[color],
            "claim": claim,
            "tokens": count(state.groups[group_of(seat, color)]),
            "points": group_points(state.groups[group_of(seat, color)], claim),
        }
        for claim, color in sorted(groups)
        if claim
    ]


def imaginer(view: PatternsView) -> OpenImaginer:
    return OpenImaginer(state_of(view))


def state_of(view: PatternsView) -> PatternsState:
    """The state of a view: nothing is hidden, so there is only one."""
    state = empty_state()
    state.phase = PHASES.index(view["phase"])
    state.start = view["start"]
    for seat in (0, 1):
        color = view["bowls"][seat] or view["aside"][seat]
        state.bowls[seat] = COLORS.index(color)
    for name, token in view["board"].items():
        _lay(state, INDEX[name], token)
    resume(state, view["actors"][0] if view["actors"] else 0)
    return state


def _lay(state: PatternsState, space: int, token: Token) -> None:
    color = COLORS.index(token["color"])
    if "seat" not in token:
        state.lay(space, color)
        return
    seat = token["seat"]
    state.grow(seat, color, space)
    if "claim" in token:
        state.claims[group_of(seat, color)] = token["claim"]
        state.markers |= BIT[space]


def resume(state: PatternsState, turn: int) -> None:
    """Give the turn to a seat of a position that was put together by hand."""
    state.turn = turn
    if state.phase == PLAYING:
        state.survey()
    elif state.phase == FLIPPING:
        state.flips = state.possible_flips(turn)
