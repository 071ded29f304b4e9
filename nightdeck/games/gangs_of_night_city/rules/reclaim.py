"""GNC-11 Reclaim: discs back, income by District, recruits."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.gangs_of_night_city.model import board, events, hooks, rulings
from nightdeck.games.gangs_of_night_city.model.options import GAIN, TRIGGER
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import ALL_DISCS
from nightdeck.games.gangs_of_night_city.rules.recruiting import Recruiting
from nightdeck.games.gangs_of_night_city.rules.resources import gain, has_resources
from nightdeck.games.gangs_of_night_city.rules.units import dominant, has_presence, in_play
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.state import Option
from nightdeck.kernel.windows import Triggers


def can_reclaim(state: GangsState, seat: int, can_act: bool) -> bool:
    """GNC-11.0 GNC-R03 Tell whether a seat may reclaim.

    GNC-X24 Six ready discs and nothing to do with them: yes. GNC-X25 Six ready discs and Units
    in play: no.
    """
    if state.discs[seat] != ALL_DISCS:
        return True
    rule = state.rulings[rulings.R03]
    empty = not in_play(state, seat)
    broke = not has_resources(state, seat)
    if rule == rulings.EITHER:
        return empty or broke
    if empty and broke:
        return True
    return rule == rulings.BOTH_OR_STUCK and not can_act


def recruit_number(state: GangsState, seat: int) -> int:
    """GNC-11.3 Return how many Units a seat recruits in a Reclaim, with all abilities."""
    return state.hideouts[seat].bit_count() + hooks.total(state, hooks.RECRUIT, seat)


def is_denied(state: GangsState, seat: int, district: int) -> bool:
    """Tell whether a Story rule leaves a seat with Presence only without income."""
    return hooks.saying(state, hooks.INCOME, seat, district) >= 0


class Reclaim(Frame):
    """GNC-11 The whole turn; `dominance` and `presence` are masks of Districts (GNC-11.2a)."""

    steps: ClassVar[tuple[str, ...]] = (
        "ready_discs", "story_options", "next_district", "offer_reward", "take_reward",
        "edgerunner_income", "recruit", "own_abilities", "story_rules",
    )  # fmt: skip

    def __init__(self, seat: int, district: int = 0, dominance: int = 0, presence: int = 0) -> None:
        self.seat: int = seat
        self.district: int = district
        self.dominance: int = dominance
        self.presence: int = presence

    def ready_discs(self, state: GangsState) -> None:
        """GNC-11.1 GNC-11.2a GNC-11.4 Ready all discs; read Presence and Dominance once.

        GNC-X57 A Secret from City Center lets Dexter tip the balance of Heywood: too late
        for this Reclaim.
        """
        state.discs[self.seat] = ALL_DISCS
        state.emit(events.RECLAIMED, self.seat)
        for district in range(board.DISTRICTS):
            if has_presence(state, self.seat, district):
                self.presence |= 1 << district
                if dominant(state, district) == self.seat:
                    self.dominance |= 1 << district
                    hooks.total(state, hooks.DOMINANCE, self.seat, district, noting=True)

    def story_options(self, state: GangsState) -> None:
        """GNC-11.2b Story options come at the start of step 2."""
        hooks.act_all(state, hooks.INCOME_START, self.seat)

    def next_district(self, state: GangsState) -> str | None:
        """GNC-11.2 Dominance pays everything at once, Presence leads to a choice."""
        while self.district < board.DISTRICTS:
            district = self.district
            mask = 1 << district
            if self.dominance & mask:
                self.district += 1
                state.emit(events.DISTRICT_PAID, self.seat, district, 1)
                for kind in board.REWARDS[district]:
                    gain(state, self.seat, kind, 1, events.FOR_DISTRICT)
                return "next_district"
            if self.presence & mask:
                if not is_denied(state, self.seat, district):
                    return None
                hooks.note_all(state, hooks.INCOME, self.seat)
            self.district += 1
        return "edgerunner_income"

    def offer_reward(self, state: GangsState) -> None:
        """GNC-11.2 GNC-R28 Ask which reward, unless all of the District are equal."""
        kinds = board.REWARDS[self.district]
        options: list[Option] = [(GAIN, kind, place) for place, kind in enumerate(kinds)]
        if len(set(kinds)) == 1 and state.rulings[rulings.R28] != rulings.ASK_EQUAL_REWARDS:
            del options[1:]
        state.ask_if_open(self.seat, "reward", options)

    def take_reward(self, state: GangsState) -> str | None:
        """GNC-11.2 Gain exactly one reward."""
        state.emit(events.DISTRICT_PAID, self.seat, self.district, 0)
        self.district += 1
        gain(state, self.seat, state.answer[1], 1, events.FOR_DISTRICT)
        return "next_district"

    def edgerunner_income(self, state: GangsState) -> None:
        """GNC-11.2b Edgerunner income comes last."""
        hooks.act_all(state, hooks.INCOME_END, self.seat)

    def recruit(self, state: GangsState) -> None:
        """GNC-11.3 One recruit for each own Hideout on the board."""
        hooks.total(state, hooks.RECRUIT, self.seat, noting=True)
        state.call(Recruiting(self.seat, recruit_number(state, self.seat)))

    def own_abilities(self, state: GangsState) -> None:
        """GNC-11.5 Own abilities at the end of the Reclaim, in an order the player chooses."""
        waiting = [
            [self.seat, source]
            for source in hooks.sources(state, hooks.AFTER_RECLAIM)
            if source < hooks.STORY_SOURCES and hooks.belongs(source, self.seat)
        ]
        if waiting:
            state.call(AfterReclaim(waiting, [self.seat]))

    def story_rules(self, state: GangsState) -> None:
        """GNC-11.5 Then Story rules."""
        for source in hooks.sources(state, hooks.AFTER_RECLAIM):
            if source >= hooks.STORY_SOURCES:
                hooks.act(state, source, hooks.AFTER_RECLAIM, self.seat)


class AfterReclaim(Triggers[GangsState]):
    """GNC-11.5 The player's own abilities at the end of the Reclaim."""

    question: ClassVar[str] = "order_own"

    def is_valid(self, state: GangsState, trigger: list[int]) -> bool:
        seat, source = trigger
        unit = source & hooks.UNIT_MASK
        if state.place[unit] < 0:
            return False
        deed = hooks.ABILITIES[source >> hooks.UNIT_BITS].does[hooks.AFTER_RECLAIM]
        return deed.can(state, unit, seat, -1)

    def as_option(self, state: GangsState, trigger: list[int]) -> Option:
        return (TRIGGER, trigger[1])

    def resolve(self, state: GangsState, trigger: list[int]) -> None:
        hooks.act(state, trigger[1], hooks.AFTER_RECLAIM, trigger[0])
