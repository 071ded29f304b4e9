"""GNC-9 Netruns."""

import pytest

from nightdeck.games.gangs_of_night_city.model.events import (
    NET_EFFECT,
    NETWATCH_CAUGHT,
    NETWATCH_ROLLED,
)
from nightdeck.games.gangs_of_night_city.model.options import (
    ADVANCE,
    AMOUNT,
    CONVERT,
    DISTRICT,
    STEAL,
    USE,
)
from nightdeck.games.gangs_of_night_city.rules.netrun import danger, farthest
from nightdeck.testing import Scene, clause
from tests.games.gangs_of_night_city.fights import standing
from tests.games.gangs_of_night_city.tables import table

AWAY = {"units": {"pacifica": "solo"}}


def netrun(at: int, units: str = "netrunner", other=None, place: str = "watson", **words) -> Scene:
    """Returns seat 0 (Valentinos) in a Netrun that starts on a space, before its first question."""
    return table(
        2,
        players=[{"units": {place: units}, "net": at, **words}, other or AWAY],
        choices={"gang@0": "valentinos"},
        doing="netrun",
    )


def rolling(scene: Scene, total: int, play) -> Scene:
    """Plays on so that the dice show a total."""
    return scene.lucky(lambda each: sum(each.happened(NETWATCH_ROLLED)[-1][1:3]) == total, play)


@clause("GNC-9.1")
def test_a_data_fortress_pays_a_secret():
    assert netrun(0, place="watson-1").state.resources[0] == [0, 0, 1]
    assert netrun(0).state.resources[0] == [0, 0, 0]


@clause("GNC-9.2", "GNC-9.8")
def test_the_token_advances_up_to_the_number_of_netrunners():
    scene = netrun(2, "netrunner netrunner")

    assert scene.options(0) == [(ADVANCE, 1), (ADVANCE, 2)]
    near = table(2, players=[{"units": {"watson": "netrunner netrunner"}, "net": 8}, AWAY])
    assert farthest(near.state, 0) == 1
    assert farthest(table(2, players=[{"units": {"watson": "solo"}}, AWAY]).state, 1) == 1


@clause("GNC-9.3", "GNC-9.6b")
def test_the_effect_may_be_skipped_with_its_street_cred():
    scene = netrun(7)
    scene.pass_(0)

    assert scene.state.cred[0] == 0
    assert scene.happened(NET_EFFECT) == []


@clause("GNC-9.4")
@pytest.mark.parametrize(
    ("at", "total", "caught"),
    [(0, 3, True), (0, 4, False), (3, 5, True), (3, 6, False), (6, 7, True), (6, 8, False)],
)
def test_a_sum_up_to_the_danger_is_caught(at, total, caught):
    scene = netrun(at)
    rolling(scene, total, lambda each: each.pass_(0))

    assert bool(scene.happened(NETWATCH_CAUGHT)) is caught


@clause("GNC-9.6")
def test_spaces_one_and_two_pay_a_resource():
    first = rolling(netrun(0), 9, lambda each: each.choose(0, (USE,)))
    second = rolling(netrun(1), 9, lambda each: each.choose(0, (USE,)))

    assert first.state.resources[0] == [1, 0, 0]
    assert second.state.resources[0] == [0, 1, 0]


@clause("GNC-9.6")
def test_space_three_moves_two_units():
    scene = netrun(2, "netrunner solo techie")
    scene.choose(0, (USE,)).take(0, 0)
    assert scene.asked == (0, "move")
    scene.take(0, 0)

    assert scene.asked[1] != "move"


@clause("GNC-9.6", "GNC-9.6b", "GNC-R32")
@pytest.mark.parametrize(
    ("ruling", "asked"), [("techie-needed", "second_action"), ("any-non-drone", "drone_count")]
)
def test_space_four_needs_a_techie_or_any_unit(ruling, asked):
    scene = table(
        2,
        players=[{"units": {"watson": "netrunner"}, "net": 3}, AWAY],
        choices={"gang@0": "valentinos"},
        rulings={"GNC-R32": ruling},
        doing="netrun",
    )
    rolling(
        scene,
        9,
        lambda each: (
            each.choose(0, (USE,))
            if each.copy().choose(0, (USE,)).asked[1] != "drone_count"
            else each.choose(0, (USE,)).choose(0, (AMOUNT, 1))
        ),
    )

    assert scene.state.cred[0] == 2
    assert standing(scene, 0, "watson") == (
        "netrunner" if asked == "second_action" else "netrunner drone"
    )


@clause("GNC-9.6b", "GNC-10.4b")
def test_space_four_asks_for_the_district_then_the_number():
    scene = table(
        2,
        players=[{"units": {"watson": "netrunner techie", "heywood": "techie"}, "net": 3}, AWAY],
        choices={"gang@0": "valentinos"},
        doing="netrun",
    )
    scene.choose(0, (USE,))
    assert scene.options(0) == [(DISTRICT, 0), (DISTRICT, 3)]
    scene.choose(0, (DISTRICT, 3))
    assert scene.options(0) == [(AMOUNT, 0), (AMOUNT, 1), (AMOUNT, 2)]


@clause("GNC-9.6", "GNC-9.6b")
def test_space_five_steals_a_resource():
    scene = netrun(4, other={"units": {"pacifica": "solo"}, "contraband": 1, "secrets": 1})
    scene.choose(0, (USE,))
    assert scene.options(0) == [(STEAL, 1, 1), (STEAL, 1, 2)]
    rolling(scene, 9, lambda each: each.choose(0, (STEAL, 1, 2)))

    assert scene.state.resources == [[0, 0, 1], [0, 1, 0]]


@clause("GNC-9.6")
def test_space_five_pays_a_eurodollar_when_nobody_has_anything():
    scene = rolling(netrun(4), 9, lambda each: each.choose(0, (USE,)))

    assert scene.state.resources[0] == [1, 0, 0]


@clause("GNC-9.6", "GNC-9.6b")
def test_space_six_pays_one_and_upgrades():
    scene = netrun(5)
    scene.choose(0, (USE,))

    assert scene.state.cred[0] == 1
    assert scene.asked == (0, "upgrade_keep")


@clause("GNC-9.6", "GNC-9.6b")
def test_space_seven_pays_one_and_may_convert():
    scene = netrun(6)
    scene.choose(0, (USE,))

    assert scene.state.cred[0] == 1
    assert scene.options(0) == [(CONVERT, 16), (0,)]


@clause("GNC-9.6")
def test_space_eight_pays_two_and_a_secret():
    scene = rolling(netrun(7), 9, lambda each: each.choose(0, (USE,)))

    assert scene.state.cred[0] == 2
    assert scene.state.resources[0] == [0, 0, 1]


@clause("GNC-9.5", "GNC-9.6", "GNC-9.6c")
def test_the_last_space_pays_four_and_the_token_goes_to_start():
    scene = rolling(netrun(8), 9, lambda each: each.choose(0, (USE,)))

    assert scene.state.cred[0] == 4
    assert scene.state.net[0] == 0


@clause("GNC-9.6", "GNC-9.6a")
def test_the_green_consequence_takes_a_resource_of_choice():
    scene = rolling(netrun(0, eurodollars=1, contraband=1), 2, lambda each: each.pass_(0))
    assert scene.asked == (0, "net_loss")
    scene.take(0, 1)

    assert scene.state.resources[0] == [1, 0, 0]


@clause("GNC-9.6")
def test_the_green_consequence_takes_nothing_from_the_poor():
    scene = rolling(netrun(0), 2, lambda each: each.pass_(0))

    assert scene.asked[1] == "second_action"


@clause("GNC-9.6", "GNC-9.6a")
def test_the_yellow_consequence_takes_a_netrunner_and_its_drones():
    scene = rolling(netrun(3, "netrunner drone"), 2, lambda each: each.pass_(0))

    assert standing(scene, 0, "watson") == ""
    assert scene.state.net[0] == 4


@clause("GNC-9.6", "GNC-9.6a")
def test_the_red_consequence_takes_two_units_and_the_place():
    scene = rolling(netrun(6, "netrunner solo drone"), 2, lambda each: each.pass_(0))
    assert scene.asked == (0, "net_loss")
    assert scene.offered(0) == ["Lose Solo in Watson", "Lose Drone in Watson"]
    scene.choose(0, "Drone")

    assert standing(scene, 0, "watson") == "solo"
    assert scene.state.net[0] == 0


@clause("GNC-9.4b")
def test_the_danger_is_that_of_the_zone_where_the_token_stands():
    for space, expected in ((1, 3), (4, 5), (7, 7)):
        scene = table(2, players=[{"net": space}, AWAY])
        assert danger(scene.state, 0) == expected


@clause("GNC-9.4", "GNC-9.4a")
def test_rerolls_come_in_an_order_the_player_chooses_each_once():
    words = {"units": {"watson": "nix"}, "eurodollars": 1}
    scene = table(2, players=[words, AWAY], doing="netrun")
    scene.choose(0, (ADVANCE, 1)).pass_(0)
    assert scene.asked == (0, "net_reroll")
    assert scene.options(0)[0] == (0,)
    assert len(scene.options(0)) == 3
    scene.take(0, 2)
    assert len(scene.options(0)) == 2
    scene.pass_(0)

    assert len(scene.happened(NETWATCH_ROLLED)) == 2


@clause("GNC-9.7", "GNC-9.5")
def test_a_net_step_to_the_last_space_returns_the_token():
    scene = table(
        2,
        players=[
            {
                "units": {"westbrook-1": "techie", "watson": "netrunner netrunner"},
                "contraband": 1,
                "net": 8,
            },
            AWAY,
        ],
        opportunities=["zetatech-links", None, None],
        doing="techies",
    )
    scene.pass_(0).choose(0, "Seize").choose(0, (USE,))

    assert scene.state.cred[0] == 5
    assert scene.state.net[0] == 0
    assert scene.happened(NETWATCH_ROLLED) == []
