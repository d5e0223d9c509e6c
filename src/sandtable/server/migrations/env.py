"""What Alembic runs: the steps, in the connection (and so in the transaction) that it is given."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
