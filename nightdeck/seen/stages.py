"""Great moments: how a game puts events on a stage, for each audience from what it was told.

A game names, kind of event by kind of event, a cue (`Game.cue`). A cue is built from the log alone,
as one seat may read it: entries told to others are not there, faces it did not see are hidden. So a
stage can never show more than the lines of the log say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from nightdeck.kernel.state import Entry, bit
from nightdeck.kernel.wording import Event

Stage = dict[str, Any]

HIDDEN: Final = -1
"""Stands for the definition of a card whose face was not seen."""


class Told:
    """An entry of the log with those before it, as one seat may read them."""

    def __init__(
        self, log: list[Entry], place: int, seat: int, ids: Sequence[str], names: Sequence[str] = ()
    ) -> None:
        self.log: list[Entry] = log
        self.place: int = place
        self.mask: int = bit(seat)
        self.ids: Sequence[str] = ids
        self.names: Sequence[str] = names

    @property
    def kind(self) -> int:
        """What happened."""
        return self.log[self.place][0]

    @property
    def args(self) -> tuple[int, ...]:
        """The arguments of what happened."""
        return self.log[self.place][1]

    def face(self, entry: Entry, position: int) -> int:
        """Return the definition that an argument names, or HIDDEN if its face was not seen."""
        return entry[1][position] if entry[2] & self.mask else HIDDEN

    def card(self, entry: Entry, position: int) -> str | None:
        """Return the id of a card that an argument names, or None if its face was not seen."""
        definition = self.face(entry, position)
        return self.ids[definition] if definition >= 0 else None

    def since(self, kinds: tuple[int, ...]) -> list[Entry]:
        """Return what was told from the last event of these kinds on, this entry being the last."""
        found: list[Entry] = []
        for place in range(self.place, -1, -1):
            entry = self.log[place]
            if entry[3] & self.mask:
                found.append(entry)
                if entry[0] in kinds:
                    found.reverse()
                    return found
        return []

    def is_last_of_its_kind(self) -> bool:
        """Tell whether the next thing that happened, if any, is of another kind."""
        after = self.place + 1
        return after >= len(self.log) or self.log[after][0] != self.kind


Cue = Callable[[Told], Stage | None]
"""Builds the stage of an event, or nothing if it is only told."""


class Show:
    """A cue: the cards an event names, large, under a heading."""

    def __init__(self, heading: str, roles: str, seat: int | None = None) -> None:
        self.heading: str = heading
        self.positions: list[int] = [place for place, role in enumerate(roles) if role == "c"]
        self.sides: list[int] = [place for place, role in enumerate(roles) if role == "s"]
        self.seat: int | None = seat

    def __call__(self, told: Told) -> Stage | None:
        """Return the cards; a stage on which only a back would lie is none."""
        entry = told.log[told.place]
        cards = [told.card(entry, position) for position in self.positions]
        if self.positions and not any(cards):
            return None
        stage: Stage = {"kind": "card", "heading": self.heading, "cards": cards}
        seat = self.seat if not self.sides else entry[1][self.sides[0]]
        if seat is not None:
            stage["seat"] = seat
        return stage


def shows(events: Mapping[int, Event]) -> dict[int, Cue]:
    """Return the cues of the events that are shown by their cards, under a heading of their own."""
    return {
        kind: Show(event.shown, event.roles, event.doer if event.doer >= 0 else None)
        for kind, event in events.items()
        if event.shown
    }


class TurnUp:
    """A cue: cards that several seats kept sealed, turned at once by the last event of its kind.

    The first argument of such an event is the seat, the second the card.
    """

    def __init__(self, heading: str, since: tuple[int, ...], also: tuple[int, ...] = ()) -> None:
        self.heading: str = heading
        self.starts: tuple[int, ...] = since
        self.also: tuple[int, ...] = also

    def __call__(self, told: Told) -> Stage | None:
        """Return a card for each seat."""
        if not told.is_last_of_its_kind():
            return None
        kinds = (told.kind, *self.also)
        shown = [entry for entry in told.since(self.starts) if entry[0] in kinds]
        sides = [{"seat": entry[1][0], "card": told.card(entry, 1)} for entry in shown]
        return {"kind": "sealed", "heading": self.heading, "sides": sides} if sides else None


def cued(cues: Mapping[int, Cue], minor: frozenset[int], told: Told) -> Stage:
    """Return what a line of the log carries beside its words: a stage, or that it is minor."""
    if told.kind in minor:
        return {"minor": True}
    cue = cues.get(told.kind)
    stage = cue(told) if cue is not None else None
    return {} if stage is None else {"stage": stage}
