"""The abilities of cards as values: costs, paid abilities, conditionals, constant abilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nightdeck.games.android_netrunner.model import vocabulary
from nightdeck.games.android_netrunner.model.terms import FOR_ANYTHING, NONE, THIS_ENCOUNTER
from nightdeck.language.values import ALWAYS, amount_of


class Cost:
    """ANR-AB1 What an ability costs; ANR-AB2 all parts are paid together, before the effect.

    `counters` are removed from the card itself. `x` lets the player name a number of credits up
    to what can be paid and to `x_limit`. `forfeit` and `trash_card` are chosen while paying.
    """

    def __init__(
        self,
        clicks: int = 0,
        credits: int = 0,
        counters: tuple[int, int] | None = None,
        trash: bool = False,
        forfeit: bool = False,
        forfeit_this: bool = False,
        remove: bool = False,
        trash_card: vocabulary.Selection | None = None,
        x: bool = False,
        x_limit: int | vocabulary.Amount | None = None,
    ) -> None:
        self.clicks: int = clicks
        self.credits: int = credits
        self.counter: int = NONE if counters is None else counters[0]
        self.counters: int = 0 if counters is None else counters[1]
        self.trash: bool = trash
        self.forfeit: bool = forfeit
        self.forfeit_this: bool = forfeit_this
        self.remove: bool = remove
        self.trash_card: vocabulary.Selection | None = trash_card
        self.x: bool = x
        self.x_limit: vocabulary.Amount | None = None if x_limit is None else amount_of(x_limit)
        self.is_nothing: bool = not (
            clicks
            or credits
            or counters
            or trash
            or forfeit
            or forfeit_this
            or remove
            or x
            or trash_card is not None
        )


FREE: Final[Cost] = Cost()


# ANR-W1 The moments at which a paid ability is mostly wanted (masks), so that a player who is asked
# only when it matters is asked then; anywhere else it waits until they ask for a stop.
AT_TURN_BEGIN: Final = 1
AT_APPROACH: Final = 2
AT_ENCOUNTER: Final = 4
AT_ACCESS: Final = 8


@dataclass(eq=False)
class Ability:
    """ANR-AB1 A paid ability or click ability: a cost, an effect, and when it can be used.

    `label` is a short imperative for the option list, needed where the effect's own words do not
    say it well. `when` must hold. `once` limits it to once
    per turn for each installed copy (ANR-CC57); abilities with the same `group` share the limit.
    `by` is the seat that may use it (NONE: the owner). `purpose` says which hosted credits may pay.
    `moments` are those at which it is mostly wanted.
    """

    cost: Cost
    effect: vocabulary.Effect
    when: vocabulary.Condition = ALWAYS
    once: bool = False
    group: int = 0
    by: int = NONE
    purpose: int = FOR_ANYTHING
    encounter: bool = False
    label: str = ""
    moments: int = 0
    place: int = 0

    def __post_init__(self) -> None:
        self.label = self.label or self.effect.words()


class Paid(Ability):
    """ANR-W3 A paid ability without a click in its cost: usable in windows that allow PA.

    With `encounter` it is offered only in the break window (ANR-RUN3.1a).
    """


class Action(Ability):
    """ANR-W4 An ability whose cost contains clicks: usable only as an action."""


@dataclass(eq=False)
class Prevention:
    """ANR-AB8 An ability for the prevention pause before something happens.

    `against` is one of the PREVENT numbers of `prevention.py`; `kinds` a mask of damage kinds
    (1 << NET ...) or of card types for trashes; at most `most` points are prevented (0: all).
    """

    label: str
    against: int
    cost: Cost
    kinds: int = 0
    most: int = 1
    when: vocabulary.Condition = ALWAYS
    once: bool = False
    choose: bool = False
    place: int = 0


@dataclass(eq=False)
class Subroutine:
    """ANR-ICE3 One subroutine: our words and its effect."""

    text: str
    effect: vocabulary.Effect


@dataclass(eq=False)
class Recurring:
    """ANR-REC1 Credits on a card, refilled each turn, for the purposes of a mask."""

    amount: int
    purposes: int


@dataclass(eq=False)
class Breaker:
    """ANR-ICE2 An icebreaker's two usual abilities.

    `breaks` is a mask of ice subtypes (0: any ice). `count` is the number of subroutines one use
    breaks (0: any number). `boost` is 0 for fixed strength. `needs` is one of the NEEDS numbers.
    """

    breaks: int
    cost: int = 1
    count: int = 1
    boost_cost: int = 0
    boost: int = 0
    duration: int = THIS_ENCOUNTER
    needs: int = 0
    trash: bool = False


NEEDS_EQUAL_STRENGTH: Final = 1
NEEDS_STRENGTH_ZERO: Final = 2


@dataclass(eq=False)
class Hosting:
    """ANR-INS15 What a card may host: installed cards of some types, up to a limit.

    `most` counts cards, `most_memory` their memory costs (0: no limit).
    """

    kinds: int
    most: int = 0
    most_memory: int = 0
    with_subtypes: int = 0
    without_subtypes: int = 0
    frees_memory: bool = False


@dataclass(eq=False)
class Replacement:
    """ANR-AB9 What may be done instead of accessing the server of a successful run.

    With `own_run` only in a run that this very card started.
    """

    label: str
    servers: int
    effect: vocabulary.Effect
    own_run: bool = False


@dataclass(eq=False)
class OnAccess:
    """ANR-ACC3 What happens when this very card is accessed, although it is inactive.

    `where`: ACCESSED_INSTALLED, ACCESSED_NOT_IN_ARCHIVES or ACCESSED_ANYWHERE.
    `reveal`: in R&D the card is shown to the Corp first.
    """

    effect: vocabulary.Effect
    where: int
    optional: bool = False
    reveal: bool = False
    label: str = ""


ACCESSED_INSTALLED: Final = 0
ACCESSED_NOT_IN_ARCHIVES: Final = 1
ACCESSED_ANYWHERE: Final = 2


def ambush(effect: vocabulary.Effect, label: str) -> OnAccess:
    """ANR-ACC3 What the Corp may let an installed card do when it is accessed."""
    return OnAccess(effect, ACCESSED_INSTALLED, optional=True, label=label)
