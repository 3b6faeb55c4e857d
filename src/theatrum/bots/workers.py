"""What a worker process does first: the one who started it decides when to stop, and it never
outlives him, however he ended."""

import multiprocessing
import os
import signal
import threading
from multiprocessing.process import BaseProcess


def begin_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent,), daemon=True).start()


def end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)  # nobody is left to hear of anything
