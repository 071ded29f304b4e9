"""A keyed counter generator: reproducible, cheap to clone, unpredictable without its key."""

from __future__ import annotations

import hashlib
import struct
from typing import Final

WORDS: Final = 16
SPAN: Final = 1 << 32
UNPACK: Final = struct.Struct("<16I").unpack


def seed_key(seed: int | str | bytes) -> bytes:
    """Return the 256-bit key for a seed; 32 bytes are taken as the key itself."""
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    text = seed if isinstance(seed, bytes) else str(seed).encode()
    return hashlib.blake2b(text, digest_size=32, person=b"nightdeck-seed").digest()


class Rng:
    """Random words number 0, 1, 2 ... of one key; `drawn` is the number of the next word."""

    __slots__ = ("block", "drawn", "handles", "key")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key: bytes = key
        self.drawn: int = drawn
        self.block: tuple[int, ...] = ()
        self.handles: bytes = b""
        """The key of the names of cards, in a copy whose luck is no longer the game's own."""
        if drawn % WORDS:
            self._refill()

    def clone(self) -> Rng:
        """Return an independent generator that goes on identically."""
        copy = Rng(self.key)
        copy.drawn = self.drawn
        copy.block = self.block
        copy.handles = self.handles
        return copy

    def handle_key(self) -> bytes:
        """Return the key with which the names of cards are drawn; nothing else follows from it."""
        return self.handles or hashlib.blake2b(b"handles", digest_size=32, key=self.key).digest()

    def fork(self, purpose: str) -> Rng:
        """Return a generator for another purpose that tells nothing about this one."""
        name = purpose.encode() + self.drawn.to_bytes(8, "little")
        return Rng(hashlib.blake2b(name, digest_size=32, key=self.key).digest())

    def _refill(self) -> None:
        number = (self.drawn // WORDS).to_bytes(8, "little")
        self.block = UNPACK(hashlib.blake2b(number, digest_size=64, key=self.key).digest())

    def word(self) -> int:
        """Return the next 32 random bits."""
        place = self.drawn % WORDS
        if place == 0:
            self._refill()
        self.drawn += 1
        return self.block[place]

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, all equally likely."""
        product = self.word() * limit
        if product % SPAN < limit:
            threshold = (SPAN - limit) % limit
            while product % SPAN < threshold:
                product = self.word() * limit
        return product // SPAN

    def roll(self, sides: int) -> int:
        """Return the result of one die."""
        return self.below(sides) + 1

    def pick(self, things: list[int]) -> int:
        """Return one of the things."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[int]) -> None:
        """Put the things into a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
