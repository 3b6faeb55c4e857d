"""Trains a small policy until it beats random play at El Grande, in plain NumPy, and draws its
learning curve.

    python docs/examples/train.py --matches 6000 --plot learning_curve.png

The policy is linear: the score of an action is a sum over what the seat knows, and legal actions
are drawn with chances that grow with their scores. After each match that ends, the actions of a win
become more likely and those of a loss less likely (REINFORCE with a baseline). The other seat plays
at random; the policy sits on either side in half of the matches.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import numpy.typing as npt

from theatrum.env.vector import Batch, Vector, random_actions

Array = npt.NDArray[np.float32]

MATCHES_AT_ONCE = 128
SMALLEST = 1e-30


class Policy:
    """Scores of actions, linear in what a seat knows."""

    def __init__(self, size: int, actions: int, rate: float) -> None:
        self.weights: Array = np.zeros((size + 1, actions), np.float32)
        self.seen: Array = np.ones((2, size), np.float32)  # how large each number becomes
        self.squares: Array = np.full_like(self.weights, 1e-4)
        self.rate = rate

    def features(self, observation: npt.NDArray[np.int32]) -> Array:
        """Every number as a part of the largest one seen, and a 1."""
        self.seen[0] = np.maximum(self.seen[0], np.abs(observation).max(axis=0))
        scaled = observation / self.seen[0]
        return np.concatenate([scaled, np.ones((len(scaled), 1))], axis=1).astype(np.float32)

    def chances(self, features: Array, mask: npt.NDArray[np.int8]) -> Array:
        scores = np.where(mask == 1, features @ self.weights, -np.inf)
        scores -= scores.max(axis=1, keepdims=True)
        powers = np.exp(scores)
        out: Array = (powers / powers.sum(axis=1, keepdims=True)).astype(np.float32)
        return out

    def learn(self, features: Array, push: Array) -> None:
        """A step uphill; each weight at its own pace (RMSProp)."""
        gradient = features.T @ push
        self.squares = 0.99 * self.squares + 0.01 * gradient * gradient
        self.weights += self.rate * gradient / np.sqrt(self.squares + 1e-8)


def draw(chances: Array, source: np.random.Generator) -> npt.NDArray[np.int64]:
    """An action for each row, by its chances."""
    noise = source.gumbel(size=chances.shape)
    out: npt.NDArray[np.int64] = np.argmax(np.log(chances + SMALLEST) + noise, axis=1)
    return out


class Memory:
    """The decisions of each running match, until its end says what they were worth."""

    def __init__(self, count: int) -> None:
        self.features: list[list[Array]] = [[] for _ in range(count)]
        self.push: list[list[Array]] = [[] for _ in range(count)]

    def keep(self, row: int, features: Array, push: Array) -> None:
        self.features[row].append(features)
        self.push[row].append(push)

    def take(self, row: int, worth: float) -> tuple[Array, Array]:
        """The decisions of a match that is over; each match weighs the same."""
        features = np.array(self.features[row], np.float32)
        push = np.array(self.push[row], np.float32) * np.float32(worth / max(1, len(features)))
        self.features[row], self.push[row] = [], []
        return features, push


def train(matches: int, processes: int, seed: int, rate: float) -> list[float]:
    """Play and learn; 1, 0.5 or 0 for each match, in the order in which they ended."""
    vector = Vector("el_grande", 2, MATCHES_AT_ONCE, processes, seed)
    source = np.random.default_rng(seed)
    policy = Policy(vector.observer.size, vector.actions, rate)
    memory = Memory(MATCHES_AT_ONCE)
    side = np.arange(MATCHES_AT_ONCE) % 2  # the seat of the policy in each row
    results: list[float] = []
    batch = vector.reset()
    waiting: list[tuple[Array, Array]] = []
    while len(results) < matches:
        actions = random_actions(batch.mask, source)
        rows = np.flatnonzero(batch.seat == side)
        if len(rows):
            decide(policy, memory, batch, rows, actions, source)
        batch = vector.step(actions)
        for row in np.flatnonzero(batch.done).tolist():
            reward = float(batch.reward[row, side[row]])
            results.append((reward + 1) / 2)
            baseline = 2 * float(np.mean(results[-500:])) - 1
            if memory.features[row]:
                waiting.append(memory.take(row, reward - baseline))
        if len(waiting) >= 32:
            features = np.concatenate([one for one, _ in waiting])
            push: Array = np.concatenate([one for _, one in waiting])
            policy.learn(features, (push / len(waiting)).astype(np.float32))
            waiting = []
    vector.close()
    return results


def decide(
    policy: Policy,
    memory: Memory,
    batch: Batch,
    rows: npt.NDArray[np.int64],
    actions: npt.NDArray[np.int64],
    source: np.random.Generator,
) -> None:
    """Let the policy choose where it must, and remember what would make it choose so again."""
    features = policy.features(batch.observation[rows])
    chances = policy.chances(features, batch.mask[rows])
    chosen = draw(chances, source)
    actions[rows] = chosen
    push = -chances
    push[np.arange(len(rows)), chosen] += 1
    for i, row in enumerate(rows):
        memory.keep(int(row), features[i], push[i])


def plot(results: list[float], file: Path, window: int = 300) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    sums = np.cumsum([0.0, *results])
    ends = np.arange(window, len(results) + 1)
    axes.plot(ends, (sums[ends] - sums[ends - window]) / window)
    axes.axhline(0.5, color="0.6", linewidth=0.8, linestyle="--")
    axes.set_ylim(0, 1)
    axes.set_xlabel("matches")
    axes.set_ylabel(f"share of wins against random, last {window} matches")
    axes.set_title("El Grande, 2 seats: a linear policy learns")
    figure.savefig(file, dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small policy at El Grande.")
    parser.add_argument("--matches", type=int, default=6000)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--plot", type=Path)
    args = parser.parse_args()
    began = time.perf_counter()
    results = train(args.matches, args.processes, args.seed, args.rate)
    for at in range(0, len(results) - 499, 500):
        print(f"matches {at:6} to {at + 500:6}: {np.mean(results[at : at + 500]):.1%} won")
    print(f"{len(results)} matches in {time.perf_counter() - began:.0f} s")
    if args.plot is not None:
        plot(results, args.plot)


if __name__ == "__main__":
    main()
