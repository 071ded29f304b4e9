"""Matches: several games between the same players, who change seats from game to game.

A game names its match types and says what a finished game is worth to each seat; everything
else about a match is the same for every game. Players are numbered by where they sit first.
"""

from __future__ import annotations

from typing import Any

import msgspec

from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Deck, Game, MatchType, Setup
from nightdeck.kernel.state import State
from nightdeck.play.finding import unknown
from nightdeck.play.match import Played, play
from nightdeck.play.seating import Seating, setup_for


class Contestant:
    """A player of a match: a level, and a deck for every seat it will sit on (none: the usual)."""

    def __init__(self, seating: Seating, decks: tuple[str | Deck, ...] = ()) -> None:
        self.seating: Seating = seating
        self.decks: tuple[str | Deck, ...] = decks


class MatchPlayed(msgspec.Struct):
    """What is kept of a match; points and totals are by player, not by seat."""

    type: str
    clause: str
    games: list[Played]
    points: list[list[int]]
    totals: list[int]
    winners: list[int]
    """The player with the highest total; nobody if the match is tied."""


def match_type(game: Game[Any], name: str) -> MatchType:
    """Return a match type of a game by name."""
    for kind in game.match_types:
        if kind.name == name.strip().casefold():
            return kind
    raise BadSetup(unknown("match type", name, [kind.name for kind in game.match_types]))


class Match:
    """The state of a match: which game is next, who sits where in it, and the points so far."""

    def __init__(self, game: Game[Any], kind: MatchType, seats: int) -> None:
        if seats not in game.seat_counts:
            counts = ", ".join(str(count) for count in game.seat_counts)
            raise BadSetup(f"{game.title} is for {counts} seats, not {seats}")
        self.game: Game[Any] = game
        self.kind: MatchType = kind
        self.seats: int = seats
        self.points: list[list[int]] = []

    @property
    def number(self) -> int:
        """The number of the next game, from 0."""
        return len(self.points)

    @property
    def is_over(self) -> bool:
        """Whether all games were played."""
        return self.number >= self.kind.games

    def players(self, number: int) -> list[int]:
        """Return the player at each seat of a game; everybody moves on by one after each."""
        return [(seat + number) % self.seats for seat in range(self.seats)]

    def decks(self, number: int, brought: list[tuple[str | Deck, ...]]) -> tuple[str | Deck, ...]:
        """Return the deck at each seat: the one its player brought for that seat."""
        usual = self.game.default_decks(self.seats)
        return tuple(
            brought[player][seat] if brought[player] else usual[seat]
            for seat, player in enumerate(self.players(number))
            if brought[player] or usual
        )

    def enter(self, state: State) -> list[int]:
        """Enter the points of the finished game that was next, and return them by player."""
        if state.outcome is None:
            raise BadSetup("only a finished game counts in a match")
        if self.is_over:
            raise BadSetup(f"this match has {self.kind.games} games and all are played")
        gained = [0] * self.seats
        by_seat = self.game.match_points(state)
        for seat, player in enumerate(self.players(self.number)):
            gained[player] = by_seat[seat]
        self.points.append(gained)
        return gained

    def totals(self) -> list[int]:
        """Return the points of each player so far."""
        return [sum(gained[player] for gained in self.points) for player in range(self.seats)]

    def winners(self) -> list[int]:
        """Return the player with the highest total of a match that is over; nobody if tied."""
        totals = self.totals()
        leaders = [player for player in range(self.seats) if totals[player] == max(totals)]
        return leaders if self.is_over and len(leaders) == 1 else []


class LastState:
    """Remembers the state of a game that somebody else plays."""

    def __init__(self) -> None:
        self.state: State | None = None

    def watch(self, state: State) -> None:
        """Look at the state; called after every decision."""
        self.state = state


def play_match(
    game: Game[Any],
    kind: MatchType,
    contestants: list[Contestant],
    seed: str = "0",
    rulings: dict[str, str] | None = None,
    choices: dict[str, str] | None = None,
) -> MatchPlayed:
    """Play all games of a match between computer players."""
    match = Match(game, kind, len(contestants))
    brought = [each.decks for each in contestants]
    check_decks(game, contestants)
    games: list[Played] = []
    while not match.is_over:
        number = match.number
        seats = [contestants[player].seating for player in match.players(number)]
        setup: Setup = setup_for(
            game, seats, rulings, choices, f"{seed}/{number}", match.decks(number, brought)
        )
        last = LastState()
        games.append(play(game, setup, seats, number, watch=last.watch))
        assert last.state is not None
        match.enter(last.state)
    return MatchPlayed(kind.name, kind.clause, games, match.points, match.totals(), match.winners())


def check_decks(game: Game[Any], contestants: list[Contestant]) -> None:
    """Refuse a player who has not a deck for every seat."""
    for player, each in enumerate(contestants):
        if each.decks and len(each.decks) != len(contestants):
            raise BadSetup(
                f"player {player + 1} brings {len(each.decks)} decks, but a match of {game.title} "
                f"needs one for each of the {len(contestants)} seats"
            )
