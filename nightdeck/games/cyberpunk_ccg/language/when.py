"""Conditions: what is true of the target, of the card itself or of the table, as in `when.Yours()`.

A condition is asked with the affected or chosen card as its target. `Itself(...)` asks the same of
the card whose text it is, `Bearer(...)` of the Runner that bears it.
"""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model import chassis
from nightdeck.games.cyberpunk_ccg.model.codes import is_player, player_of
from nightdeck.games.cyberpunk_ccg.model.definitions import PLACES, POOL
from nightdeck.games.cyberpunk_ccg.model.numbers import active_weapons, is_psycho, power
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    CYBER,
    HAND,
    NONE,
    PURCHASE,
    SKIRMISH,
    STASH,
)
from nightdeck.games.cyberpunk_ccg.model.things import SEAT
from nightdeck.games.cyberpunk_ccg.model.vocabulary import Condition
from nightdeck.language.conditions import AnyOf, AtLeast, Both, Exists, IsSelf, Not, NumberIs

__all__ = ["AnyOf", "AtLeast", "Both", "Exists", "IsSelf", "Not", "NumberIs"]


class Itself(Condition):
    """A condition about the card whose text it is."""

    def __init__(self, that: Condition) -> None:
        self.that: Condition = that

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return self.that.holds(state, source, source, number)


class Bearer(Condition):
    """A condition about the Runner that bears this card; false without one."""

    def __init__(self, that: Condition) -> None:
        self.that: Condition = that

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        host = state.host[source]
        return state.is_runner_in_play(host) and self.that.holds(state, source, host, number)


class IsBearer(Condition):
    """The target is the Runner that bears this card."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return target != NONE and state.host[source] == target


class IsOnThis(Condition):
    """The target is attached to this card."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return target >= 0 and state.host[target] == source


# Of whom -----------------------------------------------------------------------------------------


class Yours(Condition):
    """You control the target."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return target >= 0 and state.control[target] == state.controller(source)


class Opposing(Condition):
    """An opponent controls the target."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return target >= 0 and state.control[target] != state.controller(source)


class YouPlay(Condition):
    """CCG-6.5h The target is a card that you play from your hand and that fits."""

    def __init__(self, that: Condition) -> None:
        self.that: Condition = that

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        if state.seat_of_zone(target) != state.controller(source):
            return False
        return self.that.holds(state, source, target, number)


class PlayedOntoThis(Condition):
    """The target is a card that is played from a hand onto this card."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return number == source


# What is printed on the target -------------------------------------------------------------------


class Type(Condition):
    """The target is of one of these types."""

    def __init__(self, types: int) -> None:
        self.types: int = types

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return POOL[state.definition[target]].kind & self.types != 0


class Profession(Condition):
    """CCG-3.15 The target is a Runner of one of these professions."""

    def __init__(self, professions: int) -> None:
        self.professions: int = professions

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return POOL[state.definition[target]].professions & self.professions != 0


class Faction(Condition):
    """The target is of this faction."""

    def __init__(self, faction: int) -> None:
        self.faction: int = faction

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return target >= 0 and POOL[state.definition[target]].faction == self.faction


class Equipment(Condition):
    """CCG-3.11 The target is Equipment of one of these types; a Chassis is no Vehicle."""

    def __init__(self, types: int) -> None:
        self.types: int = types

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        definition = POOL[state.definition[target]]
        if definition.is_chassis:
            return self.types & definition.equipment != 0 and chassis.is_vehicle(state, target)
        return definition.equipment & self.types != 0


class VehicleKind(Condition):
    """The target is a Vehicle of one of these kinds."""

    def __init__(self, kinds: int) -> None:
        self.kinds: int = kinds

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return POOL[state.definition[target]].vehicle & self.kinds != 0


class LocationKind(Condition):
    """The target is a Location of one of these kinds."""

    def __init__(self, kinds: int) -> None:
        self.kinds: int = kinds

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return target >= 0 and POOL[state.definition[target]].kinds & self.kinds != 0


class CostAtMost(Condition):
    """The printed cost of the target is at most this."""

    def __init__(self, most: int) -> None:
        self.most: int = most

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return POOL[state.definition[target]].cost <= self.most


class Named(Condition):
    """The target has this card id."""

    def __init__(self, card: str) -> None:
        self.card: str = card

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return state.definition[target] == PLACES[self.card]


# How the target is -------------------------------------------------------------------------------


class Unused(Condition):
    """The target is unused."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return not state.exhausted[target]


class Used(Condition):
    """The target is used."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return state.exhausted[target] != 0


class Busted(Condition):
    """The target is Busted."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return state.busted[target] != 0


class PowerAtMost(Condition):
    """The effective Power of the target is at most this."""

    def __init__(self, most: int) -> None:
        self.most: int = most

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return power(state, target) <= self.most


class PowerAtLeast(Condition):
    """CCG-3.14 The effective Power of the target is at least this."""

    def __init__(self, least: int) -> None:
        self.least: int = least

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return power(state, target) >= self.least


class HasAttached(Condition):
    """Something attached to the target fits."""

    def __init__(self, that: Condition) -> None:
        self.that: Condition = that

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return any(
            self.that.holds(state, source, card, number) for card in state.hosted.get(target, ())
        )


class HasCyber(Condition):
    """At least one Cyber is attached to the target."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return any(
            POOL[state.definition[card]].kind == CYBER for card in state.hosted.get(target, ())
        )


class Bare(Condition):
    """Nothing is attached to the target."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return not state.hosted.get(target)


class Psycho(Condition):
    """The target is Cyber-Psycho."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return is_psycho(state, target)


class OnRunner(Condition):
    """The target is attached to a Runner."""

    def __init__(self, that: Condition | None = None) -> None:
        self.that: Condition | None = that

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        host = state.host[target]
        if not state.is_runner_in_play(host):
            return False
        return self.that is None or self.that.holds(state, source, host, number)


class Teammate(Condition):
    """The target is another member of the same Team as this card."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return (
            target != source
            and target >= 0
            and state.team[source] != NONE
            and state.team[target] == state.team[source]
            and state.control[target] == state.control[source]
        )


# The attack --------------------------------------------------------------------------------------


class TakesPart(Condition):
    """The target takes part in the current attack."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return state.takes_part(target)


class Attacks(Condition):
    """The target is one of the attackers."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return target in state.attackers


class AttacksAlone(Condition):
    """The target is the only attacker; before an attack it would be one if it went alone."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return not state.attack_kind or state.attackers == [target]


class Defends(Condition):
    """CCG-8.3i The target is a defender, to the end of the Skirmish."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return state.attack_stage <= SKIRMISH and target in state.defenders


class InSkirmish(Condition):
    """CCG-8.3i The target takes part in a Skirmish that is going on."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return in_skirmish(state, target)


class AgainstPsycho(Condition):
    """The target fights in a Skirmish whose other side has a Cyber-Psycho in play."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        if not in_skirmish(state, target):
            return False
        others = state.defenders if target in state.attackers else state.attackers
        return any(state.is_runner_in_play(each) and is_psycho(state, each) for each in others)


def in_skirmish(state: CcgState, card: int) -> bool:
    """CCG-8.3i Tell whether a Runner is in a Skirmish, from the defence to the end of CCG-8.3c."""
    return bool(state.defenders) and state.attack_stage <= SKIRMISH and state.takes_part(card)


class YouFight(Condition):
    """You attack in any window of the attack, or defend in its Skirmish window."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        if not state.attack_kind:
            return False
        seat = state.controller(source)
        if seat == state.active_seat:
            return True
        return state.attack_stage == SKIRMISH and any(
            state.control[card] == seat for card in state.defenders
        )


class HitIsOn(Condition):
    """The target of the current Hit is a card that fits; a Stash is none."""

    def __init__(self, that: Condition) -> None:
        self.that: Condition = that

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        card = state.target
        return state.is_target_card(card) and self.that.holds(state, source, card, number)


class ActiveWeapon(Condition):
    """CCG-8.1h This Weapon is among the active ones of its bearer."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        host = state.host[source]
        return host != NONE and source in active_weapons(state, host)


# The game ----------------------------------------------------------------------------------------


class YourTurn(Condition):
    """It is your turn."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return state.active_seat == state.controller(source)


class YouMayPurchase(Condition):
    """CCG-6.5n You may still purchase in this turn."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return state.step == PURCHASE and state.active_seat == state.controller(source)


class YouDidIt(Condition):
    """The event's player is you."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return number == state.controller(source)


class YouHaveBusted(Condition):
    """A Cop of yours was used in a Bust this turn."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return state.has_busted[state.controller(source)] != 0


class AnotherPlayers(Condition):
    """What is answered belongs to another player."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return bool(state.things) and state.things[-1][SEAT] != state.controller(source)


class HasHand(Condition):
    """The target player holds at least one card."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return is_player(target) and bool(state.cards(player_of(target), HAND))


class Controls(Condition):
    """The target player has at least one card in this zone of play."""

    def __init__(self, zone: int) -> None:
        self.zone: int = zone

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return is_player(target) and bool(state.cards(player_of(target), self.zone))


class InStash(Condition):
    """The target lies in a Stash."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return state.kind_of_zone(target) == STASH


class DeckLeft(Condition):
    """CCG-6.8m Your Runs or Gear deck is not empty."""

    def __init__(self, deck: int) -> None:
        self.deck: int = deck

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return bool(state.cards(state.controller(source), self.deck))


class NotYetThisTurn(Condition):
    """This card has not been marked this turn."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return source not in state.marked
