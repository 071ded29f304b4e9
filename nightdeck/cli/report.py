"""`nightdeck report`: a page with plots from the results of a simulation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from nightdeck.play.report.findings import Run


def report(
    results: Annotated[str, typer.Argument(help="FILE.jsonl written by 'nightdeck simulate'.")],
    out: Annotated[str, typer.Option(help="The page: FILE.html.")] = "report.html",
    against: Annotated[str, typer.Option(help="Compare with the results in FILE.jsonl.")] = "",
) -> None:
    """Draw what a simulation has shown, alone or compared with another one."""
    check_page(out, against)
    run = read_run(results)
    put_page(out, run, read_run(against) if against else None)


def read_run(name: str) -> Run:
    """Return the run in a results file."""
    from nightdeck.kernel.errors import BadFile
    from nightdeck.play.report.findings import Run
    from nightdeck.play.results import read_file

    path = Path(name)
    found = read_file(path)
    if not found.games:
        raise BadFile(f"{name} holds no finished game yet")
    return Run(found.heading.plan, found.games, path.name, found.heading.fingerprint)


def check_page(name: str, against: str) -> None:
    """Refuse a page that cannot be written before anything is played."""
    from nightdeck.kernel.errors import BadSetup
    from nightdeck.play.intervals import check_installed

    if against and not name:
        raise BadSetup("a comparison is part of a report; name it with --report FILE.html")
    if name and Path(name).suffix not in (".html", ".htm"):
        raise BadSetup(f"a report goes to FILE.html, not {name!r}")
    if name:
        check_installed("A report")


def put_page(name: str, run: Run, before: Run | None, quiet: bool = False) -> None:
    """Write the page and say where it is."""
    from nightdeck.cli.output import put
    from nightdeck.play.report import report as page

    path = Path(name)
    path.write_text(page(run, before), encoding="utf-8")
    if not quiet:
        put(f"The report on {len(run.games):,} games is in {path}.")
