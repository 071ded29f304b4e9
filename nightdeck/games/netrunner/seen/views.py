"""What a seat sees of the table, ONR-21.1 to ONR-21.14, and how the table is laid out.

Also ONR-21.9, ONR-21.13.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nightdeck.games.netrunner.model.numbers import hand_size, memory_limit, memory_used
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ARCHIVES,
    ARCHIVES_DOWN,
    CORP,
    CORP_ASIDE,
    CORP_RESOLVING,
    CORP_SCORE,
    DECKS,
    FORT_COUNTER_NAMES,
    HAND,
    HANDS,
    HARDWARE_ROW,
    HQ,
    NONE,
    PLAYER_COUNTER_NAMES,
    PROGRAMS,
    RD,
    REMOVED,
    RESOURCES,
    RUNNER,
    RUNNER_ASIDE,
    RUNNER_RESOLVING,
    RUNNER_SCORE,
    STACK,
    TRASH,
    ice_zone,
    inside,
)
from nightdeck.games.netrunner.rules.action_accounting import actions_left
from nightdeck.games.netrunner.rules.windows import APPROACH, BEFORE_ACCESS, PASSING
from nightdeck.games.netrunner.seen.card_entries import ENTRIES_KEPT, SIDES, Moment
from nightdeck.games.netrunner.seen.names import amount, fort_name, place_id
from nightdeck.games.netrunner.seen.scene import looked_at, regions
from nightdeck.kernel.game import View

ZONES: Final[tuple[tuple[int, str, str, int], ...]] = (
    (HQ, "hq", "HQ", CORP),
    (RD, "rd", "R&D", CORP),
    (ARCHIVES, "archives", "Archives", CORP),
    (ARCHIVES_DOWN, "archives-down", "Archives, face down", CORP),
    (CORP_SCORE, "corp-score", "Scored agendas", CORP),
    (CORP_RESOLVING, "corp-resolving", "Corp plays", CORP),
    (CORP_ASIDE, "corp-aside", "Set aside by the Corp", CORP),
    (HAND, "hand-runner", "Hand", RUNNER),
    (STACK, "stack", "Stack", RUNNER),
    (TRASH, "trash", "Trash", RUNNER),
    (PROGRAMS, "programs", "Programs", RUNNER),
    (HARDWARE_ROW, "hardware", "Hardware", RUNNER),
    (RESOURCES, "resources", "Resources", RUNNER),
    (RUNNER_SCORE, "runner-score", "Stolen agendas", RUNNER),
    (RUNNER_RESOLVING, "runner-resolving", "Runner plays", RUNNER),
    (RUNNER_ASIDE, "runner-aside", "Set aside by the Runner", RUNNER),
    (REMOVED, "removed", "Out of the game", NONE),
)
"""Zone, its name in views, its label, its owner (ONR-2.2, ONR-2.3)."""

SYMBOLS: Final = {
    "bit": "hexcoin",
    "advancement": "rise",
    "Pattel": "inward",
    "Boon": "star",
    "strength": "bolt",
    "Militech": "bolt",
}
"""The icons of counters."""

COUNT_ONLY: Final = (RD, STACK)
OWN_ONLY: Final = {HQ: CORP, ARCHIVES_DOWN: CORP, CORP_ASIDE: CORP, HAND: RUNNER}


def table(state: OnrState, seat: int) -> View:
    """ONR-21.1 Return what a seat sees, built from what it may know."""
    return tables(state, [seat])[0]


def tables(state: OnrState, seats: list[int]) -> list[View]:
    """ONR-21.1 Return what several seats see; what is the same for all of them is built once."""
    moment = Moment(state)
    common: View = {
        "turn": turn(state),
        "timeline": timeline(state),
        "seats": [seat_entry(state, CORP), seat_entry(state, RUNNER)],
        "notes": notes(state),
        "symbols": SYMBOLS,
    }
    found: list[View] = []
    for seat in seats:
        cards: View = {}
        zones: View = {}
        looked = looked_at(state, seat)
        add_zones(moment, seat, looked, cards, zones)
        scene: View = {"regions": regions(state, seat, bool(looked))}
        found.append({**common, "cards": cards, "zones": zones, "scene": scene})
    return found


# Cards and zones ----------------------------------------------------------------------------------


def add_zones(moment: Moment, seat: int, looked: list[int], cards: View, zones: View) -> None:
    """Add all zones; the cards of hands and decks are pointed at by their owner at most."""
    state = moment.state
    for zone, name, label, owner in ZONES:
        there = state.zones[zone]
        is_hidden = zone in COUNT_ONLY or OWN_ONLY.get(zone, seat) != seat
        if is_hidden or not there:
            zones[name] = closed_zone(label, owner, len(there))
        else:
            zones[name] = open_zone(moment, seat, label, owner, there, cards)
    for fort in state.forts:
        for zone, name, label in zones_of(fort):
            zones[name] = open_zone(moment, seat, label, CORP, state.zones[zone], cards)
    zones["looked-at"] = open_zone(moment, seat, "You look at", NONE, looked, cards)


def open_zone(
    moment: Moment, seat: int, label: str, owner: int, there: list[int], cards: View
) -> View:
    """Return a zone whose cards the seat can point at, and add the cards."""
    if not there:
        return closed_zone(label, owner, 0)
    tags = moment.tags
    for card in there:
        cards[tags[card]] = moment.entry(card, seat)
    return shown_zone(label, owner, tuple([tags[card] for card in there]))


@lru_cache(ENTRIES_KEPT)
def shown_zone(label: str, owner: int, tags: tuple[str, ...]) -> View:
    """Return a zone with the cards that lie in it."""
    whose = None if owner == NONE else owner
    return {"label": label, "owner": whose, "count": len(tags), "cards": list(tags)}


@lru_cache(2_048)
def closed_zone(label: str, owner: int, count: int) -> View:
    """Return a zone of which the seat sees the number of cards only."""
    return {"label": label, "owner": None if owner == NONE else owner, "count": count, "cards": []}


@lru_cache(256)
def zones_of(fort: int) -> tuple[tuple[int, str, str], ...]:
    """Return the inside and the ice of a fort with their names and labels."""
    place, label = place_id(fort), fort_name(fort)
    return (
        (inside(fort), f"{place}-inside", f"{label}, inside"),
        (ice_zone(fort), f"{place}-ice", f"{label}, ice"),
    )


# Seats, turn, timeline ----------------------------------------------------------------------------


def seat_entry(state: OnrState, side: int) -> View:
    """ONR-21.1 Return the numbers of one side, all public."""
    shown = [
        number("bits", "Bits", state.bits[side], "hexcoin", main=True),
        number("actions", "Actions", actions_left(state, side), "clock", each="action"),
        number(
            "hand", ("Cards in HQ", "Cards in hand")[side], len(state.zones[HANDS[side]]), "hand"
        ),
        number("hand-size", "Hand size", hand_size(state, side), "hand"),
        number(
            "deck",
            ("Cards in R&D", "Cards in the stack")[side],
            len(state.zones[DECKS[side]]),
            "deck",
        ),
    ]
    tags: list[str] = []
    if side == CORP:
        shown.append(number("bad-publicity", "Bad publicity", state.bad_publicity, "warning"))
    else:
        used, limit = memory_used(state), memory_limit(state)
        shown.append(number("memory-free", "Free memory", limit - used, "socket"))
        shown.append(number("memory", "Memory", limit, "socket"))
        shown.append(number("tags", "Tags", state.runner_tags, "label"))
        shown.append(number("brain-damage", "Brain damage", state.brain_damage, "down"))
        if state.runner_tags:
            tags.append("tagged")
        if state.run_bits:
            shown.append(number("run-bits", "Bits for this run", state.run_bits, "hexcoin"))
        if state.no_runs:
            shown.append(number("no-runs", "Actions without runs", state.no_runs, "clock"))
    if state.forgo[side]:
        shown.append(number("forgo", "Actions to forgo", state.forgo[side], "clock"))
    lots = sum(row[2] for row in state.temporary if row[0] == side)
    if lots:
        shown.append(number("temporary", "Temporary bits", lots, "hexcoin"))
    return {
        "seat": side,
        "name": ("Corp", "Runner")[side],
        "side": SIDES[side],
        "faction": SIDES[side],
        "score": state.points[side],
        "goal": state.goal,
        "numbers": shown,
        "marks": tags,
        "striped": side == RUNNER,
    }


@lru_cache(4_096)
def number(
    name: str, label: str, value: int, icon: str, main: bool = False, each: str = ""
) -> View:
    """Return one number of a seat."""
    found: View = {"id": name, "label": label, "value": value, "icon": icon}
    if main:
        found["main"] = True
    if each:
        found["each"] = each
    return found


RUN_STEPS: Final = ("Declare", "Approach", "Encounter", "Pass", "Before access", "Access")
PHASES: Final = ("Set-up", "Start of turn", "Action phase", "End of turn")


def turn(state: OnrState) -> View:
    """Return whose turn it is and which phase."""
    side = ("Corp", "Runner")[state.turn_seat]
    phase = PHASES[state.phase]
    text = f"{side} turn {state.turn}, {phase.lower()}" if state.turn else phase
    return {"number": state.turn, "seat": state.turn_seat, "text": text}


def timeline(state: OnrState) -> View:
    """Return the step of the run, or else the phase of the turn."""
    if state.run_fort != NONE:
        names: tuple[str, ...] = RUN_STEPS
        now = run_step(state)
        title = f"Run on {fort_name(state.run_fort)}"
    elif not state.turn:
        names, title, now = ("Hands", "First turn"), PHASES[0], 0
    else:
        names, now = PHASES[1:], max(0, state.phase - 1)
        title = ("Corp", "Runner")[state.turn_seat] + f" turn {state.turn}"
    steps = []
    for place, name in enumerate(names):
        stage = "done" if place < now else "now" if place == now else "next"
        steps.append({"name": name, "state": stage})
    return {"title": title, "steps": steps, "note": ""}


def run_step(state: OnrState) -> int:
    """Return how far a run is, as a place in the timeline."""
    if state.run_success:
        return 5
    if state.encountered != NONE:
        return 2
    if state.window == BEFORE_ACCESS:
        return 4
    if state.window == PASSING:
        return 3
    return 1 if state.window == APPROACH or state.approaching != NONE else 0


def notes(state: OnrState) -> list[View]:
    """Return public facts that are easily overlooked: points needed, tags, counters, locks."""
    found: list[View] = []
    for side in (CORP, RUNNER):
        missing = state.goal - state.points[side]
        if 0 < missing <= 2:
            name = ("Corp", "Runner")[side]
            text = f"{name} needs {amount(missing, 'more agenda point')}."
            found.append({"text": text, "clause": "ONR-18.1"})
    if state.runner_tags:
        text = "The Runner is tagged: the Corp may trash resources."
        found.append({"text": text, "clause": "ONR-14.4"})
    if state.locks:
        text = "The Runner cannot run: a run lock has to be paid off."
        found.append({"text": text, "clause": "ONR-12.9"})
    for kind, count in enumerate(state.player_counters):
        if count:
            text = f"{PLAYER_COUNTER_NAMES[kind]} counters: {count}."
            found.append({"text": text, "clause": "ONR-16.1"})
    for fort, row in state.fort_counters.items():
        for kind, count in enumerate(row):
            if count:
                text = f"{FORT_COUNTER_NAMES[kind]} counters in {fort_name(fort)}: {count}."
                found.append({"text": text, "clause": "ONR-16.19"})
    return found
