"""The log as people read it: one line for each deed, with what it took and what came of it inside.

A game says of every event how it is told (`Game.rank`); the rest is the same for all games. A line
never changes once it is told: what belongs to a deed that is still to come waits for it, so the
log told piece by piece is the log told at once.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from nightdeck.kernel.state import NOBODY, Entry, State, bit
from nightdeck.kernel.wording import BEFORE as BEFORE
from nightdeck.kernel.wording import DEED as DEED
from nightdeck.kernel.wording import EFFECT as EFFECT
from nightdeck.kernel.wording import HEADING as HEADING
from nightdeck.kernel.wording import OPENS as OPENS
from nightdeck.kernel.wording import PART as PART

if TYPE_CHECKING:
    from nightdeck.kernel.game import Game, View, Wording

YOU: Final = "You"

VERB: Final = re.compile(r"(\bYou )?\[(\w+)\]")
AFTER_OTHERS: Final = re.compile(r"(?<=[^.!?] )You(r?)\b")
IRREGULAR: Final[dict[str, str]] = {"has": "have", "is": "are", "was": "were", "does": "do"}
SIBILANTS: Final = ("sses", "zzes", "xes", "ches", "shes")


def said(text: str) -> str:
    """Return a sentence whose verbs stand in brackets, as it is said of or to whoever does it."""
    return AFTER_OTHERS.sub(r"you\1", VERB.sub(conjugated, text))


def conjugated(found: re.Match[str]) -> str:
    """Return a verb of the third person as its subject wants it."""
    subject, verb = found.group(1), found.group(2)
    return f"{YOU} {plain(verb)}" if subject else verb


def plain(verb: str) -> str:
    """Return a verb of the third person as it is said to somebody: "passes", pass."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    if verb.endswith("zzes"):
        return verb[:-3]
    return verb[:-2] if verb.endswith(SIBILANTS) else verb[:-1]


class Teller:
    """Reads the entries of a log one by one and writes the lines of one reader."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game: Game[Any] = game
        self.state: State = state
        self.seat: int = seat
        self.deed: Entry | None = None
        """The deed that parts belong to now."""
        self.opened: Entry | None = None
        """What has begun and waits for the deed that it leads to."""
        self.opening: View = {}
        """The line of what has begun, if that deed does not come."""
        self.source: str = ""
        """What that deed is told with."""
        self.before: list[View] = []
        self.lines: list[View] = []

    def hear(self, place: int, entry: Entry) -> None:
        """Take an entry; it is told now, or with the deed it belongs to."""
        rank = self.game.rank(entry, self.deed if self.opened is None else self.opened)
        told = self.game.recount(self.state, entry, self.seat)
        if rank == OPENS:
            self.open(place, entry, told)
        elif not told.text:
            return
        elif rank == HEADING:
            self.finish()
            self.deed = None
            self.lines.append(self.line(place, told, "heading"))
        elif rank == BEFORE:
            self.before.append(self.line(place, told, "part"))
        elif rank == PART and self.opened is None and self.deed is not None:
            self.lines += [*self.before, self.line(place, told, "part")]
            self.before = []
        else:
            self.do(place, entry, told, rank)

    def open(self, place: int, entry: Entry, told: Wording) -> None:
        """Let something begin; what began before it and led to nothing is told by itself."""
        if self.opening:
            self.finish()
        self.opened, self.source = entry, told.note
        self.opening = self.line(place, told) if told.text else {}

    def do(self, place: int, entry: Entry, told: Wording, rank: int) -> None:
        """Tell a deed, and what was done for it."""
        if self.opening and rank == DEED:
            self.lines.append(self.opening)
        elif self.source and not told.text.startswith(self.source):
            told.text = f"{self.source}: {uncapital(told.text)}"
        self.lines += [self.line(place, told), *self.before]
        self.deed = entry
        self.opened, self.opening, self.source, self.before = None, {}, "", []

    def finish(self) -> None:
        """Tell what waited for a deed that did not come."""
        if self.opening:
            self.lines.append(self.opening)
        self.lines += self.before
        self.opened, self.opening, self.source, self.before = None, {}, "", []

    def line(self, place: int, told: Wording, mark: str = "") -> View:
        """Return a line of the log; `seat` says whose deed it is, `mark` where it belongs."""
        line: View = {"text": told.text, "clause": told.clause}
        if told.seat != NOBODY:
            line["seat"] = told.seat
        if mark:
            line[mark] = True
        return {**line, **self.game.cue(self.state, place, self.seat)}


def uncapital(text: str) -> str:
    """Return a sentence as it goes on behind a colon; names keep their capital letter."""
    word = text.partition(" ")[0]
    return text[:1].lower() + text[1:] if word in (YOU, "Your", "The", "A", "An") else text


def log_lines(state: State, seat: int, start: int = 0) -> list[View]:
    """Return the log in words as a seat may read it, from the entry `start` on.

    The lines of the entries before it are exactly those that were told before this one came.
    """
    game, entries = state.game, state.log or []
    if game is None:
        return []
    mask = bit(seat)
    first = start
    # What is told of an entry depends on the last deed before it, and on nothing further back.
    while first > 0:
        first -= 1
        entry = entries[first]
        if entry[3] & mask and game.rank(entry, None) in (HEADING, DEED):
            break
    teller = Teller(game, state, seat)
    for place in range(first, len(entries)):
        if place == start:
            teller.lines = []
        if entries[place][3] & mask:
            teller.hear(place, entries[place])
    if start == len(entries):
        teller.lines = []
    if state.outcome is not None:
        teller.finish()
    return teller.lines
