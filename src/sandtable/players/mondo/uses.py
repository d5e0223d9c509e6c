"""A use of a tile as one number: which face goes onto which space, and how it is turned."""

from typing import Final

from mypy_extensions import i64

from sandtable.games.mondo.acts import PLACE, placing, space_of, turns_of

LIES: Final = 96  # the spaces, each in four turns


def use_of(face: i64, space: i64, turns: i64) -> i64:
    return face * LIES + placing(space, turns) - PLACE


def face_used(use: i64) -> i64:
    return use // LIES


def act_of_placing(use: i64) -> i64:
    """The act that lays the tile so, once it is in hand."""
    return PLACE + use % LIES


def space_used(use: i64) -> i64:
    return space_of(act_of_placing(use))


def turns_used(use: i64) -> i64:
    return turns_of(act_of_placing(use))


def lie_used(use: i64) -> i64:
    """How the tile lies then."""
    return face_used(use) * 4 + turns_used(use)
