"""What all levels that look ahead have in common: the race over options, and its words."""

from __future__ import annotations

from typing import Any

from nightdeck.kernel.game import Game
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import State
from nightdeck.play.bots.race import Contender, Limit, Race, contenders
from nightdeck.play.players import Player, Seat, because
from nightdeck.seen.views import game_of


class Searching(Player):
    """The base of levels that try options out before they choose."""

    def __init__(self, seconds: float = 1.0, tries: int = 0) -> None:
        super().__init__(seconds, tries)
        self.ranking: list[Contender] = []
        """The options of the last search, best first."""
        self.world: State | None = None
        """A world of the last search, to put its options into words."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        """Return the option that did best in worlds this seat holds possible."""
        self.ranking = []
        if seat.count == 1:
            return 0
        limit = Limit(self.seconds, self.tries)
        self.world = seat.redealt(rng)
        self.ranking = contenders(seat.game, self.world)
        if len(self.ranking) > 1:
            self.prepare(seat, self.world, self.ranking, limit)
            self.ranking = self.race(seat, rng, limit)
        return self.ranking[0].index

    def race(self, seat: Seat, rng: Rng, limit: Limit) -> list[Contender]:
        """Run the race; every option of a round meets the same world."""

        def judge(world: State, contender: Contender) -> float:
            return self.attempt(seat.game, seat.seat, world, contender)

        return Race(self.ranking, limit).run(lambda: seat.redealt(rng), judge)

    def prepare(self, seat: Seat, world: State, field: list[Contender], limit: Limit) -> None:
        """Get ready for a race between some options."""

    def attempt(self, game: Game[Any], seat: int, world: State, contender: Contender) -> float:
        """Try an option in a world and return what it was worth."""
        raise NotImplementedError

    def reason(self) -> str:
        """Say how the choice did in its tries, and what came next."""
        if not self.ranking or self.world is None:
            return "the only option"
        best = self.ranking[0]
        why = because(game_of(self.world), self.world, best.index)
        if best.tries == 0:
            return f"{worded(self.world, best)}: {why or 'nothing else is worth a thought'}"
        told = f"{worded(self.world, best)}: {f'{why}; ' if why else ''}{expected(best)}"
        if len(self.ranking) > 1:
            second = self.ranking[1]
            told += f"; next best: {worded(self.world, second)}, {percent(second)}"
        return told

    def odds(self) -> str:
        """Say how the choice did in its tries and how the next one did, and name neither."""
        if not self.ranking:
            return "the only option"
        best = self.ranking[0]
        if best.tries == 0:
            return "nothing else is worth a thought"
        told = expected(best)
        return told if len(self.ranking) < 2 else f"{told}; next best {percent(self.ranking[1])}"


def worded(world: State, contender: Contender) -> str:
    """Return an option in words."""
    question = world.question
    assert question is not None
    return game_of(world).describe(world, question.seat, contender.option).text


def expected(contender: Contender) -> str:
    """Return what the tries of an option were worth: a judgement of positions, not games won."""
    return f"expects to win {percent(contender)} ({counted(contender.tries)})"


def counted(tries: int) -> str:
    """Return a number of tries."""
    return "1 try" if tries == 1 else f"{tries} tries"


def percent(contender: Contender) -> str:
    """Return a chance as people read it."""
    return f"{100 * contender.chance:.0f} %"
