"""What can happen (ANR-EV1 to ANR-EV30): past-tense numbers with the roles of their arguments.

Roles: c card, s seat, n number, z server. The first argument of an event that cards listen to
becomes the `target` of the triggered effect, the second its `number`.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model.terms import CORP, RUNNER
from nightdeck.kernel.wording import Event
from nightdeck.language.tables import read_events

# Listened to by cards ---------------------------------------------------------------------------
TURN_BEGINS: Final = 1  # seat; ANR-EV1
TURN_ENDS: Final = 2  # seat; ANR-EV2
CARD_DRAWN: Final = 3  # card, seat; ANR-EV3
CARD_INSTALLED: Final = 4  # card, server or host; ANR-EV4
CARD_REZZED: Final = 5  # card; ANR-EV5
CARD_DEREZZED: Final = 6  # card; ANR-EV5
CARD_PLAYED: Final = 7  # card; ANR-EV6
CARD_ADVANCED: Final = 8  # card; ANR-EV7
AGENDA_SCORED: Final = 9  # card, points; ANR-EV8
AGENDA_STOLEN: Final = 10  # card, points; ANR-EV8
AGENDA_FORFEITED: Final = 11  # card, seat; ANR-EV9
RUN_BEGINS: Final = 12  # server; ANR-EV10
ICE_APPROACHED: Final = 13  # ice; ANR-EV11
ICE_ENCOUNTERED: Final = 14  # ice; ANR-EV12
SUBROUTINE_BROKEN: Final = 15  # ice, breaker, place; ANR-EV13
ALL_BROKEN: Final = 16  # ice, breaker; ANR-EV13
SUBROUTINE_RESOLVED: Final = 17  # ice, place; ANR-EV14
ENCOUNTER_ENDS: Final = 18  # ice, 1 if fully broken; ANR-EV15
ICE_PASSED: Final = 19  # ice; ANR-EV16
SERVER_APPROACHED: Final = 20  # server; ANR-EV17
RUN_SUCCESSFUL: Final = 21  # server; ANR-EV18
RUN_UNSUCCESSFUL: Final = 22  # server, 1 if jacked out; ANR-EV19
RUN_ENDS: Final = 23  # server, 1 if successful; ANR-EV20
CARD_ACCESSED: Final = 24  # card, zone; ANR-EV21
CARD_TRASHED: Final = 25  # card, seat that trashed or NONE; ANR-EV22
TRACE_STARTED: Final = 26  # source, base; ANR-EV23
TRACE_SUCCEEDED: Final = 27  # source, trace minus link; ANR-EV23
TRACE_FAILED: Final = 28  # source, link minus trace; ANR-EV23
DAMAGE_DONE: Final = 29  # kind, amount; ANR-EV24
TAGS_GIVEN: Final = 30  # amount; ANR-EV25
TAGS_REMOVED: Final = 31  # amount; ANR-EV25
BAD_PUBLICITY_TAKEN: Final = 32  # amount; ANR-EV26
CARD_EXPOSED: Final = 33  # card; ANR-EV27
VIRUS_PURGED: Final = 34  # amount; ANR-EV29
GAME_OVER: Final = 35  # winner; ANR-EV30
ACCESS_BEGINS: Final = 36  # server, 1 if its cards are accessed
COUNTERS_PLACED: Final = 37  # card, kind, amount; ANR-EV7

# Only told --------------------------------------------------------------------------------------
GAME_BEGAN: Final = 50  # the two identities
HAND_KEPT: Final = 51  # seat
MULLIGAN_TAKEN: Final = 52  # seat
CREDITS_GAINED: Final = 53  # seat, amount
CREDITS_LOST: Final = 54  # seat, amount
CREDITS_SPENT: Final = 55  # seat, amount
CLICKS_GAINED: Final = 56  # seat, amount
CLICKS_LOST: Final = 57  # seat, amount
CLICKS_SPENT_ON: Final = 58  # seat, amount
COUNTERS_REMOVED: Final = 59  # card, kind, amount
CARD_DISCARDED: Final = 60  # card
CARD_MOVED: Final = 61  # card, zone
CARD_REVEALED: Final = 62  # card
CARDS_LOOKED_AT: Final = 63  # seat, amount, zone
DECK_SHUFFLED: Final = 64  # seat
JACKED_OUT: Final = 65  # server
RUN_ENDED_BY: Final = 66  # card
ICE_BYPASSED: Final = 67  # ice
CORP_BID: Final = 68  # credits, trace strength
RUNNER_BID: Final = 69  # credits, link strength
PSI_REVEALED: Final = 70  # Corp's bid, Runner's bid
DAMAGE_PREVENTED: Final = 71  # card, amount
TAGS_PREVENTED: Final = 72  # card, amount
TRASH_PREVENTED: Final = 73  # card that prevented, card that stays
EXPOSE_PREVENTED: Final = 74  # card that prevented, 1
ABILITY_USED: Final = 75  # card, place
CARD_STAYED: Final = 76  # card left after access
ARCHIVES_TURNED: Final = 77  # amount
SERVER_GONE: Final = 78  # server
STRENGTH_CHANGED: Final = 79  # card, amount
BRAIN_DAMAGE_TAKEN: Final = 80  # amount
CLICKS_GRANTED: Final = 81  # seat, amount
ICE_MOVED: Final = 82  # card, server
CARD_HOSTED: Final = 83  # card, host
BAD_PUBLICITY_REMOVED: Final = 84  # amount
RUN_MOVED: Final = 85  # server, 1 if it is another one
SUBTYPE_CHOSEN: Final = 86  # card, place of the subtype
CREDITS_PLACED: Final = 87  # card, amount
NOTHING_FOUND: Final = 88  # seat
TRIGGER_RESOLVED: Final = 89  # card
TRACE_WEAKENED: Final = 91  # card that set the base strength to 0, 1
DAMAGE_COMES: Final = 92  # kind, amount: before the prevention pause
TAGS_COME: Final = 93  # amount
TRASH_COMES: Final = 94  # card, its zone, its place there, how many cards lie there
EXPOSE_COMES: Final = 95  # card, its zone, its place there, how many cards lie there
SUBROUTINE_BEGINS: Final = 96  # ice, place; before SUBROUTINE_RESOLVED
DAMAGE_BEGINS: Final = 97  # kind, amount; before the cards that go and DAMAGE_DONE
PLAY_BEGINS: Final = 98  # card; before its text, CARD_PLAYED perhaps after it (ANR-Q25)
WORKED: Final = 90  # card, which of its features; told to nobody, only counted

DOER: Final = -2
"""It is the deed of the side that the event names."""
OWNER: Final = -3
"""It is the deed of the side of the card it is about."""

EVENTS: Final[dict[int, Event]] = read_events(
    __name__, {"corp": CORP, "runner": RUNNER, "doer": DOER, "owner": OWNER}
)
"""Verbs stand in brackets, and {s} is whoever does it: "Corp [rezzes]" is "You rez" for the Corp.

Sentences have one card, seat, number and server each; what depends on more is told by `chronicle`.
"""

ROLES: Final[dict[int, str]] = {kind: event.roles for kind, event in EVENTS.items()}
