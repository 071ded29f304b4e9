"""How a finished game went: everybody's figures turn by turn, and the moments that mattered."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from nightdeck.kernel.state import NOBODY
from nightdeck.table.diff import Patch, apply
from nightdeck.table.house import House
from nightdeck.table.plays import EVERY, shown_value
from nightdeck.table.protocol import Refusal
from nightdeck.table.replays import visible_row
from nightdeck.table.store_guests import Guest

Values = dict[str, Any]

FOLLOWED: Final = ("turn", "seats", "log")
"""The parts of a spectator's view a summary is made from."""

MOST_MOMENTS: Final = 8
LEAD: Final = 2
"""A change of the lead counts like so many points."""

SCORING: Final = re.compile(r"\b(scores?|steals?|stolen|points?|Cred|wins?|loses)\b")


class Course:
    """The course of a game, gathered step by step from what spectators saw."""

    def __init__(self) -> None:
        self.view: Values = {"log": []}
        self.step = 0
        self.turns: list[Values] = []
        self.moments: list[tuple[int, Values]] = []
        self.staged: list[Values] = []

    def begin(self, document: Values) -> None:
        """Take over a whole view."""
        self.go_on({name: document[name] for name in FOLLOWED if name in document})

    def change(self, patch: Patch) -> None:
        """Take over a change of the view."""
        kept = {
            part: (
                [name for name in change if name in FOLLOWED]
                if part == "d"
                else {name: value for name, value in change.items() if name in FOLLOWED}
            )
            for part, change in patch.items()
        }
        self.go_on(apply(kept, self.view))

    def go_on(self, view: Values) -> None:
        """Note what this step changed."""
        before, self.view = self.view, view
        if before.get("turn") and view.get("turn"):
            self.note_moment(before, view)
            self.note_stages(before, view)
        if turn_of(before) != turn_of(view) and view.get("seats"):
            self.note_turn()
        self.step += 1

    def note_turn(self) -> None:
        """Keep everybody's figures as a turn begins."""
        seats = self.view["seats"]
        self.turns.append(
            {
                "step": self.step,
                "text": (self.view.get("turn") or {}).get("text", ""),
                "scores": [seat.get("score") or 0 for seat in seats],
                "numbers": [
                    {each["id"]: each["value"] for each in seat.get("numbers", ())}
                    for seat in seats
                ],
            }
        )

    def note_moment(self, before: Values, view: Values) -> None:
        """Keep a step in which somebody's score changed, with the line that tells of it."""
        earlier = [seat.get("score") or 0 for seat in before["seats"]]
        scores = [seat.get("score") or 0 for seat in view["seats"]]
        changes = [now - then for now, then in zip(scores, earlier, strict=True)]
        if not any(changes):
            return
        seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
        weight = sum(map(abs, changes)) + LEAD * (leaders(earlier) != leaders(scores))
        lines = [line["text"] for line in view["log"][len(before["log"]) :]]
        moment = {
            "step": self.step,
            "seat": seat,
            "change": changes[seat],
            "scores": scores,
            "turn": (view.get("turn") or {}).get("text", ""),
            "text": telling(lines, view["seats"][seat].get("name", "")),
        }
        self.moments.append((weight, moment))

    def note_stages(self, before: Values, view: Values) -> None:
        """Keep a step the game puts on a stage: what the time line of a replay marks."""
        for line in view["log"][len(before["log"]) :]:
            if line.get("stage") and not (self.staged and self.staged[-1]["step"] == self.step):
                text = line["stage"].get("heading") or line["text"]
                self.staged.append({"step": self.step, "text": text})

    def summary(self, tallies: Sequence[tuple[str, str]] = ()) -> Values:
        """Return all of it, the weightiest moments in the order they came."""
        self.note_turn()
        weighty = sorted(self.moments, key=lambda each: -each[0])[:MOST_MOMENTS]
        seats = self.view["seats"]
        return {
            "steps": self.step - 1,
            "names": [seat.get("name", "") for seat in seats],
            "factions": [seat.get("faction", "") for seat in seats],
            "goal": max((seat.get("goal") or 0 for seat in seats), default=0),
            "figures": figures(self.turns, seats),
            "tallies": counted(self.view["log"], tallies, len(seats)),
            "turns": [{"step": each["step"], "text": each["text"]} for each in self.turns],
            "scored": [
                {name: moment[name] for name in ("step", "seat", "change", "text")}
                for _, moment in self.moments
            ],
            "staged": self.staged,
            "moments": sorted((moment for _, moment in weighty), key=lambda each: each["step"]),
        }


def turn_of(view: Values) -> tuple[Any, Any]:
    """Return what tells one turn from the next."""
    turn = view.get("turn") or {}
    return turn.get("number"), turn.get("seat")


def leaders(scores: list[int]) -> list[int]:
    """Return who has most points."""
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def telling(lines: list[str], name: str) -> str:
    """Return the line of a step that tells best why a seat's score changed."""
    about = [line for line in lines if name and name in line]
    scoring = [line for line in [*about, *lines] if SCORING.search(line)]
    return next(iter([*scoring, *about, *reversed(lines)]), "")


def figures(turns: list[Values], seats: list[Values]) -> list[Values]:
    """Return the score and every number all seats have, turn by turn for each seat."""
    places = range(len(seats))
    found = [
        {
            "id": "score",
            "label": "Score",
            "values": [[turn["scores"][seat] for turn in turns] for seat in places],
        }
    ]
    for number in seats[0].get("numbers", ()) if seats else ():
        name = number["id"]
        if all(name in each for turn in turns for each in turn["numbers"]):
            values = [[turn["numbers"][seat][name] for turn in turns] for seat in places]
            if all(isinstance(value, int) for row in values for value in row):
                found.append({"id": name, "label": number["label"], "values": values})
    return found


def counted(log: list[Values], tallies: Sequence[tuple[str, str]], seats: int) -> list[Values]:
    """Return how often each seat did what a game counts; what nobody did is left out."""
    deeds = Counter((line.get("clause"), line.get("seat")) for line in log)
    rows = [
        {"label": label, "values": [deeds[clause, seat] for seat in range(seats)]}
        for label, clause in tallies
    ]
    return [row for row in rows if any(row["values"])]


async def summary(house: House, table: str, guest: Guest | None) -> Values:
    """Return how a finished game went, from what spectators were shown of it."""
    row = await visible_row(house, table, guest)
    if row.status != "over":
        raise Refusal("not_allowed", "how a game went is told when it is over")
    course = Course()
    for first in range(0, row.number + 1, EVERY):
        bodies = await house.store.games.shown(table, NOBODY, first, first + EVERY - 1)
        values = [shown_value(body) for body in bodies]
        if not values:
            break
        course.begin(values[0])
        for patch in values[1:]:
            course.change(patch)
    if not course.view.get("seats"):
        raise Refusal("not_found", "nothing is known about the course of this game")
    game = house.games.get(row.slug)
    return course.summary(() if game is None else game.tallies)
