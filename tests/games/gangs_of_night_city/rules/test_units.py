"""GNC-6.3 to GNC-6.8 Control, Drones, losing, converting, Presence and Dominance."""

import pytest

from nightdeck.games.gangs_of_night_city.language import requirements as need
from nightdeck.games.gangs_of_night_city.model.board import DATA_FORTRESS, DISTRICTS, FIXER
from nightdeck.games.gangs_of_night_city.rules.movement import note_occupied
from nightdeck.games.gangs_of_night_city.rules.units import (
    check_drones,
    controls,
    convert,
    convertible,
    counts,
    dominant,
    has_presence,
    is_basic,
    is_edgerunner,
    is_opponent,
    lose_unit,
    place_drone,
    presence,
    side_of,
    units_in,
)
from nightdeck.testing import clause
from tests.games.gangs_of_night_city.fights import fight, standing
from tests.games.gangs_of_night_city.tables import table

AWAY = {"units": {"pacifica": "solo"}}


@clause("GNC-6.3")
def test_an_occupant_controls_its_point_of_interest_and_is_in_the_district():
    scene = table(2, players=[{"units": {"heywood-1": "solo", "watson-1": "techie"}}, AWAY])
    state = scene.state

    assert controls(state, 0, FIXER) == controls(state, 0, DATA_FORTRESS) == 1
    assert controls(state, 1, FIXER) == 0
    assert units_in(state, 0, 3) == [0]


@clause("GNC-3.2", "GNC-2.9")
def test_friendly_and_opposing():
    state = table(2).state

    assert (side_of(0), side_of(16), side_of(31)) == (0, 1, 1)
    assert is_opponent(state, 0, 16)
    assert not is_opponent(state, 1, 16)


@clause("GNC-3.1e", "GNC-3.1", "GNC-3.1d")
def test_basic_units_drones_and_edgerunners():
    scene = table(2, players=[{"units": {"watson": "solo drone rogue"}}, AWAY])

    assert [is_basic(unit) for unit in (0, 9, 13)] == [True, False, False]
    assert [is_edgerunner(scene.state, unit) for unit in (0, 9, 13)] == [False, False, True]


@clause("GNC-6.4", "GNC-12.5b")
def test_drones_without_company_are_lost():
    scene = table(2, players=[{"units": {"watson": "solo drone drone"}}, AWAY])
    lose_unit(scene.state, 0)
    check_drones(scene.state)

    assert standing(scene, 0, "watson") == ""


@clause("GNC-6.5", "GNC-2.7")
def test_a_lost_unit_leaves_its_point_of_interest_empty():
    scene = table(2, players=[{"units": {"heywood-1": "jackie-welles"}}, AWAY])
    lose_unit(scene.state, 13)

    assert scene.state.occupant[10] == -1
    assert scene.state.place[13] == -1
    assert len(scene.view(0)["zones"]["crew-0"]["cards"]) == 1


@clause("GNC-6.6", "GNC-6.6a")
def test_one_option_per_place_owner_and_class():
    scene = table(
        2,
        players=[
            {"units": {"pacifica": "solo"}},
            {"units": {"watson": "solo solo drone rogue", "watson-1": "solo", "heywood": "techie"}},
        ],
    )

    assert convertible(scene.state, 0) == [16, 18, 19]
    assert convertible(scene.state, 0, 3) == [19]


@clause("GNC-6.6")
def test_converting_takes_the_place_and_brings_no_drone():
    scene = table(2, players=[AWAY, {"units": {"heywood-1": "techie"}}])
    own = convert(scene.state, 0, 19)

    assert own == 3
    assert scene.state.occupant[10] == 3
    assert scene.state.place[19] == -1
    assert standing(scene, 0, "heywood") == "techie"


@clause("GNC-6.6a", "GNC-6.4")
def test_drones_of_the_former_owner_may_be_left_alone():
    scene = table(2, players=[AWAY, {"units": {"heywood": "techie drone"}}])
    convert(scene.state, 0, 19)
    check_drones(scene.state)

    assert standing(scene, 1, "heywood") == ""


@clause("GNC-6.6a", "GNC-6.2a")
def test_a_converted_unit_in_a_fixer_sets_off_rogue():
    scene = table(
        2,
        players=[{"units": {"watson": "rogue"}}, {"units": {"heywood-1": "solo"}}],
    )
    own = convert(scene.state, 0, 16)
    before = len(scene.state.stack)
    note_occupied(scene.state, own)

    assert len(scene.state.stack) == before + 1


@clause("GNC-R13")
@pytest.mark.parametrize(("ruling", "cred"), [("no", 1), ("yes", 0)])
def test_whether_a_converted_unit_is_lost(ruling, cred):
    wiped = fight(
        "memory-wipe", "weapon-glitch", units=("solo", "solo techie"),
        rulings={"GNC-R13": ruling},
    )  # fmt: skip
    wiped.choose(0, "Convert 6th Street's Techie")
    assert wiped.state.cred == [2, cred]


@clause("GNC-6.7")
def test_all_districts_with_presence_at_once_are_those_asked_for_one_by_one():
    whereabouts = {"watson": "solo drone", "pacifica": "netrunner"}
    scene = table(2, players=[{"units": whereabouts}, AWAY])

    alone = [has_presence(scene.state, 0, district) for district in range(DISTRICTS)]
    assert alone.count(True) == 2
    assert presence(scene.state, 0) == sum(1 << place for place, has in enumerate(alone) if has)


@clause("GNC-6.7", "GNC-3.1d")
def test_hideouts_and_drones_give_no_presence():
    scene = table(2, players=[{"units": {"watson": "solo drone"}, "hideouts": "heywood"}, AWAY])

    assert has_presence(scene.state, 0, 0)
    assert not has_presence(scene.state, 0, 3)


@clause("GNC-6.8")
def test_dominance_needs_a_hideout_and_strictly_more_units():
    words = {"units": {"watson": "solo drone"}, "hideouts": "watson"}
    assert dominant(table(2, players=[words, AWAY]).state, 0) == 0
    rival = {"units": {"watson": "solo solo"}}
    assert dominant(table(2, players=[words, rival]).state, 0) == -1
    homeless = {"units": {"watson": "solo drone"}, "hideouts": "pacifica"}
    assert dominant(table(2, players=[homeless, AWAY]).state, 0) == -1


@clause("GNC-6.8", "GNC-6.8c")
def test_an_empty_district_is_dominated_by_nobody():
    scene = table(2, players=[{"units": {"watson": "solo"}, "hideouts": "watson heywood"}, AWAY])

    assert counts(scene.state, 3) == [0, 0]
    assert dominant(scene.state, 3) == -1


@clause("GNC-6.8a", "GNC-15.5")
def test_dominance_includes_presence():
    words = {"units": {"watson": "solo"}, "hideouts": "watson"}
    state = table(2, players=[words, AWAY]).state

    assert need.dominance(0).met(state, 0)
    assert need.presence(0).met(state, 0)


@clause("GNC-3.1d", "GNC-10.3d")
def test_no_drone_comes_from_an_empty_reserve():
    scene = table(2, players=[{"units": {"watson": "solo drone drone drone drone"}}, AWAY])

    assert not place_drone(scene.state, 0, 0)
    assert standing(scene, 0, "watson") == "solo drone drone drone drone"
