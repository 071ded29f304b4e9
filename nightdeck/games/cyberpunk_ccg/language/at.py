"""What a target may be, as in `at.Runner(when.PowerAtMost(5))` (CCG-6.3b)."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.language.when import in_skirmish
from nightdeck.games.cyberpunk_ccg.model import chassis
from nightdeck.games.cyberpunk_ccg.model.card_abilities import Aim
from nightdeck.games.cyberpunk_ccg.model.codes import (
    player_code,
    profession_code,
    side_code,
    team_code,
)
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.numbers import constants, is_psycho
from nightdeck.games.cyberpunk_ccg.model.rulings import R23, R28
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHED,
    ATTACKERS,
    COP,
    DEFENDERS,
    HAS_FOUGHT,
    HIT,
    LOCATIONS,
    NO_AUTHORITY,
    NO_MEDICAL_SAVE,
    NONE,
    OPERATIONS,
    PROFESSION_NAMES,
    RUNNER,
    RUNNER_USED,
    SKIRMISH,
    STASH,
    TRASH,
    WOULD_BE_TRASHED,
)
from nightdeck.games.cyberpunk_ccg.model.vocabulary import Condition
from nightdeck.language.values import ALWAYS


class Cards(Aim):
    """Cards in some zones of all players, of you only, or of opponents only, that fit.

    `other`: not this card.
    """

    def __init__(
        self,
        zones: tuple[int, ...],
        that: Condition = ALWAYS,
        yours: bool = False,
        opposing: bool = False,
        other: bool = False,
    ) -> None:
        self.zones: tuple[int, ...] = zones
        self.that: Condition = that
        self.yours: bool = yours
        self.opposing: bool = opposing
        self.other: bool = other

    def codes(self, state: CcgState, seat: int, source: int) -> list[int]:
        found: list[int] = []
        seats = (seat,) if self.yours else range(state.seats)
        for each in seats:
            if self.opposing and each == seat:
                continue
            for kind in self.zones:
                for card in state.cards(each, kind):
                    if self.fits(state, seat, source, card):
                        found.append(card)
        return found

    def fits(self, state: CcgState, seat: int, source: int, card: int) -> bool:
        """Tell whether a card in the right place fits."""
        if self.other and card == source:
            return False
        return self.that is ALWAYS or self.that.holds(state, source, card, seat)

    def allows(self, state: CcgState, seat: int, source: int, code: int) -> bool:
        if code < 0 or state.kind_of_zone(code) not in self.zones:
            return False
        mine = state.seat_of_zone(code) == seat
        if (self.yours and not mine) or (self.opposing and mine):
            return False
        return self.fits(state, seat, source, code)


class Runner(Cards):
    """CCG-6.8j A Runner in play; of any player unless it says otherwise.

    `outside`: no participant of the current attack.
    """

    def __init__(
        self,
        that: Condition = ALWAYS,
        yours: bool = False,
        opposing: bool = False,
        other: bool = False,
        outside: bool = False,
    ) -> None:
        super().__init__((6,), that, yours, opposing, other)
        self.outside: bool = outside

    def fits(self, state: CcgState, seat: int, source: int, card: int) -> bool:
        if self.outside and state.takes_part(card):
            return False
        return super().fits(state, seat, source, card)


class Location(Cards):
    """A Location in play."""

    def __init__(
        self, that: Condition = ALWAYS, yours: bool = False, opposing: bool = False
    ) -> None:
        super().__init__((LOCATIONS,), that, yours, opposing)


class LocationOrOp(Cards):
    """A Location or Operation in play; `charisma`: CCG-R28 binds it."""

    def __init__(self, that: Condition = ALWAYS, charisma: bool = False) -> None:
        super().__init__((LOCATIONS, OPERATIONS), that)
        self.charisma: bool = charisma

    def fits(self, state: CcgState, seat: int, source: int, card: int) -> bool:
        if self.charisma and state.rulings[R28]:
            if state.kind_of_zone(card) == OPERATIONS and state.control[card] != seat:
                return False
        return super().fits(state, seat, source, card)


class Attached(Cards):
    """Cyber or Equipment in play that fits."""

    def __init__(
        self, that: Condition = ALWAYS, yours: bool = False, opposing: bool = False
    ) -> None:
        super().__init__((ATTACHED,), that, yours, opposing)


class InTrash(Cards):
    """CCG-6.8d A card of your own trash that fits."""

    def __init__(self, that: Condition = ALWAYS) -> None:
        super().__init__((TRASH,), that, yours=True)


class OwnEquipment(Cards):
    """CCG-6.8k Equipment you control: in your Stash, and attached too unless `stash_only`."""

    def __init__(self, that: Condition = ALWAYS, stash_only: bool = False) -> None:
        super().__init__((STASH,) if stash_only else (ATTACHED, STASH), that, yours=True)


class Opponent(Aim):
    """CCG-6.8o An opponent for whom it can do something; CCG-14.5."""

    def __init__(self, that: Condition = ALWAYS) -> None:
        self.that: Condition = that

    def codes(self, state: CcgState, seat: int, source: int) -> list[int]:
        found = [player_code(other) for other in state.opponents(seat)]
        return [code for code in found if self.that.holds(state, source, code, seat)]


class Profession(Aim):
    """CCG-6.7x One of the ten professions."""

    def codes(self, state: CcgState, seat: int, source: int) -> list[int]:
        return [profession_code(place) for place in range(len(PROFESSION_NAMES))]


class Team(Aim):
    """One of your Teams."""

    def codes(self, state: CcgState, seat: int, source: int) -> list[int]:
        return [team_code(seat, team) for team in state.teams(seat)]


class Side(Aim):
    """CCG-10.19, CCG-10.24 A set in the current attack; defenders only until the Skirmish is over.

    `yours`: your own one; `attackers` or `defenders`: only these; `in_hit`: only in a Hit.
    """

    def __init__(
        self,
        yours: bool = True,
        attackers: bool = True,
        defenders: bool = True,
        in_hit: bool = False,
    ) -> None:
        self.yours: bool = yours
        self.attackers: bool = attackers
        self.defenders: bool = defenders
        self.in_hit: bool = in_hit

    def codes(self, state: CcgState, seat: int, source: int) -> list[int]:
        found: list[int] = []
        if not state.attack_kind or (self.in_hit and state.attack_kind != HIT):
            return found
        if self.attackers and (not self.yours or seat == state.active_seat):
            found.append(side_code(ATTACKERS))
        if self.defenders and state.defenders and state.attack_stage <= SKIRMISH:
            own = any(state.control[card] == seat for card in state.defenders)
            if own or not self.yours:
                found.append(side_code(DEFENDERS))
        return found


class SideOfBearer(Aim):
    """The set in which the bearer of this card takes part."""

    def codes(self, state: CcgState, seat: int, source: int) -> list[int]:
        host = state.host[source]
        if host in state.attackers:
            return [side_code(ATTACKERS)]
        if host in state.defenders and state.attack_stage <= SKIRMISH:
            return [side_code(DEFENDERS)]
        return []


class Bearer(Aim):
    """The bearer of this card."""

    def __init__(self, that: Condition = ALWAYS) -> None:
        self.that: Condition = that

    def codes(self, state: CcgState, seat: int, source: int) -> list[int]:
        host = state.host[source]
        if not state.is_runner_in_play(host) or not self.that.holds(state, source, host, seat):
            return []
        return [host]

    def allows(self, state: CcgState, seat: int, source: int, code: int) -> bool:
        """CCG-6.3g A card that was Trashed as a cost still means the one who bore it."""
        if not state.is_runner_in_play(code) or state.host[source] not in (NONE, code):
            return False
        return self.that.holds(state, source, code, seat)


class TargetOfHit(Aim):
    """Your Location or Operation that is the target of the current Hit."""

    def codes(self, state: CcgState, seat: int, source: int) -> list[int]:
        card = state.target
        if state.attack_kind != HIT or not state.is_target_card(card):
            return []
        return [card] if state.control[card] == seat else []


class Chassis(Aim):
    """A Chassis you control in play; `with_token`: with at least one token."""

    def __init__(self, with_token: bool = False) -> None:
        self.with_token: bool = with_token

    def codes(self, state: CcgState, seat: int, source: int) -> list[int]:
        return [
            card
            for card in state.cards(seat, ATTACHED)
            if chassis.is_chassis(state, card)
            and (not self.with_token or state.tokens.get(card, 0))
        ]

    def follows(self, state: CcgState, before: list[int], code: int) -> bool:
        """CCG-12.13 A second Heavy Weapon is never a legal part."""
        return all(chassis.fits(state, code, part) for part in before)


class Part(Aim):
    """CCG-10.11 A Vehicle or Heavy Weapon of yours that one of your Chassis takes."""

    def codes(self, state: CcgState, seat: int, source: int) -> list[int]:
        owned = [
            card
            for card in state.cards(seat, ATTACHED)
            if state.is_runner_in_play(state.host[card])
        ]
        frames = [card for card in state.cards(seat, ATTACHED) if chassis.is_chassis(state, card)]
        return [
            card
            for card in [*owned, *state.cards(seat, STASH)]
            if any(chassis.fits(state, each, card) for each in frames)
        ]


class Patient(Runner):
    """CCG-10.5b, CCG-10.17 A used Runner, not Busted, that fought this turn; CCG-R23."""

    def __init__(self) -> None:
        super().__init__()

    def fits(self, state: CcgState, seat: int, source: int, card: int) -> bool:
        if not state.exhausted[card] or state.busted[card]:
            return False
        if not state.deeds[card] & HAS_FOUGHT or card == source:
            return False
        return state.control[card] == seat or state.rulings[R23] != 0


# Responses (CCG-6.6) -----------------------------------------------------------------------------


class Doomed(Aim):
    """CCG-9.2 A doomed card of these types that fits; yours only, unless CCG-R23 says otherwise.

    `medical`: a card that forbids a Medical Tech save is no target; `yours`: the text says so.
    """

    def __init__(
        self,
        types: int = RUNNER,
        that: Condition = ALWAYS,
        medical: bool = False,
        yours: bool = False,
    ) -> None:
        self.types: int = types
        self.that: Condition = that
        self.medical: bool = medical
        self.yours: bool = yours

    def codes(self, state: CcgState, seat: int, source: int) -> list[int]:
        if not state.doomed or state.triggers_open[-1:] != [WOULD_BE_TRASHED]:
            return []
        any_player = state.rulings[R23] != 0 and not self.yours
        found: list[int] = []
        for card in state.doomed[-1]:
            if not POOL[state.definition[card]].kind & self.types:
                continue
            if not any_player and state.control[card] != seat:
                continue
            if self.medical and constants(state, NO_MEDICAL_SAVE, card):
                continue
            if self.that.holds(state, source, card, seat):
                found.append(card)
        return found


def is_bustable(state: CcgState, seat: int, card: int) -> bool:
    """CCG-10.13c, CCG-6.6h No Cop, no Cyber-Psycho, not Busted already, not exempt by text."""
    if state.control[card] == seat or not state.is_runner_in_play(card):
        return False
    if POOL[state.definition[card]].professions & COP or state.busted[card]:
        return False
    return not is_psycho(state, card) and not constants(state, NO_AUTHORITY, card)


class RunnerInUse(Aim):
    """CCG-10.2a An opposing Runner that is being used, and not in a Skirmish; CCG-10.13g."""

    def codes(self, state: CcgState, seat: int, source: int) -> list[int]:
        if not state.things or not state.triggers_open or not state.triggers_open[-1] & RUNNER_USED:
            return []
        return [
            card
            for card in state.thing_users[-1]
            if is_bustable(state, seat, card) and not in_skirmish(state, card)
        ]

    def allows(self, state: CcgState, seat: int, source: int, code: int) -> bool:
        return is_bustable(state, seat, code) and not in_skirmish(state, code)


class RunnerInSkirmish(Aim):
    """CCG-10.2b An opposing Runner in the Skirmish this Cop takes part in."""

    def codes(self, state: CcgState, seat: int, source: int) -> list[int]:
        if state.attack_stage != SKIRMISH or not in_skirmish(state, source):
            return []
        others = state.defenders if source in state.attackers else state.attackers
        return [card for card in others if is_bustable(state, seat, card)]

    def allows(self, state: CcgState, seat: int, source: int, code: int) -> bool:
        return in_skirmish(state, code) and is_bustable(state, seat, code)


class BustableRunner(Runner):
    """An opposing unused Runner that Authority could be used against, outside of a Skirmish."""

    def __init__(self) -> None:
        super().__init__(opposing=True)

    def fits(self, state: CcgState, seat: int, source: int, card: int) -> bool:
        if state.exhausted[card] or in_skirmish(state, card):
            return False
        return is_bustable(state, seat, card)
