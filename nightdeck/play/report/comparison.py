"""Two runs side by side: what was changed, and which differences are more than luck."""

from __future__ import annotations

import msgspec

from nightdeck.play.report.findings import Run, ending, short_name, title_of, what_is_brought
from nightdeck.play.report.statistics import (
    Difference,
    compare,
    compare_pairs,
    mean,
    significant,
)
from nightdeck.play.results import appearances, brought


class Figure(msgspec.Struct):
    """Something that every game of a run says, or every game with a certain deck; by game."""

    group: str
    name: str
    is_rate: bool
    values: dict[int, float]


class Change(msgspec.Struct):
    """One figure in both runs."""

    group: str
    name: str
    before: float
    after: float
    difference: Difference
    is_rate: bool
    is_paired: bool
    significant: bool = False


class Comparison(msgspec.Struct):
    """Every figure that both runs have, the surest difference first."""

    before: Run
    after: Run
    pairs: int
    """How many games are twins: the same number and seed in both runs; 0 if they are not."""
    changes: list[Change]


def comparison(before: Run, after: Run) -> Comparison:
    """Compare two runs; with the same seeds every game with its twin, and the others left out."""
    pairs = count_pairs(before, after)
    old, new = (first_games(run, pairs) if pairs else run for run in (before, after))
    return Comparison(old, new, pairs, changes(old, new, paired=pairs > 0))


def count_pairs(before: Run, after: Run) -> int:
    """Return how many games both runs have with the same seed at a table of the same size."""
    if before.plan.game != after.plan.game or before.seats != after.seats:
        return 0
    twins = list(zip(before.games, after.games, strict=False))
    same = all(one.seed == other.seed and one.number == other.number for one, other in twins)
    return len(twins) if same else 0


def first_games(run: Run, count: int) -> Run:
    """Return a run with its first games only."""
    return Run(run.plan, run.games[:count], run.name, run.fingerprint)


# Figures --------------------------------------------------------------------------------------


def figures(run: Run, several: bool) -> list[Figure]:
    """Return everything that is compared; decks are told by level if there are several levels."""
    return [
        *seat_figures(run),
        *level_figures(run),
        *deck_figures(run, several),
        *ending_figures(run),
        Figure("mean", "turns", False, {each.number: float(each.turns) for each in run.games}),
        Figure(
            "mean", "decisions", False, {each.number: float(each.decisions) for each in run.games}
        ),
    ]


def seat_figures(run: Run) -> list[Figure]:
    """Return who won by seat; of two seats only the first, for the other is its mirror."""
    return [
        Figure(
            "won by seat",
            run.game.seat_name(run.seats, seat),
            True,
            {played.number: float(seat in played.winners) for played in run.games},
        )
        for seat in range(1 if run.seats == 2 else run.seats)
    ]


def level_figures(run: Run) -> list[Figure]:
    """Return who won by level; of two levels only the first."""
    levels = run.levels
    return [
        averaged("won by level", level, run, level, "")
        for level in (levels[:1] if len(levels) == 2 else levels)
    ]


def deck_figures(run: Run, several: bool) -> list[Figure]:
    """Return who won by deck, in the hands of each level."""
    what = what_is_brought(run.game)
    found = {
        (brought(played, seat), played.seats[seat]) for played, seat, _ in appearances(run.games)
    }
    return [
        averaged(
            f"won by {what}",
            deck_name(run, name) + (f", {level}" if several else ""),
            run,
            level,
            name,
        )
        for name, level in sorted(found)
        if name
    ]


def deck_name(run: Run, name: str) -> str:
    """Return a deck's title together with the name the command line knows."""
    short = short_name(run, name)
    return title_of(run, name) + (f" ({short})" if short else "")


def averaged(group: str, words: str, run: Run, level: str, brings: str) -> Figure:
    """Return how the seats of a level won in each game, or only those that brought something."""
    found: dict[int, list[float]] = {}
    for played, seat, won in appearances(run.games):
        if played.seats[seat] == level and (not brings or brought(played, seat) == brings):
            found.setdefault(played.number, []).append(float(won))
    return Figure(group, words, True, {number: mean(wins) for number, wins in found.items()})


def ending_figures(run: Run) -> list[Figure]:
    """Return which games ended in each way."""
    return [
        Figure("ended by", reason, True, {p.number: float(ending(p) == reason) for p in run.games})
        for reason in sorted({ending(played) for played in run.games})
    ]


# Differences ----------------------------------------------------------------------------------


def changes(before: Run, after: Run, paired: bool) -> list[Change]:
    """Return every figure that both runs have, the surest difference first."""
    kept: list[tuple[Figure, Figure]] = []
    for pair in matched(before, after):
        if not is_settled(pair) and not any(says_the_same(pair, other) for other in kept):
            kept.append(pair)
    found = [change(old, new, paired) for old, new in kept]
    for each, sure in zip(found, significant([each.difference.p for each in found]), strict=True):
        each.significant = sure
    return sorted(found, key=lambda each: each.difference.p)


def matched(before: Run, after: Run) -> list[tuple[Figure, Figure]]:
    """Return figures of the same name; an ending that one run has not seen never came there."""
    several = len({*before.levels, *after.levels}) > 1
    old, new = (
        {(each.group, each.name): each for each in figures(run, several)} for run in (before, after)
    )
    found: list[tuple[Figure, Figure]] = []
    for key in [*old, *(key for key in new if key not in old)]:
        if key in old and key in new:
            found.append((old[key], new[key]))
        elif key[0] == "ended by":
            found.append((old.get(key) or never(key, before), new.get(key) or never(key, after)))
    return found


def never(key: tuple[str, str], run: Run) -> Figure:
    """Return the figure of an ending that never came."""
    return Figure(*key, True, {played.number: 0.0 for played in run.games})


def is_settled(pair: tuple[Figure, Figure]) -> bool:
    """Tell whether a figure is the same in every game of both runs, whatever was changed.

    A level that sits on all seats wins its share of every game; to test that is to test nothing.
    """
    return len({value for figure in pair for value in figure.values.values()}) < 2


def says_the_same(pair: tuple[Figure, Figure], other: tuple[Figure, Figure]) -> bool:
    """Tell whether a figure is another one again, or its mirror: as much less as that is more."""
    if any(one.values.keys() != two.values.keys() for one, two in zip(pair, other, strict=True)):
        return False
    twins = [
        (value, two.values[number])
        for one, two in zip(pair, other, strict=True)
        for number, value in one.values.items()
    ]
    sums = {round(value + twin, 9) for value, twin in twins}
    gaps = {round(value - twin, 9) for value, twin in twins}
    return len(sums) == 1 or len(gaps) == 1


def change(old: Figure, new: Figure, paired: bool) -> Change:
    """Compare one figure, game by game where the same games have it in both runs."""
    twins = paired and old.values.keys() == new.values.keys()
    before = list(old.values.values())
    after = [new.values[number] for number in old.values] if twins else list(new.values.values())
    difference = compare_pairs(after, before) if twins else compare(after, before)
    return Change(new.group, new.name, mean(before), mean(after), difference, new.is_rate, twins)


# What was changed -----------------------------------------------------------------------------


def changed_settings(before: Run, after: Run) -> list[tuple[str, str, str]]:
    """Return what differs between two runs: name, before, after."""
    return [*changed_plan(before, after), *changed_fingerprint(before, after)]


def changed_plan(before: Run, after: Run) -> list[tuple[str, str, str]]:
    """Return what differs between two plans; what was not set is named by its default."""
    old, new = msgspec.to_builtins(before.plan), msgspec.to_builtins(after.plan)
    found: list[tuple[str, str, str]] = []
    rulings = ruling_values(before), ruling_values(after)
    choices = choice_values(before, after), choice_values(after, before)
    for earlier, later in (rulings, choices):
        for each in sorted({*earlier, *later}):
            values = earlier.get(each, "not there"), later.get(each, "not there")
            if values[0] != values[1]:
                found.append((each, *values))
    seats = [", ".join(str(seat) for seat in run.plan.seats) for run in (before, after)]
    decks = [", ".join(plan_decks(run)) or "the usual ones" for run in (before, after)]
    for name, (one, other) in (("seats", seats), ("decks", decks)):
        if one != other:
            found.append((name, one, other))
    for name in ("game", "behaviour", "seed", "games", "rotate", "matchups"):
        if old[name] != new[name]:
            found.append((name, said(old[name]), said(new[name])))
    return found


def ruling_values(run: Run) -> dict[str, str]:
    """Return the value of every ruling as the games were played."""
    if run.fingerprint is not None:
        return run.fingerprint.rulings
    usual = {each.name: each.default for each in run.game.rulings}
    return {**usual, **run.plan.rulings}


def choice_values(run: Run, other: Run) -> dict[str, str]:
    """Return the values of the choices that either run has set."""
    usual = {each.name: each.default for each in run.game.choices}
    names = {*run.plan.choices, *other.plan.choices}
    return {
        each: run.plan.choices.get(each, usual.get(each.split("@", 1)[0], "not set"))
        for each in names
    }


def plan_decks(run: Run) -> list[str]:
    """Return the decks a plan names, by title and name."""
    names = [each if isinstance(each, str) else each.name for each in run.plan.decks]
    return [deck_name(run, name) for name in names]


def said(value: object) -> str:
    """Return a setting as people say it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def changed_fingerprint(before: Run, after: Run) -> list[tuple[str, str, str]]:
    """Return what differs in cards, rules, players and version."""
    old, new = before.fingerprint, after.fingerprint
    if old is None or new is None:
        unknown = "unknown: an older file"
        both = [unknown if each is None else each.digest for each in (old, new)]
        return [("fingerprint", both[0], both[1])] if both[0] != both[1] else []
    found = [
        (words, str(getattr(old, name)), str(getattr(new, name)))
        for name, words in (
            ("version", "version of Nightdeck"),
            ("rules", "code of the rules"),
            ("players", "code of the players"),
        )
        if getattr(old, name) != getattr(new, name)
    ]
    if old.cards != new.cards:
        found.append(("cards", *card_changes(after, old.cards, new.cards)))
    if old.decks != new.decks:
        found.append(("decks of the game", *only_one_has(old.decks, new.decks)))
    return found


def card_changes(run: Run, old: dict[str, str], new: dict[str, str]) -> tuple[str, str]:
    """Return the cards that differ by name: those of before, and those of after."""
    names = {str(card["id"]): str(card["name"]) for card in run.game.catalogue()}
    changed = [each for each in old if each in new and old[each] != new[each]]
    sides: list[str] = []
    for own, other in ((old, new), (new, old)):
        told = [f"{names.get(each, each)} ({own[each]})" for each in changed]
        told += [f"{names.get(each, each)} (only here)" for each in own if each not in other]
        sides.append(listed(told))
    return sides[0], sides[1]


def only_one_has(old: dict[str, str], new: dict[str, str]) -> tuple[str, str]:
    """Return the entries that only one of two lists has."""
    one, other = (
        [f"{title} ({name})" for name, title in own.items() if rest.get(name) != title]
        for own, rest in ((old, new), (new, old))
    )
    return listed(one), listed(other)


def listed(words: list[str], most: int = 12) -> str:
    """Return a list for people, not longer than they want to read."""
    shown = ", ".join(words[:most]) or "none of its own"
    return f"{shown} and {len(words) - most} more" if len(words) > most else shown
