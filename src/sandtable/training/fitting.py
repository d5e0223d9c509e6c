"""The nets learn from positions: batch after batch, drawn by lot."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
import torch

from sandtable.players.nets.encoder import AnyEncoder
from sandtable.training.model import BlockNet, policy_loss, value_loss
from sandtable.training.positions import Positions
from sandtable.training.settings import Fit

LOOKS: Final = 20  # at the losses while it learns
WARMING: Final = 0.1  # of the steps, until the full rate
CHECKED: Final = 8192  # positions at once
Array = Any


class Look(NamedTuple):
    """After so many steps: the loss of those steps, and that of positions that are not learned from."""

    step: int
    learned: float
    held: float


class Fitted(NamedTuple):
    net: BlockNet
    looks: list[Look]


def fit(
    encoder: AnyEncoder,
    shape: tuple[int, int],
    outputs: int,
    positions: Positions,
    held: Positions,
    settings: Fit,
    seed: int,
    watch: Callable[[float], None] = lambda share: None,
) -> Fitted:
    """A net that was trained from its beginnings; a pure function of what it is given, on one thread."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    net = BlockNet(encoder, *shape, outputs, positions.places is not None)
    steps = max(1, int(settings.passes * len(positions) / settings.batch))
    optimizer = torch.optim.Adam(net.parameters(), lr=settings.rate)
    rates = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, settings.rate, total_steps=steps + 1, pct_start=WARMING
    )
    drawn = np.random.default_rng(seed)
    looks: list[Look] = []
    total, since = 0.0, 0
    for step in range(1, steps + 1):
        loss = loss_of(net, positions, drawn.integers(len(positions), size=settings.batch))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        rates.step()
        total, since = total + loss.item(), since + 1
        if step * LOOKS // steps > (step - 1) * LOOKS // steps:
            looks.append(Look(step, total / since, mean_loss(net, held)))
            total, since = 0.0, 0
            watch(step / steps)
    return Fitted(net, looks)


def loss_of(net: BlockNet, positions: Positions, chosen: Array) -> Any:
    said = net(torch.from_numpy(positions.rows[chosen].astype(np.int32)))
    wanted = torch.from_numpy(positions.targets[chosen].astype(np.float32))
    if positions.places is None:
        return value_loss(said, wanted)
    return policy_loss(said, torch.from_numpy(positions.places[chosen].astype(np.int64)), wanted)


def mean_loss(net: BlockNet, positions: Positions) -> float:
    """Of all positions."""
    if not len(positions):
        return float("nan")
    total = 0.0
    with torch.no_grad():
        for start in range(0, len(positions), CHECKED):
            chosen = np.arange(start, min(start + CHECKED, len(positions)))
            total += loss_of(net, positions, chosen).item() * len(chosen)
    return total / len(positions)
