"""The zones of the table with the cards a seat can point at, its numbers and how far a turn is."""

from __future__ import annotations

from functools import lru_cache

from nightdeck.games.netrunner_family.model.terms import CORP, NONE, SIDE_NAMES
from nightdeck.games.netrunner_family.seen.entries import Moment
from nightdeck.kernel.game import View
from nightdeck.seen.zones import closed_zone, open_zone

Zone = tuple[int, str, str, int]
"""Its number, its name in views, its label, its owner."""


class ZoneTable:
    """The zones a game always has; of some a seat sees the number of cards only.

    `count_only` are closed to everybody, `own_only` open to one seat.
    """

    def __init__(
        self, zones: tuple[Zone, ...], count_only: tuple[int, ...], own_only: dict[int, int]
    ) -> None:
        self.zones: tuple[Zone, ...] = zones
        self.count_only: tuple[int, ...] = count_only
        self.own_only: dict[int, int] = own_only

    def shown(
        self, moment: Moment, seat: int, servers: list[Zone], looked: list[int], cards: View
    ) -> View:
        """Return all zones and add their cards; those of hands and decks at most for the owner."""
        found: View = {}
        for zone, name, label, owner in self.zones:
            inside = moment.table.zones[zone]
            if zone in self.count_only or self.own_only.get(zone, seat) != seat:
                found[name] = closed_zone(label, whose(owner), len(inside))
            else:
                found[name] = laid_open(moment, seat, label, owner, inside, cards)
        for zone, name, label, owner in servers:
            inside = moment.table.zones[zone]
            found[name] = laid_open(moment, seat, label, owner, inside, cards)
        found["looked-at"] = laid_open(moment, seat, "You look at", NONE, looked, cards)
        return found


def whose(owner: int) -> int | None:
    """Return the owner of a zone as views name it."""
    return None if owner == NONE else owner


def laid_open(
    moment: Moment, seat: int, label: str, owner: int, inside: list[int], cards: View
) -> View:
    """Return a zone whose cards the seat can point at, and add the cards."""
    if not inside:
        return closed_zone(label, whose(owner), 0)
    tags = moment.tags
    for card in inside:
        cards[tags[card]] = moment.entry(card, seat)
    return open_zone(label, whose(owner), tuple([tags[card] for card in inside]))


@lru_cache(512)
def zones_of(place: str, label: str, rear: str, zone: int) -> tuple[Zone, Zone]:
    """Return the two zones of a server, what lies behind its ice and the ice."""
    return (
        (zone, f"{place}-{rear}", f"{label}, {rear}", CORP),
        (zone + 1, f"{place}-ice", f"{label}, ice", CORP),
    )


# Seats, turn, timeline ----------------------------------------------------------------------------


def turn(seat: int, turn: int, phase: str) -> View:
    """Return whose turn it is and which phase."""
    text = f"{SIDE_NAMES[seat]} turn {turn}, {phase.lower()}" if turn else phase
    return {"number": turn, "seat": seat, "text": text}


def timeline(title: str, names: tuple[str, ...], now: int) -> View:
    """Return the steps of a run or turn, those that are over and those to come."""
    steps = []
    for place, name in enumerate(names):
        stage = "done" if place < now else "now" if place == now else "next"
        steps.append({"name": name, "state": stage})
    return {"title": title, "steps": steps, "note": ""}


def note(text: str, clause: str) -> View:
    """Return a public fact that is easily overlooked."""
    return {"text": text, "clause": clause}


def points_notes(missing: list[int], clause: str) -> list[View]:
    """Return who needs one or two more agenda points, by seat."""
    return [
        note(
            f"{SIDE_NAMES[side]} needs {count} more agenda point{'s' if count > 1 else ''}.", clause
        )
        for side, count in enumerate(missing)
        if 0 < count <= 2
    ]
