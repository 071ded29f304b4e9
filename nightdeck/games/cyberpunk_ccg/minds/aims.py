"""Choosing targets: harm goes to opponents, help to oneself."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.language import do
from nightdeck.games.cyberpunk_ccg.minds.fights import hit_value, run_value
from nightdeck.games.cyberpunk_ccg.minds.softening import guarded_target, soft_target
from nightdeck.games.cyberpunk_ccg.minds.uses import is_bustable
from nightdeck.games.cyberpunk_ccg.minds.worth import card_worth, standing_worth
from nightdeck.games.cyberpunk_ccg.model.codes import is_player, is_side, side_of
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.funds import unused_of
from nightdeck.games.cyberpunk_ccg.model.numbers import power
from nightdeck.games.cyberpunk_ccg.model.options import RUN
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import ATTACKERS, COP, NONE
from nightdeck.games.cyberpunk_ccg.model.vocabulary import Effect
from nightdeck.games.cyberpunk_ccg.rules.declaring import Declaring
from nightdeck.games.cyberpunk_ccg.rules.using import Using
from nightdeck.language.resolving import Asking

LITTLE = 0.02

HARMFUL = (do.Trash, do.Exhaust, do.GainControl, do.DiscardAtRandom, do.OpponentTrashes, do.Duel)


def weigh_aim(state: CcgState, seat: int, code: int) -> float:
    """Return how good a target looks for what is being announced or resolved."""
    frame = state.stack[-1]
    if isinstance(frame, Declaring):
        return weigh_goal(state, seat, frame, code)
    if is_side(code):
        mine = (side_of(code) == ATTACKERS) == (seat == state.active_seat)
        return 3.0 if mine else LITTLE
    if is_player(code) or code < 0:
        return 1.0
    effect = effect_of(state, frame)
    if not state.is_in_play(code):
        return 1.0 + 0.2 * card_worth(state, state.owner[code], code)
    if isinstance(effect, (do.Authority, do.ForcedAuthority)):
        return weigh_culprit(state, seat, code)
    value = 1.0 + 0.2 * standing_worth(state, code)
    if state.is_target_card(code) and not isinstance(effect, HARMFUL):
        return weigh_place(state, seat, code, frame)
    return value if (state.control[code] == seat) != is_harm(state, effect) else LITTLE


def effect_of(state: CcgState, frame: object) -> Effect | None:
    """Return what is being aimed."""
    if isinstance(frame, Using):
        return frame.ability(state).effect_of(frame.mode)
    if isinstance(frame, Asking):
        effect = state.effect(frame.effect)
        return effect.then if isinstance(effect, do.Choose) else effect
    return None


def is_harm(state: CcgState, effect: Effect | None) -> bool:
    """Tell whether an effect does its target harm."""
    if isinstance(effect, do.Change):
        return effect.amount.of(state, NONE, NONE, 2) < 0
    return isinstance(effect, HARMFUL)


def weigh_goal(state: CcgState, seat: int, frame: Declaring, code: int) -> float:
    """CCG-8.2b Return how good a target of an attack looks."""
    if frame.verb == RUN:
        value = run_value(state, seat, frame.members, code)
    else:
        value = hit_value(state, seat, frame.members, code)
    return max(LITTLE, 1.0 + 0.3 * value)


def weigh_culprit(state: CcgState, seat: int, runner: int) -> float:
    """CCG-10.13a Bust whoever is weaker than the Cops, the most useful one first."""
    if not is_bustable(state, seat, runner):
        return LITTLE
    total = sum(power(state, card) for card in unused_of(state, seat, COP))
    return 1.0 + 0.2 * standing_worth(state, runner) if total > power(state, runner) else LITTLE


def weigh_place(state: CcgState, seat: int, code: int, frame: object) -> float:
    """CCG-10.6 to CCG-10.9 The target of the next attack is softened, the own one guarded."""
    runner = frame.card if isinstance(frame, Using) else NONE
    if runner == NONE or not state.is_runner_in_play(runner):
        own = POOL[state.definition[code]].cost
        return 1.0 + 0.1 * own
    if seat == state.active_seat:
        return 3.0 if code == soft_target(state, seat) else 0.1
    return 3.0 if code == guarded_target(state, seat, runner) else 0.1
