"""Analyses: what cost a seat most in a finished game, kept so that nobody thinks twice."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "analysis",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("judged", sa.Integer, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_analysis"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_analysis_game"),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("analysis")
