"""How a table is played beside its rules: its clock, and how long somebody may be away."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.JSON, nullable=False, server_default="{}"))
