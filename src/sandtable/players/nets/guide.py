"""The two nets that guide a search, and how it uses them."""

from typing import NamedTuple

from sandtable.players.nets.net import Net


class Guide(NamedTuple):
    """The nets of a game."""

    judge: Net  # sees the whole imagined position
    guess: Net  # sees what the seat to act sees


class GuidedSettings(NamedTuple):
    """How a guided search thinks. What each choice gained is told in docs/strength.md."""

    exploration: float = 0.8
    reduction: float = 0.1  # an act that was not tried is taken for so much worse than the others
    noise: float = 0.0  # how much of the guesses at the root is spread evenly
