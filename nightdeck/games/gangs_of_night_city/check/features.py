"""What cards, gangs and Stories can do, counted when it happens (`nightdeck check cards`)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.model import definitions, events, hooks
from nightdeck.games.gangs_of_night_city.model.stories import CARDS, letter
from nightdeck.games.gangs_of_night_city.seen.catalogue import IDS
from nightdeck.kernel.state import Entry
from nightdeck.kernel.wording import counted_among

COUNTED: Final = counted_among(events.EVENTS)


def ability_features() -> list[str]:
    """Return one feature for each point at which an ability works."""
    found = [
        f"{hooks.OWNERS[number]}: {hooks.HOOK_NAMES[point]}"
        for number, ability in enumerate(hooks.ABILITIES)
        for point in ability.points
        if point != hooks.TURN_START
    ]
    return list(dict.fromkeys(found))


def all_features() -> list[str]:
    """Name everything that can happen through a card, gang or Story."""
    found = [f"{card.id}: condition" for card in definitions.COMBAT]
    found += [f"{card.id}: effect" for card in definitions.COMBAT if card.effect is not None]
    found += [f"{deal.id}: seized" for deal in definitions.OPPORTUNITIES]
    found += [f"{hired.id}: hired" for hired in definitions.EDGERUNNER_CARDS]
    found += ability_features()
    for card in CARDS:
        found += [f"{card.id}: branch {letter(place)}" for place in range(len(card.branches))]
        if card.epilogue is not None:
            found.append(f"{card.id}: epilogue")
    return found


FEATURES: Final[list[str]] = all_features()


def features() -> list[str]:
    """Name everything that can happen through a card, gang or Story, as it was read once."""
    return FEATURES


def fired(entry: Entry) -> list[str]:
    """Return the features that a log entry shows at work."""
    kind, args, _, _ = entry
    if kind == events.ABILITY_USED:
        return (
            [f"{hooks.OWNERS[args[0]]}: {hooks.HOOK_NAMES[args[1]]}"]
            if args[1] in hooks.HOOK_NAMES
            else []
        )
    if kind == events.EFFECT_RESOLVED:
        return [f"{IDS[args[1]]}: effect"]
    if kind == events.CONDITION_MET:
        return [f"{IDS[args[1]]}: condition"]
    if kind == events.OPPORTUNITY_SEIZED:
        return [f"{IDS[args[1]]}: seized"]
    if kind == events.EDGERUNNER_HIRED:
        return [f"{IDS[args[1]]}: hired"]
    if kind == events.BRANCH_FOLLOWED:
        return [f"{CARDS[args[0]].id}: branch {letter(args[1])}"]
    if kind == events.EPILOGUE:
        return [f"{CARDS[args[0]].id}: epilogue"]
    return []
