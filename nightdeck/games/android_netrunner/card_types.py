"""The ten types of cards, ANR-2.1 to ANR-2.10: which facts each of them has."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.card_abilities import (
    Ability,
    Breaker,
    Cost,
    Hosting,
    Modifier,
    OnAccess,
    Paid,
    Prevention,
    Recurring,
    Replacement,
    Subroutine,
    Trigger,
)
from nightdeck.games.android_netrunner.definitions import Card, Facts
from nightdeck.games.android_netrunner.terms import (
    AGENDA,
    ASSET,
    CREDIT,
    EVENT,
    FOR_ICEBREAKER,
    HAND_SIZE,
    HARDWARE,
    ICE,
    ICEBREAKER,
    IDENTITY,
    LINK_STRENGTH,
    MEMORY,
    NONE,
    OPERATION,
    PROGRAM,
    RESOURCE,
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
