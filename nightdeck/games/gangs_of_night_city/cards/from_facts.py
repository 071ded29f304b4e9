"""GNC-3 Makes cards of their facts (facts/) and of what they do (the modules beside this one)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from nightdeck.games.gangs_of_night_city.cards.opportunities import Terms
from nightdeck.games.gangs_of_night_city.model import board, definitions, markers, stories
from nightdeck.games.gangs_of_night_city.model.hooks import Ability
from nightdeck.games.gangs_of_night_city.model.terms import CLASS_NAMES
from nightdeck.games.gangs_of_night_city.model.vocabulary import Payoff, SpecialEffect
from nightdeck.kernel.errors import BadFile
from nightdeck.language.facts import Sheet

TYPES: Final = (
    "combat", "opportunity", "edgerunner", "profile", "behaviour", "gang", "tale", "story",
)  # fmt: skip
KINDS: Final = tuple(name.lower() for name in definitions.KIND_NAMES)
DEALS: Final = tuple(name.lower() for name in definitions.TYPE_NAMES)
CLASSES: Final = tuple(name.lower() for name in CLASS_NAMES)
HIRED_CLASSES: Final = ("solo", "techie", "netrunner", "specialist")
RECRUITED_CLASSES: Final = ("solo", "techie", "netrunner")

MOST_FIREPOWER: Final = 6
MOST_CRED: Final = 9
HIDEOUT_SLOTS: Final = 3

Deed = TypeVar("Deed")


def of_type(sheets: list[Sheet], type: str) -> list[Sheet]:
    """Return the sheets of one type in the order of the file."""
    return [sheet for sheet in sheets if sheet.one_of("type", TYPES) == type]


def joined(
    sheets: list[Sheet], behaviour: Mapping[str, Deed], module: str
) -> list[tuple[Sheet, Deed]]:
    """Return each sheet with what the card does; neither may be without the other."""
    known = {sheet.text("id"): sheet for sheet in sheets}
    for id in behaviour:
        if id not in known:
            raise BadFile(f"{module}.py: no card of this kind is called {id!r}")
    for id, sheet in known.items():
        if id not in behaviour:
            raise sheet.wrong(f"{module}.py does not say what it does", "id")
    return [(sheet, behaviour[id]) for id, sheet in known.items()]


def number(sheet: Sheet, name: str, otherwise: int, most: int = MOST_CRED) -> int:
    """Return a number of the card that may be left out."""
    return sheet.number(name, 1, most) if sheet.has(name) else otherwise


def combat_card(
    sheet: Sheet, behaviour: tuple[Payoff, SpecialEffect | None]
) -> definitions.CombatCard:
    """GNC-3.3 Make a Combat card; one with a Special Effect says what it is."""
    condition, effect = behaviour
    star = sheet.get("firepower") == "*"
    card = definitions.CombatCard(
        sheet.text("id"),
        sheet.text("name"),
        KINDS.index(sheet.one_of("kind", KINDS)),
        definitions.STAR if star else sheet.number("firepower", 0, MOST_FIREPOWER),
        sheet.number("cred", 1, MOST_CRED),
        condition,
        effect,
        "No Special Effect." if effect is None else sheet.text("text"),
        number(sheet, "most", 1),
        sheet.flag("starting"),
    )
    sheet.check_all_asked()
    return card


def opportunity(sheet: Sheet, terms: Terms) -> definitions.Opportunity:
    """GNC-3.4 Make an Opportunity."""
    card = definitions.Opportunity(
        sheet.text("id"),
        sheet.text("name"),
        DEALS.index(sheet.one_of("kind", DEALS)),
        sheet.number("cost", 1, MOST_CRED),
        requires=terms.requires,
        flat=number(sheet, "cred", 0),
        per_type=number(sheet, "cred_per_type", 0),
        per_edgerunner=number(sheet, "cred_per_edgerunner", 0),
        rewards=terms.gives,
    )
    sheet.check_all_asked()
    return card


def edgerunner(sheet: Sheet, ability: Ability) -> definitions.EdgerunnerCard:
    """GNC-3.5 Make an Edgerunner."""
    card = definitions.EdgerunnerCard(
        sheet.text("id"),
        sheet.text("name"),
        CLASSES.index(sheet.one_of("class", HIRED_CLASSES)),
        sheet.number("cost", 1, MOST_CRED),
        ability,
        sheet.text("text"),
        sheet.text("trigger") if sheet.has("trigger") else "",
        sheet.flag("in_box"),
        not sheet.flag("not_in_solo"),
    )
    sheet.check_all_asked()
    return card


def profile(sheet: Sheet) -> definitions.Profile:
    """GNC-14.3c Make a profile of Johnny/V."""
    card = definitions.Profile(
        sheet.text("id"),
        sheet.text("name"),
        sheet.text("called"),
        number(sheet, "cred_alone", 0),
        number(sheet, "cred_otherwise", 0),
        number(sheet, "cred_per_loss", 0),
        sheet.text("text"),
    )
    sheet.check_all_asked()
    return card


def behaviour_card(sheet: Sheet, gangs: list[str]) -> definitions.Behaviour:
    """GNC-14.4 Make the behaviour card of an opposing Gang."""
    order = sheet.some_of("recruits", RECRUITED_CLASSES)
    if len(order) != len(RECRUITED_CLASSES):
        raise sheet.wrong(f"recruits must order {', '.join(RECRUITED_CLASSES)}", "recruits")
    first, second, third = (CLASSES.index(each) for each in order)
    card = definitions.Behaviour(
        sheet.text("id"),
        "",
        sheet.one_of("gang", gangs),
        (first, second, third),
        sheet.text("text"),
        number(sheet, "firepower_when_initiating", 0),
        number(sheet, "firepower_with_a_crew", 0),
        number(sheet, "win_cred", 3),
        number(sheet, "net_setback", 1),
        sheet.flag("rebuilds"),
    )
    sheet.check_all_asked()
    return card


def gang(sheet: Sheet, ability: Ability) -> definitions.GangCard:
    """GNC-2.2 Make a gang's dashboard; each of its abilities is written "Name: what it does"."""
    abilities = []
    for each in sheet.texts("abilities"):
        name, colon, text = each.partition(": ")
        if not colon:
            raise sheet.wrong(f'an ability is "Name: what it does", not {each!r}', "abilities")
        abilities.append(definitions.GangAbility(name, text))
    card = definitions.GangCard(
        sheet.text("id"),
        sheet.text("name"),
        sheet.text("color"),
        board.DISTRICT_IDS.index(sheet.one_of("start", board.DISTRICT_IDS)),
        hideout_cred(sheet),
        ability,
        tuple(abilities),
        sheet.flag("rages"),
    )
    sheet.check_all_asked()
    return card


def hideout_cred(sheet: Sheet) -> tuple[int, int, int]:
    """GNC-2.2 Return the Street Cred of the three Hideout slots."""
    found = sheet.get("hideout_cred")
    right = isinstance(found, list) and len(found) == HIDEOUT_SLOTS
    if not right or not all(isinstance(each, int) and 0 <= each <= MOST_CRED for each in found):
        wanted = f"{HIDEOUT_SLOTS} numbers from 0 to {MOST_CRED}"
        raise sheet.wrong(f"hideout_cred must be {wanted}, not {found!r}", "hideout_cred")
    return (found[0], found[1], found[2])


def tale(sheet: Sheet, cards: list[tuple[Sheet, stories.Plot]]) -> stories.Story:
    """GNC-13.9 Make a Story and those of the cards that belong to it, in the order of the file."""
    id = sheet.text("id")
    own = [(each, plot) for each, plot in cards if each.get("story") == id]
    ids = [each.text("id") for each, _ in own]
    story = stories.Story(
        id,
        sheet.text("name"),
        sheet.text("summary"),
        tuple(story_card(each, plot, ids) for each, plot in own),
        sheet.flag("solo"),
    )
    sheet.check_all_asked()
    return story


def story_card(sheet: Sheet, plot: stories.Plot, ids: list[str]) -> stories.StoryCard:
    """GNC-3.6 Make a card of a Story, whose cards have these ids."""
    setup = worded(sheet, "setup", plot.setup)
    rules = worded(sheet, "rules", plot.rules)
    goto = worded(sheet, "leads_to", plot.branches)
    card = stories.StoryCard(
        sheet.text("id"),
        sheet.text("name"),
        stories.KIND_IDS.index(sheet.one_of("kind", stories.KIND_IDS)),
        tuple(stories.Instruction(text, effect) for text, effect in setup),
        tuple(ids.index(each) for each in sheet.some_of("opens", ids)),
        tuple(stories.Rule(text, words) for text, words in rules),
        tuple(stories.Branch(condition, place_of(sheet, ids, to)) for to, condition in goto),
        plot.epilogue,
        sheet.flag("stays"),
        tuple(markers.TOKEN_IDS[each] for each in sheet.some_of("uses", markers.TOKEN_IDS)),
        sheet.text("flavor") if sheet.has("flavor") else "",
    )
    sheet.check_all_asked()
    return card


def worded(sheet: Sheet, name: str, deeds: Sequence[Deed]) -> list[tuple[str, Deed]]:
    """Return the words of a fact, each with what is done about it; there are as many of both."""
    words = sheet.texts(name)
    if len(words) != len(deeds):
        raise sheet.wrong(f"{name} needs {len(deeds)} entries, not {len(words)}", name)
    return list(zip(words, deeds, strict=True))


def place_of(sheet: Sheet, ids: list[str], id: str) -> int:
    """Return the place of a card in its Story."""
    if id not in ids:
        raise sheet.wrong(f"leads_to names cards of its Story, not {id!r}", "leads_to")
    return ids.index(id)
