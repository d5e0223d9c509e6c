"""The same net in PyTorch as in players/nets/net.py, to be trained."""

from typing import Any, Final

import torch
from torch import nn
from torch.nn import functional

from sandtable.players.nets.encoder import AnyEncoder
from sandtable.players.nets.net import CLIP, ONE

Tensor = Any
MOST: Final = CLIP / ONE
NEVER: Final = -1e9  # a logit
SPREAD: Final = 0.08  # of the first numbers of a row


class BlockNet(nn.Module):  # type: ignore[misc]  # nobody knows the types of PyTorch here
    """Rows in, numbers out: one for the own seat, or one for each kind of act in each block.

    Loose rows follow the others; a last one, which says nothing, fills them up to as many as there can be.
    """

    def __init__(self, encoder: AnyEncoder, width: int, depth: int, outputs: int, by_block: bool) -> None:
        super().__init__()
        self.commons, self.blocks, self.eaches = len(encoder.common), int(encoder.blocks), len(encoder.each)
        self.context = nn.Parameter(torch.randn(sum(encoder.common), width) * SPREAD)
        self.skip = nn.Parameter(torch.randn(sum(encoder.common), depth) * SPREAD)
        self.rows = nn.Parameter(torch.randn(sum(encoder.each), width) * SPREAD)
        self.length, self.none = int(encoder.length), encoder.loose
        self.loose = nn.Parameter(torch.randn(encoder.loose + 1, width) * SPREAD)
        self.bias = nn.Parameter(torch.full((width,), 0.3))
        self.dense = nn.Linear(width, depth)
        self.head = nn.Linear(depth, outputs)
        self.local = nn.Linear(width, outputs, bias=False) if by_block else None
        nn.init.normal_(self.dense.weight, std=0.3 / self.blocks)
        nn.init.zeros_(self.head.weight)

    def forward(self, rows: Tensor) -> Tensor:
        common = rows[:, : self.commons]
        context = functional.embedding_bag(common, self.context, mode="sum") + self.bias
        if self.none:
            found = rows[:, self.length :]
            context = context + functional.embedding_bag(found, self.loose, mode="sum", padding_idx=self.none)
        hidden = (context[:, None] + self.blockwise(rows)).clamp(0, MOST)
        past = functional.embedding_bag(common, self.skip, mode="sum")
        deep = (past + self.dense(hidden.sum(1))).clamp(0, MOST)
        found = self.head(deep)
        if self.local is None:
            return found
        return (found[:, None] + self.local(hidden)).flatten(1)

    def blockwise(self, rows: Tensor) -> Tensor:
        """What is looked at in each block."""
        if not self.eaches:
            return torch.zeros(len(rows), self.blocks, 1)
        each = rows[:, self.commons : self.length].reshape(-1, self.eaches)
        return functional.embedding_bag(each, self.rows, mode="sum").view(len(rows), self.blocks, -1)


def value_loss(said: Tensor, wanted: Tensor) -> Tensor:
    """The surprise about how games went for a seat, in nats."""
    return functional.binary_cross_entropy_with_logits(said[:, 0], wanted)


def policy_loss(said: Tensor, places: Tensor, shares: Tensor) -> Tensor:
    """The surprise about which acts a search tried."""
    legal = said.gather(1, places.clamp(min=0)).masked_fill(places < 0, NEVER)
    return -(shares * torch.log_softmax(legal, 1)).sum(1).mean()
