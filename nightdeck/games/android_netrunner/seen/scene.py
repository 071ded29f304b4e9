"""How the table is laid out for a seat: regions for browser and terminal alike."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model import modifiers, terms
from nightdeck.games.android_netrunner.model import options as verbs
from nightdeck.games.android_netrunner.model.servers import ice_of
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.rules.icebreakers import BreakSubroutines
from nightdeck.games.android_netrunner.seen.names import place_id, server_name, short_server_name
from nightdeck.games.netrunner_family.seen.regions import Layout, laid_out, shown_to, versus
from nightdeck.kernel.game import View

CARD_VERBS: Final = (
    verbs.CARD,
    verbs.ACCESS,
    verbs.STEAL,
    verbs.TRASH_ACCESSED,
    verbs.LEAVE,
    verbs.INSTALL,
    verbs.PLAY,
)
"""Options whose first number is a card."""

LAYOUT: Final = Layout(
    region="servers",
    label="Servers",
    new=("new-server", "New server"),
    front={"none": "no ice", "hidden": "Unrezzed ice", "place": "protecting"},
    rear="root",
    hand=("grip", "Grip"),
    discards=("heap", "Heap"),
    playing=("In play now", "corp-play", "runner-play"),
    name=server_name,
    short=short_server_name,
    place_id=place_id,
)


def looked_at(state: AnrState, seat: int) -> list[int]:
    """Return the cards an open question shows to the seat that is asked: searches, accesses."""
    question = state.question
    if question is None or question.seat != seat or question.name == "subtype":
        return []
    named = [*question.about]
    named.extend(option[1] for option in question.options if option[0] in CARD_VERBS)
    if seat == terms.CORP:
        return shown_to(state, seat, named, (terms.RD, terms.STACK, terms.GRIP))
    hidden = (terms.HQ, terms.RD, terms.STACK, terms.ARCHIVES_DOWN)
    return shown_to(state, seat, named, hidden)


def regions(state: AnrState, seat: int, is_looking: bool) -> list[View]:
    """Return the regions of the table; the same list as long as nothing has to be laid anew."""
    places = [(each, len(ice_of(state, each)), each == state.run_server) for each in state.servers]
    is_playing = bool(state.zones[terms.CORP_PLAY] or state.zones[terms.RUNNER_PLAY])
    is_aside = bool(state.zones[terms.CORP_ASIDE] or state.zones[terms.RUNNER_ASIDE])
    found = laid_out(LAYOUT, seat, tuple(places), is_looking, is_playing, is_aside)
    return found if state.encountered == terms.NONE else [*found, encounter(state)]


def encounter(state: AnrState) -> View:
    """ANR-ICE2 Compare the Runner's strongest fitting icebreaker with the encountered ice."""
    ice, kinds = state.encountered, modifiers.subtypes(state, state.encountered)
    best, name, most = terms.NONE, "No fitting icebreaker", 0
    for card in state.zones[terms.PROGRAMS]:
        power = modifiers.strength(state, card)
        if can_break(state, card, kinds) and (best == terms.NONE or power > most):
            best, name, most = card, state.card(card).name, power
    return versus(name, most, state.card(ice).name, modifiers.strength(state, ice))


def can_break(state: AnrState, card: int, kinds: int) -> bool:
    """Tell whether a card breaks ice of one of these subtypes, whatever its strength."""
    for ability in state.card(card).abilities:
        effect = ability.effect
        if isinstance(effect, BreakSubroutines) and (not effect.breaks or effect.breaks & kinds):
            return True
    return False
