"""What one audience is sent: a document, its numbered updates, and the sockets that get them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from nightdeck.kernel.game import View
from nightdeck.table.diff import Comparison, Patch, joined
from nightdeck.table.faults import MID_SEND, Faults
from nightdeck.table.numbers import small_number
from nightdeck.table.protocol import encoded

MOST_HELD: Final = 16_384
"""So many bytes of updates are kept for each audience; the whole document is about as long."""


class Outbox:
    """What waits to be sent to one socket; a reader that is too slow is cut off."""

    def __init__(self, limit: int, guest: str | None, seat: int) -> None:
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(limit + 2)
        self.limit = limit
        self.guest = guest
        self.seat = seat
        self.farewell = ""

    def put(self, message: bytes) -> None:
        """Queue a message, or give the socket up when its queue is full."""
        if self.farewell:
            return
        if self.waiting.qsize() >= self.limit:
            self.close("slow")
        else:
            self.waiting.put_nowait(message)

    def close(self, reason: str) -> None:
        """Say why, then end."""
        if not self.farewell:
            self.farewell = reason
            self.waiting.put_nowait(encoded({"type": "bye", "reason": reason}))
            self.waiting.put_nowait(None)


class Feed:
    """The document of one audience; the game's part and the table's part change apart."""

    def __init__(self, epoch: str, kept: int, faults: Faults) -> None:
        self.epoch = epoch
        self.faults = faults
        self.seq = 0
        self.play: View = {}
        self.extras: View = {}
        self.history: deque[bytes] = deque(maxlen=kept)
        self.held = 0
        self.outboxes: list[Outbox] = []

    @property
    def document(self) -> View:
        """All this audience sees."""
        return {**self.play, **self.extras}

    def publish(
        self, play: View, patch: Patch | None, extras: View, comparison: Comparison
    ) -> None:
        """Send what changed to everybody who listens."""
        change = comparison.diff(self.play, play) if patch is None else patch
        change = joined(change, comparison.diff(self.extras, extras))
        self.play, self.extras = play, extras
        if not change:
            return
        self.seq += 1
        message = encoded({"type": "update", "seq": self.seq, "patch": change})
        self.keep(message)
        for each in self.outboxes:
            each.put(message)
            self.faults.reach(MID_SEND)

    def keep(self, message: bytes) -> None:
        """Remember an update for who comes back, unless the whole document would be shorter."""
        if len(self.history) == self.history.maxlen:
            self.held -= len(self.history.popleft())
        self.history.append(message)
        self.held += len(message)
        while self.held > MOST_HELD and len(self.history) > 1:
            self.held -= len(self.history.popleft())

    def empty(self) -> None:
        """Let go of everything there was to see."""
        self.play, self.extras, self.held = {}, {}, 0
        self.history.clear()

    def hello(self, seat: int, mine: list[int]) -> bytes:
        """Return the first message of a new connection."""
        return encoded(
            {
                "type": "hello",
                "epoch": self.epoch,
                "seq": self.seq,
                "seat": seat,
                "mine": mine,
                "document": self.document,
            }
        )

    def welcome(self, outbox: Outbox, mine: list[int], since: str = "") -> None:
        """Begin to send: the missing updates if they are still known, else the whole document."""
        missing = self.missing(since)
        if missing is None:
            outbox.put(self.hello(outbox.seat, mine))
        else:
            start: dict[str, Any] = {"type": "resume", "epoch": self.epoch}
            start.update(seq=self.seq - len(missing), seat=outbox.seat, mine=mine)
            outbox.put(encoded(start))
            for message in missing:
                outbox.put(message)
        self.outboxes.append(outbox)

    def missing(self, since: str) -> list[bytes] | None:
        """Return the updates after a mark, or None if they are not known here."""
        epoch, _, text = since.partition(".")
        seen = small_number(text, 0, self.seq)
        if epoch != self.epoch or seen is None or self.seq - seen > len(self.history):
            return None
        behind = self.seq - seen
        return list(self.history)[len(self.history) - behind :]
