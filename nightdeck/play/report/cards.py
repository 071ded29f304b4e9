"""What goes with a card's being drawn or played, among players in the same position."""

from __future__ import annotations

from typing import Final

import msgspec

from nightdeck.play.report.findings import Run, title_of
from nightdeck.play.report.statistics import Difference, Seen, compare_within, significant
from nightdeck.play.results import Share, appearances, brought, share

FEWEST: Final = 20
"""A card is judged only if it was seen, and not seen, by so many players."""

Position = tuple[str, int, str]
"""What was brought, the seat and the level: those alike in it are compared."""


class Witness(msgspec.Struct):
    """One player of one game: which cards it saw, and whether it won."""

    number: int
    cards: set[int]
    won: bool


class CardFinding(msgspec.Struct):
    """How often whoever drew (or played) a card won, beside those alike who did not."""

    name: str
    where: str
    seen: Share
    unseen: Share
    difference: Difference
    significant: bool = False


def card_findings(run: Run, word: str) -> list[CardFinding]:
    """Return what a card's being drawn or played goes with, best first."""
    names = [str(entry["name"]) for entry in run.game.catalogue()]
    groups = witnesses(run, word)
    found: list[CardFinding] = []
    for card in sorted(
        {card for group in groups.values() for each in group for card in each.cards}
    ):
        finding = card_finding(run, names[card], card, groups)
        if finding is not None:
            found.append(finding)
    for finding, sure in zip(
        found, significant([each.difference.p for each in found]), strict=True
    ):
        finding.significant = sure
    return sorted(found, key=lambda each: (-each.difference.size, each.name))


def witnesses(run: Run, word: str) -> dict[Position, list[Witness]]:
    """Return which cards each player drew and whether it won, by position."""
    groups: dict[Position, list[Witness]] = {}
    for played, seat, won in appearances(run.games):
        seats = played.cards.get(word)
        if seats is not None:
            position = brought(played, seat), seat, played.seats[seat]
            witness = Witness(played.number, set(seats[seat]), won)
            groups.setdefault(position, []).append(witness)
    return groups


def is_open(group: list[Seen]) -> bool:
    """Tell whether some of those alike won and some lost; otherwise they show nothing."""
    return len({won for _, _, won in group}) > 1


def card_finding(
    run: Run, name: str, card: int, groups: dict[Position, list[Witness]]
) -> CardFinding | None:
    """Compare those who saw a card with those in the same position who did not."""
    alike: list[list[Seen]] = []
    where: list[str] = []
    for (brings, _, _), group in groups.items():
        if any(card in each.cards for each in group):
            alike.append([(each.number, card in each.cards, each.won) for each in group])
            where.append(brings)
    everybody = [each for group in alike for each in group]
    seen = [won for _, had, won in everybody if had]
    unseen = [won for _, had, won in everybody if not had]
    if len(seen) < FEWEST or len(unseen) < FEWEST or not any(map(is_open, alike)):
        return None
    return CardFinding(
        name,
        ", ".join(sorted({title_of(run, each) for each in where if each})),
        share(sum(seen), len(seen)),
        share(sum(unseen), len(unseen)),
        compare_within(alike),
    )
