"""The great moments of the game: what the table stops for, built from the log alone (ANR-H12)."""

from __future__ import annotations

from functools import cache
from typing import Final

from nightdeck.games.android_netrunner.model import events
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, DAMAGE_NAMES, RUNNER
from nightdeck.games.android_netrunner.seen.names import brain_word, server_name
from nightdeck.kernel.game import View
from nightdeck.kernel.wording import minor_among
from nightdeck.seen.stages import Cue, Stage, Told, cued, shows

RUN_STARTS: Final = (events.RUN_BEGINS, events.RUN_MOVED)


@cache
def ids() -> list[str]:
    """Return the ids of all definitions in pool order."""
    return [card.id for card in POOL]


# A run, step by step ------------------------------------------------------------------------------


def way_in(told: Told) -> Stage | None:
    """ANR-RUN1a to ANR-RUN6a The ice met so far and the server, with where the Runner stands."""
    run = told.since(RUN_STARTS)
    if not run:
        return None
    items: list[Stage] = []
    for entry in run[1:]:
        kind = entry[0]
        if kind == events.ICE_APPROACHED:
            close(items)
            items.append(ice_step(told.card(entry, 0), told.face(entry, 0)))
        elif kind == events.ICE_ENCOUNTERED and items:
            items[-1] |= ice_step(told.card(entry, 0), told.face(entry, 0))
            items[-1]["text"] = "encounter"
        elif kind == events.ALL_BROKEN and items:
            items[-1]["text"] = "fully broken"
        elif kind == events.ICE_PASSED:
            close(items)
    server = run[0][1][0]
    items.append(server_step(told.kind, server_name(server), items))
    return {"kind": "path", "heading": f"Run on {server_name(server)}", "items": items}


def close(items: list[Stage]) -> None:
    """Leave the step the Runner stands on behind."""
    if items:
        items[-1]["state"] = "done"


def ice_step(card: str | None, definition: int) -> Stage:
    """Return a piece of ice as a step; one that was not seen has no name."""
    label = POOL[definition].name if definition >= 0 else "Unrezzed ice"
    return {"label": label, "state": "now", "card": card, "text": "approach"}


def server_step(kind: int, label: str, items: list[Stage]) -> Stage:
    """Return the server, the last step of the way."""
    if kind == events.RUN_SUCCESSFUL:
        close(items)
        return {"label": label, "state": "now", "text": "successful"}
    if kind == events.RUN_UNSUCCESSFUL:
        if items:
            items[-1]["text"] = "the run ends here"
        return {"label": label, "state": "next", "text": "not reached"}
    return {"label": label, "state": "next"}


# Contests -----------------------------------------------------------------------------------------


def trace(told: Told) -> Stage | None:
    """ANR-T4 The trace against the link, before and after both have spent credits."""
    source, _, strength, links = told.args
    spent = {entry[0]: entry[1][0] for entry in told.since((events.TRACE_STARTED,))}
    sums = [
        total("Trace", CORP, strength, spent.get(events.CORP_BID, 0)),
        total("Link", RUNNER, links, spent.get(events.RUNNER_BID, 0)),
    ]
    verdict = "A tie is no success." if strength == links else ""
    stage: Stage = {"kind": "sums", "heading": f"Trace: {POOL[source].name}"}
    return stage | {"rows": [{"sums": sums, "verdict": verdict}]}


def total(label: str, seat: int, after: int, spent: int) -> Stage:
    """Return a strength with what was spent on it."""
    return {"label": label, "seat": seat, "before": after - spent, "after": after}


def bids(told: Told) -> Stage | None:
    """ANR-K25 Both secret bids, turned at once."""
    sides = [{"seat": seat, "value": told.args[seat]} for seat in (CORP, RUNNER)]
    return {"kind": "sealed", "heading": "Secret bids", "sides": sides}


def damage(told: Told) -> Stage | None:
    """ANR-D3 Damage is announced by its number; what it costs is told card by card."""
    kind, amount = told.args
    heading = f"{amount} {told.names[kind]} damage"
    return {"kind": "card", "heading": heading, "seat": RUNNER, "cards": []}


STAGES: Final[dict[int, Cue]] = {
    **shows(events.EVENTS),
    events.RUN_BEGINS: way_in,
    events.ICE_APPROACHED: way_in,
    events.ICE_ENCOUNTERED: way_in,
    events.RUN_SUCCESSFUL: way_in,
    events.RUN_UNSUCCESSFUL: way_in,
    events.TRACE_SUCCEEDED: trace,
    events.TRACE_FAILED: trace,
    events.PSI_REVEALED: bids,
    events.DAMAGE_BEGINS: damage,
}
"""What is staged, by kind of event."""

MINOR: Final = minor_among(events.EVENTS)


def cue(state: AnrState, place: int, seat: int) -> View:
    """Return how a line of the log is staged."""
    kinds = [*DAMAGE_NAMES[:-1], brain_word(state)]
    return cued(STAGES, MINOR, Told(state.log or [], place, seat, ids(), kinds))
