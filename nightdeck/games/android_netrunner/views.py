"""What a seat sees of the table, ANR-H1 to ANR-H13, and how the table is laid out."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.android_netrunner.definitions import POOL
from nightdeck.games.android_netrunner.modifiers import (
    hand_size,
    link,
    memory_limit,
    memory_used,
    requirement,
    rez_cost,
    score,
    strength,
    subroutines,
)
from nightdeck.games.android_netrunner.scene import looked_at, regions
from nightdeck.games.android_netrunner.state import AnrState
from nightdeck.games.android_netrunner.terms import (
    AGENDA,
    ARCHIVES,
    ARCHIVES_DOWN,
    CORP,
    CORP_ASIDE,
    CORP_PLAY,
    CORP_SCORE,
    COUNTER_NAMES,
    FACTION_NAMES,
    GRIP,
    HARDWARE_ROW,
    HEAP,
    HOSTED,
    HQ,
    ICE,
    ICEBREAKER,
    NONE,
    POINTS_TO_WIN,
    PROGRAMS,
    RD,
    REMOVED,
    RESOURCES,
    RUNNER,
    RUNNER_ASIDE,
    RUNNER_PLAY,
    RUNNER_SCORE,
    STACK,
    ice_zone,
    root,
)
from nightdeck.games.android_netrunner.words import brain_word, place_id, server_name
from nightdeck.kernel.game import View
from nightdeck.kernel.views import card_tag

ZONES: Final[tuple[tuple[int, str, str, int], ...]] = (
    (HQ, "hq", "HQ", CORP),
    (RD, "rd", "R&D", CORP),
    (ARCHIVES, "archives", "Archives", CORP),
    (ARCHIVES_DOWN, "archives-down", "Archives, face down", CORP),
    (CORP_SCORE, "corp-score", "Scored agendas", CORP),
    (CORP_PLAY, "corp-play", "Corp plays", CORP),
    (CORP_ASIDE, "corp-aside", "Set aside by the Corp", CORP),
    (GRIP, "grip", "Grip", RUNNER),
    (STACK, "stack", "Stack", RUNNER),
    (HEAP, "heap", "Heap", RUNNER),
    (PROGRAMS, "programs", "Programs", RUNNER),
    (HARDWARE_ROW, "hardware", "Hardware", RUNNER),
    (RESOURCES, "resources", "Resources", RUNNER),
    (RUNNER_SCORE, "runner-score", "Stolen agendas", RUNNER),
    (RUNNER_PLAY, "runner-play", "Runner plays", RUNNER),
    (RUNNER_ASIDE, "runner-aside", "Set aside by the Runner", RUNNER),
    (HOSTED, "hosted", "Hosted cards", RUNNER),
    (REMOVED, "removed", "Out of the game", NONE),
)
"""Zone, its name in views, its label, its owner (ANR-1.3 to ANR-1.17)."""

COUNT_ONLY: Final = (RD, STACK)
OWN_ONLY: Final = {
    HQ: CORP,
    ARCHIVES_DOWN: CORP,
    CORP_ASIDE: CORP,
    GRIP: RUNNER,
    RUNNER_ASIDE: RUNNER,
}
SIDES: Final = ("corp", "runner")


def table(state: AnrState, seat: int) -> View:
    """ANR-H1 Return what a seat sees, built from what it may know."""
    cards: dict[str, Any] = {}
    zones: dict[str, Any] = {}
    for zone, name, label, owner in ZONES:
        add_zone(state, seat, zone, name, label, owner, cards, zones)
    for server in state.servers:
        place, label = place_id(server), server_name(server)
        add_zone(state, seat, root(server), f"{place}-root", f"{label}, root", CORP, cards, zones)
        add_zone(state, seat, ice_zone(server), f"{place}-ice", f"{label}, ice", CORP, cards, zones)
    add_looked_at(state, seat, cards, zones)
    for side in (CORP, RUNNER):
        add_card(state, seat, state.identity[side], cards)
    return {
        "turn": turn(state),
        "timeline": timeline(state),
        "seats": [seat_entry(state, CORP), seat_entry(state, RUNNER)],
        "cards": cards,
        "zones": zones,
        "scene": {"regions": regions(state, seat)},
        "notes": notes(state),
    }


# Cards and zones ----------------------------------------------------------------------------------


def add_zone(
    state: AnrState,
    seat: int,
    zone: int,
    name: str,
    label: str,
    owner: int,
    cards: dict[str, Any],
    zones: dict[str, Any],
) -> None:
    """Add a zone; the cards of hands and decks are pointed at by their owner at most."""
    inside = state.zones[zone]
    shown = inside
    if zone in COUNT_ONLY or OWN_ONLY.get(zone, seat) != seat:
        shown = []
    zones[name] = {
        "label": label,
        "owner": None if owner == NONE else owner,
        "count": len(inside),
        "cards": [card_tag(state, card) for card in shown],
    }
    for card in shown:
        add_card(state, seat, card, cards)


def add_looked_at(state: AnrState, seat: int, cards: dict[str, Any], zones: dict[str, Any]) -> None:
    """Add the cards an open question shows to the seat that is asked."""
    looked = looked_at(state, seat)
    zones["looked-at"] = {
        "label": "You look at",
        "owner": None,
        "count": len(looked),
        "cards": [card_tag(state, card) for card in looked],
    }
    for card in looked:
        add_card(state, seat, card, cards)


def is_face_up(state: AnrState, card: int) -> bool:
    """ANR-1.33 Tell whether a card lies face up for everybody."""
    if POOL[state.definition[card]].side == RUNNER:
        return True
    if state.rezzed[card]:
        return True
    return state.zone[card] in (ARCHIVES, CORP_SCORE, RUNNER_SCORE, CORP_PLAY, REMOVED, HOSTED) or (
        card == state.identity[CORP]
    )


def add_card(state: AnrState, seat: int, card: int, cards: dict[str, Any]) -> None:
    """Add one card: its face only if the seat may see it, its counters in any case (ANR-ADV3)."""
    definition = POOL[state.definition[card]]
    is_up = is_face_up(state, card)
    is_own = definition.side == seat
    is_known = state.knows(seat, card)
    entry: dict[str, Any] = {
        "card": definition.id
        if is_known and (is_up or is_own or lies_hidden(state, card))
        else None,
        "back": SIDES[definition.side],
        "up": is_up,
        "own": is_own,
        "counters": counters(state, card),
        "numbers": numbers(state, card) if is_known and (is_up or is_own) else {},
        "marks": marks(state, card, is_up),
        "host": None if state.host[card] == NONE else card_tag(state, state.host[card]),
        "hosted": [card_tag(state, guest) for guest in state.hosted.get(card, [])],
    }
    if entry["card"] is None and is_known:
        entry["memory"] = definition.id
    cards[card_tag(state, card)] = entry


def lies_hidden(state: AnrState, card: int) -> bool:
    """Tell whether a card is being looked at where it has no place on the table."""
    return state.zone[card] in (HQ, RD, STACK, GRIP, ARCHIVES_DOWN, CORP_ASIDE, RUNNER_ASIDE)


def counters(state: AnrState, card: int) -> dict[str, int]:
    """ANR-1.31 Return the counters on a card by kind."""
    found: dict[str, int] = {}
    for kind, name in enumerate(COUNTER_NAMES):
        if state.counters[kind][card]:
            found[name] = state.counters[kind][card]
    return found


def numbers(state: AnrState, card: int) -> dict[str, int]:
    """Return the numbers of a card as they are now: strength, cost to rez, requirement."""
    definition = POOL[state.definition[card]]
    if definition.kind == ICE:
        found = {"strength": strength(state, card), "subroutines": len(subroutines(state, card))}
        if not state.rezzed[card]:
            found["rez"] = rez_cost(state, card)
        return found
    if definition.subtypes & ICEBREAKER:
        return {"strength": strength(state, card)}
    if definition.kind == AGENDA and state.server_of(card) != NONE:
        return {"requirement": requirement(state, card)}
    if state.server_of(card) != NONE and not state.rezzed[card]:
        return {"rez": rez_cost(state, card)}
    return {}


def marks(state: AnrState, card: int, is_up: bool) -> list[str]:
    """Return short words about a card's condition."""
    found: list[str] = []
    if state.server_of(card) != NONE:
        found.append("rezzed" if is_up else "unrezzed")
    if card == state.encountered:
        found.append("encountered")
        broken = state.broken
        for place in range(len(subroutines(state, card))):
            if broken >> place & 1:
                found.append(f"broken-{place + 1}")
    elif card == state.approaching:
        found.append("approached")
    if card == state.accessing:
        found.append("accessed")
    return found


# Seats, turn, timeline ----------------------------------------------------------------------------


def seat_entry(state: AnrState, side: int) -> View:
    """Return the numbers of one side, all public (ANR-1.20 to ANR-1.29)."""
    identity = state.card(state.identity[side])
    shown = [
        number("credits", "Credits", state.credits[side], "credit"),
        number("clicks", "Clicks", state.clicks[side], "click"),
    ]
    tags: list[str] = []
    if side == CORP:
        shown.append(number("hand", "Cards in HQ", len(state.zones[HQ]), "hand"))
        shown.append(number("hand-size", "Hand size", hand_size(state, CORP), "hand"))
        shown.append(number("deck", "Cards in R&D", len(state.zones[RD]), "deck"))
        shown.append(number("bad-publicity", "Bad publicity", state.bad_publicity, "badpub"))
    else:
        used, limit = memory_used(state), memory_limit(state)
        shown.append(number("hand", "Cards in grip", len(state.zones[GRIP]), "hand"))
        shown.append(number("hand-size", "Hand size", hand_size(state, RUNNER), "hand"))
        shown.append(number("deck", "Cards in stack", len(state.zones[STACK]), "deck"))
        shown.append(number("memory-free", "Free memory", limit - used, "mu"))
        shown.append(number("memory", "Memory", limit, "mu"))
        shown.append(number("link", "Link", link(state), "link"))
        shown.append(number("tags", "Tags", state.runner_tags, "tag"))
        label = f"{brain_word(state).capitalize()} damage"
        shown.append(number("brain-damage", label, state.brain_damage, "down"))
        if state.runner_tags:
            tags.append("tagged")
        if state.publicity_credits + state.temporary:
            extra = state.publicity_credits + state.temporary
            shown.append(number("run-credits", "Credits for this run", extra, "credit"))
    return {
        "seat": side,
        "name": ("Corp", "Runner")[side],
        "side": SIDES[side],
        "faction": FACTION_NAMES[identity.faction],
        "card": card_tag(state, state.identity[side]),
        "score": score(state, side),
        "goal": POINTS_TO_WIN,
        "numbers": shown,
        "marks": tags,
    }


def number(name: str, label: str, value: int, icon: str) -> View:
    """Return one number of a seat."""
    return {"id": name, "label": label, "value": value, "icon": icon}


RUN_STEPS: Final = ("Initiation", "Approach ice", "Encounter", "Approach server", "Access")
SETUP_STEPS: Final = ("Corp keeps a hand", "Runner keeps a hand", "Corp turn 1")
PHASES: Final = ("Set-up", "Draw phase", "Action phase", "Discard phase")


def turn(state: AnrState) -> View:
    """Return whose turn it is and which phase."""
    side = ("Corp", "Runner")[state.turn_seat]
    phase = PHASES[state.phase]
    text = f"{side} turn {state.turn}, {phase.lower()}" if state.turn else phase
    return {"number": state.turn, "seat": state.turn_seat, "text": text}


def timeline(state: AnrState) -> View:
    """Return the step of the run, or else the phase of the turn."""
    if state.run_server != NONE:
        names: tuple[str, ...] = RUN_STEPS
        now = run_step(state)
        title = f"Run on {server_name(state.run_server)}"
    elif not state.turn:
        names, title = SETUP_STEPS, PHASES[0]
        now = CORP if state.question is None else state.question.seat
    else:
        names = PHASES[1:] if state.turn_seat == CORP else PHASES[2:]
        now = max(0, state.phase - (1 if state.turn_seat == CORP else 2))
        title = ("Corp", "Runner")[state.turn_seat] + f" turn {state.turn}"
    steps = []
    for place, name in enumerate(names):
        stage = "done" if place < now else "now" if place == now else "next"
        steps.append({"name": name, "state": stage})
    return {"title": title, "steps": steps, "note": ""}


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
    found: list[View] = []
    for side in (CORP, RUNNER):
        missing = POINTS_TO_WIN - score(state, side)
        name = ("Corp", "Runner")[side]
        if 0 < missing <= 2:
            text = f"{name} needs {missing} more agenda point{'s' if missing > 1 else ''}."
            found.append({"text": text, "clause": "ANR-V1"})
    if state.runner_tags:
        text = "The Runner is tagged: the Corp may trash resources."
        found.append({"text": text, "clause": "ANR-TAG1"})
    return found
