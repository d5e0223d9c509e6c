"""What a seat sees. In Patterns everything is open (PAT-02): all seats see the same."""

from typing import Any, Final

from mypy_extensions import i64

from sandtable.core.game import View
from sandtable.games.patterns.board import BIT, COLORS, INDEX, NAMES, NEIGHBORS, SPACES, count
from sandtable.games.patterns.scoring import group_points
from sandtable.games.patterns.state import CHOOSING, OVER, PatternsState, empty_state, of

PHASES: Final = ("choosing", "playing", "flipping", "over")


def view(state: PatternsState, seat: int | None) -> View:
    outcome = state.outcome()
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
        "bowls": [None, None] if choosing else bowls,
        "rivers": [_river(state, 0), _river(state, 1)],
        "scores": [state.points(0), state.points(1)],
        "outcome": outcome
        and {
            "scores": list(outcome.scores),
            "winners": list(outcome.winners),
            "reason": outcome.reason,
        },
    }


def _board(state: PatternsState) -> dict[str, dict[str, Any]]:
    return {NAMES[space]: token for space in range(SPACES) if (token := _token(state, space))}


def _token(state: PatternsState, space: int) -> dict[str, Any]:
    """A face-up token has its color only; a face-down one its group's seat, maybe a claim marker."""
    color = state.color_at(space)
    if color >= 0:
        return {"color": COLORS[color]}
    for seat in (0, 1):
        for color in range(6):
            group = of(seat, color)
            if state.groups[group] & BIT[space]:
                token = {"color": COLORS[color], "seat": seat}
                return token | {"claim": state.claims[group]} if state.markers[group] == space else token
    return {}


def _river(state: PatternsState, seat: int) -> list[dict[str, Any]]:
    """The established groups in order of their claim numbers 1, 2, …"""
    groups = [(state.claims[of(seat, color)], color) for color in range(6)]
    return [
        {
            "color": COLORS[color],
            "claim": claim,
            "tokens": count(state.groups[of(seat, color)]),
            "points": group_points(state.groups[of(seat, color)], claim),
        }
        for claim, color in sorted(groups)
        if claim
    ]


def state_of(view: View) -> PatternsState:
    """The state of a view: nothing is hidden, so there is only one."""
    state = empty_state()
    state.phase = PHASES.index(view["phase"])
    state.start = view["start"]
    choosing = state.phase == CHOOSING
    for seat, color in enumerate(view["aside"] if choosing else view["bowls"]):
        state.bowls[seat] = COLORS.index(color)
    for name, token in view["board"].items():
        _lay(state, INDEX[name], token)
    resume(state, view["actors"][0] if view["actors"] else 0)
    return state


def _lay(state: PatternsState, space: int, token: dict[str, Any]) -> None:
    color: i64 = COLORS.index(token["color"])
    if "seat" not in token:
        state.lay(space, color)
        return
    group = of(token["seat"], color)
    state.groups[group] |= BIT[space]
    state.reach[group] |= NEIGHBORS[space]
    if "claim" in token:
        state.claims[group] = token["claim"]
        state.markers[group] = space


def resume(state: PatternsState, turn: int) -> None:
    """Give the turn to a seat of a position that was put together by hand."""
    state.turn = turn
    if state.phase == OVER or state.phase == CHOOSING:
        return
    if PHASES[state.phase] == "playing":
        state.survey()
    else:
        state.flips = state.possible_flips(turn)
