"""GNC-13.9 An Inconvenient Gift: crates that call home."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.cards.stories.choices import DESTROY_TRACKER
from nightdeck.games.gangs_of_night_city.language import abilities as do
from nightdeck.games.gangs_of_night_city.language import amounts as of
from nightdeck.games.gangs_of_night_city.language import story_conditions as when
from nightdeck.games.gangs_of_night_city.model import board, hooks, markers, terms
from nightdeck.games.gangs_of_night_city.model import options as verbs
from nightdeck.games.gangs_of_night_city.model.fight import running
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import Epilogue, Pays, Plot
from nightdeck.games.gangs_of_night_city.rules.resources import gain, spend
from nightdeck.games.gangs_of_night_city.rules.story import clockwise_from
from nightdeck.games.gangs_of_night_city.rules.winning import leaders_by
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import PASS, Option
from nightdeck.kernel.windows import Decision
from nightdeck.language.amounts import Over
from nightdeck.language.conditions import AtLeast
from nightdeck.language.flow import If
from nightdeck.language.values import Amount, Condition, Effect

TRACKER_PRICE: Final = 2


class OpenInTheStreet(Effect[GangsState]):
    """GNC-8.9 The initiator removes 1 Gift token of the Story and gains 1 Contraband."""

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        left = markers.counter(state, markers.GIFT)
        if left > 0:
            markers.set_counter(state, markers.GIFT, left - 1)
            gain(state, target, board.CONTRABAND, 1)


class HandOutTracker(Effect[GangsState]):
    """GNC-13.5 The most Street Cred takes the Tracker, clockwise from the turn that just ended."""

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        best = leaders_by(state.cred)
        for seat in clockwise_from(state, state.active):
            if seat in best:
                markers.take_token(state, markers.TRACKER, seat)
                return


class BeatsTheCarrier(Condition[GangsState]):
    """GNC-8.6 The seat has the highest Firepower, the Tracker's holder is involved without it."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        fight = running(state)
        carrier = markers.holder(state, markers.TRACKER)
        if carrier not in fight.involved or fight.is_leader(carrier):
            return False
        return target != carrier and fight.is_leader(target)


class TrackTheRichest(Effect[GangsState]):
    """GNC-12.2 The Tracker goes to whoever alone has the most Street Cred."""

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        best = leaders_by(state.cred)
        if markers.holder(state, markers.TRACKER) >= 0 and len(best) == 1:
            markers.take_token(state, markers.TRACKER, best[0])


class TrackerOffer(Decision[GangsState]):
    """GNC-12.2a The Tracker's holder may pay to destroy it.

    The holder is looked up when the Tracker has changed hands.
    """

    question = "story_choice"

    def options(self, state: GangsState) -> list[Option]:
        """GNC-12.2a Ask the holder whose turn ends and who can pay."""
        holds = markers.holder(state, markers.TRACKER) == self.seat
        can_pay = state.resources[self.seat][board.SECRET] >= TRACKER_PRICE
        return [(verbs.CHOICE, DESTROY_TRACKER), PASS] if holds and can_pay else []

    def take(self, state: GangsState) -> str | None:
        """GNC-13.5 It leaves the Story for good."""
        if state.answer != PASS:
            spend(state, self.seat, board.SECRET, TRACKER_PRICE)
            markers.discard_token(state, markers.TRACKER)
            markers.set_counter(state, markers.TRACKER_DESTROYED, 1)
        return DONE


class OneGiftEach(Effect[GangsState]):
    """GNC-13.5 Every player takes a Gift token; the supply is unlimited."""

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        for seat in clockwise_from(state, state.active):
            markers.give_gift(state, seat)


class HoldsGift(Condition[GangsState]):
    """The seat holds a Gift token."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return state.gifts[target] > 0


class OpenTheGift(Effect[GangsState]):
    """GNC-8.4b The seat discards its Gift token in a Firefight."""

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        running(state).boosted |= 1 << target
        markers.drop_gift(state, target)


class WonByTheGift(Condition[GangsState]):
    """GNC-8.6 The seat opened its Gift and alone had the highest Firepower."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        fight = running(state)
        return bool(fight.boosted >> target & 1) and fight.is_sole_leader(target)


class OpponentsLost(Amount[GangsState]):
    """GNC-15.4a The Units that all opponents lost in this Firefight."""

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return sum(1 for unit in running(state).lost if unit // terms.UNITS != target)


BEHAVIOUR: Final[dict[str, Plot]] = {
    "aig-intro": Plot(setup=(do.SetCounter(markers.GIFT, 2, per_player=1),)),
    "aig-1": Plot(
        rules=({hooks.AFTER_FIREFIGHT: OpenInTheStreet()},),
        branches=(when.CredAtLeast(9), when.NoneLeft(markers.GIFT)),
    ),
    "aig-2a": Plot(
        setup=(HandOutTracker(),),
        rules=(
            {hooks.CRED_STEP: If(BeatsTheCarrier(), do.Cred(1))},
            {hooks.TURN_END: TrackTheRichest()},
            {hooks.TURN_END: do.Calls(TrackerOffer)},
        ),
        branches=(when.CredAtLeast(20), when.Destroyed(markers.TRACKER_DESTROYED)),
    ),
    "aig-2b": Plot(
        setup=(OneGiftEach(),),
        rules=(
            {
                hooks.BOOST: (of.Provided(HoldsGift(), 2), OpenTheGift()),
                hooks.CRED_STEP: If(WonByTheGift(), do.Cred(1)),
            },
        ),
        branches=(when.CredAtLeast(19), when.NobodyHoldsGifts()),
    ),
    "aig-3": Plot(
        rules=(
            {hooks.BUILD_COST: of.Cheaper()},
            {hooks.CRED_STEP: If(AtLeast(OpponentsLost(), 2), do.Cred(1))},
        ),
        branches=(when.CredAtLeast(22),),
    ),
    "aig-e1": Plot(
        epilogue=Epilogue(
            (
                Pays(-2, of.Provided(do.Holds(markers.TRACKER)), "holding the Tracker"),
                Pays(2, of.DominanceIn(board.CITY_CENTER), "Dominance in City Center"),
            )
        )
    ),
    "aig-e2": Plot(
        epilogue=Epilogue(
            (Pays(1, Over(1, of.HideoutsBuilt()), "each Hideout on the board beyond the first"),)
        )
    ),
    "aig-e3": Plot(
        epilogue=Epilogue((Pays(2, of.Provided(HoldsGift()), "still holding a Gift token"),))
    ),
}
