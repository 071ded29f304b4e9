"""Conditions: what must be true, as in `when.Yours()`.

`target` is the card (or player, for events of players) it is asked about, `number` what came along.
"""

from __future__ import annotations

from nightdeck.games.neuroscape.language.conditions_table import (
    BlockedByThis,
    Blocker,
    BothArmsFull,
    DamageOfYour,
    FightsWith,
    FirstAttacker,
    HasCounter,
    InOwnTurn,
    IsPool,
    IsToken,
    Named,
    OfNumber,
    Outmatches,
)
from nightdeck.games.neuroscape.model.costs import printed_or_current
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.numbers import attack, bonus_of, has_faction, synergy
from nightdeck.games.neuroscape.model.rulings import R67
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import BANK, BIN, CHARACTER, NONE, TAROT, TIER_EASE
from nightdeck.games.neuroscape.model.vocabulary import Amount, Condition
from nightdeck.language.conditions import AnyOf, AtLeast, Both, Exists, IsHost, IsSelf, Not
from nightdeck.language.values import ALWAYS

__all__ = [
    "ALWAYS",
    "AnyOf",
    "AtLeast",
    "BlockedByThis",
    "Blocker",
    "Both",
    "BothArmsFull",
    "DamageOfYour",
    "Exists",
    "FightsWith",
    "FirstAttacker",
    "HasCounter",
    "InOwnTurn",
    "IsHost",
    "IsPool",
    "IsSelf",
    "IsToken",
    "Named",
    "Not",
    "OfNumber",
    "Outmatches",
]


class Is(Condition):
    """The target is a card of one of some types."""

    def __init__(self, kinds: int) -> None:
        self.kinds: int = kinds

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and POOL[state.definition[target]].kind & self.kinds != 0


class Yours(Condition):
    """The target is a card of this card's controller."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and state.control[target] == state.controller(source)


class Opposing(Condition):
    """The target is controlled by an opponent."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and state.are_opponents(state.controller(source), state.control[target])


class ByYou(Condition):
    """Who plays, rolls or controls it (the number that came along) is this card's controller."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return number == state.controller(source)


class YourNetcheck(Condition):
    """The target is the seat of this card's controller; of a virus its host's."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target == state.controller(source)


class HostsNetcheck(Condition):
    """NEU-18.4 The target is the player whose mainframe a slot card is on."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target == state.host_player(source)


class OfHost(Condition):
    """The target is a card of the player whose mainframe a slot card is on."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and state.control[target] == state.host_player(source)


class PlayedByHost(Condition):
    """The card is played, or controlled, by the host (the number is who plays it)."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return number == state.host_player(source)


class HasFaction(Condition):
    """The target shows a faction's icon."""

    def __init__(self, faction: int) -> None:
        self.faction: int = faction

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and has_faction(state, target, self.faction)


class HasSynergy(Condition):
    """This card's controller has so many synergy points of a faction."""

    def __init__(self, faction: int, points: int) -> None:
        self.faction: int = faction
        self.points: int = points

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return synergy(state, state.controller(source), self.faction) >= self.points


class TierActive(Condition):
    """NEU-15.6 A tier of this mainframe is active; NEU-R67."""

    def __init__(self, place: int) -> None:
        self.place: int = place

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        tiers = POOL[state.definition[source]].tiers
        if not tier_holds(state, source, self.place):
            return False
        if not state.rulings[R67]:
            return True
        return not any(
            tier_holds(state, source, higher) for higher in range(self.place + 1, len(tiers))
        )


def tier_holds(state: NeuState, mainframe: int, place: int) -> bool:
    """NEU-15.6 Tell whether the condition of a tier is met."""
    tier = POOL[state.definition[mainframe]].tiers[place]
    if tier.when is not None:
        return tier.when.holds(state, mainframe, NONE, tier.points)
    ease = bonus_of(state, TIER_EASE, state.owner[mainframe])
    needed = min(tier.points, max(1, tier.points - ease))
    return synergy(state, state.owner[mainframe], tier.faction) >= needed


class CountsAtLeast(Condition):
    """An amount is at least the number that came along: a tier's own condition."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return self.amount.of(state, source, target, 0) >= number


class Attacking(Condition):
    """NEU-9.3f The target is attacking."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return any(row[0] == target for row in state.attackers)


class Blocking(Condition):
    """NEU-9.3f The target is blocking."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return any(row[0] == target for row in state.blockers)


class Running(Condition):
    """The target is running."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and state.running[target] != 0


class AttackedThisTurn(Condition):
    """NEU-9.3f The target has attacked this turn."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target in state.attacked


class CostAtMost(Condition):
    """NEU-13.11 The target's cost is at most a number."""

    def __init__(self, most: int) -> None:
        self.most: int = most

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and printed_or_current(state, target) <= self.most


class AttackAtLeast(Condition):
    """The target's current attack is at least a number."""

    def __init__(self, least: int) -> None:
        self.least: int = least

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and attack(state, target) >= self.least


class Iconic(Condition):
    """NEU-15.8 The target is iconic."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and POOL[state.definition[target]].iconic


class Blue(Condition):
    """The target's attack is blue; for blockers the number is the card."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and POOL[state.definition[target]].blue


class ThisBlockedByRed(Condition):
    """This card is the attacker, and the blocker (the number) has a red attack."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target == source and not POOL[state.definition[number]].blue


class WearsCyberware(Condition):
    """The target wears at least one cyberware."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and any(
            target in (state.host[ware], state.host_too[ware])
            for seat in range(state.seats)
            for ware in state.cards(seat, 11)
        )


class IsBearer(Condition):
    """The target wears this cyberware."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and target in (state.host[source], state.host_too[source])


class BothBearersAttack(Condition):
    """Both bearers of this tether are attacking."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        attackers = [row[0] for row in state.attackers]
        return state.host[source] in attackers and state.host_too[source] in attackers


class FirstThisTurn(Condition):
    """NEU-7.9a The player (the number) has played no card of some types this turn."""

    def __init__(self, kinds: int) -> None:
        self.kinds: int = kinds

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return not any(kind & self.kinds for kind in state.played[number])


class Reversed(Condition):
    """NEU-12.4 The card (the target) was played reversed."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        for item in state.cache:
            if item[3] == target:
                return item[7] != 0
        return False


class RamInBank(Condition):
    """This card's controller has so many RAM in the bank, refreshed or running."""

    def __init__(self, least: int) -> None:
        self.least: int = least

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return len(state.cards(state.controller(source), BANK)) >= self.least


class TarotsInBin(Condition):
    """A player (the target) has so many differently named tarots in the bin."""

    def __init__(self, least: int) -> None:
        self.least: int = least

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        seat = target if 0 <= target < state.seats else state.controller(source)
        names = {
            POOL[state.definition[card]].name
            for card in state.cards(seat, BIN)
            if POOL[state.definition[card]].kind == TAROT
        }
        return len(names) >= self.least


class CombatDamage(Condition):
    """The damage that was just dealt was combat damage of this card.

    The event names the source first; what it was dealt to is the number.
    """

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target == source and state.in_combat_damage != 0


class YourCombatDamage(Condition):
    """One of your characters dealt combat damage."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return (
            target >= 0
            and state.in_combat_damage != 0
            and state.control[target] == state.controller(source)
            and POOL[state.definition[target]].kind == CHARACTER
        )


class BlocksThis(Condition):
    """The number is this card: the target blocks it."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return number == source
