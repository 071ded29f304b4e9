"""GNC-13.9 An Inconvenient Gift: crates that call home."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from nightdeck.games.gangs_of_night_city.cards.stories.choices import DESTROY_TRACKER
from nightdeck.games.gangs_of_night_city.language.epilogues import (
    DominatesCityCenter,
    GiftsHeld,
    HideoutsBeyondTheFirst,
    HoldsTracker,
)
from nightdeck.games.gangs_of_night_city.language.instructions import SetCounter
from nightdeck.games.gangs_of_night_city.language.story_conditions import (
    CredAtLeast,
    Destroyed,
    NobodyHoldsGifts,
    NoneLeft,
)
from nightdeck.games.gangs_of_night_city.model.board import CONTRABAND, SECRET
from nightdeck.games.gangs_of_night_city.model.events import FOR_STORY
from nightdeck.games.gangs_of_night_city.model.hooks import (
    AFTER_FIREFIGHT,
    BOOST,
    BUILD_COST,
    CRED_STEP,
    TURN_END,
)
from nightdeck.games.gangs_of_night_city.model.markers import (
    GIFT,
    OWN_GIFT,
    TRACKER,
    TRACKER_DESTROYED,
    counter,
    discard_token,
    drop_gift,
    give_gift,
    holder,
    set_counter,
    take_token,
)
from nightdeck.games.gangs_of_night_city.model.options import CHOICE
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
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.rules.resources import gain, gain_cred, spend
from nightdeck.games.gangs_of_night_city.rules.story import clockwise_from
from nightdeck.games.gangs_of_night_city.rules.winning import leaders_by
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import PASS

if TYPE_CHECKING:
    from nightdeck.games.gangs_of_night_city.model.fight import Fight

TRACKER_PRICE: Final = 2
GIFT_FIREPOWER: Final = 2


class OpenedInTheStreet(Rule):
    """Every Firefight uses up a Gift token of the Story and pays its initiator (GNC-8.9)."""

    words = (
        "At the end of each Firefight, if a Gift token is left on the Story, its initiator "
        "removes 1 and gains 1 Contraband."
    )
    points: ClassVar[tuple[int, ...]] = (AFTER_FIREFIGHT,)

    def after_firefight(self, state: GangsState, me: int, fight: Fight) -> None:
        """GNC-8.9 The initiator removes 1 token and gains 1 Contraband."""
        if counter(state, GIFT) > 0:
            set_counter(state, GIFT, counter(state, GIFT) - 1)
            gain(state, fight.initiator, CONTRABAND, 1)


class HandOutTracker(Instruction):
    """The player with the most Street Cred takes the Tracker; the last to play goes first."""

    words = (
        "discard the remaining Gift tokens. The player with the most Street Cred takes the "
        "Tracker (of tied players the one whose turn just ended, else the next clockwise)."
    )

    def carry_out(self, state: GangsState) -> None:
        """GNC-13.5 The Gifts went with act 1; look clockwise from the turn that just ended."""
        best = leaders_by(state.cred)
        for seat in clockwise_from(state, state.active):
            if seat in best:
                take_token(state, TRACKER, seat)
                return


class HuntTheCarrier(Rule):
    """Beating the Tracker's holder in a Firefight pays."""

    words = (
        "In a Firefight in which the Tracker's holder is involved without having the highest "
        "Firepower, every involved opponent who has it gains 1 Street Cred in step 6."
    )
    points: ClassVar[tuple[int, ...]] = (CRED_STEP,)

    def cred_step(self, state: GangsState, me: int, fight: Fight, side: int) -> None:
        """GNC-8.6 An involved opponent with the highest Firepower gains 1 Street Cred."""
        carrier = holder(state, TRACKER)
        if carrier not in fight.involved or fight.is_leader(carrier):
            return
        if side != carrier and fight.is_leader(side):
            gain_cred(state, side, 1, FOR_STORY)


class TrackTheRichest(Rule):
    """The Tracker goes to whoever alone has the most Street Cred."""

    words = (
        "At the end of each turn, if one player alone has the most Street Cred, that player "
        "takes the Tracker."
    )
    points: ClassVar[tuple[int, ...]] = (TURN_END,)

    def turn_end(self, state: GangsState, me: int) -> None:
        """GNC-12.2 Look for a single leader."""
        best = leaders_by(state.cred)
        if holder(state, TRACKER) >= 0 and len(best) == 1:
            take_token(state, TRACKER, best[0])


class BurnTheTracker(Rule):
    """The holder may destroy the Tracker at the end of the own turn."""

    points: ClassVar[tuple[int, ...]] = (TURN_END,)

    def turn_end(self, state: GangsState, me: int) -> None:
        """GNC-12.2a The holder is looked up when the Tracker has changed hands."""
        state.call(TrackerOffer())

    def text(self) -> str:
        """Return the rule in words."""
        return (
            f"At the end of their own turn the holder may spend {TRACKER_PRICE} Corporate Secrets "
            "to destroy the Tracker."
        )


class TrackerOffer(Frame):
    """GNC-12.2a The Tracker's holder may pay to destroy it."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def offer(self, state: GangsState) -> str | None:
        """GNC-12.2a Ask the holder whose turn ends and who can pay."""
        seat = state.active
        if holder(state, TRACKER) != seat or state.resources[seat][SECRET] < TRACKER_PRICE:
            return DONE
        state.ask(seat, "story_choice", [(CHOICE, DESTROY_TRACKER), PASS], (), 1)
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-13.5 It leaves the Story for good."""
        if state.answer != PASS:
            spend(state, state.active, SECRET, TRACKER_PRICE)
            discard_token(state, TRACKER)
            set_counter(state, TRACKER_DESTROYED, 1)
        return DONE


class OneGiftEach(Instruction):
    """Every player takes a Gift token."""

    words = "each player takes 1 Gift token."

    def carry_out(self, state: GangsState) -> None:
        """GNC-13.5 The supply is unlimited."""
        for seat in clockwise_from(state, state.active):
            give_gift(state, seat)


class OpenTheGift(Rule):
    """A Gift token can be thrown into a Firefight."""

    points: ClassVar[tuple[int, ...]] = (BOOST, CRED_STEP)

    def boost(self, state: GangsState, me: int, fight: Fight, side: int) -> int:
        """GNC-8.4b An involved player who holds a Gift may discard it."""
        return GIFT_FIREPOWER if state.gifts[side] else 0

    def use_boost(self, state: GangsState, me: int, fight: Fight, side: int) -> None:
        """GNC-8.4b Discard the token."""
        fight.boosted |= 1 << side
        drop_gift(state, side)

    def cred_step(self, state: GangsState, me: int, fight: Fight, side: int) -> None:
        """GNC-8.6 The opened Gift pays whoever alone had the highest Firepower."""
        if fight.boosted >> side & 1 and fight.is_sole_leader(side):
            gain_cred(state, side, 1, FOR_STORY)

    def text(self) -> str:
        """Return the rule in words."""
        return (
            "In the COMPARE step an involved player may discard their Gift token for "
            f"+{GIFT_FIREPOWER} Firepower; if they then alone have the highest Firepower, they "
            "gain 1 Street Cred in step 6."
        )


class CheaperHideouts(Rule):
    """Hideouts cost less."""

    words = "Building a Hideout costs 1 Eurodollar less."
    points: ClassVar[tuple[int, ...]] = (BUILD_COST,)

    def build_cost(self, state: GangsState, me: int, seat: int, cost: int) -> int:
        """GNC-7.4 One Eurodollar less, not below 0."""
        return max(0, cost - 1)


class Massacre(Rule):
    """Firefights with many losses pay those who caused or watched them."""

    words = (
        "In step 6 of a Firefight each involved player whose opponents lost 2 or more Units in "
        "total in it gains 1 Street Cred."
    )
    points: ClassVar[tuple[int, ...]] = (CRED_STEP,)

    def cred_step(self, state: GangsState, me: int, fight: Fight, side: int) -> None:
        """GNC-8.6 GNC-15.4a Count the Units all opponents lost in this Firefight."""
        if sum(1 for unit in fight.lost if unit // UNITS != side) >= 2:
            gain_cred(state, side, 1, FOR_STORY)


ACT_1: Final = 1
ACT_2A: Final = 2
ACT_2B: Final = 3
ACT_3: Final = 4
DELIVERED: Final = 5
NO_REFUNDS: Final = 6
SIGNED_FOR: Final = 7

STORY: Final[Story] = Story(
    "an-inconvenient-gift",
    "An Inconvenient Gift",
    "Unmarked crates turn up all over the city, and something inside them is calling home.",
    (
        StoryCard(
            "aig-intro", "An Inconvenient Gift", INTRODUCTION,
            setup=(SetCounter(GIFT, 2, per_player=1),), opens=(ACT_1,),
        ),
        StoryCard(
            "aig-1", "Unmarked Packages", ACT,
            rules=(OpenedInTheStreet(),), uses=(GIFT,),
            branches=(Branch(CredAtLeast(9), ACT_2A), Branch(NoneLeft(GIFT), ACT_2B)),
        ),
        StoryCard(
            "aig-2a", "Return Address", ACT,
            setup=(HandOutTracker(),), uses=(TRACKER,),
            rules=(HuntTheCarrier(), TrackTheRichest(), BurnTheTracker()),
            branches=(
                Branch(CredAtLeast(20), DELIVERED),
                Branch(Destroyed(TRACKER_DESTROYED), ACT_3),
            ),
        ),
        StoryCard(
            "aig-2b", "Everyone Got One", ACT,
            setup=(OneGiftEach(),), rules=(OpenTheGift(),), uses=(OWN_GIFT,),
            branches=(Branch(CredAtLeast(19), SIGNED_FOR), Branch(NobodyHoldsGifts(), ACT_3)),
        ),
        StoryCard(
            "aig-3", "Open Season", ACT,
            rules=(CheaperHideouts(), Massacre()),
            branches=(Branch(CredAtLeast(22), NO_REFUNDS),),
        ),
        StoryCard(
            "aig-e1", "Delivered to the Dead", EPILOGUE, uses=(TRACKER,),
            epilogue=Epilogue((Pays(-2, HoldsTracker()), Pays(2, DominatesCityCenter()))),
        ),
        StoryCard(
            "aig-e2", "No Refunds", EPILOGUE,
            epilogue=Epilogue((Pays(1, HideoutsBeyondTheFirst()),)),
        ),
        StoryCard(
            "aig-e3", "Signed For", EPILOGUE, uses=(OWN_GIFT,),
            epilogue=Epilogue((Pays(2, GiftsHeld()),)),
        ),
    ),
)  # fmt: skip
