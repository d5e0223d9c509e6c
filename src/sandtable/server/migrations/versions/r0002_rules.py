"""The version of the rules that a game began with: 1 for everything there is."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
