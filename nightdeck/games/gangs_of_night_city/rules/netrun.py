"""GNC-9 Netruns: secrets, the Net Track, NetWatch."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.gangs_of_night_city.model import board, events, hooks, terms
from nightdeck.games.gangs_of_night_city.model import options as verbs
from nightdeck.games.gangs_of_night_city.model.definitions import NET_TRACK, SOLO_SPACES
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.vocabulary import Reward
from nightdeck.games.gangs_of_night_city.rules.resources import PayAny, gain, gain_cred
from nightdeck.games.gangs_of_night_city.rules.units import (
    check_drones,
    controls,
    in_play,
    lose_unit,
    of_class,
)
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import PASS, Option
from nightdeck.kernel.windows import Decision


class Setback(Decision[GangsState]):
    """GNC-14.1a The player names the rival, whose marker goes back; then the gain."""

    question = "net_rival"
    always = True

    def options(self, state: GangsState) -> list[Option]:
        return [(verbs.RIVAL, terms.LEGEND_SIDE), (verbs.RIVAL, terms.RIVAL)]

    def take(self, state: GangsState) -> None:
        gain_cred(state, state.answer[1], -2, events.FOR_NET)
        gain_cred(state, self.seat, 1, events.FOR_NET)


def net_effects(seats: int, space: int) -> tuple[Reward, ...]:
    """GNC-9.6 GNC-14.1a Return the effects of a Net space."""
    if seats == 1 and space in SOLO_SPACES:
        return SOLO_SPACES[space]
    return NET_TRACK[space]


def farthest(state: GangsState, seat: int) -> int:
    """GNC-9.2 GNC-9.2a GNC-9.8 Return how many spaces a Netrun may advance at most.

    GNC-X33 From space 8 three Netrunners go 1 space, to the last one.
    """
    number = len(of_class(state, seat, terms.NETRUNNER))
    number += hooks.total(state, hooks.NET_ADVANCE, seat)
    return min(max(1, number), board.LAST_SPACE - state.net[seat])


def danger(state: GangsState, seat: int) -> int:
    """GNC-9.4b Return the depth danger where the token stands, with all modifiers."""
    return danger_at(state, seat, state.net[seat])


def danger_at(state: GangsState, seat: int, space: int) -> int:
    """GNC-9.4b Return the depth danger of a Net space for a seat, with all modifiers."""
    number = board.DANGERS[board.ZONE_OF_SPACE[space]]
    return number + hooks.total(state, hooks.DANGER, seat)


def set_net(state: GangsState, seat: int, space: int) -> None:
    """Move a Net token to a space."""
    if state.net[seat] != space:
        state.net[seat] = space
        state.emit(events.NET_MOVED, seat, space)


class NetAdvance(Frame):
    """GNC-9.2 GNC-9.3 GNC-9.7 The token advances; the effect of the space may be applied."""

    steps: ClassVar[tuple[str, ...]] = (
        "advance", "offer_effect", "take_effect", "apply", "react",
    )  # fmt: skip

    def __init__(self, seat: int, spaces: int, reward: int = 0) -> None:
        self.seat: int = seat
        self.spaces: int = spaces
        self.reward: int = reward

    def advance(self, state: GangsState) -> None:
        """GNC-9.2 GNC-9.6c Move the token, at most to the last space."""
        set_net(state, self.seat, min(board.LAST_SPACE, state.net[self.seat] + self.spaces))
        if state.net[self.seat] == board.LAST_SPACE:
            state.emit(events.LAST_SPACE_REACHED, self.seat)
            hooks.act_all(state, hooks.NET_LAST_SPACE, self.seat)

    def offer_effect(self, state: GangsState) -> None:
        """GNC-9.3 Ask whether the effect is applied."""
        state.ask(self.seat, "net_effect", [(verbs.USE,), PASS])

    def take_effect(self, state: GangsState) -> str | None:
        """GNC-9.6b Skipping skips everything printed on the space."""
        if state.answer == PASS:
            return DONE
        state.emit(events.NET_EFFECT, self.seat, state.net[self.seat])
        return None

    def apply(self, state: GangsState) -> str | None:
        """GNC-9.6 GNC-9.6b Carry out the effects of the space in order."""
        effects = net_effects(state.seats, state.net[self.seat])
        if self.reward == len(effects):
            return None
        self.reward += 1
        effects[self.reward - 1].resolve(state, -1, self.seat, 0)
        return "apply"

    def react(self, state: GangsState) -> None:
        """GNC-13.2 Story rules about applied effects."""
        hooks.act_all(state, hooks.NET_EFFECT, self.seat, state.net[self.seat])


class ReturnToken(Frame):
    """GNC-9.5 A token on the last space goes back to Start."""

    steps: ClassVar[tuple[str, ...]] = ("go_back",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def go_back(self, state: GangsState) -> None:
        """GNC-9.5 Back to Start."""
        if state.net[self.seat] == board.LAST_SPACE:
            set_net(state, self.seat, 0)


class Netrun(Frame):
    """GNC-9 A Netrun in five steps; `used` holds the sources of rerolls already taken.

    GNC-X09 One Data Fortress pays 1 Secret, 2 Netrunners go from space 2 to 4, which gives 2
    Street Cred and 2 Drones; a roll of 6 is safe, a roll of 5 costs a Netrunner.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "gain_secrets", "offer_advance", "take_advance", "ways_around", "roll", "offer_reroll",
        "take_reroll", "consequence", "retaliation", "go_back", "caught", "return_token",
    )  # fmt: skip

    def __init__(
        self, seat: int, rolled: int = 0, used: list[int] | None = None, zone: int = 0
    ) -> None:
        self.seat: int = seat
        self.rolled: int = rolled
        self.used: list[int] = [] if used is None else used
        self.zone: int = zone

    def gain_secrets(self, state: GangsState) -> None:
        """GNC-9.1 Gain 1 Corporate Secret for each Data Fortress controlled."""
        number = controls(state, self.seat, board.DATA_FORTRESS)
        if number:
            gain(state, self.seat, board.SECRET, number)

    def offer_advance(self, state: GangsState) -> None:
        """GNC-9.2 Ask how far; the token cannot stay.

        GNC-X08 With three Netrunners: 1, 2 or 3 spaces.
        """
        options: list[Option] = [
            (verbs.ADVANCE, number) for number in range(1, farthest(state, self.seat) + 1)
        ]
        state.ask_if_open(self.seat, "net_advance", options)

    def take_advance(self, state: GangsState) -> None:
        """GNC-9.2 GNC-9.3 Advance and apply."""
        state.no_roll = 0
        hooks.total(state, hooks.NET_ADVANCE, self.seat, noting=True)
        state.call(NetAdvance(self.seat, state.answer[1]))

    def ways_around(self, state: GangsState) -> str | None:
        """GNC-9.4b Story rules may buy off or forbid the roll (GNC-R36: only the roll)."""
        source = hooks.saying(state, hooks.NO_ROLL, self.seat)
        if source >= 0:
            hooks.note_use(state, source, hooks.NO_ROLL)
            return "return_token"
        hooks.act_all(state, hooks.NETWATCH_OPTION, self.seat)
        return None

    def roll(self, state: GangsState) -> str | None:
        """GNC-4.2 GNC-9.4 Roll both NetWatch dice."""
        if state.no_roll:
            return "return_token"
        first = state.rng.roll(6)
        second = state.rng.roll(6)
        self.rolled = first + second
        hooks.total(state, hooks.DANGER, self.seat, noting=True)
        state.emit(events.NETWATCH_ROLLED, self.seat, first, second, danger(state, self.seat))
        return None

    def offer_reroll(self, state: GangsState) -> None:
        """GNC-9.4 GNC-9.4a Ask while an unused source of a reroll is left that can be paid."""
        options: list[Option] = [PASS]
        for source in hooks.sources(state, hooks.REROLL):
            ability, unit = hooks.ABILITIES[source >> hooks.UNIT_BITS], source & hooks.UNIT_MASK
            if source not in self.used and ability.applies(
                state, hooks.REROLL, unit, self.seat, -1
            ):
                options.append((verbs.REROLL, source))
        state.ask_if_open(self.seat, "net_reroll", options)

    def take_reroll(self, state: GangsState) -> str | None:
        """GNC-9.4 Keep the roll, or pay and roll again."""
        if state.answer == PASS:
            return None
        source = state.answer[1]
        self.used.append(source)
        hooks.note_use(state, source, hooks.REROLL)
        price = hooks.ABILITIES[source >> hooks.UNIT_BITS].does.get(hooks.REROLL)
        if price is not None:
            price.resolve(state, source & hooks.UNIT_MASK, self.seat, -1)
        return "roll"

    def consequence(self, state: GangsState) -> str | None:
        """GNC-9.4 GNC-9.6 A sum up to the danger: a resource, or a Netrunner, is lost."""
        if self.rolled > danger(state, self.seat):
            return "return_token"
        self.zone = board.ZONE_OF_SPACE[state.net[self.seat]]
        state.emit(events.NETWATCH_CAUGHT, self.seat, self.zone)
        if self.zone == board.GREEN:
            state.call(ResourceLoss(self.seat))
            return "caught"
        state.call(NetLoss(self.seat, terms.NETRUNNER))
        return None

    def retaliation(self, state: GangsState) -> str | None:
        """GNC-9.6 GNC-9.6a In the red zone one more Unit of any kind is lost."""
        if self.zone != board.RED:
            return "caught"
        state.call(NetLoss(self.seat, -1))
        return None

    def go_back(self, state: GangsState) -> None:
        """GNC-9.6 From the red zone the token goes to Start."""
        set_net(state, self.seat, 0)

    def caught(self, state: GangsState) -> None:
        """GNC-15.4bis Rules that follow a consequence."""
        hooks.act_all(state, hooks.NETWATCH_CAUGHT, self.seat)

    def return_token(self, state: GangsState) -> None:
        """GNC-9.5 A token that reached the last space goes back to Start."""
        state.no_roll = 0
        if state.net[self.seat] == board.LAST_SPACE:
            set_net(state, self.seat, 0)


class ResourceLoss(PayAny):
    """GNC-9.6 One resource is lost by a consequence."""

    question = "net_loss"


class NetLoss(Decision[GangsState]):
    """GNC-9.6a One Unit is lost by a consequence; `kind` -1 is any kind."""

    question = "net_loss"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: int = kind

    def options(self, state: GangsState) -> list[Option]:
        """GNC-9.6a List the Units; without one this part is skipped."""
        if self.kind < 0:
            units = in_play(state, self.seat)
        else:
            units = of_class(state, self.seat, self.kind)
        lost = [unit for unit in units if not is_spared(state, unit)]
        return [(verbs.LOSE, unit) for unit in distinct(state, lost)]

    def take(self, state: GangsState) -> None:
        """GNC-9.6a Lose it; the Drone check follows."""
        lose_unit(state, state.answer[1])
        check_drones(state)


def is_spared(state: GangsState, unit: int) -> bool:
    """Tell whether an ability keeps a Unit from being lost by a consequence."""
    source = hooks.saying(state, hooks.NETWATCH_LOSS, unit // terms.UNITS, unit)
    if source >= 0:
        hooks.note_use(state, source, hooks.NETWATCH_LOSS)
    return source >= 0


def distinct(state: GangsState, units: list[int]) -> list[int]:
    """GNC-2.9 Leave out all but the first of equal Units in the same place."""
    found: list[int] = []
    seen: list[tuple[int, int, int]] = []
    for unit in units:
        key = (unit // terms.UNITS, state.unit_class[unit], state.place[unit])
        if unit % terms.UNITS >= terms.FIRST_HIRED:
            found.append(unit)
        elif key not in seen:
            seen.append(key)
            found.append(unit)
    return found
