"""PPO in plain PyTorch on Mandala, over `sandtable.vector`: one file, one network, masked acts.

    python examples/ppo_mandala.py --minutes 60 --curve curve.json --picture curve.png

For the first minutes the network looks on while `greedy` plays, and learns how good each act looks to it. Then it
plays both seats of many games against itself, and one seat of others against `greedy`, and learns from nothing but who won. Colors are alike
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
from sandtable.players import make

GAME = "mandala"
COLORS, NUMBERS, PLACES = 6, 8, 2  # colors, cards of a hand, Mandalas
HEIGHTS = 6  # of piles that are told apart; a River has as many places
BY_COLOR = 2 + 3 * PLACES  # what is counted
STRAY = 0.1  # of the acts are the network's own while it looks on, so that it sees more than the bot would
SHARP = 1.0  # points by which an act looks worse that is wished for e times as seldom
STEPS = 32  # acts of each game between two updates
EPOCHS, BATCH = 2, 2048
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
RATE, TRACE = 1e-3, 0.95
CALMER = 0.7  # the rate once it learns by playing


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
        self.names = [field.name for field in piles]
        self.pile = nn.Linear((HEIGHTS + 1) * len(piles) + BY_COLOR, width)
        self.table = nn.Linear(3 * len(rest) + BY_COLOR + PLACES, width)
        self.color, self.together = nn.Linear(width, width), nn.Linear(width, width)
        self.own, self.others = nn.Linear(width, width), nn.Linear(width, width)
        self.acts = nn.Linear(width, PLACES + PLACES * NUMBERS + NUMBERS + 1)
        self.skip, self.worth = nn.Linear(width, 1), nn.Linear(width, 1)

    def forward(self, rows, masks):
        piles, rest = rows[:, self.by_color].float(), rows[:, self.rest].float()
        told, leads = counted(dict(zip(self.names, piles.unbind(-1), strict=True)))
        heights = [piles > height for height in range(HEIGHTS)]
        piles = torch.cat([*heights, piles / 12, told], -1)
        rest = torch.cat([rest / self.high, rest == 1, rest == 2, told.mean(1), leads], -1)
        seen = torch.relu(self.pile(piles) + self.table(rest)[:, None])
        seen = torch.relu(self.color(seen))
        whole = torch.relu(self.together(seen.mean(1)))
        seen = torch.relu(self.own(seen) + self.others(whole)[:, None])
        whole = seen.mean(1)
        logits = torch.cat([in_order(self.acts(seen)), self.skip(whole)], 1)
        return logits.masked_fill(masks == 0, -1e9).log_softmax(-1), self.worth(whole).squeeze(-1).tanh()


def counted(piles):
    """What everybody counts at the table. By color: points in both Cups, and of each Mandala whether the color is in it
    and what its Mountain would be worth to both. And who has more in the Fields of each Mandala.
    """
    worth, told = [], []
    for whose in ("", "their_"):
        places = piles[f"{whose}river"]
        free = (places > 0).sum(-1, keepdim=True) + 1
        worth.append(torch.where(places > 0, places, free) / 12)
        told.append(piles[f"{whose}cup"] * places / 12)
    leads = []
    for place in ("1", "2"):
        mountain, own, their = (piles[f"{name}_{place}"] for name in ("mountain", "field", "their_field"))
        told += [(mountain + own + their > 0).float(), mountain * worth[0], mountain * worth[1]]
        leads.append((own - their).sum(-1) / 4)
    return torch.stack(told, -1), torch.stack(leads, -1)


def in_order(found):
    """What was found for each color, by the codes of the acts: build, grow, discard, claim."""
    build, grow, discard, claim = found.split((PLACES, PLACES * NUMBERS, NUMBERS, 1), -1)
    grow = grow.unflatten(-1, (PLACES, NUMBERS)).transpose(1, 2)
    return torch.cat([part.flatten(1) for part in (build.transpose(1, 2), grow, discard, claim)], 1)


def gather_all(policy, tables):
    """What was gathered at all of these tables, side by side."""
    parts = [gather(policy, games) for games in tables]
    return {name: np.concatenate([part[name] for part in parts], 1) for name in parts[0]}


def gather(policy, games, teacher=None):
    """So many acts in every game: what was seen, done and worth. A teacher tells what it would do, and mostly does it."""
    kept = {
        name: [] for name in ("rows", "masks", "seats", "acts", "logs", "worth", "wishes", "ended", "rewards")
    }
    for _ in range(STEPS):
        rows, masks, seats = games.observations.copy(), games.masks.copy(), games.movers.copy()
        with torch.no_grad():
            logs, worth = policy(torch.from_numpy(rows), torch.from_numpy(masks))
            acts = (logs - torch.empty_like(logs).exponential_().log()).argmax(-1, keepdim=True)
        wishes = np.zeros((len(games), 0), np.float32)
        if teacher:
            wishes = teacher(games)
            acts = torch.where(
                torch.rand(acts.shape) < STRAY, acts, torch.from_numpy(wishes).argmax(-1, keepdim=True)
            )
        games.step(acts[:, 0].numpy())
        log = logs.gather(1, acts)[:, 0]
        seen = (rows, masks, seats, acts.numpy(), log.numpy(), worth.numpy(), wishes)
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


def teacher_of(seed):
    """What `greedy` would rather do, as chances: it looks at what each act leads to."""
    greedy, chance = make(GAME, "greedy"), sandtable.FastChance(seed)

    def wishes(games):
        found = np.full(games.masks.shape, -np.inf, np.float32)
        for row, view in zip(found, games.views(), strict=True):
            values = greedy.weigh(view, chance)
            row[list(values)] = np.fromiter(values.values(), np.float32) / SHARP
        found = np.exp(found - found.max(-1, keepdims=True))
        return found / found.sum(-1, keepdims=True)

    return wishes


def learn(policy, optimizer, kept, taught=False):
    gains, told = (torch.from_numpy(part).flatten() for part in advantages(kept))
    rows, masks, acts, logs, worth, wishes = (
        torch.from_numpy(kept[name]).flatten(0, 1)
        for name in ("rows", "masks", "acts", "logs", "worth", "wishes")
    )
    aims = gains + worth
    gains = (gains - gains[told].mean()) / (gains[told].std() + 1e-8)
    usable = told.nonzero()[:, 0]
    for _ in range(2 * EPOCHS if taught else EPOCHS):  # the teacher takes longer than the network
        for part in usable[torch.randperm(len(usable))].split(BATCH):
            chances, now = policy(rows[part], masks[part])
            if taught:
                loss = -(wishes[part] * chances).sum(-1).mean()
            else:
                loss = gained(chances.gather(1, acts[part])[:, 0] - logs[part], gains[part], chances)
            loss = loss + VALUE * (now - aims[part]).pow(2).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def gained(change, gains, chances):
    """What PPO makes small: acts that were better than expected become likelier, by little at once."""
    ratio = change.exp()
    bound = ratio.clamp(1 - CLIP, 1 + CLIP)
    disorder = -(chances.exp() * chances).sum(-1).mean()
    return -torch.min(ratio * gains, bound * gains).mean() - ENTROPY * disorder


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
    tables = [sandtable.vector(GAME, options.games, seed=options.seed)]
    if options.sparring:
        sparring = {"opponents": options.against, "seed": options.seed + 1}
        tables.append(sandtable.vector(GAME, options.sparring, **sparring))
    policy = Policy(tables[0].layout)
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    teacher = teacher_of(options.seed)
    curve, spent, update, acts = [], 0.0, 0, 0
    while spent < options.minutes and update < options.updates:
        began = time.process_time()
        taught = spent < options.taught
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 if taught else CALMER) * max(0.05, 1 - spent / options.minutes)
        kept = gather(policy, tables[0], teacher) if taught else gather_all(policy, tables)
        learn(policy, optimizer, kept, taught)
        acts += kept["acts"].size
        spent, update = spent + (time.process_time() - began) / 60, update + 1
        is_last = spent >= options.minutes or update == options.updates
        if is_last or spent >= options.every * (len(curve) + 1):
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
    parser.add_argument("--taught", type=float, default=2.0, help="minutes in which it looks on")
    parser.add_argument("--games", type=int, default=320, help="that it plays at once against itself")
    parser.add_argument("--sparring", type=int, default=192, help="games beside them against the bot")
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
