"""What the text of a card consists of: abilities, what they are aimed at, cost effects, tiers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from nightdeck.games.neuroscape.model.terms import COST, NONE
from nightdeck.games.neuroscape.model.vocabulary import Amount, Condition, Effect, Selection
from nightdeck.language import abilities
from nightdeck.language.values import ALWAYS

if TYPE_CHECKING:
    from nightdeck.games.neuroscape.model.state import NeuState

UNLIMITED: Final = 0
ONCE_PER_ROUND: Final = 1
ONCE_PER_TURN: Final = 2

BY_CONTROLLER: Final = 0
BY_HOST: Final = 1  # NEU-10.18 a protocol's ability is used by its host
BY_ANYBODY: Final = 2  # NEU-12.10 an environment's by every player


@mypyc_attr(allow_interpreted_subclasses=True)
class Aim:
    """What one target may be (NEU-13.1); subclasses in the language list the codes.

    `most` targets are chosen, at least `least` of them (NEU-13.2).
    """

    def __init__(self, least: int = 1, most: int = 1) -> None:
        self.least: int = least
        self.most: int = most

    def codes(self, state: NeuState, seat: int, source: int) -> list[int]:
        """Return every code this target may be for a player."""
        raise NotImplementedError

    def allows(self, state: NeuState, seat: int, source: int, code: int) -> bool:
        """NEU-13.6 Tell whether a code is still a legal target."""
        return code in self.codes(state, seat, source)


class Ability:
    """NEU-10.2 An activated ability: run this character, run RAM, or both, and other costs."""

    def __init__(
        self,
        name: str,
        effect: Effect,
        ram: int = 0,
        runs: bool = False,
        aims: Aim | tuple[Aim, ...] = (),
        sacrifice: Selection | None = None,
        sacrifices_self: bool = False,
        limit: int = UNLIMITED,
        by: int = BY_CONTROLLER,
        when: Condition = ALWAYS,
        discards: int = 0,
    ) -> None:
        self.name: str = name
        self.effect: Effect = effect
        self.ram: int = ram
        self.runs: bool = runs
        self.aims: tuple[Aim, ...] = aims if isinstance(aims, tuple) else (aims,)
        self.sacrifice: Selection | None = sacrifice
        self.sacrifices_self: bool = sacrifices_self
        self.limit: int = limit
        self.by: int = by
        self.when: Condition = when
        self.discards: int = discards
        self.place: int = 0
        self.copies_items: bool = False  # NEU-14.10


class Mode:
    """One of the alternatives of a program: its words, what it is aimed at, what it does."""

    def __init__(self, label: str, effect: Effect, aims: Aim | tuple[Aim, ...] = ()) -> None:
        self.label: str = label
        self.effect: Effect = effect
        self.aims: tuple[Aim, ...] = aims if isinstance(aims, tuple) else (aims,)


class CostEffect(abilities.Modifier["NeuState"]):
    """NEU-7.9 A constant change of costs; it takes its turn by the time stamp of its card.

    `sets`: the cost becomes the amount. `least`: it does not push a cost below this. `playing`:
    it is about cards one plays, not about characters in play (NEU-7.9a). `stays`: it is a play
    adjustment, which a character keeps in play.
    """

    def __init__(
        self,
        amount: int | Amount,
        when: Condition = ALWAYS,
        quantity: int = COST,
        sets: bool = False,
        least: int = 0,
        playing: bool = False,
        stays: bool = False,
    ) -> None:
        super().__init__(quantity, amount, when)
        self.sets: bool = sets
        self.least: int = least
        self.playing: bool = playing
        self.stays: bool = stays


class Tier:
    """NEU-15.6 What a mainframe does while its condition holds."""

    def __init__(self, faction: int, points: int, when: Condition | None = None) -> None:
        self.faction: int = faction
        self.points: int = points
        self.when: Condition | None = when


class Prevention:
    """NEU-16.11 Prevents or changes damage to a player or a character.

    `first`: only the first batch of each turn. `most` points are prevented, all of it if NONE.
    """

    def __init__(
        self,
        most: int = NONE,
        when: Condition = ALWAYS,
        pool: int = NONE,
        first: bool = False,
        combat: int = NONE,
    ) -> None:
        self.most: int = most
        self.when: Condition = when
        self.pool: int = pool
        self.first: bool = first
        self.combat: int = combat
