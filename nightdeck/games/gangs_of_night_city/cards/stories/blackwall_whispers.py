"""GNC-13.9 Blackwall Whispers: something past the Blackwall answers."""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.gangs_of_night_city.cards.stories.choices import PAY_NETWATCH, TAKE_SECRETS
from nightdeck.games.gangs_of_night_city.language import abilities as do
from nightdeck.games.gangs_of_night_city.language import amounts as of
from nightdeck.games.gangs_of_night_city.language import story_conditions as when
from nightdeck.games.gangs_of_night_city.language.epilogues import VoiceHolderWins
from nightdeck.games.gangs_of_night_city.model import board, events, hooks, markers
from nightdeck.games.gangs_of_night_city.model.options import CHOICE, LOSE
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import Epilogue, Pays, Plot
from nightdeck.games.gangs_of_night_city.model.terms import NETRUNNER
from nightdeck.games.gangs_of_night_city.rules.netrun import distinct
from nightdeck.games.gangs_of_night_city.rules.resources import gain, gain_cred, spend
from nightdeck.games.gangs_of_night_city.rules.story import clockwise_from
from nightdeck.games.gangs_of_night_city.rules.units import check_drones, lose_unit, of_class
from nightdeck.kernel.frames import DONE, SeatFrame
from nightdeck.kernel.state import PASS, Option
from nightdeck.kernel.windows import Decision
from nightdeck.language.flow import If
from nightdeck.language.values import ALWAYS, Condition, Effect, Fixed


class RedSpace(Condition[GangsState]):
    """GNC-9.3 The effect of a red Net space was applied."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return board.ZONE_OF_SPACE[number] == board.RED


class SilenceOffer(Decision[GangsState]):
    """GNC-9.4b The player may pay onto the Story so that no roll is made."""

    question = "story_choice"

    def options(self, state: GangsState) -> list[Option]:
        return [(CHOICE, PAY_NETWATCH), PASS]

    def take(self, state: GangsState) -> None:
        if state.answer != PASS:
            spend(state, self.seat, board.SECRET, 1)
            state.no_roll = 1
            paid = markers.counter(state, markers.SECRETS_PAID)
            markers.set_counter(state, markers.SECRETS_PAID, paid + 1)


class TheVoiceChooses(Effect[GangsState]):
    """GNC-13.4e Whoever reached the last Net space first takes the Voice."""

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        markers.take_token(state, markers.VOICE, state.cause)
        markers.set_counter(state, markers.VOICE_COUNT, 1)


class OfferOfTheDevil(Effect[GangsState]):
    """GNC-1.7 Every player chooses, clockwise from the player whose turn is next."""

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        first = (state.active + 1) % state.seats
        for seat in clockwise_from(state, first):
            state.call(DevilsBargain(seat))


class DevilsBargain(SeatFrame):
    """GNC-13.5 One player's choice; the Secrets are the default."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def offer(self, state: GangsState) -> None:
        """GNC-1.6 Without a Netrunner in play the Secrets are taken."""
        options: list[Option] = [
            (LOSE, unit) for unit in distinct(state, of_class(state, self.seat, NETRUNNER))
        ]
        options.append((CHOICE, TAKE_SECRETS))
        state.ask_if_open(self.seat, "story_choice", options, (), len(options) - 1)

    def take(self, state: GangsState) -> str | None:
        """GNC-6.4 The Drone check follows the loss."""
        if state.answer[0] == CHOICE:
            gain(state, self.seat, board.SECRET, 2)
            return DONE
        lose_unit(state, state.answer[1])
        check_drones(state)
        gain_cred(state, self.seat, 3, events.FOR_STORY)
        return DONE


BEHAVIOUR: Final[dict[str, Plot]] = {
    "bw-intro": Plot(setup=(do.SetCounter(markers.ALERT, 0),)),
    "bw-1": Plot(
        rules=(
            {hooks.NETWATCH_CAUGHT: do.CountUp(markers.ALERT)},
            {hooks.NET_EFFECT: If(RedSpace(), do.Cred(1))},
        ),
        branches=(
            when.CounterAtLeast(markers.ALERT, 0, per_player=1),
            when.LastSpaceReached(),
        ),
    ),
    "bw-2a": Plot(
        rules=(
            {hooks.DANGER: Fixed(1)},
            {hooks.NETWATCH_OPTION: If(do.CanPay(board.SECRET), do.Calls(SilenceOffer))},
        ),
        branches=(when.CredAtLeast(19), when.CounterAtLeast(markers.SECRETS_PAID, 4)),
    ),
    "bw-2b": Plot(
        setup=(TheVoiceChooses(),),
        rules=(
            {hooks.NET_ADVANCE: of.Provided(do.Holds(markers.VOICE))},
            {
                hooks.NET_LAST_SPACE: do.Together(
                    do.TakeToken(markers.VOICE), do.CountUp(markers.VOICE_COUNT)
                )
            },
        ),
        branches=(when.CounterAtLeast(markers.VOICE_COUNT, 3), when.CredAtLeast(20)),
    ),
    "bw-3": Plot(
        setup=(OfferOfTheDevil(),),
        rules=({hooks.NO_ROLL: ALWAYS},),  # GNC-R36 Step 4 is skipped whole, the effect is not.
        branches=(when.CredAtLeast(22),),
    ),
    "bw-e1": Plot(
        epilogue=Epilogue(
            (Pays(1, of.OfClass(NETRUNNER), "each friendly Netrunner-class Unit in play", most=3),)
        )
    ),
    "bw-e2": Plot(epilogue=Epilogue(winning=VoiceHolderWins(15))),
    "bw-e3": Plot(
        epilogue=Epilogue((Pays(1, of.Owned(board.SECRET), "each Corporate Secret owned", most=4),))
    ),
}
