"""GNC-15.1 Every ability of the five gangs."""

import pytest

from nightdeck.games.gangs_of_night_city.model.definitions import GANGS
from nightdeck.games.gangs_of_night_city.model.events import NETWATCH_ROLLED
from nightdeck.games.gangs_of_night_city.model.options import BOOST, SPEND, USE
from nightdeck.games.gangs_of_night_city.rules.netrun import farthest
from nightdeck.games.gangs_of_night_city.rules.units import counts, dominant
from nightdeck.testing import clause
from tests.games.gangs_of_night_city.fights import fight, standing, totals
from tests.games.gangs_of_night_city.tables import table


@clause("GNC-15.1a", "GNC-15.1b", "GNC-15.1c", "GNC-15.1d", "GNC-15.1e", "GNC-2.2")
def test_starts_and_hideout_slots():
    assert [(gang.name, gang.start, gang.hideout_cred) for gang in GANGS] == [
        ("Maelstrom", 0, (1, 1, 2)),
        ("Valentinos", 3, (0, 0, 1)),
        ("Tyger Claws", 1, (0, 2, 2)),
        ("Voodoo Boys", 5, (0, 1, 3)),
        ("6th Street", 4, (0, 2, 3)),
    ]


MAELSTROM = {"gang@0": "maelstrom"}


@clause("GNC-15.1a", "GNC-15.1f")
def test_boiling_over_turns_rage_active_after_a_loss():
    lost = fight("short-circuit", "crusher", units=("solo", "solo"), choices=MAELSTROM)
    kept = fight("crusher", "short-circuit", units=("solo", "solo"), choices=MAELSTROM)

    assert lost.state.rage == [1, 0]
    assert kept.state.rage == [0, 0]


@clause("GNC-15.1a", "GNC-8.4b")
def test_berserk_spends_rage_for_two_firepower():
    scene = fight(
        "crusher", "cyberpsychosis", units=("solo", "solo"), players=({"rage": 1}, {}),
        choices=MAELSTROM,
    )  # fmt: skip
    assert scene.asked == (0, "compare_boost")
    scene.choose(0, (BOOST, 0))

    assert totals(scene) == [5, 4]
    assert scene.state.rage == [0, 0]


@clause("GNC-8.4b", "GNC-15.3")
def test_rage_is_not_offered_after_reboot_optics():
    scene = fight(
        "crusher", "reboot-optics", units=("solo", "solo"), players=({"rage": 1}, {}),
        choices=MAELSTROM,
    )  # fmt: skip

    assert totals(scene) == [3, 3]
    assert scene.state.rage == [1, 0]


@clause("GNC-15.1a")
def test_scrap_parts_pay_one_contraband_for_a_lost_non_drone_unit():
    scene = fight("crusher", "short-circuit", units=("solo", "solo"), choices=MAELSTROM)
    assert scene.state.resources[0] == [0, 1, 0]
    drone = fight("crusher", "short-circuit", units=("solo", "solo drone"), choices=MAELSTROM)
    drone.choose(1, "Lose Drone")
    assert drone.state.resources[0] == [0, 0, 0]


@clause("GNC-15.1b", "GNC-6.8b")
def test_our_barrio_counts_a_hideout_as_a_unit_in_both_directions():
    words = {"units": {"heywood": "solo"}, "hideouts": "heywood"}
    rival = {"units": {"heywood": "solo"}, "hideouts": "heywood"}
    scene = table(2, players=[words, rival], choices={"gang@0": "valentinos"})

    assert counts(scene.state, 3) == [2, 1]
    assert dominant(scene.state, 3) == 0


@clause("GNC-15.1b")
def test_our_barrio_needs_a_non_drone_unit():
    scene = table(
        2,
        players=[{"units": {"watson": "solo"}, "hideouts": "heywood"}, {}],
        choices={"gang@0": "valentinos"},
    )

    assert counts(scene.state, 3) == [0, 0]


@clause("GNC-15.1b")
@pytest.mark.parametrize(("hideouts", "recruits"), [("heywood watson", 3), ("heywood", 1)])
def test_familia_recruits_one_more_with_two_dominated_districts(hideouts, recruits):
    words = {"units": {"heywood": "solo", "watson": "solo"}, "hideouts": hideouts}
    scene = table(2, players=[words, {}], choices={"gang@0": "valentinos"}, doing="reclaim")
    while scene.asked[1] == "reward":
        scene.take(0, 0)
    for _ in range(recruits):
        assert scene.asked == (0, "recruit")
        scene.take(0, 0)

    assert scene.asked[0] == 1


@clause("GNC-15.1c", "GNC-6.1d")
def test_street_racers_travel_two_districts_with_solos_only():
    choices = {"gang@0": "tyger-claws"}
    words = {"units": {"watson": "solo netrunner"}}
    solos = table(2, players=[words, {}], choices=choices, doing="solos")
    runners = table(2, players=[words, {}], choices=choices, doing="netrunners")

    assert {option[2] // 3 for option in solos.options(0)[:-1]} == {0, 1, 2, 3, 4}
    assert {option[2] // 3 for option in runners.options(0)[:-1]} == {0, 1, 2}


@clause("GNC-15.1c")
def test_first_blood_pays_one_for_an_own_firefight_led_alone():
    choices = {"gang@0": "tyger-claws"}
    won = fight("cyberpsychosis", "crusher", units=("solo", "solo"), choices=choices)
    tied = fight("crusher", "crusher", units=("solo", "solo"), choices=choices)

    assert won.state.cred == [2, 0]
    assert tied.state.cred == [1, 1]


@clause("GNC-15.1d", "GNC-9.2a")
def test_deep_dive_counts_one_netrunner_more():
    scene = table(2, players=[{"units": {"watson": "netrunner"}}, {}])

    assert farthest(scene.state, 0) == 2
    assert farthest(scene.state, 1) == 1


@clause("GNC-15.1d", "GNC-9.4a")
def test_old_net_wards_pay_for_a_second_roll():
    words = {"units": {"watson": "netrunner"}, "eurodollars": 1, "secrets": 1}
    scene = table(2, players=[words, {}], doing="netrun")
    scene.take(0, 0).choose(0, (USE,))
    assert scene.asked == (0, "net_reroll")
    scene.take(0, 1)
    assert scene.asked == (0, "payment")
    scene.choose(0, (SPEND, 2))

    assert len(scene.happened(NETWATCH_ROLLED)) == 2
    assert scene.state.resources[0] == [2, 0, 0]


@clause("GNC-15.1d")
def test_old_net_wards_are_not_offered_without_a_resource():
    scene = table(2, players=[{"units": {"watson": "netrunner"}, "net": 2}, {}], doing="netrun")
    scene.take(0, 0).pass_(0)

    assert scene.asked[1] != "net_reroll"


@clause("GNC-15.1e", "GNC-8.4")
@pytest.mark.parametrize(("hideouts", "total"), [("city-center", 4), ("heywood", 3)])
def test_neighborhood_watch_defends_the_own_hideout(hideouts, total):
    scene = fight(
        "crusher", "crusher", units=("solo", "solo"), players=({}, {"hideouts": hideouts})
    )

    assert totals(scene) == [3, total]


@clause("GNC-15.1e")
def test_neighborhood_watch_does_not_attack():
    choices = {"gang@0": "sixth-street", "gang@1": "voodoo-boys"}
    scene = fight(
        "crusher", "crusher", units=("solo", "solo"),
        players=({"hideouts": "city-center"}, {}), choices=choices,
    )  # fmt: skip

    assert totals(scene) == [3, 3]


@clause("GNC-15.1e")
def test_surplus_depot_moves_two_drones_once_per_turn():
    choices = {"gang@0": "sixth-street", "gang@1": "voodoo-boys"}
    words = {
        "units": {"watson": "solo drone drone drone", "westbrook": "solo"},
        "contraband": 2,
        "discs": "upgrade wild",
    }
    scene = table(2, players=[words, {}], choices=choices)
    scene.choose(0, "Activate").choose(0, "Upgrade a Combat card")
    scene.take(0, 0).take(0, 0)
    assert scene.asked == (0, "move")
    scene.choose(0, "Move Drone from Watson to Westbrook")
    scene.choose(0, "Move Drone from Watson to City Center")

    assert standing(scene, 0, "westbrook") == "solo drone"
    assert standing(scene, 0, "city-center") == ""
    scene.choose(0, "Upgrade", "wild").take(0, 0).take(0, 0)
    assert scene.asked[0] == 1


@clause("GNC-15.1f", "GNC-8.3c")
def test_gang_abilities_are_not_cancelled_by_cyberware_malfunction():
    scene = fight(
        "cyberware-malfunction", "crusher", units=("solo", "solo"),
        players=({}, {"hideouts": "city-center"}),
    )  # fmt: skip

    assert totals(scene) == [2, 4]
