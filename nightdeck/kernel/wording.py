"""Questions and answers in words: what is asked, what follows, what it costs, what may pass."""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.state import NOBODY


class Cost:
    """One part of a price: an icon, how many, and the same in words ("2 credits")."""

    def __init__(self, icon: str, value: int, text: str) -> None:
        self.icon: str = icon
        self.value: int = value
        self.text: str = text


class Group:
    """What several options have in common: one row of a list that opens into them.

    `text` is the row ("Install Hunter"), `asks` the question once it is open ("Install Hunter:
    where?"), `short` what this one option is called in there ("in front of HQ").
    """

    def __init__(self, text: str, asks: str, short: str) -> None:
        self.text: str = text
        self.asks: str = asks
        self.short: str = short


class Wording:
    """An option or a prompt in words: a sentence, a note, the clause behind it, cards it is about.

    `cards` are card numbers, `places` names of regions or places on the table; `danger` says that
    what follows, or else the note, is a warning. `after` says what follows from an option, `costs`
    what it costs, `group` which options it stands with, `key` which basic action it is; `seat` is
    whose deed is told. An option with an `emblem` is drawn as a poster, and `more` is told when
    somebody looks closer.
    """

    def __init__(
        self,
        text: str,
        clause: str = "",
        note: str = "",
        cards: tuple[int, ...] = (),
        places: tuple[str, ...] = (),
        danger: bool = False,
        seat: int = NOBODY,
        after: str = "",
        costs: tuple[Cost, ...] = (),
        group: Group | None = None,
        key: str = "",
        emblem: str = "",
        more: str = "",
    ) -> None:
        self.text: str = text
        self.clause: str = clause
        self.note: str = note
        self.cards: tuple[int, ...] = cards
        self.places: tuple[str, ...] = places
        self.danger: bool = danger
        self.seat: int = seat
        self.after: str = after
        self.costs: tuple[Cost, ...] = costs
        self.group: Group | None = group
        self.key: str = key
        self.emblem: str = emblem
        self.more: str = more


class Basic:
    """An action that stands at the same place with the same key whenever it is a player's turn."""

    def __init__(self, key: str, text: str, icon: str = "") -> None:
        self.key: str = key
        self.text: str = text
        self.icon: str = icon


ASK: Final = "ask"
GAME: Final = "game"
GO_ON: Final = "pass"
STOP_MODES: Final = (GAME, ASK, GO_ON)
"""How a kind of question is met: asked when it matters, asked always, or passed always."""


class Stop:
    """A kind of question that a player may let pass unasked.

    `label` names the moment in the rulebook's words, `when` says when it matters. `answer` is the
    verb of the answer that is given instead. `joins` names the question that a pass leads to when
    nothing happens in between: the two are then shown as one.
    """

    def __init__(
        self,
        question: str,
        label: str,
        when: str = "",
        mode: str = GAME,
        answer: str = "pass",
        joins: str = "",
    ) -> None:
        self.question: str = question
        self.label: str = label
        self.when: str = when
        self.mode: str = mode
        self.answer: str = answer
        self.joins: str = joins


# How an event is told in the log (`Game.rank`)
HEADING: Final = 0
"""A turn begins."""
DEED: Final = 1
"""A line of its own."""
EFFECT: Final = 2
"""A line of its own too; if an ability was just used, it is told as what the ability does."""
PART: Final = 3
"""It belongs to the deed before it, and is a deed itself where there is none."""
BEFORE: Final = 4
"""It belongs to the deed that comes: what was paid, say."""
OPENS: Final = 5
"""Something begins: what follows is a deed. Its note is what that is told with."""


class Event:
    """A kind of event, said once: the roles of its arguments, its sentence and how it is told.

    `roles` has a letter per argument: c card, d definition, s seat, n number, or a game's own.
    `text` is its sentence with these letters in braces, `one` the same about a single thing where a
    singular is not enough. `doer` is the seat whose deed it is. An event without a sentence is told
    by its game, or not at all. One that is `minor` is told only for the record; `counted` is what
    the laboratory calls what it does to its card, `shown` the heading its cards are shown under.
    """

    def __init__(
        self,
        roles: str,
        text: str = "",
        clause: str = "",
        doer: int = NOBODY,
        rank: int = EFFECT,
        one: str = "",
        minor: bool = False,
        counted: str = "",
        shown: str = "",
    ) -> None:
        self.roles: str = roles
        self.text: str = text
        self.clause: str = clause
        self.doer: int = doer
        self.rank: int = rank
        self.one: str = one
        self.minor: bool = minor
        self.counted: str = counted
        self.shown: str = shown


def minor_among(events: dict[int, Event]) -> frozenset[int]:
    """Return the kinds that are told only for the record: another line says what matters."""
    return frozenset(kind for kind, event in events.items() if event.minor)


def counted_among(events: dict[int, Event]) -> dict[int, str]:
    """Return the kinds that draw, play or score a card, in words."""
    return {kind: event.counted for kind, event in events.items() if event.counted}
