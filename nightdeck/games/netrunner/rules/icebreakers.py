"""Ice and icebreakers, ONR-12.1 to ONR-12.7, ONR-12.13, ONR-12.15 and ONR-12.19.

ONR-R25 Killer is a keyword like any other: matching is the same either way (ONR-23A.36).

Worked examples: ONR-X08, ONR-X09, ONR-X10, ONR-X11, ONR-X12, ONR-X35, ONR-X40.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.netrunner.model.card_abilities import ALL, WORM_USED, Breaker
from nightdeck.games.netrunner.model.definitions import (
    BOOST_FEATURE,
    BREAK_FEATURE,
    BREAKER_ROW,
    POOL,
    PURSE_ROW,
)
from nightdeck.games.netrunner.model.events import BITS_LOST, BOOSTED, SUBROUTINE_BROKEN
from nightdeck.games.netrunner.model.numbers import (
    break_surcharge,
    cannot_use,
    keywords,
    strength,
    subroutines,
)
from nightdeck.games.netrunner.model.options import BOOST, BREAK, LOSE_BITS, SUBROUTINE
from nightdeck.games.netrunner.model.rulings import R46
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    BITS,
    FOR_BREAKER,
    FOR_KILLER,
    FOR_QUIET_BREAKER,
    KILLER,
    NO_NOISE,
    NOISY,
    NONE,
    RUNNER,
    STEALTH,
    STRENGTH,
    THIS_RUN,
)
from nightdeck.games.netrunner.rules.action_accounting import owe_actions
from nightdeck.games.netrunner.rules.bits import available, pay
from nightdeck.games.netrunner.rules.resolution import settle
from nightdeck.games.netrunner.rules.rez import interrupt_by_rez, is_worm
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option
from nightdeck.language.card_state import USES
from nightdeck.language.verbs import ENOUGH


def purpose_of(keys: int) -> int:
    """ONR-12.6, ONR-12.7 Which card bits pay for an icebreaker: stealth not for noisy ones."""
    found = FOR_BREAKER
    if not keys & NOISY:
        found |= FOR_QUIET_BREAKER
    return found | FOR_KILLER if keys & KILLER else found


def matches(state: OnrState, breaker: Breaker, ice: int) -> bool:
    """ONR-12.1 One matching keyword of the ice is enough."""
    return breaker.breaks == 0 or breaker.breaks & keywords(state, ice) != 0


def breakable(state: OnrState, card: int, breaker: Breaker, ice: int) -> list[int]:
    """ONR-12.19 The unbroken subroutines an icebreaker could break if it were strong enough."""
    if state.unbreakable or not matches(state, breaker, ice):
        return []
    found: list[int] = []
    for place, each in enumerate(subroutines(state, ice)):
        if state.broken >> place & 1:
            continue
        if breaker.content and not each.content & breaker.content:
            continue
        if breaker.instead is not None and card * USES + place in state.tried:
            continue
        found.append(place)
    return found


def breaker_options(state: OnrState, options: list[Option]) -> None:
    """ONR-12.19, ONR-24.6 Boosts and breaks of every icebreaker in this encounter."""
    ice = state.encountered
    for card in state.index[BREAKER_ROW]:
        definition = POOL[state.definition[card]]
        breaker = definition.breaker
        if breaker is None or is_barred(state, card, definition.keywords):
            continue
        places = breakable(state, card, breaker, ice)
        bits = available(state, RUNNER, purpose_of(definition.keywords))
        if places and strength(state, card) >= strength(state, ice):
            surcharge = break_surcharge(state, ice)
            if breaker.most == ALL:
                if breaker.cost + surcharge * len(places) <= bits:
                    options.append((BREAK, card, NONE))
            elif breaker.cost + surcharge <= bits:
                options.extend([(BREAK, card, place) for place in places])
        boost = definition.boost
        if boost is not None and boost.cost <= bits:
            for_run = boost.duration == THIS_RUN and matches(state, breaker, ice)
            if places or for_run:
                options.append((BOOST, card))


def is_barred(state: OnrState, card: int, keys: int) -> bool:
    """Tell whether an icebreaker cannot be used now."""
    if keys & NOISY and state.lasting and state.lasts(NO_NOISE):
        return True
    return cannot_use(state, card)


class BoostBreaker(Frame):
    """ONR-12.4 One boost."""

    steps: ClassVar[tuple[str, ...]] = ("pay_price", "strengthen", "interrupt", "finish")

    def __init__(self, card: int) -> None:
        self.card: int = card

    def pay_price(self, state: OnrState) -> str | None:
        """ONR-12.4 Pay; some boosts also cost forgone actions."""
        definition = POOL[state.definition[self.card]]
        boost = definition.boost
        assert boost is not None
        state.note(self.card, BOOST_FEATURE)
        pay(state, RUNNER, boost.cost, purpose_of(definition.keywords))
        owe_actions(state, RUNNER, boost.forgo)
        return None

    def strengthen(self, state: OnrState) -> str | None:
        """ONR-12.4, ONR-10.8a Until the end of the encounter, unless it says otherwise."""
        boost = POOL[state.definition[self.card]].boost
        assert boost is not None
        state.last(STRENGTH, self.card, boost.amount, boost.duration, self.card)
        state.emit(BOOSTED, self.card, boost.amount)
        return None

    def interrupt(self, state: OnrState) -> str | None:
        """ONR-17.20c After the use of a Worm the Corp may rez what waits for it."""
        if is_worm(state, self.card):
            interrupt_by_rez(state, WORM_USED, state.run_fort, self.card)
        return None

    def finish(self, state: OnrState) -> str | None:
        """Resolve what follows."""
        settle(state)
        return DONE


class BreakSubroutines(Frame):
    """ONR-12.5, ONR-12.15 One use of an icebreaker: name subroutines, pay, break, make noise."""

    steps: ClassVar[tuple[str, ...]] = (
        "offer",
        "take",
        "pay_price",
        "break_them",
        "noise",
        "offer_noise",
        "take_noise",
        "interrupt",
        "finish",
    )

    def __init__(self, card: int, places: list[int], noise_left: int = 0) -> None:
        self.card: int = card
        self.places: list[int] = places
        self.noise_left: int = noise_left

    def breaker(self, state: OnrState) -> Breaker:
        """Return how the icebreaker breaks."""
        found = POOL[state.definition[self.card]].breaker
        assert found is not None
        return found

    def offer(self, state: OnrState) -> str | None:
        """ONR-12.15 "Up to N" names them one by one, as far as the surcharges can be paid."""
        breaker = self.breaker(state)
        left = breakable(state, self.card, breaker, state.encountered)
        if breaker.most == ALL:
            self.places = left
            return "pay_price"
        left = [place for place in left if place not in self.places]
        price = breaker.cost + break_surcharge(state, state.encountered) * (len(self.places) + 1)
        keys = POOL[state.definition[self.card]].keywords
        if len(self.places) >= breaker.most or not left:
            return "pay_price"
        if price > available(state, RUNNER, purpose_of(keys)):
            return "pay_price"
        options: list[Option] = [(SUBROUTINE, place) for place in left]
        options.append((ENOUGH,))
        state.ask(RUNNER, "encounter", options, (self.card,), len(options) - 1)
        return None

    def take(self, state: OnrState) -> str | None:
        """One more, or enough."""
        if state.answer[0] == ENOUGH:
            return None
        self.places.append(state.answer[1])
        return "offer"

    def pay_price(self, state: OnrState) -> str | None:
        """ONR-12.5 The price once, surcharges for each subroutine."""
        breaker = self.breaker(state)
        price = breaker.cost + break_surcharge(state, state.encountered) * len(self.places)
        state.note(self.card, BREAK_FEATURE)
        pay(state, RUNNER, price, purpose_of(POOL[state.definition[self.card]].keywords))
        return None

    def break_them(self, state: OnrState) -> str | None:
        """ONR-12.5 Each named subroutine is broken."""
        breaker = self.breaker(state)
        for place in self.places:
            if breaker.instead is not None:
                state.tried.append(self.card * USES + place)
                breaker.instead.resolve(state, self.card, self.card, place)
            else:
                break_subroutine(state, self.card, place)
        if breaker.after is not None:
            breaker.after.resolve(state, self.card, self.card, len(self.places))
        return None

    def noise(self, state: OnrState) -> str | None:
        """ONR-12.7, ONR-12.13 A penalty: stealth cards lose bits, as far as there are any."""
        self.noise_left = self.breaker(state).noise
        if not self.noise_left:
            return "interrupt"
        if state.rulings[R46]:
            return None
        for card in stealth_cards(state):
            lost = min(self.noise_left, state.counters[BITS][card])
            state.counters[BITS][card] -= lost
            self.noise_left -= lost
            if lost:
                state.emit(BITS_LOST, RUNNER, lost)
        return "interrupt"

    def offer_noise(self, state: OnrState) -> str | None:
        """ONR-12.13 Under ONR-R46 `ask` the Runner chooses the stealth cards, bit by bit."""
        options: list[Option] = [(LOSE_BITS, card) for card in stealth_cards(state)]
        if not options or not self.noise_left:
            return "interrupt"
        state.ask_if_several(RUNNER, "payment", options, (self.card,))
        return None

    def take_noise(self, state: OnrState) -> str | None:
        """One bit is lost."""
        state.counters[BITS][state.answer[1]] -= 1
        self.noise_left -= 1
        state.emit(BITS_LOST, RUNNER, 1)
        return "offer_noise"

    def interrupt(self, state: OnrState) -> str | None:
        """ONR-17.20c After the use of a Worm the Corp may rez what waits for it."""
        if is_worm(state, self.card):
            interrupt_by_rez(state, WORM_USED, state.run_fort, self.card)
        return None

    def finish(self, state: OnrState) -> str | None:
        """Resolve what follows."""
        settle(state)
        return DONE


def stealth_cards(state: OnrState) -> list[int]:
    """ONR-12.7 Stealth cards that hold bits, in install order."""
    return [
        card
        for card in state.index[PURSE_ROW + RUNNER]
        if state.counters[BITS][card] and POOL[state.definition[card]].keywords & STEALTH
    ]


def break_subroutine(state: OnrState, breaker: int, place: int) -> None:
    """ONR-12.5 Mark one subroutine of the encountered ice as broken."""
    if state.encountered == NONE or state.broken >> place & 1:
        return
    state.broken |= 1 << place
    state.broken_by.append(breaker * USES + place)
    state.emit(SUBROUTINE_BROKEN, breaker, place, state.encountered)


def undo_breaker(state: OnrState, breaker: int) -> None:
    """Take back all boosts and breaks an icebreaker made in this encounter; the bits stay spent."""
    for key in [key for key in state.broken_by if key // USES == breaker]:
        state.broken &= ~(1 << key % USES)
        state.broken_by.remove(key)
    state.lasting = [
        row for row in state.lasting if not (row[0] == STRENGTH and row[1] == row[4] == breaker)
    ]


def is_fully_broken(state: OnrState) -> bool:
    """ONR-12.8 All subroutines of the encountered ice are broken; none at all counts as all."""
    number = len(subroutines(state, state.encountered))
    return state.broken & ((1 << number) - 1) == (1 << number) - 1
