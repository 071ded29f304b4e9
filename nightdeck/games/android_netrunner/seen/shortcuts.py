"""Common sequences that a player may take with one choice; each step is an ordinary decision."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model.modifiers import strength, subtypes
from nightdeck.games.android_netrunner.model.options import GAIN_CREDIT, SUBROUTINE, USE
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import NONE, PROGRAMS, RUNNER
from nightdeck.games.android_netrunner.rules.icebreakers import BoostStrength, unbroken
from nightdeck.games.android_netrunner.seen.prices import price
from nightdeck.games.android_netrunner.seen.scene import can_break
from nightdeck.kernel.clone import clone
from nightdeck.kernel.engine import choose
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import Option

MOST_STEPS: Final = 40


def shortcuts(state: AnrState, seat: int) -> list[tuple[Wording, list[Option]]]:
    """Return the sequences that make sense at the open question."""
    question = state.question
    if question is None or question.seat != seat:
        return []
    if question.name == "action" and state.clicks[seat] > 1:
        clicks = state.clicks[seat]
        text = f"Take {clicks} credits with all remaining clicks"
        told = Wording(text, after="your turn ends", costs=price(clicks), danger=True)
        return [(told, [(GAIN_CREDIT,)] * clicks)]
    if question.name == "break-window" and seat == RUNNER:
        return break_everything(state)
    return []


def break_everything(state: AnrState) -> list[tuple[Wording, list[Option]]]:
    """ANR-ICE2, ANR-ICE3 For each fitting icebreaker: match the strength, break what is left."""
    found: list[tuple[Wording, list[Option]]] = []
    left = len(unbroken(state))
    if left == 0:
        return found
    kinds = subtypes(state, state.encountered)
    for card in state.zones[PROGRAMS]:
        if not can_break(state, card, kinds):
            continue
        steps, spent = breaking(state, card)
        if len(steps) > 1:
            what = "it" if left == 1 else "both" if left == 2 else "all"
            name = state.card(card).name
            told = Wording(f"Break {what} with {name}", cards=(card,), costs=price(0, spent))
            found.append((told, steps))
    return found


def breaking(state: AnrState, card: int) -> tuple[list[Option], int]:
    """Try out on a copy which steps break everything with one card; none if it is impossible."""
    ahead = clone(state)
    steps: list[Option] = []
    for _ in range(MOST_STEPS):
        left = len(unbroken(ahead)) if ahead.encountered == state.encountered else NONE
        option = next_step(ahead, card)
        if left == NONE or not option or ahead.question is None:
            return [], 0
        steps.append(option)
        choose(ahead, ahead.question.options.index(option))
        # Ice that leaves play when its last subroutine is broken ends the encounter at once.
        is_gone = ahead.encountered == NONE
        if (is_gone and left == 1) or (not is_gone and not unbroken(ahead)):
            return steps, money(state) - money(ahead)
    return [], 0


def next_step(state: AnrState, card: int) -> Option:
    """Return the Runner's next option towards breaking with a card, or an empty one."""
    question = state.question
    if question is None or question.seat != RUNNER:
        return ()
    if question.name == "subroutine":
        return next((each for each in question.options if each[0] == SUBROUTINE), ())
    own = [each for each in question.options if each[0] == USE and each[1] == card]
    abilities = state.card(card).abilities
    is_short = strength(state, card) < strength(state, state.encountered)
    for option in own:
        is_boost = isinstance(abilities[option[2]].effect, BoostStrength)
        if is_boost == is_short:
            return option
    return ()


def money(state: AnrState) -> int:
    """Return the credits the Runner could spend in this run."""
    return state.credits[RUNNER] + state.publicity_credits + state.temporary
