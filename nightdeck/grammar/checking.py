"""Is this a view document? Types, fields, and that everything it points at is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from nightdeck.grammar.document import (
    Announced,
    Chips,
    Clashes,
    Columns,
    Contest,
    Document,
    Field,
    Fighting,
    Hand,
    Map,
    Market,
    Pile,
    Region,
    Row,
    Track,
)


def parsed(view: Mapping[str, Any]) -> Document:
    """Return a view as a document; what is missing, unknown or of a wrong type is refused."""
    return msgspec.convert(view, Document, strict=True)


def problems(view: Mapping[str, Any]) -> list[str]:
    """Say what is wrong with a view: its fields, or what it points at."""
    try:
        document = parsed(view)
    except msgspec.ValidationError as error:
        return [str(error)]
    return [*dangling(document), *doubled(document), *misplaced_keys(document)]


TAKEN: Final = "chlostu"
"""Letters that the table itself answers to."""


def misplaced_keys(document: Document) -> Iterator[str]:
    """Yield keys of basic actions that nobody could press, and options that name none of them."""
    prompt = document.prompt
    if prompt is None:
        return
    keys = [basic.key for basic in prompt.basics]
    for key in keys:
        if len(key) != 1 or not "a" <= key <= "z" or key in TAKEN or keys.count(key) > 1:
            yield f"no basic action can have the key {key!r}"
    for option in (*prompt.options, *prompt.joined):
        if option.key and option.key not in keys:
            yield f"{option.text} names no basic action: {option.key!r}"


def doubled(document: Document) -> Iterator[str]:
    """Yield ids that two regions share, and a main region that is not there."""
    counted = Counter(region.id for region in document.scene.regions)
    for name, number in counted.items():
        if number > 1:
            yield f"{number} regions are called {name}"
    main = document.scene.main
    if main and main not in counted:
        yield f"no region is called {main}"


def dangling(document: Document) -> Iterator[str]:
    """Yield what the document points at but does not hold."""
    seats = {seat.seat for seat in document.seats}
    for kind, names, held in (
        ("zone", zones_named(document), document.zones.keys()),
        ("card", cards_named(document), document.cards.keys()),
        ("seat", seats_named(document), seats),
    ):
        for name in names:
            if name not in held:
                yield f"no {kind} is called {name}"


def zones_named(document: Document) -> Iterator[str]:
    """Yield the zones that regions show, and those in which what is counted lies."""
    for seat in document.seats:
        yield from (number.zone for number in seat.numbers if number.zone)
    for region in document.scene.regions:
        if isinstance(region, Row):
            yield from region.zones
        elif isinstance(region, (Hand, Chips, Pile)):
            yield region.zone
        elif isinstance(region, Field):
            yield from (region.zone, *region.chips, *([region.held] if region.held else []))
        elif isinstance(region, Columns):
            for column in region.columns:
                yield from (*column.zones, *column.piles)


def cards_named(document: Document) -> Iterator[str]:
    """Yield the cards that zones, hosts, seats, markets and piles of announced things name."""
    for zone in document.zones.values():
        yield from zone.cards
    for card in document.cards.values():
        yield from (guest for guest in card.hosted if card.host != guest)
        if card.host is not None:
            yield card.host
    yield from (seat.card for seat in document.seats if seat.card is not None)
    for region in document.scene.regions:
        if isinstance(region, Market):
            yield from (slot.tag for slot in region.slots if slot.tag is not None)
        elif isinstance(region, Announced):
            yield from (thing.tag for thing in region.things if thing.tag is not None)
            aims = [aim for thing in region.things for aim in thing.aims]
            yield from (aim.tag for aim in aims if aim.tag is not None)
        elif isinstance(region, Field):
            yield from (tag for rack in region.racks for tag in rack.cards)
        elif isinstance(region, Contest):
            yield from (tag for side in sides_of(region) for tag in side.cards)
            if region.target.tag is not None:
                yield region.target.tag
        elif isinstance(region, Clashes):
            for clash in region.clashes:
                yield from (clash.tag, *clash.blockers)
                if clash.target.tag is not None:
                    yield clash.target.tag


def sides_of(region: Contest) -> list[Fighting]:
    """Return those who fight, one or two sides."""
    return [region.left] if region.right is None else [region.left, region.right]


def seats_named(document: Document) -> Iterator[int]:
    """Yield the seats that regions name."""
    for region in document.scene.regions:
        if region.seat is not None:
            yield region.seat
        yield from seats_in(region)


def seats_in(region: Region) -> Iterator[int]:
    """Yield the seats that stand inside a region."""
    if isinstance(region, Track):
        yield from (marker.seat for marker in region.markers)
    elif isinstance(region, Announced):
        yield from (thing.seat for thing in region.things)
        yield from (answer.seat for answer in region.answers)
    elif isinstance(region, Clashes):
        for clash in region.clashes:
            yield from (clash.seat, clash.against)
    elif isinstance(region, Contest):
        yield from (side.seat for side in sides_of(region))
    elif isinstance(region, Map):
        for area in region.areas:
            yield from (unit.seat for unit in area.units)
            yield from (building.seat for building in area.buildings)
