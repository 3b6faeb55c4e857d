"""Which tables allow hints, and looks back at finished matches"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

# Whoever plays against bots alone may ask, as at new tables.
ALONE = """
UPDATE matches SET advice = true WHERE 1 >= (
    SELECT count(*) FROM seats WHERE seats.match_id = matches.id AND seats.kind <> 'bot'
)
"""


def upgrade() -> None:
    op.add_column(
        "matches",
        sa.Column("advice", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.execute(ALONE)
    op.create_table(
        "analyses",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id"),
    )


def downgrade() -> None:
    op.drop_table("analyses")
    # Not as a batch: that would make the table anew, and what refers to its rows would go with it.
    op.drop_column("matches", "advice")
