"""RAM: installing, running, committing, paying (NEU-7).

Worked examples: NEU-E65, NEU-E71.
"""

from __future__ import annotations

from nightdeck.games.neuroscape.model.costs import cost_in_play
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.events import (
    RAM_COMMITTED,
    RAM_DESTROYED,
    RAM_INSTALLED,
    RAM_REFRESHED,
    RAM_RUN,
)
from nightdeck.games.neuroscape.model.numbers import bonus_of
from nightdeck.games.neuroscape.model.options import PAY
from nightdeck.games.neuroscape.model.rulings import R26
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BANK,
    BIN,
    CHARACTER,
    COMMITTED,
    PERSISTENT_PROGRAM,
    PLEDGED,
    RAM,
    RAM_DECK,
    RAM_IS_SAFE,
)
from nightdeck.games.neuroscape.rules.leaving import release, relocate
from nightdeck.kernel.state import Option


def install(state: NeuState, seat: int, running: bool = False) -> int:
    """NEU-7.2, NEU-20.21 Move the top card of the RAM deck, if there is one, to the bank."""
    deck = state.cards(seat, RAM_DECK)
    if not deck:
        return -1
    ram = deck[-1]
    state.move(ram, state.zone_of(seat, BANK))
    state.serial[ram] += 1
    state.running[ram] = 1 if running else 0
    state.stamp[ram] = state.tick()
    state.dirty = 1
    state.activate(ram)
    state.emit(RAM_INSTALLED, ram, seat)
    state.deactivate(ram)
    return ram


def is_safe(state: NeuState, ram: int, source: int) -> bool:
    """Tell whether RAM in a bank is protected from the effect of a card."""
    owner = state.owner[ram]
    if state.kind_of_zone(ram) != BANK or not bonus_of(state, RAM_IS_SAFE, owner):
        return False
    acting = [row[1] for row in state.context if row[0] == source]
    seat = acting[0] if acting else state.controller(source)
    return state.are_opponents(seat, owner)


def refreshed(state: NeuState, seat: int) -> list[int]:
    """Return the refreshed RAM of a bank."""
    return [ram for ram in state.cards(seat, BANK) if not state.running[ram]]


def running(state: NeuState, seat: int) -> list[int]:
    """Return the running RAM of a bank."""
    return [ram for ram in state.cards(seat, BANK) if state.running[ram]]


def run_ram(state: NeuState, rams: list[int]) -> None:
    """NEU-7.3 Turn refreshed RAM to running."""
    for ram in rams:
        state.running[ram] = 1
    if rams:
        state.emit(RAM_RUN, state.owner[rams[0]], len(rams))


def refresh_ram(state: NeuState, rams: list[int]) -> None:
    """Turn running RAM to refreshed."""
    for ram in rams:
        state.running[ram] = 0
    if rams:
        state.emit(RAM_REFRESHED, state.owner[rams[0]], len(rams))


def destroy_ram(state: NeuState, ram: int) -> None:
    """NEU-7.13 Destroyed RAM goes to its owner's bin, from the bank or from under a character."""
    if POOL[state.definition[ram]].survives:
        release(state, ram, False)
        return
    state.detach(ram)
    state.running[ram] = 0
    state.dirty = 1
    state.emit(RAM_DESTROYED, ram, state.owner[ram])
    relocate(state, ram, state.zone_of(state.owner[ram], BIN))


def committed(state: NeuState, card: int) -> list[int]:
    """NEU-2.1e Return the RAM under a character."""
    return [each for each in state.hosted.get(card, ()) if POOL[state.definition[each]].kind == RAM]


def missing(state: NeuState, card: int) -> int:
    """NEU-7.7 Return how much RAM a character lacks; negative if it has too much."""
    return cost_in_play(state, card) - len(committed(state, card))


def commit(state: NeuState, ram: int, card: int) -> None:
    """NEU-7.5 Lay RAM under a character."""
    state.detach(ram)
    state.move(ram, state.zone_of(state.owner[ram], COMMITTED))
    state.serial[ram] += 1
    state.running[ram] = 0
    state.attach(ram, card)
    state.dirty = 1
    state.emit(RAM_COMMITTED, card, 1)


def pledge(state: NeuState, rams: list[int], card: int) -> None:
    """NEU-6.2 Set RAM aside with a character that is being played."""
    for ram in rams:
        state.move(ram, state.zone_of(state.owner[ram], PLEDGED))
        state.serial[ram] += 1
        state.attach(ram, card)


# NEU-7.4a Payments --------------------------------------------------------------------------------


def worth(state: NeuState, definition: int, kind: int) -> int:
    """NEU-7.4a Return how much one RAM counts in paying for a card of a kind (0: an ability)."""
    card = POOL[definition]
    return card.worth if card.worth_for & kind else 1


def paid_as(state: NeuState, kind: int) -> int:
    """Return how a card is paid for: NEU-7.4a what pledges RAM counts cards, 1 each.

    NEU-7.14 Programs pledge none; NEU-R26 `committed`: those that stay in play do.
    """
    if state.rulings[R26] and kind & PERSISTENT_PROGRAM:
        return CHARACTER
    return kind


def can_pay(state: NeuState, seat: int, amount: int, kind: int) -> bool:
    """Tell whether some payment exists."""
    if amount <= 0:
        return True
    found = 0
    for ram in state.cards(seat, BANK):
        if not state.running[ram]:
            if kind == CHARACTER:
                found += 1
            else:
                definition = state.definition[ram]
                burnt = POOL[definition].burns_for
                found += max(worth(state, definition, kind), burnt)
            if found >= amount:
                return True
    return False


def payments(state: NeuState, seat: int, amount: int, kind: int) -> list[Option]:
    """NEU-7.4 Return every way to pay: so many of each RAM, and how many of those are burnt."""
    if amount <= 0:
        return [(PAY,)]
    counts: dict[int, int] = {}
    for ram in refreshed(state, seat):
        counts[state.definition[ram]] = counts.get(state.definition[ram], 0) + 1
    found: list[Option] = []
    groups = sorted(counts)
    extend_payment(state, groups, counts, amount, kind, [], found)
    return found


def extend_payment(
    state: NeuState,
    groups: list[int],
    counts: dict[int, int],
    amount: int,
    kind: int,
    chosen: list[int],
    found: list[Option],
) -> None:
    """Add a group of equal RAM to a payment in every way that still makes sense."""
    place = len(chosen) // 3
    if place == len(groups):
        if is_exact(state, chosen, amount, kind):
            found.append((PAY, *chosen))
        return
    definition = groups[place]
    burns = 0 if kind == CHARACTER else POOL[definition].burns_for
    most = min(counts[definition], amount)
    for number in range(most + 1):
        for burnt in range((number if burns else 0) + 1):
            more = [*chosen, definition, number, burnt]
            extend_payment(state, groups, counts, amount, kind, more, found)


def is_exact(state: NeuState, chosen: list[int], amount: int, kind: int) -> bool:
    """NEU-7.4a Tell whether a payment suffices and no card of it could be left out."""
    total = 0
    least = 100
    for place in range(0, len(chosen), 3):
        definition, number, burnt = chosen[place : place + 3]
        plain = 1 if kind == CHARACTER else worth(state, definition, kind)
        burns = POOL[definition].burns_for
        total += (number - burnt) * plain + burnt * burns
        if number > burnt:
            least = min(least, plain)
        if burnt:
            least = min(least, burns)
    return total >= amount and total - least < amount


def chosen_ram(state: NeuState, seat: int, option: Option) -> tuple[list[int], list[int]]:
    """Return the RAM that an answer runs and, among it, what it burns."""
    run: list[int] = []
    burnt: list[int] = []
    for place in range(1, len(option), 3):
        definition, number, burns = option[place : place + 3]
        fitting = [ram for ram in refreshed(state, seat) if state.definition[ram] == definition]
        run += fitting[:number]
        burnt += fitting[:burns]
    return run, burnt


def pay(state: NeuState, seat: int, option: Option) -> int:
    """NEU-6.2 Run the chosen RAM; what is burnt goes to the bin at once. Return how many."""
    run, burnt = chosen_ram(state, seat, option)
    run_ram(state, run)
    for ram in burnt:
        destroy_ram(state, ram)
    return len(run)
