"""Run by Alembic: the connection is handed in by `migrate.py`."""

from __future__ import annotations

from alembic import context

from blueriband.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection, target_metadata=metadata, render_as_batch=True, transaction_per_migration=False
)
with context.begin_transaction():
    context.run_migrations()
