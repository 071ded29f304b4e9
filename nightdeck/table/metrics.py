"""What an operator can watch: counts and times, never who did what."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

if TYPE_CHECKING:
    from nightdeck.table.house import House

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
THINKING: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 1.0, 1.1, 1.5, 2.5, 5.0, 11.0)


class Metrics:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.acts = Counter(
            "nightdeck_acts",
            "Recorded acts: decisions, undos, concessions",
            ["game", "by"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "nightdeck_act_seconds",
            "Time from an act being worked out until it is stored and told",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.connections = Counter(
            "nightdeck_connections",
            "Connections to tables, fresh ones and ones that came back",
            ["kind"],
            registry=self.registry,
        )
        self.refusals = Counter(
            "nightdeck_refusals", "Refused messages by code", ["code"], registry=self.registry
        )
        self.thinking = Histogram(
            "nightdeck_bot_seconds",
            "Time bots took to think, waiting for a free process included",
            buckets=THINKING,
            registry=self.registry,
        )
        self.lost = Counter(
            "nightdeck_bot_decisions_lost",
            "Decisions bots lost because they failed or took too long",
            registry=self.registry,
        )

    def watch(self, house: House) -> None:
        """Show what a house has at the moment it is asked."""
        open_tables = Gauge(
            "nightdeck_tables", "Tables in memory by status", ["status"], registry=self.registry
        )
        for status in ("waiting", "running", "over", "frozen"):
            open_tables.labels(status).set_function(partial(count, house, status))
        sockets = Gauge("nightdeck_sockets", "Open connections", registry=self.registry)
        sockets.set_function(partial(connected, house))


def count(house: House, status: str) -> float:
    """Return how many tables in memory have a status."""
    return float(sum(room.row.status == status for room in house.rooms.values()))


def connected(house: House) -> float:
    """Return how many connections there are."""
    rooms = house.rooms.values()
    return float(sum(len(feed.outboxes) for room in rooms for feed in room.feeds.values()))
