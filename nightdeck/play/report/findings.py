"""What a simulation has shown, as numbers: the part of a report that does not draw."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from nightdeck.kernel.game import Game
from nightdeck.play.finding import find_game
from nightdeck.play.fingerprint import Fingerprint
from nightdeck.play.match import Played
from nightdeck.play.report.statistics import Difference, compare_pairs, mean, significant
from nightdeck.play.results import Share, appearances, share, shares
from nightdeck.play.simulate import DeckList, Plan


class Run(msgspec.Struct):
    """A plan and the games played by it, and where they were found."""

    plan: Plan
    games: list[Played]
    name: str = ""
    """The file the games were read from."""
    fingerprint: Fingerprint | None = None

    @property
    def game(self) -> Game[Any]:
        """The game that was played."""
        return find_game(self.plan.game)

    @property
    def seats(self) -> int:
        """How many sat at the table."""
        return len(self.plan.seats)

    @property
    def even(self) -> float:
        """The share of games each seat would have won if all had won equally often."""
        wins = sum(len(played.winners) for played in self.games)
        return wins / max(1, self.seats * len(self.games))

    @property
    def levels(self) -> list[str]:
        """The levels that played, in order of name."""
        return sorted({level for played in self.games for level in played.seats})


@cache
def titles(game: Game[Any]) -> dict[str, str]:
    """Return what people call everything that can be brought to a table: decks, gangs."""
    if game.decks:
        return {name: deck.title for name, deck in game.decks.items()}
    return {str(card["id"]): str(card["name"]) for card in game.catalogue()}


def title_of(run: Run, name: str) -> str:
    """Return what people call something that was brought, a deck of the plan's own too."""
    for deck in run.plan.decks:
        if isinstance(deck, DeckList) and deck.name == name:
            return deck.title
    return titles(run.game).get(name, name)


def short_name(run: Run, name: str) -> str:
    """Return the name the command line knows, unless it is plain from the title."""
    title = title_of(run, name).casefold()
    return "" if name.casefold() in (title, title.replace(" ", "-")) else name


def what_is_brought(game: Game[Any]) -> str:
    """Return the word for what players bring: a deck, or what each of them chooses."""
    own = [choice.label.lower() for choice in game.choices if choice.per_seat]
    return own[0] if own and not game.decks else "deck"


# Seats and levels -----------------------------------------------------------------------------


class Standing(msgspec.Struct):
    """How often a seat or a level won, and how it fared beside the others at the same table."""

    name: str
    share: Share
    difference: Difference
    significant: bool = False


def by_seat(run: Run) -> dict[str, Share]:
    """Return how often each seat won."""
    game = run.game
    return {
        game.seat_name(run.seats, seat): share(
            sum(1 for played in run.games if seat in played.winners), len(run.games)
        )
        for seat in range(run.seats)
    }


def by_level(run: Run) -> dict[str, Share]:
    """Return how often each level won."""
    return shares([(played.seats[seat], won) for played, seat, won in appearances(run.games)])


def seat_standings(run: Run) -> list[Standing]:
    """Return every seat beside the others."""
    found = [
        Standing(name, each, beside_others(run, [{seat} for _ in run.games]))
        for seat, (name, each) in enumerate(by_seat(run).items())
    ]
    return judged(found)


def level_standings(run: Run) -> list[Standing]:
    """Return every level beside the others."""
    found: list[Standing] = []
    for name, each in by_level(run).items():
        places = [
            {seat for seat, level in enumerate(played.seats) if level == name}
            for played in run.games
        ]
        found.append(Standing(name, each, beside_others(run, places)))
    return judged(found)


def beside_others(run: Run, places: list[set[int]]) -> Difference:
    """Compare some seats with the others in the same games."""
    own: list[float] = []
    others: list[float] = []
    for played, seats in zip(run.games, places, strict=True):
        rest = set(range(len(played.seats))) - seats
        if seats and rest:
            own.append(mean([float(seat in played.winners) for seat in seats]))
            others.append(mean([float(seat in played.winners) for seat in rest]))
    return compare_pairs(own, others) if own else Difference(0.0, -1.0, 1.0, 1.0)


def judged(found: list[Standing]) -> list[Standing]:
    """Mark who stands out; of two, one is the other's mirror, so there is only one test."""
    tested = found[:1] if len(found) == 2 else found
    sure = significant([each.difference.p for each in tested])
    for each, marked in zip(found, sure * len(found) if len(tested) == 1 else sure, strict=False):
        each.significant = marked
    return found


def levels_changed_places(run: Run) -> bool:
    """Tell whether every level sat on all seats about equally often."""
    for level in run.levels:
        counts = [
            sum(1 for played in run.games if played.seats[seat] == level)
            for seat in range(run.seats)
        ]
        if max(counts) - min(counts) > run.seats:
            return False
    return True


# Endings --------------------------------------------------------------------------------------


def ending(played: Played) -> str:
    """Return how a game ended; who was tied with whom makes no difference."""
    return played.reason if played.winners else f"nobody wins ({played.clause})"


def by_ending(run: Run) -> dict[str, Share]:
    """Return how often the game ended in each way, most frequent first."""
    counts: dict[str, int] = {}
    for played in run.games:
        counts[ending(played)] = counts.get(ending(played), 0) + 1
    order = sorted(counts.items(), key=lambda each: (-each[1], each[0]))
    return {name: share(count, len(run.games)) for name, count in order}


def winners_by_ending(run: Run, reason: str) -> list[int]:
    """Return how often each seat won by an ending; the last entry counts games without winner."""
    found = [0] * (run.seats + 1)
    for played in run.games:
        if ending(played) == reason:
            for seat in played.winners or [run.seats]:
                found[seat] += 1
    return found


def seconds_by_level(run: Run) -> dict[str, tuple[float, float, int]]:
    """Return mean and longest time per decision of each level, and how many decisions."""
    found: dict[str, list[float]] = {}
    for played in run.games:
        if played.seconds is None or played.slowest is None:
            continue
        for seat, level in enumerate(played.seats):
            entry = found.setdefault(level, [0.0, 0.0, 0.0])
            entry[0] += played.seconds[seat]
            entry[1] = max(entry[1], played.slowest[seat])
            entry[2] += played.answers[seat]
    return {
        level: (total / max(1.0, count), longest, int(count))
        for level, (total, longest, count) in sorted(found.items())
    }
