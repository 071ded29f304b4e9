"""Who noticed an act is kept with it, because every seat counts only what it may know of."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; whatever happened before was told to everybody."""
    op.add_column("decision", sa.Column("seen", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("room", sa.Column("shown", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE room SET shown = number")


def downgrade() -> None:
    """Drop the columns."""
    op.drop_column("room", "shown")
    op.drop_column("decision", "seen")
