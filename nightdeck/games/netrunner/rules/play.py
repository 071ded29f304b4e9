"""Playing operations and preps, ONR-7.7, ONR-9.4 and ONR-2.1d.

Worked examples: ONR-X37, ONR-X43.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.netrunner.model.definitions import PLAY_FEATURE, POOL, Card
from nightdeck.games.netrunner.model.events import CARD_MOVED, CARD_PLAYED
from nightdeck.games.netrunner.model.forts import run_targets
from nightdeck.games.netrunner.model.options import PLAY
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ARCHIVES,
    CORP_RESOLVING,
    FOR_ANYTHING,
    HANDS,
    NONE,
    OPERATION,
    PREP,
    RUNNER_RESOLVING,
    TRASH,
)
from nightdeck.games.netrunner.rules.bits import available, pay
from nightdeck.games.netrunner.rules.leaving import put
from nightdeck.games.netrunner.rules.resolution import settle
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option
from nightdeck.language.verbs import NUMBER

RESOLVING = (CORP_RESOLVING, RUNNER_RESOLVING)
PILES = (ARCHIVES, TRASH)


def play_options(state: OnrState, seat: int, options: list[Option]) -> None:
    """ONR-5.1.A7, ONR-5.2.A4 Every operation or prep that can be played."""
    faces: list[int] = []
    for card in state.zones[HANDS[seat]]:
        face = state.definition[card]
        definition = POOL[face]
        if not definition.kind & (OPERATION | PREP) or face in faces:
            continue
        faces.append(face)
        effect = definition.on_play
        if effect is None or definition.not_played or not can_play(state, seat, card):
            continue
        if effect.places:
            for fort in run_targets(state, effect.places):
                if effect.can(state, card, fort, 0):
                    options.append((PLAY, card, fort))
        elif effect.can(state, card, NONE, most_x(state, seat, card, definition)):
            options.append((PLAY, card, NONE))


def can_play(state: OnrState, seat: int, card: int) -> bool:
    """ONR-7.7, ONR-9.4 Conditions must hold and the cost must be payable."""
    definition = POOL[state.definition[card]]
    bits = available(state, seat, FOR_ANYTHING)
    least = definition.x_least if definition.cost_is_x else definition.cost
    return least <= bits and definition.play_if.holds(state, card, NONE, 0)


def most_x(state: OnrState, seat: int, card: int, definition: Card) -> int:
    """ONR-7.7 The highest X a card may be played with."""
    if not definition.cost_is_x:
        return 0
    most = available(state, seat, FOR_ANYTHING)
    limit = definition.x_limit
    return most if limit is None else min(most, limit.of(state, card, NONE, 0))


class Play(Frame):
    """ONR-7.7, ONR-9.4 Pay, resolve, then discard; the card lies in `resolving` meanwhile."""

    steps: ClassVar[tuple[str, ...]] = ("offer_number", "pay_cost", "resolve", "check", "discard")

    def __init__(self, seat: int, card: int, fort: int, x: int = 0) -> None:
        self.seat: int = seat
        self.card: int = card
        self.fort: int = fort
        self.x: int = x

    def offer_number(self, state: OnrState) -> str | None:
        """ONR-24.21 X is named when paying."""
        definition = POOL[state.definition[self.card]]
        if not definition.cost_is_x:
            state.answer = (NUMBER, definition.cost)
            return None
        most = most_x(state, self.seat, self.card, definition)
        numbers: list[Option] = [(NUMBER, x) for x in range(definition.x_least, most + 1)]
        state.ask_if_several(self.seat, "number", numbers, (self.card,))
        return None

    def pay_cost(self, state: OnrState) -> str | None:
        """ONR-2.1d It lies face up in `resolving` from the moment it is paid."""
        self.x = state.answer[1]
        put(state, self.card, RESOLVING[self.seat])
        state.emit(CARD_PLAYED, self.card)
        state.note(self.card, PLAY_FEATURE)
        pay(state, self.seat, self.x, FOR_ANYTHING)
        return None

    def resolve(self, state: OnrState) -> str | None:
        """ONR-7.7 The effect, with a run it makes."""
        effect = POOL[state.definition[self.card]].on_play
        assert effect is not None
        effect.resolve(state, self.card, self.fort, self.x)
        return None

    def check(self, state: OnrState) -> str | None:
        """Resolve what follows."""
        settle(state)
        return None

    def discard(self, state: OnrState) -> str | None:
        """ONR-2.1d Only when its effect is over does it go to Archives or the trash."""
        if state.zone[self.card] == RESOLVING[self.seat]:
            put(state, self.card, PILES[self.seat])
            state.emit_to(CARD_MOVED, (self.card, PILES[self.seat]), 0, 0)
        return DONE
