"""A whole report as one HTML file that needs nothing beside itself."""

from __future__ import annotations

import base64
from functools import cache
from html import escape
from importlib.resources import files

import msgspec

from nightdeck import __version__
from nightdeck.play.fingerprint import Fingerprint
from nightdeck.play.intervals import check_installed
from nightdeck.play.report import sections
from nightdeck.play.report.card_sections import cards
from nightdeck.play.report.comparison_section import compared
from nightdeck.play.report.deeds import deeds
from nightdeck.play.report.findings import Run
from nightdeck.play.report.statistics import mean
from nightdeck.play.seating import as_typed
from nightdeck.play.tally import SCORES


def report(run: Run, before: Run | None = None) -> str:
    """Return the report on a run, or on a run compared with an earlier one."""
    check_installed("A report")
    title = run.game.title
    parts = [
        compared(before, run) if before is not None else "",
        sections.seats(run),
        sections.endings(run),
        sections.levels(run),
        sections.decks(run),
        sections.deck_matrix(run),
        sections.lengths(run),
        sections.decisions(run),
        sections.first_scores(run),
        sections.times(run),
        deeds(run),
        *(cards(run, word) for word in counted_words(run)),
        faults(run),
        repeat(run),
    ]
    body = "".join(parts)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}: {len(run.games):,} games</title>"
        f"<style>{font()}{style()}</style></head><body>{header(run)}<main>{body}</main>"
        f"<footer>Drawn by Nightdeck {__version__}. Intervals of rates are Wilson's, at 95 %; "
        "tests and intervals are computed by SciPy.</footer>"
        "</body></html>\n"
    )


def counted_words(run: Run) -> list[str]:
    """Return what was counted of cards, drawing and playing first; scores speak for themselves."""
    found = {word for played in run.games for word in played.cards}
    usual = [word for word in ("drawn", "played") if word in found]
    return [*usual, *sorted(found - {"drawn", "played", *SCORES})]


@cache
def style() -> str:
    """Return the style sheet."""
    return files("nightdeck.play.report").joinpath("style.css").read_text(encoding="utf-8")


@cache
def font() -> str:
    """Return the typeface, carried inside the page; without it the page uses the reader's own."""
    file = files("nightdeck").joinpath("table/static/fonts/archivo-more.woff2")
    if not file.is_file():
        return ""
    text = base64.b64encode(file.read_bytes()).decode()
    return (
        '@font-face{font-family:"Archivo Var";font-weight:100 900;font-stretch:62% 100%;'
        f'src:url("data:font/woff2;base64,{text}") format("woff2")}}'
    )


def header(run: Run) -> str:
    """Return title, what was played, and the figures that matter most."""
    plan = run.plan
    who = ", ".join(str(seat) for seat in plan.seats)
    told = [f"Seats: {who}" + (", changing places" if plan.rotate else "")]
    if plan.matchups:
        told.append("every meeting in turn")
    told.extend(f"{name}: {value}" for name, value in {**plan.rulings, **plan.choices}.items())
    told.append(f"seed {plan.seed}")
    if run.name:
        told.append(f"results in {run.name}")
    heroes = [
        (f"{len(run.games):,}", "games"),
        (f"{mean([float(each.turns) for each in run.games]):.1f}", "turns on average"),
        (f"{mean([float(each.decisions) for each in run.games]):.0f}", "decisions on average"),
        (f"{sum(1 for each in run.games if not each.winners):,}", "without a winner"),
    ]
    figures = "".join(f"<div><b>{value}</b><span>{name}</span></div>" for value, name in heroes)
    return (
        f"<header><h1>{escape(run.game.title)}</h1><p>{escape('; '.join(told))}.</p>"
        f'<div class="heroes">{figures}</div></header>'
    )


def faults(run: Run) -> str:
    """Return what players did wrong, if anything."""
    found = [fault for played in run.games for fault in played.faults]
    if not found:
        return ""
    listed = "".join(f"<li>{escape(fault)}</li>" for fault in found[:10])
    words = f"Players failed {len(found):,} times; the default answer was taken instead."
    return sections.section("Faults", words, f"<ul>{listed}</ul>", wide=True)


def command(run: Run) -> str:
    """Return the command that plays the same games again."""
    plan = run.plan
    words = ["nightdeck", "simulate", plan.game, "--games", str(plan.games)]
    words += ["--seats", ",".join(str(seat) for seat in plan.seats), "--seed", plan.seed]
    named = [deck if isinstance(deck, str) else deck.name for deck in plan.decks]
    if named:
        words += ["--decks", ",".join(named)]
    for option, pairs in (("--ruling", plan.rulings), ("--choose", plan.choices)):
        for name, value in pairs.items():
            words += [option, f"{as_typed(name)}={value}"]
    switches = {"--rotate": plan.rotate, "--matchups": plan.matchups, "--times": plan.timed}
    words += [option for option, on in switches.items() if on]
    return " ".join(f"'{word}'" if " " in word else word for word in words)


def repeat(run: Run) -> str:
    """Return how to play the same games again."""
    searching = any(seat.level == "legend" and not seat.tries for seat in run.plan.seats)
    note = (
        "Levels that search for a time find a little more or less on another machine; "
        "write tries, as in legend@300x, for exactly the same games."
        if searching else "The same command plays exactly the same games on any machine."
    )  # fmt: skip
    body = f"<pre>{escape(command(run))} --report report.html</pre>"
    body += folded("The whole plan", run.plan)
    if run.fingerprint is not None:
        note += f" They were played with {made_with(run.fingerprint)}."
        body += folded("What they were played with", run.fingerprint)
    return sections.section("Play them again", escape(note), body, wide=True)


def made_with(found: Fingerprint) -> str:
    """Return a fingerprint in words."""
    return (
        f"Nightdeck {found.version}, behaviour {found.behaviour}, {len(found.cards):,} cards, "
        f"rules {found.rules}, players {found.players}: fingerprint {found.digest}"
    )


def folded(title: str, value: object) -> str:
    """Return a value as JSON that can be opened."""
    words = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    return f"<details><summary>{title}</summary><pre>{escape(words)}</pre></details>"
