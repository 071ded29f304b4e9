"""Public forecasts: what a Reclaim would pay, who holds which District, where the Story stands."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model import board, markers, terms
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.rules.reclaim import is_denied, recruit_number
from nightdeck.games.gangs_of_night_city.rules.units import dominant, has_presence
from nightdeck.games.gangs_of_night_city.rules.winning import leaders_by, target_of
from nightdeck.games.gangs_of_night_city.seen.names import (
    amount_of,
    side_name,
    side_names,
    unit_word,
)
from nightdeck.games.gangs_of_night_city.seen.story_cards import forecasts


def reclaim_pays(state: GangsState, seat: int) -> tuple[list[int], list[int]]:
    """GNC-11.2 Return the sure gains of a Reclaim by kind, and the Districts with a choice."""
    sure = [0, 0, 0, 0]
    choices: list[int] = []
    for district in range(board.DISTRICTS):
        if not has_presence(state, seat, district):
            continue
        if dominant(state, district) == seat:
            for kind in board.REWARDS[district]:
                sure[kind] += 1
        elif is_denied(state, seat, district):
            continue
        elif len(set(board.REWARDS[district])) == 1:
            sure[board.REWARDS[district][0]] += 1
        else:
            choices.append(district)
    return sure, choices


def recruitable(state: GangsState, seat: int) -> list[int]:
    """GNC-11.3 Return the Basic Units and Edgerunners in a seat's reserve."""
    first = seat * UNITS
    return [
        unit
        for unit in range(first, first + UNITS)
        if state.place[unit] == terms.RESERVE and terms.CLASSES[unit % UNITS] != terms.DRONE
    ]


def reclaim_gains(state: GangsState, seat: int) -> str:
    """Return what a seat would gain and recruit in a Reclaim now, in words."""
    sure, choices = reclaim_pays(state, seat)
    parts = [amount_of(number, kind) for kind, number in enumerate(sure) if number]
    parts += [f"one reward of {board.DISTRICT_NAMES[district]}" for district in choices]
    number = min(recruit_number(state, seat), len(recruitable(state, seat)))
    recruits = "1 recruit" if number == 1 else f"{number} recruits"
    return f"{', '.join(parts) or 'no resources'} and up to {recruits}"


def reclaim_words(state: GangsState, seat: int) -> str:
    """Return what a Reclaim would pay a seat now, in a sentence."""
    return f"A Reclaim now pays {side_name(state, seat)} {reclaim_gains(state, seat)}."


def reserve_words(state: GangsState, side: int) -> str:
    """GNC-2.3 Return what waits in a side's reserve, in a sentence."""
    first = side * UNITS
    waiting = [unit for unit in range(first, first + UNITS) if state.place[unit] == terms.RESERVE]
    kinds = [terms.CLASSES[unit % UNITS] for unit in waiting]
    parts = []
    for kind in range(terms.DRONE + 1):
        number = kinds.count(kind)
        if number:
            parts.append(f"{number} {terms.CLASS_NAMES[kind]}{'s' if number > 1 else ''}")
    parts += [unit_word(state, unit) for unit in waiting if unit % UNITS >= terms.FIRST_HIRED]
    return f"In the reserve of {side_name(state, side)}: {', '.join(parts) or 'nobody'}."


def leader_words(state: GangsState) -> str:
    """Return who has the most Street Cred, in a sentence; nothing before anybody has any."""
    best = leaders_by(state.cred)
    if not state.cred[best[0]]:
        return ""
    names = " and ".join(side_name(state, side) for side in best)
    verb = "leads" if len(best) == 1 else "lead"
    return f"{names} {verb} with {state.cred[best[0]]} Street Cred."


def district_words(state: GangsState, district: int) -> str:
    """GNC-6.7 GNC-6.8 Return who has Presence and Dominance in a District, in words."""
    leader = dominant(state, district)
    present = [
        side_name(state, side)
        for side in range(len(state.cred))
        if side != leader and has_presence(state, side, district)
    ]
    parts = lead(state, leader)
    if present:
        parts.append(f"Presence: {', '.join(present)}")
    return "; ".join([*(parts or ["empty"]), *trouble(state, district)])


def district_brief(state: GangsState, district: int) -> str:
    """Return what the map must say in words about a District: its Units show who is present."""
    return "; ".join([*trouble(state, district), *lead(state, dominant(state, district))])


def lead(state: GangsState, leader: int) -> list[str]:
    """Return who has Dominance, in words, if anybody has."""
    return [f"Dominance: {side_name(state, leader)}"] if leader >= 0 else []


def trouble(state: GangsState, district: int) -> list[str]:
    """Return the Heat of a District and whether MaxTac is there, in words."""
    heat = [f"Heat {state.heat[district]}"] if state.heat[district] else []
    is_raided = markers.MAXTAC in state.counters and state.counters[markers.MAXTAC] == district
    return [*heat, "MaxTac"] if is_raided else heat


def notes(state: GangsState) -> list[dict[str, str]]:
    """Return all forecasts; they are made of public facts only."""
    leader = leader_words(state)
    found = [{"text": leader, "clause": "GNC-1.3"}] if leader else []
    for seat in range(state.seats):
        found.append({"text": reclaim_words(state, seat), "clause": "GNC-11.2"})
    for side in range(len(state.cred)):
        if state.gang[side] >= 0:
            found.append({"text": reserve_words(state, side), "clause": "GNC-2.3"})
    for side in range(len(state.cred)):
        left = target_of(state, side) - state.cred[side]
        if 0 < left <= 5:
            text = f"{side_name(state, side)} is {left} Street Cred away from ending the game."
            found.append({"text": text, "clause": "GNC-12.3b"})
    names = side_names(state)
    found += [{"text": text, "clause": "GNC-13.4"} for text in forecasts(state, names)]
    return found
