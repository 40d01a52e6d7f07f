"""Matches can be paused."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take this step."""

    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(sa.Column("paused", sa.Boolean(), server_default=sa.false(), nullable=False))
