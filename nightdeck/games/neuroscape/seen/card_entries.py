"""What a seat sees of a card (NEU-19.1): its face if it may know it, and how it stands now."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.model.costs import cost_in_play
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.numbers import attack, defense, psychosis, synergy
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BANK,
    CACHE_DOWN,
    CHARACTER,
    COMMITTED,
    COUNTER_NAMES,
    CYBERDECK,
    CYBERWARE,
    FACTION_NAMES,
    FIELD,
    HAND,
    MAINFRAME,
    NONE,
    PORT_NAMES,
    RAM,
    RAM_DECK,
    TROJANS,
)
from nightdeck.games.neuroscape.rules.ram import missing
from nightdeck.kernel.game import View
from nightdeck.kernel.handles import tag_names
from nightdeck.kernel.state import bit

FACE_DOWN: Final = (CYBERDECK, RAM_DECK, HAND, TROJANS)


class Moment:
    """What the views of all seats share at one moment: tags and the facts about each card."""

    def __init__(self, state: NeuState) -> None:
        self.state: NeuState = state
        self.tags: list[str] = tag_names(state)
        self.facts: dict[int, View] = {}

    def entry(self, card: int, seat: int) -> View:
        """NEU-19.1 Return what a seat sees of a card; a hidden one shows nothing of its face."""
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
        is_ram = POOL[state.definition[card]].kind == RAM
        host = state.host[card]
        guests = [each for each in state.hosted.get(card, ()) if is_shown_on(state, each)]
        found: View = {
            "back": "ram" if is_ram else "cyberdeck",
            "up": is_face_up(state, card),
            "counters": counters(state, card),
            "numbers": numbers(state, card),
            "marks": marks(state, card),
            "host": None if host == NONE else tags[host],
            "hosted": [tags[each] for each in guests],
        }
        if is_ram:
            found["striped"] = True
        if state.running[card] and not is_attacking(state, card):
            found["spent"] = True
        if "attack" in found["numbers"]:
            left = defense(state, card) - state.damage[card]
            found["value"] = f"{found['numbers']['attack']}/{left}"
            found["strips"] = strips(state, card)
        if is_fighting(state, card):
            found["active"] = True
        return found


def is_face_up(state: NeuState, card: int) -> bool:
    """NEU-12.8 Tell whether a card lies face up for everybody."""
    if state.zone[card] == state.table_zone(CACHE_DOWN):
        return False
    return state.kind_of_zone(card) not in FACE_DOWN


def counters(state: NeuState, card: int) -> dict[str, int]:
    """NEU-2.7 Return the counters on a card, and the damage marked on it."""
    found = {
        name: state.counters[kind][card]
        for kind, name in enumerate(COUNTER_NAMES)
        if state.counters[kind][card]
    }
    if state.damage[card]:
        found["damage"] = state.damage[card]
    return found


def numbers(state: NeuState, card: int) -> dict[str, int]:
    """Return the numbers of a character in play as they are now."""
    if state.kind_of_zone(card) != FIELD or POOL[state.definition[card]].kind != CHARACTER:
        return {}
    found = {
        "attack": attack(state, card),
        "defense": defense(state, card),
        "cost": cost_in_play(state, card),
    }
    mad = psychosis(state, card)
    if mad:
        found["psychosis"] = mad
    return found


def is_shown_on(state: NeuState, card: int) -> bool:
    """Tell whether a card on another is shown there by itself: RAM is counted, slots lie apart."""
    return POOL[state.definition[card]].kind == CYBERWARE


def strips(state: NeuState, card: int) -> View:
    """NEU-7.6 Return the RAM under a character, and how much there should be."""
    held = sum(POOL[state.definition[each]].kind == RAM for each in state.hosted.get(card, ()))
    return {"label": "committed RAM", "on": held, "of": held + max(0, missing(state, card))}


def is_attacking(state: NeuState, card: int) -> bool:
    """NEU-9.1d Tell whether a card attacks; it stands upright until the damage is dealt."""
    return any(row[0] == card for row in state.attackers)


def is_fighting(state: NeuState, card: int) -> bool:
    """Tell whether a card attacks or blocks."""
    return is_attacking(state, card) or any(row[0] == card for row in state.blockers)


def marks(state: NeuState, card: int) -> list[str]:
    """Return short words about a card's condition."""
    found: list[str] = []
    kind = state.kind_of_zone(card)
    if kind in (FIELD, BANK):
        found.append("running" if state.running[card] else "refreshed")
    elif kind == COMMITTED:
        found.append("committed")
    elif kind == TROJANS:
        found.append(f"played in turn {state.entered[card]}")
    if kind == FIELD:
        short = missing(state, card)
        if short > 0:
            found.append(f"short of {short} RAM")
        if state.spent[card]:
            found.append("ability used")
        found += fight_marks(state, card)
    if kind == MAINFRAME:
        found += synergy_marks(state, state.owner[card])
    if POOL[state.definition[card]].kind == CYBERWARE and state.port[card] != NONE:
        found.append(PORT_NAMES[state.port[card]])
    return found


def synergy_marks(state: NeuState, seat: int) -> list[str]:
    """NEU-15.2 Say how many points of synergy a player has, faction by faction."""
    points = [(name, synergy(state, seat, each)) for each, name in enumerate(FACTION_NAMES)]
    return [f"{name} synergy {count}" for name, count in points if count]


def fight_marks(state: NeuState, card: int) -> list[str]:
    """NEU-9.3f Say whom a character attacks or blocks."""
    found: list[str] = []
    for row in state.attackers:
        if row[0] == card:
            found.append(f"attacks Player {row[1] + 1}")
    for row in state.blockers:
        if row[0] == card:
            found.append(f"blocks {POOL[state.definition[row[1]]].name}")
        elif row[1] == card:
            found.append(f"blocked by {POOL[state.definition[row[0]]].name}")
    return found
