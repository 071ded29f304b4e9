"""What a seat sees of a card, ANR-H2 to ANR-H10: facts about it, and what they show to whom.

The same card looks the same to the same seat as long as nothing about it changes; so an entry is
made of the facts alone and kept, and whoever compares two views compares single objects.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.modifiers import (
    requirement,
    rez_cost,
    strength,
    subroutines,
)
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER
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
FACE_UP: Final = (
    terms.ARCHIVES,
    terms.CORP_SCORE,
    terms.RUNNER_SCORE,
    terms.CORP_PLAY,
    terms.REMOVED,
    terms.HOSTED,
)
OFF_THE_TABLE: Final = (
    terms.HQ,
    terms.RD,
    terms.STACK,
    terms.GRIP,
    terms.ARCHIVES_DOWN,
    terms.CORP_ASIDE,
    terms.RUNNER_ASIDE,
)
ENTRIES_KEPT: Final = 16_384
ACCESSED: Final = "accessed"
ENCOUNTERED: Final = "encountered"
APPROACHED: Final = "approached"
ACTIVE: Final = (ENCOUNTERED, APPROACHED, ACCESSED)


class Moment:
    """What the views of all seats share at one moment: tags, counters, facts about each card."""

    def __init__(self, state: AnrState) -> None:
        self.state: AnrState = state
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
            marks(state, card, is_up),
            None if host == NONE else tags[host],
            () if guests is None else tuple([tags[guest] for guest in guests]),
            lines(state) if card == state.encountered else (),
        )


@lru_cache(ENTRIES_KEPT)
def entries(facts: Facts) -> tuple[View, View, View]:
    """Return what Corp, Runner and spectators see of a card, spectators last as seat -1."""
    return entry(facts, CORP), entry(facts, RUNNER), entry(facts, NOBODY)


def entry(facts: Facts, seat: int) -> View:
    """Return a card: its face only if the seat may see it, its counters in any case (ANR-ADV3)."""
    face, known, is_up, is_away, counted, values, words, host, hosted, met = facts
    definition = POOL[face]
    is_own = definition.side == seat
    is_known = known & bit(seat) != 0
    # ANR-H2: an accessed card lies open before those who may see it.
    is_shown = is_known and (is_up or is_own or is_away or ACCESSED in words)
    shown = dict(values) if is_known and (is_up or is_own) else {}
    found: View = {
        "card": definition.id if is_shown else None,
        "back": SIDES[definition.side],
        "up": is_up,
        "own": is_own,
        "counters": dict(counted),
        "numbers": shown,
        "marks": list(words),
        "host": host,
        "hosted": list(hosted),
    }
    if definition.side == RUNNER:
        found["striped"] = True
    if "strength" in shown:
        found["value"] = shown["strength"]
    if any(word in ACTIVE for word in words):
        found["active"] = True
    if met and is_up:
        found["lines"] = [{"text": text, "struck": is_broken} for text, is_broken in met]
    if is_known and not is_shown:
        found["memory"] = definition.id
    return found


def is_face_up(state: AnrState, card: int) -> bool:
    """ANR-1.33 Tell whether a card lies face up for everybody."""
    if state.rezzed[card] or POOL[state.definition[card]].side == RUNNER:
        return True
    return state.zone[card] in FACE_UP or state.zone[card] == terms.CORP_IDENTITY


def counters(state: AnrState) -> dict[int, Counts]:
    """ANR-1.31 Return the counters by kind of every card that has some."""
    found: dict[int, Counts] = {}
    for kind, name in enumerate(terms.COUNTER_NAMES):
        column = state.counters[kind]
        if any(column):
            for card, count in enumerate(column):
                if count:
                    found[card] = (*found.get(card, ()), (name, count))
    return found


def numbers(state: AnrState, card: int) -> Counts:
    """Return the numbers of a card as they are now: strength, cost to rez, requirement."""
    definition = POOL[state.definition[card]]
    if definition.kind == terms.ICE:
        power, lines = ("strength", strength(state, card)), len(subroutines(state, card))
        if state.rezzed[card]:
            return (power, ("subroutines", lines))
        return (power, ("subroutines", lines), ("rez", rez_cost(state, card)))
    if definition.subtypes & terms.ICEBREAKER:
        return (("strength", strength(state, card)),)
    if state.zone[card] < terms.SERVER_ZONES:
        return ()
    if definition.kind == terms.AGENDA:
        return (("requirement", requirement(state, card)),)
    return () if state.rezzed[card] else (("rez", rez_cost(state, card)),)


def lines(state: AnrState) -> Lines:
    """ANR-ICE3 Return the subroutines of the encountered ice, and which of them are broken."""
    met = subroutines(state, state.encountered)
    return tuple([(line.text, state.broken >> at & 1 != 0) for at, line in enumerate(met)])


def marks(state: AnrState, card: int, is_up: bool) -> tuple[str, ...]:
    """Return short words about a card's condition."""
    found: list[str] = []
    if state.zone[card] >= terms.SERVER_ZONES:
        found.append("rezzed" if is_up else "unrezzed")
    if card == state.encountered:
        found.append(ENCOUNTERED)
        for place in range(len(subroutines(state, card))):
            if state.broken >> place & 1:
                found.append(f"broken-{place + 1}")
    elif card == state.approaching:
        found.append(APPROACHED)
    if card == state.accessing:
        found.append(ACCESSED)
    return tuple(found)
