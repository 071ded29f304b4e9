"""What decks (or gangs, or sides) have shown: each beside its own side's average."""

from __future__ import annotations

import msgspec

from nightdeck.play.report.findings import Run, short_name, title_of
from nightdeck.play.report.statistics import LEVEL, compare_rates, compare_to, mean, significant
from nightdeck.play.results import Share, appearances, brought, share


class DeckFinding(msgspec.Struct):
    """How often a deck won in the hands of one level, beside what its seats win on average."""

    name: str
    title: str
    note: str
    """The name the command line knows, if the title does not tell it."""
    group: str
    level: str
    share: Share
    expected: float
    significant: bool = False


class Cell(msgspec.Struct):
    """One deck against another; `certainty` counts what it passed: 0 none, 1 alone, 2 of all."""

    share: Share
    expected: float
    certainty: int = 0


class Matrix(msgspec.Struct):
    """How often what a row stands for won with what a column stands for at the table."""

    level: str
    rows: list[str]
    columns: list[str]
    cells: dict[tuple[str, str], Cell]


def averages(run: Run) -> dict[tuple[int, str], float]:
    """Return how often each level won on each seat."""
    found: dict[tuple[int, str], list[float]] = {}
    for played, seat, won in appearances(run.games):
        found.setdefault((seat, played.seats[seat]), []).append(float(won))
    return {place: mean(wins) for place, wins in found.items()}


def has_sides(run: Run) -> bool:
    """Tell whether no seat ever brought what another seat brought: decks of different sides."""
    brings: list[set[str]] = [set() for _ in range(run.seats)]
    for played, seat, _ in appearances(run.games):
        brings[seat].add(brought(played, seat))
    every = [name for names in brings for name in names]
    return len(every) == len(set(every))


def deck_findings(run: Run) -> list[DeckFinding]:
    """Return every deck in the hands of every level, by side and level, best first."""
    usual = averages(run)
    sides = has_sides(run)
    rows: dict[tuple[str, str, str], list[tuple[bool, float]]] = {}
    for played, seat, won in appearances(run.games):
        name = brought(played, seat)
        if name:
            side = run.game.seat_name(run.seats, seat) if sides else ""
            level = played.seats[seat]
            rows.setdefault((side, level, name), []).append((won, usual[seat, level]))
    found = [
        DeckFinding(
            name, title_of(run, name), short_name(run, name), side, level,
            share(sum(won for won, _ in seen), len(seen)), mean([each for _, each in seen]),
        )
        for (side, level, name), seen in rows.items()
    ]  # fmt: skip
    order = {run.game.seat_name(run.seats, seat): seat for seat in range(run.seats)}
    found.sort(key=lambda each: (order.get(each.group, 0), each.level, -each.share.rate, each.name))
    mark_decks(found)
    return found


def mark_decks(found: list[DeckFinding]) -> None:
    """Mark the decks that differ from their average, all tested together.

    Of two decks one is as much above as the other is below: that is one test, not two; and a
    deck alone is its own average.
    """
    groups: dict[tuple[str, str], list[DeckFinding]] = {}
    for each in found:
        groups.setdefault((each.group, each.level), []).append(each)
    tests: list[tuple[float, list[DeckFinding]]] = []
    for group in groups.values():
        if len(group) == 2:
            one, other = (each.share for each in group)
            tests.append((compare_rates(one.wins, one.games, other.wins, other.games).p, group))
        elif len(group) > 2:
            tests.extend(
                (compare_to(each.expected, each.share.wins, each.share.games), [each])
                for each in group
            )
    for sure, (_, group) in zip(significant([chance for chance, _ in tests]), tests, strict=True):
        for each in group:
            each.significant = sure


# Deck against deck ----------------------------------------------------------------------------


def matrices(run: Run) -> list[Matrix]:
    """Return every deck against every other, one matrix for each level that plays the rows."""
    return [matrix(run, level) for level in run.levels]


def matrix(run: Run, level: str) -> Matrix:
    """Return every deck against every other, one side in the rows if the sides share no deck."""
    usual = averages(run)
    seen: dict[tuple[str, str], list[tuple[bool, float]]] = {}
    sides = run.seats == 2 and has_sides(run)
    for played, seat, won in appearances(run.games):
        own = brought(played, seat)
        if played.seats[seat] != level or not own or (sides and seat):
            continue
        for other in range(len(played.seats)):
            against = brought(played, other)
            if other != seat and against:
                seen.setdefault((own, against), []).append((won, usual[seat, level]))
    cells = {
        pair: Cell(share(sum(won for won, _ in each), len(each)), mean([base for _, base in each]))
        for pair, each in seen.items()
    }
    mark_cells(cells, mirrored=run.seats == 2 and not sides and len(run.levels) == 1)
    rows, columns = ({pair[place] for pair in cells} for place in (0, 1))
    if not sides:
        rows = columns = rows | columns
    return Matrix(level, sorted(rows), sorted(columns), cells)


def mark_cells(cells: dict[tuple[str, str], Cell], mirrored: bool) -> None:
    """Mark the cells that luck alone hardly shows; a mirrored cell is tested only once."""
    chances = {
        pair: compare_to(cell.expected, cell.share.wins, cell.share.games)
        for pair, cell in cells.items()
        if not (mirrored and pair[::-1] in cells and pair[0] > pair[1])
    }
    for (pair, chance), sure in zip(
        chances.items(), significant(list(chances.values())), strict=True
    ):
        certainty = 2 if sure else int(chance < LEVEL)
        cells[pair].certainty = certainty
        if mirrored and pair[::-1] in cells:
            cells[pair[::-1]].certainty = certainty
