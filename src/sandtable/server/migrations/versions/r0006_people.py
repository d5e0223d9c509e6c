"""People who come back: devices, passkeys, codes, whom they follow; results, ratings, and what owners did."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

OVER, PRIVATE, LISTED = (sa.column(name, sa.Boolean) for name in ("over", "private", "listed"))
RUNNING = sa.column("started").is_not(None) & OVER.is_(False) & PRIVATE.is_(False)
INVITING = LISTED.is_(True) & sa.column("started").is_(None) & OVER.is_(False)


def upgrade() -> None:
    extend_people()
    extend_tables()
    add_keys()
    add_ratings()
    op.create_table(
        "follows",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("followed", sa.String, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "deeds",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("deed", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
    )


def extend_people() -> None:
    op.add_column("people", sa.Column("joined", sa.BigInteger))
    op.add_column("people", sa.Column("mail", sa.String))
    op.add_column("people", sa.Column("owner", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("banned", sa.String))
    op.add_column("people", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_people_mail", "people", ["mail"], unique=True)


def extend_tables() -> None:
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("acted", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("invited", sa.String))
    op.add_column("seats", sa.Column("result", sa.String))
    op.add_column("seats", sa.Column("points", sa.Integer))
    op.execute("UPDATE tables SET acted = COALESCE(started, created)")
    op.drop_index("ix_tables_running", "tables")
    op.create_index("ix_tables_running", "tables", ["acted"], sqlite_where=RUNNING, postgresql_where=RUNNING)
    op.create_index(
        "ix_tables_inviting", "tables", ["created"], sqlite_where=INVITING, postgresql_where=INVITING
    )
    op.create_index("ix_seats_invited", "seats", ["invited"])


def add_keys() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_table(
        "codes",
        sa.Column("digest", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("person", sa.String, index=True),
        sa.Column("about", sa.String),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, index=True),
    )


def add_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
    )
