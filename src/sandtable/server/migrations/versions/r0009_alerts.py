"""Alerts, and the browsers that take pushes."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "alerts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id")),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, index=True),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("way", sa.String),
        sa.Column("name", sa.String, index=True),
        sa.Column("sent", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("steps", sa.JSON, nullable=False, server_default="[]"),
        sa.UniqueConstraint("person", "table_id", "number"),
    )
    op.create_table(
        "push_devices",
        sa.Column("endpoint", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("p256dh", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
