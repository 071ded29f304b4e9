"""Twin worlds: two servers whose tables differ only in what one audience cannot know.

Both play the same public game. As long as nothing is legitimately revealed to the audience, every
byte the two servers send to it must be the same: documents, updates, sizes, the order of questions.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from nightdeck.games import game as find_game
from nightdeck.games import slugs
from nightdeck.kernel.game import Game
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.seen.views import redealt
from nightdeck.table.feeds import Outbox
from nightdeck.table.house import House
from nightdeck.table.lobby import WantedSeat, WantedTable, make_table
from nightdeck.table.plays import PLAYER, Play, refresh
from nightdeck.table.rooms import Room
from nightdeck.table.store import Store
from nightdeck.table.store_guests import Guest
from tests.tiny.game import BackAlley

MAKER = Guest("maker", "Maker")
AUDIENCES = (0, 1, -1)


class Entropy:
    """The same bytes in both worlds."""

    def __init__(self) -> None:
        self.seed = ""
        self.count = 0

    def begin(self, seed: str) -> None:
        """Begin a new series."""
        self.seed, self.count = seed, 0

    def __call__(self, size: int) -> bytes:
        """Return the next bytes."""
        self.count += 1
        return sha256(f"{self.seed} {self.count}".encode()).digest()[:size]


class World:
    """One server with one table, and what it sends to one audience."""

    def __init__(self, house: House, room: Room) -> None:
        self.house = house
        self.room = room
        self.outbox = Outbox(100_000, None, -1)

    @property
    def play(self) -> Play:
        """The game at the table."""
        assert self.room.play is not None
        return self.room.play

    def listen(self, seat: int) -> None:
        """Connect the audience."""
        self.outbox = Outbox(100_000, self.room.row.maker, seat)
        self.room.join(self.outbox)

    def heard(self) -> bytes:
        """Return every byte sent since the last time."""
        parts: list[bytes] = []
        while not self.outbox.waiting.empty():
            parts.append(self.outbox.waiting.get_nowait() or b"end")
        return b"\n".join(parts)

    async def take(self, option: tuple[int, ...]) -> None:
        """Let whoever is asked take an option."""
        question = self.play.state.question
        assert question is not None
        place = question.options.index(option)
        await self.room.do(lambda: self.room.decide(question.seat, self.room.number, place, PLAYER))


@asynccontextmanager
async def two_houses(
    folder: Path, game: Game[Any], twin: Game[Any] | None = None
) -> AsyncIterator[tuple[House, House]]:
    """Open two servers; the rules of the second may be a little different."""
    pair: list[House] = []
    for name, played in (("one", game), ("other", twin or game)):
        store = Store(f"sqlite:///{folder / name}.db")
        house = House({played.slug: played}, store, clock=lambda: 1_000.0, entropy=Entropy())
        await house.open()
        await store.guests.add(MAKER, "secret", 1.0)
        pair.append(house)
    try:
        yield pair[0], pair[1]
    finally:
        for house in pair:
            await house.close()


async def world(
    house: House, game: Game[Any], seats: int, seed: str, rulings: dict[str, str]
) -> World:
    """Return a new table at which one guest holds all seats."""
    assert isinstance(house.entropy, Entropy)
    house.entropy.begin(seed)
    wanted = WantedTable(game.slug, [WantedSeat("me")] * seats, rulings=rulings)
    made = await make_table(house, MAKER, wanted)
    return World(house, house.rooms[made.room])


def redeal(one: World, other: World, seat: int, luck: Rng) -> None:
    """Replace in the other world everything the audience cannot know."""
    state = redealt(one.play.state, seat, luck)
    state.rng = one.play.state.rng.clone()
    other.play.session.state = state
    refresh(one.play)
    refresh(other.play)
    for each in (one, other):
        feed = each.room.feeds[seat]
        feed.outboxes.clear()
        each.room.publish()
        # Only what is sent from here on is compared.
        feed.seq = 0


class Result:
    """What a twin game found."""

    def __init__(self) -> None:
        self.steps = 0
        self.bytes = 0
        self.difference = ""

    def compare(self, what: str, one: Any, other: Any) -> bool:
        """Note the first difference."""
        if one == other:
            return True
        self.difference = f"{what}: {around(one, other)}"
        return False


def around(one: Any, other: Any) -> str:
    """Return the places where two values begin to differ."""
    left, right = str(one), str(other)
    place = next((n for n, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), 0)
    start = max(0, place - 120)
    return f"...{left[start : place + 60]}... / ...{right[start : place + 60]}..."


async def twin_game(
    pair: tuple[House, House],
    game: Game[Any],
    seats: int,
    seat: int,
    seed: str,
    rulings: dict[str, str] | None = None,
    broad: bool = False,
    length: int = 60,
) -> Result:
    """Play one twin game and compare every byte for one audience (-1: the spectators).

    Whenever something is legitimately revealed, the hidden facts are dealt anew from there.
    """
    luck = Rng(seed_key(f"twin {seed}"))
    result = Result()
    one, other = [await world(house, game, seats, seed, rulings or {}) for house in pair]
    revealed = True
    for _ in range(length):
        if one.play.over or other.play.over:
            return result
        if revealed:
            redeal(one, other, seat, luck)
            one.listen(seat)
            other.listen(seat)
        sent = one.heard()
        result.bytes += len(sent)
        if not result.compare(f"bytes after act {one.room.number}", sent, other.heard()):
            return result
        option = shared_option(one, other, seat, luck, result, broad)
        if option is None:
            return result
        before = learned(one, other, seat)
        await one.take(option)
        await other.take(option)
        revealed = learned(one, other, seat) != before
        result.steps += not revealed
    return result


def learned(one: World, other: World, seat: int) -> list[int]:
    """Return how much the audience has learned in each world."""
    return [each.play.state.news[seat] for each in (one, other)]


def shared_option(
    one: World, other: World, seat: int, luck: Rng, result: Result, broad: bool
) -> tuple[int, ...] | None:
    """Return an option both worlds offer, if the same question is open in both.

    Broad: in games in which every act with a hidden card looks the same whatever the card.
    """
    first, second = one.play.state.question, other.play.state.question
    asked = [(each.seat, each.name) if each is not None else None for each in (first, second)]
    if not result.compare("who is asked", asked[0], asked[1]) or first is None or second is None:
        return None
    if first.seat == seat and not result.compare("options", first.options, second.options):
        return None
    both = [
        option
        for option in first.options
        if option in second.options
        and (broad or first.seat == seat or is_same(one, other, seat, option))
    ]
    return both[luck.below(len(both))] if both else None


def is_same(one: World, other: World, seat: int, option: tuple[int, ...]) -> bool:
    """Tell whether an option is publicly the same act: its cards are known, or alike in both."""
    states = one.play.state, other.play.state
    asked = states[0].question
    assert asked is not None
    words = [one.play.game.describe(state, asked.seat, option) for state in states]
    if words[0].cards != words[1].cards:
        return False
    return all(
        states[0].knows(seat, card) or states[0].definition[card] == states[1].definition[card]
        for card in words[0].cards
    )


async def twins(
    folder: Path,
    game: Game[Any],
    games: int,
    rulings: dict[str, str] | None = None,
    first: int = 0,
) -> tuple[list[str], int, int]:
    """Play twin games for every audience; return differences, steps and bytes compared."""
    broad = isinstance(game, BackAlley)
    results: list[Result] = []
    async with two_houses(folder, game) as pair:
        for number in range(first, first + games):
            for seat in AUDIENCES:
                seed = f"{game.slug} {number} {seat}"
                results.append(await twin_game(pair, game, 2, seat, seed, rulings, broad))
                if results[-1].difference:
                    break
    found = [result.difference for result in results if result.difference]
    steps = sum(result.steps for result in results)
    return found, steps, sum(result.bytes for result in results)


async def main(first: int, count: int) -> int:
    """Play so many twin games of every game; return how many differences were found."""
    wrong = 0
    for slug in slugs():
        with TemporaryDirectory() as folder:
            found, steps, size = await twins(Path(folder), find_game(slug), count, first=first)
        wrong += len(found)
        print(*found[:20], f"{slug}: {steps} steps, {size} bytes compared", sep="\n")
    print(f"{count} twin games of each game from number {first}: {wrong} differences")
    return wrong


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=10)
    wanted = parser.parse_args()
    sys.exit(bool(asyncio.run(main(wanted.first, wanted.count))))
