"""A view as lines of text, for the terminal.

A face-up token is a small letter (`g`), a face-down one a capital between the marks of its owner:
`(G)` for seat 0, `[G]` for seat 1, with its claim number behind it: `(G2`.
"""

from typing import Final

from sandtable.games.patterns.board import RANK_FILES
from sandtable.games.patterns.view import PatternsView
from sandtable.games.patterns.words import say

MARKS: Final = ("()", "[]")


def draw(view: PatternsView) -> str:
    lines = [f" {rank}  " + _rank(view, rank) for rank in range(8, 0, -1)]
    lines.append("     " + "   ".join("abcdefgh"))
    lines += [""] + [_river(view, seat) for seat in (0, 1)]
    if view["aside"]:
        lines.append(say("draw-aside", tokens=", ".join(say(color) for color in view["aside"])))
    return "\n".join(lines)


def _rank(view: PatternsView, rank: int) -> str:
    files = RANK_FILES[rank - 1]
    return "".join(_token(view, f"{file}{rank}") if file in files else "    " for file in "abcdefgh")


def _token(view: PatternsView, space: str) -> str:
    token = view["board"][space]
    if "seat" not in token:
        return f"  {token['color'][0]} "
    left, right = MARKS[token["seat"]]
    return f" {left}{token['color'][0].upper()}{token.get('claim', right)}"


def _river(view: PatternsView, seat: int) -> str:
    places = [f"{place['claim']} {say(place['color'])} {place['points']}" for place in view["rivers"][seat]]
    told = say(
        "draw-seat",
        seat=seat,
        points=view["scores"][seat],
        bowl=say(view["bowls"][seat] or "empty"),
        river=", ".join(places) or say("dry"),
    )
    return f"{MARKS[seat]} {told}"
