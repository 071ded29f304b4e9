"""Installing, ANR-INS1 to ANR-INS11 and ANR-INS19 to ANR-INS23.

Worked examples: ANR-E03, ANR-E04, ANR-E35, ANR-E36, ANR-E62, ANR-E64, ANR-E70, ANR-E78.
ANR-C2.2c, ANR-R1.3c, ANR-DEC4.
ANR-Q13 Which programs may be trashed first.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model import definitions, reasons, switches, terms
from nightdeck.games.android_netrunner.model.definitions import POOL, Card
from nightdeck.games.android_netrunner.model.events import CARD_INSTALLED
from nightdeck.games.android_netrunner.model.modifiers import install_cost, memory_cost, subtypes
from nightdeck.games.android_netrunner.model.options import GO_ON, INSTALL, TRASH_FIRST
from nightdeck.games.android_netrunner.model.reasons import FINE
from nightdeck.games.android_netrunner.model.rulings import Q10, Q13
from nightdeck.games.android_netrunner.model.servers import ice_of, open_server
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER, ice_zone, root
from nightdeck.games.android_netrunner.rules import leaving
from nightdeck.games.android_netrunner.rules import rez as rezzing
from nightdeck.games.android_netrunner.rules.counters import place_counters
from nightdeck.games.android_netrunner.rules.credits import available, pay, refill
from nightdeck.games.android_netrunner.rules.memory import free_memory
from nightdeck.games.android_netrunner.rules.resolution import settle
from nightdeck.games.netrunner_family.model.hosting import put_on_host
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, Option, bit
from nightdeck.language.verbs import NO, YES

# Corp, INS-C --------------------------------------------------------------------------------------


def destinations(state: AnrState, card: int, free: bool = False) -> list[int]:
    """ANR-INS1, ANR-INS20 The servers a Corp card can be installed in, a new remote included."""
    definition = POOL[state.definition[card]]
    kind = definition.kind
    if not kind & terms.CORP_INSTALLABLE:
        return []
    servers = [*state.servers, state.next_server]
    if kind & terms.SERVER_CONTENT:
        return servers[terms.FIRST_REMOTE :]
    if kind == terms.ICE:
        if free:
            return servers
        return [server for server in servers if can_afford_ice(state, server)]
    allowed = definition.install_servers
    if allowed:
        return [server for server in servers if terms.server_bit(server) & allowed]
    return servers


def can_afford_ice(state: AnrState, server: int) -> bool:
    """ANR-INS20 Ice can be installed if some trashing beforehand makes it payable."""
    if server == state.next_server or switches.trashed_when_installing(state) != switches.NO_SERVER:
        return True
    return len(ice_of(state, server)) <= state.credits[CORP]


def corp_install_options(state: AnrState, card: int, options: list[Option]) -> None:
    """ANR-DEC19 Add one option per destination."""
    for server in destinations(state, card):
        options.append((INSTALL, card, server))


class CorpInstall(Frame):
    """ANR-INS1 Install a Corp card; `free` ignores the install cost (ANR-INS11)."""

    steps: ClassVar[tuple[str, ...]] = (
        "offer_trash",
        "take_trash",
        "trash_forced",
        "pay",
        "place",
        "offer_rez",
        "take_rez",
        "conditions",
    )

    def __init__(self, card: int, server: int, free: int = 0) -> None:
        self.card: int = card
        self.server: int = server
        self.free: int = free

    def offer_trash(self, state: AnrState) -> str | None:
        """ANR-INS2, ANR-INS20 Before paying, own cards there may be trashed one by one."""
        if self.server >= state.next_server:
            return "pay"
        state.kept_server = self.server
        options: list[Option] = [(GO_ON,)] if self.can_go_on(state) else []
        options.extend((TRASH_FIRST, card) for card in self.trashable(state))
        state.ask_if_open(CORP, "install-trash", options, (self.card,))
        return None

    def trashable(self, state: AnrState) -> list[int]:
        """ANR-Q09 The cards that may be trashed: of this server, of any server, or none."""
        if switches.trashed_when_installing(state) == switches.NO_SERVER:
            return []
        servers = (
            [self.server]
            if switches.trashed_when_installing(state) == switches.SAME_SERVER
            else state.servers
        )
        found: list[int] = []
        for server in servers:
            found.extend(state.zones[root(server)])
            found.extend(state.zones[ice_zone(server)])
        return [card for card in found if card != self.card]

    def can_go_on(self, state: AnrState) -> bool:
        """ANR-INS20 Tell whether the install is payable from here."""
        return self.cost(state) <= state.credits[CORP]

    def cost(self, state: AnrState) -> int:
        """ANR-INS4 One credit per piece of ice already there; everything else is free."""
        if self.free or POOL[state.definition[self.card]].kind != terms.ICE:
            return 0
        if self.server >= state.next_server:
            return 0
        return len(ice_of(state, self.server))

    def take_trash(self, state: AnrState) -> str | None:
        """ANR-INS2, ANR-AB21 Trash one card without a pause, or go on."""
        if state.answer[0] == TRASH_FIRST:
            leaving.trash_now(state, state.answer[1], CORP)
            return "offer_trash"
        return None

    def trash_forced(self, state: AnrState) -> None:
        """ANR-INS3 One agenda or asset per remote, one region per server: the old one goes."""
        definition = POOL[state.definition[self.card]]
        there = state.zones[root(self.server)]
        if there and (definition.kind & terms.SERVER_CONTENT or definitions.is_region(definition)):
            # Which card goes, and that one goes at all, tells the others what lay there.
            state.learn(EVERYBODY & ~bit(CORP))
        for card in list(there):
            other = POOL[state.definition[card]]
            clash = definition.kind & terms.SERVER_CONTENT and other.kind & terms.SERVER_CONTENT
            if clash or regions_clash(state, definition, other):
                leaving.trash_now(state, card, CORP)

    def pay(self, state: AnrState) -> None:
        """ANR-INS4 Pay for ice."""
        pay(state, CORP, self.cost(state), terms.FOR_ANYTHING)

    def place(self, state: AnrState) -> None:
        """ANR-INS5 The card is installed face down, ice outermost."""
        open_server(state, self.server)
        place_corp_card(state, self.card, self.server)
        state.kept_server = NONE
        state.emit_to(CARD_INSTALLED, (self.card, self.server), bit(CORP), EVERYBODY)

    def offer_rez(self, state: AnrState) -> str | None:
        """ANR-Q10 `within-install`: an asset or upgrade may be rezzed right away."""
        if not state.rulings[Q10]:
            return "conditions"
        if POOL[state.definition[self.card]].kind == terms.ICE:
            return "conditions"
        # ANR-H13: asked for agendas too, lest a missing pause give them away.
        options: list[Option] = [(NO,)]
        if not rezzing.why_not_rezzed(state, self.card):
            options.insert(0, (YES,))
        state.ask(CORP, "rez-now", options, (self.card,), len(options) - 1)
        return None

    def take_rez(self, state: AnrState) -> None:
        """ANR-INS12 Rez it."""
        if state.answer[0] == YES:
            rezzing.rez(state, self.card)

    def conditions(self, state: AnrState) -> str | None:
        """ANR-INS6 "Whenever you install" conditions."""
        state.tally[terms.CORP_INSTALLS] += 1
        settle(state)
        return DONE


def regions_clash(state: AnrState, new: Card, old: Card) -> bool:
    """ANR-INS3, ANR-K16, ANR-Q37 Tell whether two regions cannot share a server."""
    return (
        not switches.regions_may_wait(state)
        and definitions.is_region(new)
        and definitions.is_region(old)
    )


def place_corp_card(state: AnrState, card: int, server: int) -> None:
    """ANR-INS5 Put a Corp card face down into a root or outermost in front of a server."""
    is_ice = POOL[state.definition[card]].kind == terms.ICE
    zone = ice_zone(server) if is_ice else root(server)
    if leaving.in_play(state, card):
        leaving.leave_play(state, card)
    state.move(card, zone)
    state.server[card] = server
    state.rezzed[card] = 0
    if not is_ice:
        state.unrezzed.append(card)
    state.dirty = 1


# Runner, INS-R ------------------------------------------------------------------------------------


def row_of(definition: Card) -> int:
    """ANR-1.13 The row of the rig a Runner card is installed in."""
    if definition.kind == terms.PROGRAM:
        return terms.PROGRAMS
    return terms.HARDWARE_ROW if definition.kind == terms.HARDWARE else terms.RESOURCES


def hosts_for(state: AnrState, card: int) -> list[int]:
    """ANR-INS7 Where a Runner card can be installed: NONE (the rig itself) or on a host."""
    definition = POOL[state.definition[card]]
    if definition.install_on is not None:
        return definition.install_on.cards(state, card, NONE)
    found = [NONE]
    if definition.kind == terms.PROGRAM or definition.kind == terms.HARDWARE:
        for host in state.index[definitions.HOST_ROW]:
            if can_host(state, host, card):
                found.append(host)
    return found


def can_host(state: AnrState, host: int, card: int) -> bool:
    """ANR-INS15, ANR-CC16 Tell whether a host takes a card: its kind, subtypes and room."""
    hosting = POOL[state.definition[host]].hosting
    if hosting is None or host == card:
        return False
    if not hosting.kinds & POOL[state.definition[card]].kind:
        return False
    found = subtypes(state, card)
    if found & hosting.without_subtypes:
        return False
    if hosting.with_subtypes and found & hosting.with_subtypes != hosting.with_subtypes:
        return False
    guests = state.hosted.get(host, [])
    if hosting.most and len(guests) >= hosting.most:
        return False
    if hosting.most_memory:
        used = sum(memory_cost(state, guest) for guest in guests)
        return used + memory_cost(state, card) <= hosting.most_memory
    return True


def purpose_of_install(definition: Card) -> int:
    """ANR-REC1 What hosted credits may pay for installing a Runner card."""
    if definition.kind == terms.HARDWARE:
        return terms.FOR_INSTALL_HARDWARE
    if definition.kind == terms.PROGRAM and definition.subtypes & terms.VIRUS:
        return terms.FOR_INSTALL_VIRUS
    return terms.FOR_ANYTHING


def why_never_installed(state: AnrState, card: int) -> int:
    """ANR-INS7, ANR-INS21 Conditions that no effect waives: type, console limit, own text."""
    definition = POOL[state.definition[card]]
    if not definition.kind & terms.RUNNER_INSTALLABLE:
        return reasons.NOT_INSTALLABLE
    if (
        definitions.is_console(definition)
        and not switches.consoles_are_replaced(state)
        and other_consoles(state, card)
    ):
        return reasons.SECOND_CONSOLE
    if (
        definition.unique
        and switches.unique_is_refused(state)
        and rezzing.name_is_active(state, card)
    ):
        return reasons.NAME_IN_PLAY
    return FINE if definition.install_if.holds(state, card, NONE, 0) else reasons.TEXT_FORBIDS


def other_consoles(state: AnrState, card: int) -> list[int]:
    """ANR-K10 The installed consoles besides a card."""
    return [
        other
        for other in state.zones[terms.HARDWARE_ROW]
        if other != card and definitions.is_console(POOL[state.definition[other]])
    ]


def fits(state: AnrState, card: int, host: int) -> bool:
    """ANR-INS8, ANR-INS20 Tell whether memory suffices after some trashing beforehand."""
    definition = POOL[state.definition[card]]
    if definition.kind != terms.PROGRAM or frees_memory(state, host):
        return True
    room = free_memory(state)
    needed = memory_cost(state, card)
    if needed <= room:
        return True
    for program in state.zones[terms.PROGRAMS]:
        if carries(state, program, host):
            continue
        if not frees_memory(state, state.host[program]):
            room += memory_cost(state, program)
            if needed <= room:
                return True
    return False


def carries(state: AnrState, card: int, host: int) -> bool:
    """ANR-INS15 Tell whether a card is a host, or hosts it, however indirectly."""
    while host != NONE:
        if host == card:
            return True
        host = state.host[host]
    return False


def frees_memory(state: AnrState, host: int) -> bool:
    """Tell whether programs on this host use no memory."""
    if host == NONE:
        return False
    hosting = POOL[state.definition[host]].hosting
    return hosting is not None and hosting.frees_memory


def install_hosts(state: AnrState, card: int, discount: int, free: bool) -> list[int]:
    """ANR-INS7, ANR-INS9 The places where a Runner card could be installed and paid for now."""
    if why_never_installed(state, card):
        return []
    if not free and not can_afford_install(state, card, discount):
        return []
    return [host for host in hosts_for(state, card) if fits(state, card, host)]


def can_afford_install(state: AnrState, card: int, discount: int) -> bool:
    """ANR-INS9 Tell whether the Runner has the credits to install a card."""
    cost = install_cost(state, card) - discount
    if cost <= state.credits[RUNNER]:
        return True
    return cost <= available(state, RUNNER, purpose_of_install(POOL[state.definition[card]]))


def why_not_installed(state: AnrState, card: int) -> int:
    """ANR-INS7 What keeps the Runner from installing a card, where `install_hosts` is empty."""
    if install_hosts(state, card, 0, False):
        return FINE
    if not can_afford_install(state, card, 0):
        return reasons.TOO_DEAR
    return why_never_installed(state, card) or (
        reasons.NO_MEMORY if hosts_for(state, card) else reasons.NO_HOST
    )


def runner_install_options(state: AnrState, card: int, options: list[Option]) -> None:
    """ANR-DEC19 Add one option per host (NONE: the rig itself)."""
    for host in install_hosts(state, card, 0, False):
        options.append((INSTALL, card, host))


class RunnerInstall(Frame):
    """ANR-INS7 Install a Runner card; `discount` and `free` come from effects (ANR-INS11)."""

    steps: ClassVar[tuple[str, ...]] = (
        "offer_trash",
        "take_trash",
        "replace_console",
        "pay",
        "place",
        "check",
    )

    def __init__(self, card: int, host: int, discount: int = 0, free: int = 0) -> None:
        self.card: int = card
        self.host: int = host
        self.discount: int = discount
        self.free: int = free

    def offer_trash(self, state: AnrState) -> str | None:
        """ANR-INS8, ANR-INS20 Programs may be trashed before paying for a program."""
        if POOL[state.definition[self.card]].kind != terms.PROGRAM:
            return "replace_console"
        enough = frees_memory(state, self.host)
        enough = enough or memory_cost(state, self.card) <= free_memory(state)
        if enough and state.rulings[Q13]:
            return "replace_console"
        options: list[Option] = [(GO_ON,)] if enough else []
        options.extend(
            (TRASH_FIRST, card)
            for card in state.zones[terms.PROGRAMS]
            if not self.needs(state, card)
        )
        state.ask_if_open(RUNNER, "install-trash", options, (self.card,))
        return None

    def needs(self, state: AnrState, card: int) -> bool:
        """Tell whether the install needs a card to stay: its host, or what carries the host."""
        return card == self.card or carries(state, card, self.host)

    def take_trash(self, state: AnrState) -> str | None:
        """ANR-AB21 Trash a program without a pause, or go on."""
        if state.answer[0] == TRASH_FIRST:
            leaving.trash_now(state, state.answer[1], RUNNER)
            return "offer_trash"
        return None

    def replace_console(self, state: AnrState) -> None:
        """ANR-Q11 `replace`: the old console is trashed before paying, not preventable."""
        if switches.consoles_are_replaced(state) and definitions.is_console(
            POOL[state.definition[self.card]]
        ):
            for console in other_consoles(state, self.card):
                leaving.trash_now(state, console, RUNNER)

    def pay(self, state: AnrState) -> None:
        """ANR-INS9 Pay the install cost after discounts."""
        if not self.free:
            definition = POOL[state.definition[self.card]]
            cost = max(install_cost(state, self.card) - self.discount, 0)
            pay(state, RUNNER, cost, purpose_of_install(definition))

    def place(self, state: AnrState) -> None:
        """ANR-INS9, ANR-INS10 The card is face up and active; counters, then conditions."""
        place_runner_card(state, self.card, self.host, True)
        definition = POOL[state.definition[self.card]]
        if definition.kind & (terms.PROGRAM | terms.HARDWARE):
            state.tally[terms.PROGRAM_OR_HARDWARE_INSTALLS] += 1

    def check(self, state: AnrState) -> str | None:
        """ANR-SB1 Memory, starved ice, then the conditions."""
        settle(state)
        return DONE


def place_runner_card(state: AnrState, card: int, host: int, told: bool = False) -> None:
    """ANR-INS10 Put a Runner card into the rig, on its host if it has one, with its counters."""
    definition = POOL[state.definition[card]]
    if leaving.in_play(state, card):
        leaving.leave_play(state, card)
    state.move(card, row_of(definition))
    if host != NONE:
        put_on_host(state, card, host)
    state.activate(card)
    if told:
        state.emit(CARD_INSTALLED, card, host)
    rezzing.apply_uniqueness(state, card)
    refill(state, card)
    place_counters(state, card, terms.CREDIT, definition.hosted_credits)
    place_counters(state, card, definition.enters_with[0], definition.enters_with[1])
