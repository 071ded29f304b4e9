"""What a seat sees of the table (CCG-15): zones, seats, the turn, what is easily overlooked."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.funds import most, plain_sources, production
from nightdeck.games.cyberpunk_ccg.model.numbers import style
from nightdeck.games.cyberpunk_ccg.model.rulings import OPS_TARGET, R51, STYLE_TARGET
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    AT_TARGET,
    ATTACHED,
    CLOSING,
    DECLARED,
    FACTION_NAMES,
    GEAR,
    GONE,
    HAND,
    HIT,
    IN_RUN,
    LOCATIONS,
    NO_ATTACK,
    OPERATIONS,
    PLAYED,
    RUN,
    RUNNERS,
    RUNS,
    SKIRMISH,
    SPONSOR_ZONE,
    STASH,
    TRASH,
)
from nightdeck.games.cyberpunk_ccg.rules.winning import plan_progress
from nightdeck.games.cyberpunk_ccg.seen.card_entries import Moment
from nightdeck.games.cyberpunk_ccg.seen.names import player_name
from nightdeck.games.cyberpunk_ccg.seen.scene import looked_at, regions
from nightdeck.games.cyberpunk_ccg.seen.street import Street
from nightdeck.kernel.game import View

SEAT_ZONES: Final[tuple[tuple[int, str, str], ...]] = (
    (RUNS, "runs", "Runs"),
    (GEAR, "gear", "Gear"),
    (HAND, "hand", "Hand"),
    (SPONSOR_ZONE, "sponsor", "Sponsor"),
    (LOCATIONS, "locations", "Locations"),
    (OPERATIONS, "operations", "Operations"),
    (RUNNERS, "runners", "Runners"),
    (ATTACHED, "attached", "Cyber and Equipment"),
    (STASH, "stash", "Stash"),
    (TRASH, "trash", "Trash"),
)
"""CCG-2.1 The zones of a seat: kind, name in views, label."""

TABLE_ZONES: Final = ((PLAYED, "played", "Being played"), (GONE, "gone", "Out of the game"))
CLOSED: Final = (RUNS, GEAR)
SYMBOLS: Final = {"construction": "star"}
STEPS: Final = (
    "Draw",
    "Straighten",
    "Purchase",
    "Equip",
    "Legwork",
    "Teams",
    "Closing",
    "Hits",
    "Runs",
    "Damage Control",
    "Discard",
)
HIT_STEPS: Final = ("Attackers", "Defence", "Skirmish", "Target window", "Strike")
RUN_STEPS: Final = ("Attackers", "Run window", "Strike")
NOW_IN: Final = {
    DECLARED: "Defence",
    SKIRMISH: "Skirmish",
    AT_TARGET: "Target window",
    IN_RUN: "Run window",
}
NEARLY: Final = 0.8


def table(state: CcgState, seat: int) -> View:
    """CCG-15.1 Return what a seat sees, built from what it may know."""
    return tables(state, [seat])[0]


def tables(state: CcgState, seats: list[int]) -> list[View]:
    """Return what several seats see; what is the same for all of them is built once."""
    moment = Moment(state)
    moment.attack = None if state.attack_kind == NO_ATTACK else Street(state)
    common: View = {
        "turn": turn(state),
        "timeline": timeline(state),
        "seats": [seat_entry(moment, each) for each in range(state.seats)],
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
            is_closed = kind in CLOSED or (kind == HAND and owner != seat)
            if kind == STASH and state.rulings[R51] and owner != seat:
                is_closed = True
            shown = [] if is_closed else there
            zones[f"{name}-{owner}"] = zone(moment, seat, label, owner, shown, len(there), cards)
    for kind, name, label in TABLE_ZONES:
        there = state.zones[state.table_zone(kind)]
        shown = there if kind == PLAYED else []
        zones[name] = zone(moment, seat, label, None, shown, len(there), cards)
    looked = looked_at(state, seat)
    zones["looked-at"] = zone(moment, seat, "You look at", None, looked, len(looked), cards)
    laid = regions(state, seat, moment.tags, bool(looked), moment.attack)
    return {"cards": cards, "zones": zones, "scene": {"regions": laid}, "notes": notes(state, seat)}


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


# Seats, turn, notes


def seat_entry(moment: Moment, seat: int) -> View:
    """CCG-15.1 Return the numbers of one player, all public."""
    state = moment.state
    hand = state.cards(seat, HAND)
    red = sum(POOL[state.definition[card]].is_runs for card in hand)
    sponsor = POOL[state.definition[state.sponsor[seat]]]
    ready = 0 if state.is_out(seat) else most(state, seat)
    total = ready if state.is_out(seat) else ready + unready(state, seat)
    numbers: list[View] = [
        {"id": "eb", "label": "EB ready", "value": ready, "icon": "coin", "main": True,
         "of": total},
        {**number("hand", "Runs and Gear in hand", red, "hand"), "plus": len(hand) - red},
        {**number("ops", "Ops Points", state.ops[seat], "star"), "short": "Ops",
         "bar": state.number(OPS_TARGET)},
        {**number("style", "Style Points", style(state, seat), "rise"), "short": "Style",
         "bar": state.number(STYLE_TARGET)},
        {**number("plan", f"{sponsor.name}'s plan in percent", percent(state, seat), "banner"),
         "short": "Plan", "bar": 100},
    ]  # fmt: skip
    if state.bust_points[seat]:
        busts = number("busts", "Bust points", state.bust_points[seat], "strike")
        numbers.append({**busts, "short": "Busts"})
    faction = FACTION_NAMES[sponsor.faction]
    found: View = {
        "seat": seat,
        "name": f"Player {seat + 1}",
        "score": max(state.ops[seat], style(state, seat)),
        "score_label": "Ops or Style",
        "goal": state.number(OPS_TARGET),
        "numbers": numbers,
        "marks": ["active"] if state.turn and seat == state.active_seat else [],
        "side": faction,
        "faction": faction,
    }
    if state.is_out(seat):
        found["out"] = True
    elif state.exhausted[state.sponsor[seat]]:
        found["stance"] = "Sponsor used"
    if state.cards(seat, SPONSOR_ZONE):
        found["card"] = moment.tags[state.sponsor[seat]]
    return found


def unready(state: CcgState, seat: int) -> int:
    """Return the EB of a player's sources that are used."""
    cards = [*state.cards(seat, SPONSOR_ZONE), *state.cards(seat, LOCATIONS)]
    free = plain_sources(state, seat)
    return sum(production(state, card) for card in cards if card not in free)


def percent(state: CcgState, seat: int) -> int:
    """CCG-13.3 Return how far a player's own plan is."""
    return 0 if state.is_out(seat) else int(100 * plan_progress(state, seat))


def number(name: str, label: str, value: int, icon: str) -> View:
    """Return one number of a seat."""
    return {"id": name, "label": label, "value": value, "icon": icon}


def turn(state: CcgState) -> View:
    """Return whose turn it is and which step."""
    if not state.turn:
        return {"number": 0, "seat": state.active_seat, "text": "Setup"}
    step = STEPS[max(0, state.step - 1)]
    text = f"Turn {state.turn}, Player {state.active_seat + 1}, {step}"
    return {"number": state.turn, "seat": state.active_seat, "text": text}


def timeline(state: CcgState) -> View:
    """CCG-7 Return the steps of the turn, or of the attack, and the one that is on."""
    if state.attack_kind != NO_ATTACK:
        return attack_line(state)
    now = max(0, state.step - 1)
    steps = []
    for place, name in enumerate(STEPS):
        if place + 1 == CLOSING and place != now:
            continue
        stage = "done" if place < now else "now" if place == now and state.turn else "next"
        steps.append({"name": name, "state": stage})
    title = f"Player {state.active_seat + 1}, turn {state.turn}" if state.turn else "Setup"
    return {"title": title, "steps": steps, "note": ""}


def attack_line(state: CcgState) -> View:
    """CCG-8.2, CCG-8.5 Return the steps of an attack."""
    names = HIT_STEPS if state.attack_kind == HIT else RUN_STEPS
    now = NOW_IN[state.attack_stage]
    if state.attack_kind == RUN and now == "Defence":
        now = "Run window"
    steps = []
    for place, name in enumerate(names):
        stage = "now" if name == now else "done" if place < names.index(now) else "next"
        steps.append({"name": name, "state": stage})
    kind = "Hit" if state.attack_kind == HIT else "Run"
    title = f"{kind} on {target_title(state)}"
    return {"title": title, "steps": steps, "note": f"turn {state.turn}"}


def target_title(state: CcgState) -> str:
    """Return what is attacked, by the name everybody knows."""
    if state.target < 0:
        return f"the Stash of Player {state.target_seat + 1}"
    return POOL[state.definition[state.target]].name


def notes(state: CcgState, seat: int) -> list[View]:
    """Return public facts that are easily overlooked: who is about to win, and how."""
    found: list[View] = []
    for owner in state.survivors():
        who = player_name(owner, seat)
        who = who[:1].upper() + who[1:]
        sponsor = POOL[state.definition[state.sponsor[owner]]]
        if plan_progress(state, owner) >= NEARLY:
            text = f"{who}: {sponsor.name}'s plan is at {percent(state, owner)} percent."
            found.append({"text": text, "clause": "CCG-13.3"})
        for value, target, label, clause in (
            (state.ops[owner], state.number(OPS_TARGET), "Ops Points", "CCG-13.1"),
            (style(state, owner), state.number(STYLE_TARGET), "Style Points", "CCG-13.2"),
        ):
            if value >= NEARLY * target:
                text = f"{who}: {value} of {target} {label}."
                found.append({"text": text, "clause": clause})
    return found
