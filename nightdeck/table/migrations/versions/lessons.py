"""Lessons: at which tables they are taken, and how far guests have come."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("room", sa.Column("lesson", sa.String(80), nullable=False, server_default=""))
    op.create_table(
        "lesson",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guest.id"), primary_key=True),
        sa.Column("slug", sa.String(64), primary_key=True),
        sa.Column("lesson", sa.String(80), primary_key=True),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("done", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop both."""
    op.drop_table("lesson")
    op.drop_column("room", "lesson")
