"""What a seat sees of the table, ANR-H1 to ANR-H13, and how the table is laid out."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model import modifiers, terms
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER, ice_zone, root
from nightdeck.games.android_netrunner.seen.card_entries import Moment
from nightdeck.games.android_netrunner.seen.names import brain_word, place_id, server_name
from nightdeck.games.android_netrunner.seen.scene import looked_at, regions
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
from nightdeck.kernel.handles import card_tag
from nightdeck.seen.zones import number

ZONES: Final[tuple[tuple[int, str, str, int], ...]] = (
    (terms.HQ, "hq", "HQ", CORP),
    (terms.RD, "rd", "R&D", CORP),
    (terms.ARCHIVES, "archives", "Archives", CORP),
    (terms.ARCHIVES_DOWN, "archives-down", "Archives, face down", CORP),
    (terms.CORP_SCORE, "corp-score", "Scored agendas", CORP),
    (terms.CORP_PLAY, "corp-play", "Corp plays", CORP),
    (terms.CORP_ASIDE, "corp-aside", "Set aside by the Corp", CORP),
    (terms.GRIP, "grip", "Grip", RUNNER),
    (terms.STACK, "stack", "Stack", RUNNER),
    (terms.HEAP, "heap", "Heap", RUNNER),
    (terms.PROGRAMS, "programs", "Programs", RUNNER),
    (terms.HARDWARE_ROW, "hardware", "Hardware", RUNNER),
    (terms.RESOURCES, "resources", "Resources", RUNNER),
    (terms.RUNNER_SCORE, "runner-score", "Stolen agendas", RUNNER),
    (terms.RUNNER_PLAY, "runner-play", "Runner plays", RUNNER),
    (terms.RUNNER_ASIDE, "runner-aside", "Set aside by the Runner", RUNNER),
    (terms.HOSTED, "hosted", "Hosted cards", RUNNER),
    (terms.REMOVED, "removed", "Out of the game", NONE),
)
"""Zone, its name in views, its label, its owner (ANR-1.3 to ANR-1.17)."""

SYMBOLS: Final = {
    "credit": "hexcoin",
    "advancement": "rise",
    "virus": "inward",
    "power": "bolt",
    "agenda": "star",
}
"""The icons of counters."""

COUNT_ONLY: Final = (terms.RD, terms.STACK)
OWN_ONLY: Final = {
    terms.HQ: CORP,
    terms.ARCHIVES_DOWN: CORP,
    terms.CORP_ASIDE: CORP,
    terms.GRIP: RUNNER,
    terms.RUNNER_ASIDE: RUNNER,
}


ZONE_TABLE: Final = ZoneTable(ZONES, COUNT_ONLY, OWN_ONLY)


def tables(state: AnrState, seats: list[int]) -> list[View]:
    """ANR-H1 Return what several seats see; what is the same for all of them is built once."""
    moment = Moment(state)
    common: View = {
        "turn": turn(state.turn_seat, state.turn, PHASES[state.phase]),
        "timeline": timeline_of(state),
        "seats": [seat_entry(state, CORP), seat_entry(state, RUNNER)],
        "notes": notes(state),
        "symbols": SYMBOLS,
    }
    servers = [
        zone
        for server in state.servers
        for zone in zones_of(place_id(server), server_name(server), "root", root(server))
    ]
    found: list[View] = []
    for seat in seats:
        cards: View = {}
        looked = looked_at(state, seat)
        zones = ZONE_TABLE.shown(moment, seat, servers, looked, cards)
        for identity in state.identity:
            cards[moment.tags[identity]] = moment.entry(identity, seat)
        scene: View = {"regions": regions(state, seat, bool(looked)), "main": "servers"}
        found.append({**common, "cards": cards, "zones": zones, "scene": scene})
    return found


# Seats, turn, timeline ----------------------------------------------------------------------------


def seat_entry(state: AnrState, side: int) -> View:
    """Return the numbers of one side, all public (ANR-1.20 to ANR-1.29)."""
    identity = state.card(state.identity[side])
    shown = [
        number("credits", "Credits", state.credits[side], "hexcoin", main=True),
        number("clicks", "Clicks", state.clicks[side], "clock", each="click"),
    ]
    tags: list[str] = []
    if side == CORP:
        shown.append(number("hand", "Cards in HQ", len(state.zones[terms.HQ]), "hand"))
        shown.append(number("hand-size", "Hand size", modifiers.hand_size(state, CORP), "hand"))
        shown.append(number("deck", "Cards in R&D", len(state.zones[terms.RD]), "deck"))
        shown.append(number("bad-publicity", "Bad publicity", state.bad_publicity, "warning"))
    else:
        used, limit = modifiers.memory_used(state), modifiers.memory_limit(state)
        shown.append(number("hand", "Cards in grip", len(state.zones[terms.GRIP]), "hand"))
        shown.append(number("hand-size", "Hand size", modifiers.hand_size(state, RUNNER), "hand"))
        shown.append(number("deck", "Cards in stack", len(state.zones[terms.STACK]), "deck"))
        shown.append(number("memory-free", "Free memory", limit - used, "socket"))
        shown.append(number("memory", "Memory", limit, "socket"))
        shown.append(number("link", "Link", modifiers.link(state), "chain"))
        shown.append(number("tags", "Tags", state.runner_tags, "label"))
        label = f"{brain_word(state).capitalize()} damage"
        shown.append(number("brain-damage", label, state.brain_damage, "down"))
        if state.runner_tags:
            tags.append("tagged")
        if state.publicity_credits + state.temporary:
            extra = state.publicity_credits + state.temporary
            shown.append(number("run-credits", "Credits for this run", extra, "hexcoin"))
    return {
        "seat": side,
        "name": SIDE_NAMES[side],
        "side": SIDES[side],
        "faction": terms.FACTION_NAMES[identity.faction],
        "card": card_tag(state, state.identity[side]),
        "score": modifiers.score(state, side),
        "goal": terms.POINTS_TO_WIN,
        "numbers": shown,
        "marks": tags,
        "striped": side == RUNNER,
    }


RUN_STEPS: Final = ("Initiation", "Approach ice", "Encounter", "Approach server", "Access")
SETUP_STEPS: Final = ("Corp keeps a hand", "Runner keeps a hand", "Corp turn 1")
PHASES: Final = ("Set-up", "Draw phase", "Action phase", "Discard phase")


def timeline_of(state: AnrState) -> View:
    """Return the step of the run, or else the phase of the turn."""
    if state.run_server != NONE:
        names: tuple[str, ...] = RUN_STEPS
        now = run_step(state)
        if now > 2 and not state.zones[ice_zone(state.run_server)]:
            # Nobody met ice on the way to a server without any.
            names, now = (*RUN_STEPS[:1], *RUN_STEPS[3:]), now - 2
        title = f"Run on {server_name(state.run_server)}"
    elif not state.turn:
        names, title = SETUP_STEPS, PHASES[0]
        now = CORP if state.question is None else state.question.seat
    else:
        names = PHASES[1:] if state.turn_seat == CORP else PHASES[2:]
        now = max(0, state.phase - (1 if state.turn_seat == CORP else 2))
        title = f"{SIDE_NAMES[state.turn_seat]} turn {state.turn}"
    return timeline(title, names, now)


def run_step(state: AnrState) -> int:
    """Return how far a run is, as a place in the timeline."""
    if state.run_success:
        return 4
    if state.encountered != NONE:
        return 2
    if state.run_ice != NONE:
        return 1
    return 3 if state.run_place == 0 else 0


def notes(state: AnrState) -> list[View]:
    """Return public forecasts: what a score would need, whether a tag matters."""
    missing = [terms.POINTS_TO_WIN - modifiers.score(state, side) for side in (CORP, RUNNER)]
    found = points_notes(missing, "ANR-V1")
    if state.runner_tags:
        found.append(note("The Runner is tagged: the Corp may trash resources.", "ANR-TAG1"))
    return found
