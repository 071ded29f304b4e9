"""GNC-3 What is printed is numbered once, in one order, whoever asks first."""

import re
import subprocess
import sys

import pytest

from nightdeck.games.gangs_of_night_city import cards
from nightdeck.games.gangs_of_night_city.cards import from_facts
from nightdeck.games.gangs_of_night_city.language.combat_effects import PayToEscape
from nightdeck.games.gangs_of_night_city.language.conditions import LostNone
from nightdeck.games.gangs_of_night_city.model import definitions, numbering, stories
from nightdeck.games.gangs_of_night_city.model.definitions import Printed, number_cards
from nightdeck.games.gangs_of_night_city.model.hooks import ABILITIES, OWNERS, Ability
from nightdeck.games.gangs_of_night_city.seen.catalogue import CATALOGUE, IDS
from nightdeck.kernel.errors import BadFile
from nightdeck.language.facts import Sheet
from nightdeck.testing import clause

KINDS = [
    definitions.COMBAT, definitions.OPPORTUNITIES, definitions.EDGERUNNER_CARDS, stories.CARDS,
    definitions.PROFILES, definitions.BEHAVIOURS, definitions.GANGS,
]  # fmt: skip


@clause("GNC-3")
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: type(kind[0]).__name__)
def test_every_card_knows_its_number(kind):
    assert [IDS[card.number] for card in kind] == [card.id for card in kind]


@clause("GNC-3")
def test_the_numbers_in_records_stay_what_they_were():
    assert len(CATALOGUE) == 133
    firsts = {
        "cyberpsychosis": 0, "pain-editor": 4, "organiskaya-bd": 32, "rogue": 64,
        "johnny-silverhand": 65, "meredith-stout": 81, "tutorial-1": 88,
        "profile-johnny": 120, "behavior-maelstrom": 123, "maelstrom": 128, "sixth-street": 132,
    }  # fmt: skip
    assert {id: IDS.index(id) for id in firsts} == firsts
    assert (numbering.FIRST_DISTRICT_CARD, numbering.FIRST_STORY_CARD) == (82, 88)
    assert (numbering.FIRST_EDGERUNNER, numbering.FIRST_STORY) == (5, 23)


@clause("GNC-15.4bis")
def test_every_ability_has_an_owner_and_every_owner_knows_its_ability():
    assert len(OWNERS) == len(ABILITIES)
    for card in [*definitions.GANGS, *definitions.EDGERUNNER_CARDS]:
        assert ABILITIES[card.ability_number] is card.ability
        assert OWNERS[card.ability_number] == card.id


@clause("GNC-14.1d")
def test_each_gang_has_its_own_behaviour_card():
    assert [each.gang for each in definitions.BEHAVIOURS] == definitions.GANG_IDS


def test_loading_twice_adds_nothing():
    before = [len(kind) for kind in KINDS]
    cards.load_pool()
    assert [len(kind) for kind in KINDS] == before


@pytest.mark.parametrize(
    "module", ["model.definitions", "rules.market", "language.conditions", "seen.names", "game"]
)
def test_the_cards_are_there_whichever_module_comes_first(module):
    home = "nightdeck.games.gangs_of_night_city"
    script = (
        f"import {home}.{module}\n"
        f"from {home}.model.definitions import COMBAT, GANGS\n"
        f"from {home}.model.hooks import ABILITIES\n"
        "print(len(COMBAT), len(GANGS), len(ABILITIES))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["32", "5", str(len(ABILITIES))]


def test_a_list_of_another_length_is_refused():
    with pytest.raises(ValueError, match=r"there are 1 gangs, numbering\.py says 5"):
        number_cards([Printed("only", "Only")], 128, 5, "gangs")


def test_two_cards_of_one_name_are_refused():
    with pytest.raises(ValueError, match="two gangs are called 'same'"):
        number_cards([Printed("same", "A"), Printed("same", "B")], 128, 2, "gangs")


def sheet(**changes):
    """Returns the facts of a Combat card, on the third line of a file, with some changes."""
    facts = {
        "id": "pain-editor", "name": "Pain Editor", "type": "combat", "kind": "cyberware",
        "firepower": 3, "cred": 1, "text": "Pay 1 resource.",
    }  # fmt: skip
    facts.update(changes)
    told = {name: value for name, value in facts.items() if value is not None}
    return from_facts.of_type([Sheet(told, "More", "more.json", 3)], "combat")[0]


@clause("GNC-3.3")
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"firepower": 7}, "firepower must be a number from 0 to 6, not 7"),
        ({"firepower": None}, "firepower is missing"),
        ({"kind": "spell"}, "kind is one of weapon, cyberware, quickhack, not 'spell'"),
        ({"colour": "red"}, "unknown fact 'colour'"),
        ({"text": None}, "text is missing"),
        ({"most": 0}, "most must be a number from 1 to 9, not 0"),
    ],
)
def test_a_fact_that_cannot_be_is_refused_with_its_place(changes, said):
    with pytest.raises(BadFile, match=rf"^more\.json:3: pain-editor: {re.escape(said)}"):
        from_facts.combat_card(sheet(**changes), (LostNone(), PayToEscape()))


@clause("GNC-3.3a")
def test_a_card_without_special_effect_has_no_text_of_one():
    with pytest.raises(BadFile, match="unknown fact 'text'"):
        from_facts.combat_card(sheet(), (LostNone(), None))


@clause("GNC-2.2")
def test_a_gang_names_three_hideout_slots_and_its_abilities():
    facts = {
        "id": "mox", "name": "The Mox", "color": "pink", "start": "watson",
        "hideout_cred": [0, 1], "abilities": ["Only a name"],
    }  # fmt: skip
    with pytest.raises(BadFile, match='an ability is "Name: what it does", not'):
        from_facts.gang(Sheet(facts, "More"), Ability())
    facts["abilities"] = []
    with pytest.raises(BadFile, match="hideout_cred must be 3 numbers from 0 to 9, not"):
        from_facts.gang(Sheet(facts, "More"), Ability())


def test_facts_and_behaviour_must_meet():
    with pytest.raises(BadFile, match=r"more\.json:3: pain-editor: gangs\.py does not say what"):
        from_facts.joined([sheet()], {}, "gangs")
    with pytest.raises(BadFile, match=r"gangs\.py: no card of this kind is called 'nobody'"):
        from_facts.joined([], {"nobody": Ability()}, "gangs")
