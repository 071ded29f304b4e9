"""Setup: Sponsors, shuffling, cuts, opening hands, who starts (CCG-5).

Worked examples: CCG-X29.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.cyberpunk_ccg.model.definitions import PLACES, POOL
from nightdeck.games.cyberpunk_ccg.model.events import (
    DECK_CUT,
    GAME_BEGAN,
    START_CARD_SHOWN,
    START_DECIDED,
)
from nightdeck.games.cyberpunk_ccg.model.options import CUT, DECLINE
from nightdeck.games.cyberpunk_ccg.model.rulings import OPENING_HAND, R34
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import EVENT, GEAR, RUNS, SPONSOR_ZONE
from nightdeck.games.cyberpunk_ccg.rules.drawing import Drawing
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, Option

TIED_ROUNDS = 10


def build_table(state: CcgState) -> None:
    """CCG-2.1, CCG-2.3 Create the zones and the counters of every player."""
    state.build_zones()
    count = state.seats
    state.ops = [0] * count
    state.style_bonus = [0] * count
    state.bust_points = [0] * count
    state.next_team = [1] * count
    state.turns_taken = [0] * count
    state.sponsor = [-1] * count
    state.hit_since = [0] * count
    state.stash_broken = [0] * count
    state.events_resolved = [[] for _ in range(count)]
    state.has_busted = [0] * count


def bring_deck(state: CcgState, seat: int, sponsor: str, cards: dict[str, int]) -> None:
    """CCG-5.1, CCG-5.2 Put the Sponsor into play and the cards into the two decks, shuffled."""
    zone = state.zone_of(seat, SPONSOR_ZONE)
    state.sponsor[seat] = state.make_card(PLACES[sponsor], seat, zone)
    state.activate(state.sponsor[seat])
    for name, copies in cards.items():
        place = PLACES[name]
        deck = RUNS if POOL[place].is_runs else GEAR
        for _ in range(copies):
            state.make_card(place, seat, state.zone_of(seat, deck))
    state.shuffle(state.zone_of(seat, RUNS))
    state.shuffle(state.zone_of(seat, GEAR))


class Opening(Frame):
    """CCG-5 From the cuts to the start player."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "draw", "cut_for_start")

    def begin(self, state: CcgState) -> str | None:
        """CCG-5.3 Every opponent is offered to cut each deck; CCG-R34."""
        state.emit(GAME_BEGAN, state.seats)
        if state.rulings[R34]:
            for owner in range(state.seats):
                for deck in (RUNS, GEAR):
                    for other in state.opponents(owner):
                        state.call(CutOffer(other, owner, deck))
        return None

    def draw(self, state: CcgState) -> str | None:
        """CCG-5.4 Every player in seat order draws four cards."""
        for seat in state.survivors():
            state.call(Drawing(seat, state.number(OPENING_HAND)))
        return None

    def cut_for_start(self, state: CcgState) -> str | None:
        """CCG-5.5, CCG-5.7 The highest Style of a random Gear card goes first."""
        tied = state.survivors()
        cut: list[int] = []
        for _ in range(TIED_ROUNDS):
            worths = {seat: shown_style(state, seat, cut) for seat in tied}
            highest = max(worths.values())
            tied = [seat for seat in tied if worths[seat] == highest]
            if len(tied) == 1:
                break
        first = tied[0] if len(tied) == 1 else tied[state.rng.below(len(tied))]
        for seat in sorted(set(cut)):
            state.shuffle(state.zone_of(seat, GEAR))
        state.active_seat = state.first_seat = first
        state.emit(START_DECIDED, first)
        return DONE


def shown_style(state: CcgState, seat: int, cut: list[int]) -> int:
    """CCG-5.5 Show a random Gear card; return twice its Style, an Event counts one half.

    Also CCG-15.3.
    """
    deck = state.cards(seat, GEAR)
    if not deck:
        return 0
    cut.append(seat)
    card = deck[state.rng.below(len(deck))]
    state.reveal(card, EVERYBODY)
    state.emit(START_CARD_SHOWN, card, seat)
    definition = POOL[state.definition[card]]
    return 1 if definition.kind == EVENT else 2 * definition.style


class CutOffer(Frame):
    """CCG-6.7y One opponent may cut one deck."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int, owner: int, deck: int) -> None:
        self.seat: int = seat
        self.owner: int = owner
        self.deck: int = deck

    def offer(self, state: CcgState) -> str | None:
        """CCG-5.3 At which card, or decline."""
        size = len(state.cards(self.owner, self.deck))
        if size < 2 or state.is_out(self.seat):
            return DONE
        options: list[Option] = [(CUT, place) for place in range(1, size)]
        options.append((DECLINE,))
        state.ask(self.seat, "cut", options, (), len(options) - 1)
        return None

    def take(self, state: CcgState) -> str | None:
        """Put the lower part on top."""
        if state.answer[0] == CUT:
            zone = state.zone_of(self.owner, self.deck)
            cards = state.zones[zone]
            place = state.answer[1]
            cards[:] = cards[place:] + cards[:place]
            state.mix(zone)
            state.emit(DECK_CUT, self.seat, self.owner, 1 if self.deck == GEAR else 0)
        return DONE
