"""How a game was won, in a sentence or two: what decided it, and how near the other side was."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import events, modifiers, terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.seen.chronicle import PLACES
from nightdeck.games.android_netrunner.seen.names import root_name
from nightdeck.games.netrunner_family.seen.endings import decided_by, latest, names_for


def ending(state: AnrState, seat: int) -> str:
    """ANR-V1 to ANR-V3 Say how the game was won, from what everybody saw of its end."""
    outcome = state.outcome
    if outcome is None or not outcome.winners or not state.log:
        return ""
    winner, names = outcome.winners[0], names_for(seat)
    decided = ""
    if outcome.clause == "ANR-V1":
        decided = last_agenda(state, winner, names)
    elif outcome.clause.startswith("ANR-V3"):
        decided = last_blow(state, names)
    elif outcome.clause == "ANR-V2":
        decided = f"{names[terms.CORP]} had to draw from an empty R&D."
    missing = terms.POINTS_TO_WIN - modifiers.score(state, 1 - winner)
    return decided_by(decided, names[1 - winner], missing)


def last_agenda(state: AnrState, winner: int, names: list[str]) -> str:
    """Tell the agenda that brought the seventh point."""
    kind = events.AGENDA_SCORED if winner == terms.CORP else events.AGENDA_STOLEN
    entry = latest(state, (kind,))
    points = modifiers.score(state, winner)
    if entry is None:
        return f"{names[winner]} reached {points} agenda points."
    verb, where = "scored", ""
    if winner == terms.RUNNER:
        verb, where = "stole", stolen_from(state)
    click = " with the last click" if is_last_click(state, winner) else ""
    card = POOL[entry[1][0]].name
    return f"{names[winner]} {verb} {card}{where}{click} and reached {points} agenda points."


def stolen_from(state: AnrState) -> str:
    """Tell where the last card was accessed."""
    entry = latest(state, (events.CARD_ACCESSED,))
    if entry is None:
        return ""
    zone = entry[1][1]
    if zone >= terms.SERVER_ZONES:
        return f" from {root_name((zone - terms.SERVER_ZONES) >> 1)}"
    return f" from {PLACES[zone]}" if zone in PLACES else ""


def is_last_click(state: AnrState, seat: int) -> bool:
    """Tell whether a side has no click left in its own turn."""
    return state.turn_seat == seat and state.clicks[seat] == 0


def last_blow(state: AnrState, names: list[str]) -> str:
    """Tell the damage that flatlined the Runner."""
    entry = latest(state, (events.DAMAGE_BEGINS,))
    if entry is None:
        return f"{names[terms.RUNNER]} had no hand size left."
    kind, points = entry[1][0], entry[1][1]
    damage = f"{points} {terms.DAMAGE_NAMES[kind]} damage"
    return f"{names[terms.RUNNER]} suffered {damage}, more than the grip held."
