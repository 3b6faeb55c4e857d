"""The tables of the database. Times are seconds since 1970; structures are JSON texts."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()


def owner(column: str = "user_id") -> Column[str]:
    return Column(column, String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False)


def of_match() -> Column[str]:
    return Column(
        "match_id", String(16), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False
    )


users = Table(
    "users",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    # The name as it is compared; null for guests, whose names need not be unique.
    Column("name_key", String(120), unique=True),
    Column("guest", Boolean, nullable=False),
    Column("password", String(200)),
    Column("email", String(254)),
    Column("settings", Text, nullable=False),
    Column("created", Double, nullable=False),
)

# Sessions of browsers and tokens of programs alike; only the hash of the secret is kept.
keys = Table(
    "keys",
    metadata,
    Column("id", String(16), primary_key=True),
    owner(),
    Column("hash", LargeBinary(32), nullable=False, unique=True),
    Column("kind", String(8), nullable=False),  # session or token
    Column("name", String(120), nullable=False),  # what browser, or the token's name
    Column("scopes", String(60), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Index("keys_user", "user_id"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(30), nullable=False),
    Column("name", String(60), nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invite", String(40), nullable=False),
    Column("owner", String(16), ForeignKey("users.id", ondelete="SET NULL")),
    Column("status", String(8), nullable=False),  # open, running, over
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("seed", String(80)),
    Column("engine", String(20)),
    Column("data", String(20)),
    Column("result", Text),
    Column("rated", Boolean, nullable=False),
    Column("rematch", String(16)),
    Column("lesson", String(16)),  # the mark of the lesson that it is
    Column("advice", Boolean, nullable=False, server_default=false()),  # hints for all
    Index("matches_status", "status", "public"),
)

seats = Table(
    "seats",
    metadata,
    of_match(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # person, hotseat, bot, open
    Column("name", String(60), nullable=False),
    Column("user_id", String(16), ForeignKey("users.id", ondelete="SET NULL")),
    Column("level", String(20)),
    Column("replaced", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    PrimaryKeyConstraint("match_id", "seat"),
    Index("seats_user", "user_id"),
)

# The log: it only grows. Number 0 is the set-up. `action` is null for an undo.
entries = Table(
    "entries",
    metadata,
    of_match(),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("undo", Integer, nullable=False),
    Column("consent", String(40), nullable=False),
    Column("sealed", Boolean, nullable=False),
    Column("secret", Boolean, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("match_id", "number"),
    sqlite_with_rowid=False,
)

# What moves with every log entry: the position after it, and who is asked since when.
pulses = Table(
    "pulses",
    metadata,
    of_match(),
    Column("number", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
    Column("to_move", Integer, nullable=False),  # a mask of seats
    Column("deadline", Double),  # when the first clock runs out
    Column("pulse", Text, nullable=False),
    Column("moved", Double, nullable=False),
    PrimaryKeyConstraint("match_id"),
    Index("pulses_deadline", "deadline"),
    sqlite_with_rowid=False,
)

# Positions before every 32nd action in force, so that nothing is replayed from the start.
snapshots = Table(
    "snapshots",
    metadata,
    of_match(),
    Column("count", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match_id", "count"),
    sqlite_with_rowid=False,
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    of_match(),
    Column("user_id", String(16), ForeignKey("users.id", ondelete="SET NULL")),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("chats_match", "match_id", "id"),
)

# Agreements in people's own words. `asked` and `agreed` are masks of seats; `declined` is the seat
# that said no; `closed` is the log number at which it was settled.
agreements = Table(
    "agreements",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    of_match(),
    Column("user_id", String(16), ForeignKey("users.id", ondelete="SET NULL")),
    Column("seat", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("agreed", Integer, nullable=False),
    Column("declined", Integer),
    Column("status", String(10), nullable=False),  # open, accepted, declined, withdrawn
    Column("text", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("closed", Integer),
    Column("at", Double, nullable=False),
    Index("agreements_match", "match_id", "id"),
)

notes = Table(
    "notes",
    metadata,
    of_match(),
    owner(),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("match_id", "user_id"),
)

seen = Table(
    "seen",
    metadata,
    of_match(),
    owner(),
    Column("number", Integer, nullable=False),
    PrimaryKeyConstraint("match_id", "user_id"),
)

ratings = Table(
    "ratings",
    metadata,
    owner(),
    Column("game", String(30), nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    PrimaryKeyConstraint("user_id", "game"),
)

results = Table(
    "results",
    metadata,
    of_match(),
    Column("seat", Integer, nullable=False),
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE")),
    Column("game", String(30), nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ended", Double, nullable=False),
    PrimaryKeyConstraint("match_id", "seat"),
    Index("results_user", "user_id", "ended"),
)

# What a bot thinks of a finished match: one look back for each. While it is being made `body` is
# null, and `at` says when it last went on.
analyses = Table(
    "analyses",
    metadata,
    of_match(),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary),
    PrimaryKeyConstraint("match_id"),
)
