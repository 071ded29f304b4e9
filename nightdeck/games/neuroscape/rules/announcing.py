"""Announcing an action, step by step, until it lies on the cache (NEU-2.13, NEU-6.2, NEU-10.5).

Worked examples: NEU-E67.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.card_abilities import Ability, Aim
from nightdeck.games.neuroscape.model.costs import (
    cost_to_activate,
    cost_to_play,
    trojan_cost,
)
from nightdeck.games.neuroscape.model.definitions import POOL, Card
from nightdeck.games.neuroscape.model.items import (
    ABILITY_ITEM,
    ACTOR,
    CARD,
    CARD_ITEM,
    DEFINITION,
    KIND,
    MODE,
    PAID,
    PLACE,
    REVERSED,
    SEAT,
    SERIAL,
    TROJAN_ITEM,
    WHERE,
    WHERE_TOO,
    X,
    add_target,
    aim_ware,
    new_item,
    targets,
)
from nightdeck.games.neuroscape.model.numbers import attack
from nightdeck.games.neuroscape.model.options import (
    ACTIVATE,
    AIM,
    NO_AIM,
    NUMBER,
    ON_MAINFRAME,
    ON_PORT,
    PLAY,
    UPRIGHT,
)
from nightdeck.games.neuroscape.model.options import (
    MODE as MODE_VERB,
)
from nightdeck.games.neuroscape.model.options import (
    REVERSED as REVERSED_VERB,
)
from nightdeck.games.neuroscape.model.options import (
    SACRIFICE as SACRIFICE_VERB,
)
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    CHARACTER,
    CYBERWARE,
    NONE,
    SLOT_CARD,
    TROJAN,
)
from nightdeck.games.neuroscape.rules.cyberware import bearers
from nightdeck.games.neuroscape.rules.leaving import (
    SACRIFICE,
    leave_play,
    run_character,
)
from nightdeck.games.neuroscape.rules.playing import abilities_of, can_reverse
from nightdeck.games.neuroscape.rules.programs import mainframes_for
from nightdeck.games.neuroscape.rules.psychosis import check_psychosis
from nightdeck.games.neuroscape.rules.putting import mark_use, put
from nightdeck.games.neuroscape.rules.ram import (
    can_pay,
    chosen_ram,
    paid_as,
    pay,
    payments,
    pledge,
)
from nightdeck.games.neuroscape.rules.targets import can_aim, choices, item_aims, slots, source_of
from nightdeck.games.neuroscape.rules.triggers import settle
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option


class Announcing(Frame):
    """NEU-2.13, NEU-20.1 One action from its announcement to the cache, atomic until then."""

    steps: ClassVar[tuple[str, ...]] = (
        "choose_orientation",
        "take_orientation",
        "choose_mode",
        "take_mode",
        "choose_x",
        "take_x",
        "choose_mainframe",
        "take_mainframe",
        "choose_bearer",
        "take_bearer",
        "choose_target",
        "take_target",
        "choose_sacrifice",
        "take_sacrifice",
        "choose_payment",
        "take_payment",
        "check_psychosis",
        "put_on_cache",
    )

    def __init__(self, item: list[int], passed_over: int = 0, cost: int = 0, gone: int = NONE):
        self.item: list[int] = item
        self.passed_over: int = passed_over  # optional targets that were left out
        self.cost: int = cost
        self.gone: int = gone  # what is sacrificed

    def card(self) -> Card:
        """Return what is printed on the card of the item."""
        return POOL[self.item[DEFINITION]]

    def ability(self) -> Ability | None:
        """Return the ability, None for a card."""
        if self.item[KIND] != ABILITY_ITEM:
            return None
        return abilities_of(self.card())[self.item[PLACE]]

    def ask(self, state: NeuState, question: str, options: list[Option]) -> str | None:
        """Ask the player; if nothing is left, since somebody has given up, all is taken back."""
        if not options:
            if self.item[KIND] == CARD_ITEM:
                state.adjusted[self.item[CARD]] = NONE
            return DONE
        state.ask_if_open(self.item[SEAT], question, options, (self.item[CARD],))
        return None

    def choose_orientation(self, state: NeuState) -> str | None:
        """NEU-12.4 A tarot may be reversed if something allows it."""
        item, card = self.item, self.card()
        if item[KIND] != CARD_ITEM or not can_reverse(state, item[SEAT], card):
            return "choose_mode"
        options: list[Option] = []
        if can_aim(state, item[SEAT], card.aims, item[CARD]):
            options.append((UPRIGHT,))
        if can_aim(state, item[SEAT], card.reversed_aims, item[CARD]):
            options.append((REVERSED_VERB,))
        return self.ask(state, "orientation", options)

    def take_orientation(self, state: NeuState) -> str | None:
        """Keep the orientation."""
        self.item[REVERSED] = 1 if state.answer[0] == REVERSED_VERB else 0
        return None

    def choose_mode(self, state: NeuState) -> str | None:
        """NEU-6.2 Choose one of the alternatives that have their targets."""
        item, card = self.item, self.card()
        if item[KIND] != CARD_ITEM or not card.modes:
            return "choose_x"
        options: list[Option] = [
            (MODE_VERB, place)
            for place, mode in enumerate(card.modes)
            if can_aim(state, item[SEAT], mode.aims, item[CARD])
        ]
        return self.ask(state, "mode", options)

    def take_mode(self, state: NeuState) -> str | None:
        """Keep the mode."""
        self.item[MODE] = state.answer[1]
        return None

    def choose_x(self, state: NeuState) -> str | None:
        """NEU-6.2 X is 0 or more; only payable values are offered."""
        item, card = self.item, self.card()
        if item[KIND] != CARD_ITEM or not card.cost_is_x:
            return "choose_mainframe"
        options: list[Option] = []
        x = 0
        kind = paid_as(state, card.kind)
        while can_pay(state, item[SEAT], self.price(state, x), kind) and x < 100:
            options.append((NUMBER, x))
            x += 1
        return self.ask(state, "x", options)

    def take_x(self, state: NeuState) -> str | None:
        """Keep X."""
        self.item[X] = state.answer[1]
        return None

    def choose_mainframe(self, state: NeuState) -> str | None:
        """NEU-13.1 A slot card is aimed at a mainframe, which is no target."""
        item, card = self.item, self.card()
        if item[KIND] != CARD_ITEM or not card.kind & SLOT_CARD:
            return "choose_bearer"
        seats = mainframes_for(state, item[SEAT], card.kind)
        options: list[Option] = [(ON_MAINFRAME, seat) for seat in seats]
        return self.ask(state, "mainframe", options)

    def take_mainframe(self, state: NeuState) -> str | None:
        """Keep the mainframe."""
        self.item[WHERE] = state.answer[1]
        return None

    def choose_bearer(self, state: NeuState) -> str | None:
        """NEU-11.3 Cyberware targets its bearer and takes a port; a tether two of them."""
        item, card = self.item, self.card()
        if item[KIND] != CARD_ITEM or card.kind != CYBERWARE:
            return "choose_target"
        found = bearers(state, item[SEAT], card)
        if item[WHERE] != NONE:
            found = [each for each in found if each[0] != item[WHERE]]
        elif card.tether and len({each[0] for each in found}) < 2:
            found = []
        options: list[Option] = [(ON_PORT, bearer, port) for bearer, port in found]
        return self.ask(state, "bearer", options)

    def take_bearer(self, state: NeuState) -> str | None:
        """Keep bearer and port; a tether asks for the second one."""
        item = self.item
        _, bearer, port = state.answer
        if item[WHERE] == NONE:
            aim_ware(state.serial, item, WHERE, bearer, port)
            return "choose_bearer" if self.card().tether else None
        aim_ware(state.serial, item, WHERE_TOO, bearer, port)
        return None

    def choose_target(self, state: NeuState) -> str | None:
        """NEU-13.1 Targets in printed order, each only if the others can still be chosen."""
        item = self.item
        if item[KIND] == CARD_ITEM and self.card().kind == TROJAN:
            return "choose_sacrifice"
        aims = slots(item_aims(state, item))
        place = len(targets(item)) + self.passed_over
        if place >= len(aims):
            return "choose_sacrifice"
        options: list[Option] = [
            (AIM, code)
            for code in choices(state, item[SEAT], aims[place], source_of(item), targets(item))
        ]
        if len(targets(item)) >= required_before(item_aims(state, item), place):
            options.append((NO_AIM,))
        return self.ask(state, "target", options)

    def take_target(self, state: NeuState) -> str | None:
        """Keep the target, or leave the rest of this aim out."""
        item = self.item
        if state.answer[0] == NO_AIM:
            aims = item_aims(state, item)
            place = len(targets(item)) + self.passed_over
            self.passed_over += rest_of_aim(aims, place)
        else:
            add_target(item, state.answer[1], state.serial_of(state.answer[1]))
        return "choose_target"

    def choose_sacrifice(self, state: NeuState) -> str | None:
        """NEU-2.13 Objects of additional costs come last; NEU-6.2 the cost is fixed before."""
        self.cost = self.price(state, self.item[X])
        item = self.item
        ability = self.ability()
        options: list[Option] = []
        if ability is not None and ability.sacrifice is not None:
            found = ability.sacrifice.cards(state, source_of(item), NONE)
            options = [(SACRIFICE_VERB, card) for card in found]
        elif item[KIND] == CARD_ITEM and self.card().sacrifices:
            options = [(SACRIFICE_VERB, card) for card in state.characters(item[SEAT])]
        if not options:
            return "choose_payment"
        return self.ask(state, "sacrifice", options)

    def take_sacrifice(self, state: NeuState) -> str | None:
        """Keep what will be sacrificed."""
        self.gone = state.answer[1]
        return None

    def choose_payment(self, state: NeuState) -> str | None:
        """NEU-7.4 The payer chooses among different RAM."""
        item = self.item
        kind = paid_as(state, self.card().kind) if item[KIND] == CARD_ITEM else 0
        options = payments(state, item[SEAT], self.cost, kind)
        return self.ask(state, "payment", options)

    def take_payment(self, state: NeuState) -> str | None:
        """NEU-6.2 Pay: a character's RAM is pledged, other RAM is run, sacrifices are made."""
        item = self.item
        answer = state.answer
        if item[KIND] == CARD_ITEM and paid_as(state, self.card().kind) == CHARACTER:
            pledge(state, chosen_ram(state, item[SEAT], answer)[0], item[CARD])
        else:
            pay(state, item[SEAT], answer)
        ability = self.ability()
        actor = item[ACTOR]
        if ability is not None and ability.runs and actor != NONE:
            run_character(state, actor)
        if actor != NONE:
            item[SERIAL] = state.serial[actor]
        lost = [card for card in (self.gone,) if card != NONE]
        if ability is not None and ability.sacrifices_self:
            lost.append(item[CARD])
        if lost:
            item[PAID] = max(0, attack(state, lost[0])) if state.is_on_field(lost[0]) else 0
        state.result = 1
        checks = ability is not None and actor != NONE
        if checks and actor in lost:
            check_psychosis(state, actor, item[SEAT])  # NEU-11.11 as it last was in play
        if lost:
            leave_play(state, lost, SACRIFICE)
        if checks and actor not in lost:
            check_psychosis(state, actor, item[SEAT])  # NEU-11.8 after the costs
        return None

    def check_psychosis(self, state: NeuState) -> str | None:
        """NEU-10.5, NEU-11.9 On a failure nothing comes onto the cache."""
        item, ability = self.item, self.ability()
        if ability is None:
            return None
        passed = state.result == 1
        mark_use(state, item, ability, passed)
        if passed:
            return None
        state.items_put[item[SEAT]] += 1
        settle(state)
        return DONE

    def put_on_cache(self, state: NeuState) -> str | None:
        """NEU-6.2 The item lies on top; then one checkpoint and the triggers of announcing."""
        put(state, self.item, self.cost)
        settle(state)
        return DONE

    def price(self, state: NeuState, x: int) -> int:
        """NEU-7.9 Return what the action costs now."""
        item = self.item
        if item[KIND] == CARD_ITEM:
            return cost_to_play(state, item[CARD], item[SEAT], x)
        if item[KIND] == ABILITY_ITEM:
            ability = self.ability()
            assert ability is not None
            return cost_to_activate(state, item[CARD], ability, item[SEAT])
        return trojan_cost(state, item[CARD], item[SEAT])


def required_before(aims: tuple[Aim, ...], place: int) -> int:
    """Return how many targets must be there before the one at a place may be left out."""
    before = 0
    needed = 0
    for aim in aims:
        needed += aim.least
        before += aim.most
        if place < before:
            return needed
    return needed


def rest_of_aim(aims: tuple[Aim, ...], place: int) -> int:
    """Return how many targets of the same aim are left out with the one at a place."""
    end = 0
    for aim in aims:
        end += aim.most
        if place < end:
            return end - place
    return 0


def announce(state: NeuState, seat: int, option: Option, adjusted: int = NONE) -> None:
    """Call the procedure for an option of Deploy or of a swift check.

    `adjusted`: NEU-7.9 the play adjustment, 0 for free, n for so much less.
    """
    state.items += 1
    number = state.items
    if option[0] == PLAY:
        card = option[1]
        if adjusted != NONE:
            state.adjusted[card] = adjusted
            state.adjusted_at[card] = state.tick()
        item = new_item(number, seat, CARD_ITEM, card, state.definition[card])
    elif option[0] == ACTIVATE:
        card = option[1]
        item = new_item(number, seat, ABILITY_ITEM, card, state.definition[card])
        item[PLACE] = option[2]
        item[ACTOR] = option[3]
    else:
        card = option[1]
        item = new_item(number, seat, TROJAN_ITEM, card, state.definition[card])
        item[WHERE] = state.place_of(card)
    state.call(Announcing(item))
