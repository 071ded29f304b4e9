"""How many lasting connections everybody has, sockets and streams alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from nightdeck.table.house import House


class Sockets:
    """Counts the lasting connections of guests and addresses."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.by_guest: Counter[str] = Counter()
        self.by_address: Counter[str] = Counter()

    def allows(self, guest: str | None, address: str) -> bool:
        """Tell whether one more connection is within the limits."""
        limits = self.house.settings.limits
        if guest is not None and self.by_guest[guest] >= limits.sockets_per_guest:
            return False
        return self.by_address[address] < limits.sockets_per_address

    @contextmanager
    def holding(self, guest: str | None, address: str) -> Iterator[None]:
        """Count a connection as long as it lasts."""
        self.count(guest, address, 1)
        try:
            yield
        finally:
            self.count(guest, address, -1)

    def count(self, guest: str | None, address: str, change: int) -> None:
        """Count a connection that comes or goes."""
        for counter, key in ((self.by_guest, guest), (self.by_address, address)):
            if key is not None:
                counter[key] += change
                if counter[key] <= 0:
                    del counter[key]
