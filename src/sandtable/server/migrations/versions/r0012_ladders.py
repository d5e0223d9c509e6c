"""Ladders of bots."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "ladders",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("rungs", sa.JSON, nullable=False),
        sa.Column("meetings", sa.JSON, nullable=False),
    )
    op.create_table(
        "ladder_bouts",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("rotation", sa.Integer, nullable=False),
        sa.Column("names", sa.String, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("acts", sa.JSON, nullable=False),
        sa.Column("seconds", sa.JSON, nullable=False),
        sa.Column("error", sa.String),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id")),
        sa.UniqueConstraint("game", "rules", "deal", "names"),
    )
