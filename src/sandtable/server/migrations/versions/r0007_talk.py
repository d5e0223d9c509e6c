"""Talk: what was said, who hears whom, reports, followers of seats; and what people prefer."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "said",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("room", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.String, nullable=False),
    )
    op.create_table(
        "shunned",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("other", sa.String, primary_key=True, index=True),
        sa.Column("table_id", sa.String, primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("settled", sa.BigInteger),
    )
    op.create_table(
        "followers",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "preferences",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.JSON, nullable=False),
    )
