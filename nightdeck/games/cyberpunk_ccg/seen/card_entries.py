"""What a seat sees of a card (CCG-15.1): its face if it may know it, and how it stands now."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model.chassis import is_chassis, is_complete
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.funds import production
from nightdeck.games.cyberpunk_ccg.model.numbers import (
    active_weapons,
    empathy,
    power,
    stat,
    strength,
)
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    DEFENSE,
    GEAR,
    HAND,
    LOCATIONS,
    LR,
    NONE,
    OPERATIONS,
    PARKED,
    PSYCHO_BOUND,
    RUNNERS,
    RUNS,
    SPONSOR_ZONE,
    SR,
)
from nightdeck.games.cyberpunk_ccg.seen.street import Street
from nightdeck.kernel.game import View
from nightdeck.kernel.handles import tag_names
from nightdeck.kernel.state import bit

LOW_EMPATHY: Final = 3
"""CCG-11 From here on it is written on the card: one more piece of chrome may be too much."""

FACE_DOWN: Final = (RUNS, GEAR, HAND)


class Moment:
    """What the views of all seats share at one moment: tags and the facts about each card."""

    def __init__(self, state: CcgState) -> None:
        self.state: CcgState = state
        self.tags: list[str] = tag_names(state)
        self.facts: dict[int, View] = {}
        self.attack: Street | None = None

    def entry(self, card: int, seat: int) -> View:
        """CCG-15.1 Return what a seat sees of a card; a hidden one shows only its back."""
        facts = self.facts.get(card)
        if facts is None:
            facts = self.facts_of(card)
            self.facts[card] = facts
        state = self.state
        definition = POOL[state.definition[card]]
        is_known = state.known[card] & bit(seat) != 0
        found: View = {
            **facts,
            "card": definition.id if is_known else None,
            "own": state.control[card] == seat,
        }
        if not is_known:
            found.pop("value", None)
            found["numbers"] = {}
        return found

    def facts_of(self, card: int) -> View:
        """Return what is the same for everybody who knows the face."""
        state, tags = self.state, self.tags
        host, guests = state.host[card], state.hosted.get(card)
        found: View = {
            "back": "runs" if POOL[state.definition[card]].is_runs else "gear",
            "up": state.kind_of_zone(card) not in FACE_DOWN,
            "counters": counters(state, card),
            "numbers": numbers(state, card),
            "marks": marks(state, card),
            "host": None if host == NONE else tags[host],
            "hosted": [] if guests is None else [tags[each] for each in guests],
        }
        if state.exhausted[card]:
            found["spent"] = True
        if state.takes_part(card) or state.target == card:
            found["active"] = True
        value = value_of(state, card)
        if value is not None:
            found["value"] = value
        badges = badges_of(state, card)
        if badges:
            found["badges"] = badges
        return found


def counters(state: CcgState, card: int) -> dict[str, int]:
    """CCG-12.3 Return the construction tokens on a Chassis."""
    left = state.tokens.get(card, 0)
    return {"construction": left} if left else {}


def numbers(state: CcgState, card: int) -> dict[str, int]:
    """Return the numbers of a card in play as they are now."""
    kind = state.kind_of_zone(card)
    if kind == RUNNERS:
        return {
            "sr": stat(state, card, SR),
            "lr": stat(state, card, LR),
            "defense": stat(state, card, DEFENSE),
            "power": power(state, card),
            "empathy": empathy(state, card),
        }
    if kind in (LOCATIONS, OPERATIONS):
        return {"security": strength(state, card)}
    return {}


def value_of(state: CcgState, card: int) -> int | str | None:
    """Return what stands large on a card: SR, LR and Defense, or its strength, as they are now."""
    kind = state.kind_of_zone(card)
    if kind == RUNNERS:
        stats = (stat(state, card, SR), stat(state, card, LR), stat(state, card, DEFENSE))
        return "·".join(str(each) for each in stats)
    if kind in (LOCATIONS, OPERATIONS):
        return strength(state, card)
    return None


def badges_of(state: CcgState, card: int) -> list[str]:
    """Return what is written on a card: the EB it still pays, what has befallen it."""
    kind = state.kind_of_zone(card)
    if kind == LOCATIONS and not state.exhausted[card]:
        pays = production(state, card)
        return [f"{pays} EB"] if pays else []
    if kind == OPERATIONS and card in state.ops_paid:
        return ["paid"]
    if kind == RUNNERS and state.busted[card]:
        return ["busted"]
    if kind == RUNNERS and empathy(state, card) <= LOW_EMPATHY:
        return [f"Empathy {empathy(state, card)}"]
    return []


def marks(state: CcgState, card: int) -> list[str]:
    """Return short words about a card's condition."""
    found: list[str] = []
    if not state.is_in_play(card):
        return found
    if state.busted[card]:
        found.append("busted")
    elif state.exhausted[card]:
        found.append("used")
    if any(card in row for row in state.doomed):
        found.append("about to be Trashed")
    kind = state.kind_of_zone(card)
    if kind == RUNNERS:
        found += runner_marks(state, card)
    elif kind == OPERATIONS and card in state.ops_paid:
        found.append("paid for")
    elif kind > SPONSOR_ZONE:
        found += gear_marks(state, card)
    return found


def runner_marks(state: CcgState, card: int) -> list[str]:
    """CCG-2.5 Say how a Runner stands in its Team and in the attack."""
    found = [f"Team {state.team[card]}"] if state.team[card] != NONE else []
    if empathy(state, card) == 1:
        found.append("Cyber-Psycho")
        if state.deeds[card] & PSYCHO_BOUND:
            found.append("must attack")
    if card in state.attackers:
        found.append("attacks")
    elif card in state.defenders:
        found.append("defends")
    if state.rolling[card]:
        found.append("rolling")
    if state.deeds[card] & PARKED:
        found.append("parked")
    return found


def gear_marks(state: CcgState, card: int) -> list[str]:
    """CCG-3.12c, CCG-12.5 Say whether a Weapon is active, a Punknaught complete."""
    host = state.host[card]
    definition = POOL[state.definition[card]]
    if host == NONE:
        return []
    if is_chassis(state, card):
        return ["complete" if is_complete(state, card) else "in construction"]
    if is_chassis(state, host):
        return ["part"]
    if definition.is_weapon and state.is_runner_in_play(host):
        return ["active" if card in active_weapons(state, host) else "inactive"]
    return []
