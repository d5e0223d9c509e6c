"""PPO as CleanRL writes it: one file, one loop, over the vector environment of Gymnasium, on Patterns.

    python examples/cleanrl_patterns.py --total-timesteps 2000000

The other seat is played by any act. `global_step`, `num_updates` and the other names are CleanRL's, so that its
other loops can be carried over the same way: `envs.step` gives observations with a mask, rewards and what ended.
"""

import argparse

import gymnasium as gym
import numpy as np
import torch
from torch import nn, optim
from torch.distributions import Categorical

import sandtable.envs.gymnasium  # noqa: F401  (registers the games)


class Agent(nn.Module):
    def __init__(self, envs, width=128):
        super().__init__()
        spaces = envs.single_observation_space
        size, actions = spaces["observation"].shape[0], spaces["action_mask"].shape[0]
        self.body = nn.Sequential(nn.Linear(size, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.actor, self.critic = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, obs, mask):
        hidden = self.body(obs.float().clamp(max=8))
        logits = self.actor(hidden).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits), self.critic(hidden).squeeze(-1)


def tensors(seen):
    return torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])


def main(arguments=None):
    args = parse(arguments)
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    envs = gym.make_vec(args.env_id, num_envs=args.num_envs, against=args.against)
    agent = Agent(envs)
    optimizer = optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)
    seen, _ = envs.reset(seed=args.seed)
    obs, mask = tensors(seen)
    won, global_step = [], 0
    num_updates = max(1, args.total_timesteps // (args.num_envs * args.num_steps))
    for update in range(1, num_updates + 1):
        batch = []
        for _ in range(args.num_steps):
            with torch.no_grad():
                chances, value = agent(obs, mask)
                action = chances.sample()
            seen, reward, ended, _, _ = envs.step(action.numpy())
            batch.append((obs, mask, action, chances.log_prob(action), value, reward, ended))
            obs, mask = tensors(seen)
            won += (reward[ended] > 0).tolist()
            global_step += args.num_envs
        with torch.no_grad():
            next_value = agent(obs, mask)[1]
        learn(agent, optimizer, batch, next_value, args)
        if update % 10 == 0 or update == num_updates:
            print(f"{global_step:>10,} steps   {np.mean(won[-500:]):6.1%} of the last games won", flush=True)
    return won


def learn(agent, optimizer, batch, next_value, args):
    obs, masks, actions, logprobs, values, rewards, dones = map(list, zip(*batch, strict=True))
    advantages, carried = [], torch.zeros_like(next_value)
    for t in reversed(range(len(batch))):
        goes_on = torch.from_numpy(~dones[t]).float()
        delta = torch.from_numpy(rewards[t]).float() + args.gamma * next_value * goes_on - values[t]
        carried = delta + args.gamma * args.gae_lambda * goes_on * carried
        advantages.insert(0, carried)
        next_value = values[t]
    b_obs, b_masks, b_actions, b_logprobs, b_values, b_advantages = map(
        torch.cat, (obs, masks, actions, logprobs, values, advantages)
    )
    b_returns = b_advantages + b_values
    b_advantages = (b_advantages - b_advantages.mean()) / (b_advantages.std() + 1e-8)
    for _ in range(args.update_epochs):
        for part in torch.randperm(len(b_obs)).split(args.minibatch_size):
            chances, value = agent(b_obs[part], b_masks[part])
            ratio = (chances.log_prob(b_actions[part]) - b_logprobs[part]).exp()
            clipped = ratio.clamp(1 - args.clip_coef, 1 + args.clip_coef)
            pg_loss = -torch.min(ratio * b_advantages[part], clipped * b_advantages[part]).mean()
            v_loss = 0.5 * (value - b_returns[part]).pow(2).mean()
            loss = pg_loss + args.vf_coef * v_loss - args.ent_coef * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), args.max_grad_norm)
            optimizer.step()


def parse(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--env-id", default="sandtable/Patterns-v1")
    parser.add_argument("--against", default="random")
    for name, value in {
        "seed": 1,
        "total-timesteps": 2_000_000,
        "num-envs": 128,
        "num-steps": 64,
        "minibatch-size": 1024,
        "update-epochs": 3,
        "learning-rate": 1e-3,
        "gamma": 1.0,
        "gae-lambda": 0.95,
        "clip-coef": 0.2,
        "ent-coef": 0.01,
        "vf-coef": 0.5,
        "max-grad-norm": 0.5,
    }.items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    main()
