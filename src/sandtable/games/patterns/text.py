"""What Patterns says when: refusals, questions and log lines. The sentences themselves are in `words`."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.acts import Parts, Shown
from sandtable.core.bits import BIT
from sandtable.core.outcome import Refusal
from sandtable.core.sentences import mark
from sandtable.games.patterns.acts import ACTS, BOWL, ESTABLISH, STOP, SWAP
from sandtable.games.patterns.board import COLORS, NAMES, NEIGHBORS, diagonals
from sandtable.games.patterns.state import CHOOSING, FLIPPING, OVER, PLAYING, PatternsState, group_of
from sandtable.games.patterns.view import PatternsView, state_of
from sandtable.games.patterns.words import say

RULES: Final = say.rules()


def refusal(state: PatternsState, seat: int, action: int) -> Refusal:
    """Why an act that is not legal is not legal: the most general reason first."""
    if state.phase == OVER:
        return Refusal("PAT-50", say("over"))
    if seat != state.turn:
        return Refusal("PAT-20", say("not-your-turn"))
    if not 0 <= action < ACTS.count:
        return Refusal("PAT-20", say("no-such-act"))
    if action >= BOWL and action < STOP:
        return _no_bowl(state, action - BOWL)
    if state.phase == CHOOSING:
        return Refusal("PAT-13", say("choose-first"))
    if action == STOP:
        return Refusal("PAT-21", say("no-passing"))
    if state.phase == FLIPPING and action >= SWAP:
        return Refusal("PAT-51", say("only-flips"))
    space = action % SWAP
    if not state.uncovered & BIT[space]:
        return Refusal("PAT-45", say("face-down", space=NAMES[space]))
    if action < SWAP:
        return _no_flip(state, seat, space)
    if action < ESTABLISH:
        return _no_swap(state, seat, space)
    return _no_establish(state, seat, space)


def _no_bowl(state: PatternsState, color: int) -> Refusal:
    if state.phase == CHOOSING:
        return Refusal("PAT-13", say("not-left-over", color=COLORS[color]))
    return Refusal("PAT-13", say("chosen-once"))


def _no_flip(state: PatternsState, seat: int, space: int) -> Refusal:
    color = state.color_at(space)
    if not state.has_group(seat, color):
        return Refusal("PAT-40", say("no-group-to-join", color=COLORS[color]))
    return _apart(state, seat, color, space, "PAT-40")


def _no_swap(state: PatternsState, seat: int, space: int) -> Refusal:
    color = state.bowls[seat]
    if not state.has_group(seat, color):
        return Refusal("PAT-41", say("no-group-to-swap", color=COLORS[color]))
    if state.color_at(space) == color and state.flips & BIT[space]:
        return Refusal("PAT-42", say("flip-it"))
    return _apart(state, seat, color, space, "PAT-41")


def _no_establish(state: PatternsState, seat: int, space: int) -> Refusal:
    color = state.bowls[seat]
    if state.has_group(seat, color):
        return Refusal("PAT-30", say("group-already", color=COLORS[color]))
    return Refusal("PAT-34", say("beside-theirs", space=NAMES[space], color=COLORS[color]))


def _apart(state: PatternsState, seat: int, color: i64, space: int, rule: str) -> Refusal:
    """Why an own group of this color cannot grow onto this space."""
    name, shade = NAMES[space], COLORS[color]
    if state.groups[group_of(seat, color)] & NEIGHBORS[space]:
        return Refusal("PAT-43", say("beside-theirs", space=name, color=shade))
    if state.groups[group_of(seat, color)] & diagonals(space):
        return Refusal("PAT-44", say("only-diagonal", space=name, color=shade))
    return Refusal(rule, say("not-beside", space=name, color=shade))


def question(view: PatternsView) -> str:
    """What the reader of a view is asked, or waits for."""
    seat = view["seat"]
    if view["outcome"] is not None:
        return say("ask-over")
    if seat is None:
        return say("ask-bystander")
    if seat not in view["actors"]:
        return say("ask-waiting")
    if view["phase"] == "choosing":
        first, second = view["aside"]
        return say("ask-bowl", first=first, second=second)
    if view["phase"] == "flipping":
        return say("ask-flipping")
    return _ways(state_of(view), view["bowls"][seat] or "")


def _ways(state: PatternsState, color: str) -> str:
    """What the player on turn can do with this bowl token: only what there is."""
    flip = ["flip"] if state.flips else []
    if state.swaps():
        ways = flip + (["swap"] if state.placements else [])
    else:
        ways = (["establish"] if state.placements else []) + flip
    return say("ask-turn", ways="-".join(ways), color=color)


def words(state: PatternsState, seat: int, action: int) -> Parts:
    """What the sentences about an act name: the token placed, the one taken or flipped, the claim."""
    if action == STOP:
        return {}
    if action >= BOWL:
        return {"other": COLORS[state.bowls[0] + state.bowls[1] - (action - BOWL)]}
    taken = state.color_at(action % SWAP)
    told: Parts = {"taken": COLORS[taken] if taken >= 0 else "nothing"}
    if action >= SWAP:
        told |= {"placed": COLORS[state.bowls[seat]]}
    if action >= ESTABLISH:
        told |= {"claim": state.established(seat) + 1}
    if is_last(state, seat, action):
        told |= {"last": 1}
    return told


def is_last(state: PatternsState, seat: int, action: int) -> bool:
    """Whether the seat can do nothing more after an act, whatever the opponent does: its choices only shrink."""
    if state.phase != PLAYING or not state.is_legal(seat, action):
        return False
    after = state.copy()
    after.play(seat, action, 0)
    return after.phase == PLAYING and not (after.possible_flips(seat) | after.possible_placements(seat))


def tell(before: PatternsView, after: PatternsView, seat: int, act: Shown) -> str:
    """A log line without its subject: "established green on d4 as group 1 and took red"."""
    ends = before["phase"] == "playing" and after["phase"] in ("flipping", "over")
    line = ACTS.past(act)
    return say("ended-by", line=line, other=mark(1 - seat)) if ends else line
