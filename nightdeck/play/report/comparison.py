"""Two runs side by side: what was changed, and which differences are more than luck."""

from __future__ import annotations

import msgspec

from nightdeck.play.report.findings import (
    Run,
    by_deck,
    by_ending,
    by_level,
    by_seat,
    what_is_brought,
)
from nightdeck.play.report.statistics import (
    Difference,
    compare_means,
    compare_rates,
    mean,
    significant,
)
from nightdeck.play.results import Share


class Change(msgspec.Struct):
    """One figure in both runs."""

    group: str
    name: str
    before: float
    after: float
    difference: Difference
    is_rate: bool
    significant: bool = False


def changes(before: Run, after: Run) -> list[Change]:
    """Return every figure that both runs have, with whether its difference is significant."""
    found = [
        *rate_changes("won by seat", by_seat(before), by_seat(after)),
        *rate_changes("won by level", by_level(before), by_level(after)),
        *rate_changes(f"won by {what_is_brought(after.game)}", by_deck(before), by_deck(after)),
        *rate_changes("ended by", by_ending(before), by_ending(after), missing=True),
        mean_change("turns", [each.turns for each in before.games], turns_of(after)),
        mean_change(
            "decisions",
            [each.decisions for each in before.games],
            [each.decisions for each in after.games],
        ),
    ]
    for change, sure in zip(found, significant([each.difference.p for each in found]), strict=True):
        change.significant = sure
    return found


def turns_of(run: Run) -> list[int]:
    """Return the number of turns of every game."""
    return [each.turns for each in run.games]


def rate_changes(
    group: str, before: dict[str, Share], after: dict[str, Share], missing: bool = False
) -> list[Change]:
    """Compare rates by name; with `missing` a name only one run has counts as never there."""
    games = next((each.games for each in after.values()), 0)
    games_before = next((each.games for each in before.values()), 0)
    names = (
        [*before, *(name for name in after if name not in before)]
        if missing
        else [name for name in before if name in after]
    )
    found: list[Change] = []
    for name in names:
        old = before.get(name, Share(games_before, 0, 0.0, 0.0, 0.0))
        new = after.get(name, Share(games, 0, 0.0, 0.0, 0.0))
        difference = compare_rates(new.wins, new.games, old.wins, old.games)
        found.append(Change(group, name, old.rate, new.rate, difference, True))
    return found


def mean_change(name: str, before: list[int], after: list[int]) -> Change:
    """Compare the means of a figure."""
    old = [float(each) for each in before]
    new = [float(each) for each in after]
    return Change("mean", name, mean(old), mean(new), compare_means(new, old), False)


def changed_settings(before: Run, after: Run) -> list[tuple[str, str, str]]:
    """Return what differs between two plans: name, before, after."""
    old, new = msgspec.to_builtins(before.plan), msgspec.to_builtins(after.plan)
    found: list[tuple[str, str, str]] = []
    for name in ("rulings", "choices"):
        for each in sorted({*old[name], *new[name]}):
            values = old[name].get(each, "default"), new[name].get(each, "default")
            if values[0] != values[1]:
                found.append((each, *values))
    seats = [", ".join(str(seat) for seat in run.plan.seats) for run in (before, after)]
    if seats[0] != seats[1]:
        found.append(("seats", seats[0], seats[1]))
    for name in ("game", "behaviour", "decks", "seed", "games", "rotate"):
        if old[name] != new[name]:
            found.append((name, str(old[name]), str(new[name])))
    return found
