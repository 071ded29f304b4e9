"""What a seat sees of the table (NEU-19): zones, seats, the turn, what is easily overlooked."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language.when import tier_holds
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    ATTACHED,
    BANK,
    BIN,
    BIOFRAME_POOL,
    CACHE,
    CACHE_DOWN,
    COMMITTED,
    CYBERDECK,
    ENVIRONMENT,
    FIELD,
    HAND,
    MAINFRAME,
    MAINFRAME_POOL,
    NONE,
    PLEDGED,
    POOL_NAMES,
    PURGE,
    RAM_DECK,
    SLOTS,
    START_HEALTH,
    TROJANS,
)
from nightdeck.games.neuroscape.rules.ram import missing, refreshed
from nightdeck.games.neuroscape.seen.card_entries import Moment
from nightdeck.games.neuroscape.seen.catalogue import factions_of
from nightdeck.games.neuroscape.seen.fights import COMBAT_STEPS, POOL_ICONS, combat_step, coming
from nightdeck.games.neuroscape.seen.names import player_name
from nightdeck.games.neuroscape.seen.scene import looked_at, regions
from nightdeck.kernel.game import View

SEAT_ZONES: Final[tuple[tuple[int, str, str], ...]] = (
    (CYBERDECK, "deck", "Cyberdeck"),
    (RAM_DECK, "ram-deck", "RAM deck"),
    (HAND, "hand", "Hand"),
    (BANK, "bank", "RAM bank"),
    (FIELD, "field", "Characters"),
    (MAINFRAME, "mainframe", "Mainframe"),
    (SLOTS, "slots", "Slots"),
    (TROJANS, "trojans", "Face-down trojans"),
    (BIN, "bin", "Recycle bin"),
    (PURGE, "purge", "Purged"),
    (COMMITTED, "committed", "Committed RAM"),
    (ATTACHED, "attached", "Cyberware"),
    (PLEDGED, "pledged", "Pledged RAM"),
)
"""NEU-2.1 The zones of a seat: kind, name in views, label."""

TABLE_ZONES: Final = (
    (ENVIRONMENT, "environment", "Environment"),
    (CACHE, "cache", "Cache"),
    (CACHE_DOWN, "cache-down", "Cache, face down"),
)
CLOSED: Final = (CYBERDECK, RAM_DECK)
SYMBOLS: Final = {"bleed": "down", "+1/+1": "rise", "marker": "star", "damage": "strike"}
STAGES: Final = (
    "Initialize",
    "Deploy",
    "Netcheck",
    "Swift check",
    "Combat",
    "Swift check",
    "Reset",
)
POOL_LABELS: Final = ("Mainframe", "Bioframe")
POOL_TONES: Final = ("info", "bad")
"""NEU-1.2 The mainframe is blue, the bioframe red."""
LOW: Final = 5


def table(state: NeuState, seat: int) -> View:
    """NEU-19.1 Return what a seat sees, built from what it may know."""
    return tables(state, [seat])[0]


def tables(state: NeuState, seats: list[int]) -> list[View]:
    """Return what several seats see; what is the same for all of them is built once."""
    moment = Moment(state)
    lost = coming(state)
    common: View = {
        "turn": turn(state),
        "timeline": timeline(state),
        "seats": [seat_entry(moment, each, lost) for each in range(state.seats)],
        "symbols": SYMBOLS,
    }
    return [{**common, **own_view(moment, seat)} for seat in seats]


def own_view(moment: Moment, seat: int) -> View:
    """Return the parts of a view that differ from seat to seat."""
    state = moment.state
    cards: View = {}
    zones: View = {}
    for owner in range(state.seats):
        for kind, name, label in SEAT_ZONES:
            there = state.cards(owner, kind)
            is_closed = kind in CLOSED or (kind == HAND and not may_see_hand(state, seat, owner))
            zones[f"{name}-{owner}"] = zone(
                moment, seat, label, owner, [] if is_closed else there, len(there), cards
            )
    for kind, name, label in TABLE_ZONES:
        there = state.zones[state.table_zone(kind)]
        zones[name] = zone(moment, seat, label, None, there, len(there), cards)
    looked = looked_at(state, seat)
    zones["looked-at"] = zone(moment, seat, "You look at", None, looked, len(looked), cards)
    laid = regions(state, seat, moment.tags, bool(looked))
    return {"cards": cards, "zones": zones, "scene": {"regions": laid}, "notes": notes(state, seat)}


def may_see_hand(state: NeuState, seat: int, owner: int) -> bool:
    """NEU-2.1c, NEU-18.5 Tell whether a seat sees a hand: its own, or its teammate's."""
    return seat >= 0 and state.friends(owner) >> seat & 1 != 0


def zone(
    moment: Moment,
    seat: int,
    label: str,
    owner: int | None,
    there: list[int],
    count: int,
    cards: View,
) -> View:
    """Return a zone with the cards a seat can point at, and add those cards."""
    tags = moment.tags
    for card in there:
        cards[tags[card]] = moment.entry(card, seat)
    named = [tags[card] for card in there]
    return {"label": label, "owner": owner, "count": count, "cards": named}


# Seats, turn, notes -------------------------------------------------------------------------------


def seat_entry(moment: Moment, seat: int, lost: dict[tuple[int, int], int]) -> View:
    """NEU-19.1 Return the numbers of one player, all public."""
    state = moment.state
    pools = state.pools_of(seat)
    numbers = [pool_number(state, seat, pool, lost) for pool in (MAINFRAME_POOL, BIOFRAME_POOL)]
    numbers += [
        {
            **number("ram", "Refreshed RAM", len(refreshed(state, seat)), "ram"),
            "of": len(state.cards(seat, BANK)),
            "pips": True,
            "zone": f"bank-{seat}",
        },
        number("committed", "Committed RAM", len(state.cards(seat, COMMITTED)), "socket"),
        number("hand", "Cards in hand", len(state.cards(seat, HAND)), "hand"),
    ]
    mainframe = state.cards(seat, MAINFRAME)
    found: View = {
        "seat": seat,
        "name": f"Player {seat + 1}",
        "score": max(0, min(pools)),
        "score_label": "lower pool",
        "goal": 0,
        "numbers": numbers,
        "marks": ["active"] if state.turn and seat == state.active_seat else [],
        "stance": stance(state, seat),
    }
    factions = factions_of(state.card(mainframe[0])) if mainframe else []
    found["side"] = found["faction"] = factions[0] if factions else "none"
    if mainframe:
        found["card"] = moment.tags[mainframe[0]]
    return found


def stance(state: NeuState, seat: int) -> str:
    """NEU-15.6 Say which tiers of the mainframe hold."""
    held = [
        str(place + 1)
        for card in state.cards(seat, MAINFRAME)
        for place in range(len(state.card(card).tiers))
        if tier_holds(state, card, place)
    ]
    return f"{'tier' if len(held) == 1 else 'tiers'} {' and '.join(held)}" if held else ""


def pool_number(state: NeuState, seat: int, pool: int, lost: dict[tuple[int, int], int]) -> View:
    """NEU-1.2 Return one of the two pools, with what it will lose to the attacks as they stand."""
    value = state.pools_of(seat)[pool]
    label = f"{POOL_LABELS[pool]} health"
    found = number(POOL_NAMES[pool], label, value, POOL_ICONS[pool])
    found.update(main=True, bar=START_HEALTH, tone=POOL_TONES[pool])
    threat = lost.get((state.teams[seat], pool), 0)
    if threat:
        found["coming"] = threat
    if state.teams.count(state.teams[seat]) > 1:
        found["shared"] = True
    return found


def number(name: str, label: str, value: int, icon: str) -> View:
    """Return one number of a seat."""
    return {"id": name, "label": label, "value": value, "icon": icon}


def turn(state: NeuState) -> View:
    """Return whose turn it is and which stage."""
    if not state.turn:
        return {"number": 0, "seat": state.active_seat, "text": "Set-up"}
    stage = STAGES[max(0, state.stage - 1)].lower()
    text = f"Turn {state.turn}, Player {state.active_seat + 1}, {stage}"
    return {"number": state.turn, "seat": state.active_seat, "text": text}


def timeline(state: NeuState) -> View:
    """NEU-5, NEU-9 Return the stages of the turn, or the steps of the combat, and the one on."""
    names: tuple[str, ...] = STAGES
    now = max(0, state.stage - 1)
    title = f"Player {state.active_seat + 1}, turn {state.turn}" if state.turn else "Set-up"
    step = combat_step(state)
    if step != NONE:
        names, now, title = COMBAT_STEPS, step, f"Player {state.active_seat + 1}, combat"
    steps = []
    for place, name in enumerate(names):
        stage = "done" if place < now else "now" if place == now and state.turn else "next"
        steps.append({"name": name, "state": stage})
    return {"title": title, "steps": steps, "note": turn_order(state)}


def turn_order(state: NeuState) -> str:
    """NEU-18.7 Say whose turns follow, where more than two take them."""
    if state.seats == 2 or not state.turn or state.active_seat not in state.order:
        return ""
    place = state.order.index(state.active_seat)
    around = [*state.order[place:], *state.order[:place]]
    return f"Turns: {', '.join(str(seat + 1) for seat in around if not state.is_out(seat))}"


def notes(state: NeuState, seat: int) -> list[View]:
    """Return public facts that are easily overlooked: low pools, boards short of RAM."""
    found: list[View] = []
    for owner in state.survivors():
        who = player_name(state, owner, seat)
        who = who[:1].upper() + who[1:]
        mates = [each for each in state.survivors() if state.teams[each] == state.teams[owner]]
        for pool, label in enumerate(POOL_LABELS):
            left = state.pools_of(owner)[pool]
            if 0 < left <= LOW and owner == mates[0]:
                text = f"{who}: {label.lower()} at {left}."
                found.append({"text": text, "clause": "NEU-1.3"})
        short = sum(max(0, missing(state, card)) for card in state.characters(owner))
        if short:
            text = f"{who}: {short} RAM short; the next stability check rolls for everything."
            found.append({"text": text, "clause": "NEU-7.12"})
    if state.idle > 1 and state.turn:
        text = f"Nothing has moved for {state.idle} turns."
        found.append({"text": text, "clause": "NEU-16.10"})
    return found
