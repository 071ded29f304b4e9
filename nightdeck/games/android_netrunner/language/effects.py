"""The verbs of card text, first part: credits, clicks, cards, counters, damage, tags, and how
effects are put together.

`seat=NONE` always means the owner of the card whose text it is.
"""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.vocabulary import (
    Amount,
    Amounted,
    Effect,
    OnCounters,
    Printed,
)
from nightdeck.games.android_netrunner.rules import counters, tags
from nightdeck.games.android_netrunner.rules.costs import gain_clicks, lose_clicks
from nightdeck.games.android_netrunner.rules.credits import gain_credits, lose_credits
from nightdeck.games.android_netrunner.rules.damage import do_damage
from nightdeck.games.android_netrunner.rules.draw import draw
from nightdeck.games.android_netrunner.rules.resolution import side_of
from nightdeck.language.card_state import SELF
from nightdeck.language.flow import seat_of
from nightdeck.language.values import amount_of, counted, told

# Credits, clicks, cards ---------------------------------------------------------------------------


class GainCredits(Amounted):
    """ANR-AB17 A player gains credits from the bank."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        gain_credits(state, seat_of(state, source, self.seat), amount)

    def words(self) -> str:
        return told("gain {}", self.amount, "credit")


class LoseCredits(Amounted):
    """ANR-AB17 A player loses credits from the pool, as many as there are."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        lose_credits(state, seat_of(state, source, self.seat), amount)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return state.credits[seat_of(state, source, self.seat)] > 0


class TakeCredits(Effect):
    """Take credits from this card into the pool, as many as there are (0: all of them)."""

    def __init__(self, amount: int | Amount = 0) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        wanted = self.amount.of(state, source, target, number)
        held = state.counters[terms.CREDIT][source]
        taken = min(wanted, held) if wanted else held
        seat = side_of(state, source)
        counters.remove_counters(state, source, terms.CREDIT, taken)
        gain_credits(state, seat, taken)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return state.counters[terms.CREDIT][source] > 0

    def words(self) -> str:
        return told("take {} from it", self.amount, "credit")


class TakeChosenCredits(Effect):
    """Take the number of credits that came along (0 takes none)."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        seat = side_of(state, source)
        gain_credits(state, seat, counters.remove_counters(state, source, terms.CREDIT, number))

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return number > 0 and state.counters[terms.CREDIT][source] > 0


class GainClicks(Printed):
    """A player gains clicks; they count only in the own turn (ANR-C3.4)."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        gain_clicks(state, seat_of(state, source, self.seat), self.amount)

    def words(self) -> str:
        return f"gain {counted(self.amount, 'click')}"


class LoseClicks(Printed):
    """ANR-ICE9, ANR-AB17 A player loses remaining clicks, as many as there are."""

    def __init__(self, amount: int, seat: int = terms.RUNNER) -> None:
        super().__init__(amount, seat)

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        lose_clicks(state, seat_of(state, source, self.seat), self.amount)

    def words(self) -> str:
        return f"lose {counted(self.amount, 'click')}"


class Draw(Amounted):
    """A player draws cards; ANR-V2 the Corp loses if R&D is empty."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        seat = seat_of(state, source, self.seat)
        draw(state, seat, self.amount.of(state, source, target, number))

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        if seat_of(state, source, self.seat) == terms.CORP:
            return True
        return bool(state.zones[terms.STACK])

    def words(self) -> str:
        return told("draw {}", self.amount, "card")


# Counters -----------------------------------------------------------------------------------------


class PlaceCounters(OnCounters):
    """Put counters from the bank on this card, the target, the host (SELF, TARGET, HOST)."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if card >= 0:
            amount = self.amount.of(state, source, target, number)
            counters.place_counters(state, card, self.kind, amount)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return self.amount.of(state, source, target, number) > 0

    def words(self) -> str:
        if self.on != SELF:
            return ""
        return told("put {} on it", self.amount, f"{terms.COUNTER_NAMES[self.kind]} counter")


class RemoveCounters(OnCounters):
    """Take counters off this card, the target or the host."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        amount = self.amount.of(state, source, target, number)
        counters.remove_counters(state, card, self.kind, amount)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        card = state.which(source, target, self.on)
        return card >= 0 and state.counters[self.kind][card] > 0

    def words(self) -> str:
        return told("remove {}", self.amount, f"{terms.COUNTER_NAMES[self.kind]} counter")


class Purge(Effect):
    """ANR-VIR1 Remove all virus counters."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        counters.purge(state)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return bool(counters.purgeable(state))


# Damage, tags, bad publicity ----------------------------------------------------------------------


class DoDamage(Effect):
    """ANR-D3 Do damage of a kind (NET, MEAT, BRAIN) to the Runner."""

    def __init__(self, kind: int, amount: int | Amount, preventable: bool = True) -> None:
        super().__init__()
        self.kind: int = kind
        self.amount: Amount = amount_of(amount)
        self.preventable: bool = preventable
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        do_damage(state, self.kind, amount, self.preventable)

    def words(self) -> str:
        return told("do {}", self.amount, f"{terms.DAMAGE_NAMES[self.kind]} damage", "")


class GiveTags(Effect):
    """ANR-TAG2 Give the Runner tags (one event, with a prevention pause)."""

    def __init__(self, amount: int | Amount = 1) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        tags.give_tags(state, self.amount.of(state, source, target, number))

    def words(self) -> str:
        return told("give the Runner {}", self.amount, "tag")


class RemoveTags(Amounted):
    """ANR-TAG2 Remove tags, as many as there are."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        tags.remove_tags(state, self.amount.of(state, source, target, number))

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return state.runner_tags > 0


class TakeBadPublicity(Printed):
    """ANR-BP1 The Corp takes bad publicity."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        tags.take_bad_publicity(state, self.amount)

    def words(self) -> str:
        return f"take {self.amount} bad publicity"


class RemoveBadPublicity(Amounted):
    """Remove bad publicity, as much as there is."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        tags.remove_bad_publicity(state, self.amount.of(state, source, target, number))

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return state.bad_publicity > 0
