"""The four kinds of values card text is made of: effects, amounts, conditions, selections.

Every value answers with the same three numbers beside the state: `source`, the card whose text it
is; `target`, the card (or server) it is about: what an event happened to or what was chosen; and
`number`, the amount that came along: the X of a cost, a chosen number, by how much a trace won.
Values are made once, at import, and never changed. Effects are numbered in the order they are
made, so that frames can name them without pointing at them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from nightdeck.games.android_netrunner.resolution import Asking
    from nightdeck.games.android_netrunner.state import AnrState

EFFECTS: Final[list[Effect]] = []
"""All effects by number."""


class Effect:
    """Something a card does; an effect that needs a decision calls a frame instead of acting."""

    def __init__(self) -> None:
        self.number: int = len(EFFECTS)
        self.weighty: bool = False
        """ANR-AB19 It contains a decision, a trace, a psi game, damage or a trash."""
        self.servers: int = 0
        """The servers an effect that starts a run may attack (mask); the target is the server."""
        EFFECTS.append(self)

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        """Do it."""
        raise NotImplementedError

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        """ANR-AB3 Tell whether it could change the game, hidden information ignored."""
        return True

    def is_payable(self, state: AnrState, source: int, target: int, number: int) -> bool:
        """Tell whether what it asks to be paid first could be paid."""
        return True

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        """Ask the effect's question; only effects that call `Asking` have one."""
        raise NotImplementedError

    def take(self, state: AnrState, frame: Asking) -> str | None:
        """Use the answer; "offer" asks again, nothing ends the question."""
        raise NotImplementedError


class Amount:
    """A number computed when it is needed."""

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        """Return the number."""
        raise NotImplementedError


class Fixed(Amount):
    """A printed number."""

    def __init__(self, value: int) -> None:
        self.value: int = value

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        return self.value


def amount_of(value: int | Amount) -> Amount:
    """Return a number as an Amount."""
    return value if isinstance(value, Amount) else Fixed(value)


class Condition:
    """Something that is true or not."""

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        """Tell whether it is true."""
        raise NotImplementedError


class Always(Condition):
    """Nothing is asked for."""

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return True


ALWAYS: Final = Always()


class Selection:
    """A set of cards on the table, in a fixed order.

    `is_hidden`: the other seat cannot tell how many cards there are to choose from.
    """

    def __init__(self) -> None:
        self.is_hidden: bool = False

    def cards(self, state: AnrState, source: int, target: int) -> list[int]:
        """Return the cards."""
        raise NotImplementedError

    def has(self, state: AnrState, source: int, target: int, card: int) -> bool:
        """Tell whether a card is one of them."""
        return card in self.cards(state, source, target)
