"""Winning and losing: elimination, the last team, draws, the idle game (NEU-16.3 to NEU-16.10).

Worked examples: NEU-E01, NEU-E43.
"""

from __future__ import annotations

from nightdeck.games.neuroscape.model.events import GAME_OVER, PLAYER_ELIMINATED
from nightdeck.games.neuroscape.model.items import CARD, CARD_ITEM, COPIED, KIND, SEAT
from nightdeck.games.neuroscape.model.rulings import R17, R18, R54
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BIOFRAME_POOL,
    ENVIRONMENT,
    GONE,
    IDLE_TURNS,
    LAST_TURN,
    MAINFRAME_POOL,
    NONE,
    SLOT_CARD,
)
from nightdeck.games.neuroscape.rules.leaving import TO_BIN, VANISHING, leave_play, relocate

DRAWN_CLAUSE = "NEU-16.5"


def eliminate_the_fallen(state: NeuState) -> None:
    """NEU-1.3 Eliminate, all at once, every player or team with a pool at 0 or less."""
    fallen = [seat for seat in state.survivors() if min(state.pools_of(seat)) <= 0]
    if fallen:
        eliminate(state, fallen)


def eliminate(state: NeuState, seats: list[int]) -> None:
    """NEU-16.3 Take players out of the game; it ends when one team is left."""
    for seat in seats:
        state.leave(seat)
        state.emit(PLAYER_ELIMINATED, seat)
    teams = {state.teams[seat] for seat in state.survivors()}
    if len(teams) == 1:
        win(state, teams.pop(), fall_of(state, seats[0]), "NEU-16.3")
    elif not teams:
        end_without_survivors(state, seats)
    else:
        for seat in seats:
            clear_away(state, seat)
        state.dirty = 1


def fall_of(state: NeuState, seat: int) -> str:
    """Return why a player fell, in words."""
    pools = state.pools_of(seat)
    if pools[MAINFRAME_POOL] <= 0 and pools[BIOFRAME_POOL] <= 0:
        return "both pools are empty"
    if pools[MAINFRAME_POOL] <= 0:
        return "the mainframe is down"
    if pools[BIOFRAME_POOL] <= 0:
        return "the bioframe is dead"
    return "the others have given up"


def end_without_survivors(state: NeuState, fallen: list[int]) -> None:
    """NEU-16.5 The last ones fall together: a draw, or as NEU-R18 says."""
    how = state.rulings[R18]
    teams = sorted({state.teams[seat] for seat in fallen})
    active = state.teams[state.active_seat]
    others = [team for team in teams if team != active]
    if how == 2 and active in teams:
        win(state, active, "all fall together, and the active player wins", "NEU-R18")
    elif how == 1 and active in teams and len(others) == 1:
        win(state, others[0], "all fall together, and the active player loses", "NEU-R18")
    else:
        draw(state, "all fall together", DRAWN_CLAUSE)


def win(state: NeuState, team: int, reason: str, clause: str) -> None:
    """NEU-16.3, NEU-16.4 A team wins."""
    winners = tuple(seat for seat in range(state.seats) if state.teams[seat] == team)
    state.emit(GAME_OVER, winners[0])
    state.end(winners, reason, clause)


def draw(state: NeuState, reason: str, clause: str) -> None:
    """NEU-16.5, NEU-16.10 Nobody wins."""
    state.emit(GAME_OVER, NONE)
    state.end((), reason, clause)


def watch_idling(state: NeuState) -> None:
    """NEU-16.10 Count turns in which nothing happened; NEU-R17."""
    state.idle = 0 if state.moved else state.idle + 1
    state.moved = 0
    if state.idle >= IDLE_TURNS and not state.rulings[R17]:
        draw(state, f"nothing has happened for {IDLE_TURNS} turns", "NEU-16.10")
    elif state.turn >= LAST_TURN:
        draw(state, f"turn {LAST_TURN} is over", "NEU-16.10")


def clear_away(state: NeuState, seat: int) -> None:
    """NEU-16.9 What becomes of the cards of an eliminated player in a game that goes on.

    NEU-9.7 Attackers aimed at that player are out of the combat.
    """
    state.pending = [row for row in state.pending if row[0] != seat]
    drop_items(state, seat)
    own = [card for card in range(len(state.owner)) if state.owner[card] == seat]
    lent = [
        card
        for card in range(len(state.owner))
        if state.owner[card] != seat
        and state.is_in_play(card)
        and (state.control[card] == seat or is_on_mainframe_of(state, card, seat))
    ]
    if state.rulings[R54]:
        # NEU-R54 `stay`: what lies in other players' areas remains.
        own = [card for card in own if not is_with_others(state, card, seat)]
    leave_play(state, lent, TO_BIN)
    leave_play(state, [card for card in own if state.is_in_play(card)], VANISHING)
    gone = state.table_zone(GONE)
    for card in own:
        if state.zone[card] != gone:
            state.detach(card)
            relocate(state, card, gone)
    state.attackers = [row for row in state.attackers if row[1] != seat]
    attackers = [row[0] for row in state.attackers]
    state.blockers = [row for row in state.blockers if row[1] in attackers]


def is_on_mainframe_of(state: NeuState, card: int, seat: int) -> bool:
    """Tell whether a slot card is attached to a player's mainframe."""
    return state.place_of(card) == seat and state.card(card).kind & SLOT_CARD != 0


def is_with_others(state: NeuState, card: int, seat: int) -> bool:
    """NEU-R54 Tell whether a card lies in another player's area."""
    if not state.is_in_play(card):
        return False
    if state.zone[card] == state.table_zone(ENVIRONMENT):
        return True
    host = state.host[card]
    return host != NONE and state.owner[host] != seat


def drop_items(state: NeuState, seat: int) -> None:
    """NEU-16.9 The cache items of an eliminated player vanish."""
    for item in [item for item in state.cache if item[SEAT] == seat]:
        state.cache.remove(item)
        card = item[CARD]
        if item[KIND] == CARD_ITEM and not item[COPIED] and state.owner[card] != seat:
            relocate(state, card, state.zone_of(state.owner[card], 8))
