"""What a seat sees of a card, section 21: facts about it, and what they show to whom.

The same card looks the same to the same seat as long as nothing about it changes; so an entry is
made of the facts alone and kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.numbers import (
    difficulty,
    ice_types,
    rez_cost,
    strength,
    subroutines,
)
from nightdeck.games.netrunner.model.rulings import R25
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    AGENDA,
    ARCHIVES_DOWN,
    CORP_ASIDE,
    COUNTER_NAMES,
    FORT_ZONES,
    HAND,
    HQ,
    ICE,
    ICEBREAKER,
    NONE,
    RD,
    RUNNER,
    STACK,
)
from nightdeck.games.netrunner.seen.catalogue import keyword_names
from nightdeck.games.netrunner.seen.names import fort_name
from nightdeck.kernel.game import View
from nightdeck.kernel.handles import tag_names
from nightdeck.kernel.state import NOBODY, bit

Counts = tuple[tuple[str, int], ...]
Lines = tuple[tuple[str, bool], ...]
Facts = tuple[
    int, int, bool, bool, Counts, Counts, tuple[str, ...], str | None, tuple[str, ...], Lines
]
"""Face, who knows it, face up, not on the table, counters, numbers, marks, host, hosted cards,
the subroutines that are met now and whether they are broken."""

SIDES: Final = ("corp", "runner")
OFF_THE_TABLE: Final = (HQ, RD, STACK, HAND, ARCHIVES_DOWN, CORP_ASIDE)
ENTRIES_KEPT: Final = 16_384
ACCESSED: Final = "accessed"
ENCOUNTERED: Final = "encountered"
APPROACHED: Final = "approached"
ACTIVE: Final = (ENCOUNTERED, APPROACHED, ACCESSED)


class Moment:
    """What the views of all seats share at one moment: tags, counters, facts about each card."""

    def __init__(self, state: OnrState) -> None:
        self.state: OnrState = state
        self.tags: list[str] = tag_names(state)
        self.counters: dict[int, Counts] = counters(state)
        self.entries: dict[int, tuple[View, View, View]] = {}

    def entry(self, card: int, seat: int) -> View:
        """Return what a seat sees of a card."""
        found = self.entries.get(card)
        if found is None:
            found = entries(self.facts_of(card))
            self.entries[card] = found
        return found[seat]

    def facts_of(self, card: int) -> Facts:
        """Return everything an entry is made of, whoever may see it."""
        state, tags = self.state, self.tags
        is_up = is_face_up(state, card)
        host, guests = state.host[card], state.hosted.get(card)
        return (
            state.definition[card],
            state.known[card],
            is_up,
            state.zone[card] in OFF_THE_TABLE,
            self.counters.get(card, ()),
            numbers(state, card),
            marks(state, card),
            None if host == NONE else tags[host],
            () if guests is None else tuple([tags[guest] for guest in guests]),
            lines(state) if card == state.encountered else (),
        )


@lru_cache(ENTRIES_KEPT)
def entries(facts: Facts) -> tuple[View, View, View]:
    """Return what Corp, Runner and spectators see of a card, spectators last as seat -1."""
    return entry(facts, 0), entry(facts, 1), entry(facts, NOBODY)


def entry(facts: Facts, seat: int) -> View:
    """ONR-21.1, ONR-21.5 A card: its face only if the seat may see it, its counters in any case.

    A face seen earlier of a card that lies face down is a note, not its face.
    """
    face, known, is_up, is_away, counted, values, words, host, hosted, met = facts
    definition = POOL[face]
    is_own = definition.side == seat
    is_known = known & bit(seat) != 0
    is_shown = is_known and (is_up or is_own or is_away or ACCESSED in words)
    told = dict(values) if is_known and (is_up or is_own) else {}
    found: View = {
        "card": definition.id if is_shown else None,
        "back": SIDES[definition.side],
        "up": is_up,
        "own": is_own,
        "counters": dict(counted),
        "numbers": told,
        "marks": list(words),
        "host": host,
        "hosted": list(hosted),
    }
    if definition.side == RUNNER:
        found["striped"] = True
    if "strength" in told:
        found["value"] = told["strength"]
    if any(word in ACTIVE for word in words):
        found["active"] = True
    if met and is_up:
        found["lines"] = [{"text": text, "struck": is_broken} for text, is_broken in met]
    if is_known and not is_shown:
        found["memory"] = definition.id
    return found


def is_face_up(state: OnrState, card: int) -> bool:
    """ONR-2.2k Tell whether a card lies face up for everybody."""
    if state.zone[card] in OFF_THE_TABLE or card in state.face_down:
        return False
    if state.zone[card] >= FORT_ZONES:
        return bool(state.rezzed[card] or state.revealed[card])
    return True


def counters(state: OnrState) -> dict[int, Counts]:
    """ONR-21.1 Return the counters by kind of every card that has some."""
    found: dict[int, Counts] = {}
    for kind, name in enumerate(COUNTER_NAMES):
        column = state.counters[kind]
        if any(column):
            for card, count in enumerate(column):
                if count:
                    found[card] = (*found.get(card, ()), (name, count))
    return found


def numbers(state: OnrState, card: int) -> Counts:
    """Return the numbers of a card as they are now: strength, cost to rez, difficulty."""
    definition = POOL[state.definition[card]]
    if definition.kind == ICE:
        power = ("strength", strength(state, card))
        many = ("subroutines", len(subroutines(state, card)))
        if state.rezzed[card]:
            return (power, many)
        return (power, many, ("rez", rez_cost(state, card)))
    if definition.keywords & ICEBREAKER:
        return (("strength", strength(state, card)),)
    if state.zone[card] < FORT_ZONES:
        return ()
    if definition.kind == AGENDA:
        return (("difficulty", difficulty(state, card)),)
    return () if state.rezzed[card] else (("rez", rez_cost(state, card)),)


def lines(state: OnrState) -> Lines:
    """Return the subroutines of the encountered ice, and which of them are broken."""
    met = subroutines(state, state.encountered)
    return tuple([(line.text, state.broken >> at & 1 != 0) for at, line in enumerate(met)])


def marks(state: OnrState, card: int) -> tuple[str, ...]:
    """Return short words about a card's condition."""
    found: list[str] = []
    if state.zone[card] >= FORT_ZONES:
        found.append(
            "rezzed" if state.rezzed[card] else "exposed" if state.revealed[card] else "unrezzed"
        )
    if card == state.encountered:
        found.append(ENCOUNTERED)
    elif card == state.approaching:
        found.append(APPROACHED)
    if card in state.accessed:
        found.append(ACCESSED)
    if state.rulings[R25] and card in state.all_ice and is_face_up(state, card):
        # ONR-23A.36: Killer is listed among the types.
        found.append(f"type {' '.join(keyword_names(ice_types(state, card)))}")
    if state.active[card] and state.mark[card] in state.forts:
        found.append(f"for {fort_name(state.mark[card])}")
    return tuple(found)
