"""The abilities of cards as values: costs, abilities, conditionals, preventions, icebreaking."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.model.terms import FOR_ANYTHING, NONE, THIS_ENCOUNTER
from nightdeck.games.netrunner.model.vocabulary import (
    Amount,
    Condition,
    Effect,
    Modifier,
)
from nightdeck.language.values import ALWAYS, amount_of

# Moments at which an ability may be used, ONR-17.25 (masks) ---------------------------------------

AS_ACTION: Final = 1 << 0  # ONR-5.0e its cost includes actions
IN_WINDOW: Final = 1 << 1  # any window
OWN_TURN: Final = 1 << 2  # windows of the owner's turn
IN_RUN: Final = 1 << 3  # windows of a run (of a Corp card: on its fort)
ON_APPROACH: Final = 1 << 4  # the window `approach` (of a Corp card: on its fort)
LAST_WINDOW: Final = 1 << 5  # the window of ONR-10.10 on its fort
IN_ENCOUNTER: Final = 1 << 6
CHOOSING: Final = 1 << 7  # ONR-5.0g when choosing an action
BEFORE_ACCESS: Final = 1 << 8  # ONR-10.23
AFTER_RUN: Final = 1 << 9  # ONR-10.19c
AFTER_REVEAL: Final = 1 << 10  # ONR-13.2 step 5
TRACE_SUCCESS: Final = 1 << 11  # ONR-13.7
ON_REZ: Final = 1 << 12  # right after the Corp rezzed a node or upgrade in a run
PAYING: Final = 1 << 13  # whenever the Runner is asked to pay
VIRUS_COMES: Final = 1 << 14  # a virus counter is about to be placed
MOMENT_BITS: Final = 15

WINDOWS: Final = IN_WINDOW | OWN_TURN | IN_RUN | ON_APPROACH | LAST_WINDOW
"""Abilities that some window offers."""


class Cost:
    """ONR-17.8 What an ability costs: all parts are paid together, before the effect.

    `counters` are removed from the card itself. `points` are agenda points (ONR-16.15). X: the
    player may name a number of bits from `x_least` up to what can be paid and to `x_limit`.
    """

    def __init__(
        self,
        actions: int = 0,
        bits: int = 0,
        counters: tuple[int, int] | None = None,
        trash: bool = False,
        to_hand: bool = False,
        points: int = 0,
        x_limit: int | Amount | None = None,
        x_least: int = 0,
    ) -> None:
        self.actions: int = actions
        self.bits: int = bits
        self.counter: int = NONE if counters is None else counters[0]
        self.counters: int = 0 if counters is None else counters[1]
        self.trash: bool = trash
        self.to_hand: bool = to_hand
        self.points: int = points
        self.x_limit: Amount | None = None if x_limit is None else amount_of(x_limit)
        self.x_least: int = x_least


FREE: Final = Cost()


class Ability:
    """ONR-17.25 A cost, an effect, and at which moments it can be used.

    `label` is a short imperative, needed where the effect's own words do not say it well. `when`
    must hold. `per_turn`, `per_run` and `per_trace` limit each copy to one use (ONR-17.16);
    abilities of a card with the same `group` share the limit. `by` is the seat that may use it
    (NONE: the owner). `purpose` says which card bits may pay. `hidden`: whether it can be used
    depends on cards in the hand (ONR-17.20d).
    """

    def __init__(
        self,
        cost: Cost,
        effect: Effect,
        at: int,
        when: Condition = ALWAYS,
        per_turn: bool = False,
        per_run: bool = False,
        per_trace: bool = False,
        group: int = 0,
        by: int = NONE,
        purpose: int = FOR_ANYTHING,
        hidden: bool = False,
        label: str = "",
    ) -> None:
        self.label: str = label or effect.words()
        self.cost: Cost = cost
        self.effect: Effect = effect
        self.at: int = at
        self.when: Condition = when
        self.per_turn: bool = per_turn
        self.per_run: bool = per_run
        self.per_trace: bool = per_trace
        self.group: int = group
        self.by: int = by
        self.purpose: int = purpose
        self.hidden: bool = hidden
        self.place: int = 0


def action(
    effect: Effect,
    actions: int = 1,
    bits: int = 0,
    when: Condition = ALWAYS,
    trash: bool = False,
    points: int = 0,
    counters: tuple[int, int] | None = None,
    per_turn: bool = False,
    group: int = 0,
    by: int = NONE,
    label: str = "",
) -> Ability:
    """ONR-5.1.A10, ONR-5.2.A7 An ability whose cost includes actions."""
    cost = Cost(actions, bits, counters, trash, points=points)
    return Ability(cost, effect, AS_ACTION, when, per_turn, group=group, by=by, label=label)


# What a prevention is against, ONR-24.11
AGAINST_DAMAGE: Final = 0
AGAINST_TAG: Final = 1
AGAINST_TRASH: Final = 2

ALL: Final = 99
"""ONR-15.10 As much as is left."""


class Prevention:
    """ONR-15.6, ONR-14.6, ONR-17.17 Something that prevents damage, avoids a tag or saves a card.

    `kinds` is a mask of damage kinds (1 << NET ...) or of card types. `most` points are prevented
    at once, as far as they are left. A `pool` is so many points each turn, used one by one.
    `also` is an effect that follows. `from_hand`: used from the hand, in a Corp turn only.
    `saves_all`: any of the threatened cards may be saved by one use.
    """

    def __init__(
        self,
        against: int,
        cost: Cost = FREE,
        kinds: int = 0,
        most: int = 1,
        pool: int = 0,
        also: Effect | None = None,
        from_hand: bool = False,
        saves_all: bool = False,
        to_host: bool = False,
        label: str = "",
    ) -> None:
        self.against: int = against
        self.cost: Cost = cost
        self.kinds: int = kinds
        self.most: int = most
        self.pool: int = pool
        self.also: Effect | None = also
        self.from_hand: bool = from_hand
        self.saves_all: bool = saves_all
        self.to_host: bool = to_host
        self.label: str = label
        self.place: int = 0


class StaticPrevention:
    """ONR-15.8 Prevents all preventable damage of some kinds unless the Corp buys it off.

    `bits`: the Corp names how many points it pays a bit each for. `points`: the Corp may spend an
    agenda point, and the card does nothing until the end of the turn.
    """

    def __init__(self, kinds: int, bits: bool = False, points: bool = False) -> None:
        self.kinds: int = kinds
        self.bits: bool = bits
        self.points: bool = points


class LastBreath:
    """ONR-15.9 What saves the Runner from being flatlined by preventable damage.

    `loses_hand`: the cards in hand are lost all the same. `from_hand`: it is used from the hand.
    """

    def __init__(self, effect: Effect, from_hand: bool = False, loses_hand: bool = False) -> None:
        self.effect: Effect = effect
        self.from_hand: bool = from_hand
        self.loses_hand: bool = loses_hand


# What a subroutine is made of, ONR-12.1, ONR-12.10 (masks)
TRACES: Final = 1
DOES_NET: Final = 2


class Subroutine:
    """ONR-10.8 One subroutine: our words, its effect, and what it contains."""

    def __init__(self, text: str, effect: Effect, content: int = 0) -> None:
        self.text: str = text
        self.effect: Effect = effect
        self.content: int = content


class GivesSubroutine(Modifier):
    """ONR-12.14 Ice has one more subroutine, after the printed ones."""

    def __init__(self, quantity: int, subroutine: Subroutine, when: Condition = ALWAYS) -> None:
        super().__init__(quantity, 1, when)
        self.subroutine: Subroutine = subroutine


class Breaker:
    """ONR-12.1, ONR-12.5 How an icebreaker breaks.

    `breaks` is a mask of keywords of ice (0: any ice); with `content` only subroutines that contain
    it. `most` subroutines are broken by one use, ALL of them together. `instead` happens instead of
    the break (its target is the icebreaker, its number the place of the subroutine), once for each
    subroutine and encounter; `after` follows a break.
    """

    def __init__(
        self,
        breaks: int = 0,
        cost: int = 1,
        most: int = 1,
        noise: int = 0,
        content: int = 0,
        instead: Effect | None = None,
        after: Effect | None = None,
    ) -> None:
        self.breaks: int = breaks
        self.cost: int = cost
        self.most: int = most
        self.noise: int = noise
        self.content: int = content
        self.instead: Effect | None = instead
        self.after: Effect | None = after


class Boost:
    """ONR-12.4 How an icebreaker gets stronger: for a price, and perhaps forgone actions."""

    def __init__(
        self, cost: int, amount: int = 1, duration: int = THIS_ENCOUNTER, forgo: int = 0
    ) -> None:
        self.cost: int = cost
        self.amount: int = amount
        self.duration: int = duration
        self.forgo: int = forgo


class BaseLink:
    """ONR-13.2 A base link card: its price, its link, what a boost costs (NONE: no boosts)."""

    def __init__(self, price: int, value: int, boost_cost: int) -> None:
        self.price: int = price
        self.value: int = value
        self.boost_cost: int = boost_cost


class Recurring:
    """ONR-9.5 Bits on a card for one purpose, refilled at the start of the owner's turn."""

    def __init__(self, amount: int, purpose: int) -> None:
        self.amount: int = amount
        self.purpose: int = purpose


class Bank:
    """ONR-16.10 Bits put on a card when it enters play or is scored, taken bit by bit."""

    def __init__(self, bits: int, take: int, per_turn: bool, trashed: bool) -> None:
        self.bits: int = bits
        self.take: int = take
        self.per_turn: bool = per_turn
        self.trashed: bool = trashed


class Daemon:
    """ONR-16.4 Space for programs, and what it does to the strength of icebreakers in it."""

    def __init__(self, space: int, modifier: int) -> None:
        self.space: int = space
        self.modifier: int = modifier


# Where a virus counter lies, ONR-16.2, ONR-16.19
ON_CORP: Final = 0
IN_FORT: Final = 1
ON_ICE: Final = 2


class Virus:
    """ONR-16.2 The counter a virus program gives at the end of a successful run on its forts."""

    def __init__(self, forts: int, place: int, kind: int) -> None:
        self.forts: int = forts
        self.place: int = place
        self.kind: int = kind


class CounterText:
    """ONR-16.1, ONR-16.2 What a counter does as long as it exists, whatever became of its card.

    `source` is the number that stands for the counter (see `terms`). `event` with `seat` is the
    moment it acts at, from `least` counters on; `each`: once per counter, one after the other, else
    once for all of them, with their number. `price`: what a player pays, with an action, to remove
    one (ONR-16.20); NONE if nobody can. `quantity` of `seat`, or of the `forts`, changes by
    `amount` for every `per` counters `beyond` a number.
    """

    def __init__(
        self,
        source: int,
        event: int = 0,
        effect: Effect | None = None,
        seat: int = NONE,
        each: bool = False,
        least: int = 1,
        price: int = NONE,
        label: str = "",
        quantity: int = NONE,
        per: int = 1,
        amount: int = 1,
        beyond: int = 0,
        forts: int = 0,
    ) -> None:
        self.source: int = source
        self.event: int = event
        self.effect: Effect | None = effect
        self.seat: int = seat
        self.each: bool = each
        self.least: int = least
        self.price: int = price
        self.label: str = label
        self.quantity: int = quantity
        self.per: int = per
        self.amount: int = amount
        self.beyond: int = beyond
        self.forts: int = forts


# Where an access effect works, ONR-11.2a (masks)
INSTALLED_REZZED: Final = 1
INSTALLED_UNREZZED: Final = 2
FROM_HQ: Final = 4
FROM_RD: Final = 8
FROM_ARCHIVES: Final = 16
INSTALLED: Final = INSTALLED_REZZED | INSTALLED_UNREZZED
NOT_ARCHIVES: Final = INSTALLED | FROM_HQ | FROM_RD
TRAP: Final = INSTALLED_REZZED | FROM_HQ | FROM_RD
ANYWHERE: Final = NOT_ARCHIVES | FROM_ARCHIVES


class OnAccess:
    """ONR-11.2, ONR-16.11 What happens when this very card is accessed.

    `price`: the Corp may pay it, or nothing happens; 0 with `optional` is a plain yes or no.
    """

    def __init__(
        self,
        effect: Effect,
        where: int = INSTALLED_REZZED,
        price: int = 0,
        optional: bool = False,
        when: Condition = ALWAYS,
    ) -> None:
        self.effect: Effect = effect
        self.where: int = where
        self.price: int = price
        self.optional: bool = optional or price > 0
        self.when: Condition = when


# What an unrezzed card waits for, to be rezzed as an interrupt (ONR-17.20c)
NO_INTERRUPT: Final = 0
RUNNER_DRAWS: Final = 1
WORM_USED: Final = 2
