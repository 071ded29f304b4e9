"""Effects that change numbers: stats, sides of the attack, security, points, costs (CCG-6.8)."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.codes import is_profession, is_side, profession_of, side_of
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.events import (
    DISCOUNT_GAINED,
    SIDE_CHANGED,
    STAT_CHANGED,
)
from nightdeck.games.cyberpunk_ccg.model.numbers import constants
from nightdeck.games.cyberpunk_ccg.model.rulings import R27, R44
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    E_SEC,
    FOR_GOOD,
    FREE_RAISE,
    LONG_RANGE_FEE,
    M_SEC,
    NONE,
    TEAM_MOVEMENT,
    THIS_ATTACK,
    THIS_TURN,
    lasting,
)
from nightdeck.games.cyberpunk_ccg.model.vocabulary import Amount, Effect, Selection
from nightdeck.games.cyberpunk_ccg.rules.authority import gain_busts
from nightdeck.games.cyberpunk_ccg.rules.drawing import gain_ops, gain_style
from nightdeck.games.cyberpunk_ccg.rules.using_cards import last
from nightdeck.language.card_state import TARGET
from nightdeck.language.values import amount_of

NO_STOP = 999


class Strengthen(Effect):
    """CCG-8.1i The target side gets ATTACK or Defense until the attack ends."""

    def __init__(self, attack: int | Amount = 0, defense: int | Amount = 0) -> None:
        super().__init__()
        self.attack: Amount = amount_of(attack)
        self.defense: Amount = amount_of(defense)

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        if not is_side(target):
            return
        which = side_of(target)
        attack = self.attack.of(state, source, target, number)
        defense = self.defense.of(state, source, target, number)
        state.bonus_attack[which] += attack
        state.bonus_defense[which] += defense
        state.emit(SIDE_CHANGED, which, attack, defense)


class Change(Effect):
    """A stat of a card (the target, this card, its bearer) changes for some time."""

    def __init__(
        self, quantity: int, amount: int | Amount, duration: int = THIS_TURN, on: int = TARGET
    ) -> None:
        super().__init__()
        self.quantity: int = quantity
        self.amount: Amount = amount_of(amount)
        self.duration: int = duration
        self.on: int = on

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if not state.is_in_play(card):
            return
        amount = self.amount.of(state, source, target, number)
        seat = state.controller(source)
        last(state, self.quantity, card, amount, self.duration, seat, source)
        state.emit(STAT_CHANGED, card, self.quantity, amount)


class ChangeEach(Effect):
    """CCG-6.8f A stat of every card that fits now changes for some time.

    With a profession as its target only Runners of that profession are meant.
    """

    def __init__(
        self, selection: Selection, quantity: int, amount: int | Amount, duration: int = THIS_TURN
    ) -> None:
        super().__init__()
        self.selection: Selection = selection
        self.quantity: int = quantity
        self.amount: Amount = amount_of(amount)
        self.duration: int = duration

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        seat = state.controller(source)
        wanted = profession_of(target) if is_profession(target) else 0
        for card in self.selection.cards(state, source, target):
            if wanted and not POOL[state.definition[card]].professions & wanted:
                continue
            last(state, self.quantity, card, amount, self.duration, seat, source)
            state.emit(STAT_CHANGED, card, self.quantity, amount)


def change_security(
    state: CcgState, card: int, quantity: int, amount: int, stop: int, duration: int, seat: int
) -> None:
    """CCG-10.15 Append a timed change of M-Sec or E-Sec."""
    if amount == 0:
        return
    until = lasting(duration, seat, state.turn)
    state.security.append((quantity, card, amount, stop, until))
    state.emit(STAT_CHANGED, card, quantity, amount)


class Secure(Effect):
    """The target Location or Operation gets M-Sec and E-Sec for some time (CCG-10.15)."""

    def __init__(self, m: int | Amount = 0, e: int | Amount = 0, duration: int = THIS_TURN) -> None:
        super().__init__()
        self.m: Amount = amount_of(m)
        self.e: Amount = amount_of(e)
        self.duration: int = duration

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        if state.is_target_card(target):
            self.apply(state, source, target, number)

    def apply(self, state: CcgState, source: int, card: int, number: int) -> None:
        """Change one card."""
        seat = state.controller(source)
        m = self.m.of(state, source, card, number)
        e = self.e.of(state, source, card, number)
        change_security(state, card, M_SEC, m, NO_STOP, self.duration, seat)
        change_security(state, card, E_SEC, e, NO_STOP, self.duration, seat)


class SecureEach(Secure):
    """CCG-6.8f Every Location or Operation that fits now gets M-Sec and E-Sec for some time."""

    def __init__(
        self,
        selection: Selection,
        m: int | Amount = 0,
        e: int | Amount = 0,
        duration: int = THIS_TURN,
    ) -> None:
        super().__init__(m, e, duration)
        self.selection: Selection = selection

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        for card in self.selection.cards(state, source, target):
            self.apply(state, source, card, number)


class Raise(Effect):
    """CCG-10.6, CCG-10.14 Credibility: M-Sec by Power this turn; CCG-R44."""

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        if state.is_target_card(target):
            duration = FOR_GOOD if state.rulings[R44] else THIS_TURN
            seat = state.controller(source)
            change_security(state, target, M_SEC, number, NO_STOP, duration, seat)


class RaiseElectronics(Effect):
    """CCG-10.7, CCG-10.21 Interface: E-Sec up by Power, at most to the printed value; CCG-R27."""

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        if not state.is_target_card(target):
            return
        printed = POOL[state.definition[target]].e_sec
        stop = (printed, NO_STOP, 2 * printed)[state.rulings[R27]]
        if constants(state, FREE_RAISE, source):
            stop = NO_STOP
        seat = state.controller(source)
        change_security(state, target, E_SEC, number, stop, THIS_TURN, seat)


class GainStyle(Effect):
    """You gain Style Points."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points: int = points

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        gain_style(state, state.controller(source), self.points)

    def words(self) -> str:
        return f"gain {self.points} Style Points"


class GainOps(Effect):
    """You gain Ops Points."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points: int = points

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        gain_ops(state, state.controller(source), self.points)


class GainBust(Effect):
    """You gain bust points."""

    def __init__(self, points: int | Amount) -> None:
        super().__init__()
        self.points: Amount = amount_of(points)

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        gain_busts(state, state.controller(source), self.points.of(state, source, target, number))


class NextCostsLess(Effect):
    """CCG-6.5n The next card of these types (and Equipment) you play this turn is cheaper."""

    def __init__(self, types: int, amount: int, least: int, equipment: int = 0) -> None:
        super().__init__()
        self.types: int = types
        self.amount: int = amount
        self.least: int = least
        self.equipment: int = equipment

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        seat = state.controller(source)
        state.discounts.append([seat, self.types, self.equipment, self.amount, self.least])
        state.emit(DISCOUNT_GAINED, source, seat, self.amount)


class NextCyberIsGentle(Effect):
    """CCG-6.5n The next Cyber you buy onto a Runner this turn costs less Empathy."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: int = amount

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        state.empathy_gifts.append([state.controller(source), self.amount])


class CheaperInHand(Effect):
    """The target card costs you less as long as it stays in your hand, for some time."""

    def __init__(self, amount: int, least: int, duration: int) -> None:
        super().__init__()
        self.amount: int = amount
        self.least: int = least
        self.duration: int = duration

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        if target == NONE:
            return
        seat = state.controller(source)
        until = lasting(self.duration, seat, state.turn)
        state.price_cuts.append([target, seat, self.amount, self.least, until])


class TeamMoves(Effect):
    """CCG-8.7k Attacks declared with the target Team have more Movement this turn."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: int = amount

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        seat = state.controller(source)
        last(state, TEAM_MOVEMENT, target, self.amount, THIS_TURN, seat, source)


class LowerFee(Effect):
    """CCG-10.4c The Long Range fee of the target Runner is lower by the Power this turn."""

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        seat = state.controller(source)
        last(state, LONG_RANGE_FEE, target, -number, THIS_TURN, seat, source)
        state.emit(STAT_CHANGED, target, LONG_RANGE_FEE, -number)


class CombatSense(Effect):
    """CCG-10.10 The Solo gets its Power on one of its own stats until the attack ends."""

    def __init__(self, quantity: int) -> None:
        super().__init__()
        self.quantity: int = quantity

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        if not state.takes_part(source):
            return
        last(state, self.quantity, source, number, THIS_ATTACK, state.controller(source), source)
        state.emit(STAT_CHANGED, source, self.quantity, number)
