"""What a seat sees of the table, ONR-21.1 to ONR-21.14, and how the table is laid out.

Also ONR-21.9, ONR-21.13.
"""

from __future__ import annotations

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
    inside,
)
from nightdeck.games.netrunner.rules.action_accounting import actions_left
from nightdeck.games.netrunner.rules.trace import Bids
from nightdeck.games.netrunner.rules.windows import APPROACH, BEFORE_ACCESS, PASSING
from nightdeck.games.netrunner.seen.card_entries import Moment
from nightdeck.games.netrunner.seen.names import fort_name, place_id
from nightdeck.games.netrunner.seen.scene import looked_at, regions
from nightdeck.games.netrunner_family.model.terms import SIDE_NAMES, SIDES
from nightdeck.games.netrunner_family.seen.zones import (
    ZoneTable,
    note,
    points_notes,
    timeline,
    turn,
    zones_of,
)
from nightdeck.kernel.game import View
from nightdeck.seen.zones import number

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


ZONE_TABLE: Final = ZoneTable(ZONES, COUNT_ONLY, OWN_ONLY)


def tables(state: OnrState, seats: list[int]) -> list[View]:
    """ONR-21.1 Return what several seats see; what is the same for all of them is built once."""
    moment = Moment(state)
    common: View = {
        "turn": turn(state.turn_seat, state.turn, PHASES[state.phase]),
        "timeline": timeline_of(state),
        "seats": [seat_entry(state, CORP), seat_entry(state, RUNNER)],
        "notes": notes(state),
        "symbols": SYMBOLS,
    }
    forts = [
        zone
        for fort in state.forts
        for zone in zones_of(place_id(fort), fort_name(fort), "inside", inside(fort))
    ]
    found: list[View] = []
    for seat in seats:
        cards: View = {}
        looked = looked_at(state, seat)
        zones = ZONE_TABLE.shown(moment, seat, forts, looked, cards)
        scene: View = {"regions": regions(state, seat, bool(looked))}
        found.append({**common, "cards": cards, "zones": zones, "scene": scene})
    return found


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
        "name": SIDE_NAMES[side],
        "side": SIDES[side],
        "faction": SIDES[side],
        "score": state.points[side],
        "goal": state.goal,
        "numbers": shown,
        "marks": tags,
        "striped": side == RUNNER,
    }


RUN_STEPS: Final = ("Declare", "Approach", "Encounter", "Pass", "Before access", "Access")
TRACE_STEPS: Final = ("Limit", "Corp bids", "Runner bids", "Reveal", "Result")
PHASES: Final = ("Set-up", "Start of turn", "Action phase", "End of turn")


def timeline_of(state: OnrState) -> View:
    """Return the step of the trace or run, or else the phase of the turn."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Bids):
        # ONR-13.5 Whose bid is sealed is public, and what it is is not.
        names: tuple[str, ...] = TRACE_STEPS
        title, now = f"Trace {frame.limit}", 1 + len(frame.chosen)
    elif state.run_fort != NONE:
        names = RUN_STEPS
        now = run_step(state)
        title = f"Run on {fort_name(state.run_fort)}"
    elif not state.turn:
        names, title, now = ("Hands", "First turn"), PHASES[0], 0
    else:
        names, now = PHASES[1:], max(0, state.phase - 1)
        title = f"{SIDE_NAMES[state.turn_seat]} turn {state.turn}"
    return timeline(title, names, now)


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
    missing = [state.goal - state.points[side] for side in (CORP, RUNNER)]
    found = points_notes(missing, "ONR-18.1")
    if state.runner_tags:
        found.append(note("The Runner is tagged: the Corp may trash resources.", "ONR-14.4"))
    if state.locks:
        found.append(note("The Runner cannot run: a run lock has to be paid off.", "ONR-12.9"))
    for kind, count in enumerate(state.player_counters):
        if count:
            found.append(note(f"{PLAYER_COUNTER_NAMES[kind]} counters: {count}.", "ONR-16.1"))
    for fort, row in state.fort_counters.items():
        for kind, count in enumerate(row):
            if count:
                text = f"{FORT_COUNTER_NAMES[kind]} counters in {fort_name(fort)}: {count}."
                found.append(note(text, "ONR-16.19"))
    return found
