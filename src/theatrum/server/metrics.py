"""What Prometheus is told beyond the requests that Litestar's plugin counts."""

from prometheus_client import Counter, Gauge, Histogram

_actions = Counter("theatrum_actions_total", "Actions stored", ["by"])
ACTIONS = {by: _actions.labels(by) for by in ("person", "bot", "script")}
_refused = Counter("theatrum_refused_total", "Actions refused", ["why"])
REFUSED = {why: _refused.labels(why) for why in ("stale", "illegal")}
TABLES = Gauge("theatrum_tables_in_memory", "Tables in memory")
READERS = Gauge("theatrum_readers", "Open live channels")
GROUP_SIZE = Histogram(
    "theatrum_group_size", "Log entries per transaction", buckets=(1, 2, 4, 8, 16, 32, 64)
)
COMMIT_SECONDS = Histogram(
    "theatrum_commit_seconds",
    "Time to store a group",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
BOT_SECONDS = Histogram(
    "theatrum_bot_seconds", "Time a bot took", buckets=(0.01, 0.05, 0.2, 1, 5, 20)
)
BOT_FAILURES = Counter("theatrum_bot_failures_total", "Bots that failed or took too long")
