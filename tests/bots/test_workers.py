"""Worker processes never outlive the one who started them."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

MASTER = """
import multiprocessing, os, time
from concurrent.futures import ProcessPoolExecutor
from theatrum.bots.workers import begin_worker

if __name__ == "__main__":
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin_worker)
    print(pool.submit(os.getpid).result(), flush=True)
    pool.submit(time.sleep, 60).result()
"""


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # A process that has ended may wait to be asked for its result.
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_worker_ends_when_its_master_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "master.py"
    script.write_text(MASTER)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as master:
        assert master.stdout is not None
        worker = int(master.stdout.readline())
        assert alive(worker)
        master.send_signal(signal.SIGKILL)
        master.wait()
        end = time.monotonic() + 30
        while alive(worker) and time.monotonic() < end:
            time.sleep(0.05)
        ended = not alive(worker)
        if not ended:
            os.kill(worker, signal.SIGKILL)
        assert ended, "the worker went on alone"
