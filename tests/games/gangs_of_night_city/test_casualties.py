"""GNC-8.5 Step 5 of a Firefight."""

import pytest

from nightdeck.games.gangs_of_night_city.events import CASUALTY_PICKED, UNIT_LOST
from nightdeck.games.gangs_of_night_city.options import CASUALTY, SPEND, SUBSTITUTE, TARGET
from nightdeck.testing import clause
from tests.games.gangs_of_night_city.fights import fight, standing


@clause("GNC-8.5", "GNC-8.5a")
def test_everybody_but_the_leaders_loses_one_unit():
    scene = fight("cyberpsychosis", "crusher", third="subdermal-armor")
    scene.choose(1, "Lose Solo").choose(2, "Lose Techie")

    assert [standing(scene, seat) for seat in range(3)] == ["solo techie", "techie", "solo"]


@clause("GNC-8.5b")
def test_nobody_loses_more_than_is_there():
    scene = fight("gorilla-arms", "crusher", units=("solo", "solo"))

    assert standing(scene, 1) == ""
    assert len(scene.happened(UNIT_LOST)) == 1


@clause("GNC-8.5c")
def test_a_lost_unit_goes_to_its_reserve():
    scene = fight("cyberpsychosis", "crusher", units=("solo", "netrunner"))

    assert scene.state.place[22] == -1


@clause("GNC-R10", "GNC-8.5a")
def test_open_picks_leave_together():
    scene = fight("cyberpsychosis", "crusher", third="crusher")
    scene.choose(1, "Lose Solo")
    assert scene.happened(UNIT_LOST) == []
    assert len(scene.happened(CASUALTY_PICKED)) == 1
    scene.choose(2, "Lose Solo")

    assert len(scene.happened(UNIT_LOST)) == 2


@clause("GNC-R10")
def test_sealed_picks_are_shown_together():
    scene = fight(
        "cyberpsychosis", "crusher", third="crusher", rulings={"GNC-R10": "secret-simultaneous"}
    )
    scene.choose(1, "Lose Solo")
    assert scene.happened(CASUALTY_PICKED) == []
    assert scene.asked == (2, "casualty")
    scene.choose(2, "Lose Techie")

    assert len(scene.happened(CASUALTY_PICKED)) == 2
    assert [standing(scene, seat) for seat in (1, 2)] == ["techie", "solo"]


@clause("GNC-R34")
@pytest.mark.parametrize(("ruling", "offered"), [("any-own-unit", [16, 25]), ("drones-last", [16])])
def test_whether_a_drone_may_be_picked_first(ruling, offered):
    scene = fight(
        "cyberpsychosis",
        "crusher",
        units=("solo", "solo solo drone"),
        rulings={"GNC-R34": ruling},
    )
    if ruling == "drones-last":
        assert standing(scene, 1) == "solo drone"
    else:
        assert [option[1] for option in scene.options(1)] == offered


@clause("GNC-8.5a")
def test_targets_are_chosen_in_turn_order():
    scene = fight(
        "suicide-daemon", "mantis-blades", third="malorian-arms-3516", units=("solo",) * 3
    )
    assert scene.asked == (0, "effect_target")
    assert scene.options(0) == [(TARGET, 1), (TARGET, 2)]
    scene.choose(0, (TARGET, 2))

    assert [standing(scene, seat) for seat in range(3)] == ["", "solo", ""]


@clause("GNC-8.5a")
def test_gorilla_arms_name_one_of_several():
    scene = fight(
        "gorilla-arms", "crusher", third="crusher", units=("solo", "solo techie", "solo techie")
    )
    scene.choose(0, (TARGET, 1))
    scene.choose(2, "Lose Solo")

    assert [standing(scene, seat) for seat in range(3)] == ["solo", "", "techie"]


@clause("GNC-8.5f")
def test_pain_editor_is_asked_again_before_a_later_loss():
    scene = fight(
        "contagion",
        "pain-editor",
        units=("solo", "solo techie netrunner"),
        players=({}, {"eurodollars": 1}),
    )
    assert scene.asked == (1, "escape")
    scene.choose(1, (SPEND, 0))

    assert standing(scene, 1) == "solo techie netrunner"
    assert scene.state.cred == [0, 1]


@clause("GNC-8.5f")
def test_titanium_bones_replace_one_loss_only_once():
    scene = fight(
        "gorilla-arms",
        "titanium-bones",
        units=("solo", "solo techie netrunner"),
        players=({}, {"units": {"heywood": "techie drone drone"}}),
    )
    substitute = scene.options(1)[0]
    assert substitute[0] == SUBSTITUTE
    scene.choose(1, substitute)
    assert scene.asked == (1, "casualty")
    scene.choose(1, "Lose Solo")

    assert standing(scene, 1) == "techie netrunner"
    assert standing(scene, 1, "heywood") == "techie drone"


@clause("GNC-8.5g", "GNC-R33")
@pytest.mark.parametrize(("ruling", "cred"), [("yes", 2), ("no", 0)])
def test_whether_a_saved_unit_counts_as_lost(ruling, cred):
    scene = fight(
        "cyberpsychosis", "second-heart", units=("solo", "solo"), rulings={"GNC-R33": ruling}
    )

    assert scene.state.cred[1] == cred
    assert standing(scene, 1, "santo-domingo") == "solo"


@clause("GNC-8.5g")
def test_the_owner_chooses_which_of_several_is_saved():
    scene = fight("gorilla-arms", "second-heart")
    assert scene.asked == (1, "relocate")
    scene.choose(1, "Techie")

    assert standing(scene, 1, "santo-domingo") == "techie"
    assert scene.state.place[16] == -1


@clause("GNC-8.5g")
def test_a_saved_jackie_still_pays():
    scene = fight("cyberpsychosis", "second-heart", units=("solo", "jackie-welles"))

    assert scene.state.cred == [1, 4]
    assert standing(scene, 1, "santo-domingo") == "solo"


@clause("GNC-8.5d")
def test_contagion_takes_from_everybody_with_three_units_together():
    crowd = "solo techie netrunner"
    scene = fight("contagion", "crusher", units=(crowd + " drone", crowd + " drone"))
    scene.choose(0, "Lose Drone")
    assert scene.asked == (0, "casualty")
    scene.choose(0, "Lose Netrunner")
    scene.choose(1, "Lose Drone")

    assert standing(scene, 0) == "solo techie"
    assert standing(scene, 1) == crowd


@clause("GNC-8.5e")
def test_the_drone_check_comes_after_all_casualties():
    scene = fight("cyberpsychosis", "crusher", units=("solo", "techie drone"))
    scene.choose(1, "Lose Techie")

    assert standing(scene, 1) == ""
    assert scene.problems() == []


@clause("GNC-8.5a")
def test_widow_maker_shrinks_what_tsunami_may_pick():
    inside = {"city-center-1": "techie", "city-center": "solo netrunner"}
    scene = fight(
        "widow-maker", "short-circuit", third="tsunami-ashura", units=("solo", inside, "solo")
    )

    assert scene.state.place[19] == -1
    assert standing(scene, 1) == "solo netrunner"
    assert all(option[0] != CASUALTY for option in scene.options(2))
