"""`nightdeck check`: clauses cited, cards reached, promises kept."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from nightdeck.cli import completing
from nightdeck.cli.refusals import FOUND, USAGE

if TYPE_CHECKING:
    from pathlib import Path

    from nightdeck.play.coverage import Coverage
    from nightdeck.play.rulebook import Bookkeeping, Citation

app = typer.Typer()


@app.callback(invoke_without_command=True)
def check(context: typer.Context) -> None:
    """Check that clauses are cited, cards reached and promises kept."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help(), err=True)
        raise typer.Exit(USAGE)


@app.command("clauses")
def clauses(
    game: Annotated[
        str, typer.Argument(help="The game; none: all.", autocompletion=completing.games)
    ] = "",
    gaps: Annotated[bool, typer.Option("--gaps", help="List only clauses without a citation.")] = (
        False
    ),
    strict: Annotated[bool, typer.Option("--strict", help="A gap is an error too.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """List for every clause the code and the tests that cite it; unknown ids are errors."""
    from nightdeck.cli.output import put_json
    from nightdeck.games import slugs
    from nightdeck.play.rulebook import home, keep_books, where_tests_lie

    folders = [home(name) for name in ([game] if game else slugs())]
    books = [keep_books(folder, where_tests_lie(folder)) for folder in folders]
    stray = [] if game else strays(folders)
    wrong = any(book.unknown for book in books) or bool(stray)
    missing = any(book.gaps_in_code or book.gaps_in_tests for book in books)
    if json:
        put_json({"games": books, "stray": stray, "ok": not wrong})
    else:
        for book in books:
            put_books(book, gaps)
        for citation in stray:
            complain(f"{citation.where} cites {citation.id}, which belongs to no rulebook")
    if wrong or (strict and missing):
        raise typer.Exit(FOUND)


def strays(folders: list[Path]) -> list[Citation]:
    """Return the citations in tests that belong to no rulebook at all.

    A game that is not in the catalogue yet has its rulebook beside the others.
    """
    from nightdeck.play.rulebook import FILE, foreign, in_tests, read_rulebook, where_tests_lie

    beside = [path for folder in folders for path in folder.parent.glob(f"*/{FILE}")]
    books = [read_rulebook(path) for path in dict.fromkeys(sorted(beside))]
    tests = list(dict.fromkeys(where_tests_lie(folder) for folder in folders))
    return [each for folder in tests for each in foreign(folder, in_tests(folder), books)]


def complain(text: str) -> None:
    """Write one finding on stderr."""
    print(f"nightdeck: {text}", file=sys.stderr)


def put_books(book: Bookkeeping, gaps: bool) -> None:
    """Write the bookkeeping of one game."""
    from nightdeck.cli.output import put

    for entry in book.entries:
        whole = bool(entry.without_code) or bool(
            entry.code and (entry.tests or not book.tests_looked_at)
        )
        if gaps and whole:
            continue
        put(entry.id)
        if entry.without_code:
            put(f"  without code: {entry.without_code}")
        put(f"  code:  {', '.join(entry.code) or 'none'}")
        if book.tests_looked_at:
            put(f"  tests: {', '.join(entry.tests) or 'none'}")
    share = book.without_code / max(1, book.clauses)
    put(
        f"{book.game}: {book.clauses} clauses; {len(book.gaps_in_code)} not cited by code; "
        f"{book.without_code} ({share:.1%}) need no code, for a stated reason"
    )
    if book.tests_looked_at:
        put(f"{book.game}: {len(book.gaps_in_tests)} clauses not cited by a test")
    else:
        put(f"{book.game}: the tests did not come along, so only the code was looked at")
    for citation in book.unknown:
        complain(f"{citation.where} cites {citation.id}, which does not exist")


@app.command("cards")
def cards(
    game: Annotated[
        str,
        typer.Argument(
            help="The game; 'nightdeck games' lists them.", autocompletion=completing.games
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games are played.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "0",
    least: Annotated[
        int, typer.Option(min=1, help="What is reached less often than this is a gap.")
    ] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes; results do not change.")] = 1,
    rulings: Annotated[
        bool, typer.Option("--rulings", help="Every ruling at random in every game.")
    ] = False,
    gaps: Annotated[bool, typer.Option("--gaps", help="List only the gaps.")] = False,
    strict: Annotated[bool, typer.Option("--strict", help="A gap is an error.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """Play many games and count how often every card and each of its abilities was reached."""
    from nightdeck.cli.output import put_json
    from nightdeck.play.coverage import coverage
    from nightdeck.play.finding import find_game

    found = coverage(find_game(game), games, seed, least, workers, rulings=rulings)
    if json:
        put_json(found)
    else:
        put_coverage(found, gaps)
    for fault in found.faults:
        complain(f"game {fault.game}, decision {fault.decision}: {fault.what}")
    if found.faults or (strict and not found.ok()):
        raise typer.Exit(FOUND)


def put_coverage(found: Coverage, gaps: bool) -> None:
    """Write the counts card by card, then what stayed below the least count, then the sums."""
    from nightdeck.cli.output import put

    for card in found.cards:
        features = {name: n for name, n in card.features.items() if not gaps or n < found.least}
        if gaps and card.seen >= found.least and not features:
            continue
        put(f"{card.name}: in the log {card.seen} times")
        for name, count in features.items():
            put(f"  {name}: {count}")
    counts = [count for card in found.cards for count in card.features.values()]
    often = "never" if found.least == 1 else f"less than {found.least} times"
    put(
        f"{found.game}: {found.games} games, {found.decisions} decisions, "
        f"{len(found.faults)} games with an exception, a broken invariant or no end"
    )
    put(
        f"{found.game}: {len(found.rare_cards)} of {len(found.cards)} cards seen {often}, "
        f"{len(found.rare_features)} of {found.features} features fired {often}; "
        f"the rarest card was seen {min((card.seen for card in found.cards), default=0)} times, "
        f"the rarest feature fired {min(counts, default=0)} times"
    )


@app.command("doors")
def doors(
    messages: Annotated[int, typer.Option(min=0, help="How many hostile messages.")] = 20_000,
    requests: Annotated[int, typer.Option(min=0, help="How many hostile requests.")] = 2_000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed sends the same.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """Start a table and send it what no browser would: nothing unforeseen may happen."""
    from nightdeck.cli.output import put, put_json
    from nightdeck.table.doors import check

    found = check(messages, requests, seed)
    if json:
        put_json(found)
    else:
        put(
            f"{found.messages} messages and {found.requests} requests over {found.routes} routes "
            f"in {found.seconds:.0f} s; memory {found.memory_before:.0f} MiB before, "
            f"{found.memory_after:.0f} MiB after; {len(found.faults)} unforeseen errors"
        )
        put(f"slowest request {found.slowest_request:.2f} s")
        for name, counts in (("answers", found.answers), ("statuses", found.statuses)):
            put(f"{name}: {', '.join(f'{key} {n}' for key, n in sorted(counts.items()))}")
    for fault in found.faults:
        complain(fault)
    if not found.ok():
        raise typer.Exit(FOUND)


@app.command("battery")
def battery(
    game: Annotated[
        str, typer.Argument(help="The game; none: all.", autocompletion=completing.games)
    ] = "",
    only: Annotated[
        list[str] | None, typer.Option(help="Only this check; may be repeated.")
    ] = None,
    policy: Annotated[
        list[str] | None, typer.Option(help="Only this way to play; may be repeated.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The first seed.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games for each check.")] = 10,
) -> None:
    """Check the promises every game keeps: it ends, can be cloned, saved, undone, hides secrets."""
    from nightdeck.cli.output import put
    from nightdeck.games import slugs
    from nightdeck.kernel.errors import BadSetup
    from nightdeck.play.finding import find_game, unknown
    from nightdeck.testing.battery import CHECKS, BatteryFailure, run
    from nightdeck.testing.policies import POLICIES

    for name in only or []:
        if name not in CHECKS:
            raise BadSetup(unknown("check", name, CHECKS))
    for name in policy or []:
        if name not in POLICIES:
            raise BadSetup(unknown("policy", name, POLICIES))
    for each in [find_game(name) for name in ([game] if game else slugs())]:
        try:
            played = run(
                each, range(seed, seed + games), only or (), policies=policy or list(POLICIES)
            )
        except BatteryFailure as failure:
            complain(f"{each.slug}: {failure}")
            raise typer.Exit(FOUND) from None
        put(f"{each.slug}: {played} games, every promise kept")


@app.command("lessons")
def lessons(
    game: Annotated[
        str, typer.Argument(help="The game; none: all.", autocompletion=completing.games)
    ] = "",
    json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """Play every lesson from start to end and through its wrong turns."""
    from nightdeck.cli.output import put, put_json
    from nightdeck.games import slugs
    from nightdeck.play.finding import find_game
    from nightdeck.play.lessons.checking import check_lessons

    games = [find_game(name) for name in ([game] if game else slugs())]
    found = {each.slug: check_lessons(each) for each in games}
    faults = [fault for each in found.values() for one in each for fault in one.faults]
    if json:
        put_json({"games": found, "ok": not faults})
    else:
        for slug, checked in found.items():
            for one in checked:
                put(f"{slug} {one.lesson}: {one.right} right moves, {one.wrong} wrong ones refused")
            put(f"{slug}: {len(checked)} lessons")
    for fault in faults:
        complain(fault)
    if faults:
        raise typer.Exit(FOUND)
