"""What an action takes: EB, and the cards that would be exhausted for it (CCG-6.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nightdeck.games.cyberpunk_ccg.model import options as verbs
from nightdeck.games.cyberpunk_ccg.model.card_abilities import FREE
from nightdeck.games.cyberpunk_ccg.model.costs import card_cost
from nightdeck.games.cyberpunk_ccg.model.funds import cheapest, most
from nightdeck.games.cyberpunk_ccg.model.inherent import ability_at
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import NONE
from nightdeck.games.cyberpunk_ccg.rules.acting import ways
from nightdeck.games.cyberpunk_ccg.rules.legwork import op_price
from nightdeck.games.cyberpunk_ccg.rules.paying import Payment
from nightdeck.games.cyberpunk_ccg.seen.names import card_name
from nightdeck.kernel.game import Cost
from nightdeck.kernel.state import Option

PAID: Final = (verbs.BUY, verbs.PLAY, verbs.PAY_FOR_OP, verbs.USE)


def price_of(state: CcgState, seat: int, option: Option) -> int:
    """CCG-6.5 Return the EB that an action takes."""
    verb = option[0]
    if verb in (verbs.BUY, verbs.PLAY):
        return card_cost(state, seat, option[1])
    if verb == verbs.PAY_FOR_OP:
        return op_price(state, option[1])
    if verb != verbs.USE:
        return 0
    ability = ability_at(state, option[1], option[2])
    fees = [fee for _, fee in ways(state, option[1], ability)]
    return ability.eb + min(fees, default=0)


def itself(state: CcgState, option: Option) -> list[int]:
    """CCG-6.3a Return the card that an ability exhausts, if it does."""
    if option[0] != verbs.USE:
        return []
    ability = ability_at(state, option[1], option[2])
    return [] if ability.cost_now(state.rulings) == FREE else [option[1]]


def payers(state: CcgState, seat: int, price: int, excluded: list[int]) -> list[int]:
    """CCG-6.5d Return the cards that would be exhausted if it is paid automatically."""
    payment = Payment(seat, "", price, excluded=excluded)
    return list(picked(tuple(payment.auto_sources(state)), price))


@lru_cache(4_096)
def picked(sources: tuple[tuple[int, int, int], ...], price: int) -> tuple[int, ...]:
    """CCG-6.5d Return the cheapest picks; the same sources and prices come again and again."""
    return tuple(cheapest(list(sources), price))


class Price:
    """What an option takes, as a seat would pay it."""

    def __init__(self, state: CcgState, seat: int, option: Option) -> None:
        self.eb: int = price_of(state, seat, option) if option[0] in PAID else 0
        self.used: list[int] = itself(state, option)
        self.paying: list[int] = []
        if self.eb > 0:
            self.paying = payers(state, seat, self.eb, self.used)
        elif option[0] in (verbs.SOURCE, verbs.DEAL, verbs.PAY_WITH) and option[1] != NONE:
            self.used = [option[1]]
        elif option[0] == verbs.BOOST:
            self.used = [option[2]]

    def costs(self) -> tuple[Cost, ...]:
        """Return the parts of the price: EB, and how many cards are exhausted."""
        found: list[Cost] = []
        if self.eb:
            found.append(Cost("coin", self.eb, f"{self.eb} EB"))
        cards = len(self.used) + len(self.paying)
        if cards:
            word = "card" if cards == 1 else "cards"
            found.append(Cost("used", cards, f"{cards} {word} exhausted"))
        return tuple(found)

    def note(self, state: CcgState, seat: int) -> str:
        """Say which cards would be exhausted, and how much is ready then."""
        if not self.paying:
            return ""
        names = ", ".join(card_name(state, card, seat) for card in self.paying)
        left = most(state, seat, (*self.used, *self.paying))
        return f"exhausts {names}; {left} EB stay ready"
