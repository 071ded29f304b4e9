"""The tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

GUEST: Final = Table(
    "guest",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("secret", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""A person or program; `secret` is the hash of the cookie, never the cookie itself."""

TOKEN: Final = Table(
    "token",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("guest", ForeignKey("guest.id"), nullable=False, index=True),
    Column("secret", String(64), nullable=False, unique=True),
    Column("label", String(64), nullable=False),
    Column("made", Float, nullable=False),
)

ROOM: Final = Table(
    "room",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("slug", String(64), nullable=False),
    Column("maker", ForeignKey("guest.id"), nullable=False, index=True),
    Column("visibility", String(16), nullable=False),
    Column("status", String(16), nullable=False),
    Column("choices", Text, nullable=False),
    Column("rulings", Text, nullable=False),
    Column("pace", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("number", Integer, nullable=False),
    Column("asked", Integer, nullable=True),
    Column("over", Text, nullable=True),
    Column("notice", Text, nullable=False),
    Column("following", String(32), nullable=True),
    Column("lesson", String(80), nullable=False, server_default=""),
    Column("shown", Integer, nullable=False, server_default="0"),
    Column("match", Text, nullable=True),
    Index("ix_room_status_touched", "status", "touched"),
)
"""A table people sit at, with a `lesson` one where somebody learns.

`asked`, `number`, `shown` and `over` are copies of what its game says. `number` counts all acts
and is told to nobody, `shown` those that spectators saw something of.
"""

SEAT: Final = Table(
    "seat",
    METADATA,
    Column("room", ForeignKey("room.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", ForeignKey("guest.id"), nullable=True, index=True),
    Column("name", String(64), nullable=False),
    Column("level", String(40), nullable=False),
    Column("deck", Text, nullable=False),
    Column("secret", String(64), nullable=True, unique=True),
    Column("taken_over", Boolean, nullable=False),
    Column("stops", Text, nullable=False),
    Column("mutes", Text, nullable=False),
    Column("swaps", Text, nullable=True),
)

GAME: Final = Table(
    "game",
    METADATA,
    Column("id", ForeignKey("room.id"), primary_key=True),
    Column("slug", String(64), nullable=False),
    Column("behaviour", Integer, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("status", String(16), nullable=False),
    Column("reason", Text, nullable=False, server_default=""),
)
"""A game that has begun; the header holds the key of its randomness.

`reason` says why it was frozen, to who runs the server only: the rules may have named a card.
"""

DECISION: Final = Table(
    "decision",
    METADATA,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", Integer, nullable=False),
    Column("by", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Column("chain", String(32), nullable=False),
    Column("seen", Integer, nullable=False, server_default="-1"),
)
"""Every act in order, undos too, so that numbers never go back; the key decides races.

`seen` has a bit for each audience that noticed it: the first for spectators, then seat by seat.
"""

SNAPSHOT: Final = Table(
    "snapshot",
    METADATA,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

EVENT: Final = Table(
    "event",
    METADATA,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("audience", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)
"""What each seat and the spectators were shown: a whole view now and then, patches between."""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("n", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("room", ForeignKey("room.id"), nullable=False, index=True),
    Column("who", String(12), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

LESSON: Final = Table(
    "lesson",
    METADATA,
    Column("guest", ForeignKey("guest.id"), primary_key=True),
    Column("slug", String(64), primary_key=True),
    Column("lesson", String(80), primary_key=True),
    Column("room", String(32), nullable=False),
    Column("step", Integer, nullable=False),
    Column("done", Float, nullable=False),
    Column("touched", Float, nullable=False),
)
"""How far a guest has come; `done` is when a lesson was finished first, 0 if it was not yet."""

ANALYSIS: Final = Table(
    "analysis",
    METADATA,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("judged", Integer, nullable=False),
    Column("found", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""What cost a seat most in a finished game; `judged` counts the judgements it took."""

REPORT: Final = Table(
    "report",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("room", ForeignKey("room.id"), nullable=False, index=True),
    Column("guest", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
