"""PPO in plain PyTorch on Mandala, over `sandtable.vector`: one file, one network, masked acts.

    python examples/ppo_mandala.py --minutes 60 --curve curve.json --picture curve.png

The network plays both seats of many games against itself and learns from nothing but who won. Colors are alike
in the rules, so one small network looks at each of the six with the same weights. Every so often it plays
`greedy`, and the share of games that it won is printed: that is the curve. Minutes are the processor's, one
thread of it, so that they mean the same on a busy machine; matches do not count.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

import sandtable

GAME = "mandala"
COLORS, NUMBERS, PLACES = 6, 8, 2  # colors, cards of a hand, Mandalas
STEPS = 32  # acts of each game between two updates
EPOCHS, BATCH = 2, 2048
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
RATE, TRACE = 1e-3, 0.95


class Policy(nn.Module):
    """Chances of the acts, and how good the position is for the seat to act."""

    def __init__(self, layout, width=64):
        super().__init__()
        piles = [field for field in layout.fields if field.shape == (COLORS,)]
        rest = [field for field in layout.fields if field.shape != (COLORS,)]
        by_color = [[field.start + color for field in piles] for color in range(COLORS)]
        self.register_buffer("by_color", torch.tensor(by_color))
        self.register_buffer("rest", torch.tensor([field.start for field in rest]))
        self.register_buffer("high", torch.tensor([float(field.high) for field in rest]))
        self.pile, self.table = nn.Linear(3 * len(piles), width), nn.Linear(3 * len(rest), width)
        self.color, self.together = nn.Linear(width, width), nn.Linear(width, width)
        self.own, self.others = nn.Linear(width, width), nn.Linear(width, width)
        self.acts = nn.Linear(width, PLACES + PLACES * NUMBERS + NUMBERS + 1)
        self.skip, self.worth = nn.Linear(width, 1), nn.Linear(width, 1)

    def forward(self, rows, masks):
        piles, rest = rows[:, self.by_color].float(), rows[:, self.rest].float()
        piles = torch.cat([piles > 0, piles.clamp(max=4) / 4, piles / 12], -1)
        rest = torch.cat([rest / self.high, rest == 1, rest == 2], -1)
        seen = torch.relu(self.pile(piles) + self.table(rest)[:, None])
        seen = torch.relu(self.color(seen))
        whole = torch.relu(self.together(seen.mean(1)))
        seen = torch.relu(self.own(seen) + self.others(whole)[:, None])
        whole = seen.mean(1)
        logits = torch.cat([in_order(self.acts(seen)), self.skip(whole)], 1)
        return logits.masked_fill(masks == 0, -1e9).log_softmax(-1), self.worth(whole).squeeze(-1).tanh()


def in_order(found):
    """What was found for each color, by the codes of the acts: build, grow, discard, claim."""
    build, grow, discard, claim = found.split((PLACES, PLACES * NUMBERS, NUMBERS, 1), -1)
    grow = grow.unflatten(-1, (PLACES, NUMBERS)).transpose(1, 2)
    return torch.cat([part.flatten(1) for part in (build.transpose(1, 2), grow, discard, claim)], 1)


def gather(policy, games):
    """So many acts in every game: what was seen, done and worth."""
    kept = {name: [] for name in ("rows", "masks", "seats", "acts", "logs", "worth", "ended", "rewards")}
    for _ in range(STEPS):
        rows, masks, seats = games.observations.copy(), games.masks.copy(), games.movers.copy()
        with torch.no_grad():
            logs, worth = policy(torch.from_numpy(rows), torch.from_numpy(masks))
            acts = (logs - torch.empty_like(logs).exponential_().log()).argmax(-1, keepdim=True)
        games.step(acts[:, 0].numpy())
        log = logs.gather(1, acts)[:, 0]
        seen = (rows, masks, seats, acts.numpy(), log.numpy(), worth.numpy())
        for name, part in zip(kept, (*seen, games.ended.copy(), games.rewards.copy()), strict=True):
            kept[name].append(part)
    return {name: np.stack(parts) for name, parts in kept.items()}


def advantages(kept):
    """How much better each act was than expected, and where that is known: a seat's next position is that
    of its own next turn, and the last one of each seat has none."""
    steps, games = kept["seats"].shape
    found, told = np.zeros((steps, games), np.float32), np.zeros((steps, games), bool)
    following, carried = np.zeros((2, games, 2), np.float32)  # by seat: what its next position was worth
    known, every = np.zeros((games, 2), bool), np.arange(games)
    for step in reversed(range(steps)):
        ended, own, worth = kept["ended"][step] == 1, (every, kept["seats"][step]), kept["worth"][step]
        following[ended], carried[ended], known[ended] = kept["rewards"][step][ended], 0, True
        told[step] = known[own]
        found[step] = np.where(told[step], following[own] - worth + TRACE * carried[own], 0)
        carried[own], following[own], known[own] = found[step], worth, True
    return found, told


def learn(policy, optimizer, kept):
    gains, told = (torch.from_numpy(part).flatten() for part in advantages(kept))
    rows, masks, acts, logs, worth = (
        torch.from_numpy(kept[name]).flatten(0, 1) for name in ("rows", "masks", "acts", "logs", "worth")
    )
    aims = gains + worth
    gains = (gains - gains[told].mean()) / (gains[told].std() + 1e-8)
    usable = told.nonzero()[:, 0]
    for _ in range(EPOCHS):
        for part in usable[torch.randperm(len(usable))].split(BATCH):
            chances, now = policy(rows[part], masks[part])
            ratio = (chances.gather(1, acts[part])[:, 0] - logs[part]).exp()
            bound = ratio.clamp(1 - CLIP, 1 + CLIP)
            disorder = -(chances.exp() * chances).sum(-1).mean()
            loss = -torch.min(ratio * gains[part], bound * gains[part]).mean()
            loss = loss + VALUE * (now - aims[part]).pow(2).mean() - ENTROPY * disorder
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
            logs, _ = policy(*(torch.from_numpy(part.copy()) for part in (table.observations, table.masks)))
        table.step(logs.argmax(-1).numpy())
        over = table.ended.astype(bool) & np.isnan(first)
        first[over] = (table.rewards[np.arange(games), own][over] + 1) / 2
    return float(first.mean())


def main(arguments=None):
    options = parse(arguments)
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    games = sandtable.vector(GAME, options.games, seed=options.seed)
    policy = Policy(games.layout)
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    curve, spent, update = [], 0.0, 0
    while spent < options.minutes and update < options.updates:
        began = time.process_time()
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(0.05, 1 - spent / options.minutes)
        learn(policy, optimizer, gather(policy, games))
        spent, update = spent + (time.process_time() - began) / 60, update + 1
        is_last = spent >= options.minutes or update == options.updates
        if is_last or spent >= options.every * (len(curve) + 1):
            acts = update * STEPS * options.games
            curve.append((spent, acts, share_won(policy, options.against, options.matches, update)))
            print(
                f"{spent:6.1f} min {acts:>12,} acts   {curve[-1][2]:6.1%} against {options.against}",
                flush=True,
            )
            keep(options, policy, curve)
    return curve


def parse(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "--minutes", type=float, default=60, help="of one processor; the rate sinks until then"
    )
    parser.add_argument("--updates", type=int, default=10**9, help="stop after so many, whatever the time")
    parser.add_argument("--games", type=int, default=512, help="that are played at once")
    parser.add_argument(
        "--every", type=float, default=1.0, help="minutes between two matches against the bot"
    )
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--matches", type=int, default=400, help="games of a match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="write the curve here as JSON")
    parser.add_argument("--picture", type=Path, help="and draw it here (matplotlib)")
    parser.add_argument("--keep", type=Path, help="write the network here")
    return parser.parse_args(arguments)


def keep(options, policy, curve):
    if options.curve:
        options.curve.write_text(json.dumps(curve))
    if options.picture:
        draw(curve, options.against, options.matches, options.picture)
    if options.keep:
        torch.save(policy.state_dict(), options.keep)


def draw(curve, against, matches, target):
    from matplotlib.figure import Figure

    minutes, _, shares = np.array(curve).T
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    bars = 196 * np.sqrt(shares * (1 - shares) / matches)
    axes.errorbar(minutes, 100 * shares, yerr=bars, color="#8a5a2b", marker="o", markersize=3, linewidth=1.5)
    axes.axhline(50, color="gray", linewidth=1, linestyle="--")
    axes.set(
        xlabel="minutes of one processor", ylabel=f"% won against {against}", ylim=(0, 100), xlim=(0, None)
    )
    figure.savefig(target, dpi=110)


if __name__ == "__main__":
    main()
