"""How much an option is liked at first sight: rules of thumb; passing is 1."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.language import do
from nightdeck.games.cyberpunk_ccg.minds.aims import weigh_aim
from nightdeck.games.cyberpunk_ccg.minds.fights import (
    defence_value,
    hit_value,
    lacking,
    run_value,
)
from nightdeck.games.cyberpunk_ccg.minds.forces import (
    ready_sets,
    strike_of,
    strongest,
)
from nightdeck.games.cyberpunk_ccg.minds.plans import slopes
from nightdeck.games.cyberpunk_ccg.minds.uses import weigh_ability
from nightdeck.games.cyberpunk_ccg.minds.worth import (
    card_worth,
    gear_on,
    part_worth,
    standing_worth,
)
from nightdeck.games.cyberpunk_ccg.model import options as verbs
from nightdeck.games.cyberpunk_ccg.model.chassis import is_chassis
from nightdeck.games.cyberpunk_ccg.model.costs import card_cost
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.inherent import ability_at
from nightdeck.games.cyberpunk_ccg.model.numbers import empathy, power, stat, strength
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHMENT,
    BIOTECHNICA,
    COP,
    DEFENSE,
    GANGS,
    HAND,
    LOCATIONS,
    NCPD,
    NOMADS,
    NONE,
    OPERATIONS,
    RUNNER,
    STASH,
)
from nightdeck.games.cyberpunk_ccg.rules.attack_sets import (
    attacking_team,
    defending_team,
    free_defenders,
    hit_targets,
    loners,
)
from nightdeck.games.cyberpunk_ccg.rules.declaring import Declaring
from nightdeck.games.cyberpunk_ccg.rules.using import Using
from nightdeck.games.cyberpunk_ccg.rules.winning import needed, plan
from nightdeck.kernel.state import Option
from nightdeck.language.resolving import Asking

LITTLE = 0.02
GROUP = 3


def weigh(state: CcgState, option: Option) -> float:
    """Return how good the heuristic finds an option of the open question."""
    question = state.question
    assert question is not None
    seat, verb = question.seat, option[0]
    if verb == 0:
        return 1.0
    if verb == verbs.BUY:
        return weigh_purchase(state, seat, option[1])
    if verb == verbs.PLAY:
        event = POOL[state.definition[option[1]]].event
        return LITTLE if event is None else weigh_ability(state, seat, option[1], event)
    if verb == verbs.USE:
        ability = ability_at(state, option[1], option[2])
        return weigh_ability(state, seat, option[1], ability)
    if verb in (verbs.HIT, verbs.RUN):
        return weigh_attack(state, seat, option)
    if verb == verbs.AIM:
        return weigh_aim(state, seat, option[1])
    if verb == verbs.DEFEND:
        return weigh_defence(state, seat, option[1])
    if verb == verbs.HOST:
        return weigh_host(state, seat, option[1])
    if verb == verbs.MODE:
        return weigh_mode(state, seat, option[1])
    if verb in (verbs.ADD, verbs.ENOUGH):
        return weigh_member(state, seat, option)
    return weigh_rest(state, seat, option)


# Shopping -----------------------------------------------------------------------------------------


def weigh_purchase(state: CcgState, seat: int, card: int) -> float:
    """CCG-7.3a What adds most for its price comes first; EB that are not spent are lost."""
    value = card_worth(state, seat, card)
    if value < 0.4:
        return 0.0
    return 1.0 + 0.25 * value + 1.2 * value / (card_cost(state, seat, card) + 1.5)


def weigh_host(state: CcgState, seat: int, host: int) -> float:
    """CCG-7.3a3 Gear belongs on whoever gains most; the Stash only costs points."""
    if host < 0:
        return 0.15
    card = getattr(state.stack[-1], "card", NONE)
    if card == NONE:
        return 1.0
    if is_chassis(state, card):
        return 1.0 + 0.02 * strength(state, host)
    if is_chassis(state, host):
        return 1.0 + part_worth(state, seat, card)
    return max(0.05, 1.0 + gear_on(state, seat, card, host))


def weigh_transfer(state: CcgState, seat: int, card: int) -> float:
    """CCG-7.3b1 Gear in the Stash helps nobody, but who takes it is tired; a Vehicle drives up."""
    definition = POOL[state.definition[card]]
    if is_chassis(state, card):
        return 1.6
    if state.kind_of_zone(card) != STASH:
        return 0.0
    value = card_worth(state, seat, card)
    return 1.0 + 0.3 * (value - 0.8) if definition.is_vehicle else 0.5 + 0.2 * value


def weigh_deck(state: CcgState, seat: int, verb: int) -> float:
    """CCG-7.1a Places and people first, then what they carry; some plans are made of gear."""
    people, places = len(state.runners(seat)), len(state.cards(seat, LOCATIONS))
    hand = state.cards(seat, HAND)
    gear = sum(1 for card in hand if POOL[state.definition[card]].kind & ATTACHMENT)
    runs = sum(1 for card in hand if POOL[state.definition[card]].is_runs)
    wants = 2.0 if plan(state, seat) in (NOMADS, GANGS, BIOTECHNICA) else 3.0
    if people < wants or people + places < 2 * wants:
        want_gear = 0.6
    else:
        want_gear = 1.3 if gear <= runs else 0.9
    return want_gear if verb == verbs.DRAW_GEAR else 1.1


# Attacks ------------------------------------------------------------------------------------------


def weigh_attack(state: CcgState, seat: int, option: Option) -> float:
    """CCG-8.2a The best target of a set decides; CCG-11.2 a Cyber-Psycho must attack."""
    team = option[1]
    if team == NONE:
        runners = strongest(state, loners(state, seat), GROUP)
    else:
        runners = attacking_team(state, seat, team)
    best = -9.0
    if option[0] == verbs.RUN:
        for card in state.cards(seat, OPERATIONS):
            best = max(best, run_value(state, seat, runners, card))
    else:
        for code in hit_targets(state, seat, runners):
            best = max(best, hit_value(state, seat, runners, code))
    if any(empathy(state, card) == 1 for card in runners):
        best += 3.0
    return max(LITTLE, 1.0 + 0.3 * best)


def weigh_defence(state: CcgState, seat: int, team: int) -> float:
    """CCG-8.2c Defend where it saves more than it costs."""
    if team == NONE:
        runners = strongest(state, free_defenders(state, seat), GROUP)
    else:
        runners = defending_team(state, seat, team)
    return max(LITTLE, 1.0 + 0.3 * defence_value(state, seat, runners))


def weigh_mode(state: CcgState, seat: int, mode: int) -> float:
    """CCG-10.10 Combat Sense goes where something lacks; CCG-10.7 the own turn is for lowering."""
    frame = state.stack[-1]
    if not isinstance(frame, Using):
        return 1.0
    effect = frame.ability(state).effect_of(mode)
    if isinstance(effect, do.CombatSense):
        might = power(state, frame.card)
        attack, defense = lacking(state, seat)
        if effect.quantity == DEFENSE:
            return 2.0 if 0 < defense <= might else 1.2 if defense and not attack else 0.5
        return 1.5 if 0 < attack <= might else 1.0
    if isinstance(effect, do.RaiseElectronics):
        return 0.2 if seat == state.active_seat else 2.0
    return 1.0


def weigh_member(state: CcgState, seat: int, option: Option) -> float:
    """CCG-6.7 Who joins: fighters join a fight, Cops as many as a Bust takes, savers one."""
    frame = state.stack[-1]
    if isinstance(frame, Using) and frame.ability(state).bundles:
        target = frame.chosen[0] if frame.chosen else NONE
        return weigh_partner(state, option, frame.users, target)
    if isinstance(frame, Asking):
        return weigh_partner(state, option, frame.chosen, frame.target)
    if isinstance(frame, Using):
        return 1.0 if option[0] == verbs.ENOUGH else 0.6
    if option[0] == verbs.ENOUGH:
        return 1.0
    card = option[1]
    if isinstance(frame, Declaring):
        return weigh_attacker(state, seat, frame, card)
    return 1.0 + 0.05 * (strike_of(state, card) + 2 * stat(state, card, DEFENSE) - 6)


def weigh_partner(state: CcgState, option: Option, cops: list[int], target: int) -> float:
    """CCG-10.13b Cops join until they are stronger than whom they want to Bust."""
    if not state.is_runner_in_play(target):
        return 1.0 if option[0] == verbs.ENOUGH else 0.6
    enough = sum(power(state, card) for card in cops) > power(state, target)
    if option[0] == verbs.ENOUGH:
        return 2.0 if enough else LITTLE
    return 0.5 if enough else 1.0 + 0.1 * power(state, option[1])


def weigh_attacker(state: CcgState, seat: int, frame: Declaring, card: int) -> float:
    """CCG-8.2a A group takes as many as the best target needs; the others can still defend."""
    if frame.members and frame.verb == verbs.RUN:
        best = max(
            [run_value(state, seat, frame.members, each) for each in state.cards(seat, OPERATIONS)],
            default=-1.0,
        )
        if best > 0:
            return 0.8
    fight = strike_of(state, card)
    return 0.9 if fight < 3 and frame.members else 1.05 + 0.05 * fight


# Teams --------------------------------------------------------------------------------------------


def weigh_assign(state: CcgState, seat: int, option: Option) -> float:
    """CCG-7.4b1 Fighters stand together; who works alone, and Cops who Bust, stay alone."""
    card, team = option[1], option[2]
    if state.team[card] != NONE or strike_of(state, card) < 4:
        return 0.2
    if plan(state, seat) == NCPD and POOL[state.definition[card]].professions & COP:
        return 0.2
    if team != NONE:
        return 1.8 + 0.02 * strike_of(state, card)
    loose = [each for each in state.runners(seat) if state.team[each] == NONE]
    fighters = sum(1 for each in loose if strike_of(state, each) >= 4)
    return 1.3 if fighters > GROUP else 0.5


# Everything else ----------------------------------------------------------------------------------


def weigh_rest(state: CcgState, seat: int, option: Option) -> float:
    """Return how good everything else looks."""
    verb = option[0]
    if verb in (verbs.CANCEL, verbs.BACK, verbs.REMOVE):
        return 0.0
    if verb == verbs.AUTO:
        return 3.0
    if verb == verbs.DEAL:
        return 3.5 if deal_helps(state, seat, option[1]) else 0.7
    if verb in (verbs.SOURCE, verbs.BOOST):
        return 0.5 if POOL[state.definition[option[-1]]].kind == RUNNER else 0.8
    if verb in (verbs.DRAW_RUNS, verbs.DRAW_GEAR):
        return weigh_deck(state, seat, verb)
    if verb == verbs.ASSIGN:
        return weigh_assign(state, seat, option)
    if verb == verbs.TRANSFER:
        return weigh_transfer(state, seat, option[1])
    if verb in (verbs.DISCARD, verbs.TRASH_COST, verbs.CARD):
        return weigh_choice(state, seat, verb, option[1])
    if verb in (verbs.WEAPONS, verbs.WIELD):
        return 1.0 + sum(
            POOL[state.definition[card]].sr + POOL[state.definition[card]].lr
            for card in option[1:]
            if card != NONE
        )
    if verb == verbs.PAY_FOR_OP:
        return weigh_enemy_op(state, seat, option[1])
    if verb in (verbs.GAIN_OPS, verbs.GAIN_STYLE):
        ops, looks, _ = slopes(state, seat)
        return 1.0 + (ops if verb == verbs.GAIN_OPS else looks)
    if verb == verbs.PAY_WITH:
        is_runner = option[1] != NONE and state.is_runner_in_play(option[1])
        return 1.2 if is_runner else 2.0
    return 0.3 if verb == verbs.PARK else 1.0


def deal_helps(state: CcgState, seat: int, fixer: int) -> bool:
    """CCG-10.4a A Fixer who is no fighter, and whom no Cop waits for, makes the deal."""
    if strike_of(state, fixer) > 6:
        return False
    might = power(state, fixer)
    for other in state.opponents(seat):
        for card in state.runners(other):
            if state.exhausted[card] or not POOL[state.definition[card]].professions & COP:
                continue
            if power(state, card) > might:
                return False
    return True


def weigh_enemy_op(state: CcgState, seat: int, card: int) -> float:
    """CCG-7.4a1 Pay for what a Hit would take then."""
    best = -1.0
    for runners in ready_sets(state, seat):
        best = max(best, hit_value(state, seat, runners, card))
    return 1.0 + 0.1 * best if best > 2.5 else 0.1


def weigh_choice(state: CcgState, seat: int, verb: int, card: int) -> float:
    """The best is searched for and taken back; the least is discarded, lost or paid with."""
    value = held_worth(state, seat, card)
    question = state.question
    if verb == verbs.CARD and question is not None and question.name == "search":
        return 1.0 + value
    return 3.0 / (1.0 + value)


def held_worth(state: CcgState, seat: int, card: int) -> float:
    """Return what a card is worth where it lies: in play, or in a hand for later."""
    definition = POOL[state.definition[card]]
    if state.is_in_play(card):
        return standing_worth(state, card)
    value = max(card_worth(state, seat, card), 0.0) + 0.12 * definition.cost
    if plan(state, seat) == GANGS and definition.place == needed(state, seat):
        value += 6.0
    return value
