"""Bots at tables. They think in worker processes, with a time budget; a worker gets a position
that the bot's seat can't tell from the true one, so no secret reaches it. A bot that fails or is
too slow is replaced for this action by any legal one."""

import asyncio
import hashlib
import multiprocessing
import os
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from theatrum.bots.player import Bot, make, noise_for
from theatrum.bots.workers import begin_worker
from theatrum.library.catalogue import Title, load
from theatrum.library.words import ENGLISH
from theatrum.match.record import BadRecord, from_bytes, replay
from theatrum.server import script
from theatrum.server.metrics import BOT_FAILURES, BOT_SECONDS
from theatrum.server.trouble import Refused

if TYPE_CHECKING:
    from theatrum.server.hall import Hall
    from theatrum.server.live import Live

log = structlog.get_logger("theatrum.bots")

VERIFY_SECONDS = 20.0
START_SECONDS = 60.0  # that the processes may take to begin; not counted as thinking
IDLE_SECONDS = 60.0  # then the worker processes go, and their memory with them


# In the worker.


def begin_quietly() -> None:
    """A worker that lets the others go first."""
    begin_worker()
    if hasattr(os, "nice"):
        os.nice(10)


@lru_cache(maxsize=8)
def title_of(game: str) -> Title:
    return load(game)


@lru_cache(maxsize=256)
def bot_of(level: str, seed: int) -> Bot:
    """A bot of a table: it remembers the course of its move, as far as this process is asked."""
    return make(level, seed)


def choose(game: str, level: str, seed: int, seat: int, moment: int, position: bytes) -> int:
    """The bot's action in a position that it imagines."""
    rules = title_of(game).game
    bot = bot_of(level, seed)
    return bot.choose(rules, rules.decode(position), seat, noise_for(bot, seat, moment))


def verify(raw: bytes, language: str = ENGLISH) -> dict[str, Any]:
    """Check a match file; what is wrong is said in the reader's language."""
    try:
        record = from_bytes(raw)
        match = replay(record, title_of(record.game))
    except BadRecord as error:
        return {"ok": False, "error": error.said(language), "entry": error.entry}
    return {
        "ok": True,
        "result": match.result(),
        "seats": [seat.name for seat in match.seats],
        "agreements": [msgspec.to_builtins(one) for one in match.agreements],
    }


# In the server.


class Workers:
    """The processes; they are started when first needed and thrown away when one hangs."""

    def __init__(self, count: int, begin: Callable[[], None] = begin_worker) -> None:
        self.count = count
        self.begin = begin
        self.pool: ProcessPoolExecutor | None = None
        self.begun: asyncio.Future[Any] | None = None
        self.busy = 0
        self.used = 0.0

    def ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.count, multiprocessing.get_context("spawn"), self.begin
            )
            loop = asyncio.get_running_loop()
            first = [loop.run_in_executor(self.pool, os.getpid) for _ in range(self.count)]
            self.begun = asyncio.gather(*first)
            # Processes that end before they have begun: whoever waits for them hears of it.
            self.begun.add_done_callback(lambda done: done.cancelled() or done.exception())
        return self.pool

    async def run(self, seconds: float, work: Any, *args: Any) -> Any:
        """The result of a function in a worker; raises TimeoutError or what the function raises."""
        self.busy += 1
        pool = self.ready()
        try:
            if self.begun is not None:
                await asyncio.wait_for(asyncio.shield(self.begun), START_SECONDS)
            future = asyncio.get_running_loop().run_in_executor(pool, work, *args)
            # Waiting for a free worker is not thinking: the others' work is allowed for.
            return await asyncio.wait_for(future, seconds * max(1, self.busy / self.count))
        except (TimeoutError, BrokenProcessPool):
            self.throw_away(pool)
            raise
        finally:
            self.busy -= 1
            self.used = asyncio.get_running_loop().time()

    def throw_away(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def rest(self) -> None:
        """Let the processes go after a while without work."""
        idle = asyncio.get_running_loop().time() - self.used
        if self.pool is not None and not self.busy and idle > IDLE_SECONDS:
            self.throw_away(self.pool)

    def close(self) -> None:
        if self.pool is not None:
            self.throw_away(self.pool)


def bot_seed(seed: str, seat: int) -> int:
    """A bot's own noise; says nothing about the match's seed."""
    digest = hashlib.sha256(f"theatrum/table-bot/1:{seed}:{seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def wake(live: "Live") -> None:
    """Let the bots of a table act, if it is their turn and they are not at it already."""
    if live.thinking is None and script.to_play(live) is not None:
        live.thinking = asyncio.create_task(script.play(live), name="script")
    elif live.thinking is None and bot_to_move(live) is not None:
        live.thinking = asyncio.create_task(play(live), name="bots")


def bot_to_move(live: "Live") -> int | None:
    if live.table.status != "running" or live.table.lesson is not None:
        return None
    for seat in live.deciders():
        if live.seats[seat].bot is not None:
            return seat
    return None


async def play(live: "Live") -> None:
    """Act for the bots of a table until a person must decide."""
    try:
        while not live.hall.closing:
            if live.hall.settings.bot_delay:
                await asyncio.sleep(live.hall.settings.bot_delay)
            async with live.lock:
                await live.ready()
                seat = bot_to_move(live)
                if seat is None:
                    return
                number, question = live.number, question_of(live, seat)
            action = await answer(live.hall, *question)
            try:
                await live.act(None, seat, number, action, "bot")
            except Refused as refused:
                if refused.status == 503:
                    await asyncio.sleep(1)
    except Exception as error:
        log.error("a bot could not act", table=live.table.id, error=repr(error)[:300])
    finally:
        live.thinking = None
        # Whatever happened between the last look and here must not be forgotten.
        if bot_to_move(live) is not None and not live.hall.closing:
            asyncio.get_running_loop().call_later(1.0, wake, live)


def question_of(live: "Live", seat: int) -> tuple[Title, str, int, int, int, bytes]:
    """What a bot is told: an imagined position."""
    match = live.running()
    level = live.seats[seat].bot or "greedy"
    seed = bot_seed(match.seed, seat)
    noise = noise_for(make(level, seed), seat, len(match.log))
    imagined = match.game.determinize(match.state, seat, noise)
    return live.title, level, seed, seat, len(match.log), imagined.encode()


async def answer(
    hall: "Hall", title: Title, level: str, seed: int, seat: int, moment: int, position: bytes
) -> Any:
    """The bot's action in its outside form; any legal one if it fails."""
    game = title.game
    try:
        with BOT_SECONDS.time():
            action = await hall.workers.run(
                hall.settings.bot_seconds, choose, title.name, level, seed, seat, moment, position
            )
        return game.actions.json(action)
    except Exception as error:
        BOT_FAILURES.inc()
        log.warning("a bot failed; any legal action instead", level=level, error=repr(error)[:200])
        actions = game.legal(game.decode(position), seat)
        return game.actions.json(random.Random(seed + moment).choice(actions))
