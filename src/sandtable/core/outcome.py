"""How a game ended, and why an act is refused: what the rules answer in words."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points by seat, the seats that won (all of them in a draw), and why."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Refusal:
    """Why an act is not allowed: the id of the rule and a sentence for the player."""

    rule: str
    text: str
