"""GNC-8.5 Step 5 of a Firefight: who loses how many Units, and what follows."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.gangs_of_night_city.model import board, hooks, rulings
from nightdeck.games.gangs_of_night_city.model.fight import Fight, running
from nightdeck.games.gangs_of_night_city.model.options import TARGET
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import LEGEND_SIDE, UNITS
from nightdeck.games.gangs_of_night_city.model.vocabulary import CASUALTIES
from nightdeck.games.gangs_of_night_city.rules import automata, units
from nightdeck.games.gangs_of_night_city.rules.losses import Losses, fall
from nightdeck.games.gangs_of_night_city.rules.special_effects import effect_of, note
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option


def base_losses(state: GangsState, fight: Fight) -> list[int]:
    """GNC-8.5 GNC-8.5a GNC-14.5j Return each side's loss number before extras.

    GNC-X19 Two Crushers with 3 each both lead: nobody loses a Unit.
    """
    everyone = any(
        effect is not None and effect.everyone_loses
        for effect in (effect_of(state, fight, side, CASUALTIES) for side in fight.involved)
    )
    if state.seats == 1:
        losses = automata.loss_numbers(state, fight)
        for side in fight.standing():
            if everyone and side != LEGEND_SIDE:
                losses[side] = max(1, losses[side])
        return losses
    losses = [0] * len(state.cred)
    for side in fight.standing():
        losses[side] = int(everyone or not fight.is_leader(side))
    return losses


class Casualties(Frame):
    """GNC-8.5 GNC-15.2c Loss numbers, ordinary casualties, what comes after, the Drone check."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin", "offer_target", "take_target", "ordinary", "after_effects", "finish",
    )  # fmt: skip

    def __init__(self, losses: list[int] | None = None, turn: int = 0) -> None:
        self.losses: list[int] = [] if losses is None else losses
        self.turn: int = turn

    def begin(self, state: GangsState) -> None:
        """GNC-8.5a GNC-12.5b Defer the Drone check, see who is outnumbered, set the numbers.

        GNC-X55 Ozob's Nose makes it 1 for everybody, Suicide 1 more for the leader: 1, 1
        and 2.
        """
        state.deferred += 1
        fight = running(state)
        for side in fight.involved:
            here = len(units.units_in(state, side, fight.district))
            if len(units.opponents_in(state, side, fight.district)) > here:
                fight.outnumbered |= 1 << side
        self.losses = base_losses(state, fight)
        for source in hooks.sources(state, hooks.CASUALTIES):
            ability, unit = hooks.ABILITIES[source >> hooks.UNIT_BITS], source & hooks.UNIT_MASK
            for side in fight.standing():
                if side != unit // UNITS:
                    more = ability.added(state, hooks.CASUALTIES, unit, side, 0)
                    if more:
                        hooks.note_use(state, source, hooks.CASUALTIES)
                    self.losses[side] += more

    def offer_target(self, state: GangsState) -> str | None:
        """GNC-8.5a Extras that need a target, chosen in turn order from the initiator."""
        fight = running(state)
        while self.turn < len(fight.involved):
            side = fight.involved[self.turn]
            effect = effect_of(state, fight, side, CASUALTIES)
            found: list[int] = []
            if effect is not None and effect.targets_losers:
                found = effect.targets(state, fight, side)
            if found:
                options: list[Option] = [(TARGET, other) for other in found]
                state.ask_if_open(side, "effect_target", options, (fight.cards[side],))
                return None
            self.turn += 1
        return "ordinary"

    def take_target(self, state: GangsState) -> str | None:
        """GNC-8.5a The target loses 1 Unit more."""
        fight = running(state)
        self.losses[state.answer[1]] += 1
        note(state, fight, fight.involved[self.turn], state.answer[1])
        self.turn += 1
        return "offer_target"

    def ordinary(self, state: GangsState) -> None:
        """GNC-8.5b Nobody loses more Units than are here; Johnny/V loses none (GNC-14.3d)."""
        fight = running(state)
        for side in range(len(self.losses)):
            here = len(units.units_in(state, side, fight.district))
            if state.seats == 1 and side == LEGEND_SIDE:
                here = 0
            self.losses[side] = min(self.losses[side], here)
        self.turn = 0
        note_leaders(state, fight)
        state.call(Losses(self.losses[:], 1))

    def after_effects(self, state: GangsState) -> str | None:
        """GNC-8.5d Effects after the ordinary casualties, each finished before the next."""
        fight = running(state)
        if self.turn == len(fight.involved):
            return None
        side = fight.involved[self.turn]
        self.turn += 1
        effect = effect_of(state, fight, side, CASUALTIES)
        if effect is not None and effect.comes_after:
            effect.after(state, fight, side)
        return "after_effects"

    def finish(self, state: GangsState) -> str | None:
        """GNC-8.5e GNC-R06 The Drone check; Drones lost by it count as lost here.

        GNC-X18 The last Solo falls and two Drones with it: the Projectile Launch System
        pays its maximum.
        """
        fight = running(state)
        state.deferred -= 1
        for unit in units.lone_drones(state):
            here = state.place[unit] // board.PLACES == fight.district
            if here and state.rulings[rulings.R06] != rulings.IGNORE_LONE_DRONES:
                fall(state, fight, unit)
            else:
                units.lose_unit(state, unit)
        if state.seats == 1:
            automata.after_casualties(state, fight)
        return DONE


def note_leaders(state: GangsState, fight: Fight) -> None:
    """Tell which effects change the ordinary casualties."""
    for side in fight.involved:
        effect = effect_of(state, fight, side, CASUALTIES)
        if effect is None:
            continue
        leads = effect.chooses_casualties or effect.forces_points
        if effect.everyone_loses or (leads and fight.is_leader(side)):
            note(state, fight, side)
