"""What a seat sees of a card, ANR-H2 to ANR-H10: who lies face up, its numbers and marks now."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model import modifiers, terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import NONE, RUNNER
from nightdeck.games.netrunner_family.seen import entries
from nightdeck.games.netrunner_family.seen.entries import Counts

FACE_UP: Final = (
    terms.ARCHIVES,
    terms.CORP_SCORE,
    terms.RUNNER_SCORE,
    terms.CORP_PLAY,
    terms.REMOVED,
    terms.HOSTED,
    terms.CORP_IDENTITY,
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


class Moment(entries.Moment):
    """The cards of Android: Netrunner at one moment."""

    def __init__(self, state: AnrState) -> None:
        met = state.encountered
        texts = [] if met == NONE else [each.text for each in modifiers.subroutines(state, met)]
        lines = entries.met_lines(texts, state.broken)
        super().__init__(state, met, lines, terms.COUNTER_NAMES)
        self.state: AnrState = state

    def is_face_up(self, card: int) -> bool:
        """ANR-1.33 Tell whether a card lies face up for everybody."""
        if self.state.rezzed[card] or POOL[self.state.definition[card]].side == RUNNER:
            return True
        return self.state.zone[card] in FACE_UP

    def is_off_the_table(self, card: int) -> bool:
        return self.state.zone[card] in OFF_THE_TABLE

    def numbers(self, card: int) -> Counts:
        """Return the numbers of a card as they are now: strength, cost to rez, requirement."""
        state = self.state
        definition = POOL[state.definition[card]]
        if definition.kind == terms.ICE:
            power, lines = (
                ("strength", modifiers.strength(state, card)),
                len(modifiers.subroutines(state, card)),
            )
            if state.rezzed[card]:
                return (power, ("subroutines", lines))
            return (power, ("subroutines", lines), ("rez", modifiers.rez_cost(state, card)))
        if definition.subtypes & terms.ICEBREAKER:
            return (("strength", modifiers.strength(state, card)),)
        if state.zone[card] < terms.SERVER_ZONES:
            return ()
        if definition.kind == terms.AGENDA:
            return (("requirement", modifiers.requirement(state, card)),)
        return () if state.rezzed[card] else (("rez", modifiers.rez_cost(state, card)),)

    def marks(self, card: int, is_up: bool) -> tuple[str, ...]:
        """Return short words about a card's condition."""
        state = self.state
        found: list[str] = []
        if state.zone[card] >= terms.SERVER_ZONES:
            found.append("rezzed" if is_up else "unrezzed")
        if card == state.encountered:
            found.append(entries.ENCOUNTERED)
            found.extend(f"broken-{at}" for at, line in enumerate(self.lines, 1) if line[1])
        elif card == state.approaching:
            found.append(entries.APPROACHED)
        if card == state.accessing:
            found.append(entries.ACCESSED)
        return tuple(found)
