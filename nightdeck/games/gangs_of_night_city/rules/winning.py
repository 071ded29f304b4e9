"""GNC-12.4 Who has won."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model import events, rulings, terms
from nightdeck.games.gangs_of_night_city.model.definitions import GANGS
from nightdeck.games.gangs_of_night_city.model.state import GangsState


def target_of(state: GangsState, side: int) -> int:
    """GNC-17.3 GNC-14.9 GNC-R23 Return the Street Cred at which a side ends the game."""
    if side < state.seats:
        return state.target
    return state.target + rulings.RIVAL_TARGETS[state.rulings[rulings.R23]] - 25


def at_target(state: GangsState, side: int) -> bool:
    """Tell whether a side has reached its target."""
    return state.cred[side] >= target_of(state, side)


def anybody_at_target(state: GangsState) -> bool:
    """GNC-12.3b Tell whether any side has reached its target, active or not."""
    return any(at_target(state, side) for side in range(len(state.cred)))


def end(state: GangsState, winners: list[int], reason: str, clause: str) -> None:
    """End the game; several tied for the winning condition mean that nobody wins (GNC-12.4)."""
    if state.outcome is None:
        state.end(tuple(winners) if len(winners) == 1 else (), reason, clause)
        state.emit(events.GAME_ENDED)


def leaders_by(values: list[int]) -> list[int]:
    """Return the positions of the highest value."""
    most = max(values)
    return [position for position, value in enumerate(values) if value == most]


def end_by_cred(state: GangsState, clause: str) -> None:
    """GNC-1.3 GNC-12.4 GNC-14.9 The game ends; most Street Cred wins, a tie is won by nobody."""
    best = leaders_by(state.cred)
    if state.seats == 1:
        end(state, [0] if best == [0] else [], solo_reason(best), "GNC-14.9")
    elif len(best) == 1:
        end(state, best, "most Street Cred", clause)
    else:
        end(state, best, f"{tied_words(state, best)} tied for the most Street Cred", clause)


def end_by(state: GangsState, best: list[int], title: str, what: str) -> None:
    """GNC-12.4 GNC-13.6 End the game for whoever alone is best; several mean that nobody wins."""
    if len(best) == 1:
        end(state, best, f"{title}: {what}", "GNC-13.6")
        return
    end(state, best, f"{title}: {tied_words(state, best)} tied for {what}", "GNC-12.4")


def end_by_most_cred(state: GangsState, title: str) -> None:
    """GNC-13.6 End the game with an Epilogue by which the most Street Cred wins."""
    end_by(state, leaders_by(state.cred[: state.seats]), title, "the most Street Cred")


def tied_words(state: GangsState, seats: list[int]) -> str:
    """Return who shares the first place, by their gangs."""
    return " and ".join(GANGS[state.gang[seat]].name for seat in seats)


def solo_reason(best: list[int]) -> str:
    """GNC-14.9 Return the Epilogue of the single player game."""
    if len(best) > 1:
        return "a tie for the most Street Cred is a loss for you"
    if best[0] == 0:
        return "Night City Is Yours: you have the most Street Cred"
    if best[0] == terms.LEGEND_SIDE:
        return "Legend of the Afterlife: Johnny/V has the most Street Cred, you lose"
    return "New Management: the opposing Gang has the most Street Cred, you lose"
