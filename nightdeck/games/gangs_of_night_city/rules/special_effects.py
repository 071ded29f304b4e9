"""GNC-8.3c GNC-15.2 The Special Effects that work in a Firefight, and what cancels them."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model.definitions import COMBAT, CombatCard
from nightdeck.games.gangs_of_night_city.model.events import EFFECT_CANCELLED, EFFECT_RESOLVED
from nightdeck.games.gangs_of_night_city.model.fight import Fight, running
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.vocabulary import SpecialEffect
from nightdeck.kernel.windows import Decision


def printed(state: GangsState, fight: Fight, side: int) -> CombatCard:
    """Return what is printed on the Combat card of an involved side that has one."""
    return COMBAT[state.definition[fight.cards[side]]]


def opposing(state: GangsState, fight: Fight, side: int) -> list[tuple[int, CombatCard]]:
    """GNC-8.3d Return the other sides that have a card, and what is printed on it."""
    others = [other for other in fight.opponents_of(side) if fight.cards[other] >= 0]
    return [(other, printed(state, fight, other)) for other in others]


class CardDecision(Decision[GangsState]):
    """GNC-15.3 What the Special Effect of a Combat card asks the side that has played it."""

    question = "effect_target"

    def topic(self, state: GangsState) -> tuple[int, ...]:
        """Return the card."""
        return (running(state).cards[self.seat],)


def effect_of(state: GangsState, fight: Fight, side: int, timing: int) -> SpecialEffect | None:
    """GNC-8.3c Return a side's working Special Effect of a timing; automata have none.

    GNC-X36 A cancelled Sandevistan asks for no payment and is 0. GNC-X56 A cancelled Comrade's
    Hammer asks for none either and stays at 6.
    """
    if side >= state.seats or fight.cards[side] < 0 or fight.cancelled >> side & 1:
        return None
    effect = printed(state, fight, side).effect
    return effect if effect is not None and effect.timing == timing else None


def cancel(state: GangsState, fight: Fight, side: int) -> None:
    """GNC-8.3b GNC-8.3c Cancel a side's Special Effect, unless it is a cancel effect itself."""
    if fight.cards[side] < 0:
        return
    effect = printed(state, fight, side).effect
    if effect is not None and not effect.cancels:
        fight.cancelled |= 1 << side
        state.emit(EFFECT_CANCELLED, side, fight.cards[side])


def note(state: GangsState, fight: Fight, side: int, number: int = 0) -> None:
    """Tell that a side's Special Effect worked."""
    state.emit(EFFECT_RESOLVED, side, fight.cards[side], number)
