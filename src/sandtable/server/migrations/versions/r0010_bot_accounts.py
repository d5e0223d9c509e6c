"""Bots that play from elsewhere."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "bot_accounts",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("owner", sa.String, index=True),
        sa.Column("digest", sa.String, nullable=False, unique=True),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger),
    )
