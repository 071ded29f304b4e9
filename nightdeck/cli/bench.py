"""`nightdeck bench`: how fast and how small."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from nightdeck.kernel.game import Game
    from nightdeck.play.bench import Report
    from nightdeck.table.load import Load, Wish
    from nightdeck.table.painting import Painting

LABELS = {
    "decisions": "decisions/s",
    "games": "games/s",
    "branching": "options per decision",
    "length": "decisions per game",
    "search": "search, tries/s",
    "clone": "clone, µs",
    "save": "save, µs",
    "load": "load, µs",
    "view": "view of a seat, µs",
    "redeal": "redeal for a seat, µs",
    "start": "new game, µs",
    "save_size": "save, kB",
    "memory": "live game without log, KiB",
}


def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(
            help="Games; none: all. `table` loads the browser table's server, `questions` counts "
            "what people are asked."
        ),
    ] = None,
    players: Annotated[int, typer.Option(help="Number of seats; 0: the largest table.")] = 0,
    seconds: Annotated[
        float,
        typer.Option(min=0.01, help="CPU seconds of each of the five runs; `table`: ten times."),
    ] = 1.0,
    tables: Annotated[int, typer.Option(min=1, help="`table`: so many tables.")] = 250,
    rate: Annotated[float, typer.Option(min=0.1, help="`table`: decisions a second.")] = 100.0,
    crowd: Annotated[
        int, typer.Option(min=0, max=50, help="`table`: one guest's tables of legends beside.")
    ] = 0,
    ahead: Annotated[
        int, typer.Option(min=1, help="`table`: decisions taken before, at most, table by table.")
    ] = 60,
    count: Annotated[int, typer.Option(min=1, help="`questions`: so many games of each.")] = 50,
    browser: Annotated[bool, typer.Option(help="`table`: measure a browser, too.")] = True,
    json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """Measure speed and memory of games.

    Medians of five runs of random play, copies, saves, each beside the yardstick.
    """
    from nightdeck.cli.output import put_json
    from nightdeck.games import slugs
    from nightdeck.play.bench import bench as measure
    from nightdeck.play.finding import find_game

    if games and games[0] == "questions":
        bench_questions(games[1:] or slugs(), count, players, json)
        return
    if games and games[0] == "table":
        from nightdeck.table.load import Wish

        wish = Wish(tables, rate, max(5.0, 10 * seconds), crowd=crowd, ahead=ahead)
        bench_table(games[1:] or slugs(), wish, browser, json)
        return
    found = [find_game(name) for name in games or slugs()]
    reports = []
    for game in found:
        reports.append(measure(game, players or None, seconds))
        if not json:
            put_report(reports[-1])
    if json:
        put_json({"games": reports})


def bench_questions(games: list[str], count: int, players: int, json: bool) -> None:
    """Count what people are asked in whole games, at the advised stops and without any."""
    from nightdeck.cli.output import put, put_json
    from nightdeck.play.finding import find_game
    from nightdeck.play.questions import count as counted
    from nightdeck.play.questions import words

    found = []
    for name in games:
        game = find_game(name)
        for stops in (True, False):
            found.append(counted(game, count, players, stops))
            if not json:
                put(words(found[-1], stops))
    if json:
        put_json({"questions": found})


def bench_table(games: list[str], wish: Wish, browser: bool, json: bool) -> None:
    """Measure a server with many tables, two sockets each, at a steady rate, and a browser."""
    from nightdeck.cli.output import put, put_json
    from nightdeck.play.finding import find_game
    from nightdeck.table.load import measure

    loads: list[Load] = []
    paintings: list[Painting] = []
    for name in games:
        game = find_game(name)
        loads.append(measure(game.slug, wish))
        if not json:
            put(load_words(loads[-1]))
        if not browser:
            continue
        painting = painted_in_browser(game)
        if painting is not None:
            paintings.append(painting)
        if not json:
            put("no browser to measure with" if painting is None else painting_words(painting))
    if json:
        put_json({"tables": loads, "browser": paintings})


def painted_in_browser(game: Game[Any]) -> Painting | None:
    """Measure how soon a browser shows the largest table of a game, if there is a browser."""
    try:
        from nightdeck.table.painting import measure
    except ImportError:
        return None
    return measure(game.slug, max(game.seat_counts))


def load_words(load: Load) -> str:
    """Return what a loaded server did, in a sentence."""
    return (
        f"{load.game}: {load.sockets} sockets at {load.tables} tables, "
        f"{load.rate:g} of {load.wanted_rate:g} decisions/s, {load.errors} errors; "
        f"answered in {load.p50:g} ms (median), {load.p99:g} ms (99 %); "
        f"update {load.update_median} bytes (median), {load.update_p95} (95 %); "
        f"server {load.memory:g} MiB, {load.cpu:g} ms of processor per decision"
        f"{memory_words(load)}{crowd_words(load)}"
    )


def memory_words(load: Load) -> str:
    """Return how the memory went on, if it was long enough to tell."""
    minutes = ", ".join(f"{each:.0f}" for each in load.memories)
    return f"; MiB minute by minute: {minutes}" if len(load.memories) > 2 else ""


def crowd_words(load: Load) -> str:
    """Return how long bots took beside a crowd of others, if there was one."""
    if not load.crowd:
        return ""
    return (
        f"; beside one guest's {load.crowd} tables of legends, {load.bot_moves} moves of other "
        f"guests' bots took {load.bot_p50:g} ms (median), {load.bot_p99:g} ms (99 %), "
        f"{load.bot_slowest:g} ms (slowest)"
    )


def painting_words(painting: Painting) -> str:
    """Return how soon a browser showed what was clicked, in a sentence."""
    return (
        f"{painting.game}: a table of {painting.cards} cards is drawn "
        f"{painting.p50:g} ms (median), {painting.p95:g} ms (95 % of {painting.clicks}) "
        f"after a click; "
        f"ten moves of bots in {painting.burst:g} s; "
        f"a frame every {painting.frame:g} ms (median), {painting.frame_p95:g} ms (95 %) "
        f"while things move"
    )


def put_report(report: Report) -> None:
    """Write the figures of one game as a table."""
    from nightdeck.cli.output import put, put_table

    kind = "compiled" if report.compiled else "interpreted"
    put(f"{report.title}, {report.players} players, behaviour {report.behaviour}, {kind}")
    put(
        f"yardstick {report.yardstick:.2f} million iterations/s; "
        f"normalised figures are for {report.normal} (medians of five)"
    )
    rows = [
        [
            LABELS.get(name, name),
            rounded(figure.measured),
            rounded(figure.normalised),
            f"{figure.spread:.0f} %",
        ]
        for name, figure in report.figures.items()
    ]
    put_table(["", "measured", "normalised", "spread"], rows)
    put()


def rounded(value: float) -> str:
    """Return a figure with three or four digits that mean something."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"
