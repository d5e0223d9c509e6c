"""Every sentence of Patterns: the rules in our own words, refusals, questions and log lines."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.acts import Parts, Shown
from sandtable.core.bits import BIT
from sandtable.core.outcome import Refusal
from sandtable.core.sentences import article, mark
from sandtable.games.patterns.acts import ACTS, BOWL, ESTABLISH, STOP, SWAP
from sandtable.games.patterns.board import COLORS, NAMES, NEIGHBORS, diagonals
from sandtable.games.patterns.state import CHOOSING, FLIPPING, OVER, PLAYING, PatternsState, group_of
from sandtable.games.patterns.view import PatternsView, state_of

RULES: Final = {
    "PAT-01": "There are 54 sand tokens, nine in each of six colors: black, green, purple, yellow, orange and red. (The last three names are our ruling.)",
    "PAT-02": "A token lies face up (pale with a colored rim) or face down (colored all over). Both sides show the color, so nothing is hidden.",
    "PAT-03": "The Mandala has 52 spaces: eight rows of 4, 6, 8, 8, 8, 8, 6 and 4. The four in the middle are marked. (The shape is our ruling.)",
    "PAT-04": "Each player has a bowl for one token, a river of six places, claim markers 1 to 6 and a color marker for each color.",
    "PAT-10": "One token of each color is set aside; the other 48 are shuffled face up onto the spaces outside the center.",
    "PAT-11": "Four of the six tokens set aside go at random face up onto the center.",
    "PAT-12": "The start player is drawn by lot, unless the table chooses.",
    "PAT-13": "Before the first turn the other player picks one of the two tokens left over as bowl token; the start player gets the other one.",
    "PAT-20": "The players take turns. A turn is one action: establish a group, flip a token, or swap a token.",
    "PAT-21": "Whoever can act must act. There is no passing.",
    "PAT-30": "You may establish a group only while you have no group in the color of your bowl token.",
    "PAT-31": "To establish, take any face-up token into your bowl; your old bowl token goes face down onto its space and starts a group.",
    "PAT-32": "Your lowest claim marker goes onto the new group and stays there: your first group counts 1 a token, your sixth 6.",
    "PAT-33": "The matching color marker shows in your river which color has which number.",
    "PAT-34": "A group may not start on a space beside the opponent's group of the same color. A diagonal is fine.",
    "PAT-35": "Touching groups of other colors is fine, whoever owns them. The token taken may have the color of the one placed. (That is our ruling.)",
    "PAT-40": "Flip: turn a face-up token face down that lies beside one of your groups and has its color. Your bowl does not change.",
    "PAT-41": "Swap: if your bowl token has the color of one of your groups, trade it for a face-up token beside that group; it goes down face down.",
    "PAT-42": "Swapping for a token of the same color would be the same as flipping that token, so it is offered as a flip. (Our ruling.)",
    "PAT-43": "A group may not grow onto a space beside the opponent's group of the same color: the two must never touch.",
    "PAT-44": "Groups grow up, down, left and right, never over a diagonal.",
    "PAT-45": "Only face-down tokens form groups. A face-down token never moves and never turns back.",
    "PAT-50": "The game ends when the player on turn cannot act.",
    "PAT-51": "Then the opponent may still flip as many tokens as the rules allow, one at a time, or stop. No establishing, no swapping.",
    "PAT-52": "A group scores its claim number for each of its tokens, except the claimed token itself.",
    "PAT-53": "The bowl token and the color markers score nothing.",
    "PAT-54": "More points win. Equal points are a draw: play again!",
}


def refusal(state: PatternsState, seat: int, action: int) -> Refusal:
    """Why an act that is not legal is not legal: the most general reason first."""
    if state.phase == OVER:
        return Refusal("PAT-50", "The game is over.")
    if seat != state.turn:
        return Refusal("PAT-20", "It is not your turn.")
    if not 0 <= action < ACTS.count:
        return Refusal("PAT-20", "There is no such act.")
    if action >= BOWL and action < STOP:
        return _no_bowl(state, action - BOWL)
    if state.phase == CHOOSING:
        return Refusal("PAT-13", "First choose your bowl token.")
    if action == STOP:
        return Refusal("PAT-21", "There is no passing: whoever can act must act.")
    if state.phase == FLIPPING and action >= SWAP:
        return Refusal("PAT-51", "The game is ending: only flips are left.")
    space = action % SWAP
    if not state.uncovered & BIT[space]:
        return Refusal("PAT-45", f"The token on {NAMES[space]} lies face down and stays as it is.")
    if action < SWAP:
        return _no_flip(state, seat, space)
    if action < ESTABLISH:
        return _no_swap(state, seat, space)
    return _no_establish(state, seat, space)


def _no_bowl(state: PatternsState, color: int) -> Refusal:
    if state.phase == CHOOSING:
        return Refusal("PAT-13", f"{_capital(color)} is not one of the two tokens left over.")
    return Refusal("PAT-13", "The bowl token is chosen once, before the first turn.")


def _no_flip(state: PatternsState, seat: int, space: int) -> Refusal:
    color = state.color_at(space)
    if not state.has_group(seat, color):
        return Refusal("PAT-40", f"You have no {COLORS[color]} group that this token could join.")
    return _apart(state, seat, color, space, "PAT-40")


def _no_swap(state: PatternsState, seat: int, space: int) -> Refusal:
    color = state.bowls[seat]
    if not state.has_group(seat, color):
        return Refusal(
            "PAT-41",
            f"Your bowl token is {COLORS[color]} and you have no {COLORS[color]} group: establish one.",
        )
    if state.color_at(space) == color and state.flips & BIT[space]:
        return Refusal("PAT-42", "This token has the group's color already: flip it.")
    return _apart(state, seat, color, space, "PAT-41")


def _no_establish(state: PatternsState, seat: int, space: int) -> Refusal:
    color = state.bowls[seat]
    if state.has_group(seat, color):
        return Refusal("PAT-30", f"You have {article(COLORS[color])} group already: expand it.")
    return Refusal(
        "PAT-34", f"{NAMES[space]} lies beside the opponent's {COLORS[color]} group; the two must not touch."
    )


def _apart(state: PatternsState, seat: int, color: i64, space: int, rule: str) -> Refusal:
    """Why an own group of this color cannot grow onto this space."""
    name, shade = NAMES[space], COLORS[color]
    if state.groups[group_of(seat, color)] & NEIGHBORS[space]:
        return Refusal("PAT-43", f"{name} lies beside the opponent's {shade} group; the two must not touch.")
    if state.groups[group_of(seat, color)] & diagonals(space):
        return Refusal("PAT-44", f"{name} touches your {shade} group only over a diagonal.")
    return Refusal(rule, f"{name} is not beside your {shade} group.")


def _capital(color: int) -> str:
    return COLORS[color].capitalize()


def question(view: PatternsView) -> str:
    """What the reader of a view is asked, or waits for."""
    seat = view["seat"]
    if view["outcome"] is not None:
        return "The game is over: one player could do nothing more."
    if seat is None:
        return "A game is under way."
    if seat not in view["actors"]:
        return "Your opponent is thinking."
    if view["phase"] == "choosing":
        first, second = view["aside"]
        return f"Choose your bowl token: {first} or {second}. Your opponent gets the other and starts."
    if view["phase"] == "flipping":
        return "Your opponent can do nothing more. Flip as many tokens as you can, or stop."
    return _ways(state_of(view), view["bowls"][seat] or "")


def _ways(state: PatternsState, color: str) -> str:
    """What the player on turn can do with this bowl token: only what there is."""
    ways = [f"establish {article(color)} group with your bowl token"] if not state.swaps() else []
    ways += ["flip a token beside one of your groups"]
    ways += [f"swap your {color} bowl token into your {color} group"] if state.swaps() else []
    possible = [way for way in ways if (state.flips if way.startswith("flip") else state.placements)]
    told = ", or ".join(possible)
    return f"{told[0].upper()}{told[1:]}."


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
    return f"{ACTS.past(act)}; {mark(1 - seat)} can do nothing more" if ends else ACTS.past(act)
