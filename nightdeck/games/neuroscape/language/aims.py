"""What a target may be, as in `aim.Character(when.Running())` (NEU-13.3, NEU-13.4)."""

from __future__ import annotations

from nightdeck.games.neuroscape.model.card_abilities import Aim
from nightdeck.games.neuroscape.model.codes import item_code, player_code, pool_code
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.items import (
    ABILITY_ITEM,
    CARD_ITEM,
    COPIED,
    DEFINITION,
    FREED,
    ID,
    KIND,
    PLACE,
    SEAT,
)
from nightdeck.games.neuroscape.model.rulings import R66, R71
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    ATTACHED,
    BANK,
    BIN,
    CHARACTER,
    COMMITTED,
    NONE,
    PROGRAM,
    SLOT_CARD,
    SLOTS,
    TROJANS,
)
from nightdeck.games.neuroscape.model.vocabulary import Condition
from nightdeck.games.neuroscape.rules.playing import abilities_of
from nightdeck.games.neuroscape.rules.targets import has_target
from nightdeck.language.values import ALWAYS


class Character(Aim):
    """A character in play that fits a condition.

    `yours`: one you control; NEU-18.3 for programs also a partner's (NEU-R66).
    `opposing`: one an opponent controls. `other`: not this card.
    """

    def __init__(
        self,
        that: Condition = ALWAYS,
        yours: bool = False,
        opposing: bool = False,
        other: bool = False,
        least: int = 1,
        most: int = 1,
    ) -> None:
        super().__init__(least, most)
        self.that: Condition = that
        self.yours: bool = yours
        self.opposing: bool = opposing
        self.other: bool = other

    def codes(self, state: NeuState, seat: int, source: int) -> list[int]:
        return [card for card in state.all_characters() if self.allows(state, seat, source, card)]

    def allows(self, state: NeuState, seat: int, source: int, code: int) -> bool:
        if not state.is_on_field(code) or (self.other and code == source):
            return False
        owner = state.control[code]
        if self.opposing and not state.are_opponents(seat, owner):
            return False
        if self.yours and owner != seat:
            is_program = POOL[state.definition[source]].kind != CHARACTER
            if state.are_opponents(seat, owner) or state.rulings[R66] or not is_program:
                return False
        return self.that.holds(state, source, code, seat)


class Anything(Aim):
    """NEU-13.3 Any target for damage: a character, or a pool of a player."""

    def codes(self, state: NeuState, seat: int, source: int) -> list[int]:
        found = state.all_characters()
        for other in state.survivors():
            found += [pool_code(other, pool) for pool in (0, 1)]
        return found


class Player(Aim):
    """NEU-13.4 A player, or only an opponent."""

    def __init__(self, opposing: bool = False) -> None:
        super().__init__()
        self.opposing: bool = opposing

    def codes(self, state: NeuState, seat: int, source: int) -> list[int]:
        seats = state.opponents(seat) if self.opposing else state.survivors()
        return [player_code(other) for other in seats]


class OnCache(Aim):
    """An item of the cache: programs, abilities or cards of some types.

    `programs`, `abilities`, `cards`: which items fit. `kinds`: only cards of these types.
    `aimed`: only items with a target. `copying`: NEU-14.10 neither a copy nor one that copies
    (NEU-R71); NEU-14.9 an ability of an iconic character may be.
    `of_host`: only those of the host of a trojan.
    """

    def __init__(
        self,
        programs: bool = False,
        abilities: bool = False,
        cards: bool = False,
        kinds: int = -1,
        aimed: bool = False,
        copying: bool = False,
        of_host: bool = False,
    ) -> None:
        super().__init__()
        self.programs: bool = programs
        self.abilities: bool = abilities
        self.cards: bool = cards
        self.kinds: int = kinds
        self.aimed: bool = aimed
        self.copying: bool = copying
        self.of_host: bool = of_host

    def codes(self, state: NeuState, seat: int, source: int) -> list[int]:
        host = state.item_host(source) if self.of_host else NONE
        return [
            item_code(item[ID])
            for item in state.cache
            if self.fits(state, item) and host in (NONE, item[SEAT])
        ]

    def fits(self, state: NeuState, item: list[int]) -> bool:
        """NEU-13.7 Tell whether an item is of the named kind."""
        if item[FREED] or (self.aimed and not has_target(item)):
            return False
        if self.copying and not state.rulings[R71]:
            if item[COPIED] or copies_items(item):
                return False
        definition = POOL[item[DEFINITION]]
        if item[KIND] != CARD_ITEM:
            return self.abilities
        if not definition.kind & self.kinds:
            return False
        if definition.kind & PROGRAM and self.programs:
            return True
        return self.cards and not item[COPIED]


def copies_items(item: list[int]) -> bool:
    """NEU-14.10 Tell whether an item's effect copies items of the cache."""
    definition = POOL[item[DEFINITION]]
    if item[KIND] == ABILITY_ITEM:
        return abilities_of(definition)[item[PLACE]].copies_items
    return definition.copies_items


class SlotCard(Aim):
    """NEU-13 A protocol, virus or trojan in play; `down`: only face-down trojans."""

    def __init__(self, kinds: int = SLOT_CARD, down: bool = False) -> None:
        super().__init__()
        self.kinds: int = kinds
        self.down: bool = down

    def codes(self, state: NeuState, seat: int, source: int) -> list[int]:
        found: list[int] = []
        for host in range(state.seats):
            if not self.down:
                found += [
                    card
                    for card in state.cards(host, SLOTS)
                    if POOL[state.definition[card]].kind & self.kinds
                ]
            found += state.cards(host, TROJANS)
        return found


class HostRam(Aim):
    """RAM in the host's bank or under a character the host controls."""

    def codes(self, state: NeuState, seat: int, source: int) -> list[int]:
        host = state.item_host(source)
        found = list(state.cards(host, BANK))
        for owner in range(state.seats):
            found += [
                ram
                for ram in state.cards(owner, COMMITTED)
                if state.is_on_field(state.host[ram]) and state.control[state.host[ram]] == host
            ]
        return found


class BinCard(Aim):
    """A card of your recycle bin that fits a condition."""

    def __init__(self, that: Condition = ALWAYS, least: int = 1, most: int = 1) -> None:
        super().__init__(least, most)
        self.that: Condition = that

    def codes(self, state: NeuState, seat: int, source: int) -> list[int]:
        return [
            card for card in state.cards(seat, BIN) if self.that.holds(state, source, card, seat)
        ]


class HostCharacter(Aim):
    """A character that the host of a trojan controls."""

    def codes(self, state: NeuState, seat: int, source: int) -> list[int]:
        return list(state.characters(state.item_host(source)))


class TrojanOrPlayer(Aim):
    """A face-down trojan, or a player."""

    def codes(self, state: NeuState, seat: int, source: int) -> list[int]:
        found = [card for host in range(state.seats) for card in state.cards(host, TROJANS)]
        return found + [player_code(other) for other in state.survivors()]


class EnvironmentOrCyberware(Aim):
    """The environment in play, or attached cyberware."""

    def codes(self, state: NeuState, seat: int, source: int) -> list[int]:
        found = [card for owner in range(state.seats) for card in state.cards(owner, ATTACHED)]
        environment = state.environment()
        return found if environment == NONE else [*found, environment]
