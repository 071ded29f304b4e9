"""Setting up: mainframes, decks, mulligans, who begins (NEU-4).

Worked examples: NEU-E13, NEU-E52.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.definitions import PLACES
from nightdeck.games.neuroscape.model.events import (
    GAME_BEGAN,
    HAND_MENDED,
    ORDER_CHOSEN,
    START_ROLLED,
)
from nightdeck.games.neuroscape.model.options import (
    DONE_WITH,
    GO_FIRST,
    GO_SECOND,
    PUT_BACK,
    SWAP_SEATS,
)
from nightdeck.games.neuroscape.model.rulings import R47, R48, R72
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    CYBERDECK,
    DIE,
    HAND,
    MAINFRAME,
    NONE,
    OPENING_HAND,
    RAM_DECK,
)
from nightdeck.games.neuroscape.rules.hands import draw
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option

ACROSS = (1, 0, 3, 2)
DIAGONAL = (2, 3, 0, 1)


def teams_for(seats: int, variant: str) -> list[int]:
    """NEU-18.6 Return the team of every seat: 0 and 3 against 1 and 2, or everybody alone."""
    if seats == 4 and variant == "teams":
        return [0, 1, 1, 0]
    return list(range(seats))


def build_table(state: NeuState, variant: str) -> None:
    """NEU-4.2, NEU-18.2 The pools of teams and all that is counted for each player."""
    state.teams = teams_for(state.seats, variant)
    state.build_zones()
    state.start_pools()
    state.turns_taken = [0] * state.seats
    state.last_turn = [0] * state.seats
    state.missed_draws = [0] * state.seats
    state.deciding = list(range(state.seats))
    state.items_put = [0] * state.seats
    state.played = [[] for _ in range(state.seats)]
    state.emit(GAME_BEGAN, state.seats)


def bring_deck(
    state: NeuState, seat: int, mainframe: str, cards: dict[str, int], ram: dict[str, int]
) -> None:
    """NEU-4.2, NEU-4.3 Put the mainframe into play and shuffle both decks."""
    card = state.make_card(PLACES[mainframe], seat, state.zone_of(seat, MAINFRAME))
    state.activate(card)
    for kind, listed in ((CYBERDECK, cards), (RAM_DECK, ram)):
        for name, number in listed.items():
            for _ in range(number):
                state.make_card(PLACES[name], seat, state.zone_of(seat, kind))
        state.shuffle(state.zone_of(seat, kind))


class Opening(Frame):
    """NEU-4.4 to NEU-4.7 Hands, mulligans, the roll for the first turn."""

    steps: ClassVar[tuple[str, ...]] = (
        "draw_hands",
        "mulligans",
        "roll",
        "choose_order",
        "take_order",
        "choose_member",
        "take_member",
        "choose_swap",
        "take_swap",
        "begin",
    )

    def __init__(
        self,
        rolled: list[int] | None = None,
        first_team: int = NONE,
        first: int = NONE,
        chooser: int = NONE,
    ) -> None:
        self.chooser: int = chooser  # NEU-R53 who decides instead of the dice
        self.rolled: list[int] = [] if rolled is None else rolled
        self.first_team: int = first_team
        self.first: int = first

    def draw_hands(self, state: NeuState) -> str | None:
        """NEU-4.4 Five cards for everybody."""
        for seat in range(state.seats):
            draw(state, seat, OPENING_HAND)
        return None

    def mulligans(self, state: NeuState) -> str | None:
        """NEU-4.5 In seat order, once each."""
        for seat in range(state.seats):
            state.call(Mulligan(seat))
        return None

    def roll(self, state: NeuState) -> str | None:
        """NEU-4.6 Everybody rolls until one player or team is ahead.

        NEU-4.6c Of three or more single players only those who are tied at the top roll again.
        """
        rolling = state.survivors()
        self.rolled = [0] * state.seats
        if self.chooser in rolling:
            self.rolled[self.chooser] = DIE
            return None
        while True:
            for seat in rolling:
                self.rolled[seat] = state.rng.below(DIE) + 1
                state.emit(START_ROLLED, seat, self.rolled[seat])
            sums = self.sums(state)
            if sums.count(max(sums)) == 1:
                return None
            if len(sums) > 2:
                rolling = [seat for seat in rolling if sums[state.teams[seat]] == max(sums)]
                self.rolled = [
                    value if seat in rolling else 0 for seat, value in enumerate(self.rolled)
                ]

    def sums(self, state: NeuState) -> list[int]:
        """NEU-4.6b Return the total of each team."""
        totals = [0] * (max(state.teams) + 1)
        for seat, value in enumerate(self.rolled):
            totals[state.teams[seat]] += value
        return totals

    def speaker(self, state: NeuState, team: int) -> int:
        """NEU-4.6d A team decides by its member with the higher die, the lower seat if equal."""
        members = [seat for seat in range(state.seats) if state.teams[seat] == team]
        return max(members, key=lambda seat: (self.rolled[seat], -seat))

    def choose_order(self, state: NeuState) -> str | None:
        """NEU-4.6a, NEU-4.6c The winner picks first or second, or names who starts; NEU-R48."""
        sums = self.sums(state)
        winner = sums.index(max(sums))
        seat = self.speaker(state, winner)
        if len(sums) == 2:
            state.ask(seat, "play-order", [(GO_FIRST, winner), (GO_SECOND,)])
        elif state.rulings[R48]:
            state.answer = (GO_FIRST, seat)
        else:
            state.ask(seat, "play-order", [(GO_FIRST, each) for each in state.survivors()])
        return None

    def take_order(self, state: NeuState) -> str | None:
        """Keep who begins."""
        sums = self.sums(state)
        winner = sums.index(max(sums))
        if len(sums) > 2:
            self.first = state.answer[1]
            self.first_team = state.teams[self.first]
            return "begin"
        self.first_team = winner if state.answer[0] == GO_FIRST else 1 - winner
        return None

    def choose_member(self, state: NeuState) -> str | None:
        """NEU-4.6b The team that plays first chooses which of its members begins."""
        members = [s for s in range(state.seats) if state.teams[s] == self.first_team]
        options: list[Option] = [(GO_FIRST, seat) for seat in members]
        state.ask_if_open(self.speaker(state, self.first_team), "first-member", options)
        return None

    def take_member(self, state: NeuState) -> str | None:
        """Keep the first player."""
        self.first = state.answer[1]
        return None

    def choose_swap(self, state: NeuState) -> str | None:
        """NEU-R72 `team-picks`: the second team may swap its seats in the turn order."""
        if state.seats != 4 or len(set(state.teams)) != 2 or not state.rulings[R72]:
            return "begin"
        seat = self.speaker(state, 1 - self.first_team)
        state.ask(seat, "swap-seats", [(DONE_WITH,), (SWAP_SEATS,)])
        return None

    def take_swap(self, state: NeuState) -> str | None:
        """NEU-R72 The order of the second team's turns."""
        if state.answer[0] == SWAP_SEATS:
            order = turn_order(state, self.first)
            order[1], order[3] = order[3], order[1]
            state.order = order
        return None

    def begin(self, state: NeuState) -> str | None:
        """NEU-4.8 Turn 1 follows."""
        if not state.order:
            state.order = turn_order(state, self.first)
        state.first_seat = self.first
        state.active_seat = self.first
        state.moved = 0
        state.emit(ORDER_CHOSEN, self.first)
        return DONE


def turn_order(state: NeuState, first: int) -> list[int]:
    """NEU-18.7 The figure 8 of two teams, else clockwise."""
    if state.seats == 4 and len(set(state.teams)) == 2:
        second = ACROSS[first]
        third = DIAGONAL[second]
        return [first, second, third, ACROSS[third]]
    return [(first + step) % state.seats for step in range(state.seats)]


class Mulligan(Frame):
    """NEU-4.5 Choose cards one after another, put them on the bottom, draw as many."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "mend")

    def __init__(self, seat: int, chosen: list[int] | None = None) -> None:
        self.seat: int = seat
        self.chosen: list[int] = [] if chosen is None else chosen

    def offer(self, state: NeuState) -> str | None:
        """Choose a card, or be done."""
        options: list[Option] = [
            (PUT_BACK, card) for card in state.cards(self.seat, HAND) if card not in self.chosen
        ]
        if not options:
            return "mend"
        options.append((DONE_WITH,))
        state.ask(self.seat, "mulligan", options, tuple(self.chosen), len(options) - 1)
        return None

    def take(self, state: NeuState) -> str | None:
        """Nothing moves before "done"."""
        if state.answer[0] == DONE_WITH:
            return None
        self.chosen = [*self.chosen, state.answer[1]]
        return "offer"

    def mend(self, state: NeuState) -> str | None:
        """NEU-4.5 The last one chosen lies lowest; NEU-R47 or in random order."""
        if state.rulings[R47]:
            state.rng.shuffle(self.chosen)
        for card in self.chosen:
            state.move(card, state.zone_of(self.seat, CYBERDECK), 0)
            state.serial[card] += 1
        if self.chosen:
            state.emit(HAND_MENDED, self.seat, len(self.chosen))
            draw(state, self.seat, len(self.chosen))
        return DONE
