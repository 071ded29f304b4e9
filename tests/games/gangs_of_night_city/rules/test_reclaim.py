"""GNC-11 Reclaim."""

import pytest

from nightdeck.games.gangs_of_night_city.model.options import GAIN, RECRUIT
from nightdeck.games.gangs_of_night_city.model.terms import ALL_DISCS, DISCARD, OPPORTUNITY_SLOT
from nightdeck.testing import Scene, clause
from tests.games.gangs_of_night_city.fights import standing
from tests.games.gangs_of_night_city.tables import table

AWAY = {"units": {"pacifica": "solo"}}


def reclaim(rulings=None, other=None, **words) -> Scene:
    """Returns seat 0's Reclaim at its first question."""
    return table(2, players=[words, other or AWAY], rulings=rulings, doing="reclaim")


@clause("GNC-11.1", "GNC-11.4")
def test_all_discs_come_back_and_combat_cards_do_not():
    scene = reclaim(units={"watson": "solo"}, discs="wild", hand="crusher")

    assert scene.state.discs[0] == ALL_DISCS
    assert len(scene.state.pile(0, DISCARD)) == 3


@clause("GNC-11.2")
def test_dominance_pays_everything():
    scene = reclaim(units={"city-center": "solo"}, hideouts="city-center")

    assert scene.asked == (0, "recruit")
    assert scene.state.resources[0] == [1, 0, 1]
    assert scene.state.cred[0] == 1


@clause("GNC-11.2", "GNC-18.2")
def test_presence_pays_one_reward_of_choice():
    scene = reclaim(units={"city-center": "solo"}, hideouts="watson")
    assert scene.options(0) == [(GAIN, 0, 0), (GAIN, 2, 1), (GAIN, 3, 2)]
    scene.choose(0, (GAIN, 3, 2))

    assert scene.state.cred[0] == 1
    assert scene.state.resources[0] == [0, 0, 0]


@clause("GNC-11.2")
def test_nothing_comes_from_where_nobody_stands():
    scene = reclaim(units={"watson": "solo"}, hideouts="heywood")
    scene.choose(0, "Eurodollar")

    assert scene.state.resources[0] == [1, 0, 0]


@clause("GNC-11.2", "GNC-1.8")
def test_districts_pay_in_board_order():
    scene = reclaim(units={"pacifica": "solo", "watson": "solo", "heywood": "techie"},
                    other={"units": {"westbrook": "solo"}}, hideouts="city-center")  # fmt: skip
    seen = []
    while scene.asked[1] == "reward":
        seen.append([option[1] for option in scene.options(0)])
        scene.take(0, 0)

    assert seen == [[1, 0], [0, 1], [1, 0]]


@clause("GNC-R28")
@pytest.mark.parametrize(("ruling", "asked"), [("auto", "recruit"), ("ask", "reward")])
def test_two_equal_rewards(ruling, asked):
    scene = reclaim({"GNC-R28": ruling}, units={"santo-domingo": "solo"}, hideouts="watson",
                    other={"units": {"watson": "solo"}, "hideouts": "heywood"})  # fmt: skip
    assert scene.asked == (0, asked)
    if asked == "reward":
        assert scene.options(0) == [(GAIN, 1, 0), (GAIN, 1, 1)]
        scene.take(0, 0)

    assert scene.state.resources[0] == [0, 1, 0]


@clause("GNC-11.3", "GNC-11.3a")
def test_one_recruit_per_hideout_in_the_open_anywhere_at_home():
    scene = reclaim(units={"watson": "solo"}, hideouts="pacifica heywood")
    scene.choose(0, "Contraband")
    assert scene.options(0)[-1] == (0,)
    assert {option[2] for option in scene.options(0) if option[0] == RECRUIT} == {3, 5}
    scene.choose(0, "Recruit Solo in Heywood").choose(0, "Recruit Netrunner in Heywood")

    assert standing(scene, 0, "heywood") == "solo netrunner"
    assert scene.asked[0] == 1


@clause("GNC-11.3b")
def test_a_techie_brings_a_drone_while_there_is_one():
    scene = reclaim(units={"watson": "solo"}, hideouts="pacifica")
    scene.choose(0, "Contraband").choose(0, "Recruit Techie in Pacifica")
    assert standing(scene, 0, "pacifica") == "techie drone"
    poor = reclaim(units={"watson": "solo drone drone drone drone"}, hideouts="pacifica")
    poor.choose(0, "Contraband").choose(0, "Recruit Techie in Pacifica")
    assert standing(poor, 0, "pacifica") == "techie"


@clause("GNC-11.3c")
def test_an_empty_reserve_recruits_nothing():
    crowd = "solo solo solo techie techie techie netrunner netrunner netrunner"
    scene = reclaim(units={"watson": crowd}, hideouts="pacifica")
    scene.choose(0, "Contraband")

    assert scene.asked[0] == 1


@clause("GNC-11.3", "GNC-12.7")
def test_a_gang_without_units_comes_back_at_its_hideouts():
    scene = reclaim(units={}, hideouts="heywood")
    scene.choose(0, "Recruit Solo in Heywood")

    assert standing(scene, 0, "heywood") == "solo"


@clause("GNC-11.6", "GNC-R04")
@pytest.mark.parametrize(("ruling", "cards"), [("activate-only", 0), ("every-turn", 1)])
def test_whether_a_reclaim_refills_the_market(ruling, cards):
    scene = table(
        2,
        players=[{"units": {"watson": "solo"}}, AWAY],
        rulings={"GNC-R04": ruling},
        opportunities=[None, "smartguns", None],
        doing="reclaim",
    )
    scene.choose(0, "Contraband").pass_(0)

    assert scene.asked[0] == 1
    assert len(scene.state.zones[OPPORTUNITY_SLOT]) == cards


@clause("GNC-11.2a", "GNC-11.2b")
def test_edgerunner_income_comes_after_the_districts():
    scene = reclaim(units={"watson": "dexter-deshawn", "westbrook-1": "solo",
                           "santo-domingo-1": "techie"}, hideouts="heywood")  # fmt: skip
    scene.choose(0, "Contraband")
    assert scene.state.resources[0][0] == 0
    scene.choose(0, "Contraband")

    assert scene.state.resources[0] == [2, 3, 0]
