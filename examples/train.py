"""Teach a small network Crossing Oceans by playing against itself, and draw how well it does against random players.

    pip install 'blueriband[research]' torch
    python examples/train.py --minutes 3

It learns a policy and a value by proximal policy optimisation (PPO): the network plays whole games in all seats, and
each decision is judged by how much better its game went than the value expected. A GPU is used if there is one.
The folder --out gets the network (policy.pt), the numbers (curve.json) and the picture (curve.svg).
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from blueriband.env import Batch

LONGEST = 600  # decisions of a game that are kept; longer ones learn from their end
CLIP, ENTROPY, LAMBDA = 0.2, 0.01, 0.95
POINTS = 40.0  # a lead that counts as a clear win


class Network(nn.Module):  # type: ignore[misc] # PyTorch is seen without its types
    """Two hidden layers; out come a preference for each action and the expected result, from -1 to 1."""

    def __init__(self, scales: np.ndarray[Any, Any], actions: int, width: int = 256) -> None:
        super().__init__()
        self.register_buffer("scales", torch.from_numpy(scales))
        self.body = nn.Sequential(nn.Linear(len(scales), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithms of the chances of all legal actions, and the values."""
        found = self.body(seen.float() / self.scales)
        preferences = self.policy(found).masked_fill(~masks, -1e9)
        return torch.log_softmax(preferences, -1), torch.tanh(self.value(found)).squeeze(-1)


@dataclass
class Lesson:
    """Finished games, decision by decision."""

    seen: list[np.ndarray[Any, Any]]
    masks: list[np.ndarray[Any, Any]]
    actions: list[np.ndarray[Any, Any]]
    chances: list[np.ndarray[Any, Any]]
    advantages: list[np.ndarray[Any, Any]]
    returns: list[np.ndarray[Any, Any]]

    @property
    def decisions(self) -> int:
        """How many there are."""
        return sum(len(part) for part in self.actions)


class Player:
    """Plays many games against itself and remembers them until they end."""

    def __init__(self, batch: Batch, network: Network, device: torch.device) -> None:
        self.batch, self.network, self.device = batch, network, device
        games, cells = batch.observations.shape
        self.seen = np.zeros((games, LONGEST, cells), np.int16)
        self.masks = np.zeros((games, LONGEST, batch.masks.shape[1]), np.bool_)
        self.actions = np.zeros((games, LONGEST), np.int64)
        self.chances = np.zeros((games, LONGEST), np.float32)
        self.values = np.zeros((games, LONGEST), np.float32)
        self.seats = np.zeros((games, LONGEST), np.int64)
        self.length = np.zeros(games, np.int64)
        self.rows = np.arange(games)

    def look(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Return what the network thinks of all games."""
        seen = torch.from_numpy(self.batch.observations.copy()).to(self.device)
        masks = torch.from_numpy(self.batch.masks.copy()).to(self.device)
        with torch.no_grad():
            found: tuple[torch.Tensor, torch.Tensor] = self.network(seen, masks)
        return found

    def play(self, decisions: int) -> Lesson:
        """Play until so many decisions are in finished games."""
        lesson = Lesson([], [], [], [], [], [])
        while lesson.decisions < decisions:
            chances, values = self.look()
            chosen = torch.multinomial(chances.exp(), 1).squeeze(-1)
            at = self.rows, self.length
            self.seen[at], self.masks[at] = self.batch.observations, self.batch.masks
            self.seats[at], self.actions[at] = self.batch.seats, chosen.cpu().numpy()
            self.chances[at] = chances.gather(1, chosen[:, None]).squeeze(-1).cpu().numpy()
            self.values[at] = values.cpu().numpy()
            self.batch.step(self.actions[at])
            self.length = np.minimum(self.length + 1, LONGEST - 1)
            for game in np.flatnonzero(self.batch.ended):
                self.learn_from(int(game), lesson)
        return lesson

    def learn_from(self, game: int, lesson: Lesson) -> None:
        """Take the decisions of a finished game over, each with what came of it."""
        last = int(self.length[game])
        advantages = np.zeros(last, np.float32)
        for seat in range(self.batch.players):
            mine = np.flatnonzero(self.seats[game, :last] == seat)
            result = np.clip(self.batch.rewards[game, seat] / POINTS, -1, 1)
            values = self.values[game, mine]
            surprise = np.append(values[1:], result) - values
            sum_so_far = 0.0
            for place in range(len(mine) - 1, -1, -1):
                sum_so_far = surprise[place] + LAMBDA * sum_so_far
                advantages[mine[place]] = sum_so_far
        lesson.seen.append(self.seen[game, :last].copy())
        lesson.masks.append(self.masks[game, :last].copy())
        lesson.actions.append(self.actions[game, :last].copy())
        lesson.chances.append(self.chances[game, :last].copy())
        lesson.advantages.append(advantages)
        lesson.returns.append(advantages + self.values[game, :last])
        self.length[game] = 0


def improve(network: Network, optimiser: torch.optim.Optimizer, lesson: Lesson, device: torch.device) -> float:
    """Make what went well more likely; return how undecided the policy is (its entropy)."""
    parts = (lesson.seen, lesson.masks, lesson.actions, lesson.chances, lesson.advantages, lesson.returns)
    seen, masks, actions, before, advantages, returns = (torch.from_numpy(np.concatenate(part)) for part in parts)
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    undecided = 0.0
    for _epoch in range(2):
        for places in torch.randperm(len(actions)).split(2048):
            here = [part[places].to(device) for part in (seen, masks, actions, before, advantages, returns)]
            chances, values = network(here[0], here[1])
            ratio = (chances.gather(1, here[2][:, None]).squeeze(-1) - here[3]).exp()
            gain = torch.minimum(ratio * here[4], ratio.clamp(1 - CLIP, 1 + CLIP) * here[4]).mean()
            entropy = -(chances.exp() * chances).sum(-1).mean()
            loss = 0.5 * (values - here[5]).square().mean() - gain - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            undecided = float(entropy.detach())
    return undecided


def against_random(network: Network, players: int, games: int, seed: int, device: torch.device) -> tuple[int, int]:
    """Let the network play one seat of each game, a different one each time, and random players the others.

    Return the games it won, shared victories included, and all games.
    """
    batch = Batch("crossing-oceans", games, players, seed, skip_forced=True)
    mine = np.arange(games) % players
    open_games = np.ones(games, np.bool_)
    won = 0
    while open_games.any():
        actions = batch.random_actions().copy()
        asked = open_games & (batch.seats == mine)
        if asked.any():
            seen = torch.from_numpy(batch.observations[asked]).to(device)
            with torch.no_grad():
                chances, _values = network(seen, torch.from_numpy(batch.masks[asked]).to(device))
            actions[asked] = chances.argmax(-1).cpu().numpy()
        batch.step(actions)
        for game in np.flatnonzero(batch.ended & open_games):
            won += int(batch.rewards[game, mine[game]] == batch.rewards[game].max())
            open_games[game] = False
    return won, games


def picture(curve: list[dict[str, float]], players: int) -> str:
    """Return the curve as SVG: games won against random players, by minutes of learning."""
    width, height, left, top = 640, 320, 60, 30
    longest = max(point["minutes"] for point in curve) or 1.0

    def at(minutes: float, share: float) -> str:
        return f"{left + (width - left - 20) * minutes / longest:.1f},{height - 40 - (height - 40 - top) * share:.1f}"

    band = [at(p["minutes"], p["high"]) for p in curve] + [at(p["minutes"], p["low"]) for p in reversed(curve)]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">',
        "<style>text { font-size: 12px }</style>",
        f'<rect width="{width}" height="{height}" fill="white"/>',
        f'<text x="{left}" y="18">Crossing Oceans, {players} players: games won against random</text>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        x, y = at(0, share).split(",")
        lines.append(f'<line x1="{x}" y1="{y}" x2="{width - 20}" y2="{y}" stroke="#ddd"/>')
        lines.append(f'<text x="{left - 8}" y="{float(y) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    even = at(0, 1 / players).split(",")[1]
    lines.append(
        f'<line x1="{left}" y1="{even}" x2="{width - 20}" y2="{even}" stroke="#c2571a" stroke-dasharray="4 4"/>'
    )
    lines.append(f'<polygon points="{" ".join(band)}" fill="#2a6fbb" opacity="0.2"/>')
    points = " ".join(at(p["minutes"], p["share"]) for p in curve)
    lines.append(f'<polyline points="{points}" fill="none" stroke="#2a6fbb" stroke-width="2"/>')
    lines.append(f'<text x="{width - 20}" y="{height - 12}" text-anchor="end">{longest:.1f} minutes of learning</text>')
    return "\n".join([*lines, "</svg>\n"])


def interval(won: int, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share, by Wilson's method."""
    z, share = 1.96, won / games
    middle, wide = share + z * z / (2 * games), z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - wide) / (1 + z * z / games), (middle + wide) / (1 + z * z / games)


def arguments(words: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Teach a network Crossing Oceans.")
    parser.add_argument("--minutes", type=float, default=3.0, help="how long to learn")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=128, help="games at once")
    parser.add_argument("--lesson", type=int, default=16_384, help="decisions between two improvements")
    parser.add_argument(
        "--trials", type=int, default=512, help="games against random players at each point of the curve"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, default=Path("training"))
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> list[dict[str, float]]:
    """Learn, and return the curve."""
    said = arguments(words)
    torch.manual_seed(said.seed)
    device = torch.device(said.device)
    batch = Batch("crossing-oceans", said.games, said.players, said.seed, reward="margin", skip_forced=True)
    network = Network(batch.scales, batch.masks.shape[1]).to(device)
    optimiser = torch.optim.Adam(network.parameters(), 5e-4)
    player = Player(batch, network, device)
    said.out.mkdir(parents=True, exist_ok=True)
    curve: list[dict[str, float]] = []
    spent = following = 0.0
    while True:
        if spent >= following:
            won, games = against_random(network, said.players, said.trials, said.seed + 1, device)
            low, high = interval(won, games)
            point = {
                "minutes": spent / 60,
                "decisions": batch.decisions,
                "share": won / games,
                "low": low,
                "high": high,
            }
            curve.append(point)
            print(f"{spent / 60:5.1f} min  {batch.decisions:9,} decisions  {won / games:6.1%} won", flush=True)
            following = min(spent + 60 * said.minutes / 16, 60 * said.minutes)
        if spent >= 60 * said.minutes:
            break
        start = time.perf_counter()
        improve(network, optimiser, player.play(said.lesson), device)
        spent += time.perf_counter() - start
    torch.save(network.state_dict(), said.out / "policy.pt")
    (said.out / "curve.json").write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")
    (said.out / "curve.svg").write_text(picture(curve, said.players), encoding="utf-8")
    return curve


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
