"""The sections of a report: each a heading, a finding in words, and a plot or table."""

from __future__ import annotations

from html import escape

from nightdeck.play.report.decks import Cell, DeckFinding, Matrix, deck_findings, matrices
from nightdeck.play.report.findings import (
    Run,
    Standing,
    by_ending,
    by_seat,
    level_standings,
    levels_changed_places,
    seat_standings,
    seconds_by_level,
    short_name,
    title_of,
    what_is_brought,
    winners_by_ending,
)
from nightdeck.play.report.shapes import bars, dots, histogram, percent, rate_row
from nightdeck.play.report.statistics import LEVEL
from nightdeck.play.results import Share


def section(title: str, words: str, body: str, wide: bool = False, verdict: str = "") -> str:
    """Return one section."""
    css = ' class="wide"' if wide else ""
    told = f'<p class="verdict">{verdict}</p>' if verdict else ""
    note = f"<p>{words}</p>" if words else ""
    whole = f"<section{css}><h2>{escape(title)}</h2>{told}{note}{body}</section>"
    return whole.replace(" %", "\N{NO-BREAK SPACE}%")


def table(head: list[str], rows: list[list[str]], numbers: int = 1) -> str:
    """Return a table of ready cells; the columns from `numbers` on are set right."""

    def cells(kind: str, row: list[str]) -> str:
        return "".join(
            f'<{kind} class="number">{cell}</{kind}>' if place >= numbers else
            f"<{kind}>{cell}</{kind}>"
            for place, cell in enumerate(row)
        )  # fmt: skip

    body = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    head_row = f"<thead><tr>{cells('th', head)}</tr></thead>"
    return f'<div class="scroll"><table>{head_row}<tbody>{body}</tbody></table></div>'


def span(share: Share) -> str:
    """Return a rate with its interval."""
    if share.low is None or share.high is None:
        return percent(share.rate)
    return f"{percent(share.rate)} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def colour(sure: bool, distance: float) -> str:
    """Return how something significant is marked: by the side on which it lies."""
    return ("good" if distance > 0 else "bad") if sure else ""


# Who wins -------------------------------------------------------------------------------------


def standings(found: list[Standing], title: str, even: float) -> str:
    """Draw seats or levels."""
    rows = [
        rate_row(each.name, each.share, colour(each.significant, each.difference.size))
        for each in found
    ]
    return dots(rows, title, even=even)


def seats(run: Run) -> str:
    """Who wins, by seat."""
    found = seat_standings(run)
    ahead = [each for each in found if each.significant and each.difference.size > 0]
    if ahead:
        best = max(ahead, key=lambda each: each.share.rate)
        verdict = (
            f"{escape(best.name)} wins more than luck alone could explain: {span(best.share)}, "
            f"where {percent(run.even, 0)} would be even."
        )
    else:
        verdict = "No seat is shown to be better than another; luck alone could explain it."
    return section(
        "Who wins, by seat",
        "Dots are win rates, bars their 95 % intervals; the dotted line is an even game.",
        standings(found, "Win rate by seat", run.even),
        verdict=verdict,
    )


def levels(run: Run) -> str:
    """Who wins, by level; nothing when all play the same."""
    found = sorted(level_standings(run), key=lambda each: -each.share.rate)
    if len(found) < 2:
        return ""
    best = found[0]
    if not best.significant:
        verdict = "No level is shown to be better than another; luck alone could explain it."
    elif levels_changed_places(run):
        verdict = f"{escape(best.name)} is the best level: it wins {span(best.share)}."
    else:
        verdict = f"{escape(best.name)} wins most: {span(best.share)}."
    words = (
        ""
        if levels_changed_places(run)
        else "The levels did not change places (--rotate), so this shows seat and level together."
    )
    picture = standings(found, "Win rate by level", run.even)
    return section("Who wins, by level", words, picture, verdict=verdict)


def decks(run: Run) -> str:
    """Who wins, by deck, gang or side, each in the hands of each level."""
    found = deck_findings(run)
    what = what_is_brought(run.game)
    if len({each.name for each in found}) < 2:
        return ""
    groups: dict[tuple[str, str], list[DeckFinding]] = {}
    for each in found:
        groups.setdefault((each.group, each.level), []).append(each)
    several = len(run.levels) > 1
    body = "".join(
        deck_group(what, group, level if several else "", each)
        for (group, level), each in groups.items()
    )
    sure = sum(1 for each in found if each.significant)
    verdict = (
        f"{sure} of {len(found)} differ from their average by more than luck alone could explain."
        if sure else f"No {what} is shown to differ from its average; luck alone could explain it."
    )  # fmt: skip
    words = (
        "The upright stroke is what the same seats"
        + (" and the same level" if several else "")
        + f" win on average with every {what}. Green lies above it and red below, after Holm's "
        f"correction for testing them all at {100 * LEVEL:.0f} %. Names in small letters are those "
        "of the command line."
    )
    return section(f"Who wins, by {what}", words, body, wide=True, verdict=verdict)


def deck_group(what: str, group: str, level: str, found: list[DeckFinding]) -> str:
    """Draw the decks of one side in the hands of one level."""
    rows = [
        rate_row(
            each.title,
            each.share,
            colour(each.significant, each.share.rate - each.expected),
            each.note,
            each.expected,
        )
        for each in found
    ]
    title = f"{group} {what}s".strip() + (f" played by {level}" if level else "")
    games = sum(each.share.games for each in found)
    average = sum(each.share.wins for each in found) / max(1, games)
    head = f"<h3>{escape(title[0].upper() + title[1:])}, {percent(average)} on average</h3>"
    return head + dots(rows, f"Win rate of {title}")


# Deck against deck ----------------------------------------------------------------------------


def deck_matrix(run: Run) -> str:
    """Deck against deck, a table for each level that plays the rows."""
    found = [each for each in matrices(run) if len(each.cells) >= 3]
    if not found:
        return ""
    what = what_is_brought(run.game)
    body = "".join(
        (f"<h3>Rows played by {escape(each.level)}</h3>" if len(found) > 1 else "")
        + matrix_table(run, each)
        for each in found
    )
    words = (
        f"How often the {what} of the row won with the {what} of the column at the table: the "
        "rate, wins of games, and the 95 % interval."
    )
    return section(f"{what.capitalize()} against {what}", words, legend() + body, wide=True)


def legend() -> str:
    """Say what the colours of the matrix mean."""
    swatch = '<i class="{0} good"></i><i class="{0} bad"></i>'
    return (
        '<ul class="legend"><li><i></i>luck alone could explain it</li>'
        f"<li>{swatch.format('one')}above or below the average of the row's seats and level, but "
        "luck shows one cell in twenty so</li>"
        f"<li>{swatch.format('two')}sure even among all cells tested (Holm)</li></ul>"
    )


def matrix_table(run: Run, found: Matrix) -> str:
    """Return one matrix."""
    head = "".join(f'<th scope="col">{named(run, name)}</th>' for name in found.columns)
    body = ""
    for name in found.rows:
        cells = "".join(matrix_cell(found.cells.get((name, other))) for other in found.columns)
        body += f'<tr><th scope="row">{named(run, name)}</th>{cells}</tr>'
    return f'<div class="scroll"><table class="matrix"><tr><td></td>{head}</tr>{body}</table></div>'


def named(run: Run, name: str) -> str:
    """Return title and name of a deck."""
    short = short_name(run, name)
    return escape(title_of(run, name)) + (f" <small>{escape(short)}</small>" if short else "")


def matrix_cell(cell: Cell | None) -> str:
    """Return one cell of the matrix; its colour says how sure it is, not how far away."""
    if cell is None:
        return '<td class="none">–</td>'
    share = cell.share
    sure = ("", "one", "two")[cell.certainty]
    mark = f"{colour(bool(sure), share.rate - cell.expected)} {sure}".strip()
    ends = (
        ""
        if share.low is None or share.high is None
        else f"<small>{100 * share.low:.0f} to {100 * share.high:.0f} %</small>"
    )
    return (
        f'<td class="{mark}"><b>{percent(share.rate, 0)}</b>'
        f"<small>{share.wins} of {share.games}</small>{ends}</td>"
    )


# How it goes ----------------------------------------------------------------------------------


def endings(run: Run) -> str:
    """How games end, and who wins by it."""
    names = [*by_seat(run), "nobody"]
    rows: list[tuple[str, int, str]] = []
    for reason, share in list(by_ending(run).items())[:12]:
        winners = winners_by_ending(run, reason)
        most = winners.index(max(winners))
        told = f"{names[most]} {percent(winners[most] / max(1, share.wins), 0)}"
        rows.append((reason, share.wins, told))
    words = "To the right, in small letters, who wins most of the games that end so."
    return section("How games end", words, bars(rows, len(run.games), "Endings"))


def lengths(run: Run) -> str:
    """How long games are, in turns."""
    turns = [played.turns for played in run.games]
    return section("Length in turns", "", histogram(turns, "Length of games", "turns"))


def decisions(run: Run) -> str:
    """How many decisions games take."""
    counts = [played.decisions for played in run.games]
    return section("Length in decisions", "", histogram(counts, "Length of games", "decisions"))


def first_scores(run: Run) -> str:
    """In which turn somebody first scores."""
    turns = [played.first_score for played in run.games if played.first_score]
    if not turns:
        return ""
    never = len(run.games) - len(turns)
    words = f"Nobody scored in {never:,} of {len(run.games):,} games." if never else ""
    picture = histogram(turns, "Turns to the first score", "turns")
    return section("Turns to the first score", words, picture)


def times(run: Run) -> str:
    """How long levels think."""
    found = seconds_by_level(run)
    if not found:
        return ""
    rows = [
        [f"<b>{escape(level)}</b>", f"{1000 * usual:,.2f}", f"{1000 * longest:,.1f}", f"{count:,}"]
        for level, (usual, longest, count) in found.items()
    ]
    head = ["level", "mean, ms", "longest, ms", "decisions"]
    return section("Time per decision", "", table(head, rows))
