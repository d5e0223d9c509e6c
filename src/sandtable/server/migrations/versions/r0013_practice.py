"""Puzzles, the deal of the day, and duplicate matches."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "puzzlers",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("current", sa.String),
        sa.Column("started", sa.BigInteger),
        sa.Column("done", sa.JSON, nullable=False),
        sa.Column("daily", sa.String),
        sa.Column("daily_solved", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "daily_games",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
    )
    op.create_index("ix_daily_games_person", "daily_games", ["person"])
    op.create_table(
        "daily_best",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("points", sa.JSON, nullable=False),
        sa.Column("par", sa.Integer),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("bot", sa.String),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "match_people",
        sa.Column("match_id", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.UniqueConstraint("match_id", "place"),
    )
    op.create_index("ix_match_people_person", "match_people", ["person"])
    op.create_table(
        "match_games",
        sa.Column("match_id", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("first", sa.Integer, primary_key=True),
        sa.Column("second", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
    )
