"""What a card is: its printed facts and its abilities as values, built once at import.

ANR-2.11 Every card has a name, a side, a faction, an influence value, perhaps a diamond, and
subtypes. ANR-2.15 The printed symbols became parameters of these classes.
"""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.android_netrunner.terms import (
    AGENDA,
    ASSET,
    CONSOLE,
    CORP,
    CREDIT,
    EVENT,
    FOR_ANYTHING,
    FOR_ICEBREAKER,
    HAND_SIZE,
    HARDWARE,
    ICE,
    ICEBREAKER,
    IDENTITY,
    LINK_STRENGTH,
    MEMORY,
    NEUTRAL_CORP,
    NONE,
    OPERATION,
    PROGRAM,
    REGION,
    RESOURCE,
    RUNNER,
    THIS_ENCOUNTER,
    UPGRADE,
)
from nightdeck.games.android_netrunner.vocabulary import (
    ALWAYS,
    Amount,
    Condition,
    Effect,
    Selection,
    amount_of,
)

# Rows of `state.index`: where an active card is found without searching --------------------------

PAID_ROW: Final = 0  # +seat: paid abilities for every PA window
ACTION_ROW: Final = 2  # +seat: click abilities
ENCOUNTER_ROW: Final = 4  # abilities usable only in the break window, ANR-RUN3.1
PURSE_ROW: Final = 5  # +seat: cards whose hosted credits can be spent
REPLACEMENT_ROW: Final = 7  # cards that may replace access
ACCESS_ROW: Final = 8  # cards with an ability for the access decision
STARVING_ROW: Final = 9  # cards that trash their host at strength 0 or less
HOST_ROW: Final = 10  # cards that may host others as they are installed
REFILL_ROW: Final = 11  # +seat: cards with recurring credits
ASSEMBLY_ROW: Final = 13  # cards on which others wait to be installed, ANR-INS23
INDEX_ROWS: Final = 14

# Numbers of a card's features; the place of the ability is added ---------------------------------

ABILITY_FEATURE: Final = 0
ACCESS_FEATURE: Final = 100
TRIGGER_FEATURE: Final = 200
PREVENTION_FEATURE: Final = 300
SUBROUTINE_FEATURE: Final = 400
REPLACEMENT_FEATURE: Final = 500
ACCESSED_FEATURE: Final = 501


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
        trash_card: Selection | None = None,
        x: bool = False,
        x_limit: int | Amount | None = None,
    ) -> None:
        self.clicks: int = clicks
        self.credits: int = credits
        self.counter: int = NONE if counters is None else counters[0]
        self.counters: int = 0 if counters is None else counters[1]
        self.trash: bool = trash
        self.forfeit: bool = forfeit
        self.forfeit_this: bool = forfeit_this
        self.remove: bool = remove
        self.trash_card: Selection | None = trash_card
        self.x: bool = x
        self.x_limit: Amount | None = None if x_limit is None else amount_of(x_limit)
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


FREE: Final = Cost()


class Ability:
    """ANR-AB1 A paid ability or click ability: a cost, an effect, and when it can be used.

    `label` is a short imperative for the option list. `when` must hold. `once` limits it to once
    per turn for each installed copy (ANR-CC57); abilities with the same `group` share the limit.
    `by` is the seat that may use it (NONE: the owner). `purpose` says which hosted credits may pay.
    """

    def __init__(
        self,
        label: str,
        cost: Cost,
        effect: Effect,
        when: Condition = ALWAYS,
        once: bool = False,
        group: int = 0,
        by: int = NONE,
        purpose: int = FOR_ANYTHING,
        encounter: bool = False,
    ) -> None:
        self.label: str = label
        self.cost: Cost = cost
        self.effect: Effect = effect
        self.when: Condition = when
        self.once: bool = once
        self.group: int = group
        self.by: int = by
        self.purpose: int = purpose
        self.encounter: bool = encounter
        self.place: int = 0


class Paid(Ability):
    """ANR-W3 A paid ability without a click in its cost: usable in windows that allow PA.

    With `encounter` it is offered only in the break window (ANR-RUN3.1a).
    """


class Action(Ability):
    """ANR-W4 An ability whose cost contains clicks: usable only as an action."""


class Trigger:
    """ANR-AB5 A conditional ability: when an event happens and `when` holds, the effect follows.

    `optional` asks the controller yes or no first. `once` limits it to once per turn per copy,
    `once_per_run` to once per run. `label` is needed if the player may be asked about it. An
    optional one whose possibility depends on hidden cards is `hidden`: its controller is asked
    even if only "no" is possible, so that a missing pause tells nothing (ANR-H13).
    """

    def __init__(
        self,
        effect: Effect,
        when: Condition = ALWAYS,
        optional: bool = False,
        once: bool = False,
        once_per_run: bool = False,
        label: str = "",
        hidden: bool = False,
    ) -> None:
        self.effect: Effect = effect
        self.when: Condition = when
        self.optional: bool = optional
        self.hidden: bool = hidden
        self.once: bool = once
        self.once_per_run: bool = once_per_run
        self.label: str = label
        self.number: int = len(TRIGGERS)
        self.place: int = 0
        TRIGGERS.append(self)


TRIGGERS: Final[list[Trigger]] = []
"""All conditional abilities by number."""


class Modifier:
    """ANR-AB4 A constant ability: adds an amount to a quantity of the cards it applies to.

    `when` is asked with the affected card as its target (NONE for quantities of a player).
    """

    def __init__(
        self, quantity: int, amount: int | Amount, when: Condition = ALWAYS, seat: int = NONE
    ) -> None:
        self.quantity: int = quantity
        self.amount: Amount = amount_of(amount)
        self.when: Condition = when
        self.seat: int = seat


class Prevention:
    """ANR-AB8 An ability for the prevention pause before something happens.

    `against` is one of the PREVENT numbers of `prevention.py`; `kinds` a mask of damage kinds
    (1 << NET ...) or of card types for trashes; at most `most` points are prevented (0: all).
    """

    def __init__(
        self,
        label: str,
        against: int,
        cost: Cost,
        kinds: int = 0,
        most: int = 1,
        when: Condition = ALWAYS,
        once: bool = False,
        choose: bool = False,
    ) -> None:
        self.label: str = label
        self.against: int = against
        self.cost: Cost = cost
        self.kinds: int = kinds
        self.most: int = most
        self.when: Condition = when
        self.once: bool = once
        self.choose: bool = choose
        self.place: int = 0


class Subroutine:
    """ANR-ICE3 One subroutine: our words and its effect."""

    def __init__(self, text: str, effect: Effect) -> None:
        self.text: str = text
        self.effect: Effect = effect


class Recurring:
    """ANR-REC1 Credits on a card, refilled each turn, for the purposes of a mask."""

    def __init__(self, amount: int, purposes: int) -> None:
        self.amount: int = amount
        self.purposes: int = purposes


class Breaker:
    """ANR-ICE2 An icebreaker's two usual abilities.

    `breaks` is a mask of ice subtypes (0: any ice). `count` is the number of subroutines one use
    breaks (0: any number). `boost` is 0 for fixed strength. `needs` is one of the NEEDS numbers.
    """

    def __init__(
        self,
        breaks: int,
        cost: int = 1,
        count: int = 1,
        boost_cost: int = 0,
        boost: int = 0,
        duration: int = THIS_ENCOUNTER,
        needs: int = 0,
        trash: bool = False,
    ) -> None:
        self.breaks: int = breaks
        self.cost: int = cost
        self.count: int = count
        self.boost_cost: int = boost_cost
        self.boost: int = boost
        self.duration: int = duration
        self.needs: int = needs
        self.trash: bool = trash


NEEDS_EQUAL_STRENGTH: Final = 1
NEEDS_STRENGTH_ZERO: Final = 2


class Hosting:
    """ANR-INS15 What a card may host: installed cards of some types, up to a limit.

    `most` counts cards, `most_memory` their memory costs (0: no limit).
    """

    def __init__(
        self,
        kinds: int,
        most: int = 0,
        most_memory: int = 0,
        with_subtypes: int = 0,
        without_subtypes: int = 0,
        frees_memory: bool = False,
    ) -> None:
        self.kinds: int = kinds
        self.most: int = most
        self.most_memory: int = most_memory
        self.with_subtypes: int = with_subtypes
        self.without_subtypes: int = without_subtypes
        self.frees_memory: bool = frees_memory


class Replacement:
    """ANR-AB9 What may be done instead of accessing the server of a successful run.

    With `own_run` only in a run that this very card started.
    """

    def __init__(
        self, label: str, servers: int, effect: Effect, own_run: bool = False
    ) -> None:
        self.label: str = label
        self.servers: int = servers
        self.effect: Effect = effect
        self.own_run: bool = own_run


class OnAccess:
    """ANR-ACC3 What happens when this very card is accessed, although it is inactive.

    `where`: ACCESSED_INSTALLED, ACCESSED_NOT_IN_ARCHIVES or ACCESSED_ANYWHERE.
    `reveal`: in R&D the card is shown to the Corp first.
    """

    def __init__(
        self,
        effect: Effect,
        where: int,
        optional: bool = False,
        reveal: bool = False,
        label: str = "",
    ) -> None:
        self.effect: Effect = effect
        self.where: int = where
        self.optional: bool = optional
        self.reveal: bool = reveal
        self.label: str = label


ACCESSED_INSTALLED: Final = 0
ACCESSED_NOT_IN_ARCHIVES: Final = 1
ACCESSED_ANYWHERE: Final = 2


class Facts:
    """Where a card comes from: printed code, set, influence, copies allowed."""

    def __init__(
        self, code: str, set_name: str, influence: int, unique: bool, deck_limit: int
    ) -> None:
        self.code: str = code
        self.set_name: str = set_name
        self.influence: int = influence
        self.unique: bool = unique
        self.deck_limit: int = deck_limit


class Card:
    """One card definition. The subclasses only say which facts their type has."""

    def __init__(self, id: str, name: str, kind: int, faction: int, text: str) -> None:
        self.id: str = id
        self.name: str = name
        self.kind: int = kind
        self.faction: int = faction
        self.text: str = text
        self.side: int = CORP if faction <= NEUTRAL_CORP else RUNNER
        self.place: int = NONE
        self.code: str = ""
        self.set_name: str = ""
        self.influence: int = 0
        self.unique: bool = False
        self.deck_limit: int = 3
        self.subtypes: int = 0
        self.cost: int = 0
        self.cost_is_x: bool = False
        self.x_limit: Amount | None = None
        self.strength: int = 0
        self.memory: int = 0
        self.trash_cost: int = NONE
        self.requirement: int = 0
        self.points: int = 0
        self.base_link: int = 0
        self.minimum_size: int = 0
        self.influence_limit: int = 0
        self.start_credits: int = 0
        self.start_hand: int = 0
        self.start_bad_publicity: int = 0
        self.subroutines: tuple[Subroutine, ...] = ()
        self.on: dict[int, tuple[Trigger, ...]] = {}
        self.abilities: tuple[Ability, ...] = ()
        self.constant: dict[int, tuple[Modifier, ...]] = {}
        self.prevention: tuple[Prevention, ...] = ()
        self.recurring: Recurring | None = None
        self.hosted_credits: int = 0
        self.enters_with: tuple[int, int] = (0, 0)
        self.trashed_when_empty: int = NONE
        self.on_play: Effect | None = None
        self.play_if: Condition = ALWAYS
        self.extra_clicks: int = 0
        self.install_if: Condition = ALWAYS
        self.install_on: Selection | None = None
        self.install_servers: int = 0
        self.hosting: Hosting | None = None
        self.finishes: Effect | None = None
        self.advanceable: int = 0
        self.rez_forfeits: bool = False
        self.steal_cost: int = 0
        self.steal_surcharge: int = 0
        self.on_access: OnAccess | None = None
        self.replacement: Replacement | None = None
        self.access_abilities: tuple[Ability, ...] = ()
        self.cloud: int = 0
        self.breaks: int = NONE
        self.starves_host: bool = False
        self.scored_counters: Amount | None = None
        self.rez_in_pause: bool = False
        self.rows: tuple[int, ...] = ()

    def describe_facts(self, facts: Facts) -> None:
        """Take over code, set, influence, uniqueness and deck limit."""
        self.code = facts.code
        self.set_name = facts.set_name
        self.influence = facts.influence
        self.unique = facts.unique
        self.deck_limit = facts.deck_limit

    def give(
        self,
        on: dict[int, tuple[Trigger, ...]] | None,
        abilities: tuple[Ability, ...],
        constant: tuple[Modifier, ...],
        prevention: tuple[Prevention, ...],
    ) -> None:
        """Take over the abilities and index the constant ones by quantity."""
        self.on = {} if on is None else on
        self.abilities = self.abilities + abilities
        self.prevention = prevention
        for modifier in constant:
            self.add_modifier(modifier)

    def add_modifier(self, modifier: Modifier) -> None:
        """Add one constant ability."""
        known = self.constant.get(modifier.quantity, ())
        self.constant[modifier.quantity] = (*known, modifier)

    def finish(self) -> None:
        """Number the abilities and say in which rows of the index the active card belongs."""
        for place, ability in enumerate(self.abilities):
            ability.place = place
        for place, prevention in enumerate(self.prevention):
            prevention.place = place
        for place, ability in enumerate(self.access_abilities):
            ability.place = place
        triggers = [trigger for triggers in self.on.values() for trigger in triggers]
        for place, trigger in enumerate(triggers):
            trigger.place = place
        rows: list[int] = []
        for ability in self.abilities:
            seat = self.side if ability.by == NONE else ability.by
            row = ENCOUNTER_ROW
            if isinstance(ability, Action):
                row = ACTION_ROW + seat
            elif not ability.encounter:
                row = PAID_ROW + seat
            rows.append(row)
        if self.recurring is not None:
            rows.append(PURSE_ROW + self.side)
            rows.append(REFILL_ROW + self.side)
        if self.replacement is not None:
            rows.append(REPLACEMENT_ROW)
        if self.access_abilities:
            rows.append(ACCESS_ROW)
        if self.starves_host:
            rows.append(STARVING_ROW)
        if self.hosting is not None:
            rows.append(HOST_ROW)
        if self.finishes is not None:
            rows.append(ASSEMBLY_ROW)
        self.rows = tuple(dict.fromkeys(rows))


class Identity(Card):
    """ANR-2.1 An identity: always active, never part of the deck."""

    def __init__(
        self,
        id: str,
        name: str,
        faction: int,
        *,
        text: str,
        code: str,
        set_name: str,
        minimum_size: int,
        influence_limit: int,
        subtypes: int = 0,
        base_link: int = 0,
        start_credits: int = 5,
        start_hand: int = 5,
        start_bad_publicity: int = 0,
        mu_bonus: int = 0,
        hand_size_bonus: int = 0,
        recurring: Recurring | None = None,
        on: dict[int, tuple[Trigger, ...]] | None = None,
        abilities: tuple[Ability, ...] = (),
        constant: tuple[Modifier, ...] = (),
        prevention: tuple[Prevention, ...] = (),
    ) -> None:
        super().__init__(id, name, IDENTITY, faction, text)
        self.describe_facts(Facts(code, set_name, 0, False, 1))
        self.subtypes = subtypes
        self.minimum_size = minimum_size
        self.influence_limit = influence_limit
        self.base_link = base_link
        self.start_credits = start_credits
        self.start_hand = start_hand
        self.start_bad_publicity = start_bad_publicity
        self.recurring = recurring
        self.give(on, abilities, constant, prevention)
        add_bonuses(self, mu_bonus, 0, hand_size_bonus)
        self.finish()


class Agenda(Card):
    """ANR-2.2 An agenda. `scored_counters`: agenda counters put on it when it is scored."""

    def __init__(
        self,
        id: str,
        name: str,
        faction: int,
        *,
        text: str,
        code: str,
        set_name: str,
        requirement: int,
        points: int,
        influence: int,
        subtypes: int = 0,
        unique: bool = False,
        deck_limit: int = 3,
        scored_counters: int | Amount | None = None,
        steal_cost: int = 0,
        on_access: OnAccess | None = None,
        on: dict[int, tuple[Trigger, ...]] | None = None,
        abilities: tuple[Ability, ...] = (),
        constant: tuple[Modifier, ...] = (),
        prevention: tuple[Prevention, ...] = (),
    ) -> None:
        super().__init__(id, name, AGENDA, faction, text)
        self.describe_facts(Facts(code, set_name, influence, unique, deck_limit))
        self.subtypes = subtypes
        self.requirement = requirement
        self.points = points
        self.advanceable = 1
        self.scored_counters = None if scored_counters is None else amount_of(scored_counters)
        self.steal_cost = steal_cost
        self.on_access = on_access
        self.give(on, abilities, constant, prevention)
        self.finish()


class RootCard(Card):
    """What assets and upgrades have in common.

    `hosted_credits`: credits from the bank when rezzed; trashed when empty unless `keeps_empty`.
    `install_servers`: mask of servers an upgrade may be installed in (0: any).
    `steal_surcharge`: what stealing an agenda from this server costs in addition (ANR-CC37).
    `rez_in_pause`: may be rezzed inside the prevention pause it can take part in (ANR-CC50).
    """

    type: ClassVar[int] = ASSET

    def __init__(
        self,
        id: str,
        name: str,
        faction: int,
        *,
        text: str,
        code: str,
        set_name: str,
        cost: int,
        trash_cost: int,
        influence: int,
        subtypes: int = 0,
        unique: bool = False,
        deck_limit: int = 3,
        advanceable: int = 0,
        hosted_credits: int = 0,
        keeps_empty: bool = False,
        enters_with: tuple[int, int] = (0, 0),
        install_servers: int = 0,
        hand_size_bonus: int = 0,
        recurring: Recurring | None = None,
        on_access: OnAccess | None = None,
        rez_in_pause: bool = False,
        steal_surcharge: int = 0,
        on: dict[int, tuple[Trigger, ...]] | None = None,
        abilities: tuple[Ability, ...] = (),
        constant: tuple[Modifier, ...] = (),
        prevention: tuple[Prevention, ...] = (),
    ) -> None:
        super().__init__(id, name, self.type, faction, text)
        self.describe_facts(Facts(code, set_name, influence, unique, deck_limit))
        self.subtypes = subtypes
        self.cost = cost
        self.trash_cost = trash_cost
        self.advanceable = advanceable
        set_counters(self, hosted_credits, keeps_empty, enters_with)
        self.install_servers = install_servers
        self.recurring = recurring
        self.on_access = on_access
        self.rez_in_pause = rez_in_pause
        self.steal_surcharge = steal_surcharge
        self.give(on, abilities, constant, prevention)
        add_bonuses(self, 0, 0, hand_size_bonus)
        self.finish()


class Asset(RootCard):
    """ANR-2.3 An asset."""

    type: ClassVar[int] = ASSET


class Upgrade(RootCard):
    """ANR-2.4 An upgrade."""

    type: ClassVar[int] = UPGRADE


class Ice(Card):
    """ANR-2.5 Ice. `advanceable`: 1 always, 2 only while rezzed. `rez_forfeits`: ANR-CC6."""

    def __init__(
        self,
        id: str,
        name: str,
        faction: int,
        *,
        text: str,
        code: str,
        set_name: str,
        cost: int,
        strength: int,
        subtypes: int,
        influence: int,
        subroutines: tuple[Subroutine, ...] = (),
        unique: bool = False,
        deck_limit: int = 3,
        advanceable: int = 0,
        rez_forfeits: bool = False,
        on: dict[int, tuple[Trigger, ...]] | None = None,
        abilities: tuple[Ability, ...] = (),
        constant: tuple[Modifier, ...] = (),
    ) -> None:
        super().__init__(id, name, ICE, faction, text)
        self.describe_facts(Facts(code, set_name, influence, unique, deck_limit))
        self.cost = cost
        self.strength = strength
        self.subtypes = subtypes
        self.subroutines = subroutines
        self.advanceable = advanceable
        self.rez_forfeits = rez_forfeits
        self.give(on, abilities, constant, ())
        self.finish()


class Operation(Card):
    """ANR-2.6 An operation. `extra_clicks` 1 makes it a double (ANR-K13)."""

    def __init__(
        self,
        id: str,
        name: str,
        faction: int,
        *,
        text: str,
        code: str,
        set_name: str,
        influence: int,
        on_play: Effect,
        cost: int = 0,
        cost_is_x: bool = False,
        x_limit: int | Amount | None = None,
        subtypes: int = 0,
        deck_limit: int = 3,
        play_if: Condition = ALWAYS,
        extra_clicks: int = 0,
        on: dict[int, tuple[Trigger, ...]] | None = None,
    ) -> None:
        super().__init__(id, name, OPERATION, faction, text)
        self.describe_facts(Facts(code, set_name, influence, False, deck_limit))
        self.cost = cost
        self.cost_is_x = cost_is_x
        self.x_limit = None if x_limit is None else amount_of(x_limit)
        self.subtypes = subtypes
        self.on_play = on_play
        self.play_if = play_if
        self.extra_clicks = extra_clicks
        self.give(on, (), (), ())
        self.finish()


class Event(Card):
    """ANR-2.10 An event. `points` is what it is worth if its text puts it into a score area."""

    def __init__(
        self,
        id: str,
        name: str,
        faction: int,
        *,
        text: str,
        code: str,
        set_name: str,
        cost: int,
        influence: int,
        on_play: Effect,
        subtypes: int = 0,
        deck_limit: int = 3,
        play_if: Condition = ALWAYS,
        extra_clicks: int = 0,
        points: int = 0,
        replacement: Replacement | None = None,
        access_abilities: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(id, name, EVENT, faction, text)
        self.describe_facts(Facts(code, set_name, influence, False, deck_limit))
        self.cost = cost
        self.subtypes = subtypes
        self.on_play = on_play
        self.play_if = play_if
        self.extra_clicks = extra_clicks
        self.points = points
        self.replacement = replacement
        self.access_abilities = access_abilities
        self.finish()


class RigCard(Card):
    """What programs, hardware and resources have in common.

    `hosted_credits`: credits from the bank when installed; trashed when empty unless
    `keeps_empty`. `enters_with`: (kind, number) of other counters. `cloud`: the link from which a
    program's memory cost is 0 (ANR-K26). `install_on`: the cards it must be installed on.
    `finishes`: what becomes of hosted cards without a power counter, at once (ANR-INS23).
    """

    type: ClassVar[int] = PROGRAM

    def __init__(
        self,
        id: str,
        name: str,
        faction: int,
        *,
        text: str,
        code: str,
        set_name: str,
        cost: int,
        influence: int,
        memory: int = 0,
        strength: int = 0,
        subtypes: int = 0,
        unique: bool = False,
        deck_limit: int = 3,
        mu_bonus: int = 0,
        link_bonus: int = 0,
        hand_size_bonus: int = 0,
        hosted_credits: int = 0,
        keeps_empty: bool = False,
        enters_with: tuple[int, int] = (0, 0),
        trashed_when_empty: int = NONE,
        recurring: Recurring | None = None,
        breaker: Breaker | None = None,
        cloud: int = 0,
        starves_host: bool = False,
        install_if: Condition = ALWAYS,
        install_on: Selection | None = None,
        hosting: Hosting | None = None,
        finishes: Effect | None = None,
        replacement: Replacement | None = None,
        access_abilities: tuple[Ability, ...] = (),
        on: dict[int, tuple[Trigger, ...]] | None = None,
        abilities: tuple[Ability, ...] = (),
        constant: tuple[Modifier, ...] = (),
        prevention: tuple[Prevention, ...] = (),
    ) -> None:
        super().__init__(id, name, self.type, faction, text)
        self.describe_facts(Facts(code, set_name, influence, unique, deck_limit))
        self.cost = cost
        self.memory = memory
        self.strength = strength
        self.subtypes = subtypes
        set_counters(self, hosted_credits, keeps_empty, enters_with)
        if trashed_when_empty != NONE:
            self.trashed_when_empty = trashed_when_empty
        self.recurring = recurring
        self.cloud = cloud
        if breaker is not None:
            self.breaks = breaker.breaks
        self.starves_host = starves_host
        self.install_if = install_if
        self.install_on = install_on
        self.hosting = hosting
        self.finishes = finishes
        self.replacement = replacement
        self.access_abilities = access_abilities
        self.give(on, (*breaker_abilities(breaker), *abilities), constant, prevention)
        add_bonuses(self, mu_bonus, link_bonus, hand_size_bonus)
        if subtypes & ICEBREAKER:
            for ability in self.abilities:
                ability.purpose |= FOR_ICEBREAKER
        self.finish()


class Program(RigCard):
    """ANR-2.7 A program."""

    type: ClassVar[int] = PROGRAM


class Hardware(RigCard):
    """ANR-2.8 Hardware."""

    type: ClassVar[int] = HARDWARE


class Resource(RigCard):
    """ANR-2.9 A resource."""

    type: ClassVar[int] = RESOURCE


def breaker_abilities(breaker: Breaker | None) -> tuple[Ability, ...]:
    """Return an icebreaker's break and boost abilities."""
    if breaker is None:
        return ()
    from nightdeck.games.android_netrunner.icebreakers import BoostStrength, BreakSubroutines

    cost = Cost(credits=breaker.cost, trash=breaker.trash)
    effect = BreakSubroutines(breaker.breaks, breaker.count, breaker.needs)
    breaking = Paid("break subroutines", cost, effect, encounter=True)
    if breaker.boost == 0:
        return (breaking,)
    boost = BoostStrength(breaker.boost, breaker.duration)
    boosting = Paid(
        f"raise strength by {breaker.boost}",
        Cost(credits=breaker.boost_cost),
        boost,
        encounter=breaker.duration == THIS_ENCOUNTER,
    )
    return (breaking, boosting)


def set_counters(
    card: Card, hosted_credits: int, keeps_empty: bool, enters_with: tuple[int, int]
) -> None:
    """Say what a card enters play with; hosted credits mean: trashed when empty."""
    card.hosted_credits = hosted_credits
    card.enters_with = enters_with
    if hosted_credits and not keeps_empty:
        card.trashed_when_empty = CREDIT


def add_bonuses(card: Card, memory: int, link: int, hand_size: int) -> None:
    """Add the constant modifiers that are printed as plain numbers."""
    if memory:
        card.add_modifier(Modifier(MEMORY, memory))
    if link:
        card.add_modifier(Modifier(LINK_STRENGTH, link))
    if hand_size:
        card.add_modifier(Modifier(HAND_SIZE, hand_size, seat=card.side))


POOL: Final[list[Card]] = []
"""Every card definition in pool order; `state.definition[card]` is a place in it."""

PLACES: Final[dict[str, int]] = {}
"""Card id to its place in the pool."""


def add_to_pool(cards: tuple[Card, ...]) -> None:
    """Number the definitions of the game, once, in the order of the card file."""
    for card in cards:
        card.place = len(POOL)
        PLACES[card.id] = card.place
        POOL.append(card)


def is_icebreaker(card: Card) -> bool:
    """ANR-K1 Tell whether a card is an icebreaker."""
    return card.subtypes & ICEBREAKER != 0


def is_console(card: Card) -> bool:
    """ANR-K10 Tell whether a card is a console."""
    return card.subtypes & CONSOLE != 0


def is_region(card: Card) -> bool:
    """ANR-K16 Tell whether a card is a region."""
    return card.subtypes & REGION != 0

