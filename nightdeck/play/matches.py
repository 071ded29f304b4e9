"""Matches: several games between the same players, as many as the kind of the match asks for.

A game names its match types and says what a finished game is worth to each seat; everything
else about a match is the same for every game. Players are numbered by where they sit first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from nightdeck.decks import Deck, MatchType
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Game, Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import State
from nightdeck.play.finding import unknown
from nightdeck.play.match import Played, play
from nightdeck.play.seating import Seating, deck_brought, setup_for
from nightdeck.play.swaps import Swaps, swapped

Brought = tuple[str | Deck, ...]
"""The decks of a player, seat by seat."""


class Contestant:
    """A player of a match: a level, and a deck for every seat it will sit on (none: the usual)."""

    def __init__(self, seating: Seating, decks: Brought = ()) -> None:
        self.seating: Seating = seating
        self.decks: Brought = decks


class MatchPlayed(msgspec.Struct):
    """What is kept of a match; points and totals are by player, not by seat."""

    type: str
    clause: str
    games: list[Played]
    points: list[list[int]]
    totals: list[int]
    winners: list[int]
    """The player with the highest total; nobody if the match is tied."""
    result: str = ""
    """How the match ended, in words."""


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
        self.ties: list[list[int]] = []
        """What each game counts where the totals are equal."""
        self.partners: list[set[int]] = [set(range(seats)) for _ in range(seats)]
        """Who was in a player's team in every game so far."""

    @property
    def number(self) -> int:
        """The number of the next game, from 0."""
        return len(self.points)

    @property
    def is_over(self) -> bool:
        """Whether all games were played, or somebody has won often enough."""
        decided = self.kind.wins > 0 and max(self.totals()) >= self.kind.wins
        return decided or self.number >= self.kind.games

    def players(self, number: int) -> list[int]:
        """Return the player at each seat of a game; they may move on by one after each."""
        step = number if self.kind.moves else 0
        return [(seat + step) % self.seats for seat in range(self.seats)]

    def decks(self, number: int, brought: Sequence[Brought]) -> Brought:
        """Return the deck at each seat: the one its player brought for that seat."""
        usual = self.game.default_decks(self.seats)
        return tuple(
            brought[player][seat] if brought[player] else usual[seat]
            for seat, player in enumerate(self.players(number))
            if brought[player] or usual
        )

    def choices(
        self, chosen: dict[str, str] | None, rulings: dict[str, str] | None = None
    ) -> dict[str, str]:
        """Return the choices of the next game; those who lost the last one may have a say."""
        last = self.points[-1] if self.points else []
        losers = [seat for seat, player in enumerate(self.players(self.number))
                  if any(last) and not last[player]]  # fmt: skip
        values = self.game.ruling_values(rulings or {})
        return self.game.later_choices(dict(chosen or {}), values, losers)

    def enter(self, state: State) -> list[int]:
        """Enter the points of the finished game that was next, and return them by player."""
        if state.outcome is None:
            raise BadSetup("only a finished game counts in a match")
        if self.is_over:
            raise BadSetup(f"this match has {self.number} games and all are played")
        gained, tie = [0] * self.seats, [0] * self.seats
        ties = self.game.match_ties(state)
        by_seat = self.wins(state) if self.kind.wins else self.game.match_points(state)
        players = self.players(self.number)
        teams = [self.game.team(state, seat) for seat in range(self.seats)]
        for seat, player in enumerate(players):
            gained[player] = by_seat[seat]
            tie[player] = ties[seat]
            self.partners[player] &= {
                other for place, other in enumerate(players) if teams[place] == teams[seat]
            }
        self.points.append(gained)
        self.ties.append(tie)
        return gained

    def wins(self, state: State) -> tuple[int, ...]:
        """Return 1 for every seat that won; a game that nobody or everybody won is drawn."""
        winners = state.outcome.winners if state.outcome is not None else ()
        is_drawn = len(winners) == self.seats
        return tuple(int(seat in winners and not is_drawn) for seat in range(self.seats))

    def totals(self) -> list[int]:
        """Return the points of each player so far."""
        return [sum(gained[player] for gained in self.points) for player in range(self.seats)]

    def tie_break(self) -> list[int]:
        """Return what decides for each player where the totals are equal; all 0 decides nothing."""
        return [sum(tie[player] for tie in self.ties) for player in range(self.seats)]

    def winners(self) -> list[int]:
        """Return the player or team with the highest total of a match that is over, if one has."""
        standing = list(zip(self.totals(), self.tie_break(), strict=True))
        leaders = [player for player in range(self.seats) if standing[player] == max(standing)]
        together = set(leaders) <= self.partners[leaders[0]] and len(leaders) < self.seats
        return leaders if self.is_over and (len(leaders) == 1 or together) else []

    # In words ---------------------------------------------------------------------------------

    def standing(self, names: Sequence[str] = ()) -> str:
        """Return how the match stands after the games so far."""
        most = f"at most {self.kind.games}" if self.kind.wins else str(self.kind.games)
        drawn = sum(not any(gained) for gained in self.points) if self.kind.wins else 0
        more = f"; {drawn} drawn, to be replayed" if drawn and not self.is_over else ""
        return f"After game {self.number} of {most}: {self.score(names)}{more}."

    def score(self, names: Sequence[str] = ()) -> str:
        """Return the total of every player."""
        return ", ".join(f"{self.name(n, names)} {total}" for n, total in enumerate(self.totals()))

    def result(self, names: Sequence[str] = ()) -> str:
        """Return how the match ended."""
        winners = [self.name(player, names) for player in self.winners()]
        if not self.is_over:
            return "The match is not over."
        if not winners:
            return f"The match is drawn: {self.score(names)}."
        ending = "s" if len(winners) == 1 else ""
        best = max(self.totals())
        broken = [each for n, each in enumerate(self.tie_break()) if self.totals()[n] == best]
        how = f"; the tie is broken by {' to '.join(map(str, broken))}" if max(broken) else ""
        more = how if len(broken) > len(winners) else ""
        return f"{' and '.join(winners)} win{ending} the match: {self.score(names)}{more}."

    def name(self, player: int, names: Sequence[str] = ()) -> str:
        """Return what a player is called."""
        return names[player] if names else f"Player {player + 1}"

    # Swaps ------------------------------------------------------------------------------------

    def swapping(self, brought: Sequence[Brought]) -> list[Deck | None]:
        """Return by player the deck in which cards may be swapped before the next game."""
        sideboard = self.game.deck_form.sideboard
        found: list[Deck | None] = [None] * self.seats
        if sideboard is None or not self.kind.swaps or not self.points or self.is_over:
            return found
        decks = self.decks(self.number, brought)
        for seat, player in enumerate(self.players(self.number)):
            each = decks[seat]
            deck = self.game.decks[each] if isinstance(each, str) else each
            found[player] = deck if deck.sections.get(sideboard.name) else None
        return found

    def swap(
        self,
        brought: Sequence[Brought],
        chosen: Sequence[Swaps],
        rulings: dict[str, str] | None = None,
    ) -> list[Brought]:
        """Return everybody's decks after everybody's swaps; one wrong swap changes nothing."""
        usual = self.game.default_decks(self.seats)
        found = [each or usual for each in brought]
        decks = self.swapping(brought)
        for seat, player in enumerate(self.players(self.number)):
            if not chosen[player]:
                continue
            deck = decks[player]
            if deck is None:
                raise BadSetup(f"player {player + 1} has nothing to swap before this game")
            try:
                after = swapped(self.game, deck, chosen[player], self.kind.swaps, rulings)
            except BadSetup as error:
                raise BadSetup(f"player {player + 1}: {error}") from None
            found[player] = (*found[player][:seat], after, *found[player][seat + 1 :])
        return found


class LastState:
    """Remembers the state of a game that somebody else plays."""

    def __init__(self) -> None:
        self.state: State | None = None

    def watch(self, state: State) -> None:
        """Look at the state; called after every decision."""
        self.state = state


Keep = Callable[[int, Setup, list[Seating], list[int]], None]
"""Called after every game with its number, its set-up, who sat where, and all answers."""


def play_match(
    game: Game[Any],
    kind: MatchType,
    contestants: list[Contestant],
    seed: str = "0",
    rulings: dict[str, str] | None = None,
    choices: dict[str, str] | None = None,
    keep: Keep | None = None,
) -> MatchPlayed:
    """Play all games of a match between computer players."""
    match = Match(game, kind, len(contestants))
    brought = [each.decks for each in contestants]
    check_decks(game, contestants)
    games: list[Played] = []
    while not match.is_over:
        number = match.number
        chosen = [
            bot_swaps(game, kind, deck, f"{seed}/{number} swaps {player}")
            for player, deck in enumerate(match.swapping(brought))
        ]
        brought = match.swap(brought, chosen, rulings)
        seats = [contestants[player].seating for player in match.players(number)]
        setup: Setup = setup_for(
            game,
            seats,
            rulings,
            match.choices(choices, rulings),
            f"{seed}/{number}",
            match.decks(number, brought),
        )
        last = LastState()
        taken: list[int] = []
        games.append(play(game, setup, seats, number, watch=last.watch, taken=taken))
        assert last.state is not None
        match.enter(last.state)
        if keep is not None:
            keep(number, setup, seats, taken)
    return MatchPlayed(
        kind.name,
        kind.clause,
        games,
        match.points,
        match.totals(),
        match.winners(),
        match.result(),
    )


def bot_swaps(game: Game[Any], kind: MatchType, deck: Deck | None, seed: str) -> Swaps:
    """Return what a computer player swaps."""
    return () if deck is None else game.swaps(deck, kind.swaps, Rng(seed_key(seed)))


def contestants_for(
    game: Game[Any], kind: MatchType, seats: list[Seating], decks: Brought = ()
) -> list[Contestant]:
    """Return the players of a match from what is said at the command line.

    `decks` are by seat and played by whoever sits there. A player who brings decks brings one for
    every seat, joined by `+`; one is enough if it fits every seat the player will sit on.
    """
    found: list[Contestant] = []
    for each in seats:
        if not game.decks or not each.brings:
            found.append(Contestant(each, decks))
            continue
        own = tuple(deck_brought(game, word.strip()) for word in each.brings.split("+"))
        stays = not kind.moves or kind.games == 1 or not game.deck_form.sides
        if len(own) == 1 and stays:
            own *= len(seats)
        found.append(Contestant(msgspec.structs.replace(each, brings=""), own))
    check_decks(game, found)
    return found


def check_decks(game: Game[Any], contestants: list[Contestant]) -> None:
    """Refuse a player who has not a deck for every seat."""
    for player, each in enumerate(contestants):
        if each.decks and len(each.decks) != len(contestants):
            raise BadSetup(
                f"player {player + 1} brings {len(each.decks)} decks, but a match of {game.title} "
                f"needs one for each of the {len(contestants)} seats; write DECK+DECK"
            )
