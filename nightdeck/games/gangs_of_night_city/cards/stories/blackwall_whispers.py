"""GNC-13.9 Blackwall Whispers: something past the Blackwall answers."""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.gangs_of_night_city.cards.stories.choices import PAY_NETWATCH, TAKE_SECRETS
from nightdeck.games.gangs_of_night_city.language.epilogues import (
    NetrunnersInPlay,
    SecretsOwned,
    VoiceHolderWins,
)
from nightdeck.games.gangs_of_night_city.language.instructions import SetCounter
from nightdeck.games.gangs_of_night_city.language.story_conditions import (
    CounterAtLeast,
    CredAtLeast,
    LastSpaceReached,
)
from nightdeck.games.gangs_of_night_city.model.board import RED, SECRET, ZONE_OF_SPACE
from nightdeck.games.gangs_of_night_city.model.events import FOR_STORY
from nightdeck.games.gangs_of_night_city.model.hooks import (
    DANGER,
    NET_ADVANCE,
    NET_EFFECT,
    NET_LAST_SPACE,
    NETWATCH_CAUGHT,
    NETWATCH_OPTION,
    NO_ROLL,
)
from nightdeck.games.gangs_of_night_city.model.markers import (
    ALERT,
    SECRETS_PAID,
    VOICE,
    VOICE_COUNT,
    counter,
    holder,
    set_counter,
    take_token,
)
from nightdeck.games.gangs_of_night_city.model.options import CHOICE, LOSE
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import (
    ACT,
    EPILOGUE,
    INTRODUCTION,
    Branch,
    Epilogue,
    Instruction,
    Pays,
    Rule,
    Story,
    StoryCard,
)
from nightdeck.games.gangs_of_night_city.model.terms import NETRUNNER
from nightdeck.games.gangs_of_night_city.rules.netrun import distinct
from nightdeck.games.gangs_of_night_city.rules.resources import gain, gain_cred, spend
from nightdeck.games.gangs_of_night_city.rules.story import clockwise_from
from nightdeck.games.gangs_of_night_city.rules.units import check_drones, lose_unit, of_class
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import PASS, Option


class AlertRises(Rule):
    """NetWatch grows nervous."""

    words = "Whenever a player suffers a NetWatch consequence, Alert goes up by 1."
    points: ClassVar[tuple[int, ...]] = (NETWATCH_CAUGHT,)

    def caught(self, state: GangsState, me: int, seat: int) -> None:
        """GNC-9.4 Each consequence raises the Alert."""
        set_counter(state, ALERT, counter(state, ALERT) + 1)


class RedPays(Rule):
    """The deep end pays more."""

    words = "A player who applies the effect of a red Net space gains 1 Street Cred after it."
    points: ClassVar[tuple[int, ...]] = (NET_EFFECT,)

    def net_effect(self, state: GangsState, me: int, seat: int, space: int) -> None:
        """GNC-9.3 An applied red space gives 1 Street Cred more."""
        if ZONE_OF_SPACE[space] == RED:
            gain_cred(state, seat, 1, FOR_STORY)


class MoreDanger(Rule):
    """Every depth is more dangerous."""

    words = "Every depth danger is 1 higher."
    points: ClassVar[tuple[int, ...]] = (DANGER,)

    def danger(self, state: GangsState, me: int, seat: int) -> int:
        """GNC-9.4b One more."""
        return 1


class BuySilence(Rule):
    """A Corporate Secret keeps NetWatch away."""

    words = (
        "Before the NetWatch roll of a Netrun the player may spend 1 Corporate Secret onto this "
        "Story: no roll is made and no consequence suffered."
    )
    points: ClassVar[tuple[int, ...]] = (NETWATCH_OPTION,)

    def skip_roll(self, state: GangsState, me: int, seat: int) -> None:
        """GNC-9.4b Offered before the roll to whoever has a Secret."""
        if state.resources[seat][SECRET]:
            state.call(SilenceOffer(seat))


class SilenceOffer(Frame):
    """GNC-9.4b The player may pay so that no roll is made."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def offer(self, state: GangsState) -> str | None:
        """GNC-9.4b Ask."""
        state.ask(self.seat, "story_choice", [(CHOICE, PAY_NETWATCH), PASS], (), 1)
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-9.4b Pay onto the Story."""
        if state.answer != PASS:
            spend(state, self.seat, SECRET, 1)
            state.no_roll = 1
            set_counter(state, SECRETS_PAID, counter(state, SECRETS_PAID) + 1)
        return None


class TheVoiceChooses(Instruction):
    """Whoever reached the last Net space first takes the Voice."""

    words = (
        "the player who was first to reach the last Net space in the turn that led here takes "
        "the Voice; the Voice counter is 1."
    )

    def carry_out(self, state: GangsState) -> None:
        """GNC-13.4e The state remembers who it was."""
        take_token(state, VOICE, state.cause)
        set_counter(state, VOICE_COUNT, 1)


class VoiceGuides(Rule):
    """The Voice's holder gets deeper."""

    words = "The Voice's holder may count 1 more Netrunner when advancing on the Net Track."
    points: ClassVar[tuple[int, ...]] = (NET_ADVANCE,)

    def net_advance(self, state: GangsState, me: int, seat: int) -> int:
        """GNC-9.2a One Netrunner more."""
        return int(holder(state, VOICE) == seat)


class VoiceMovesOn(Rule):
    """The Voice goes to whoever reaches the last Net space."""

    words = (
        "A player whose Net token enters the last Net space takes (or keeps) the Voice and the "
        "Voice counter goes up by 1."
    )
    points: ClassVar[tuple[int, ...]] = (NET_LAST_SPACE,)

    def net_last_space(self, state: GangsState, me: int, seat: int) -> None:
        """GNC-9.6c Take or keep the Voice; its counter goes up."""
        take_token(state, VOICE, seat)
        set_counter(state, VOICE_COUNT, counter(state, VOICE_COUNT) + 1)


class OfferOfTheDevil(Instruction):
    """Every player sells a Netrunner or takes Corporate Secrets."""

    words = (
        "clockwise from the player whose turn is next, each player chooses: lose 1 friendly "
        "Netrunner-class Unit in play and gain 3 Street Cred, or gain 2 Corporate Secrets."
    )

    def carry_out(self, state: GangsState) -> None:
        """GNC-1.7 Clockwise from the player whose turn is next."""
        first = (state.active + 1) % state.seats
        for seat in clockwise_from(state, first):
            state.call(DevilsBargain(seat))


class DevilsBargain(Frame):
    """GNC-13.5 One player's choice; the Secrets are the default."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def offer(self, state: GangsState) -> str | None:
        """GNC-1.6 Without a Netrunner in play the Secrets are taken."""
        options: list[Option] = [
            (LOSE, unit) for unit in distinct(state, of_class(state, self.seat, NETRUNNER))
        ]
        options.append((CHOICE, TAKE_SECRETS))
        state.ask_if_open(self.seat, "story_choice", options, (), len(options) - 1)
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-6.4 The Drone check follows the loss."""
        if state.answer[0] == CHOICE:
            gain(state, self.seat, SECRET, 2)
            return DONE
        lose_unit(state, state.answer[1])
        check_drones(state)
        gain_cred(state, self.seat, 3, FOR_STORY)
        return DONE


class NetWatchIsGone(Rule):
    """Nobody guards the Net any more."""

    words = "NetWatch is gone: no NetWatch roll is made in Netruns."
    points: ClassVar[tuple[int, ...]] = (NO_ROLL,)

    def forbids_roll(self, state: GangsState, me: int, seat: int) -> bool:
        """GNC-9.4b GNC-R36 Step 4 is skipped whole, the effect of the space is not."""
        return True


ACT_1: Final = 1
ACT_2A: Final = 2
ACT_2B: Final = 3
ACT_3: Final = 4
BURNED: Final = 5
ASCENSION: Final = 6
SIGNAL_LOST: Final = 7

STORY: Final[Story] = Story(
    "blackwall-whispers",
    "Blackwall Whispers",
    "Something past the Blackwall answers when the runners knock.",
    (
        StoryCard(
            "bw-intro", "Blackwall Whispers", INTRODUCTION,
            setup=(SetCounter(ALERT, 0),), opens=(ACT_1,),
        ),
        StoryCard(
            "bw-1", "Static", ACT,
            rules=(AlertRises(), RedPays()),
            branches=(
                Branch(CounterAtLeast(ALERT, 0, per_player=1), ACT_2A),
                Branch(LastSpaceReached(), ACT_2B),
            ),
        ),
        StoryCard(
            "bw-2a", "NetWatch Lockdown", ACT,
            rules=(MoreDanger(), BuySilence()),
            branches=(
                Branch(CredAtLeast(19), BURNED),
                Branch(CounterAtLeast(SECRETS_PAID, 4), ACT_3),
            ),
        ),
        StoryCard(
            "bw-2b", "The Voice Below", ACT,
            setup=(TheVoiceChooses(),), uses=(VOICE,), rules=(VoiceGuides(), VoiceMovesOn()),
            branches=(
                Branch(CounterAtLeast(VOICE_COUNT, 3), ASCENSION),
                Branch(CredAtLeast(20), BURNED),
            ),
        ),
        StoryCard(
            "bw-3", "Deal With the Devil", ACT,
            setup=(OfferOfTheDevil(),), rules=(NetWatchIsGone(),),
            branches=(Branch(CredAtLeast(22), SIGNAL_LOST),),
        ),
        StoryCard(
            "bw-e1", "Burned Frequencies", EPILOGUE,
            epilogue=Epilogue((Pays(1, NetrunnersInPlay(), most=3),)),
        ),
        StoryCard(
            "bw-e2", "Ascension", EPILOGUE, uses=(VOICE,),
            epilogue=Epilogue(winning=VoiceHolderWins(15)),
        ),
        StoryCard(
            "bw-e3", "Signal Lost", EPILOGUE,
            epilogue=Epilogue((Pays(1, SecretsOwned(), most=4),)),
        ),
    ),
)  # fmt: skip
