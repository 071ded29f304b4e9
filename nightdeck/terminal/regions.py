"""The regions of a scene as lines of text; every kind the view document knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from nightdeck.kernel.game import View
from nightdeck.terminal.faces import Faces, safe

Region = dict[str, Any]
MANY: Final = 2
"""More cards than this that are told in the same words are counted."""


class Block:
    """A titled part of the table: lines, or columns of lines that belong side by side."""

    def __init__(
        self,
        title: str,
        lines: list[str] | None = None,
        columns: list[tuple[str, list[str]]] | None = None,
        side: str = "",
    ) -> None:
        self.title: str = title
        self.lines: list[str] = [] if lines is None else lines
        self.columns: list[tuple[str, list[str]]] = [] if columns is None else columns
        self.side: str = side


class Drawing:
    """Turns the regions of one view into blocks."""

    def __init__(self, view: View, faces: Faces) -> None:
        self.view: View = view
        self.faces: Faces = faces
        self.drawn: list[str] = []
        """Zones that some region has shown already."""
        self.hands: list[str] = [
            name
            for region in (view.get("scene") or {}).get("regions") or []
            if region.get("kind") == "hand" and region.get("side", "own") == "own"
            for name in zone_names(region)
        ]
        """Zones listed as a hand, which other regions only count."""

    def seat_name(self, seat: Any) -> str:
        """Return what a seat is called."""
        for entry in self.view.get("seats") or []:
            if entry.get("seat") == seat:
                return safe(entry.get("name") or f"seat {seat + 1}")
        return f"seat {seat + 1}" if isinstance(seat, int) else "nobody"

    def zone(self, name: str) -> tuple[str, int, list[str]]:
        """Return a zone's label, how many cards it has, and those that can be named."""
        entry = (self.view.get("zones") or {}).get(name) or {}
        self.drawn.append(name)
        tags = entry.get("cards") or []
        cards = [self.faces.label(self.view, tag) for tag in self.standing(tags)]
        attached = len(tags) - len(cards)
        count = int(entry.get("count") or len(tags)) - attached
        return safe(entry.get("label") or name), count, cards

    def standing(self, tags: list[str]) -> list[str]:
        """Return the cards on no other of them; what is on a card is told with it."""
        cards = self.view.get("cards") or {}
        return [tag for tag in tags if (cards.get(tag) or {}).get("host") not in tags]

    def named(self, tag: Any) -> str:
        """Return only the name of a card whose state is told elsewhere."""
        return self.faces.label(self.view, tag).partition(" [")[0]

    def zones_with(self, tag: str) -> list[str]:
        """Return the zones in which a card lies."""
        zones = self.view.get("zones") or {}
        return [name for name, entry in zones.items() if tag in (entry.get("cards") or [])]

    def zone_line(self, name: str, title: str = "") -> str:
        """Return a zone on one line, under its own label or under another title."""
        label, count, cards = self.zone(name)
        label = title or label
        if not cards:
            return f"{label}: {'empty' if count == 0 else many(count)}"
        hidden = count - len(cards)
        more = f", and {many(hidden)} not shown" if hidden > 0 else ""
        return f"{label} ({count}): {', '.join(told_once(cards))}{more}"

    def region(self, region: Region) -> Block:
        """Return one region as a block; unknown kinds show whatever zones and lines they have."""
        kind = str(region.get("kind") or "")
        title = self.whose(region)
        draw = KINDS.get(kind)
        side = str(region.get("side") or "")
        if kind == "columns":
            return Block(title, columns=columns(self, region), side=side)
        only = zone_names(region) if kind in SIMPLE else []
        if len(only) == 1:
            return Block("", [self.zone_line(only[0], title)], side=side)
        lines = list((draw or anything)(self, region))
        return Block(title, [line for line in lines if line], side=side)

    def whose(self, region: Region) -> str:
        """Return what a region is called; among more than two, with the seat it belongs to."""
        title, seat = title_of(region), region.get("seat")
        if seat is None or len(self.view.get("seats") or []) <= 2 or region.get("side") == "own":
            return title
        return f"{self.seat_name(seat)}, {title}"

    def is_empty(self, region: Region) -> bool:
        """Tell whether a region is a single zone without cards, which needs no line of its own."""
        names = zone_names(region) if region.get("kind") in SIMPLE else []
        zones = self.view.get("zones") or {}
        return len(names) == 1 and not (zones.get(names[0]) or {}).get("count")

    def undrawn(self) -> list[str]:
        """Return the zones with cards that no region has shown, so that nothing stays unseen."""
        zones = self.view.get("zones") or {}
        return [
            self.zone_line(name, self.owned(entry))
            for name, entry in zones.items()
            if name not in self.drawn and entry.get("count")
        ]

    def owned(self, entry: dict[str, Any]) -> str:
        """Return the label of a zone with whose it is."""
        label, owner = safe(entry.get("label") or ""), entry.get("owner")
        return label if owner is None or not label else f"{self.seat_name(owner)}, {label}"


def told_once(cards: list[str]) -> list[str]:
    """Return cards in their order; many that are told in the same words are one, counted."""
    counted = Counter(cards)
    found: list[str] = []
    for card in cards:
        if counted[card] <= MANY:
            found.append(card)
        elif f"{card} x{counted[card]}" not in found:
            found.append(f"{card} x{counted[card]}")
    return found


def title_of(region: Region) -> str:
    """Return what a region is called."""
    named = region.get("label") or region.get("title") or region.get("id") or region.get("kind")
    return safe(named or "")


def many(count: int) -> str:
    """Return a number of cards in words."""
    return "1 card" if count == 1 else f"{count} cards"


def marked(text: str, focus: Any) -> str:
    """Return a text with a sign that something happens here now."""
    return f"> {text} <" if focus else text


def columns(drawing: Drawing, region: Region) -> list[tuple[str, list[str]]]:
    """Return a row of columns: roots with what lies in front of them."""
    found: list[tuple[str, list[str]]] = []
    for column in region.get("columns") or []:
        label = safe(column.get("label") or column.get("id"))
        title = marked(label, column.get("focus"))
        found.append((title, list(column_lines(drawing, column, label))))
    return found


def column_lines(drawing: Drawing, column: Region, label: str) -> Iterator[str]:
    """Yield the zones of a column; those without cards share a line, and no fact comes twice."""
    empty: list[str] = []
    for name in [*(column.get("piles") or []), *(column.get("zones") or [])]:
        zone, count, _ = drawing.zone(name)
        short = zone.removeprefix(f"{label}, ")
        if count == 0:
            empty.append(short)
        elif name in drawing.hands:
            yield f"{zone}: {many(count)}, listed with your hand"
        else:
            yield drawing.zone_line(name)
    if empty:
        yield f"empty: {', '.join(empty)}"
    note = safe(column.get("note") or "")
    if note and note.casefold() not in [f"no {name}".casefold() for name in empty]:
        yield note


def zone_names(region: Region) -> list[str]:
    """Return the zones of a region, whether it has one or several."""
    names = [str(name) for name in region.get("zones") or []]
    return [*names, str(region["zone"])] if region.get("zone") else names


def zones(drawing: Drawing, region: Region) -> Iterator[str]:
    """Yield one line for each zone of a row, hand or pile."""
    for name in zone_names(region):
        yield drawing.zone_line(name)


def plate(drawing: Drawing, region: Region) -> Iterator[str]:
    """Yield nothing: every seat is shown with its numbers already."""
    yield from ()


def track(drawing: Drawing, region: Region) -> Iterator[str]:
    """Yield where everybody stands; spaces that say something are listed with what they say."""
    spaces = region.get("spaces") or []
    markers = region.get("markers") or []
    labels = {each.get("id"): safe(each.get("label") or each.get("id")) for each in spaces}
    standing = [
        f"{drawing.seat_name(each.get('seat'))}: "
        f"{labels.get(each.get('space'), safe(each.get('space')))}"
        for each in markers
    ]
    if standing:
        yield ", ".join(standing)
    for number, space in enumerate(spaces):
        if space.get("note"):
            yield f"  {number}. {labels[space.get('id')]}: {safe(space['note'])}"


def board(drawing: Drawing, region: Region) -> Iterator[str]:
    """Yield the areas of a map with everything in them."""
    names = {each.get("id"): safe(each.get("label")) for each in region.get("areas") or []}
    for area in region.get("areas") or []:
        title = marked(names[area.get("id")], area.get("focus"))
        caption = safe(area.get("caption") or "")
        yield f"{title}: {caption}" if caption else title
        yield from area_lines(drawing, area, names)


def area_lines(drawing: Drawing, area: Region, names: dict[Any, str]) -> Iterator[str]:
    """Yield what lies in one area."""
    pays = area.get("pays") or ", ".join(safe(each) for each in area.get("rewards") or [])
    if pays:
        yield f"  rewards: {safe(pays)}"
    units = area.get("units") or []
    places = places_in(area)
    for seat in sorted({each.get("seat", -1) for each in units}):
        own = [unit_words(each, places) for each in units if each.get("seat", -1) == seat]
        yield f"  {drawing.seat_name(seat)}: {', '.join(own)}"
    for point in area.get("points") or []:
        taken = [each for each in units if each.get("tag") == point.get("unit")]
        holder = f"held by {drawing.seat_name(taken[0].get('seat'))}" if taken else "free"
        yield f"  {places.get(point.get('id')) or 'point'}: {holder}"
    for label, owners in built(drawing, area).items():
        yield f"  {label}: {', '.join(owners)}"
    near = [names.get(each, safe(each)) for each in area.get("neighbours") or []]
    if near:
        yield f"  borders {', '.join(near)}"


def built(drawing: Drawing, area: Region) -> dict[str, list[str]]:
    """Return who has built what in an area, by what it is called."""
    found: dict[str, list[str]] = {}
    for each in area.get("buildings") or []:
        found.setdefault(safe(each.get("label")), []).append(drawing.seat_name(each.get("seat")))
    return found


def places_in(area: Region) -> dict[Any, str]:
    """Return the places of a area in words: its points, and nothing for its open area."""
    points = area.get("points") or []
    named = {each.get("id"): safe(each.get("label") or each.get("kind")) for each in points}
    return {area.get("id"): "", **named}


def unit_words(unit: Region, places: dict[Any, str]) -> str:
    """Return a unit with its name or kind and where in the area it stands."""
    label = safe(unit.get("label") or unit.get("kind") or "unit")
    place = places.get(unit.get("place"), safe(unit.get("place") or ""))
    return f"{label} ({place})" if place else label


def market(drawing: Drawing, region: Region) -> Iterator[str]:
    """Yield the slots of a market with their prices."""
    for number, slot in enumerate(region.get("slots") or [], start=1):
        tag = slot.get("tag")
        if not tag:
            yield f"{number}: {safe(slot.get('note') or 'empty')}"
            continue
        drawing.drawn += drawing.zones_with(tag)
        price = slot.get("price") or slot.get("cost")
        cost = f", costs {safe(price)}" if price is not None else ""
        note = f", {safe(slot['note'])}" if slot.get("note") else ""
        yield f"{number}: {drawing.faces.label(drawing.view, tag)}{cost}{note}"


def discs(drawing: Drawing, region: Region) -> Iterator[str]:
    """Yield one line for each state with the discs that are in it."""
    found: dict[str, list[str]] = {}
    for each in region.get("discs") or []:
        state = safe(each.get("state"))
        found.setdefault(state, []).append(safe(each.get("label") or each.get("id")))
    for state, names in found.items():
        yield f"{state}: {', '.join(names)}"


def story(drawing: Drawing, region: Region) -> Iterator[str]:
    """Yield the story's cards with the ways they may branch."""
    for card in region.get("cards") or []:
        yield f"{safe(card.get('title'))}: {safe(card.get('text'))}"
        for branch in card.get("branches") or []:
            yield f"  or: {branch_words(branch)}"


def branch_words(branch: Any) -> str:
    """Return a branch of a story in words."""
    if isinstance(branch, dict):
        return ": ".join(safe(value) for value in branch.values() if isinstance(value, str))
    return safe(branch)


def versus(drawing: Drawing, region: Region) -> Iterator[str]:
    """Yield two sides that are compared."""
    left, right = region.get("left") or {}, region.get("right") or {}
    yield (
        f"{safe(left.get('label'))} {safe(left.get('value'))} against "
        f"{safe(right.get('label'))} {safe(right.get('value'))}"
    )
    yield safe(region.get("note") or "")


def text(drawing: Drawing, region: Region) -> Iterator[str]:
    """Yield lines as the game wrote them."""
    for line in region.get("lines") or []:
        yield safe(line.get("text") if isinstance(line, dict) else line)


def announced(drawing: Drawing, region: Region) -> Iterator[str]:
    """Yield what was announced and has not happened yet, what comes next first."""
    things = region.get("things") or []
    for number, thing in enumerate(things[::-1] if region.get("last") else things):
        tag = thing.get("tag")
        label = safe(thing.get("label") or "")
        named = label or (drawing.faces.label(drawing.view, tag) if tag else "")
        told = f" ({safe(thing['text'])})" if thing.get("text") else ""
        order = "next" if number == 0 else "then"
        yield f"{order}: {named} of {drawing.seat_name(thing.get('seat'))}{told}{aimed(thing)}"
    if region.get("base"):
        yield safe(region["base"])
    answers = region.get("answers") or []
    if answers:
        seats = [f"{drawing.seat_name(each['seat'])} {each['state']}" for each in answers]
        yield f"answers: {', '.join(seats)}"


def aimed(thing: Region) -> str:
    """Return what something announced is aimed at."""
    labels = [safe(aim.get("label") or "") for aim in thing.get("aims") or []]
    return f" -> {', '.join(labels)}" if labels else ""


def field(drawing: Drawing, region: Region) -> Iterator[str]:
    """Yield the cards of one seat that face those of others, then its small things."""
    held = [region["held"]] if region.get("held") else []
    racks = region.get("racks") or []
    for rack in racks:
        yield rack_line(drawing, rack)
    main = [] if racks else [region["zone"]]
    for name in [*main, *(region.get("chips") or []), *held]:
        _, count, _ = drawing.zone(name)
        if count or name == region["zone"]:
            yield drawing.zone_line(name)


def rack_line(drawing: Drawing, rack: Region) -> str:
    """Return cards that belong together on one line; what is on a card is told with it."""
    tags = rack.get("cards") or []
    cards = drawing.view.get("cards") or {}
    hosted = [each for tag in tags for each in (cards.get(tag) or {}).get("hosted") or []]
    for tag in [*tags, *hosted]:
        drawing.drawn += drawing.zones_with(tag)
    out = f"{rack['out']} out" if rack.get("out") else ""
    notes = ", ".join(part for part in (safe(rack.get("note") or ""), out) if part)
    title = safe(rack["label"]) + (f" ({notes})" if notes else "")
    names = [drawing.faces.label(drawing.view, tag) for tag in tags]
    return f"{title}: {', '.join(names) or 'none'}" if names or not out else title


def contest(drawing: Drawing, region: Region) -> Iterator[str]:
    """Yield who fights whom about what, then each comparison with what follows from it."""
    for side in (region["left"], region.get("right")):
        if side:
            names = [drawing.faces.label(drawing.view, tag) for tag in side.get("cards") or []]
            for tag in side.get("cards") or []:
                drawing.drawn += drawing.zones_with(tag)
            whose = f"{drawing.seat_name(side['seat'])}, {safe(side['label'])}"
            note = f" ({safe(side['note'])})" if side.get("note") else ""
            yield f"{whose}{note}: {', '.join(names) or 'nobody'}"
    for row in region.get("rows") or []:
        left, right = row["left"], row["right"]
        sums = f"{counted(left)}, {counted(right)}"
        then = f"; then {safe(row['then'])}" if row.get("then") else ""
        yield f"{safe(row['title'])}: {sums}; {safe(row['verdict'])}{then}"


def counted(side: dict[str, Any]) -> str:
    """Return a number that is compared, with what it will be."""
    after = f" (then {side['after']})" if side.get("after") is not None else ""
    return f"{safe(side['label'])} {side['value']}{after}"


def clashes(drawing: Drawing, region: Region) -> Iterator[str]:
    """Yield one line for each attack: who, whom, and what comes of it."""
    for clash in region.get("clashes") or []:
        target = clash.get("target") or {}
        attacked = safe(target.get("label") or drawing.seat_name(clash.get("against")))
        blockers = [drawing.named(tag) for tag in clash.get("blockers") or []]
        met = f", blocked by {' and '.join(blockers)}" if blockers else ""
        note = f"; {safe(clash['note'])}" if clash.get("note") else ""
        attacker = drawing.named(clash.get("tag"))
        yield f"{attacker} -> {attacked}{met}: {safe(clash.get('verdict') or '')}{note}"


def by_seat(regions: list[Region]) -> list[Region]:
    """Return regions with those of each seat together, where the first of them stands."""
    seats = [region.get("seat") for region in regions]
    places = [seats.index(seat) if seat is not None else place for place, seat in enumerate(seats)]
    return [regions[place] for place in sorted(range(len(regions)), key=lambda at: places[at])]


def anything(drawing: Drawing, region: Region) -> Iterator[str]:
    """Yield what can be read of a kind of region that is new here."""
    yield from zones(drawing, region)
    yield from text(drawing, region)
    yield safe(region.get("note") or "")


SIMPLE: Final = ("row", "hand", "pile", "chips")
"""Kinds that need no title of their own when they hold a single zone."""

KINDS: Final[dict[str, Callable[[Drawing, Region], Iterator[str]]]] = {
    "row": zones,
    "hand": zones,
    "pile": zones,
    "chips": zones,
    "plate": plate,
    "track": track,
    "map": board,
    "market": market,
    "discs": discs,
    "story": story,
    "versus": versus,
    "text": text,
    "announced": announced,
    "field": field,
    "clashes": clashes,
    "contest": contest,
}
