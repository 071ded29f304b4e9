"""How the table is laid out for a seat: servers or forts in the middle, a side above and below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from nightdeck.games.netrunner_family.model.terms import CORP, RUNNER, SIDE_NAMES
from nightdeck.kernel.game import View
from nightdeck.language.card_state import CardState

Place = tuple[int, int, bool]
"""A server, the number of its ice, whether a run goes there."""

PILES: Final = (("hq",), ("rd",), ("archives", "archives-down"))


@dataclass(frozen=True, kw_only=True, eq=False)
class Layout:
    """What the parts of the table are called in one of the games.

    `new` is where a server would arise, `front` what is said of the cards in front of one, `rear`
    how the zone behind its ice is called; `hand` and `discards` are zones of the Runner, `playing`
    the row of cards that are being played, with its zones.
    """

    region: str
    label: str
    new: tuple[str, str]
    front: View
    rear: str
    hand: tuple[str, str]
    discards: tuple[str, str]
    playing: tuple[str, str, str]
    name: Callable[[int], str]
    short: Callable[[int], str]
    place_id: Callable[[int], str]


def shown_to(state: CardState, seat: int, named: list[int], hidden: tuple[int, ...]) -> list[int]:
    """Return those of some cards that lie hidden and that an open question shows to a seat."""
    return [
        card
        for card in dict.fromkeys(named)
        if card >= 0 and state.zone[card] in hidden and state.knows(seat, card)
    ]


@lru_cache(4_096)
def laid_out(
    layout: Layout,
    seat: int,
    places: tuple[Place, ...],
    is_looking: bool,
    is_playing: bool,
    is_aside: bool,
) -> list[View]:
    """Return the other side first, servers in the middle, own last, then what soon passes."""
    own = CORP if seat == CORP else RUNNER
    rig_side = "own" if own == RUNNER else "opponent"
    more = {"kind": "columns", "columns": columns(layout, places, seat), "front": layout.front}
    middle = [
        region(layout.region, layout.label, "middle", more),
        row("rig", "Rig", rig_side, ("programs", "hardware", "resources")),
    ]
    if own == CORP:
        middle.reverse()
    found = [plate(1 - own, "opponent"), chips(1 - own, "opponent"), *middle]
    for zone, label in (layout.discards, ("stack", "Stack")):
        found.append(region(zone, label, rig_side, {"kind": "pile", "zone": zone}))
    found.extend((plate(own, "own"), chips(own, "own")))
    if seat in (CORP, RUNNER):
        zone, label = (("hq", "HQ"), layout.hand)[seat]
        found.append(region("hand", label, "own", {"kind": "hand", "zone": zone}))
    if is_looking:
        found.append(passing("looked-at", "You look at", ("looked-at",)))
    if is_playing:
        found.append(passing("play", layout.playing[0], layout.playing[1:]))
    if is_aside:
        found.append(passing("aside", "Set aside", ("corp-aside", "runner-aside")))
    return found


def region(name: str, label: str, side: str, more: View) -> View:
    """Return one region."""
    return {"id": name, "label": label, "side": side, **more}


@lru_cache(64)
def row(name: str, label: str, side: str, zones: tuple[str, ...]) -> View:
    """Return cards side by side."""
    return region(name, label, side, {"kind": "row", "zones": list(zones)})


def passing(name: str, label: str, zones: tuple[str, ...]) -> View:
    """Return a row that is there only while something lies in it."""
    return {**row(name, label, "middle", zones), "passing": True}


@lru_cache(16)
def plate(side: int, where: str) -> View:
    """Return the name plate of a side."""
    name = "own" if where == "own" else "opponent"
    return region(name, SIDE_NAMES[side], where, {"kind": "plate", "seat": side})


@lru_cache(16)
def chips(side: int, where: str) -> View:
    """Return the score area of a side."""
    zone = ("corp-score", "runner-score")[side]
    label = ("Scored agendas", "Stolen agendas")[side]
    return region(f"{zone}-area", label, where, {"kind": "chips", "zone": zone})


def columns(layout: Layout, places: tuple[Place, ...], seat: int) -> list[View]:
    """ANR-1.18, ONR-2.2e One column per server; the Corp also sees where a new one would be."""
    found = [column(layout, place, ice, is_run) for place, ice, is_run in places]
    if seat == CORP:
        found.append(empty_column(*layout.new))
    return found


@lru_cache(16)
def empty_column(name: str, label: str) -> View:
    """Return where a server would arise."""
    return {"id": name, "label": label, "zones": [], "piles": [], "focus": False, "note": ""}


@lru_cache(1_024)
def column(layout: Layout, server: int, ice: int, is_run: bool) -> View:
    """Return one server."""
    place = layout.place_id(server)
    return {
        "id": place,
        "label": layout.name(server),
        "short": layout.short(server),
        "zones": [f"{place}-{layout.rear}", f"{place}-ice"],
        "piles": list(PILES[server]) if server < len(PILES) else [],
        "focus": is_run,
        "note": f"{ice} ice" if ice else "no ice",
    }


def versus(left: str, strength: int, right: str, needed: int) -> View:
    """Return the comparison that matters in an encounter: the best icebreaker against the ice."""
    more: View = {
        "kind": "versus",
        "title": "Strength",
        "left": {"label": left, "value": strength},
        "right": {"label": right, "value": needed},
        "note": "" if needed > strength else "strong enough",
    }
    return region("versus", "Strength", "middle", more)
