"""Results of simulations: files that can be continued, and what they say when summed up."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from nightdeck.kernel.errors import BadFile
from nightdeck.play.match import Played
from nightdeck.play.simulate import Plan

FORMAT: Final = "nightdeck simulation"


class Heading(msgspec.Struct):
    """The first line of a results file: the plan whose games follow, one line each."""

    plan: Plan
    format: str = FORMAT
    version: int = 1


def heading(plan: Plan) -> bytes:
    """Return the first line of a results file."""
    return msgspec.json.encode(Heading(plan)) + b"\n"


def line(played: Played) -> bytes:
    """Return the line of one game."""
    return msgspec.json.encode(played) + b"\n"


def read_results(path: Path) -> tuple[Plan, list[Played]]:
    """Read a results file; an incomplete last line, left by an interruption, is not counted."""
    lines = path.read_bytes().split(b"\n")
    try:
        head = msgspec.json.decode(lines[0], type=Heading)
    except msgspec.MsgspecError as error:
        raise BadFile(f"{path.name}, line 1: this is no results file: {error}") from None
    if head.format != FORMAT:
        raise BadFile(f"{path.name}, line 1: this is no results file of a simulation")
    games: list[Played] = []
    for number, text in enumerate(lines[1:-1], start=2):
        try:
            games.append(msgspec.json.decode(text, type=Played))
        except msgspec.MsgspecError as error:
            raise BadFile(f"{path.name}, line {number}: {error}") from None
        if games[-1].number != len(games) - 1:
            raise BadFile(f"{path.name}, line {number}: game {len(games) - 1} is missing")
    return head.plan, games


def continued(path: Path, plan: Plan) -> list[Played]:
    """Return the games of a plan that a file already holds, and cut off an incomplete last line."""
    found, games = read_results(path)
    same = msgspec.structs.replace(found, games=plan.games)
    if same != plan:
        raise BadFile(f"{path.name} holds another simulation; name another file or remove it")
    path.write_bytes(heading(plan) + b"".join(line(each) for each in games))
    return games


COLUMNS: Final = (
    "number", "seed", "seats", "decks", "choices", "winners", "reason", "clause",
    "decisions", "turns", "scores", "faults", "seconds",
)  # fmt: skip


def as_csv(games: Iterable[Played]) -> Iterator[str]:
    """Yield the lines of a table, the column names first; lists are joined by a vertical bar."""
    yield ",".join(COLUMNS) + "\n"
    for played in games:
        values = msgspec.to_builtins(played)
        buffer = io.StringIO()
        csv.writer(buffer, lineterminator="\n").writerow([cell(values[name]) for name in COLUMNS])
        yield buffer.getvalue()


def cell(value: Any) -> str:
    """Return a value as a table holds it."""
    if value is None:
        return ""
    if isinstance(value, dict):
        return "|".join(f"{name}={entry}" for name, entry in value.items())
    if isinstance(value, list):
        return "|".join(str(entry) for entry in value)
    return str(value)


# Summary --------------------------------------------------------------------------------------


class Share(msgspec.Struct):
    """How often something won, with the 95 % interval in which the true rate lies."""

    games: int
    wins: int
    rate: float
    low: float
    high: float


class Summary(msgspec.Struct):
    """What all games of a simulation say together."""

    game: str
    games: int
    draws: int
    by_seat: dict[str, Share]
    by_level: dict[str, Share]
    by_deck: dict[str, Share]
    endings: dict[str, int]
    decisions: float
    turns: float
    faults: int
    first_faults: list[str]


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a rate."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    rate = wins / games
    middle = rate + z * z / (2 * games)
    width = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def share(wins: int, games: int) -> Share:
    """Return a share with its interval."""
    low, high = interval(wins, games)
    rate = wins / games if games else 0.0
    return Share(games, wins, round(rate, 4), round(low, 4), round(high, 4))


def shares(rows: list[tuple[str, bool]]) -> dict[str, Share]:
    """Return the share of every name among rows of names and wins, in order of name."""
    names = sorted({name for name, _ in rows})
    return {
        name: share(
            sum(1 for each, won in rows if each == name and won),
            sum(1 for each, _ in rows if each == name),
        )
        for name in names
    }


def appearances(games: list[Played]) -> Iterator[tuple[Played, int, bool]]:
    """Yield every seat of every game with whether it won."""
    for played in games:
        for seat in range(len(played.seats)):
            yield played, seat, seat in played.winners


def brought(played: Played, seat: int) -> str:
    """Return what a seat brought: its deck, or its per-seat choices."""
    if seat < len(played.decks):
        return played.decks[seat]
    own = [value for name, value in played.choices.items() if name.endswith(f"@{seat}")]
    return ", ".join(own)


def summary(game: str, games: list[Played], names: dict[int, str] | None = None) -> Summary:
    """Sum games up; `names` says what the seats are called."""
    called = names or {}
    rows = list(appearances(games))
    endings: dict[str, int] = {}
    for played in games:
        endings[played.reason] = endings.get(played.reason, 0) + 1
    count = max(1, len(games))
    faults = [fault for played in games for fault in played.faults]
    return Summary(
        game=game,
        games=len(games),
        draws=sum(1 for played in games if not played.winners),
        by_seat=shares([(called.get(seat, f"seat {seat}"), won) for _, seat, won in rows]),
        by_level=shares([(played.seats[seat], won) for played, seat, won in rows]),
        by_deck=shares([(name, won) for p, seat, won in rows if (name := brought(p, seat))]),
        endings=dict(sorted(endings.items(), key=lambda each: (-each[1], each[0]))),
        decisions=round(sum(played.decisions for played in games) / count, 2),
        turns=round(sum(played.turns for played in games) / count, 2),
        faults=len(faults),
        first_faults=faults[:5],
    )
