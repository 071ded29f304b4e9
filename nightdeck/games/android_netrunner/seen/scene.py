"""How the table is laid out for a seat: regions for browser and terminal alike."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.modifiers import strength, subtypes
from nightdeck.games.android_netrunner.model.options import (
    ACCESS,
    INSTALL,
    LEAVE,
    PLAY,
    STEAL,
    TRASH_ACCESSED,
)
from nightdeck.games.android_netrunner.model.servers import ice_of
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER
from nightdeck.games.android_netrunner.rules.icebreakers import BreakSubroutines
from nightdeck.games.android_netrunner.seen.names import place_id, server_name
from nightdeck.kernel.game import View
from nightdeck.language.verbs import CARD

CARD_VERBS: Final = (CARD, ACCESS, STEAL, TRASH_ACCESSED, LEAVE, INSTALL, PLAY)
"""Options whose first number is a card."""

Server = tuple[int, int, bool]
"""A server, the number of its ice, whether a run goes there."""


def looked_at(state: AnrState, seat: int) -> list[int]:
    """Return the cards an open question shows to the seat that is asked: searches, accesses."""
    question = state.question
    if question is None or question.seat != seat or question.name == "subtype":
        return []
    named = [card for card in question.about if card >= 0]
    named.extend(option[1] for option in question.options if option[0] in CARD_VERBS)
    own = (terms.HQ, terms.ARCHIVES_DOWN) if seat == CORP else (terms.GRIP,)
    return [
        card
        for card in dict.fromkeys(named)
        if state.knows(seat, card)
        and state.zone[card] in (terms.HQ, terms.RD, terms.STACK, terms.GRIP, terms.ARCHIVES_DOWN)
        and state.zone[card] not in own
    ]


def regions(state: AnrState, seat: int, is_looking: bool) -> list[View]:
    """Return the regions of the table; the same list as long as nothing has to be laid anew."""
    servers = tuple(
        [
            (server, len(ice_of(state, server)), server == state.run_server)
            for server in state.servers
        ]
    )
    is_playing = bool(state.zones[terms.CORP_PLAY] or state.zones[terms.RUNNER_PLAY])
    is_aside = bool(state.zones[terms.CORP_ASIDE] or state.zones[terms.RUNNER_ASIDE])
    found = laid_out(seat, servers, is_looking, is_playing, is_aside)
    return [*found, *versus(state)] if state.encountered != NONE else found


@lru_cache(4_096)
def laid_out(
    seat: int, servers: tuple[Server, ...], is_looking: bool, is_playing: bool, is_aside: bool
) -> list[View]:
    """Return the other side first, servers in the middle, own last, then what soon passes."""
    own = CORP if seat == CORP else RUNNER
    other = 1 - own
    middle = [
        region(
            "servers",
            "Servers",
            "middle",
            {"kind": "columns", "columns": columns(servers, seat), "front": FRONT},
        ),
        row("rig", "Rig", side_word(RUNNER, own), ("programs", "hardware", "resources")),
    ]
    if own == CORP:
        middle.reverse()
    found = [plate(other, "opponent"), chips(other, "opponent"), *middle]
    for zone, label in (("heap", "Heap"), ("stack", "Stack")):
        found.append(pile(zone, label, side_word(RUNNER, own)))
    found.extend((plate(own, "own"), chips(own, "own")))
    if seat in (CORP, RUNNER):
        found.append(hand(seat))
    return [*found, *passing_rows(is_looking, is_playing, is_aside)]


def region(name: str, label: str, side: str, more: View) -> View:
    """Return one region."""
    return {"id": name, "label": label, "side": side, **more}


@lru_cache(64)
def row(name: str, label: str, side: str, zones: tuple[str, ...]) -> View:
    """Return cards side by side."""
    return region(name, label, side, {"kind": "row", "zones": list(zones)})


@lru_cache(16)
def pile(zone: str, label: str, side: str) -> View:
    """Return cards on top of each other."""
    return region(zone, label, side, {"kind": "pile", "zone": zone})


@lru_cache(16)
def hand(seat: int) -> View:
    """Return the cards a player holds."""
    held: View = {"kind": "hand", "zone": ("hq", "grip")[seat]}
    return region("hand", ("HQ", "Grip")[seat], "own", held)


@lru_cache(16)
def plate(side: int, where: str) -> View:
    """Return the name plate of a side."""
    name = "own" if where == "own" else "opponent"
    return region(name, ("Corp", "Runner")[side], where, {"kind": "plate", "seat": side})


def passing_rows(is_looking: bool, is_playing: bool, is_aside: bool) -> list[View]:
    """Return the rows that are there only while something lies in them."""
    found: list[View] = []
    if is_looking:
        found.append(row("looked-at", "You look at", "middle", ("looked-at",)))
    if is_playing:
        found.append(row("play", "In play now", "middle", ("corp-play", "runner-play")))
    if is_aside:
        found.append(row("aside", "Set aside", "middle", ("corp-aside", "runner-aside")))
    return [{**each, "passing": True} for each in found]


def side_word(owner: int, own: int) -> str:
    """Return on which side of the table something of an owner lies."""
    return "own" if owner == own else "opponent"


@lru_cache(16)
def chips(side: int, where: str) -> View:
    """Return the score area of a side."""
    zone = ("corp-score", "runner-score")[side]
    label = ("Scored agendas", "Stolen agendas")[side]
    return region(f"{zone}-area", label, where, {"kind": "chips", "zone": zone})


PILES: Final = (("hq",), ("rd",), ("archives", "archives-down"))


FRONT: Final[View] = {"none": "no ice", "hidden": "Unrezzed ice", "place": "protecting"}
"""What is said of the cards in front of a server."""


def columns(servers: tuple[Server, ...], seat: int) -> list[View]:
    """ANR-1.18 Return one column per server; the Corp also sees where a new one would be."""
    found = [column(server, ice, is_run) for server, ice, is_run in servers]
    if seat == CORP:
        found.append(NEW_SERVER)
    return found


@lru_cache(1_024)
def column(server: int, ice: int, is_run: bool) -> View:
    """Return one server."""
    place = place_id(server)
    return {
        "id": place,
        "label": server_name(server),
        "short": server_name(server).replace("Server", "Serv"),
        "zones": [f"{place}-root", f"{place}-ice"],
        "piles": list(PILES[server]) if server < len(PILES) else [],
        "focus": is_run,
        "note": f"{ice} ice" if ice else "no ice",
    }


NEW_SERVER: Final[View] = {
    "id": "new-server",
    "label": "New server",
    "zones": [],
    "piles": [],
    "focus": False,
    "note": "",
}


def versus(state: AnrState) -> list[View]:
    """Return the comparison that matters in an encounter: the best icebreaker against the ice."""
    ice = state.encountered
    if ice == NONE:
        return []
    best = best_breaker(state)
    name = "No fitting icebreaker" if best == NONE else state.card(best).name
    own = 0 if best == NONE else strength(state, best)
    more: View = {
        "kind": "versus",
        "title": "Strength",
        "left": {"label": name, "value": own},
        "right": {"label": state.card(ice).name, "value": strength(state, ice)},
        "note": "" if strength(state, ice) > own else "strong enough",
    }
    return [region("versus", "Strength", "middle", more)]


def best_breaker(state: AnrState) -> int:
    """ANR-ICE2 Return the Runner's strongest icebreaker for the encountered ice, or NONE."""
    kinds = subtypes(state, state.encountered)
    best = NONE
    for card in state.zones[terms.PROGRAMS]:
        if can_break(state, card, kinds) and (
            best == NONE or strength(state, card) > strength(state, best)
        ):
            best = card
    return best


def can_break(state: AnrState, card: int, kinds: int) -> bool:
    """Tell whether a card breaks ice of one of these subtypes, whatever its strength."""
    for ability in state.card(card).abilities:
        effect = ability.effect
        if isinstance(effect, BreakSubroutines) and (not effect.breaks or effect.breaks & kinds):
            return True
    return False
