"""GNC-6.1 GNC-6.2 Movement steps and specialists."""

import pytest

from nightdeck.games.gangs_of_night_city.model.options import MOVE
from nightdeck.testing import clause
from tests.games.gangs_of_night_city.fights import standing
from tests.games.gangs_of_night_city.tables import play, table

AWAY = {"units": {"pacifica": "solo"}}


def solos(units: dict[str, str], **more):
    """Returns seat 0 in the movement step of Activate Solos."""
    return table(2, players=[{"units": units}, AWAY], doing="solos", **more)


@clause("GNC-6.1", "GNC-18.2")
def test_a_unit_may_go_next_door_into_a_point_or_out_of_one():
    scene = solos({"watson": "solo", "watson-1": "techie"})
    assert scene.options(0) == [(MOVE, 0, to) for to in (3, 4, 6, 7)] + [(0,)]
    inside = solos({"watson-1": "solo"})
    assert inside.options(0) == [(MOVE, 0, to) for to in (0, 3, 4, 6, 7)] + [(0,)]


@clause("GNC-6.1a", "GNC-2.9")
def test_equal_units_in_one_place_are_offered_once():
    scene = solos({"watson": "solo solo", "heywood": "solo"})
    units = {option[1] for option in scene.options(0)[:-1]}

    assert units == {0, 2}


@clause("GNC-6.1a", "GNC-6.1e")
def test_every_unit_moves_at_most_once_and_the_player_may_stop():
    scene = solos({"watson": "solo solo"})
    scene.choose(0, (MOVE, 0, 3))
    assert {option[1] for option in scene.options(0)[:-1]} == {1}
    scene.pass_(0)

    assert standing(scene, 0, "watson") == standing(scene, 0, "westbrook") == "solo"


@clause("GNC-6.1b")
def test_an_occupied_point_is_closed_to_everybody_and_opens_when_it_is_left():
    scene = solos({"watson-1": "solo", "watson": "solo"})
    assert (MOVE, 1, 1) not in scene.options(0)
    scene.choose(0, (MOVE, 0, 3))
    assert (MOVE, 1, 1) in scene.options(0)
    rival = table(
        2,
        players=[{"units": {"watson": "solo"}}, {"units": {"watson-1": "solo"}}],
        doing="solos",
    )
    assert (MOVE, 0, 1) not in rival.options(0)


@clause("GNC-6.1c")
def test_drones_never_enter_points_and_every_class_may_enter_every_type():
    scene = table(2, players=[{"units": {"watson": "techie drone"}}, AWAY], doing="techies")
    drones = [option[2] for option in scene.options(0)[:-1] if option[1] == 9]
    techies = [option[2] for option in scene.options(0)[:-1] if option[1] == 3]

    assert drones == [3, 6]
    assert techies == [1, 3, 4, 6, 7]


@clause("GNC-6.1e")
def test_the_step_ends_when_everybody_has_moved():
    scene = solos({"watson": "solo"})
    scene.choose(0, (MOVE, 0, 3))

    assert scene.asked[1] == "second_action"


@clause("GNC-6.1d")
def test_other_units_never_hinder_a_long_move():
    scene = table(
        2,
        players=[
            {"units": {"watson": "solo"}},
            {"units": {"city-center": "solo", "westbrook": "solo"}},
        ],
        choices={"gang@0": "tyger-claws"},
        doing="solos",
    )
    assert (MOVE, 0, 9) in scene.options(0)
    assert (MOVE, 0, 10) in scene.options(0)
    assert (MOVE, 0, 15) not in scene.options(0)


@clause("GNC-R05", "GNC-6.4", "GNC-12.5b")
@pytest.mark.parametrize(
    ("ruling", "left"), [("after-movement-step", "techie drone"), ("after-each-move", "techie")]
)
def test_when_a_drone_on_its_way_is_lost(ruling, left):
    scene = table(
        2,
        players=[{"units": {"watson": "techie drone"}}, AWAY],
        rulings={"GNC-R05": ruling},
        doing="techies",
    )
    scene.choose(0, "Move Drone from Watson to Westbrook")
    scene.choose(0, "Move Techie from Watson to Westbrook")

    assert standing(scene, 0, "westbrook") == left


@clause("GNC-6.2", "GNC-6.1e")
def test_a_specialist_moves_before_the_next_move_and_may_decline():
    scene = solos({"heywood": "solo solo", "watson": "rogue"})
    scene.choose(0, (MOVE, 0, 10))
    assert scene.asked == (0, "specialist_move")
    scene.pass_(0)

    assert scene.asked == (0, "move")


@clause("GNC-6.2")
def test_two_events_are_two_moves():
    scene = solos({"heywood": "solo", "pacifica": "solo", "watson": "rogue"})
    scene.choose(0, (MOVE, 0, 10))
    scene.choose(0, "Move Rogue from Watson to Westbrook")
    scene.choose(0, "Move Solo from Pacifica to the Fixer in Pacifica")
    assert scene.asked == (0, "specialist_move")
    scene.choose(0, "Move Rogue from Westbrook to City Center")

    assert standing(scene, 0, "city-center") == "specialist"


@clause("GNC-6.2b")
def test_the_drone_check_waits_for_the_end_of_the_step():
    scene = solos({"heywood": "solo", "watson": "rogue drone"})
    scene.choose(0, (MOVE, 0, 10))
    scene.choose(0, "Move Rogue from Watson to Westbrook")

    assert standing(scene, 0, "watson") == ""
    assert standing(scene, 0, "westbrook") == "specialist"


@clause("GNC-6.2b", "GNC-1.7")
def test_specialists_of_several_owners_move_in_turn_order():
    scene = table(
        3,
        players=[
            {"units": {"city-center": "solo", "westbrook": "johnny-silverhand"}},
            {"units": {"city-center": "solo"}},
            {"units": {"watson": "meredith-stout"}},
        ],
        doing="firefight city-center",
    )
    assert scene.asked == (0, "specialist_move")
    scene.pass_(0)
    assert scene.asked == (2, "specialist_move")


@clause("GNC-R15")
def test_rogue_moves_at_the_start_of_the_turn_while_a_fixer_is_held():
    ruling = {"GNC-R15": "while-holding-once-per-turn"}
    words = {"units": {"heywood-1": "solo", "watson": "rogue"}}
    scene = table(2, players=[AWAY, words], rulings=ruling, doing="end activate")
    assert scene.asked == (1, "specialist_move")
    scene.pass_(1)
    assert scene.asked[1] == "action"
    entering = solos({"heywood": "solo", "watson": "rogue"}, rulings=ruling)
    entering.choose(0, (MOVE, 0, 10))
    assert entering.asked[1] != "specialist_move"


@clause("GNC-8.1a", "GNC-6.2a")
def test_a_swap_into_a_fixer_sets_off_rogue():
    scene = table(
        2,
        players=[
            {"units": {"heywood": "solo", "watson": "rogue"}},
            {"units": {"heywood-1": "techie"}},
        ],
        doing="firefight heywood",
    )
    scene.choose(0, "Swap Solo")
    assert scene.asked == (0, "specialist_move")
    scene.pass_(0)
    play(scene, "crusher", "crusher")
    assert scene.state.occupant[10] == 0
