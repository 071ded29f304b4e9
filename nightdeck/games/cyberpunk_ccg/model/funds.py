"""Where EB come from, and how much a player could bring up (CCG-6.5a, CCG-6.5i, CCG-6.5q)."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.chassis import is_part
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.numbers import power
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHED,
    CORP,
    FIXER,
    LOCATIONS,
    NONE,
)


def production(state: CcgState, card: int) -> int:
    """Return the EB a card produces when it is exhausted."""
    return POOL[state.definition[card]].eb


def share_of(state: CcgState, card: int) -> int:
    """CCG-6.5a Return what a source adds: its EB, of a Corp half its Power."""
    definition = POOL[state.definition[card]]
    return power(state, card) // 2 if definition.professions else definition.eb


def plain_sources(state: CcgState, seat: int, excluded: tuple[int, ...] = ()) -> list[int]:
    """CCG-6.5a Return the unused cards that produce EB, Runners left out; CCG-6.5p."""
    found: list[int] = []
    used = state.exhausted
    sponsor = state.sponsor[seat]
    if not used[sponsor] and sponsor not in excluded:
        found.append(sponsor)
    for card in state.cards(seat, LOCATIONS):
        if not used[card] and POOL[state.definition[card]].eb and card not in excluded:
            found.append(card)
    for card in state.cards(seat, ATTACHED):
        if POOL[state.definition[card]].eb and not used[card] and card not in excluded:
            if state.host[card] != NONE and not is_part(state, card):
                found.append(card)
    return found


def unused_of(
    state: CcgState, seat: int, profession: int, excluded: tuple[int, ...] = ()
) -> list[int]:
    """Return the unused Runners of a profession that a player controls."""
    return [
        card
        for card in state.runners(seat)
        if not state.exhausted[card]
        and POOL[state.definition[card]].professions & profession
        and card not in excluded
    ]


def fixer_total(state: CcgState, seat: int, excluded: tuple[int, ...] = ()) -> int:
    """CCG-10.4a Return by how much all unused Fixers could lower a price."""
    return sum(power(state, card) for card in unused_of(state, seat, FIXER, excluded))


def most(
    state: CcgState, seat: int, excluded: tuple[int, ...] = (), rooms: tuple[int, ...] = ()
) -> int:
    """CCG-6.5q Return the most a player could bring up for one cost, without Fixers.

    `rooms`: what Locations that have produced already in this payment may still be boosted by.
    """
    total = 0
    for card in plain_sources(state, seat, excluded):
        total += POOL[state.definition[card]].eb
    corps = unused_of(state, seat, CORP, excluded)
    if corps:
        total += best_of_corps(state, seat, corps, excluded, rooms)
    return total


def best_of_corps(
    state: CcgState,
    seat: int,
    corps: list[int],
    excluded: tuple[int, ...],
    rooms: tuple[int, ...],
) -> int:
    """CCG-6.5q Return the most some Corps bring: cash, or boosts under the caps of Locations."""
    free = [
        POOL[state.definition[card]].eb
        for card in state.cards(seat, LOCATIONS)
        if not state.exhausted[card] and card not in excluded
    ]
    powers = sorted((power(state, card) for card in corps), reverse=True)
    return best_assignment(powers, [*free, *rooms])


def best_assignment(powers: list[int], rooms: list[int]) -> int:
    """Return the highest sum when each Power is cash (half of it) or fills the room of a Location.

    Best fit is tried first: if nothing is wasted it cannot be beaten. Otherwise every assignment is
    searched, equal rooms once, cut off by what the rest could bring at most.
    """
    left = sorted((room for room in rooms if room), reverse=True)[: len(powers)]
    if not left:
        return sum(each // 2 for each in powers)
    ceiling = sum(powers)
    wasted = 0
    free = left[:]
    for each in powers:
        fitting = [room for room in free if room >= each]
        if not fitting:
            wasted = 1
            break
        room = min(fitting)
        free.remove(room)
        if room > each:
            free.append(room - each)
    if not wasted:
        return ceiling
    return search(powers, 0, left, {})


def search(powers: list[int], at: int, rooms: list[int], known: dict[tuple[int, ...], int]) -> int:
    """Return the best that the Powers from one place on can bring with the rooms that are left."""
    if at == len(powers):
        return 0
    key = (at, *sorted(rooms))
    found = known.get(key)
    if found is not None:
        return found
    here = powers[at]
    best = here // 2 + search(powers, at + 1, rooms, known)
    tried: list[int] = []
    ceiling = sum(powers[at:])
    for place, room in enumerate(rooms):
        if room <= here // 2 or room in tried or best >= ceiling:
            continue
        tried.append(room)
        gain = min(here, room)
        rest = rooms[:place] + rooms[place + 1 :]
        if room > gain:
            rest.append(room - gain)
        best = max(best, gain + search(powers, at + 1, rest, known))
    known[key] = best
    return best


def cheapest(sources: list[tuple[int, int, int]], rest: int) -> list[int]:
    """CCG-6.5d Return the picks of `auto`: card, EB and 1 for a Corp stand in each source.

    Fewest Corps, then least overpay, then fewest cards, then the lowest instances.
    """
    reach: dict[tuple[int, int], tuple[int, ...]] = {(0, 0): ()}
    for card, worth, is_corp in sorted(sources):
        for (total, corps), cards in sorted(reach.items(), reverse=True):
            if total >= rest:
                continue
            key = (total + worth, corps + is_corp)
            now = (*cards, card)
            known = reach.get(key)
            if known is None or (len(now), now) < (len(known), known):
                reach[key] = now
    best: tuple[int, int, int, tuple[int, ...]] | None = None
    for (total, corps), cards in reach.items():
        if total >= rest:
            rank = (corps, total, len(cards), cards)
            if best is None or rank < best:
                best = rank
    return [] if best is None else list(best[3])
