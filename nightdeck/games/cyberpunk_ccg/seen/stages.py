"""The great moments of the game: what the table stops for, built from the log alone (CCG-15.7)."""

from __future__ import annotations

from functools import cache
from typing import Final

from nightdeck.games.cyberpunk_ccg.model import events
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.events import ROLES
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    CYBER,
    EQUIPMENT,
    NONE,
)
from nightdeck.games.cyberpunk_ccg.seen.chronicle import target_name, tell
from nightdeck.kernel.game import View
from nightdeck.kernel.state import Entry
from nightdeck.seen.stages import Cue, Show, Stage, Told, cued

ATTACK_STARTS: Final = (events.ATTACK_DECLARED,)
FIRST_RUNNER: Final = {events.ATTACK_DECLARED: 5, events.DEFENCE_DECLARED: 3}
"""Where the Runners begin among the arguments of an event."""
SPECTATOR: Final = -1
"""Names on a stage are those everybody uses."""
PLANS: Final = frozenset(f"CCG-13.{part}" for part in range(4, 11))
"""The clauses by which a Sponsor's plan wins."""
RECENT: Final = 120
"""So many entries back a card counts as told."""


@cache
def ids() -> list[str]:
    """Return the ids of all definitions in pool order."""
    return [card.id for card in POOL]


def show(heading: str, kind: int) -> Show:
    """Return the cue for an event that is shown by its cards."""
    return Show(heading, ROLES[kind])


# The street ---------------------------------------------------------------------------------------


def stepped_out(told: Told, kind: int) -> list[str | None]:
    """Return the Runners that stepped into the street in this attack, as its log names them."""
    first = FIRST_RUNNER[kind]
    for entry in reversed(told.since(ATTACK_STARTS)):
        if entry[0] == kind:
            return [told.card(entry, place) for place in range(first, len(entry[1]))]
    return []


def step_out(told: Told) -> Stage | None:
    """CCG-8.2b, CCG-8.2c A Team or group steps into the street."""
    is_attack = told.kind == events.ATTACK_DECLARED
    cards = stepped_out(told, told.kind)
    stage: Stage = {"kind": "card", "seat": told.args[0], "cards": cards}
    if not is_attack:
        note = f"ATTACK {told.args[1]}, Defense {told.args[2]}"
        return {**stage, "heading": "They stand in the way", "note": note}
    verb = "Hit" if told.args[2] == 1 else "Run"
    note = f"{told.args[3]} against {told.args[4]}"
    heading = f"{verb} on {target_name(told.args[1], SPECTATOR)}"
    return {**stage, "heading": heading, "note": note}


def before_of(told: Told) -> tuple[int, int]:
    """Return ATTACK and Defense with which the defenders stepped out, or NONE."""
    for entry in reversed(told.since(ATTACK_STARTS)):
        if entry[0] == events.DEFENCE_DECLARED:
            return entry[1][1], entry[1][2]
    return NONE, NONE


def attack_before(told: Told) -> int:
    """Return the ATTACK with which the attackers stepped out, or NONE."""
    started = told.since(ATTACK_STARTS)
    return started[0][1][3] if started else NONE


def grown(label: str, before: int, after: int) -> Stage:
    """Return a sum as it was when somebody stepped out, and as it is compared."""
    return {"label": label, "before": after if before == NONE else before, "after": after}


def skirmish(told: Told) -> Stage | None:
    """CCG-8.3b Both comparisons at once, from before all answers to the end."""
    attack, defense, other, cover = told.args
    was_attack = attack_before(told)
    was_other, was_cover = before_of(told)
    first: Stage = {
        "title": "Attack on the defence",
        "sums": [grown("attackers", was_attack, attack), grown("defenders", was_cover, cover)],
        "verdict": "the defenders are DEFEATED" if attack > cover else "the defenders stand",
    }
    second: Stage = {
        "title": "The defenders' attack",
        "sums": [grown("defenders", was_other, other), grown("attackers", NONE, defense)],
        "verdict": "the attackers are DEFEATED" if other > defense else "the attackers stand",
    }
    return {"kind": "sums", "heading": "The Skirmish", "rows": [first, second]}


def strike(told: Told) -> Stage | None:
    """CCG-8.4a What is left meets the target."""
    name = target_name(told.args[0], SPECTATOR)
    offense, strength = told.args[1], told.args[2]
    started = told.since(ATTACK_STARTS)
    was = started[0][1][4] if started else NONE
    row: Stage = {
        "title": f"What is left on {name}",
        "sums": [grown("attackers", NONE, offense), grown(name, was, strength)],
        "verdict": f"{name} falls" if offense > strength else f"{name} holds",
    }
    return {"kind": "sums", "heading": "The strike", "rows": [row]}


# What falls ---------------------------------------------------------------------------------------


def is_gear(entry: Entry, told: Told) -> bool:
    """Tell whether a card that leaves play is Cyber or Equipment, as far as was told."""
    face = told.face(entry, 0)
    return face >= 0 and POOL[face].kind & (CYBER | EQUIPMENT) != 0


def gear_falls(told: Told) -> Stage | None:
    """CCG-8.6, CCG-2.6 Gear that falls one after the other is shown with the last of it."""
    if not told.is_last_of_its_kind():
        return None
    fallen: list[Entry] = []
    for place in range(told.place, -1, -1):
        entry = told.log[place]
        if entry[0] != told.kind:
            break
        if is_gear(entry, told):
            fallen.insert(0, entry)
    if not fallen:
        return None
    is_stash = told.kind == events.CARD_STASHED
    heading = "Gear falls to the Stash" if is_stash else "Gear is lost"
    cards = [told.card(entry, 0) for entry in fallen]
    return {"kind": "card", "heading": heading, "seat": fallen[-1][1][1], "cards": cards}


def defeated(told: Told) -> Stage | None:
    """CCG-8.6 A side is DEFEATED."""
    which = told.args[1]
    cards = stepped_out(told, events.DEFENCE_DECLARED if which else events.ATTACK_DECLARED)
    heading = "The defenders are DEFEATED" if which else "The attackers are DEFEATED"
    return {"kind": "card", "heading": heading, "seat": told.args[0], "cards": cards}


# The plan -----------------------------------------------------------------------------------------


def was_named(told: Told, seat: int, name: str) -> bool:
    """Tell whether the log has lately named a card to a seat."""
    recent = told.log[max(0, told.place - RECENT) : told.place]
    return any(entry[3] & told.mask and name in tell(entry, seat).text for entry in recent)


def plan_fulfilled(state: CcgState, told: Told, seat: int) -> View:
    """CCG-13.3 A Sponsor's plan wins; the card lies there if the log has named it."""
    outcome = state.outcome
    if outcome is None or outcome.clause not in PLANS:
        return {}
    winner = told.args[0]
    sponsor = POOL[state.definition[state.sponsor[winner]]]
    cards = [sponsor.id] if was_named(told, seat, sponsor.name) else []
    heading = "A Sponsor's plan is fulfilled"
    stage: Stage = {"kind": "card", "heading": heading, "seat": winner, "cards": cards}
    return {"stage": {**stage, "note": outcome.reason}}


STAGES: Final[dict[int, Cue]] = {
    events.ATTACK_DECLARED: step_out,
    events.DEFENCE_DECLARED: step_out,
    events.SKIRMISH_FOUGHT: skirmish,
    events.TARGET_STRUCK: strike,
    events.DEFEATED: defeated,
    events.BUSTED: show("Busted", events.BUSTED),
    events.AUTHORITY_FAILED: show("The Cops fail", events.AUTHORITY_FAILED),
    events.TRASHED: gear_falls,
    events.CARD_STASHED: gear_falls,
    events.OPERATION_DEFEATED: show("An Operation is carried out", events.OPERATION_DEFEATED),
    events.CONTROL_CHANGED: show("Under new control", events.CONTROL_CHANGED),
}
"""What is staged, by kind of event."""

MINOR: Final = frozenset(
    (
        events.GAME_BEGAN, events.DECK_CUT, events.START_CARD_SHOWN, events.TURN_STARTED,
        events.SOURCE_EXHAUSTED, events.PAID, events.BOOSTED, events.DEAL_MADE,
        events.BECAME_USED, events.RENEWED, events.STRAIGHTENED, events.FEATURE_USED,
        events.ATTACK_ENDED,
    )
)  # fmt: skip
"""What is told only for the record: another line says what matters."""


def cue(state: CcgState, place: int, seat: int) -> View:
    """Return how a line of the log is staged."""
    told = Told(state.log or [], place, seat, ids())
    if told.kind == events.GAME_OVER:
        return plan_fulfilled(state, told, seat)
    return cued(STAGES, MINOR, told)
