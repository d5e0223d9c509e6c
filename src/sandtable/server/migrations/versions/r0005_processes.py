"""Several processes at one database: who is alive, and who has which table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("process", sa.String, index=True),
        sa.Column("fence", sa.Integer, nullable=False),
    )
