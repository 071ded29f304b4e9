"""The great moments of the game: what the table stops for, built from the log alone (GNC-16.2)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.model import events, terms
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import CARDS
from nightdeck.games.gangs_of_night_city.seen.catalogue import CATALOGUE
from nightdeck.games.gangs_of_night_city.seen.chronicle import unit_name
from nightdeck.games.gangs_of_night_city.seen.names import side_names
from nightdeck.kernel.game import View
from nightdeck.kernel.wording import minor_among
from nightdeck.seen.stages import Cue, Stage, Told, TurnUp, cued, shows

IDS: Final[list[str]] = [entry["id"] for entry in CATALOGUE]
FIGHT: Final = (events.FIREFIGHT_STARTED, events.FIREFIGHT_ENDED)
SHOWN: Final = (events.CARD_REVEALED, events.AUTOMATON_CARD)


def firepower(told: Told) -> Stage | None:
    """GNC-8.4 Every side's total, from the printed Firepower of its card."""
    fight = told.since(FIGHT)
    printed: dict[int, int] = {}
    cards: dict[int, str | None] = {}
    for entry in fight:
        if entry[0] in SHOWN and told.face(entry, 1) >= 0:
            side = entry[1][0]
            value = CATALOGUE[entry[1][1]]["firepower"]
            if isinstance(value, int):  # some Firepower is counted only in the fight
                printed[side] = value
            cards[side] = told.card(entry, 1)
    sums: list[Stage] = []
    for kind, args, _, _ in fight:
        if kind == events.TOTAL_FIXED:
            side, after = args
            before = printed.get(side, after)
            sums.append(
                {"label": told.names[side], "seat": side, "before": before, "after": after}
                | ({"card": cards[side]} if side in cards else {})
            )
    return {"kind": "sums", "heading": "Firepower", "rows": [{"sums": sums}]} if sums else None


def losses(told: Told) -> Stage | None:
    """GNC-8.5 The Units a Firefight has cost so far, the latest last."""
    fight = told.since(FIGHT)
    if not fight or fight[0][0] != events.FIREFIGHT_STARTED:
        return None
    names = list(told.names)
    items: list[Stage] = []
    for entry in fight:
        if entry[0] == events.UNIT_LOST:
            label = unit_name(names, entry[1][0], told.face(entry, 1))
            item: Stage = {"label": label, "state": "done", "seat": entry[1][0] // terms.UNITS}
            card = told.card(entry, 1) if entry[1][1] >= 0 else None
            items.append(item | ({"card": card} if card else {}))
    items[-1]["state"] = "now"
    return {"kind": "pile", "heading": "Casualties", "items": items}


def roll(told: Told) -> Stage | None:
    """GNC-9.4 The two dice of NetWatch against the number they must not exceed."""
    seat, first, second, limit = told.args
    sums = [
        {"label": "NetWatch rolls", "before": first, "after": first + second},
        {"label": "a strike at or below", "seat": seat, "before": limit, "after": limit},
    ]
    return {"kind": "sums", "heading": "NetWatch", "seat": seat, "rows": [{"sums": sums}]}


def story(told: Told) -> Stage | None:
    """GNC-13.1 GNC-13.6 A card of the Story, by its title."""
    return {"kind": "card", "heading": CARDS[told.args[0]].title, "cards": []}


STAGES: Final[dict[int, Cue]] = {
    **shows(events.EVENTS),
    events.CARD_REVEALED: TurnUp(
        "Cards up", (events.FIREFIGHT_STARTED,), also=(events.AUTOMATON_CARD,)
    ),
    events.FIREPOWER_COMPARED: firepower,
    events.UNIT_LOST: losses,
    events.NETWATCH_ROLLED: roll,
    events.STORY_REVEALED: story,
    events.BRANCH_FOLLOWED: story,
    events.EPILOGUE: story,
}
"""What is staged, by kind of event."""

MINOR: Final = minor_among(events.EVENTS)


def cue(state: GangsState, place: int, seat: int) -> View:
    """Return how a line of the log is staged."""
    return cued(STAGES, MINOR, Told(state.log or [], place, seat, IDS, side_names(state)))
