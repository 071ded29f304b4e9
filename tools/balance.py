"""Measure the balance of Gangs of Night City: `python tools/balance.py --players 4 --games 2000`.

Every game has its own seed made from `--seed` and its number; from it come the gangs and the first
player, while the Stories (alone: the profiles) rotate. The tables are written as Markdown.

Level `street` plays on the true table here: its rules of thumb look at nothing hidden (a test of
the game says so), and re-dealing what is hidden would take four fifths of the time.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from nightdeck.games.gangs_of_night_city.game import GANGS_OF_NIGHT_CITY  # noqa: E402
from nightdeck.games.gangs_of_night_city.model.definitions import GANG_IDS  # noqa: E402
from nightdeck.games.gangs_of_night_city.model.state import GangsState  # noqa: E402
from nightdeck.games.gangs_of_night_city.model.stories import MULTIPLAYER  # noqa: E402
from nightdeck.games.gangs_of_night_city.seen.offers import PROFILES  # noqa: E402
from nightdeck.kernel.engine import choose, new_game  # noqa: E402
from nightdeck.kernel.state import Option  # noqa: E402
from nightdeck.play.executors import executor  # noqa: E402
from nightdeck.play.intervals import interval  # noqa: E402
from nightdeck.play.match import Played, play, played  # noqa: E402
from nightdeck.play.seating import seating, setup_for  # noqa: E402

PIECE: Final = 20
ORDINALS: Final = ("first player", "second player", "third player", "fourth player")
Row = tuple[str, bool]


class Order(msgspec.Struct):
    """A piece of the measurement for one worker."""

    players: int
    level: str
    seed: str
    first: int
    count: int
    rulings: dict[str, str]


def choices_for(players: int, seed: str, number: int) -> dict[str, str]:
    """Return who leads what, who begins, and which Story is told in one of the games."""
    luck = random.Random(f"{seed}/{number}")
    gangs = luck.sample(GANG_IDS, max(2, players))
    if players == 1:
        profile = PROFILES[number % len(PROFILES)]
        return {"gang@0": gangs[0], "rival_gang": gangs[1], "profile": profile}
    chosen = {f"gang@{seat}": gang for seat, gang in enumerate(gangs)}
    chosen["story"] = MULTIPLAYER[number % len(MULTIPLAYER)]
    chosen["first_player"] = str(luck.randrange(players))
    return chosen


def play_one(order: Order, number: int) -> Played:
    """Play one of the games."""
    seats = [seating(order.level)] * order.players
    chosen = choices_for(order.players, order.seed, number)
    rulings = {"GNC-R26": "given", **order.rulings}
    seed = f"{order.seed}/{number}"
    setup = setup_for(GANGS_OF_NIGHT_CITY, seats, rulings, chosen, seed)
    if order.level != "street":
        return play(GANGS_OF_NIGHT_CITY, setup, seats, number)
    state = new_game(GANGS_OF_NIGHT_CITY, setup)
    assert isinstance(state, GangsState)
    luck = random.Random(seed)
    while state.question is not None:
        choose(state, best_by_thumb(state, state.question.options, luck))
    return played(GANGS_OF_NIGHT_CITY, setup, seats, state, number)


def best_by_thumb(state: GangsState, options: Sequence[Option], luck: random.Random) -> int:
    """Return the option the rule of thumb likes best, one of them if several are equal."""
    if len(options) == 1:
        return 0
    likings = [GANGS_OF_NIGHT_CITY.weigh(state, option) for option in options]
    most = max(likings)
    return luck.choice([index for index, liking in enumerate(likings) if liking == most])


def work(piece: bytes) -> bytes:
    """Play the games of an order; both order and answer are JSON."""
    order = msgspec.json.decode(piece, type=Order)
    numbers = range(order.first, order.first + order.count)
    return msgspec.json.encode([play_one(order, number) for number in numbers])


def measure(options: argparse.Namespace, players: int) -> list[Played]:
    """Play all games of one player count."""
    rulings = dict(each.split("=", 1) for each in options.ruling)

    def pieces() -> Iterator[bytes]:
        for first in range(0, options.games, PIECE):
            count = min(PIECE, options.games - first)
            order = Order(players, options.level, options.seed, first, count, rulings)
            yield msgspec.json.encode(order)

    where = executor("processes" if options.workers > 1 else "here")
    answers = where(work, pieces(), options.workers)
    return [each for answer in answers for each in msgspec.json.decode(answer, type=list[Played])]


def rows_of(games: Iterable[Played]) -> Iterator[tuple[str, list[Row]]]:
    """Yield every table: its heading, and who took part and whether that was a win."""
    everyone = [(each, seat, seat in each.winners) for each in games for seat in seats(each)]
    if len(everyone[0][0].seats) == 1:
        yield "Solo", [("all games", won) for _, _, won in everyone]
        for name in ("profile", "rival_gang", "gang@0"):
            yield name, [(each.choices[name], won) for each, _, won in everyone]
        return
    yield "Turn order", [(ORDINALS[place(each, seat)], won) for each, seat, won in everyone]
    yield "Gang", [(each.choices[f"gang@{seat}"], won) for each, seat, won in everyone]


def seats(record: Played) -> range:
    """Return the seats of a game."""
    return range(len(record.seats))


def place(record: Played, seat: int) -> int:
    """Return a seat's place in the turn order."""
    return (seat - int(record.choices["first_player"])) % len(record.seats)


def write_table(heading: str, rows: list[Row]) -> None:
    """Write how often each name won, with Wilson's 95 % interval."""
    print(f"\n| {heading} | games | wins | rate | 95 % interval |\n|---|---|---|---|---|")
    for name in dict.fromkeys((*ORDINALS, *GANG_IDS, *(name for name, _ in rows))):
        results = [won for each, won in rows if each == name]
        if results:
            wins, count = sum(results), len(results)
            low, high = interval(wins, count)
            rate = f"{wins / count:.1%} | {low:.1%} to {high:.1%}"
            print(f"| {name} | {count} | {wins} | {rate} |")


def write(players: int, games: list[Played]) -> None:
    """Write everything measured for one player count."""
    rounds = sorted(-(-each.turns // players) for each in games)
    middle, late = rounds[len(rounds) // 2], rounds[len(rounds) * 95 // 100]
    nobody = sum(1 for each in games if not each.winners)
    stories = sum(1 for each in games if "Street Cred" not in each.reason)
    print(f"\n### {players} player{'s' * (players > 1)}, {len(games)} games\n")
    print(
        f"Rounds: mean {sum(rounds) / len(rounds):.1f}, median {middle}, 95 % within {late}, "
        f"longest {rounds[-1]}."
    )
    if players > 1:
        share = f"{nobody / len(games):.1%}"
        print(f"Nobody won {nobody} games ({share}); {stories} games ended by an Epilogue.")
    for heading, rows in rows_of(games):
        write_table(heading, rows)
    faults = [fault for each in games for fault in each.faults]
    if faults:
        print(f"\nFaults of players: {len(faults)}, the first: {faults[0]}")


def main() -> None:
    """Measure the player counts asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[1, 2, 3, 4])
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--level", default="street", help="as in --seats of nightdeck simulate")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--ruling", action="append", default=[], help="NAME=VALUE")
    options = parser.parse_args()
    for players in options.players:
        write(players, measure(options, players))


if __name__ == "__main__":
    main()
