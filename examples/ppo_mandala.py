"""PPO in plain PyTorch on Mandala, over `sandtable.vector`: one file, one network, masked acts.

    python examples/ppo_mandala.py --minutes 60 --games 256

The network plays both seats against itself. Every so often it plays `greedy`, and the share of games that
it won is printed: that is the curve. Minutes are the processor's, one thread of it, so that they mean the same
on a busy machine.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import sandtable

GAME = "mandala"
STEPS = 64  # acts of each game between two updates
EPOCHS, BATCH = 3, 2048
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
DISCOUNT, TRACE = 1.0, 0.95


class Policy(nn.Module):
    """Chances of the acts, and how good the position is for the seat to act."""

    def __init__(self, layout, actions, width=128):
        super().__init__()
        high = np.ones(layout.size, np.float32)
        for field in layout.fields:
            high[field.start : field.start + field.size] = max(field.high, 1)
        self.register_buffer("high", torch.from_numpy(high))
        self.body = nn.Sequential(
            nn.Linear(layout.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.acts, self.worth = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, rows, masks):
        found = self.body(rows.float() / self.high)
        return self.acts(found).masked_fill(masks == 0, -1e9), self.worth(found).squeeze(-1)


def gather(policy, games):
    """So many acts in every game: what was seen, done and worth."""
    kept = {name: [] for name in ("rows", "masks", "acts", "logs", "worth", "seats", "ended", "rewards")}
    for _ in range(STEPS):
        rows, masks = torch.from_numpy(games.observations.copy()), torch.from_numpy(games.masks.copy())
        with torch.no_grad():
            logits, worth = policy(rows, masks)
        chances = Categorical(logits=logits)
        acts = chances.sample()
        seats = games.movers.copy()
        games.step(acts.numpy())
        for name, part in zip(
            kept,
            (
                rows,
                masks,
                acts,
                chances.log_prob(acts),
                worth,
                seats,
                games.ended.copy(),
                games.rewards.copy(),
            ),
            strict=True,
        ):
            kept[name].append(part)
    return kept


def advantages(kept):
    """How much better each act was than expected; a seat's next position is that of its own next turn."""
    games = len(kept["seats"][0])
    found = np.zeros((STEPS, games), np.float32)
    following = np.zeros((games, 2), np.float32)  # by seat: what its next position was worth
    carried = np.zeros((games, 2), np.float32)
    known = np.zeros((games, 2), bool)
    every = np.arange(games)
    for step in reversed(range(STEPS)):
        ended, seats = kept["ended"][step].astype(bool), kept["seats"][step]
        following[ended] = kept["rewards"][step][ended]
        carried[ended] = 0
        known[ended] = True
        worth = kept["worth"][step].numpy()
        gain = np.where(known[every, seats], DISCOUNT * following[every, seats] - worth, 0)
        found[step] = gain + DISCOUNT * TRACE * carried[every, seats]
        carried[every, seats] = found[step]
        following[every, seats] = worth
        known[every, seats] = True
    return torch.from_numpy(found)


def learn(policy, optimizer, kept):
    gains = advantages(kept).flatten()
    rows, masks, acts, logs, worth = (
        torch.cat([part.unsqueeze(0) for part in kept[name]]).flatten(0, 1)
        for name in ("rows", "masks", "acts", "logs", "worth")
    )
    aims = gains + worth
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(acts)).split(BATCH):
            logits, now = policy(rows[part], masks[part])
            chances = Categorical(logits=logits)
            ratio = (chances.log_prob(acts[part]) - logs[part]).exp()
            bound = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.min(ratio * gains[part], bound * gains[part]).mean()
            loss = loss + VALUE * (now - aims[part]).pow(2).mean() - ENTROPY * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def share_won(policy, opponent, games, seed):
    """The share of so many games that the network wins against a bot, seats alternating."""
    table = sandtable.vector(GAME, games, opponents=opponent, seed=seed)
    own, first = np.arange(games) % 2, np.full(games, np.nan)
    while np.isnan(first).any():
        with torch.no_grad():
            logits, _ = policy(
                torch.from_numpy(table.observations.copy()), torch.from_numpy(table.masks.copy())
            )
        table.step(logits.argmax(-1).numpy())
        over = table.ended.astype(bool) & np.isnan(first)
        first[over] = (table.rewards[np.arange(games), own][over] + 1) / 2
    return float(first.mean())


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--updates", type=int, default=10**9, help="stop after so many, whatever the time")
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--every", type=int, default=50, help="updates between two matches against the bot")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--curve", type=Path, help="write the curve here as JSON")
    parser.add_argument("--keep", type=Path, help="write the network here")
    options = parser.parse_args(arguments)
    torch.manual_seed(1)
    torch.set_num_threads(1)
    games = sandtable.vector(GAME, options.games, seed=1)
    policy = Policy(games.layout, games.game.action_count)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3, eps=1e-5)
    curve = []
    for update in range(1, options.updates + 1):
        learn(policy, optimizer, gather(policy, games))
        minutes = time.process_time() / 60
        last = update == options.updates or minutes > options.minutes
        if last or update % options.every == 0:
            acts, won = (
                update * STEPS * options.games,
                share_won(policy, options.against, options.matches, update),
            )
            curve.append((minutes, acts, won))
            print(f"{minutes:6.1f} min {acts:>12,} acts   {won:6.1%} against {options.against}", flush=True)
            keep(options, policy, curve)
        if last:
            break
    return curve


def keep(options, policy, curve):
    if options.curve:
        options.curve.write_text(json.dumps(curve))
    if options.keep:
        torch.save(policy.state_dict(), options.keep)


if __name__ == "__main__":
    main()
