"""The great moments of the game: what the table stops for, built from the log alone (ONR-21.7)."""

from __future__ import annotations

from functools import cache
from typing import Final

from nightdeck.games.netrunner.model import events
from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.events import ROLES
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import CORP, DAMAGE_NAMES, RUNNER
from nightdeck.games.netrunner.seen.chronicle import name_of
from nightdeck.games.netrunner.seen.names import fort_name
from nightdeck.games.netrunner_family.seen.sentences import amount
from nightdeck.kernel.game import View
from nightdeck.kernel.state import Entry
from nightdeck.seen.stages import Cue, Show, Stage, Told, cued


@cache
def ids() -> list[str]:
    """Return the ids of all definitions in pool order."""
    return [card.id for card in POOL]


def show(heading: str, kind: int, seat: int | None = None) -> Show:
    """Return the cue for an event that is shown by its cards."""
    return Show(heading, ROLES[kind], seat)


# A run, step by step ------------------------------------------------------------------------------


def way_in(told: Told) -> Stage | None:
    """ONR-10.1 to ONR-10.13 The ice met so far and the fort, with where the Runner stands."""
    run = told.since((events.RUN_MADE,))
    if not run:
        return None
    met: list[Stage] = []
    ahead = 0
    for entry in run[1:]:
        if entry[0] == events.ICE_APPROACHED:
            close(met)
            met.append(ice_step(told, entry, "approach"))
            ahead = entry[1][2]
        elif met:
            happen_at_ice(told, entry, met)
    fort = run[0][1][0]
    further = [{"label": "Ice further in", "state": "next", "card": None} for _ in range(ahead)]
    items = arrived(told, met) if told.kind == events.RUN_SUCCEEDED else [*met, *further]
    items.append(fort_step(told, fort))
    return {"kind": "path", "heading": f"Run on {fort_name(fort)}", "items": items}


def happen_at_ice(told: Told, entry: Entry, met: list[Stage]) -> None:
    """ONR-10.5 to ONR-10.9 Note what becomes of the ice the Runner stands at."""
    kind = entry[0]
    if kind == events.ICE_ENCOUNTERED:
        met[-1] = ice_step(told, entry, "encounter")
    elif kind == events.SUBROUTINE_BROKEN:
        met[-1]["text"] = "broken"
    elif kind == events.ICE_SLIPPED:
        met[-1]["text"] = "passed at once"
    elif kind == events.RUN_GOES_ON:
        close(met)
    elif kind == events.JACKED_OUT:
        met[-1]["text"] = "the Runner jacks out"
    elif kind == events.RUN_ENDED_BY:
        met[-1]["text"] = "the run ends here"


def close(met: list[Stage]) -> None:
    """ONR-10.9 Leave the ice behind; what was not rezzed did nothing."""
    if met and met[-1]["state"] == "now":
        met[-1]["state"] = "done"
        if met[-1]["text"] == "approach":
            met[-1]["text"] = "not rezzed"


def arrived(told: Told, met: list[Stage]) -> list[Stage]:
    """ONR-10.11 Return the way that lies behind the Runner."""
    close(met)
    return met


def ice_step(told: Told, entry: Entry, text: str) -> Stage:
    """ONR-21.1 Return a piece of ice as a step; one that was not seen has no name."""
    definition = told.face(entry, 0)
    label = POOL[definition].name if definition >= 0 else "Unrezzed ice"
    return {"label": label, "state": "now", "card": told.card(entry, 0), "text": text}


def fort_step(told: Told, fort: int) -> Stage:
    """ONR-10.11, ONR-10.13 Return the fort, the last step of the way; an effect may change it."""
    if told.kind == events.RUN_SUCCEEDED:
        return {"label": fort_name(told.args[0]), "state": "now", "text": "successful"}
    if told.kind == events.RUN_FAILED:
        return {"label": fort_name(fort), "state": "next", "text": "not reached"}
    return {"label": fort_name(fort), "state": "next"}


# Contests and blows -------------------------------------------------------------------------------


def bids(told: Told) -> Stage | None:
    """ONR-13.2 step 4, ONR-13.5 Both secret bids, turned at once."""
    trace, link, _ = told.args
    begun = told.since((events.TRACE_STARTED,))
    source = f": {name_of(begun[0][1][0], True)}" if begun else ""
    sides = [{"seat": CORP, "value": trace}, {"seat": RUNNER, "value": link}]
    return {"kind": "sealed", "heading": f"Secret bids{source}", "sides": sides}


def trace(told: Told) -> Stage | None:
    """ONR-13.2 steps 6 and 7 The trace against the link, with what changed after the reveal."""
    told_before = told.since((events.BIDS_REVEALED,))
    if not told_before:
        return None
    value, link, _ = told_before[0][1]
    gap = told.args[1] if told.kind == events.TRACE_SUCCEEDED else -told.args[1]
    sums = [
        {"label": "Trace", "seat": CORP, "before": value, "after": value},
        {"label": "Link", "seat": RUNNER, "before": link, "after": value - gap},
    ]
    heading = "The trace succeeds" if told.kind == events.TRACE_SUCCEEDED else "The trace fails"
    row: Stage = {"sums": sums, "verdict": verdict(told.kind, gap)}
    return {"kind": "sums", "heading": heading, "rows": [row]}


def verdict(kind: int, gap: int) -> str:
    """ONR-13.2 step 7, ONR-R29 Say what a tie means; usually it is a success."""
    if gap:
        return ""
    return "A tie is enough." if kind == events.TRACE_SUCCEEDED else "A tie is not enough."


def numbers(told: Told) -> Stage | None:
    """ONR-24.20 Two secret numbers, turned at once."""
    sides = [{"seat": seat, "value": told.args[seat]} for seat in (CORP, RUNNER)]
    return {"kind": "sealed", "heading": "Secret numbers", "sides": sides}


def blow(told: Told) -> Stage | None:
    """ONR-15.2 Damage is announced by its number, before anything prevents it."""
    kind, points = told.args
    heading = f"{points} {DAMAGE_NAMES[kind]} damage"
    return {"kind": "card", "heading": heading, "seat": RUNNER, "cards": []}


def losses(told: Told) -> Stage | None:
    """ONR-15.1, ONR-21.4 The cards that damage has cost; everybody sees them."""
    since = told.since((events.DAMAGE_COMES,))
    cards = [told.card(entry, 0) for entry in since if entry[0] == events.CARD_DISCARDED]
    if not any(cards):
        return None
    heading = f"{amount(len(cards), 'card')} lost"
    return {"kind": "card", "heading": heading, "seat": RUNNER, "cards": cards}


def tagged(told: Told) -> Stage | None:
    """ONR-14.2 The Runner is found."""
    heading = "Tagged" if told.args[0] == 1 else "Tagged again"
    return {"kind": "card", "heading": heading, "seat": RUNNER, "cards": []}


STAGES: Final[dict[int, Cue]] = {
    events.RUN_MADE: way_in,
    events.ICE_APPROACHED: way_in,
    events.ICE_ENCOUNTERED: way_in,
    events.RUN_SUCCEEDED: way_in,
    events.RUN_FAILED: way_in,
    events.CARD_REZZED: show("Rezzed", events.CARD_REZZED, CORP),
    events.CARD_EXPOSED: show("Exposed", events.CARD_EXPOSED),
    events.CARD_SHOWN: show("Shown", events.CARD_SHOWN),
    events.CARD_ACCESSED: show("Accessed", events.CARD_ACCESSED, RUNNER),
    events.AGENDA_STOLEN: show("Agenda stolen", events.AGENDA_STOLEN, RUNNER),
    events.AGENDA_SCORED: show("Agenda scored", events.AGENDA_SCORED, CORP),
    events.CARD_PLAYED: show("Played", events.CARD_PLAYED),
    events.BIDS_REVEALED: bids,
    events.TRACE_SUCCEEDED: trace,
    events.TRACE_FAILED: trace,
    events.SECRETS_SHOWN: numbers,
    events.DAMAGE_COMES: blow,
    events.DAMAGE_SUFFERED: losses,
    events.TAG_RECEIVED: tagged,
}
"""What is staged, by kind of event."""

MINOR: Final = frozenset(
    (
        events.TURN_BEGAN, events.HAND_KEPT, events.BITS_SPENT, events.BITS_PLACED,
        events.COUNTERS_ADDED, events.COUNTERS_REMOVED, events.ACTIONS_GAINED, events.FORGO_OWED,
        events.ABILITY_USED, events.TRIGGER_RESOLVED, events.DECK_SHUFFLED, events.BOOSTED,
        events.CARD_STAYED, events.CARDS_LOOKED_AT, events.FORT_GONE, events.NOTHING_FOUND,
        events.TRACE_STARTED, events.LINK_CHANGED, events.LINK_NAMED, events.CORP_BID_SHOWN,
        events.ARCHIVES_TURNED, events.LOCK_PAID,
    )
)  # fmt: skip
"""What is told only for the record: another line says what matters."""


def cue(state: OnrState, place: int, seat: int) -> View:
    """Return how a line of the log is staged."""
    return cued(STAGES, MINOR, Told(state.log or [], place, seat, ids()))
