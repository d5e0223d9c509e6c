"""Private tables, and an index for the list of those that are not."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

OVER, PRIVATE = sa.column("over", sa.Boolean), sa.column("private", sa.Boolean)
RUNNING = sa.column("started").is_not(None) & OVER.is_(False) & PRIVATE.is_(False)


def upgrade() -> None:
    op.add_column("tables", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index(
        "ix_tables_running", "tables", ["created"], sqlite_where=RUNNING, postgresql_where=RUNNING
    )
