"""Public forecasts: what a Reclaim would pay, who holds which District, where the Story stands."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.board import DISTRICT_NAMES, DISTRICTS, REWARDS
from nightdeck.games.gangs_of_night_city.reclaim import is_denied
from nightdeck.games.gangs_of_night_city.state import GangsState
from nightdeck.games.gangs_of_night_city.story import forecasts
from nightdeck.games.gangs_of_night_city.units import dominant, has_presence
from nightdeck.games.gangs_of_night_city.winning import target_of
from nightdeck.games.gangs_of_night_city.words import amount_of, side_name, side_names


def reclaim_pays(state: GangsState, seat: int) -> tuple[list[int], list[int]]:
    """GNC-11.2 Return the sure gains of a Reclaim by kind, and the Districts with a choice."""
    sure = [0, 0, 0, 0]
    choices: list[int] = []
    for district in range(DISTRICTS):
        if not has_presence(state, seat, district):
            continue
        if dominant(state, district) == seat:
            for kind in REWARDS[district]:
                sure[kind] += 1
        elif is_denied(state, seat, district):
            continue
        elif len(set(REWARDS[district])) == 1:
            sure[REWARDS[district][0]] += 1
        else:
            choices.append(district)
    return sure, choices


def reclaim_words(state: GangsState, seat: int) -> str:
    """Return what a Reclaim would pay a seat now, in words."""
    sure, choices = reclaim_pays(state, seat)
    parts = [amount_of(number, kind) for kind, number in enumerate(sure) if number]
    parts += [f"one reward of {DISTRICT_NAMES[district]}" for district in choices]
    recruits = state.hideouts[seat].bit_count()
    pays = ", ".join(parts) or "nothing"
    return f"A Reclaim now pays {side_name(state, seat)}: {pays}; up to {recruits} recruits."


def district_words(state: GangsState, district: int) -> str:
    """GNC-6.7 GNC-6.8 Return who has Presence and Dominance in a District, in words."""
    leader = dominant(state, district)
    present = [
        side_name(state, side)
        for side in range(len(state.cred))
        if side != leader and has_presence(state, side, district)
    ]
    parts = [f"Dominance: {side_name(state, leader)}"] if leader >= 0 else []
    if present:
        parts.append(f"Presence: {', '.join(present)}")
    return "; ".join(parts) or "empty"


def notes(state: GangsState) -> list[dict[str, str]]:
    """Return all forecasts; they are made of public facts only."""
    found = [
        {"text": reclaim_words(state, seat), "clause": "GNC-11.2"} for seat in range(state.seats)
    ]
    for side in range(len(state.cred)):
        left = target_of(state, side) - state.cred[side]
        if 0 < left <= 5:
            text = f"{side_name(state, side)} is {left} Street Cred away from ending the game."
            found.append({"text": text, "clause": "GNC-12.3b"})
    names = side_names(state)
    found += [{"text": text, "clause": "GNC-13.4"} for text in forecasts(state, names)]
    return found
