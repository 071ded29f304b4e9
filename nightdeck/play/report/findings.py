"""What a simulation has shown, as numbers: the part of a report that does not draw."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from nightdeck.kernel.game import Game
from nightdeck.play.finding import find_game
from nightdeck.play.match import Played
from nightdeck.play.report.statistics import Difference, compare_rates, significant
from nightdeck.play.results import Share, appearances, brought, share, shares
from nightdeck.play.simulate import Plan

FEWEST: int = 20
"""A card is judged only if it was seen, and not seen, by so many players."""


class Run(msgspec.Struct):
    """A plan and the games played by it."""

    plan: Plan
    games: list[Played]

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
        """The share of wins each seat would have in an even game."""
        return 1 / max(1, self.seats)


@cache
def titles(game: Game[Any]) -> dict[str, str]:
    """Return what people call everything that can be brought to a table: decks, gangs."""
    if game.decks:
        return {name: deck.title for name, deck in game.decks.items()}
    return {str(card["id"]): str(card["name"]) for card in game.catalogue()}


def what_is_brought(game: Game[Any]) -> str:
    """Return the word for what players bring: a deck, or what each of them chooses."""
    own = [choice.label.lower() for choice in game.choices if choice.per_seat]
    return own[0] if own and not game.decks else "deck"


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


def by_deck(run: Run) -> dict[str, Share]:
    """Return how often each deck, gang or side won."""
    called = titles(run.game)
    return shares(
        [
            (called.get(name, name), won)
            for played, seat, won in appearances(run.games)
            if (name := brought(played, seat))
        ]
    )


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


class Matrix(msgspec.Struct):
    """How often what a row stands for won with what a column stands for at the table."""

    rows: list[str]
    columns: list[str]
    cells: dict[tuple[str, str], Share]


def matrix(run: Run) -> Matrix:
    """Return every deck against every other, one side in the rows if the sides share no deck."""
    counts: dict[tuple[str, str], list[int]] = {}
    brings: list[set[str]] = [set() for _ in range(run.seats)]
    called = titles(run.game)
    for played in run.games:
        bring = [brought(played, seat) for seat in range(len(played.seats))]
        names = [called.get(name, name) for name in bring]
        for seat, own in enumerate(names):
            brings[seat].add(own)
            for other, against in enumerate(names):
                if other != seat and own and against:
                    entry = counts.setdefault((own, against), [0, 0])
                    entry[0] += seat in played.winners
                    entry[1] += 1
    cells = {pair: share(*entry) for pair, entry in counts.items()}
    if run.seats == 2 and not brings[0] & brings[1]:
        return Matrix(sorted(brings[0]), sorted(brings[1]), cells)
    names = sorted({name for pair in cells for name in pair})
    return Matrix(names, names, cells)


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


# Cards ----------------------------------------------------------------------------------------


class CardFinding(msgspec.Struct):
    """How often whoever drew (or played) a card won, beside those with the deck who did not."""

    name: str
    where: str
    seen: Share
    unseen: Share
    difference: Difference
    significant: bool = False


def card_findings(run: Run, word: str) -> list[CardFinding]:
    """Return what a card's being drawn or played goes with, best first."""
    names = [str(entry["name"]) for entry in run.game.catalogue()]
    groups = seen_by_group(run, word)
    found: list[CardFinding] = []
    for card in sorted({card for group in groups.values() for seen, _ in group for card in seen}):
        finding = card_finding(run.game, names[card], card, groups)
        if finding is not None:
            found.append(finding)
    for finding, sure in zip(
        found, significant([each.difference.p for each in found]), strict=True
    ):
        finding.significant = sure
    return sorted(found, key=lambda each: (-each.difference.size, each.name))


def seen_by_group(run: Run, word: str) -> dict[str, list[tuple[set[int], bool]]]:
    """Return which cards each player drew and whether it won, grouped by what was brought."""
    groups: dict[str, list[tuple[set[int], bool]]] = {}
    for played, seat, won in appearances(run.games):
        seats = played.cards.get(word)
        if seats is not None:
            groups.setdefault(brought(played, seat), []).append((set(seats[seat]), won))
    return groups


def card_finding(
    game: Game[Any], name: str, card: int, groups: dict[str, list[tuple[set[int], bool]]]
) -> CardFinding | None:
    """Compare those who saw a card with those of the same decks who did not."""
    seen: list[bool] = []
    unseen: list[bool] = []
    where: list[str] = []
    called = titles(game)
    for brings, group in groups.items():
        if not any(card in cards for cards, _ in group):
            continue
        where.append(called.get(brings, brings))
        seen.extend(won for cards, won in group if card in cards)
        unseen.extend(won for cards, won in group if card not in cards)
    if len(seen) < FEWEST or len(unseen) < FEWEST:
        return None
    difference = compare_rates(sum(seen), len(seen), sum(unseen), len(unseen))
    return CardFinding(
        name,
        ", ".join(each for each in where if each),
        share(sum(seen), len(seen)),
        share(sum(unseen), len(unseen)),
        difference,
    )
