"""Matches: what a table keeps of the games before it, and what its players swap before the next."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("room", sa.Column("match", sa.Text, nullable=True))
    op.add_column("seat", sa.Column("swaps", sa.Text, nullable=True))


def downgrade() -> None:
    """Drop the columns."""
    op.drop_column("seat", "swaps")
    op.drop_column("room", "match")
