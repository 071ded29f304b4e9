"""What the text of a card consists of: abilities, what they are aimed at, constants, triggers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from nightdeck.games.cyberpunk_ccg.model.terms import NONE
from nightdeck.games.cyberpunk_ccg.model.vocabulary import Amount, Condition, Effect
from nightdeck.language import abilities
from nightdeck.language.values import ALWAYS

if TYPE_CHECKING:
    from nightdeck.games.cyberpunk_ccg.model.state import CcgState

FREE: Final = 0
EXHAUSTS: Final = 1  # CCG-3.4b the cost of an activated ability
TRASHES_ITSELF: Final = 2  # CCG-9.7 the card is Trashed as a cost

NO_LEAST: Final = -99
"""A change of a cost that has no minimum of its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Aim:
    """What one target may be; subclasses in the language list the codes."""

    def codes(self, state: CcgState, seat: int, source: int) -> list[int]:
        """Return every code this target may be for a player."""
        raise NotImplementedError

    def allows(self, state: CcgState, seat: int, source: int, code: int) -> bool:
        """CCG-6.3e Tell whether a code is still a legal target."""
        return code in self.codes(state, seat, source)

    def follows(self, state: CcgState, before: list[int], code: int) -> bool:
        """Tell whether a code goes with the targets chosen before it."""
        return code not in before

    def is_conceivable(self, state: CcgState, seat: int, source: int) -> bool:
        """CCG-6.1h Tell whether a target may exist for all that everybody can see."""
        return bool(self.codes(state, seat, source))


class Mode:
    """One of the alternatives of an ability: its words, what it is aimed at, what it does."""

    def __init__(self, label: str, effect: Effect, aims: Aim | tuple[Aim, ...] = ()) -> None:
        self.label: str = label
        self.effect: Effect = effect
        self.aims: tuple[Aim, ...] = aims if isinstance(aims, tuple) else (aims,)


class Ability:
    """CCG-3.4b, CCG-3.4c Something that is announced, paid for, perhaps answered, then resolved.

    `timing` is a mask of phases, or RESPONSE with the `trigger` it answers. `cost`: the card is
    exhausted unless it says FREE or TRASHES_ITSELF; `ruling` with `costs` by its values replaces
    that. `eb` is paid beside it, `fee` is an amount of EB read when it is announced. `reads` is the
    number its effect gets, read before the card is exhausted, in place of the combined Power of its
    Runners. `trashes` names a card that is Trashed as a cost.

    `partners`: further unused Runners of this profession may be exhausted with the first, and
    `enough` says from which combined Power on (CCG-10.0b). `bundles`: all of a Team join together
    (CCG-10.13b); `fighting`: partners must take part in the Skirmish. `is_use`: it can be answered
    although nothing is exhausted.

    Also CCG-3.4.
    """

    def __init__(
        self,
        timing: int,
        effect: Effect,
        aims: Aim | tuple[Aim, ...] = (),
        *,
        label: str = "",
        when: Condition = ALWAYS,
        cost: int = EXHAUSTS,
        eb: int = 0,
        fee: Amount | None = None,
        reads: Amount | None = None,
        trashes: Aim | None = None,
        modes: tuple[Mode, ...] = (),
        trigger: int = 0,
        partners: int = 0,
        enough: Amount | None = None,
        bundles: bool = False,
        fighting: bool = False,
        is_use: bool = False,
        ruling: int = NONE,
        costs: tuple[int, ...] = (),
        chooses_weapons: bool = False,
        clause: str = "",
    ) -> None:
        self.timing: int = timing
        self.effect: Effect = effect
        self.aims: tuple[Aim, ...] = aims if isinstance(aims, tuple) else (aims,)
        self.label: str = label
        self.when: Condition = when
        self.cost: int = cost
        self.eb: int = eb
        self.fee: Amount | None = fee
        self.reads: Amount | None = reads
        self.trashes: Aim | None = trashes
        self.modes: tuple[Mode, ...] = modes
        self.trigger: int = trigger
        self.partners: int = partners
        self.enough: Amount | None = enough
        self.bundles: bool = bundles
        self.fighting: bool = fighting
        self.is_use: bool = is_use
        self.ruling: int = ruling
        self.costs: tuple[int, ...] = costs
        self.chooses_weapons: bool = chooses_weapons
        self.clause: str = clause
        self.place: int = 0

    def cost_now(self, rulings: tuple[int, ...]) -> int:
        """Return what is done to the card as a cost, as the rulings have it; CCG-3.4e."""
        return self.cost if self.ruling == NONE else self.costs[rulings[self.ruling]]

    def aims_of(self, mode: int) -> tuple[Aim, ...]:
        """Return what it is aimed at, by mode."""
        return self.aims if mode == NONE else self.modes[mode].aims

    def effect_of(self, mode: int) -> Effect:
        """Return what it does, by mode."""
        return self.effect if mode == NONE else self.modes[mode].effect


class Constant(abilities.Modifier["CcgState"]):
    """CCG-3.4d A constant ability: off while its card is used, unless `while_used` (CCG-2.9c).

    `unique`: copies do not add up. `least`: the lowest value a change of a cost may produce.
    `when` is asked with the affected card as its target.
    """

    def __init__(
        self,
        quantity: int,
        amount: int | Amount,
        when: Condition = ALWAYS,
        *,
        while_used: bool = False,
        unique: bool = False,
        least: int = NO_LEAST,
    ) -> None:
        super().__init__(quantity, amount, when)
        self.while_used: bool = while_used
        self.unique: bool = unique
        self.least: int = least


class CcgTrigger(abilities.Trigger["CcgState"]):
    """CCG-2.9g A trigger: does nothing while its card is used, unless `while_used`."""

    def __init__(
        self,
        effect: Effect,
        when: Condition = ALWAYS,
        optional: bool = False,
        once: bool = False,
        label: str = "",
        while_used: bool = False,
    ) -> None:
        super().__init__(effect, when, optional, once, label)
        self.while_used: bool = while_used
