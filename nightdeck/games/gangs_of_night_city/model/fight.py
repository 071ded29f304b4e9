"""GNC-8.0 What is known of a running Firefight."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.kernel.frames import Frame


class Fight(Frame):
    """The facts of a Firefight; sides are given as masks or as positions of lists.

    `cards` and `power` have one entry per side of the game, `involved` lists sides in turn order
    from the initiator, `lost` the Units lost in it, `queue` what is still to be resolved.
    """

    def __init__(
        self,
        district: int,
        initiator: int,
        involved: list[int] | None = None,
        cards: list[int] | None = None,
        power: list[int] | None = None,
        lost: list[int] | None = None,
        queue: list[int] | None = None,
        swapped: list[int] | None = None,
        leaders: int = 0,
        withdrawn: int = 0,
        cancelled: int = 0,
        muted: int = 0,
        converted: int = 0,
        boosted: int = 0,
        outnumbered: int = 0,
        safe: int = 0,
        once: int = 0,
    ) -> None:
        self.district: int = district
        self.initiator: int = initiator
        self.involved: list[int] = [] if involved is None else involved
        self.cards: list[int] = [] if cards is None else cards
        self.power: list[int] = [] if power is None else power
        self.lost: list[int] = [] if lost is None else lost
        self.queue: list[int] = [] if queue is None else queue
        self.swapped: list[int] = [] if swapped is None else swapped
        self.leaders: int = leaders
        self.withdrawn: int = withdrawn
        self.cancelled: int = cancelled
        self.muted: int = muted
        self.converted: int = converted
        self.boosted: int = boosted
        self.outnumbered: int = outnumbered
        self.safe: int = safe
        self.once: int = once

    def is_leader(self, side: int) -> bool:
        """GNC-8.4c Tell whether a side shares the highest total."""
        return bool(self.leaders >> side & 1)

    def is_sole_leader(self, side: int) -> bool:
        """GNC-8.4c Tell whether a side alone had the highest total.

        GNC-X20 Of totals 4, 4 and 2 nobody was alone, so Cyberpsychosis pays nothing.
        """
        return self.leaders == 1 << side

    def lost_by(self, side: int) -> list[int]:
        """GNC-15.4a Return the Units a side lost in this Firefight."""
        return [unit for unit in self.lost if unit // UNITS == side]

    def opponents_of(self, side: int) -> list[int]:
        """Return the other involved sides in turn order from the initiator."""
        return [other for other in self.involved if other != side]

    def standing(self) -> list[int]:
        """Return the involved sides that did not withdraw."""
        return [side for side in self.involved if not self.withdrawn >> side & 1]


def current(state: GangsState) -> Fight | None:
    """Return the running Firefight, if there is one."""
    for frame in reversed(state.stack):
        if isinstance(frame, Fight):
            return frame
    return None


def running(state: GangsState) -> Fight:
    """Return the running Firefight; only for procedures that are part of one."""
    fight = current(state)
    assert fight is not None
    return fight
