"""`nightdeck simulate`: many games between computer players."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from nightdeck.cli import completing

REPORTED: Final = 30.0
"""So many seconds lie between two lines about how far a simulation is, where nobody looks."""

if TYPE_CHECKING:
    from nightdeck.kernel.game import Deck, Game
    from nightdeck.play.match import Played
    from nightdeck.play.results import Share, Summary
    from nightdeck.play.simulate import DeckList, Plan


def simulate(
    game: Annotated[
        str,
        typer.Argument(
            help="The game; 'nightdeck games' lists them.", autocompletion=completing.games
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[
        str,
        typer.Option(
            help="LEVEL[@SECONDS][:DECK] for every seat, with commas.",
            autocompletion=completing.levels,
        ),
    ] = "",
    workers: Annotated[int, typer.Option(min=1, help="Processes; results do not change.")] = 1,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    decks: Annotated[
        str,
        typer.Option(
            help="Decks or deck files by seat, with commas.", autocompletion=completing.decks
        ),
    ] = "",
    choose: Annotated[
        list[str] | None,
        typer.Option(
            help="NAME=VALUE of the set-up; NAME@1 for the first seat only.",
            autocompletion=completing.choices,
        ),
    ] = None,
    ruling: Annotated[
        list[str] | None,
        typer.Option(help="NAME=VALUE of a ruling.", autocompletion=completing.rulings),
    ] = None,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Levels change places from game to game.")
    ] = False,
    matchups: Annotated[
        bool, typer.Option("--matchups", help="Every deck or gang meets every other in turn.")
    ] = False,
    match: Annotated[
        str,
        typer.Option(
            help="Play matches of this kind instead of games.", autocompletion=completing.matches
        ),
    ] = "",
    times: Annotated[
        bool, typer.Option("--times", help="Keep the time each seat took (differs by run).")
    ] = False,
    out: Annotated[
        str, typer.Option(help="Results: FILE.jsonl (continued if there), FILE.csv, - for stdout.")
    ] = "",
    replays: Annotated[
        str, typer.Option(help="A folder: keep every game for 'nightdeck replay'.")
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
    from nightdeck.play.matches import match_type
    from nightdeck.play.report.findings import Run
    from nightdeck.play.results import plan_fingerprint, summary
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
        match=match_type(found, match).name if match else "",
    )
    check_plan(plan)
    check_page(report, against)
    before = read_run(against) if against else None
    make_folder(replays, on)
    done, sink = sink_for(out, plan)
    fresh = run(plan, workers, len(done), on, replays)
    shown = progress(sink(fresh), len(done), games, quiet=json or out == "-")
    played = [*done, *until_stopped(shown, sink, replays, len(done), games)]
    names = {seat: found.seat_name(len(plan.seats), seat) for seat in range(len(plan.seats))}
    if report:
        this = Run(plan, played, file_name(out), plan_fingerprint(plan))
        put_page(report, this, before, quiet=json or out == "-")
    result = summary(found.slug, played, names)
    if json:
        put_summary_json(plan, result)
    elif out != "-":
        put_summary(found, result, "matches" if plan.match else "games")
        if replays:
            put_replays(replays, bool(plan.match))


def make_folder(replays: str, on: str) -> None:
    """Make the folder for the games, before any is played."""
    from nightdeck.kernel.errors import BadSetup

    if not replays:
        return
    if on == "ray":
        raise BadSetup("--replays writes files on this machine; play with --on processes")
    Path(replays).mkdir(parents=True, exist_ok=True)


def put_replays(replays: str, matches: bool = False) -> None:
    """Say how the games are watched."""
    from nightdeck.cli.output import put
    from nightdeck.play.simulate import replay_name

    first = Path(replays) / (replay_name(0, 0) if matches else replay_name(0))
    put()
    put(f"Every game is in {replays}; 'nightdeck replay {first} --step' shows the first.")


def deck_list(deck: str | Deck) -> str | DeckList:
    """Return a deck as it travels to a worker; a deck of the game goes by its name."""
    from nightdeck.play.simulate import DeckList

    if isinstance(deck, str):
        return deck
    more = (deck.identity, deck.sections, deck.numbers)
    return DeckList(deck.name, deck.title, deck.side, deck.cards, *more)


def file_name(out: str) -> str:
    """Return the name of the file results go to, if they go to one."""
    return Path(out).name if out not in ("", "-") else ""


def put_summary_json(plan: Plan, result: Summary) -> None:
    """Write plan, fingerprint and summary as JSON."""
    from nightdeck.cli.output import put_json
    from nightdeck.play.results import plan_fingerprint

    put_json({"plan": plan, "fingerprint": plan_fingerprint(plan), "summary": result})


# Where results go -----------------------------------------------------------------------------


class Sink:
    """Passes records on and writes each to a file as soon as it is there."""

    def __init__(self, path: Path | None, kind: str, append: bool, made_with: str = "") -> None:
        self.path: Path | None = path
        self.kind: str = kind
        self.append: bool = append
        self.made_with: str = made_with

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
                    file.write(list(as_csv([played], self.made_with))[1])
                else:
                    file.write(line(played).decode())
                file.flush()
                yield played


def sink_for(out: str, plan: Plan) -> tuple[list[Played], Sink]:
    """Return the games a file already holds and where the others go."""
    from nightdeck.kernel.errors import BadSetup, Refused
    from nightdeck.play.results import continued, heading, plan_fingerprint

    if not out:
        return [], Sink(None, "", append=False)
    if out == "-":
        return [], Sink(None, "jsonl", append=False)
    path = Path(out)
    if path.suffix == ".csv":
        if path.exists():
            raise Refused(f"{path} is there already; remove it or name another file")
        return [], Sink(path, "csv", append=False, made_with=plan_fingerprint(plan).digest)
    if path.suffix != ".jsonl":
        raise BadSetup(f"results go to FILE.jsonl or FILE.csv, not {out!r}")
    done: list[Played] = []
    if path.exists():
        done = continued(path, plan)
    else:
        path.write_bytes(heading(plan))
    return done[: plan.games], Sink(path, "jsonl", append=True)


def until_stopped(
    games: Iterable[Played], sink: Sink, replays: str, done: int, total: int
) -> Iterator[Played]:
    """Pass records on; whoever interrupts is told what is kept."""
    count = done
    try:
        for played in games:
            count += 1
            yield played
    except KeyboardInterrupt:
        kept = f"{count} of {total} games were played"
        if sink.path is not None:
            again = "; the same command plays the rest" if sink.kind == "jsonl" else ""
            kept = f"{count} of {total} games are kept in {sink.path}{again}"
        elif replays:
            kept += f" and are kept in {replays}"
        elif sink.kind == "":
            kept += " and none is kept; --out FILE.jsonl keeps them"
        raise KeyboardInterrupt(kept) from None


def progress(games: Iterable[Played], done: int, total: int, quiet: bool) -> Iterator[Played]:
    """Pass records on and show on stderr how far they are and how long the rest will take."""
    if quiet:
        yield from games
    elif sys.stderr.isatty():
        yield from with_bar(games, done, total)
    else:
        yield from with_lines(games, done, total)


def with_bar(games: Iterable[Played], done: int, total: int) -> Iterator[Played]:
    """Show a bar, for somebody who looks at it."""
    from rich.console import Console
    from rich.progress import track

    yield from track(
        games,
        description="Playing",
        total=total,
        completed=done,
        console=Console(stderr=True),
        transient=True,
    )


def with_lines(
    games: Iterable[Played], done: int, total: int, every: float = REPORTED
) -> Iterator[Played]:
    """Write a line now and then, for a log."""
    import time

    began = told = time.monotonic()
    for count, played in enumerate(games, start=1):
        yield played
        now = time.monotonic()
        if now - told >= every:
            told = now
            left = (now - began) / count * (total - done - count)
            words = f"{done + count} of {total} games, about {duration(left)} left"
            print(f"nightdeck: {words}", file=sys.stderr, flush=True)


def duration(seconds: float) -> str:
    """Return a time as people say it."""
    if seconds < 90:
        return f"{seconds:.0f} seconds"
    if seconds < 5400:
        return f"{seconds / 60:.0f} minutes"
    return f"{seconds / 3600:.1f} hours"


# For people -----------------------------------------------------------------------------------


def put_summary(game: Game[Any], result: Summary, what: str = "games") -> None:
    """Write the summary as tables; `what` was played."""
    from nightdeck.cli.output import put, put_table
    from nightdeck.play.intervals import MISSING, is_installed

    put(
        f"{game.title}: {result.games} {what}, {result.draws} without a winner; "
        f"{result.decisions:g} decisions and {result.turns:g} turns on average."
    )
    head = ["", what, "wins", "rate", "95 % from", "to"]
    parts = (("seat", result.by_seat), ("level", result.by_level), ("brings", result.by_deck))
    for title, shares in parts:
        if shares:
            put()
            put_table([title, *head[1:]], [row(name, each) for name, each in shares.items()])
    put()
    put_table(["ending", what], [[name, str(count)] for name, count in result.endings.items()])
    if not is_installed():
        put()
        put(f"The 95 % interval of a rate {MISSING}.")
    if result.faults:
        put()
        put(f"Players failed {result.faults} times; first: {result.first_faults[0]}")


def row(name: str, share: Share) -> list[str]:
    """Return one line of a table of shares."""
    values = (share.rate, share.low, share.high)
    rates = ["" if value is None else f"{value:.1%}" for value in values]
    return [name, str(share.games), str(share.wins), *rates]
