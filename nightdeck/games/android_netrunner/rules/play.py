"""Playing operations and events, ANR-INS18.

Worked examples: ANR-E02, ANR-E15, ANR-E34, ANR-E52. ANR-C2.2d, ANR-R1.3d.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model import events, modifiers, reasons, switches, terms
from nightdeck.games.android_netrunner.model.definitions import POOL, Card
from nightdeck.games.android_netrunner.model.options import PLAY
from nightdeck.games.android_netrunner.model.reasons import FINE
from nightdeck.games.android_netrunner.model.servers import run_targets
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE
from nightdeck.games.android_netrunner.rules.costs import spend_clicks
from nightdeck.games.android_netrunner.rules.credits import available, pay
from nightdeck.games.android_netrunner.rules.leaving import trash_now
from nightdeck.games.android_netrunner.rules.resolution import settle
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option
from nightdeck.language.verbs import NUMBER


def purpose_of_play(definition: Card) -> int:
    """ANR-REC1 What hosted credits may pay for playing a card."""
    return terms.FOR_PLAY_EVENT if definition.kind == terms.EVENT else terms.FOR_ANYTHING


def why_not_played(state: AnrState, card: int, target: int, clicks: int = 1) -> int:
    """ANR-AB3, ANR-INS18 What is missing: credits, clicks, condition, an effect for some X."""
    definition = POOL[state.definition[card]]
    seat = definition.side
    cost = modifiers.play_cost(state, card)
    if cost > state.credits[seat] and cost > available(state, seat, purpose_of_play(definition)):
        return reasons.TOO_DEAR
    if clicks + definition.extra_clicks > state.clicks[seat]:
        return reasons.TOO_FEW_CLICKS
    if not definition.play_if.holds(state, card, target, 0):
        return reasons.NOT_HAPPENED
    effect = definition.on_play
    if effect is None:
        return reasons.VOID
    if switches.effects_may_be_void(state) and (cost or clicks):
        return FINE
    if effect.can(state, card, target, most_x(state, card, target)):
        return FINE
    return reasons.VOID


def most_x(state: AnrState, card: int, target: int) -> int:
    """ANR-AB11 The highest X that can be paid for a card; 0 if its cost has none."""
    definition = POOL[state.definition[card]]
    if not definition.cost_is_x:
        return 0
    most = available(state, definition.side, purpose_of_play(definition))
    if definition.x_limit is not None:
        most = min(most, definition.x_limit.of(state, card, target, 0))
    return most


def play_options(state: AnrState, card: int, options: list[Option], clicks: int = 1) -> None:
    """ANR-DEC19, ANR-INS22 One option, or one per server for cards that start a run."""
    effect = POOL[state.definition[card]].on_play
    if effect is not None and effect.places:
        needed = clicks + POOL[state.definition[card]].extra_clicks
        for server in run_targets(state, effect.places, needed):
            if not why_not_played(state, card, server, clicks):
                options.append((PLAY, card, server))
    elif not why_not_played(state, card, NONE, clicks):
        options.append((PLAY, card, NONE))


class Play(Frame):
    """ANR-INS18 Play a card: announce X, pay, resolve the text, trash the card."""

    steps: ClassVar[tuple[str, ...]] = (
        "announce",
        "take_number",
        "conditions_before",
        "resolve",
        "conditions_after",
        "trash",
        "check",
    )

    def __init__(self, card: int, target: int, clicks: int = 1, x: int = 0) -> None:
        self.card: int = card
        self.target: int = target
        self.clicks: int = clicks
        self.x: int = x

    def announce(self, state: AnrState) -> str | None:
        """ANR-AB11 X is announced as part of paying."""
        definition = POOL[state.definition[self.card]]
        if not definition.cost_is_x:
            state.answer = (NUMBER, 0)
            return None
        most = most_x(state, self.card, self.target)
        options: list[Option] = [(NUMBER, amount) for amount in range(most + 1)]
        state.ask_if_open(definition.side, "number", options, (self.card,))
        return None

    def take_number(self, state: AnrState) -> None:
        """ANR-INS18 Pay click(s) and cost; the card lies in the play area and is active."""
        self.x = state.answer[1]
        definition = POOL[state.definition[self.card]]
        seat = definition.side
        cost = modifiers.play_cost(state, self.card) + self.x
        if self.clicks + definition.extra_clicks:
            spend_clicks(state, seat, self.clicks + definition.extra_clicks)
        state.move(self.card, terms.CORP_PLAY if seat == CORP else terms.RUNNER_PLAY)
        state.activate(self.card)
        pay(state, seat, cost, purpose_of_play(definition))

    def conditions_before(self, state: AnrState) -> None:
        """ANR-Q25 "Whenever you play" conditions come before the text resolves."""
        state.emit(events.PLAY_BEGINS, self.card)
        if not switches.played_conditions_wait(state):
            state.emit(events.CARD_PLAYED, self.card, self.x)
            settle(state)

    def resolve(self, state: AnrState) -> None:
        """ANR-INS18 Resolve the text in order; a run it starts is part of that."""
        effect = POOL[state.definition[self.card]].on_play
        if effect is not None:
            effect.resolve(state, self.card, self.target, self.x)

    def conditions_after(self, state: AnrState) -> None:
        """ANR-Q25 `after-resolve`: the conditions come now."""
        if switches.played_conditions_wait(state):
            state.emit(events.CARD_PLAYED, self.card, self.x)
        settle(state)

    def trash(self, state: AnrState) -> None:
        """ANR-2.6, ANR-2.10 The card is trashed, Corp cards face up, unless its text moved it."""
        if state.zone[self.card] in (terms.CORP_PLAY, terms.RUNNER_PLAY):
            trash_now(state, self.card, NONE)

    def check(self, state: AnrState) -> str | None:
        """ANR-SB1 State checks."""
        settle(state)
        return DONE
