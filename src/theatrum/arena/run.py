"""Running a contest: on all cores, or on a Ray cluster, with a journal from which an interrupted
run goes on."""

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from theatrum.arena.contest import Contest, Outcome, Task, play_all
from theatrum.bots.workers import begin_worker

LARGEST_BATCH = 25
CHEAP = ("random",)  # players whose matches are so short that they travel in batches


class NoRay(RuntimeError):
    """Ray is not installed, or its cluster does not answer."""


def journal_file(contest: Contest) -> Path:
    """Where an interrupted run of this contest is remembered."""
    home = os.environ.get("XDG_CACHE_HOME")
    base = Path(home) if home else Path.home() / ".cache"
    return base / "theatrum" / "arena" / f"{contest.digest()}.jsonl"


class Journal:
    """The outcomes so far, a line each. A line that was cut off by the interruption is dropped."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.outcomes: list[Outcome] = []
        if file.exists():
            for line in file.read_bytes().splitlines():
                try:
                    self.outcomes.append(msgspec.json.decode(line, type=Outcome))
                except msgspec.DecodeError:
                    break
        file.parent.mkdir(parents=True, exist_ok=True)
        self.rewrite()

    def rewrite(self) -> None:
        self.file.write_bytes(b"".join(self.line(one) for one in self.outcomes))

    def line(self, outcome: Outcome) -> bytes:
        short = {**asdict(outcome), "file": None}  # match files have their own place
        return msgspec.json.encode(short) + b"\n"

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        with self.file.open("ab") as stream:
            stream.write(self.line(outcome))


def run(
    contest: Contest,
    journal: Journal,
    ray: str | None = None,
    processes: int | None = None,
    seen: Callable[[Outcome], None] = lambda _: None,
) -> list[Outcome]:
    """Play what the journal doesn't have yet; all outcomes, in the order of their numbers."""
    have = {outcome.number for outcome in journal.outcomes}
    rest = [task for task in contest.tasks() if task.number not in have]
    batches = list(in_batches(rest, processes or os.cpu_count() or 1))
    done = by_ray(batches, ray) if ray else by_processes(batches, processes)
    for outcomes in done:
        for outcome in outcomes:
            journal.add(outcome)
            seen(outcome)
    wanted = [o for o in journal.outcomes if o.number < contest.matches]
    return sorted(wanted, key=lambda outcome: outcome.number)


def in_batches(tasks: list[Task], processes: int) -> Iterator[list[Task]]:
    """Short matches travel together, long ones alone, so that nobody waits at the end."""
    cheap = bool(tasks) and all(player in CHEAP for player in tasks[0].contest.players)
    size = max(1, min(LARGEST_BATCH, len(tasks) // (4 * processes))) if cheap else 1
    for at in range(0, len(tasks), size):
        yield tasks[at : at + size]


def by_processes(batches: list[list[Task]], processes: int | None) -> Iterator[list[Outcome]]:
    count = min(processes or os.cpu_count() or 1, max(1, len(batches)))
    if count == 1:
        for batch in batches:
            yield play_all(batch)
        return
    pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), begin_worker)
    waiting: set[Future[list[Outcome]]] = {pool.submit(play_all, batch) for batch in batches}
    try:
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def by_ray(batches: list[list[Task]], address: str) -> Iterator[list[Outcome]]:
    """The same on Ray: `local` starts a cluster on this machine, an address joins one."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise NoRay("--ray needs Ray: pip install 'theatrum[ray]'") from None
    try:
        ray.init(
            address=None if address == "local" else address,
            log_to_driver=False,
            logging_level="error",
            include_dashboard=False if address == "local" else None,
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoRay(f"no Ray cluster at {address[:60]}: {error}") from None
    try:
        remote = ray.remote(play_all)
        waiting = [remote.remote(batch) for batch in batches]
        while waiting:
            done, waiting = ray.wait(waiting)
            for one in done:
                yield ray.get(one)
    finally:
        ray.shutdown()
