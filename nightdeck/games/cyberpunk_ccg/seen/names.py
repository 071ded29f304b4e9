"""What cards, players, Teams, sides and Stashes are called."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.codes import (
    is_player,
    is_profession,
    is_side,
    is_stash,
    is_team,
    player_of,
    profession_of,
    side_of,
    stash_of,
    team_of,
)
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.inherent import ability_at
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHED,
    ATTACHMENT,
    ATTACKERS,
    NONE,
    PROFESSION_NAMES,
    SPONSOR,
    STASH,
)

PROFESSIONS = {mask: name for name, mask in PROFESSION_NAMES.items()}


def player_name(seat: int, reader: int) -> str:
    """Return what a player is called by a reader."""
    return "you" if seat == reader else f"Player {seat + 1}"


def possessive(seat: int, reader: int) -> str:
    """Return whose something is, to a reader."""
    return "your" if seat == reader else f"Player {seat + 1}'s"


def card_name(state: CcgState, card: int, reader: int) -> str:
    """Return the name of a card that a reader knows."""
    if card < 0:
        return "nothing"
    if not state.knows(reader, card):
        return "a card"
    return POOL[state.definition[card]].name


def named(state: CcgState, card: int, reader: int) -> str:
    """Return a card told apart by whose it is, and from its equals; own cards need no owner."""
    name = told_apart(state, card, reader)
    if not state.is_in_play(card) or POOL[state.definition[card]].kind == SPONSOR:
        return name
    owner = state.control[card]
    whose = "" if owner == reader else f"{possessive(owner, reader)} "
    return f"{whose}{name}"


def told_apart(state: CcgState, card: int, reader: int) -> str:
    """Return a card told from equal ones of the same player: where it lies, then a number.

    The order is that of arrival, which everybody has seen.
    """
    name = card_name(state, card, reader)
    if (
        card < 0
        or not state.knows(reader, card)
        or not (state.is_in_play(card) or is_stashed(state, card))
    ):
        return name
    equals = equals_of(state, card, reader)
    if len(equals) < 2:
        return name
    if is_stashed(state, card):
        in_play = any(state.is_in_play(each) for each in equals)
        return f"{name} in the Stash" if in_play else name
    host = state.host[card]
    if host != NONE:
        name = f"{name} on {told_apart(state, host, reader)}"
    equals = [each for each in equals if state.is_in_play(each) and state.host[each] == host]
    return name if len(equals) < 2 else f"{name} ({equals.index(card) + 1})"


def is_stashed(state: CcgState, card: int) -> bool:
    """Tell whether a card lies in a Stash."""
    return state.kind_of_zone(card) == STASH


def equals_of(state: CcgState, card: int, reader: int) -> list[int]:
    """Return the cards of its name that its player has in play or in the Stash, with itself."""
    seat = state.control[card]
    kinds = (
        (ATTACHED, STASH)
        if POOL[state.definition[card]].kind & ATTACHMENT
        else (state.kind_of_zone(card),)
    )
    return [
        each
        for kind in kinds
        for each in state.cards(seat, kind)
        if state.definition[each] == state.definition[card] and state.knows(reader, each)
    ]


def code_name(state: CcgState, code: int, reader: int) -> str:
    """Return what a target is called."""
    if is_player(code):
        return player_name(player_of(code), reader)
    if is_stash(code):
        return f"{possessive(stash_of(code), reader)} Stash"
    if is_side(code):
        return "the attackers" if side_of(code) == ATTACKERS else "the defenders"
    if is_team(code):
        seat, team = team_of(code)
        return f"{possessive(seat, reader)} Team {team}"
    if is_profession(code):
        return PROFESSIONS[profession_of(code)]
    return named(state, code, reader)


def ability_name(state: CcgState, card: int, place: int) -> str:
    """Return what an ability is called: its label, or nothing if the card has only one."""
    return ability_at(state, card, place).label if place != NONE else ""
