"""Results of simulations: files that can be continued, and what they say when summed up."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from nightdeck.kernel.errors import BadFile
from nightdeck.play.finding import find_game
from nightdeck.play.fingerprint import Fingerprint, fingerprint
from nightdeck.play.intervals import interval, is_installed
from nightdeck.play.match import Played
from nightdeck.play.players import called_now
from nightdeck.play.simulate import Plan

FORMAT: Final = "nightdeck simulation"


class Heading(msgspec.Struct):
    """The first line of a results file: the plan whose games follow, one line each."""

    plan: Plan
    format: str = FORMAT
    version: int = 1
    fingerprint: Fingerprint | None = None
    """What the games were played with; files written before there were fingerprints have none."""


class Results(msgspec.Struct):
    """All that a results file holds."""

    heading: Heading
    games: list[Played]


def plan_fingerprint(plan: Plan) -> Fingerprint:
    """Return what the games of a plan depend on here and now."""
    levels = tuple(sorted({seat.level for seat in plan.seats}))
    return fingerprint(find_game(plan.game), plan.rulings, levels)


def heading(plan: Plan) -> bytes:
    """Return the first line of a results file."""
    return msgspec.json.encode(Heading(plan, fingerprint=plan_fingerprint(plan))) + b"\n"


def line(played: Played) -> bytes:
    """Return the line of one game."""
    return msgspec.json.encode(played) + b"\n"


def read_file(path: Path) -> Results:
    """Read a results file; an incomplete last line, left by an interruption, is not counted."""
    lines = path.read_bytes().split(b"\n")
    try:
        head = msgspec.json.decode(lines[0], type=Heading)
    except (msgspec.MsgspecError, UnicodeError):
        raise BadFile(f"{path.name}, line 1: this is no results file of a simulation") from None
    if head.format != FORMAT:
        raise BadFile(f"{path.name}, line 1: this is no results file of a simulation")
    games: list[Played] = []
    for number, text in enumerate(lines[1:-1], start=2):
        try:
            games.append(msgspec.json.decode(text, type=Played))
        except (msgspec.MsgspecError, UnicodeError):
            raise BadFile(f"{path.name}, line {number}: this is no game of a simulation") from None
        games[-1].seats = [seat_now(word) for word in games[-1].seats]
        if games[-1].number != len(games) - 1:
            raise BadFile(f"{path.name}, line {number}: game {len(games) - 1} is missing")
    return Results(head, games)


def seat_now(word: str) -> str:
    """Return a seat of a game as it is written now; its level may have had another name."""
    level, at, rest = word.partition("@")
    return called_now(level) + at + rest


def read_results(path: Path) -> tuple[Plan, list[Played]]:
    """Return plan and games of a results file."""
    found = read_file(path)
    return found.heading.plan, found.games


def continued(path: Path, plan: Plan) -> list[Played]:
    """Return the games of a plan that a file already holds, and cut off an incomplete last line."""
    found = read_file(path)
    same = msgspec.structs.replace(found.heading.plan, games=plan.games)
    if same != plan:
        raise BadFile(f"{path.name} holds another simulation; name another file or remove it")
    made, now = found.heading.fingerprint, plan_fingerprint(plan)
    if made is not None and made != now:
        raise BadFile(
            f"{path.name} was begun with other {' and '.join(differing(made, now))}; "
            "name another file, and compare the two with 'nightdeck report'"
        )
    path.write_bytes(heading(plan) + b"".join(line(each) for each in found.games))
    return found.games


def differing(one: Fingerprint, other: Fingerprint) -> list[str]:
    """Return the names of what differs between two fingerprints."""
    return [
        name for name in Fingerprint.__struct_fields__ if getattr(one, name) != getattr(other, name)
    ]


COLUMNS: Final = (
    "number", "seed", "seats", "decks", "choices", "winners", "reason", "clause",
    "decisions", "turns", "scores", "faults", "seconds", "fingerprint",
)  # fmt: skip


def as_csv(games: Iterable[Played], made_with: str = "") -> Iterator[str]:
    """Yield the lines of a table, the column names first; lists are joined by a vertical bar.

    A table has no heading for what the games were played with, so each line ends with its digest.
    """
    yield ",".join(COLUMNS) + "\n"
    for played in games:
        values = {**msgspec.to_builtins(played), "fingerprint": made_with}
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
    low: float | None
    """The interval is SciPy's; without SciPy there is none."""
    high: float | None


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


def share(wins: int, games: int) -> Share:
    """Return a share with its interval, if it can be computed here."""
    rate = round(wins / games, 4) if games else 0.0
    if not is_installed():
        return Share(games, wins, rate, None, None)
    low, high = interval(wins, games)
    return Share(games, wins, rate, round(low, 4), round(high, 4))


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
        by_seat=shares([(called.get(seat, f"seat {seat + 1}"), won) for _, seat, won in rows]),
        by_level=shares([(played.seats[seat], won) for played, seat, won in rows]),
        by_deck=shares([(name, won) for p, seat, won in rows if (name := brought(p, seat))]),
        endings=dict(sorted(endings.items(), key=lambda each: (-each[1], each[0]))),
        decisions=round(sum(played.decisions for played in games) / count, 2),
        turns=round(sum(played.turns for played in games) / count, 2),
        faults=len(faults),
        first_faults=faults[:5],
    )
