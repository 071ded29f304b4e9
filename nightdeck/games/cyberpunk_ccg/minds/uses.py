"""Abilities and Events: when their moment has come; what tires a Runner must be worth it."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.language import do
from nightdeck.games.cyberpunk_ccg.minds.fights import lacking, loss_of
from nightdeck.games.cyberpunk_ccg.minds.forces import senses_of
from nightdeck.games.cyberpunk_ccg.minds.plans import finished, slopes
from nightdeck.games.cyberpunk_ccg.minds.softening import guarded_target, soft_target
from nightdeck.games.cyberpunk_ccg.minds.worth import card_worth, standing_worth
from nightdeck.games.cyberpunk_ccg.model.card_abilities import Ability
from nightdeck.games.cyberpunk_ccg.model.costs import card_cost
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.funds import most, unused_of
from nightdeck.games.cyberpunk_ccg.model.numbers import attack_of, defense_of, power, stat
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACKERS,
    BIOTECHNICA,
    CLOSING,
    CONTROL,
    COP,
    DEFENDERS,
    DEFENSE,
    EVENT,
    GANGS,
    HAND,
    LR,
    NCPD,
    NONE,
    POWER,
    PURCHASE,
    RUN,
    SR,
    THIS_ATTACK,
)
from nightdeck.games.cyberpunk_ccg.model.things import SEAT
from nightdeck.games.cyberpunk_ccg.model.vocabulary import Effect
from nightdeck.games.cyberpunk_ccg.rules.attaching import chassis_of
from nightdeck.games.cyberpunk_ccg.rules.winning import has_punknaught, needed, plan

LITTLE = 0.0
"""Not worth a thought."""
LATER = 0.6
"""Less than passing: its moment is yet to come."""


def weigh_ability(state: CcgState, seat: int, card: int, ability: Ability) -> float:
    """Return how good it looks to use an ability or play an Event now; passing is 1."""
    effect = ability.effect
    if ability.trigger:
        return weigh_answer(state, seat, card, ability)
    if isinstance(effect, do.Authority):
        return weigh_authority(state, seat, card, state.attackers + state.defenders)
    if state.attack_kind:
        return weigh_in_attack(state, seat, card, ability)
    if isinstance(effect, (do.Raise, do.RaiseElectronics, do.Secure)):
        return weigh_legwork(state, seat, card, effect)
    if state.step == CONTROL:
        return weigh_in_control(state, seat, card, effect)
    return weigh_at_leisure(state, seat, card, effect)


# Answers (CCG-6.6) -------------------------------------------------------------------------------


def weigh_answer(state: CcgState, seat: int, card: int, ability: Ability) -> float:
    """Save what is worth its price, cancel what an opponent does, Bust whoever is weaker."""
    effect = ability.effect
    if isinstance(effect, do.Save):
        doomed = [each for row in state.doomed for each in row if state.control[each] == seat]
        best = max([standing_worth(state, each) for each in doomed], default=0.0)
        price = 0.4 * card_cost(state, seat, card) if is_event(state, card) else 0.5
        return 1.5 + 0.2 * best if best > price else LATER
    if isinstance(effect, do.Authority):
        users = state.thing_users[-1] if state.thing_users else []
        return weigh_authority(state, seat, card, users)
    if isinstance(effect, do.Cancel):
        return 1.6 if state.things and state.things[-1][SEAT] != seat else LITTLE
    return 1.2


def is_event(state: CcgState, card: int) -> bool:
    """Tell whether a card is an Event."""
    return POOL[state.definition[card]].kind == EVENT


def weigh_authority(state: CcgState, seat: int, card: int, targets: list[int]) -> float:
    """CCG-10.2a A Bust needs more Power than the Runner has; who has less is Trashed."""
    weakest = min(
        [power(state, each) for each in targets if is_bustable(state, seat, each)], default=99
    )
    own = power(state, card)
    cops = unused_of(state, seat, COP)
    total = sum(power(state, each) for each in cops)
    if total <= weakest:
        return LITTLE
    eager = 3.0 if plan(state, seat) == NCPD else 1.8
    return eager if own > weakest else eager - 0.4


def is_bustable(state: CcgState, seat: int, runner: int) -> bool:
    """CCG-10.13c Tell whether a Runner is an opponent's and no Cop."""
    if not state.is_runner_in_play(runner) or state.control[runner] == seat:
        return False
    return not POOL[state.definition[runner]].professions & COP


# In an attack (CCG-8) ----------------------------------------------------------------------------


def weigh_in_attack(state: CcgState, seat: int, card: int, ability: Ability) -> float:
    """Help is worth its price where it can still turn the comparison."""
    effect = ability.effect
    if seat != state.active_seat and (state.attack_kind == RUN or seat != state.target_seat):
        return LITTLE
    if isinstance(effect, do.CombatSense):
        might = power(state, card)
        return max(
            help_weight(state, seat, might, 0, 0.4),
            help_weight(state, seat, 0, might, 0.4),
        )
    if isinstance(effect, do.Strengthen):
        number = stat(state, card, LR) if ability.reads is not None else 0
        attack = effect.attack.of(state, card, NONE, number)
        return help_weight(state, seat, attack, effect.defense.of(state, card, NONE, number), 0.0)
    if isinstance(effect, do.Change) and effect.duration == THIS_ATTACK:
        amount = effect.amount.of(state, card, NONE, 0)
        return help_weight(state, seat, amount if effect.quantity == SR else 0, 0, 0.1)
    if isinstance(effect, do.Secure):
        return help_weight(state, seat, 0, effect.m.of(state, card, NONE, 0), 0.0)
    if isinstance(effect, do.Withdraw):
        return weigh_withdrawal(state, seat)
    if isinstance(effect, (do.Trash, do.Exhaust)) and is_event(state, card):
        return 1.6 if any(lacking(state, seat)) else LATER
    return LITTLE if not isinstance(effect, (do.GainStyle, do.GainBust)) else 1.3


def help_weight(state: CcgState, seat: int, attack: int, defense: int, bonus: float) -> float:
    """Return how much help is worth: enough alone, enough with what is left, or wasted."""
    lacks_attack, lacks_defense = lacking(state, seat)
    left = reserves(state, seat)
    best = LITTLE
    for gives, lacks in ((attack, lacks_attack), (defense, lacks_defense)):
        if gives <= 0 or lacks <= 0:
            continue
        if gives >= lacks:
            best = max(best, 2.2 + bonus)
        elif gives + left >= lacks:
            best = max(best, 1.6 + bonus)
    return best


def reserves(state: CcgState, seat: int) -> int:
    """Return about how much more a side could bring up."""
    side = state.attackers if seat == state.active_seat else state.defenders
    ready = [each for each in side if state.is_runner_in_play(each) and not state.exhausted[each]]
    total = senses_of(state, ready)
    if not state.exhausted[state.sponsor[seat]]:
        total += 5
    if any(is_event(state, card) for card in state.cards(seat, HAND)):
        total += 5
    return total


def weigh_withdrawal(state: CcgState, seat: int) -> float:
    """CCG-8.3 Leave a Skirmish that is lost, if there is much to lose in it."""
    if not state.defenders:
        return LITTLE
    attack, defense = attack_of(state, ATTACKERS), defense_of(state, ATTACKERS)
    others, cover = attack_of(state, DEFENDERS), defense_of(state, DEFENDERS)
    if seat == state.active_seat:
        return 1.8 if others > defense and loss_of(state, state.attackers) > 4 else LITTLE
    return 1.6 if attack > cover and loss_of(state, state.defenders) > 6 else LITTLE


# Legwork, Damage Control, leisure -----------------------------------------------------------------


def weigh_legwork(state: CcgState, seat: int, card: int, effect: Effect) -> float:
    """CCG-10.6 to CCG-10.9 Soften what is attacked this turn, guard what is about to fall."""
    if state.step != CLOSING:
        return LATER
    if seat == state.active_seat:
        if isinstance(effect, do.Raise):
            return LITTLE
        if isinstance(effect, do.SecureEach):
            return weigh_sweep(state, seat, card)
        return 2.4 if soft_target(state, seat) != NONE else LATER
    return 1.5 if guarded_target(state, seat, card) != NONE else LITTLE


def weigh_sweep(state: CcgState, seat: int, card: int) -> float:
    """An Event that the own plan needs is kept for it."""
    if is_event(state, card) and state.definition[card] == needed_event(state, seat):
        return 6.0 if has_punknaught(state, seat) else LITTLE
    return 1.2


def needed_event(state: CcgState, seat: int) -> int:
    """CCG-13.9 Return the Event that the own plan asks for, NONE without one."""
    return needed(state, seat) if plan(state, seat) == GANGS else NONE


def weigh_in_control(state: CcgState, seat: int, card: int, effect: Effect) -> float:
    """CCG-7.6a Before others' turns end nothing is lost by using what renews in the next turn."""
    free = seat != state.active_seat or is_event(state, card) or is_idle(state, card)
    if isinstance(effect, do.Renew):
        return 2.2
    if isinstance(effect, do.OntoChassis):
        return 2.6 if is_building(state, seat) else LITTLE
    if isinstance(effect, do.GainBust):
        return 2.8
    if isinstance(effect, (do.ToHand, do.RemoveToken, do.ToStash, do.GainControl)):
        return 1.6 if free else LATER
    return weigh_at_leisure(state, seat, card, effect)


def is_idle(state: CcgState, card: int) -> bool:
    """Tell whether a card would be no great defender."""
    return not state.is_runner_in_play(card) or stat(state, card, DEFENSE) < 5


def is_building(state: CcgState, seat: int) -> bool:
    """CCG-12 Tell whether a Chassis still lacks something."""
    return any(finished(state, chassis) < 1 for chassis in chassis_of(state, seat))


def weigh_at_leisure(state: CcgState, seat: int, card: int, effect: Effect) -> float:
    """Return how good an ability or Event looks while nobody attacks."""
    if isinstance(effect, do.Sequence):
        effect = effect.effects[0]
    if isinstance(effect, do.SecureEach):
        return weigh_sweep(state, seat, card)
    if isinstance(effect, do.NextCostsLess):
        return weigh_discount(state, seat, card, effect)
    if isinstance(effect, do.NextCyberIsGentle):
        return LATER if plan(state, seat) == BIOTECHNICA else 1.1
    if isinstance(effect, do.GainStyle):
        return 1.1 + slopes(state, seat)[1] * effect.points
    if isinstance(effect, (do.Search, do.Draw)):
        return 2.3
    if isinstance(effect, do.GainBust):
        return 2.8
    if isinstance(effect, do.Renew):
        return 1.4 if state.step == PURCHASE and seat == state.active_seat else LATER
    if isinstance(effect, (do.Trash, do.DiscardAtRandom, do.GainControl)):
        return 1.3
    if isinstance(effect, do.ForcedAuthority):
        return weigh_trap(state, seat)
    if isinstance(effect, do.Exhaust):
        return 1.2 if state.step == CLOSING and seat == state.active_seat else LATER
    if isinstance(effect, do.Change) and effect.quantity == POWER:
        return LITTLE
    return LITTLE if isinstance(effect, (do.LowerFee, do.TeamMoves, do.Duel)) else LATER


def weigh_trap(state: CcgState, seat: int) -> float:
    """CCG-10.13h Force a Bust where the Cops are strong enough."""
    targets = [each for other in state.opponents(seat) for each in state.runners(other)]
    ready = [each for each in targets if not state.exhausted[each]]
    cops = unused_of(state, seat, COP)
    return weigh_authority(state, seat, cops[0], ready) - 0.6 if cops else LITTLE


def weigh_discount(state: CcgState, seat: int, card: int, effect: do.NextCostsLess) -> float:
    """CCG-6.5n Use it if something in hand gets cheaper by more than the card itself would pay."""
    own = POOL[state.definition[card]].eb
    funds = most(state, seat, (card,))
    for held in state.cards(seat, HAND):
        definition = POOL[state.definition[held]]
        if not definition.kind & effect.types:
            continue
        if effect.equipment and not definition.equipment & effect.equipment:
            continue
        cost = card_cost(state, seat, held)
        less = max(cost - effect.amount, effect.least)
        if cost - less > own and less <= funds and card_worth(state, seat, held) > 1:
            return 4.5
    return LITTLE
