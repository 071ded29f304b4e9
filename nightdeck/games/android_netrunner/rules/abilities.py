"""Using paid abilities and click abilities, ANR-AB1 to ANR-AB3 and ANR-AB11.

ANR-Q22 An ability without a possible effect is not offered.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model import definitions
from nightdeck.games.android_netrunner.model.card_abilities import Ability, Action, Cost
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.events import ABILITY_USED
from nightdeck.games.android_netrunner.model.options import USE
from nightdeck.games.android_netrunner.model.servers import remove_empty_servers, run_targets
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.switches import effects_may_be_void
from nightdeck.games.android_netrunner.model.terms import NONE
from nightdeck.games.android_netrunner.rules.costs import can_pay, pay_cost
from nightdeck.games.android_netrunner.rules.credits import available
from nightdeck.games.android_netrunner.rules.leaving import forfeitable
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.state import Option
from nightdeck.language.verbs import CARD, NUMBER


def is_usable(state: AnrState, seat: int, card: int, ability: Ability, target: int = NONE) -> bool:
    """ANR-AB3 Tell whether an ability can be paid for and could change the game."""
    if ability.once and use_key(card, ability) in state.used:
        return False
    if not ability.when.holds(state, card, target, 0):
        return False
    if not can_pay(state, seat, card, ability.cost, ability.purpose):
        return False
    if effects_may_be_void(state) and not ability.cost.is_nothing:
        return True
    return ability.effect.can(state, card, target, most_x(state, seat, card, ability, target))


def most_x(state: AnrState, seat: int, card: int, ability: Ability, target: int) -> int:
    """ANR-AB11 The highest X that can be paid for an ability; 0 if its cost has none."""
    if not ability.cost.x:
        return 0
    most = available(state, seat, ability.purpose) - ability.cost.credits
    if ability.cost.x_limit is not None:
        most = min(most, ability.cost.x_limit.of(state, card, target, 0))
    return most


def use_key(card: int, ability: Ability) -> int:
    """ANR-CC57 How a use is remembered: per copy and ability, or per group of abilities."""
    return card * 64 + (ability.group if ability.group else ability.place)


def paid_options(state: AnrState, seat: int, options: list[Option]) -> None:
    """ANR-W3 Add the paid abilities a player may use in a window that allows PA."""
    window_options(state, seat, definitions.PAID_ROW + seat, False, options)


def encounter_options(state: AnrState, seat: int, options: list[Option]) -> None:
    """ANR-W3 Add what can be used only against the encountered ice (BREAK)."""
    window_options(state, seat, definitions.ENCOUNTER_ROW, True, options)


def window_options(
    state: AnrState, seat: int, row: int, encounter: bool, options: list[Option]
) -> None:
    """Add the abilities of a row without a click in their cost that a player may use."""
    for card in state.index[row]:
        definition = POOL[state.definition[card]]
        for ability in definition.abilities:
            if ability.encounter != encounter or isinstance(ability, Action):
                continue
            if ability.by != seat and (ability.by != NONE or definition.side != seat):
                continue
            if is_usable(state, seat, card, ability):
                options.append((USE, card, ability.place, NONE))


def action_options(state: AnrState, seat: int, options: list[Option]) -> None:
    """ANR-C2.2h, ANR-R1.3g Add the click abilities; ANR-INS22 run abilities once per server."""
    for card in state.index[definitions.ACTION_ROW + seat]:
        for ability in POOL[state.definition[card]].abilities:
            if not isinstance(ability, Action):
                continue
            if ability.effect.places:
                run_ability_options(state, seat, card, ability, options)
            elif is_usable(state, seat, card, ability):
                options.append((USE, card, ability.place, NONE))


def run_ability_options(
    state: AnrState, seat: int, card: int, ability: Ability, options: list[Option]
) -> None:
    """ANR-INS22 Offer a run ability once for every server it may attack."""
    for server in run_targets(state, ability.effect.places, ability.cost.clicks):
        if is_usable(state, seat, card, ability, server):
            options.append((USE, card, ability.place, server))


def use_ability(state: AnrState, seat: int, card: int, place: int, target: int) -> None:
    """ANR-AB2 Pay for an ability and resolve it."""
    state.call(UseAbility(seat, card, place, target))


def needs_choice(cost: Cost) -> bool:
    """ANR-AB11 Tell whether something has to be named while paying."""
    return cost.x or cost.forfeit or cost.trash_card is not None


class UseAbility(Frame):
    """ANR-AB1 One use of a paid ability: announce, pay everything, resolve."""

    steps: ClassVar[tuple[str, ...]] = (
        "announce_number",
        "take_number",
        "announce_card",
        "pay",
        "resolve",
    )

    def __init__(
        self, seat: int, card: int, place: int, target: int, x: int = 0, access: int = 0
    ) -> None:
        self.seat: int = seat
        self.card: int = card
        self.place: int = place
        self.target: int = target
        self.x: int = x
        self.access: int = access

    def ability(self, state: AnrState) -> Ability:
        """Return the ability that is used."""
        definition = POOL[state.definition[self.card]]
        abilities = definition.access_abilities if self.access else definition.abilities
        return abilities[self.place]

    def announce_number(self, state: AnrState) -> str | None:
        """ANR-AB11 X is announced as part of paying, up to what can be paid."""
        ability = self.ability(state)
        if not needs_choice(ability.cost):
            state.answer = (CARD, NONE)
            return "pay"
        if not ability.cost.x:
            return "announce_card"
        most = most_x(state, self.seat, self.card, ability, self.target)
        options: list[Option] = [(NUMBER, amount) for amount in range(most + 1)]
        state.ask_if_open(self.seat, "number", options, (self.card,))
        return None

    def take_number(self, state: AnrState) -> None:
        """ANR-AB11 Remember X."""
        self.x = state.answer[1]

    def announce_card(self, state: AnrState) -> None:
        """ANR-AB2 Name the card that is forfeited or trashed as part of the cost."""
        cost = self.ability(state).cost
        if cost.forfeit:
            cards = forfeitable(state, self.seat)
            state.ask_if_open(self.seat, "forfeit", [(CARD, card) for card in cards])
        elif cost.trash_card is not None:
            cards = cost.trash_card.cards(state, self.card, NONE)
            state.ask_if_open(self.seat, "cost-card", [(CARD, card) for card in cards])
        else:
            state.answer = (CARD, NONE)

    def pay(self, state: AnrState) -> None:
        """ANR-AB2 Pay all parts together."""
        ability = self.ability(state)
        chosen = state.answer[1]
        if ability.once:
            state.used.append(use_key(self.card, ability))
        state.emit(ABILITY_USED, self.card, self.place)
        state.note(self.card, self.place + (definitions.ACCESS_FEATURE if self.access else 0))
        pay_cost(state, self.seat, self.card, ability.cost, self.x, chosen, ability.purpose)

    def resolve(self, state: AnrState) -> None:
        """ANR-AB1 Then the effect; ANR-SB1 a remote that the cost emptied is gone by now."""
        if state.dirty:
            remove_empty_servers(state)
        self.ability(state).effect.resolve(state, self.card, self.target, self.x)
