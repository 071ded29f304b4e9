"""The sections of a report: each a heading, a finding in words, and a plot or table."""

from __future__ import annotations

from html import escape

from nightdeck.play.report.comparison import Change, changed_settings, changes
from nightdeck.play.report.findings import (
    CardFinding,
    Run,
    by_deck,
    by_ending,
    by_level,
    by_seat,
    card_findings,
    matrix,
    seconds_by_level,
    what_is_brought,
    winners_by_ending,
)
from nightdeck.play.report.shapes import WIDE, WIDTH, Row, bars, histogram, percent, rates
from nightdeck.play.report.statistics import LEVEL, compare_to
from nightdeck.play.results import Share

MOST_CARDS = 12
"""So many cards from each end of the list are drawn; the whole list is a table."""


def section(title: str, words: str, body: str, wide: bool = False, verdict: str = "") -> str:
    """Return one section."""
    css = ' class="wide"' if wide else ""
    told = f'<p class="verdict">{verdict}</p>' if verdict else ""
    note = f"<p>{words}</p>" if words else ""
    return f"<section{css}><h2>{escape(title)}</h2>{told}{note}{body}</section>"


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
    return f"{percent(share.rate)} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def mark(share: Share, even: float) -> str:
    """Tell whether a rate lies surely above or below an even share."""
    if compare_to(even, share.wins, share.games) >= LEVEL:
        return ""
    return "good" if share.rate > even else "bad"


# Who wins -------------------------------------------------------------------------------------


def seats(run: Run) -> str:
    """Who wins, by seat."""
    found = by_seat(run)
    rows = [Row(name, share, mark(share, run.even)) for name, share in found.items()]
    ahead = [row for row in rows if row.mark == "good"]
    if ahead:
        best = max(ahead, key=lambda row: row.share.rate)
        verdict = (
            f"{escape(best.name)} has the better seat: {span(best.share)}, "
            f"where {percent(run.even, 0)} would be even."
        )
    else:
        verdict = "No seat is shown to be better than another."
    return section(
        "Who wins, by seat",
        "Dots are win rates, bars their 95 % intervals; the dotted line is an even game.",
        rates(rows, "Win rate by seat", run.even),
        verdict=verdict,
    )


def levels(run: Run) -> str:
    """Who wins, by level; nothing when all play the same."""
    found = by_level(run)
    if len(found) < 2:
        return ""
    rows = [Row(name, share, mark(share, run.even)) for name, share in found.items()]
    best = max(rows, key=lambda row: row.share.rate)
    verdict = (
        f"{escape(best.name)} wins {span(best.share)}."
        if best.mark else "No level is shown to be better than another."
    )  # fmt: skip
    order = sorted(rows, key=lambda row: -row.share.rate)
    picture = rates(order, "Win rate by level", run.even)
    return section("Who wins, by level", "", picture, verdict=verdict)


def decks(run: Run) -> str:
    """Who wins, by deck, gang or side."""
    found = by_deck(run)
    if len(found) < 2:
        return ""
    rows = sorted(
        (Row(name, share, mark(share, run.even)) for name, share in found.items()),
        key=lambda row: -row.share.rate,
    )
    words = "Green lies surely above an even share, red surely below."
    wide = len(rows) > 8
    what = what_is_brought(run.game)
    picture = rates(rows, f"Win rate by {what}", run.even, WIDE if wide else WIDTH)
    return section(f"Who wins, by {what}", words, picture, wide=wide)


def tint(rate: float, even: float) -> str:
    """Return the colour of a cell: green for the row's wins, red for its losses."""
    strength = min(1.0, abs(rate - even) / max(even, 1 - even) * 1.6)
    paper, ink = (235, 229, 214), (122, 176, 134) if rate >= even else (222, 138, 120)
    mixed = [round(low + (high - low) * strength) for low, high in zip(paper, ink, strict=True)]
    return f"rgb({mixed[0]},{mixed[1]},{mixed[2]})"


def deck_matrix(run: Run) -> str:
    """Deck against deck."""
    found = matrix(run)
    if len(found.cells) < 3:
        return ""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in found.columns)
    body = ""
    for name in found.rows:
        cells = "".join(
            matrix_cell(found.cells.get((name, other)), run.even) for other in found.columns
        )
        body += f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>'
    rows = f"<tr><td></td>{head}</tr>{body}"
    what = what_is_brought(run.game)
    words = f"How often the {what} of the row won with the {what} of the column at the table."
    picture = f'<div class="scroll"><table class="matrix">{rows}</table></div>'
    return section(f"{what.capitalize()} against {what}", words, picture, wide=True)


def matrix_cell(share: Share | None, even: float) -> str:
    """Return one cell of the matrix."""
    if share is None:
        return '<td class="none">–</td>'
    told = f"{share.wins} of {share.games}, 95 % from {percent(share.low)} to {percent(share.high)}"
    return (
        f'<td style="background:{tint(share.rate, even)}" title="{told}">'
        f"<b>{percent(share.rate, 0)}</b><small>of {share.games}</small></td>"
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
    words = "To the right, whom the ending favours most."
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


# Cards ----------------------------------------------------------------------------------------


def cards(run: Run, word: str) -> str:
    """What a card's being drawn or played goes with."""
    found = card_findings(run, word)
    if not found:
        return ""
    shown = found if len(found) <= 2 * MOST_CARDS else [*found[:MOST_CARDS], *found[-MOST_CARDS:]]
    rows = [
        Row(each.name, each.seen, card_mark(each))
        for each in shown
    ]  # fmt: skip
    sure = [each.name for each in found if each.significant]
    verdict = (
        f"{len(sure)} of {len(found)} cards go with a significantly different win rate."
        if sure else "No card goes with a significantly different win rate."
    )  # fmt: skip
    words = (
        f"Win rate of those who have {word} a card at least once, in order of the distance from "
        "those with the same deck who have not. Strong cards are seen more in long games, so this "
        "shows where to look, not a cause."
    )
    picture = rates(rows, f"Win rate when {word}", run.even, WIDE) + card_table(found, word)
    return section(f"Cards when {word}", words, picture, wide=True, verdict=verdict)


def card_mark(finding: CardFinding) -> str:
    """Return the colour of a card."""
    if not finding.significant:
        return ""
    return "good" if finding.difference.size > 0 else "bad"


def card_table(found: list[CardFinding], word: str) -> str:
    """Return all cards as a table that can be opened."""
    rows = [
        [
            f"<b>{escape(each.name)}</b>",
            f"<small>{escape(each.where)}</small>",
            span(each.seen),
            f"{each.seen.games:,}",
            percent(each.unseen.rate),
            f'<span class="{card_mark(each)}">{100 * each.difference.size:+.1f}</span>',
        ]
        for each in found
    ]
    head = ["card", "decks", f"won when {word}", "players", "otherwise", "difference"]
    return f"<details><summary>All {len(found)} cards</summary>{table(head, rows, 2)}</details>"


# Two runs -------------------------------------------------------------------------------------


def compared(before: Run, after: Run) -> str:
    """What was changed between two runs and what came of it."""
    found = changes(before, after)
    settings = changed_settings(before, after)
    changed = table(
        ["changed", "before", "after"],
        [[f"<b>{escape(name)}</b>", escape(old), escape(new)] for name, old, new in settings],
        3,
    ) if settings else "<p>Both runs have the same settings.</p>"  # fmt: skip
    sure = [each for each in found if each.significant]
    verdict = (
        f"{len(sure)} of {len(found)} figures differ significantly."
        if sure else "No difference is significant: luck alone explains what is seen."
    )  # fmt: skip
    head = ["", "before", "after", "difference", "95 % from", "to", "p", ""]
    figures = table(head, [change_row(each) for each in found])
    words = (
        "Rates by the two-proportion test, means by Welch's; significant after Holm's correction "
        f"for {len(found)} tests at {100 * LEVEL:.0f} %."
    )
    title = f"Compared with {len(before.games):,} other games"
    return section(title, words, changed + figures, wide=True, verdict=verdict)


def change_row(change: Change) -> list[str]:
    """Return one line of the comparison."""
    difference = change.difference
    if change.is_rate:
        values = [percent(change.before), percent(change.after)]
        sizes = [
            f"{100 * each:+.1f}" for each in (difference.size, difference.low, difference.high)
        ]
    else:
        values = [f"{change.before:.2f}", f"{change.after:.2f}"]
        sizes = [f"{each:+.2f}" for each in (difference.size, difference.low, difference.high)]
    told = "<b>significant</b>" if change.significant else "<small>not significant</small>"
    name = f"<small>{change.group}</small> <b>{escape(change.name)}</b>"
    chance = "under 0.001" if difference.p < 0.001 else f"{difference.p:.3f}"
    return [name, *values, *sizes, chance, told]
