"""What it costs the Runner to get into a server, as a player would estimate it at the table.

Ice is passed in one of three ways: an icebreaker is paid to break it, a bioroid is talked round
with clicks, or its subroutines are simply suffered, if none of them ends the run or the Runner.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language import effects
from nightdeck.games.android_netrunner.language.effects_cards import Derez, ToTopOfDeck, TrashCard
from nightdeck.games.android_netrunner.language.effects_flow import Pay, PsiGame, TraceFor
from nightdeck.games.android_netrunner.language.effects_run import EndTheRun, OfferJackOut
from nightdeck.games.android_netrunner.model import card_abilities, events, modifiers, terms
from nightdeck.games.android_netrunner.model.definitions import POOL, Card
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER, ice_zone, root
from nightdeck.games.android_netrunner.model.vocabulary import Effect
from nightdeck.games.android_netrunner.rules.credits import purse_total
from nightdeck.games.android_netrunner.rules.icebreakers import BoostStrength, BreakSubroutines
from nightdeck.language.flow import ChooseCard, ChooseMode, Delayed, If, Lasting, Sequence
from nightdeck.language.values import Fixed

WALL: Final = 30.0
"""The toll of ice that cannot be passed at all."""

HARM: Final = 2.0
"""What a subroutine that does not end the run costs on average, in credits."""

BLUFF: Final = 0.2
"""The part that ice counts for which the Corp can almost pay: the Runner does not know."""

NEVER: Final = 999.0
"""More credits than anybody has."""

CLICK: Final = 1.6
"""What a click spent on a bioroid is worth, in credits: the credit it would have brought, and more
for the runs it would have been."""

LIKELY: Final = 0.85
"""The part of its toll that ice counts for while it is not rezzed yet."""

DOUBT: Final = 4.0
"""What it costs that a run may still end behind the ice, by a guess the Runner loses."""

FULL_TURN: Final = terms.RUNNER_CLICKS - 1
"""The clicks a Runner can spend inside the first run of a turn."""


class Breaking:
    """How a card breaks ice: which, at what price, and how it gets stronger."""

    def __init__(self, definition: Card) -> None:
        self.kinds: int = -1
        """Mask of ice subtypes, 0 for any ice, -1 for a card that breaks nothing."""
        self.price: int = 0
        self.count: int = 1
        self.needs: int = 0
        self.boost: int = 0
        self.boost_price: int = 0
        self.bypasses: bool = events.ICE_ENCOUNTERED in definition.on
        """It gets past the ice it has named for 1 credit per subroutine."""
        for ability in definition.abilities:
            self.read(ability)

    def read(self, ability: card_abilities.Ability) -> None:
        """Take over one ability."""
        effect = ability.effect
        if isinstance(effect, BreakSubroutines):
            self.kinds = effect.breaks
            self.price = ability.cost.credits
            self.count = effect.count
            self.needs = effect.needs
        elif isinstance(effect, BoostStrength):
            self.boost = effect.amount
            self.boost_price = ability.cost.credits


class Teeth:
    """What a piece of ice does to whoever does not break it, and what clicks can do about it."""

    def __init__(self, definition: Card) -> None:
        self.stops: int = 0
        """Subroutines that can end the run."""
        self.harms: float = 0.0
        """What the others cost, in credits, apart from programs."""
        self.support: float = 0.0
        """What they do by ice further in, in credits: nothing if there is none."""
        self.programs: int = 0
        """Programs they take."""
        self.damage: int = 0
        """Cards they take from the grip."""
        self.clicks: int = 0
        """The clicks that break all of it that matters, 0 if clicks do not help."""
        self.fee: int = 0
        """The credits everybody pays who meets it."""
        self.ransom: int = 0
        """The credits that buy the Runner off its subroutines."""
        self.greeting: float = 0.0
        """What else happens to everybody who meets it."""
        for trigger in definition.on.get(events.ICE_ENCOUNTERED, ()):
            self.greet(trigger.effect)
        bites = 0
        for subroutine in definition.subroutines:
            fee = fee_in(subroutine.effect)
            if fee:
                self.ransom += fee
            elif ends_run(subroutine.effect):
                self.stops += 1
                bites += 1
            else:
                before = self.harms
                self.read(subroutine.effect, 1.0)
                bites += 1 if self.harms - before > CLICK or self.programs else 0
        for ability in definition.abilities:
            effect = ability.effect
            if isinstance(effect, BreakSubroutines) and effect.own_ice:
                self.clicks = -(-bites // effect.count) * ability.cost.clicks

    def greet(self, effect: Effect) -> None:
        """Take over what happens before anything can be broken."""
        self.fee += fee_in(effect)
        if isinstance(effect, ChooseMode) and not fee_in(effect):
            self.greeting += HARM

    def read(self, effect: Effect, chance: float) -> None:
        """Take over what one subroutine does; a trace does it only sometimes."""
        if isinstance(effect, Sequence):
            for each in effect.effects:
                self.read(each, chance)
        elif isinstance(effect, TraceFor):
            if effect.success is not None:
                self.read(effect.success, 0.6 * chance)
        elif isinstance(effect, effects.DoDamage):
            amount = effect.amount.value if isinstance(effect.amount, Fixed) else 1
            self.harms += chance * amount * (4.0 if effect.kind == terms.BRAIN else 1.5)
            self.damage += amount
        elif isinstance(effect, ChooseCard) and isinstance(effect.then, (TrashCard, ToTopOfDeck)):
            self.programs += 1
        elif isinstance(effect, effects.GiveTags):
            self.harms += chance * 2.0
        elif isinstance(effect, effects.LoseClicks):
            self.harms += chance * CLICK * effect.amount
        elif isinstance(effect, effects.LoseCredits):
            self.harms += chance * (
                effect.amount.value if isinstance(effect.amount, Fixed) else HARM
            )
        elif isinstance(effect, (Delayed, Lasting)):
            self.support += chance * HARM
        elif not isinstance(effect, (Derez, OfferJackOut, TrashCard)):
            self.harms += chance * HARM


def ends_run(effect: Effect | None) -> bool:
    """Tell whether an effect can end the run; a trace that would counts as if it did."""
    if isinstance(effect, EndTheRun):
        return True
    if isinstance(effect, Sequence):
        return any(ends_run(each) for each in effect.effects)
    if isinstance(effect, TraceFor):
        return ends_run(effect.success)
    if isinstance(effect, If):
        return ends_run(effect.then) or ends_run(effect.otherwise)
    if isinstance(effect, PsiGame):
        return ends_run(effect.differ)
    return False


def fee_in(effect: Effect | None) -> int:
    """Return the credits that the Runner may or must pay for an effect to let them pass."""
    if isinstance(effect, Pay) and effect.seat == RUNNER:
        return effect.amount.value if isinstance(effect.amount, Fixed) else 0
    if isinstance(effect, If):
        return fee_in(effect.then)
    if isinstance(effect, ChooseMode):
        return max(fee_in(each.effect) for each in effect.modes)
    return 0


BREAKINGS: Final[dict[int, Breaking]] = {}
TEETH: Final[dict[int, Teeth]] = {}
GUARDS: Final[dict[int, float]] = {}


def breaking(place: int) -> Breaking:
    """Return how a card of the pool breaks ice."""
    found = BREAKINGS.get(place)
    if found is None:
        found = Breaking(POOL[place])
        BREAKINGS[place] = found
    return found


def teeth(place: int) -> Teeth:
    """Return what ice of the pool does to whoever does not break it."""
    found = TEETH.get(place)
    if found is None:
        found = Teeth(POOL[place])
        TEETH[place] = found
    return found


def guard(place: int) -> float:
    """Return what an upgrade of the pool costs everybody who reaches its server."""
    found = GUARDS.get(place)
    if found is None:
        definition = POOL[place]
        bite = Teeth(definition)
        found = 0.0
        if definition.kind == terms.UPGRADE:
            for event in (events.SERVER_APPROACHED, events.RUN_SUCCESSFUL):
                for trigger in definition.on.get(event, ()):
                    if ends_run(trigger.effect):
                        found += DOUBT
                    else:
                        before = bite.harms
                        bite.read(trigger.effect, 1.0)
                        found += bite.harms - before
        GUARDS[place] = found
    return found


def breakers(state: AnrState) -> list[int]:
    """Return the installed icebreakers."""
    return [
        card
        for card in state.zones[terms.PROGRAMS]
        if POOL[state.definition[card]].subtypes & terms.ICEBREAKER
    ]


def price_of(state: AnrState, breaker: int, ice: int, power: int, count: int) -> float:
    """Return the credits an icebreaker needs to break so many subroutines of ice."""
    way = breaking(state.definition[breaker])
    if way.bypasses and state.mark[breaker] == ice:
        return float(count)
    if way.kinds < 0 or (way.kinds and not way.kinds & POOL[state.definition[ice]].subtypes):
        return WALL
    price = 0
    missing = power - modifiers.strength(state, breaker)
    if missing > 0:
        if not way.boost:
            return WALL
        price = -(-missing // way.boost) * way.boost_price
    if (way.needs == card_abilities.NEEDS_EQUAL_STRENGTH and missing) or (
        way.needs == card_abilities.NEEDS_STRENGTH_ZERO and power > 0
    ):
        return WALL
    uses = -(-count // way.count) if way.count else 1
    return float(price + uses * way.price)


def is_backed(state: AnrState, ice: int) -> bool:
    """Tell whether other ice lies further in."""
    return state.zones[state.zone[ice]][0] != ice


def suffering(state: AnrState, ice: int, count: int) -> float:
    """Return what it costs to let all subroutines of ice happen, a wall if that ends the run.

    ANR-ICE7 Subroutines beyond the printed ones end the run.
    """
    place = state.definition[ice]
    bite = teeth(place)
    if (
        bite.stops
        or bite.damage > len(state.zones[terms.GRIP])
        or count > len(POOL[place].subroutines)
    ):
        return WALL
    return (
        bite.harms
        + (bite.support if is_backed(state, ice) else 0.0)
        + bite.ransom
        + 3.0 * min(bite.programs, max(1, len(state.zones[terms.PROGRAMS])))
    )


def breaking_price(state: AnrState, ice: int, rig: list[int], count: int) -> float:
    """Return the credits the best icebreaker needs for all of ice, a wall if there is none."""
    best = WALL
    if rig:
        power = modifiers.strength(state, ice)
        for breaker in rig:
            best = min(best, price_of(state, breaker, ice, power, count))
    return best


class Passage:
    """The way into a server: the credits it takes, and all it costs, clicks and harm included."""

    def __init__(self, clicks: int) -> None:
        self.credits: float = 0.0
        self.toll: float = 0.0
        self.clicks: int = clicks
        """Clicks that are left for bioroids."""

    def meet(self, state: AnrState, ice: int, rig: list[int], part: float) -> None:
        """Count one piece of ice, by the cheapest way past it."""
        bite = teeth(state.definition[ice])
        self.credits += part * bite.fee
        self.toll += part * (bite.fee + bite.greeting)
        count = len(modifiers.subroutines(state, ice))
        if not count:
            return
        price = breaking_price(state, ice, rig, count)
        harm = suffering(state, ice, count)
        clicks = bite.clicks
        if 0 < clicks <= self.clicks and CLICK * clicks < min(price, harm):
            self.clicks -= clicks
            self.toll += part * CLICK * clicks
        elif price <= harm:
            self.credits += part * price
            self.toll += part * price
        else:
            self.credits += part * bite.ransom
            self.toll += part * harm


def detour(state: AnrState, server: int) -> int:
    """Return the clicks of the run elsewhere that must come before one on a server.

    ANR-RUN13 A server that may not be attacked yet this turn opens with that run.
    """
    if server < terms.FIRST_REMOTE or terms.CANNOT_RUN not in state.modifiers:
        return 0
    if state.run_server == server:
        return 0
    return 1 if modifiers.total(state, terms.CANNOT_RUN, server) else 0


def turn_clicks(state: AnrState, server: int) -> int:
    """Return the clicks the Runner can spend inside a run on a server in a turn of their own."""
    return FULL_TURN - modifiers.run_clicks(state, server) - detour(state, server)


def spare_clicks(state: AnrState, server: int) -> int:
    """Return the clicks the Runner can spend inside a run on a server, now or next turn."""
    extra = modifiers.run_clicks(state, server) + detour(state, server)
    if state.turn_seat != RUNNER:
        return FULL_TURN - extra
    clicks = state.clicks[RUNNER]
    return clicks if state.run_server != NONE else clicks - 1 - extra


def passage(
    state: AnrState, server: int, rig: list[int], clicks: int, rezzed_only: bool = False
) -> Passage:
    """Return the way into a server; ice not rezzed counts by whether the Corp can pay for it."""
    way = Passage(clicks)
    purse = state.credits[CORP]
    way.toll += CLICK * detour(state, server)
    for ice in state.zones[ice_zone(server)]:
        if state.rezzed[ice]:
            way.meet(state, ice, rig, 1.0)
        elif not rezzed_only:
            price = modifiers.rez_cost(state, ice)
            if price <= purse:
                purse -= price
                way.meet(state, ice, rig, LIKELY)
            else:
                way.meet(state, ice, rig, BLUFF * purse / price)
        if way.toll >= WALL * LIKELY:
            way.credits = NEVER
            return way
    if server >= terms.FIRST_REMOTE:
        for card in state.zones[root(server)]:
            harm = guard(state.definition[card])
            if harm and (state.rezzed[card] or rezzes(state, card, purse, rezzed_only)):
                way.toll += harm
    return way


def rezzes(state: AnrState, card: int, purse: int, rezzed_only: bool) -> bool:
    """Tell whether a card counts although it lies face down: the Corp can pay for it."""
    return not rezzed_only and modifiers.rez_cost(state, card) <= purse


def toll(state: AnrState, server: int, rig: list[int], rezzed_only: bool = False) -> float:
    """Return what getting into a server costs in a turn with all its clicks."""
    return passage(state, server, rig, turn_clicks(state, server), rezzed_only).toll


def means(state: AnrState) -> float:
    """Return the credits the Runner can spend in a run."""
    own = state.credits[RUNNER] + purse_total(state, RUNNER, terms.FOR_ICEBREAKER)
    if state.run_server == NONE:
        return float(own + state.bad_publicity)
    return float(own + state.publicity_credits + state.temporary)
