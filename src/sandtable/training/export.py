"""A trained net in whole numbers, checked that no sum can leave its place."""

from typing import Any

import numpy as np

from sandtable.core.errors import SandtableError
from sandtable.players.nets.encoder import AnyEncoder, starts
from sandtable.players.nets.net import CLIP, ONE, Tables
from sandtable.training.model import BlockNet

Array = Any
SMALL = 2**15 - 1  # what a number of 16 bits can be
LARGE = 2**31 - 1


def tables_of(net: BlockNet, encoder: AnyEncoder) -> Tables:
    """Rounded; what all positions share (biases) is in the rows of the first thing, one of which is always listed."""
    first = encoder.common[0]
    context, skip, rows, loose = (array(part) for part in (net.context, net.skip, net.rows, net.loose))
    context[:first] += array(net.bias)
    skip[:first] += array(net.dense.bias)
    dense = whole(array(net.dense.weight).T)
    context, skip, rows, loose = whole(context), whole(skip), whole(rows), whole(loose[:-1])
    check(
        "a block",
        most(context, encoder.common) + most(rows, encoder.each) + most_of(loose, encoder.most),
        SMALL,
    )
    check("what goes past the blocks", most(skip, encoder.common), SMALL)
    check("the dense layer", CLIP * int(encoder.blocks) * np.abs(dense).sum(0), LARGE)
    local = [] if net.local is None else whole(array(net.local.weight)).flatten().tolist()
    return Tables(
        context.shape[1],
        skip.shape[1],
        len(net.head.bias),
        context.flatten().tolist(),
        skip.flatten().tolist(),
        rows.flatten().tolist(),
        loose.flatten().tolist(),
        dense.flatten().tolist(),
        whole(array(net.head.weight)).flatten().tolist(),
        local,
        np.rint(array(net.head.bias) * ONE * ONE).astype(np.int64).tolist(),
    )


def array(part: Any) -> Array:
    return part.detach().numpy().astype(np.float64).copy()


def whole(numbers: Array) -> Array:
    return np.rint(numbers * ONE).astype(np.int64)


def most(table: Array, sizes: list[int]) -> Array:
    """How far a sum with one row of each thing can be from zero."""
    return sum(
        np.abs(table[start : start + size]).max(0) for start, size in zip(starts(sizes), sizes, strict=True)
    )


def most_of(table: Array, number: int) -> Array:
    """How far a sum of so many different rows can be from zero."""
    return np.sort(np.abs(table), axis=0)[len(table) - min(number, len(table)) :].sum(0)


def check(what: str, reached: Array, limit: int) -> None:
    if reached.max() > limit:
        raise SandtableError(
            f"the numbers of {what} are too large for their place: {reached.max():.0f} > {limit}"
        )
