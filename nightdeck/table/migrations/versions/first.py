"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "guest",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guest"),
        sa.UniqueConstraint("secret", name="uq_guest_secret"),
    )
    op.create_table(
        "token",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_token"),
        sa.UniqueConstraint("secret", name="uq_token_secret"),
        sa.ForeignKeyConstraint(["guest"], ["guest.id"], name="fk_token_guest"),
    )
    op.create_index("ix_token_guest", "token", ["guest"])
    op.create_table(
        "room",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("slug", sa.String(64), nullable=False),
        sa.Column("maker", sa.String(32), nullable=False),
        sa.Column("visibility", sa.String(16), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("choices", sa.Text, nullable=False),
        sa.Column("rulings", sa.Text, nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=True),
        sa.Column("over", sa.Text, nullable=True),
        sa.Column("notice", sa.Text, nullable=False),
        sa.Column("following", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_room"),
        sa.ForeignKeyConstraint(["maker"], ["guest.id"], name="fk_room_maker"),
    )
    op.create_index("ix_room_maker", "room", ["maker"])
    op.create_index("ix_room_status_touched", "room", ["status", "touched"])
    op.create_table(
        "seat",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=True),
        sa.Column("taken_over", sa.Boolean, nullable=False),
        sa.Column("stops", sa.Text, nullable=False),
        sa.Column("mutes", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "seat", name="pk_seat"),
        sa.UniqueConstraint("secret", name="uq_seat_secret"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_seat_room"),
        sa.ForeignKeyConstraint(["guest"], ["guest.id"], name="fk_seat_guest"),
    )
    op.create_index("ix_seat_guest", "seat", ["guest"])
    op.create_table(
        "game",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("slug", sa.String(64), nullable=False),
        sa.Column("behaviour", sa.Integer, nullable=False),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
        sa.ForeignKeyConstraint(["id"], ["room.id"], name="fk_game_id"),
    )
    op.create_table(
        "decision",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.Integer, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("chain", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_decision"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_decision_game"),
    )
    op.create_table(
        "snapshot",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_snapshot"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_snapshot_game"),
    )
    op.create_table(
        "event",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("audience", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", "audience", name="pk_event"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_event_game"),
    )
    op.create_table(
        "chat",
        sa.Column("n", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("who", sa.String(12), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("n", name="pk_chat"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_chat_room"),
    )
    op.create_index("ix_chat_room", "chat", ["room"])
    op.create_table(
        "report",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_report_room"),
    )
    op.create_index("ix_report_room", "report", ["room"])


def downgrade() -> None:
    """Drop all tables."""
    for name in (
        "report", "chat", "event", "snapshot", "decision", "game", "seat", "room", "token", "guest",
    ):  # fmt: skip
        op.drop_table(name)
