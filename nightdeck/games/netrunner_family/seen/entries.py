"""What a seat sees of a card: facts about it, and what they show to whom.

The same card looks the same to the same seat as long as nothing about it changes; so an entry is
made of the facts alone and kept, and whoever compares two views compares single objects.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import mypyc_attr

from nightdeck.games.netrunner_family.model.terms import CORP, RUNNER, SIDES
from nightdeck.kernel.game import View
from nightdeck.kernel.handles import tag_names
from nightdeck.kernel.state import NOBODY, bit
from nightdeck.language.card_state import CardState

Counts = tuple[tuple[str, int], ...]
Lines = tuple[tuple[str, bool], ...]
Facts = tuple[
    str, int, int, bool, bool, Counts, Counts, tuple[str, ...], str | None, tuple[str, ...], Lines
]
"""Id, side, who knows its face, face up, not on the table, counters, numbers, marks, host, hosted
cards, the subroutines that are met now and whether they are broken."""

ENTRIES_KEPT: Final = 16_384
ACCESSED: Final = "accessed"
ENCOUNTERED: Final = "encountered"
APPROACHED: Final = "approached"
ACTIVE: Final = (ENCOUNTERED, APPROACHED, ACCESSED)


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment:
    """What the views of all seats share at one moment: tags, counters, facts about each card.

    A game says what its cards look like: who lies face up, which numbers and marks they have.
    """

    def __init__(
        self, state: CardState, met: int, lines: Lines, counter_names: tuple[str, ...]
    ) -> None:
        self.table: CardState = state
        self.met: int = met
        self.lines: Lines = lines
        self.tags: list[str] = tag_names(state)
        self.counters: dict[int, Counts] = counters(state, counter_names)
        self.entries: dict[int, tuple[View, View, View]] = {}

    def is_face_up(self, card: int) -> bool:
        """Tell whether a card lies face up for everybody."""
        raise NotImplementedError

    def is_off_the_table(self, card: int) -> bool:
        """Tell whether a card lies in a hand or a pile."""
        raise NotImplementedError

    def numbers(self, card: int) -> Counts:
        """Return the numbers of a card as they are now."""
        raise NotImplementedError

    def marks(self, card: int, is_up: bool) -> tuple[str, ...]:
        """Return short words about a card's condition."""
        raise NotImplementedError

    def entry(self, card: int, seat: int) -> View:
        """Return what a seat sees of a card."""
        found = self.entries.get(card)
        if found is None:
            found = entries(self.facts_of(card))
            self.entries[card] = found
        return found[seat]

    def facts_of(self, card: int) -> Facts:
        """Return everything an entry is made of, whoever may see it."""
        state, tags = self.table, self.tags
        is_up = self.is_face_up(card)
        host, guests = state.host[card], state.hosted.get(card)
        return (
            state.definition_of(card).id,
            state.controller(card),
            state.known[card],
            is_up,
            self.is_off_the_table(card),
            self.counters.get(card, ()),
            self.numbers(card),
            self.marks(card, is_up),
            tags[host] if host >= 0 else None,
            tuple([tags[guest] for guest in guests]) if guests else (),
            self.lines if card == self.met else (),
        )


def met_lines(texts: list[str], broken: int) -> Lines:
    """ANR-ICE3 Return the subroutines of the encountered ice, and which of them are broken."""
    return tuple([(text, broken >> place & 1 != 0) for place, text in enumerate(texts)])


def counters(state: CardState, names: tuple[str, ...]) -> dict[int, Counts]:
    """Return the counters by kind of every card that has some."""
    found: dict[int, Counts] = {}
    for kind, name in enumerate(names):
        column = state.counters[kind]
        if any(column):
            for card, count in enumerate(column):
                if count:
                    found[card] = (*found.get(card, ()), (name, count))
    return found


@lru_cache(ENTRIES_KEPT)
def entries(facts: Facts) -> tuple[View, View, View]:
    """Return what Corp, Runner and spectators see of a card, spectators last as seat -1."""
    return entry(facts, CORP), entry(facts, RUNNER), entry(facts, NOBODY)


def entry(facts: Facts, seat: int) -> View:
    """ANR-H2, ONR-21.1, ONR-21.5 A card: its face only for who may see it, its counters always.

    ANR-ADV3 Counters are public. A face seen earlier of a card that lies face down is a note, not
    its face; an accessed card lies open before those who may see it.
    """
    id, side, known, is_up, is_away, counted, values, words, host, hosted, met = facts
    is_own = side == seat
    is_known = known & bit(seat) != 0
    is_shown = is_known and (is_up or is_own or is_away or ACCESSED in words)
    shown = dict(values) if is_known and (is_up or is_own) else {}
    found: View = {
        "card": id if is_shown else None,
        "back": SIDES[side],
        "up": is_up,
        "own": is_own,
        "counters": dict(counted),
        "numbers": shown,
        "marks": list(words),
        "host": host,
        "hosted": list(hosted),
    }
    if side == RUNNER:
        found["striped"] = True
    if "strength" in shown:
        found["value"] = shown["strength"]
    if any(word in ACTIVE for word in words):
        found["active"] = True
    if met and is_up:
        found["lines"] = [{"text": text, "struck": is_broken} for text, is_broken in met]
    if is_known and not is_shown:
        found["memory"] = id
    return found
