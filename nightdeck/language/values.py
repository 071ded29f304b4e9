"""The four kinds of values card text is made of: effects, amounts, conditions, selections.

Every value answers with the same three numbers beside the state: `source`, the card whose text it
is; `target`, the card (or place) it is about: what an event happened to or what was chosen; and
`number`, the amount that came along: the X of a cost, a chosen number, by how much a trace won.
Values are made once, at import, and never changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from nightdeck.kernel.state import State

if TYPE_CHECKING:
    from nightdeck.language.card_state import CardState
    from nightdeck.language.resolving import Asking

S = TypeVar("S", bound=State)
"""The state of a game: what asks only for numbers works on any table."""
C = TypeVar("C", bound="CardState")
"""The state of a card game, which knows hosts and counters, and numbers its effects."""

NONE: Final = -1
"""No card, no place, no seat."""

UNNUMBERED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """Something a card does; an effect that needs a decision calls a frame instead of acting."""

    def __init__(self) -> None:
        self.number: int = UNNUMBERED
        """By which frames name it without pointing at it."""
        self.weighty: bool = False
        """It contains a decision or chance, so that its place among others may matter."""
        self.places: int = 0
        """Where it may be aimed when it is announced (mask); the target is the place."""
        self.label: str = ""
        """What it does, in a few words, for a player who is asked about it."""
        self.asks: str = ""
        """Its question in words, where the usual ones would not say enough."""

    def words(self) -> str:
        """Say what it does, as a short imperative; nothing if the tree alone cannot say it."""
        return ""

    def resolve(self, state: S, source: int, target: int, number: int) -> None:
        """Carry the effect out, or call the procedure that does."""
        raise NotImplementedError

    def can(self, state: S, source: int, target: int, number: int) -> bool:
        """Tell whether it could change the game, hidden information ignored."""
        return True

    def is_conceivable(self, state: S, source: int, target: int, number: int) -> bool:
        """Tell whether it could be possible for all that everybody knows."""
        return True

    def is_payable(self, state: S, source: int, target: int, number: int) -> bool:
        """Tell whether what it asks to be paid first could be paid."""
        return True

    def offer(self, state: S, frame: Asking) -> str | None:
        """Ask the effect's question; only effects that call `Asking` have one."""
        raise NotImplementedError

    def take(self, state: S, frame: Asking) -> str | None:
        """Use the answer; "offer" asks again, nothing ends the question."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Generic[S]):
    """A number computed when it is needed."""

    def of(self, state: S, source: int, target: int, number: int) -> int:
        """Return the number."""
        raise NotImplementedError


class Fixed(Amount[S]):
    """A printed number."""

    def __init__(self, value: int) -> None:
        self.value: int = value

    def of(self, state: S, source: int, target: int, number: int) -> int:
        return self.value


def amount_of(value: int | Amount[S]) -> Amount[S]:
    """Return a number as an Amount."""
    return value if isinstance(value, Amount) else Fixed(value)


def counted(number: int, thing: str, plural: str = "s") -> str:
    """Return a number with its noun in singular or plural."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}{plural}"


def told(words: str, amount: Amount[S], thing: str, plural: str = "s") -> str:
    """Put an amount into words; nothing if it is not fixed."""
    value = amount.value if isinstance(amount, Fixed) else 0
    return words.format(counted(value, thing, plural)) if value > 0 else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[S]):
    """Something that is true or not."""

    def holds(self, state: S, source: int, target: int, number: int) -> bool:
        """Tell whether it is true."""
        raise NotImplementedError


class Always(Condition[S]):
    """Nothing is asked for."""

    def holds(self, state: S, source: int, target: int, number: int) -> bool:
        return True


ALWAYS: Final[Condition[Any]] = Always()


@mypyc_attr(allow_interpreted_subclasses=True)
class Selection(Generic[S]):
    """A set of cards on the table, in a fixed order.

    `is_hidden`: the other seats cannot tell how many cards there are to choose from.
    """

    def __init__(self) -> None:
        self.is_hidden: bool = False

    def cards(self, state: S, source: int, target: int) -> list[int]:
        """Return the cards."""
        raise NotImplementedError

    def is_conceivable(self, state: S, source: int, target: int) -> bool:
        """Tell whether it may contain a card for all that everybody knows."""
        return True

    def has(self, state: S, source: int, target: int, card: int) -> bool:
        """Tell whether a card is one of them."""
        return card in self.cards(state, source, target)
