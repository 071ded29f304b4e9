"""GNC-10 The market."""

import pytest

from nightdeck.games.gangs_of_night_city.model.options import HIRE, SEIZE
from nightdeck.games.gangs_of_night_city.model.terms import (
    DEALS,
    EDGERUNNER_SLOT,
    OPPORTUNITY_DECK,
    OPPORTUNITY_SLOT,
)
from nightdeck.games.gangs_of_night_city.rules.market import refill, top_opportunity
from nightdeck.testing import clause
from tests.games.gangs_of_night_city.deals import is_offered, market, seize
from tests.games.gangs_of_night_city.fights import standing
from tests.games.gangs_of_night_city.tables import table

AWAY = {"units": {"pacifica": "solo"}}


def hiring(name: str, rulings=None, **words):
    """Returns seat 0 with a Fixer at the question of the deal."""
    scene = table(
        2,
        players=[
            {"eurodollars": 9, **words, "units": {"heywood-1": "techie", **words.get("units", {})}},
            AWAY,
        ],
        edgerunners=[name, None, None],
        rulings=rulings,
        doing="techies",
    )
    return scene.pass_(0)


@clause("GNC-10.1", "GNC-12.1")
def test_an_emptied_slot_stays_empty_until_the_turn_ends():
    scene = seize("organiskaya-bd")
    assert scene.state.zones[OPPORTUNITY_SLOT] == []
    scene.pass_(0)

    assert scene.asked[0] == 1
    assert len(scene.state.zones[OPPORTUNITY_SLOT]) == 1


@clause("GNC-10.6", "GNC-10.5")
def test_a_refill_goes_from_the_top_and_nothing_slides():
    scene = table(
        2, opportunities=[None, "smartguns", None], deals_next=["basilisk-parts", "tower-rerun"]
    )
    refill(scene.state)
    ids = [
        scene.game.catalogue()[scene.state.definition[scene.state.zones[zone][0]]]["id"]
        for zone in range(OPPORTUNITY_SLOT, OPPORTUNITY_SLOT + 3)
    ]

    assert ids == ["basilisk-parts", "smartguns", "tower-rerun"]


@clause("GNC-10.6")
def test_the_top_most_card_is_in_the_first_occupied_slot():
    scene = table(2, opportunities=[None, "smartguns", "tower-rerun"])

    assert top_opportunity(scene.state) == scene.state.zones[OPPORTUNITY_SLOT + 1][0]


@clause("GNC-10.2a", "GNC-10.2b", "GNC-10.2c")
def test_only_what_can_be_paid_is_offered():
    assert is_offered("synthcoke-deal", contraband=2)
    assert not is_offered("synthcoke-deal", contraband=1)
    assert is_offered("synthcoke-deal", contraband=1, secrets=1)


@clause("GNC-10.2c", "GNC-10.2e", "GNC-2.8")
def test_a_seized_card_lies_beside_the_dashboard_for_good():
    scene = seize("xbd-bootlegs", units={"watson": "solo"})

    assert len(scene.state.pile(0, DEALS)) == 1
    assert scene.view(1)["zones"]["deals-0"]["count"] == 1


@clause("GNC-10.3", "GNC-10.3b")
def test_hiring_pays_and_places_the_figure_at_a_hideout():
    scene = hiring("jackie-welles", hideouts="pacifica watson")
    assert scene.options(0) == [(HIRE, 0), (0,)]
    scene.choose(0, (HIRE, 0))
    assert scene.asked == (0, "hire_district")
    scene.choose(0, "Watson")

    assert standing(scene, 0, "watson") == "solo"
    assert scene.state.resources[0] == [7, 0, 0]
    assert scene.state.zones[EDGERUNNER_SLOT] == []


@clause("GNC-10.3d")
def test_a_techie_edgerunner_brings_a_drone():
    scene = hiring("viktor-vektor")
    scene.choose(0, (HIRE, 0))

    assert standing(scene, 0, "pacifica") == "drone techie"


@clause("GNC-10.3a")
def test_hiring_needs_the_price():
    scene = hiring("adam-smasher", eurodollars=4)
    assert scene.asked[1] == "second_action"
    assert hiring("adam-smasher", eurodollars=4, secrets=1).options(0)[0] == (HIRE, 0)


@clause("GNC-10.3c", "GNC-R14")
@pytest.mark.parametrize(("ruling", "offered"), [("hires", False), ("in-play-now", True)])
def test_what_the_limit_of_three_counts(ruling, offered):
    scene = hiring(
        "jackie-welles",
        {"GNC-R14": ruling},
        units={"watson": "nix t-bug"},
        hired="rogue",
    )

    assert (scene.asked[1] == "deal") is offered
    if offered:
        scene.choose(0, (HIRE, 0))
        assert scene.problems() == []


@clause("GNC-10.4", "GNC-1.6")
def test_a_reward_does_what_is_possible():
    scene = seize("polymer-one-shots", units={"watson": "solo drone drone drone drone"})

    assert scene.asked[1] == "second_action"
    assert scene.state.cred[0] == 1


@clause("GNC-10.4d")
def test_without_a_spent_disc_nothing_is_readied():
    scene = seize("doll-chip-archive", units={"watson": "solo", "heywood": "solo"})

    assert scene.asked[1] == "second_action"


@clause("GNC-10.4g")
def test_an_empty_discard_pile_brings_nothing_back():
    scene = seize("dynalar-prototype", units={"watson": "solo solo solo"})

    assert scene.view(0)["zones"]["hand-0"]["count"] == 4


@clause("GNC-10.4f")
def test_without_an_opposing_drone_nothing_is_destroyed():
    scene = seize("minefield-sale", units={"heywood-1": "netrunner"})

    assert scene.asked[1] == "second_action"


@clause("GNC-10.5")
def test_seized_cards_never_come_back():
    scene = seize("organiskaya-bd")
    card = scene.state.pile(0, DEALS)[0]
    scene.pass_(0)

    assert card not in scene.state.zones[OPPORTUNITY_DECK]


@clause("GNC-7.2b")
def test_a_single_card_in_total():
    scene = market(
        "organiskaya-bd",
        "ripperdoc-overstock",
        units={"heywood-1": "solo"},
        eurodollars=9,
        more={"edgerunners": ["nix", None, None]},
    )
    assert scene.options(0) == [(SEIZE, 0), (SEIZE, 1), (HIRE, 0), (0,)]
    scene.choose(0, (SEIZE, 0))

    assert scene.asked == (0, "second_action")
