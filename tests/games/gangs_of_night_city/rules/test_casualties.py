"""GNC-8.5 Step 5 of a Firefight."""

import pytest

from nightdeck.games.gangs_of_night_city.model.events import CASUALTY_PICKED, UNIT_LOST
from nightdeck.games.gangs_of_night_city.model.options import CASUALTY, SPEND, SUBSTITUTE, TARGET
from nightdeck.kernel import Rng, choose
from nightdeck.kernel.checks import problems
from nightdeck.kernel.rng import seed_key
from nightdeck.seen.views import redealt
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


SEALED = {"GNC-R10": "secret-simultaneous"}


def two_losses_each():
    """Adam Smasher's side leads, so that both others lose two Units of three."""
    return fight(
        "cyberpsychosis", "crusher", third="crusher", rulings=SEALED,
        units=("adam-smasher", "solo techie netrunner", "solo techie netrunner"),
    )  # fmt: skip


@clause("GNC-R10")
def test_all_sealed_picks_of_a_loser_come_before_anything_is_shown():
    scene = two_losses_each()
    for seat, words in ((1, "Lose Solo"), (1, "Lose Techie"), (2, "Lose Netrunner")):
        scene.choose(seat, words)
        assert scene.happened(CASUALTY_PICKED) == []
    scene.choose(2, "Lose Solo")

    assert len(scene.happened(CASUALTY_PICKED)) == 4
    assert [standing(scene, seat) for seat in (1, 2)] == ["netrunner", "techie"]


@clause("GNC-R10", "GNC-8.5a")
def test_a_unit_picked_under_seal_is_not_offered_again():
    scene = two_losses_each()
    scene.choose(1, "Lose Techie")

    assert scene.asked == (1, "casualty")
    assert scene.offered(1) == ["Lose Solo in City Center", "Lose Netrunner in City Center"]


@clause("GNC-R10", "GNC-16.3")
def test_others_learn_nothing_of_picks_under_seal():
    views = []
    for first, second in (("Solo", "Techie"), ("Netrunner", "Solo")):
        scene = two_losses_each()
        scene.choose(1, f"Lose {first}").choose(1, f"Lose {second}")
        views.append((scene.asked, scene.view(2), scene.log(2), scene.view()))

    assert views[0] == views[1]


@clause("GNC-R10", "GNC-16.2")
def test_redealt_picks_under_seal_are_any_that_were_possible():
    scene = two_losses_each()
    scene.choose(1, "Lose Solo").choose(1, "Lose Techie")
    worlds = [redealt(scene.state, 2, Rng(seed_key(f"seal {n}"))) for n in range(40)]
    found = set()
    for world in worlds:
        while world.question is not None and world.question.name == "casualty":
            choose(world, 0)
        found.add(sum(1 << unit for unit in range(16, 32) if world.place[unit] >= 0))
        assert problems(world) == []

    assert len(found) == 3


@clause("GNC-R10", "GNC-16.2")
def test_in_a_redealt_world_the_next_pick_fits_the_picks_before_it():
    scene = two_losses_each()
    scene.choose(1, "Lose Solo")
    offered = set()
    for n in range(40):
        world = redealt(scene.state, 2, Rng(seed_key(f"next {n}")))
        options = list(world.question.options)
        offered.update(unit for _, unit in options)
        choose(world, n % len(options))
        assert problems(world) == []

    assert len(offered) == 3


@clause("GNC-R10", "GNC-8.5a")
def test_a_side_that_loses_everything_is_not_asked_for_sealed_picks():
    scene = fight(
        "cyberpsychosis", "crusher", third="crusher", rulings=SEALED,
        units=("adam-smasher", "solo techie", "solo techie netrunner"),
    )  # fmt: skip

    assert scene.asked == (2, "casualty")


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
