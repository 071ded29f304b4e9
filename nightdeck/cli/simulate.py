"""`nightdeck simulate`: many games between computer players."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from nightdeck.kernel.game import Deck, Game
    from nightdeck.play.match import Played
    from nightdeck.play.results import Share, Summary
    from nightdeck.play.simulate import DeckList, Plan


def simulate(
    game: Annotated[str, typer.Argument(help="The game; 'nightdeck games' lists them.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[
        str, typer.Option(help="LEVEL[@SECONDS][:DECK] for every seat, with commas.")
    ] = "",
    workers: Annotated[int, typer.Option(min=1, help="Processes; results do not change.")] = 1,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    decks: Annotated[str, typer.Option(help="Decks or deck files by seat, with commas.")] = "",
    choose: Annotated[
        list[str] | None, typer.Option(help="NAME=VALUE of the set-up; NAME@0 for one seat.")
    ] = None,
    ruling: Annotated[list[str] | None, typer.Option(help="NAME=VALUE of a ruling.")] = None,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Levels change places from game to game.")
    ] = False,
    matchups: Annotated[
        bool, typer.Option("--matchups", help="Every deck or gang meets every other in turn.")
    ] = False,
    times: Annotated[
        bool, typer.Option("--times", help="Keep the time each seat took (differs by run).")
    ] = False,
    out: Annotated[
        str, typer.Option(help="Results: FILE.jsonl (continued if there), FILE.csv, - for stdout.")
    ] = "",
    cards: Annotated[
        bool, typer.Option("--cards", help="Count which cards are drawn, played and scored.")
    ] = False,
    report: Annotated[
        str, typer.Option(help="A page with plots: FILE.html; implies --cards.")
    ] = "",
    against: Annotated[
        str, typer.Option(help="Compare the report with the results in FILE.jsonl.")
    ] = "",
    on: Annotated[str, typer.Option(help="here, processes or ray.")] = "processes",
    json: Annotated[bool, typer.Option("--json", help="Write the summary as JSON.")] = False,
) -> None:
    """Let computer players play many games and sum them up."""
    from nightdeck.cli.report import check_page, put_page, read_run
    from nightdeck.play.finding import find_game, game_place
    from nightdeck.play.report.findings import Run
    from nightdeck.play.results import summary
    from nightdeck.play.seating import deck_brought, pairs, seatings, usual_seats
    from nightdeck.play.simulate import Plan, check_plan
    from nightdeck.play.simulate import simulate as run

    found = find_game(game)
    plan = Plan(
        game=game_place(game),
        games=games,
        seats=seatings(seats or ",".join(["street"] * usual_seats(found)), found),
        seed=seed,
        rulings=pairs(ruling or [], "ruling", [each.name for each in found.rulings]),
        choices=pairs(choose or [], "choice", [each.name for each in found.choices]),
        decks=[
            deck_list(deck_brought(found, word.strip()))
            for word in decks.split(",")
            if word.strip()
        ],
        rotate=rotate,
        matchups=matchups,
        timed=times,
        cards=cards or bool(report),
        behaviour=found.behaviour,
    )
    check_plan(plan)
    check_page(report, against)
    before = read_run(against) if against else None
    done, sink = sink_for(out, plan)
    fresh = run(plan, workers, len(done), on)
    played = [*done, *progress(sink(fresh), len(done), games, quiet=json or out == "-")]
    names = {seat: found.seat_name(len(plan.seats), seat) for seat in range(len(plan.seats))}
    if report:
        put_page(report, Run(plan, played), before, quiet=json or out == "-")
    result = summary(found.slug, played, names)
    if json:
        put_summary_json(plan, result)
    elif out != "-":
        put_summary(found, result)


def deck_list(deck: str | Deck) -> str | DeckList:
    """Return a deck as it travels to a worker; a deck of the game goes by its name."""
    from nightdeck.play.simulate import DeckList

    if isinstance(deck, str):
        return deck
    return DeckList(deck.name, deck.title, deck.side, deck.cards, deck.identity)


def put_summary_json(plan: Plan, result: Summary) -> None:
    """Write plan and summary as JSON."""
    from nightdeck.cli.output import put_json

    put_json({"plan": plan, "summary": result})


# Where results go -----------------------------------------------------------------------------


class Sink:
    """Passes records on and writes each to a file as soon as it is there."""

    def __init__(self, path: Path | None, kind: str, append: bool) -> None:
        self.path: Path | None = path
        self.kind: str = kind
        self.append: bool = append

    def __call__(self, games: Iterable[Played]) -> Iterator[Played]:
        from nightdeck.play.results import as_csv, line

        if self.kind == "":
            yield from games
            return
        if self.path is None:
            for played in games:
                sys.stdout.write(line(played).decode())
                yield played
            return
        with self.path.open("a" if self.append else "w", encoding="utf-8") as file:
            if self.kind == "csv" and not self.append:
                file.write(next(iter(as_csv([]))))
            for played in games:
                if self.kind == "csv":
                    file.write(list(as_csv([played]))[1])
                else:
                    file.write(line(played).decode())
                file.flush()
                yield played


def sink_for(out: str, plan: Plan) -> tuple[list[Played], Sink]:
    """Return the games a file already holds and where the others go."""
    from nightdeck.kernel.errors import BadSetup, Refused
    from nightdeck.play.results import continued, heading

    if not out:
        return [], Sink(None, "", append=False)
    if out == "-":
        return [], Sink(None, "jsonl", append=False)
    path = Path(out)
    if path.suffix == ".csv":
        if path.exists():
            raise Refused(f"{path} is there already; remove it or name another file")
        return [], Sink(path, "csv", append=False)
    if path.suffix != ".jsonl":
        raise BadSetup(f"results go to FILE.jsonl or FILE.csv, not {out!r}")
    done: list[Played] = []
    if path.exists():
        done = continued(path, plan)
    else:
        path.write_bytes(heading(plan))
    return done[: plan.games], Sink(path, "jsonl", append=True)


def progress(games: Iterable[Played], done: int, total: int, quiet: bool) -> Iterator[Played]:
    """Pass records on and show a bar on stderr, if somebody looks at it."""
    if quiet or not sys.stderr.isatty():
        yield from games
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(
        games,
        description="Playing",
        total=total - done,
        console=Console(stderr=True),
        transient=True,
    )


# For people -----------------------------------------------------------------------------------


def put_summary(game: Game[Any], result: Summary) -> None:
    """Write the summary as tables."""
    from nightdeck.cli.output import put, put_table

    put(
        f"{game.title}: {result.games} games, {result.draws} without a winner; "
        f"{result.decisions:g} decisions and {result.turns:g} turns on average."
    )
    head = ["", "games", "wins", "rate", "95 % from", "to"]
    parts = (("seat", result.by_seat), ("level", result.by_level), ("brings", result.by_deck))
    for title, shares in parts:
        if shares:
            put()
            put_table([title, *head[1:]], [row(name, each) for name, each in shares.items()])
    put()
    put_table(["ending", "games"], [[name, str(count)] for name, count in result.endings.items()])
    if result.faults:
        put()
        put(f"Players failed {result.faults} times; first: {result.first_faults[0]}")


def row(name: str, share: Share) -> list[str]:
    """Return one line of a table of shares."""
    rates = [f"{value:.1%}" for value in (share.rate, share.low, share.high)]
    return [name, str(share.games), str(share.wins), *rates]
