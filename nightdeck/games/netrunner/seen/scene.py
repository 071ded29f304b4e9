"""How the table is laid out for a seat: regions for browser and terminal alike."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nightdeck.games.netrunner.model.definitions import BREAKER_ROW, POOL
from nightdeck.games.netrunner.model.forts import ice_of
from nightdeck.games.netrunner.model.numbers import strength
from nightdeck.games.netrunner.model.options import (
    ACCESS,
    DISCARD,
    INSTALL,
    PLAY,
    STEAL,
    TRASH_ACCESSED,
)
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ARCHIVES_DOWN,
    CORP,
    CORP_ASIDE,
    CORP_RESOLVING,
    HAND,
    HQ,
    NONE,
    RD,
    RUNNER,
    RUNNER_ASIDE,
    RUNNER_RESOLVING,
    STACK,
)
from nightdeck.games.netrunner.rules.icebreakers import matches
from nightdeck.games.netrunner.seen.names import fort_name, place_id
from nightdeck.kernel.game import View
from nightdeck.language.verbs import CARD

CARD_VERBS: Final = (CARD, ACCESS, STEAL, TRASH_ACCESSED, INSTALL, PLAY, DISCARD)
"""Options whose first number is a card."""

Fort = tuple[int, int, bool]
"""A fort, the number of its ice, whether a run goes there."""


def looked_at(state: OnrState, seat: int) -> list[int]:
    """Return the cards an open question shows to the seat that is asked: searches, accesses."""
    question = state.question
    if question is None or question.seat != seat:
        return []
    named = [card for card in question.about if card >= 0]
    named.extend(option[1] for option in question.options if option[0] in CARD_VERBS)
    if seat == RUNNER:
        named.extend(state.accessed)
    own = (HQ, ARCHIVES_DOWN) if seat == CORP else (HAND,)
    return [
        card
        for card in dict.fromkeys(named)
        if card >= 0
        and state.knows(seat, card)
        and state.zone[card] in (HQ, RD, STACK, HAND, ARCHIVES_DOWN)
        and state.zone[card] not in own
    ]


def regions(state: OnrState, seat: int, is_looking: bool) -> list[View]:
    """Return the regions of the table; the same list as long as nothing has to be laid anew."""
    forts = tuple(
        [(fort, len(ice_of(state, fort)), fort == state.run_fort) for fort in state.forts]
    )
    is_playing = bool(state.zones[CORP_RESOLVING] or state.zones[RUNNER_RESOLVING])
    is_aside = bool(state.zones[CORP_ASIDE] or state.zones[RUNNER_ASIDE])
    found = laid_out(seat, forts, is_looking, is_playing, is_aside)
    return [*found, *versus(state)] if state.encountered != NONE else found


@lru_cache(4_096)
def laid_out(
    seat: int, forts: tuple[Fort, ...], is_looking: bool, is_playing: bool, is_aside: bool
) -> list[View]:
    """Return the other side first, forts in the middle, own last, then what soon passes."""
    own = CORP if seat == CORP else RUNNER
    other = 1 - own
    middle = [
        region(
            "forts",
            "Data forts",
            "middle",
            {"kind": "columns", "columns": columns(forts, seat), "front": FRONT},
        ),
        row("rig", "Rig", side_word(RUNNER, own), ("programs", "hardware", "resources")),
    ]
    if own == CORP:
        middle.reverse()
    found = [plate(other, "opponent"), chips(other, "opponent"), *middle]
    for zone, label in (("trash", "Trash"), ("stack", "Stack")):
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
    held: View = {"kind": "hand", "zone": ("hq", "hand-runner")[seat]}
    return region("hand", ("HQ", "Hand")[seat], "own", held)


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
        zones = ("corp-resolving", "runner-resolving")
        found.append(row("play", "Resolving now", "middle", zones))
    if is_aside:
        found.append(row("aside", "Set aside", "middle", ("corp-aside", "runner-aside")))
    return found


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

FRONT: Final[View] = {"none": "no ice", "hidden": "Unrezzed ice", "place": "on"}
"""What is said of the cards in front of a fort."""


def columns(forts: tuple[Fort, ...], seat: int) -> list[View]:
    """ONR-2.2e Return one column per fort; the Corp also sees where a new one would be."""
    found = [column(fort, ice, is_run) for fort, ice, is_run in forts]
    if seat == CORP:
        found.append(NEW_FORT)
    return found


@lru_cache(1_024)
def column(fort: int, ice: int, is_run: bool) -> View:
    """Return one fort."""
    place = place_id(fort)
    return {
        "id": place,
        "label": fort_name(fort),
        "short": fort_name(fort),
        "zones": [f"{place}-inside", f"{place}-ice"],
        "piles": list(PILES[fort]) if fort < len(PILES) else [],
        "focus": is_run,
        "note": f"{ice} ice" if ice else "no ice",
    }


NEW_FORT: Final[View] = {
    "id": "new-fort",
    "label": "New fort",
    "zones": [],
    "piles": [],
    "focus": False,
    "note": "",
}


def versus(state: OnrState) -> list[View]:
    """Return the comparison that matters in an encounter: the best icebreaker against the ice."""
    ice = state.encountered
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


def best_breaker(state: OnrState) -> int:
    """ONR-12.2 Return the Runner's strongest icebreaker for the encountered ice, or NONE."""
    best = NONE
    for card in state.index[BREAKER_ROW]:
        breaker = POOL[state.definition[card]].breaker
        if breaker is not None and matches(state, breaker, state.encountered):
            if best == NONE or strength(state, card) > strength(state, best):
                best = card
    return best
