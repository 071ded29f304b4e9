"""What tests read off a table, in words: titles instead of numbers.

A card is named by its title or id; of several copies `which` counts from 1, those in play first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightdeck.games.cyberpunk_ccg.check.position_cards import find
from nightdeck.games.cyberpunk_ccg.model import funds, numbers
from nightdeck.games.cyberpunk_ccg.model.chassis import is_complete
from nightdeck.games.cyberpunk_ccg.model.costs import card_cost
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACKERS,
    DEFENDERS,
    DEFENSE,
    E_SEC,
    GEAR,
    HAND,
    LOCATIONS,
    LR,
    M_SEC,
    NONE,
    OPERATIONS,
    RUNS,
    SEAT_ZONES,
    SR,
    STASH,
    STEP_NAMES,
    TRASH,
)
from nightdeck.games.cyberpunk_ccg.rules.movement import available, total_movement
from nightdeck.kernel.errors import BadSetup

ZONE_NAMES: Final = (
    "runs", "gear", "hand", "sponsor", "locations", "operations", "runners", "attached", "stash",
    "trash",
)  # fmt: skip


def turn(state: CcgState) -> int:
    """Return the number of the turn."""
    return state.turn


def active(state: CcgState) -> int:
    """Return whose turn it is."""
    return state.active_seat


def step(state: CcgState) -> str:
    """Return the step of the turn."""
    return STEP_NAMES[state.step]


def ops(state: CcgState, seat: int) -> int:
    """Return the Ops Points of a player."""
    return state.ops[seat]


def style(state: CcgState, seat: int) -> int:
    """Return the Style in play of a player with the bonus."""
    return numbers.style(state, seat)


def style_bonus(state: CcgState, seat: int) -> int:
    """Return the Style Points a player was granted."""
    return state.style_bonus[seat]


def busts(state: CcgState, seat: int) -> int:
    """Return the bust points of a player."""
    return state.bust_points[seat]


def eb(state: CcgState, seat: int) -> int:
    """Return the most a player could bring up for one cost, without Fixers."""
    return funds.most(state, seat)


def titles(state: CcgState, cards: list[int]) -> list[str]:
    """Return the titles of cards."""
    return [POOL[state.definition[card]].name for card in cards]


def hand(state: CcgState, seat: int) -> list[str]:
    """Return the titles in a hand."""
    return titles(state, state.cards(seat, HAND))


def runners(state: CcgState, seat: int) -> list[str]:
    """Return the titles of a player's Runners."""
    return titles(state, state.runners(seat))


def locations(state: CcgState, seat: int) -> list[str]:
    """Return the titles of a player's Locations."""
    return titles(state, state.cards(seat, LOCATIONS))


def operations(state: CcgState, seat: int) -> list[str]:
    """Return the titles of a player's Operations."""
    return titles(state, state.cards(seat, OPERATIONS))


def stash(state: CcgState, seat: int) -> list[str]:
    """Return the titles in a Stash."""
    return titles(state, state.cards(seat, STASH))


def trash(state: CcgState, seat: int) -> list[str]:
    """Return the titles in a trash, newest last."""
    return titles(state, state.cards(seat, TRASH))


def runs_deck(state: CcgState, seat: int) -> list[str]:
    """Return the titles of a Runs deck, the next one to be drawn first."""
    return titles(state, state.cards(seat, RUNS))[::-1]


def gear_deck(state: CcgState, seat: int) -> list[str]:
    """Return the titles of a Gear deck, the next one to be drawn first."""
    return titles(state, state.cards(seat, GEAR))[::-1]


def card_of(state: CcgState, name: str, which: int = 1) -> int:
    """Return a card by its title, those in play first."""
    place = find("the card", name)
    found = [card for card in range(len(state.definition)) if state.definition[card] == place]
    found.sort(key=lambda card: (not state.is_in_play(card), card))
    if not 1 <= which <= len(found):
        raise BadSetup(f"there are {len(found)} copies of {name}, not {which}")
    return found[which - 1]


def where(state: CcgState, name: str, which: int = 1) -> tuple[int, str]:
    """Return whose zone a card lies in, and which one."""
    card = card_of(state, name, which)
    zone = state.zone[card]
    if zone >= state.seats * SEAT_ZONES:
        return NONE, "table"
    return state.seat_of_zone(card), ZONE_NAMES[state.kind_of_zone(card)]


def gear(state: CcgState, name: str, which: int = 1) -> list[str]:
    """Return the titles of what is attached to a card."""
    return titles(state, state.hosted.get(card_of(state, name, which), []))


def bearer(state: CcgState, name: str, which: int = 1) -> str:
    """Return the title of what a card is attached to, nothing without one."""
    host = state.host[card_of(state, name, which)]
    return POOL[state.definition[host]].name if host != NONE else ""


def team(state: CcgState, name: str, which: int = 1) -> int:
    """Return the Team of a Runner, NONE without one."""
    return state.team[card_of(state, name, which)]


def is_used(state: CcgState, name: str, which: int = 1) -> bool:
    """Tell whether a card is used."""
    return state.exhausted[card_of(state, name, which)] != 0


def is_busted(state: CcgState, name: str, which: int = 1) -> bool:
    """Tell whether a Runner is Busted."""
    return state.busted[card_of(state, name, which)] != 0


def sr(state: CcgState, name: str, which: int = 1) -> int:
    """Return the SR of a Runner."""
    return numbers.stat(state, card_of(state, name, which), SR)


def lr(state: CcgState, name: str, which: int = 1) -> int:
    """Return the LR of a Runner."""
    return numbers.stat(state, card_of(state, name, which), LR)


def defense(state: CcgState, name: str, which: int = 1) -> int:
    """Return the Defense of a Runner."""
    return numbers.stat(state, card_of(state, name, which), DEFENSE)


def power(state: CcgState, name: str, which: int = 1) -> int:
    """Return the Power of a Runner."""
    return numbers.power(state, card_of(state, name, which))


def empathy(state: CcgState, name: str, which: int = 1) -> int:
    """Return the Empathy of a Runner."""
    return numbers.empathy(state, card_of(state, name, which))


def m_sec(state: CcgState, name: str, which: int = 1) -> int:
    """Return the M-Sec of a Location or Operation."""
    return numbers.security(state, card_of(state, name, which), M_SEC)


def e_sec(state: CcgState, name: str, which: int = 1) -> int:
    """Return the E-Sec of a Location or Operation."""
    return numbers.security(state, card_of(state, name, which), E_SEC)


def strength(state: CcgState, name: str, which: int = 1) -> int:
    """Return ATTACK and Defense of a Location or Operation."""
    return numbers.strength(state, card_of(state, name, which))


def cost(state: CcgState, name: str, onto: str = "", which: int = 1) -> int:
    """Return what a card of a hand costs its player now, perhaps onto a Runner."""
    place = find("the card", name)
    for seat in range(state.seats):
        held = [card for card in state.cards(seat, HAND) if state.definition[card] == place]
        if len(held) >= which:
            host = card_of(state, onto) if onto else NONE
            return card_cost(state, seat, held[which - 1], host)
    raise BadSetup(f"nobody holds {name}")


def sums(state: CcgState) -> tuple[int, int, int, int]:
    """Return ATTACK and Defense of the attackers, then of the defenders."""
    return (
        numbers.attack_of(state, ATTACKERS),
        numbers.defense_of(state, ATTACKERS),
        numbers.attack_of(state, DEFENDERS),
        numbers.defense_of(state, DEFENDERS),
    )


def losses(state: CcgState) -> tuple[int, int]:
    """Return offense_loss and defense_loss of the attack."""
    return state.offense_loss, state.defense_loss


def movement(state: CcgState, *names: str) -> tuple[int, int]:
    """Return total and available Movement of some Runners as a set."""
    cards = [card_of(state, name) for name in names]
    teams = {state.team[card] for card in cards}
    number = teams.pop() if len(teams) == 1 else NONE
    return total_movement(state, cards, number), available(state, cards, number)


def tokens(state: CcgState, which: int = 1) -> int:
    """Return the construction tokens of a Punknaught Chassis."""
    return state.tokens.get(card_of(state, "punknaught-chassis", which), 0)


def complete(state: CcgState, which: int = 1) -> bool:
    """Tell whether a Punknaught is complete."""
    return is_complete(state, card_of(state, "punknaught-chassis", which))


READERS: Final[dict[str, Callable[..., Any]]] = {
    reader.__name__: reader
    for reader in (
        turn, active, step, ops, style, style_bonus, busts, eb, hand, runners, locations,
        operations, stash, trash, runs_deck, gear_deck, where, gear, bearer, team, is_used,
        is_busted, sr, lr, defense, power, empathy, m_sec, e_sec, strength, cost, sums, losses,
        movement, tokens, complete,
    )
}  # fmt: skip
