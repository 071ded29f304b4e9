"""What a host may set, and the limits on everything a stranger may ask for."""

from __future__ import annotations

from typing import Final

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Upper bounds; a request beyond one of them is refused, never suffered."""

    message_bytes: int = 8_192
    body_bytes: int = 65_536
    name_length: int = 24
    chat_length: int = 300
    chat_kept: int = 100
    report_length: int = 2_000
    reports_per_guest: int = 5
    reports_per_table: int = 50
    tables_per_guest: int = 50
    acts_per_game: int = 50_000
    tables_in_memory: int = 2_000
    connections: int = 4_000
    connections_per_address: int = 300
    request_seconds: float = 15.0
    unread_seconds: float = 30.0
    sockets_per_guest: int = 40
    sockets_per_address: int = 200
    outbox: int = 256
    queue: int = 256
    updates_kept: int = 128
    messages_per_second: float = 20.0
    message_burst: int = 60
    chats_per_second: float = 0.5
    chat_burst: int = 6
    posts_per_second: float = 20.0
    post_burst: int = 200
    guests_per_second: float = 0.5
    guest_burst: int = 60
    deck_lines: int = 200
    deck_copies: int = 99
    idle_room_seconds: float = 600.0
    over_room_seconds: float = 60.0
    unwatched_seconds: float = 20.0
    absent_seconds: float = 30.0
    bot_seconds: float = 10.0
    bot_memory: int = 1_024


AT_HOME: Final = Limits(
    connections=6_000,
    connections_per_address=6_000,
    sockets_per_address=5_000,
    posts_per_second=200.0,
    post_burst=5_000,
    guests_per_second=20.0,
    guest_burst=1_000,
)
"""At one's own machine everybody has the same address."""


class Settings(msgspec.Struct, frozen=True):
    """How this server stands in its surroundings."""

    hosts: tuple[str, ...] = ()
    """Host names besides IP addresses and localhost under which the server may be addressed."""

    secure: bool = False
    """Whether browsers reach the server by TLS; cookies are then sent over TLS only."""

    shared: bool = False
    """Whether other processes use the same database, so that news must be looked for there."""

    metrics: bool = False
    """Whether other machines than this one may read the counters."""

    pace: int = 0
    """So many milliseconds lie at least between the moves of bots at a new table."""

    bot_workers: int = 1
    limits: Limits = Limits()
