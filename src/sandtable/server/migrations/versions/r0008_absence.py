"""When somebody was last seen at a table, and the clocks of its players."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("seats", sa.Column("seen", sa.BigInteger))
    op.add_column("tables", sa.Column("times", sa.JSON))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("ix_tables_due", "tables", ["due"])
