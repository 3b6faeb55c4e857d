"""Many matches at once, for training loops: arrays in, arrays out.

    vector = Vector("el_grande", seats=2, count=256, processes=4)
    batch = vector.reset()
    while training:
        actions = policy(batch.observation, batch.mask)   # one action for each match
        batch = vector.step(actions)

Row i of every array is match i: what the seat that must decide there may know, its legal actions,
the seat, and what the last action brought to all seats. A match that is over begins anew at once;
`done` and `reward` tell of its end. The arrays are written over by the next step. With several
processes the matches are shared out among them; the results are the same for any number.
"""

import multiprocessing
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt

from theatrum.bots.workers import begin_worker
from theatrum.core.chance import Chance, key_of
from theatrum.core.rows import carry_out_all
from theatrum.env.observing import Mask, Numbers, Observer, rewards
from theatrum.library.catalogue import load, option_numbers

STEP, RESET, CLOSE = b"s", b"r", b"c"


@dataclass(frozen=True)
class Batch:
    """One row a match. `length` is the number of actions of the match that has just ended."""

    observation: Numbers
    mask: Mask
    seat: npt.NDArray[np.int32]
    reward: npt.NDArray[np.float32]
    done: npt.NDArray[np.bool_]
    length: npt.NDArray[np.int32]
    action: npt.NDArray[np.int32]


def shapes(count: int, size: int, actions: int, seats: int) -> list[tuple[tuple[int, ...], Any]]:
    """The arrays of a batch, in order."""
    return [
        ((count, size), np.int32),
        ((count, actions), np.int8),
        ((count,), np.int32),
        ((count, seats), np.float32),
        ((count,), np.bool_),
        ((count,), np.int32),
        ((count,), np.int32),
    ]


def batch_in(buffer: Any, layout: list[tuple[tuple[int, ...], Any]]) -> Batch:
    """The arrays of a batch inside one block of memory."""
    out = []
    at = 0
    for shape, kind in layout:
        array: Any = np.ndarray(shape, kind, buffer, at)
        out.append(array)
        at += -(-array.nbytes // 8) * 8
    return Batch(*out)


def bytes_of(layout: list[tuple[tuple[int, ...], Any]]) -> int:
    return sum(-(-int(np.prod(s)) * np.dtype(kind).itemsize // 8) * 8 for s, kind in layout)


class Rows:
    """The matches from `first` up to `last`, stepped in this process."""

    def __init__(
        self, game: str, seats: int, options: dict[str, Any], seed: int, first: int, last: int
    ) -> None:
        self.game = load(game).game
        self.seats = seats
        self.options = option_numbers(self.game, options)
        self.observer = Observer(self.game, seats, self.options)
        self.seed = seed
        self.first = first
        self.mine = slice(first, last)
        self.begun = [0] * (last - first)
        self.length = np.zeros(last - first, dtype=np.int32)
        self.states: list[Any] = [None] * (last - first)
        self.deciders: list[int] = []

    def start(self, row: int) -> None:
        """The next match of a row; which one follows from the seed and the row alone."""
        text = f"theatrum/vector/1:{self.seed}:{self.first + row}:{self.begun[row]}"
        self.begun[row] += 1
        self.length[row] = 0
        self.states[row] = self.game.start(self.seats, self.options, Chance(key_of(text)))

    def show(self, batch: Batch) -> None:
        """Write what the seats that must decide may know and do."""
        self.deciders = [self.game.decider(state) for state in self.states]
        self.observer.fill(batch.observation[self.mine], self.states, self.deciders)
        mask = batch.mask[self.mine]
        mask.fill(0)
        legal = self.observer.scribe.legal(self.states, self.deciders)
        mask.reshape(-1)[np.frombuffer(legal, dtype="<i8")] = 1
        batch.seat[self.mine] = self.deciders

    def reset(self, batch: Batch) -> None:
        for row in range(len(self.states)):
            self.begun[row] = 0
            self.start(row)
        batch.reward[self.mine] = 0
        batch.done[self.mine] = False
        self.show(batch)

    def step(self, batch: Batch) -> None:
        actions = batch.action[self.mine].tolist()
        over = carry_out_all(self.game, self.states, self.deciders, actions)
        self.length += 1
        batch.done[self.mine] = False
        for row in over:
            at = self.first + row
            batch.reward[at] = rewards(self.game, self.states[row])
            batch.done[at] = True
            batch.length[at] = self.length[row]
            self.start(row)
        self.show(batch)


def work(pipe: Connection, memory: str, layout: list[Any], args: tuple[Any, ...]) -> None:
    """A worker: its rows, stepped whenever it is told to."""
    begin_worker()
    shared = SharedMemory(memory)
    batch = batch_in(shared.buf, layout)
    rows = Rows(*args)
    while True:
        order = pipe.recv_bytes()
        if order == CLOSE:
            break
        try:
            rows.reset(batch) if order == RESET else rows.step(batch)
            pipe.send_bytes(b"")
        except Exception as error:
            pipe.send_bytes(repr(error).encode() or b"?")
    del batch
    shared.close()


class Vector:
    """So many matches of a game at once."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        count: int = 64,
        processes: int = 1,
        seed: int = 0,
        options: dict[str, Any] | None = None,
    ) -> None:
        rules = load(game).game
        self.seats = rules.seats_min if seats is None else seats
        self.count = count
        chosen = options or {}
        self.observer = Observer(rules, self.seats, option_numbers(rules, chosen))
        self.actions = rules.actions.size
        layout = shapes(count, self.observer.size, self.actions, self.seats)
        self.memory = SharedMemory(create=True, size=bytes_of(layout))
        self.batch = batch_in(self.memory.buf, layout)
        self.pipes: list[Connection] = []
        self.workers: list[Any] = []
        self.rows: Rows | None = None
        if processes == 1:
            self.rows = Rows(game, self.seats, chosen, seed, 0, count)
            return
        context = multiprocessing.get_context("spawn")
        for i in range(processes):
            first, last = count * i // processes, count * (i + 1) // processes
            here, there = context.Pipe()
            args = (game, self.seats, chosen, seed, first, last)
            worker = context.Process(
                target=work, args=(there, self.memory.name, layout, args), daemon=True
            )
            worker.start()
            self.pipes.append(here)
            self.workers.append(worker)

    def reset(self) -> Batch:
        """Begin all matches from the seed."""
        if self.rows is not None:
            self.rows.reset(self.batch)
        else:
            self.tell(RESET)
        return self.batch

    def step(self, actions: npt.ArrayLike) -> Batch:
        """Carry out an action in each match; raises if one of them is not legal."""
        self.batch.action[:] = actions
        self.batch.reward[:] = 0
        if self.rows is not None:
            self.rows.step(self.batch)
        else:
            self.tell(STEP)
        return self.batch

    def tell(self, order: bytes) -> None:
        for pipe in self.pipes:
            pipe.send_bytes(order)
        troubles = [pipe.recv_bytes() for pipe in self.pipes]
        for trouble in troubles:
            if trouble:
                raise ValueError(trouble.decode())

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.send_bytes(CLOSE)
        for worker in self.workers:
            worker.join(5)
        self.pipes, self.workers = [], []
        del self.batch
        self.memory.close()
        self.memory.unlink()


def random_actions(mask: Mask, source: np.random.Generator) -> npt.NDArray[np.int64]:
    """Any legal action for each row, all with equal chances."""
    count, size = mask.shape
    legal = np.flatnonzero(mask.view(np.bool_))
    ends = np.searchsorted(legal, np.arange(count + 1) * size)
    drawn = source.integers(ends[:-1], ends[1:])
    chosen: npt.NDArray[np.int64] = legal[drawn] - np.arange(count) * size
    return chosen
