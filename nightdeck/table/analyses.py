"""What cost most in finished games: thought about in the background, a fair share for everybody.

Who sat at a table may have their decisions judged, by what they could know when they took them.
The positions are dealt anew for their seat before anybody thinks about them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from nightdeck.play.analysis import (
    AT_LENGTH,
    LIMIT,
    MOST,
    SHORTLIST,
    SHORTLY,
    Verdict,
    dearest,
    decisions_of,
    played_again,
)
from nightdeck.table.bots import job_for
from nightdeck.table.plays import CONCEDE, DECIDE, UNDO
from nightdeck.table.protocol import Refusal
from nightdeck.table.replays import record_of, visible_row
from nightdeck.table.store_analyses import AnalysisRow
from nightdeck.table.thinker import Job

if TYPE_CHECKING:
    from nightdeck.table.house import House
    from nightdeck.table.store_games import Act
    from nightdeck.table.store_guests import Guest
    from nightdeck.table.store_rooms import RoomRow

LOG: Final = logging.getLogger("nightdeck.table.analyses")
KEPT: Final = 200
"""So many are at hand; the one asked for longest ago goes first, and stays in the store."""

Values = dict[str, Any]


class Position(msgspec.Struct):
    """A decision to be judged: its step in the replay, its turn, and the job without its worlds."""

    step: int
    turn: str
    job: Job


class Analysis:
    """The decisions of one seat of one finished game, as far as they have been judged."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.done = 0
        self.of = 0
        self.found: list[Values] | None = None
        self.task: asyncio.Task[None] | None = None

    def tell(self, row: AnalysisRow) -> None:
        """Take over what is in the store: only that is told."""
        self.done = self.of = row.judged
        self.found = row.found

    def shown(self) -> Values:
        """Return how far it is, and what was found when it is done."""
        status = "thinking" if self.found is None else "done"
        return {
            "status": status,
            "seat": self.seat,
            "done": self.done,
            "of": self.of,
            "mistakes": self.found or [],
        }


class Analyses:
    """All analyses at hand: those thought about here, and those read from the store."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int], Analysis] = OrderedDict()

    async def of(self, house: House, table: str, guest: Guest | None, seat: int) -> Values:
        """Return the analysis of a seat; who sat there begins it by asking."""
        row = await visible_row(house, table, guest)
        if row.status != "over":
            raise Refusal("not_allowed", "what cost most is told when the game is over")
        own = [each.seat for each in row.seats if guest is not None and each.guest == guest.id]
        seat = own[0] if seat < 0 and own else seat
        known = self.kept.get((table, seat)) or await self.read(house, table, seat)
        if known is None:
            if guest is None or seat not in own:
                return {"status": "none", "seat": seat, "done": 0, "of": 0, "mistakes": []}
            known = self.begin(house, row, guest, seat)
        self.kept.move_to_end((table, seat))
        return known.shown()

    async def read(self, house: House, table: str, seat: int) -> Analysis | None:
        """Return a finished analysis from the store, unless somebody begins one meanwhile."""
        row = await house.store.analyses.get(table, seat)
        if row is None or (table, seat) in self.kept:
            return self.kept.get((table, seat))
        analysis = Analysis(seat)
        analysis.tell(row)
        self.hold(table, analysis)
        return analysis

    def hold(self, table: str, analysis: Analysis) -> None:
        """Have an analysis at hand, and let go of what was asked for longest ago."""
        self.kept[table, analysis.seat] = analysis
        while len(self.kept) > KEPT:
            _, oldest = self.kept.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()

    def begin(self, house: House, row: RoomRow, guest: Guest, seat: int) -> Analysis:
        """Begin to think about the decisions of a seat."""
        analysis = Analysis(seat)
        self.hold(row.id, analysis)
        analysis.task = asyncio.create_task(self.run(house, row, guest.id, analysis))
        return analysis

    async def run(self, house: House, row: RoomRow, guest: str, analysis: Analysis) -> None:
        """Judge all decisions, keep what was found, then tell it; a failure finds nothing."""
        try:
            positions = await gathered(house, row, analysis.seat)
            found = await judge(house, f"{row.id} analysis", guest, analysis, positions)
            kept = AnalysisRow(row.id, analysis.seat, analysis.of, found, house.clock())
            analysis.tell(await house.store.analyses.keep(kept))
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("the game of table %s could not be analysed", row.id)
            analysis.found = []

    async def close(self) -> None:
        """Stop thinking."""
        tasks = [each.task for each in self.kept.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def gathered(house: House, row: RoomRow, seat: int) -> list[Position]:
    """Play a game again, beside the other tables, and return a seat's decisions."""
    record = await record_of(house, row)
    steps = steps_of(await house.store.games.acts(row.id))
    game, place = house.games[row.slug], house.places[row.slug]

    def positions() -> list[Position]:
        return [
            Position(
                steps[each.number],
                each.turn,
                msgspec.structs.replace(
                    job_for(each.state, "", LIMIT, place, f"analysis {each.number}"),
                    taken=each.option,
                ),
            )
            for each in decisions_of(played_again(game, record), seat)
        ]

    return await asyncio.to_thread(positions)


def steps_of(acts: list[Act]) -> list[int]:
    """Return the step of the replay at which each decision that counts was open."""
    steps: list[int] = []
    for act in acts:
        if act.kind in (DECIDE, CONCEDE):
            steps.append(act.number)
        elif act.kind == UNDO:
            del steps[act.option :]
    return steps


async def judge(
    house: House, player: str, guest: str, analysis: Analysis, positions: list[Position]
) -> list[Values]:
    """Let the bots' processes judge positions, in turn with everybody who waits for a bot."""
    analysis.of = len(positions) + min(SHORTLIST, len(positions))

    async def verdict(place: int, worlds: int) -> Verdict | None:
        job = msgspec.structs.replace(positions[place].job, worlds=worlds)
        thought = await house.bots.think(partial(msgspec.structs.replace, job), player, guest)
        analysis.done += 1
        return None if thought is None else thought.verdict

    first: dict[int, Verdict] = {}
    for place in range(len(positions)):
        told = await verdict(place, SHORTLY)
        if told is not None:
            first[place] = told
    again: dict[int, Verdict] = {}
    for place in dearest(first, SHORTLIST):
        told = await verdict(place, AT_LENGTH)
        if told is not None and told.is_sure:
            again[place] = told
    analysis.done = analysis.of
    return [
        {
            "step": positions[place].step,
            "turn": positions[place].turn,
            "loss": round(again[place].loss, 4),
            **msgspec.to_builtins(again[place]),
        }
        for place in sorted(dearest(again, MOST))
    ]
