"""GNC-7 The five actions."""

import pytest

from nightdeck.games.gangs_of_night_city.model.events import UPGRADE_DONE
from nightdeck.games.gangs_of_night_city.model.options import FIREFIGHT, HIRE, MOVE, SEIZE
from nightdeck.games.gangs_of_night_city.model.terms import DRAWN, REMOVED, UPGRADE_DECK, zone_of
from nightdeck.games.gangs_of_night_city.rules.actions import build_cost, legal_actions
from nightdeck.testing import clause
from tests.games.gangs_of_night_city.fights import standing
from tests.games.gangs_of_night_city.tables import hand, table

AWAY = {"units": {"pacifica": "solo"}}


def legal(**words) -> list[int]:
    """Returns the actions that are legal for seat 0."""
    mask = legal_actions(table(2, players=[words, AWAY]).state, 0)
    return [action for action in range(5) if mask >> action & 1]


@clause("GNC-7.1", "GNC-7.2", "GNC-7.3", "GNC-3.1i")
def test_a_class_must_be_in_play_to_be_activated():
    assert legal(units={"watson": "solo"}) == [0]
    assert legal(units={"watson": "techie"}) == [1]
    assert legal(units={"watson": "netrunner"}) == [2]
    assert legal(units={"watson": "v-male drone"}) == [0]
    assert legal(units={"watson": "rogue drone"}) == []


@clause("GNC-7.1a", "GNC-7.2a", "GNC-7.3a")
@pytest.mark.parametrize(
    ("doing", "units"), [("solos", {0, 1}), ("techies", {3, 9}), ("netrunners", {6, 13})]
)
def test_which_units_an_action_moves(doing, units):
    scene = table(
        2,
        players=[
            {
                "units": {
                    "watson": "solo techie drone netrunner",
                    "heywood": "solo",
                    "westbrook": "nix",
                }
            },
            AWAY,
        ],
        doing=doing,
    )

    assert {option[1] for option in scene.options(0) if option[0] == MOVE} == units


@clause("GNC-7.1b")
def test_a_firefight_needs_an_own_solo_and_an_opposing_unit():
    scene = table(
        3,
        players=[
            {"units": {"watson": "solo", "heywood": "techie", "westbrook": "v-male"}},
            {"units": {"watson": "solo", "heywood": "solo"}},
            {"units": {"westbrook": "techie drone", "pacifica": "solo"}},
        ],
        doing="solos",
    )
    scene.pass_(0)

    assert scene.options(0) == [(FIREFIGHT, 0), (FIREFIGHT, 1), (0,)]
    assert scene.state.question.default == 2


@clause("GNC-7.1b")
def test_one_firefight_per_disc():
    scene = table(
        2,
        players=[
            {"units": {"watson": "solo", "heywood": "solo"}, "discs": "solo"},
            {"units": {"watson": "solo", "heywood": "solo"}},
        ],
    )
    scene.choose(0, "Activate").pass_(0)
    scene.choose(0, (FIREFIGHT, 0))
    scene.pass_until("firefight_district", "action", "turn_type", "second_action")

    assert scene.asked[0] == 1


@clause("GNC-7.2b", "GNC-10.2a", "GNC-10.3a")
def test_deals_need_their_points_of_interest():
    words = {"contraband": 9, "eurodollars": 9}
    slots = {
        "opportunities": ["organiskaya-bd", None, None],
        "edgerunners": ["nix", None, None],
    }
    for units, offered in (
        ({"westbrook-1": "techie"}, [(SEIZE, 0), (0,)]),
        ({"heywood-1": "techie"}, [(HIRE, 0), (0,)]),
        ({"heywood-1": "techie", "westbrook-1": "solo"}, [(SEIZE, 0), (HIRE, 0), (0,)]),
    ):
        scene = table(2, players=[{**words, "units": units}, AWAY], doing="techies", **slots)
        scene.pass_(0)
        assert scene.options(0) == offered
    nothing = table(
        2, players=[{**words, "units": {"watson": "techie"}}, AWAY], doing="techies", **slots
    )
    nothing.pass_(0)
    assert nothing.asked[1] == "second_action"


@clause("GNC-R30", "GNC-7.2b")
@pytest.mark.parametrize(("ruling", "last"), [("yes", (0,)), ("no", (HIRE, 0))])
def test_whether_a_deal_may_be_declined(ruling, last):
    words = {"contraband": 9, "eurodollars": 9}
    words["units"] = {"heywood-1": "techie", "westbrook-1": "solo"}
    scene = table(
        2,
        players=[words, AWAY],
        rulings={"GNC-R30": ruling},
        opportunities=["organiskaya-bd", None, None],
        edgerunners=["nix", None, None],
        doing="techies",
    )
    scene.pass_(0)

    assert scene.options(0)[-1] == last


@clause("GNC-7.3b")
def test_a_netrun_needs_no_data_fortress_and_may_be_declined():
    scene = table(2, players=[{"units": {"watson": "netrunner"}}, AWAY], doing="netrunners")
    scene.pass_(0)
    assert scene.asked == (0, "netrun")
    scene.choose(0, "No Netrun")

    assert scene.state.net[0] == 0


@clause("GNC-7.4", "GNC-7.4a")
def test_a_hideout_costs_two_whatever_the_number_built():
    for built in ("pacifica", "pacifica watson heywood"):
        scene = table(2, players=[{"hideouts": built, "eurodollars": 2}, AWAY])
        assert build_cost(scene.state, 0) == 2
        assert 3 in [option[1] for option in scene.options(0)]


@clause("GNC-7.4")
def test_no_hideout_without_money_or_when_all_four_stand():
    assert 3 not in legal(eurodollars=1)
    assert 3 in legal(eurodollars=1, secrets=1)
    assert 3 not in legal(eurodollars=9, hideouts="pacifica watson heywood westbrook")


@clause("GNC-7.4b", "GNC-7.4c")
def test_hideouts_are_built_in_dashboard_order_anywhere():
    for built, cred in (("pacifica", 0), ("pacifica watson", 1), ("pacifica watson heywood", 3)):
        scene = table(2, players=[{"hideouts": built, "eurodollars": 2}, AWAY], doing="hideout")
        scene.choose(0, "City Center")
        assert scene.state.cred[0] == cred
        assert scene.state.hideouts[0] >> 2 & 1


@clause("GNC-7.5", "GNC-R25")
@pytest.mark.parametrize(("ruling", "kind"), [("contraband", 1), ("eurodollar", 0)])
def test_what_an_upgrade_costs(ruling, kind):
    words = {"eurodollars": 1, "contraband": 1}
    scene = table(2, players=[words, AWAY], rulings={"GNC-R25": ruling}, doing="upgrade")

    assert scene.state.resources[0][kind] == 0
    assert scene.state.resources[0][1 - kind] == 1


@clause("GNC-7.5")
def test_no_upgrade_without_a_card_or_the_price():
    assert 4 not in legal()
    assert 4 in legal(contraband=1)
    assert 4 in legal(secrets=1)
    scene = table(2, players=[{"contraband": 1}, AWAY])
    for card in scene.state.zones[UPGRADE_DECK][:]:
        scene.state.move(card, zone_of(1, REMOVED))
    assert not legal_actions(scene.state, 0) >> 4 & 1


@clause("GNC-7.5b")
def test_the_last_card_of_the_deck_is_kept():
    scene = table(2, players=[{"contraband": 1, "hand": "crusher"}, AWAY])
    for card in scene.state.zones[UPGRADE_DECK][1:]:
        scene.state.move(card, zone_of(1, REMOVED))
    scene.choose(0, (4, 4, 4))
    assert scene.asked == (0, "upgrade_remove")
    scene.choose(0, "Crusher")

    assert len(hand(scene, 0)) == 1
    assert scene.state.zones[UPGRADE_DECK] == []


@clause("GNC-7.5c")
def test_the_new_card_may_be_removed_and_the_discard_pile_is_safe():
    scene = table(
        2,
        players=[{"contraband": 1, "hand": "crusher"}, AWAY],
        upgrades=["ping", "satara"],
        doing="upgrade",
    )
    scene.choose(0, "Keep Ping")
    assert scene.offered(0) == ["Remove Crusher", "Remove Ping"]
    scene.choose(0, "Remove Ping")

    assert hand(scene, 0) == ["crusher"]
    assert scene.state.pile(0, DRAWN) == []


@clause("GNC-7.5d", "GNC-16.4")
def test_others_learn_only_that_an_upgrade_happened():
    scene = table(
        2,
        players=[{"contraband": 1, "hand": "crusher"}, AWAY],
        upgrades=["ping", "satara"],
        doing="upgrade",
    )
    scene.choose(0, "Keep Ping").choose(0, "Remove Crusher")

    assert len(scene.happened(UPGRADE_DONE)) == 1
    assert "You take Ping in for Crusher." in scene.log(0)
    assert "Voodoo Boys upgrades a Combat card." in scene.log(1)
    assert not any("Ping" in line or "Crusher" in line for line in scene.log(1))


@clause("GNC-7.5e")
def test_a_free_upgrade_from_an_empty_deck_does_nothing():
    scene = table(
        2,
        players=[
            {"units": {"westbrook-1": "techie", "city-center": "solo"}, "contraband": 9},
            AWAY,
        ],
        opportunities=["kiroshi-optics-crate", None, None],
        doing="techies",
    )
    for card in scene.state.zones[UPGRADE_DECK][:]:
        scene.state.move(card, zone_of(1, REMOVED))
    scene.pass_(0).choose(0, (SEIZE, 0))

    assert scene.asked[1] == "second_action"
    assert scene.state.cred[0] == 2
    assert standing(scene, 0, "city-center") == "solo"
