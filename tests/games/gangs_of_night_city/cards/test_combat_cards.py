"""GNC-15.3 GNC-15.4 Every Combat card: its Firepower, its Special Effect, its condition."""

import pytest

from nightdeck.games.gangs_of_night_city.model.definitions import COMBAT
from nightdeck.games.gangs_of_night_city.model.events import EFFECT_CANCELLED
from nightdeck.games.gangs_of_night_city.model.numbering import STARTING
from nightdeck.games.gangs_of_night_city.model.options import (
    CASUALTY,
    DESTROY,
    DISTRICT,
    MOVE,
    SPEND,
    SUBSTITUTE,
    TARGET,
    USE,
)
from nightdeck.testing import clause
from tests.games.gangs_of_night_city.fights import fight, standing, totals
from tests.games.gangs_of_night_city.tables import hand


@clause("GNC-3.3", "GNC-3.3a", "GNC-3.3b")
def test_every_card_has_a_condition_and_only_upgrades_have_special_effects():
    assert [(card.name, card.firepower) for card in COMBAT[:STARTING]] == [
        ("Cyberpsychosis", 4),
        ("Crusher", 3),
        ("Subdermal Armor", 2),
        ("Short Circuit", 1),
    ]
    assert all(card.effect is None for card in COMBAT[:STARTING])
    assert all(card.cred > 0 and card.condition.text() for card in COMBAT)
    assert sum(card.effect is not None for card in COMBAT) == 27


@clause("GNC-15.4")
def test_cyberpsychosis_pays_one_for_leading_alone():
    scene = fight("cyberpsychosis", "crusher")
    scene.choose(1, "Lose Techie")

    assert totals(scene) == [4, 3]
    assert scene.state.cred == [1, 0]


@clause("GNC-15.4")
def test_crusher_pays_one_for_losing_nothing():
    scene = fight("crusher", "subdermal-armor", units=("solo", "solo"))

    assert totals(scene) == [3, 2]
    assert scene.state.cred == [1, 0]


@clause("GNC-15.4")
def test_subdermal_armor_pays_one_for_a_unit_left():
    scene = fight("crusher", "subdermal-armor")
    scene.choose(1, "Lose Solo")

    assert standing(scene, 1) == "techie"
    assert scene.state.cred == [1, 1]


@clause("GNC-15.4")
def test_short_circuit_pays_two_for_being_outgunned():
    scene = fight("crusher", "short-circuit", units=("solo", "solo"))

    assert scene.state.cred == [1, 2]
    assert standing(scene, 1) == ""


@clause("GNC-8.5f", "GNC-2.4b")
def test_pain_editor_buys_off_all_losses_of_the_step():
    scene = fight("cyberpsychosis", "pain-editor", players=({}, {"contraband": 1, "secrets": 1}))

    assert scene.asked == (1, "escape")
    assert scene.options(1) == [(SPEND, 1), (SPEND, 2), (0,)]
    scene.choose(1, (SPEND, 1))

    assert standing(scene, 1) == "solo techie"
    assert scene.state.resources[1] == [0, 0, 1]
    assert scene.state.cred == [1, 1]


@clause("GNC-8.5f")
def test_pain_editor_is_not_asked_without_a_resource_and_may_be_declined():
    poor = fight("cyberpsychosis", "pain-editor")
    assert poor.asked == (1, "casualty")

    proud = fight("cyberpsychosis", "pain-editor", players=({}, {"eurodollars": 1}))
    proud.pass_(1)
    proud.choose(1, "Lose Solo")
    assert standing(proud, 1) == "techie"
    assert proud.state.resources[1] == [1, 0, 0]


@clause("GNC-8.3b", "GNC-8.3c", "GNC-15.2a")
def test_cyberware_malfunction_cancels_and_pays_three_for_a_lost_solo():
    scene = fight("cyberware-malfunction", "suicide-daemon", units=("solo", "solo"))

    assert len(scene.happened(EFFECT_CANCELLED)) == 1
    assert totals(scene) == [2, 1]
    assert standing(scene, 0) == "solo"
    assert scene.state.cred == [3, 2]


@clause("GNC-8.5a", "GNC-15.2c")
def test_tsunami_ashura_picks_for_the_other_losers():
    scene = fight("tsunami-ashura", "crusher")

    assert scene.asked == (0, "casualty")
    scene.choose(0, "Lose 6th Street's Solo")

    assert standing(scene, 1) == "techie"
    assert scene.state.cred == [1, 0]


@clause("GNC-8.5a")
def test_tsunami_ashura_picks_for_nobody_unless_it_leads():
    scene = fight("mantis-blades", "tsunami-ashura")

    assert scene.asked == (1, "casualty")


@clause("GNC-8.5g")
def test_second_heart_sends_the_lost_unit_to_a_hideout():
    scene = fight("crusher", "second-heart", players=({}, {"hideouts": "santo-domingo heywood"}))
    scene.choose(1, "Lose Techie")
    assert scene.asked == (1, "relocate")
    scene.choose(1, "Heywood")

    assert standing(scene, 1) == "solo"
    assert standing(scene, 1, "heywood") == "techie"
    assert scene.state.cred == [1, 2]


@clause("GNC-8.5g")
def test_second_heart_does_not_save_a_drone():
    scene = fight("crusher", "second-heart", units=("solo", "solo drone"))
    scene.choose(1, "Lose Drone")

    assert standing(scene, 1, "santo-domingo") == ""
    assert scene.state.cred == [1, 2]


@clause("GNC-15.2b", "GNC-8.4a")
def test_stephenson_tech_counts_data_fortresses():
    both = {"watson-1": "netrunner", "city-center-1": "netrunner", "city-center": "solo"}
    scene = fight("stephenson-tech-mk4", "cyberpsychosis", units=(both, "solo"))

    assert totals(scene) == [5, 4]
    assert scene.state.cred == [1, 0]


@clause("GNC-15.4")
def test_mantis_blades_pay_only_the_initiator_who_leads_alone():
    assert fight("mantis-blades", "crusher", units=("solo", "solo")).state.cred == [1, 0]
    assert fight("crusher", "mantis-blades", units=("solo", "solo")).state.cred == [0, 0]
    assert fight("mantis-blades", "malorian-arms-3516").state.cred == [0, 0]


@clause("GNC-8.5a", "GNC-15.4")
def test_gorilla_arms_cost_one_more_unit_and_pay_for_a_wiped_opponent():
    scene = fight("gorilla-arms", "crusher")

    assert standing(scene, 1) == ""
    assert scene.state.cred == [1, 0]


@clause("GNC-8.5a")
def test_gorilla_arms_do_nothing_in_a_tie():
    scene = fight("gorilla-arms", "cyberpsychosis")

    assert standing(scene, 1) == "solo techie"


@clause("GNC-8.5d", "GNC-15.4b")
def test_projectile_launch_system_kills_a_drone_and_pays_for_each_up_to_two():
    scene = fight("projectile-launch-system", "crusher", units=("solo", "solo drone drone"))

    assert standing(scene, 1) == "solo drone"
    assert scene.state.cred == [1, 0]


@clause("GNC-8.5f")
def test_pain_editor_saves_a_drone_from_the_projectile_launch_system():
    scene = fight(
        "projectile-launch-system",
        "pain-editor",
        units=("solo", "solo drone"),
        players=({}, {"eurodollars": 1}),
    )
    assert scene.asked == (1, "escape")
    scene.choose(1, (SPEND, 0))

    assert standing(scene, 1) == "solo drone"
    assert scene.state.cred == [0, 1]


@clause("GNC-3.3d", "GNC-8.3d")
def test_monowire_makes_a_printed_two_or_less_zero():
    assert totals(fight("monowire", "subdermal-armor")) == [3, 0]
    assert totals(fight("monowire", "crusher")) == [3, 3]
    assert totals(fight("monowire", "kerenzikov")) == [3, 2]


@clause("GNC-8.3b", "GNC-3.3c")
def test_sandevistan_pays_to_be_one_better():
    scene = fight("mantis-blades", "sandevistan", players=({}, {"contraband": 1}))
    assert scene.asked == (1, "effect_pay")
    scene.choose(1, (USE,))
    scene.choose(0, "Lose Solo")

    assert totals(scene) == [5, 6]
    assert scene.state.resources[1][1] == 0
    assert scene.state.cred == [0, 1]


@clause("GNC-3.3c", "GNC-3.3d")
def test_sandevistan_is_one_unpaid_and_counts_a_star_as_zero():
    assert totals(fight("crusher", "sandevistan", units=("solo", "solo"))) == [3, 1]
    scene = fight("kerenzikov", "sandevistan", players=({}, {"contraband": 1}))
    scene.choose(1, (USE,))
    assert totals(scene) == [2, 1]


@clause("GNC-8.4a", "GNC-15.4")
def test_kerenzikov_counts_opposing_units_and_pays_when_outnumbered():
    scene = fight("kerenzikov", "crusher", units=("solo", "solo techie drone drone"))
    scene.choose(1, "Lose Drone")

    assert totals(scene) == [4, 3]
    assert scene.state.cred == [1, 0]


@clause("GNC-8.4a", "GNC-15.4")
def test_berserk_os_counts_own_units_and_pays_without_any_left():
    crowd = fight("berserk-os", "crusher", units=("solo techie drone drone drone", "solo"))
    assert totals(crowd) == [5, 3]
    scene = fight("berserk-os", "cyberpsychosis", units=("solo", "solo"))
    assert totals(scene) == [2, 4]
    assert scene.state.cred == [2, 1]


@clause("GNC-8.5a")
def test_suicide_takes_a_unit_of_a_leader_too():
    scene = fight("mantis-blades", "suicide-daemon", units=("solo techie", "solo"))
    scene.choose(0, "Lose Techie")

    assert standing(scene, 0) == "solo"
    assert scene.state.cred == [1, 2]


@clause("GNC-8.5d", "GNC-15.4b")
def test_contagion_thins_crowds_of_three():
    scene = fight("contagion", "short-circuit", units=("solo", "solo techie netrunner drone"))
    scene.choose(1, "Lose Drone")
    assert scene.asked == (1, "casualty")
    scene.choose(1, "Lose Techie")

    assert standing(scene, 1) == "solo netrunner"
    assert scene.state.cred == [1, 2]


@clause("GNC-3.3d")
def test_ping_gains_three_against_a_printed_four():
    scene = fight("ping", "comrades-hammer", units=("solo", "solo"))

    assert totals(scene) == [4, 3]
    assert scene.state.cred == [2, 0]
    assert totals(fight("ping", "crusher", units=("solo", "solo"))) == [1, 3]


@clause("GNC-8.3d")
def test_weapon_glitch_makes_a_weapon_one():
    scene = fight("weapon-glitch", "malorian-arms-3516", units=("solo", "solo"))

    assert totals(scene) == [2, 1]
    assert scene.state.cred == [1, 0]
    assert totals(fight("weapon-glitch", "mantis-blades", units=("solo", "solo"))) == [2, 5]


@clause("GNC-8.3b", "GNC-15.3")
def test_reboot_optics_mutes_card_and_abilities_of_one_opponent():
    scene = fight("satara", "reboot-optics", units=("v-male", "solo"))

    assert totals(scene) == [4, 3]
    assert scene.state.cred == [1, 1]


@clause("GNC-3.1h")
def test_malorian_arms_like_a_friendly_johnny_in_play():
    assert totals(fight("malorian-arms-3516", "crusher", units=("solo", "solo")))[0] == 5
    here = {"city-center": "solo", "watson": "johnny-silverhand"}
    scene = fight("malorian-arms-3516", "crusher", units=(here, "solo"))
    assert totals(scene)[0] == 6
    assert scene.state.cred == [1, 0]
    away = fight(
        "malorian-arms-3516",
        "crusher",
        units=("solo", "solo"),
        players=({"hired": "johnny-silverhand"}, {}),
    )
    assert totals(away)[0] == 5


@clause("GNC-8.5a", "GNC-15.4")
def test_widow_maker_forces_units_in_points_of_interest():
    inside = {"city-center": "solo", "city-center-1": "techie"}
    scene = fight("widow-maker", "crusher", units=("solo", inside))

    assert standing(scene, 1) == "solo"
    assert scene.state.cred == [0, 0]
    own = {"city-center": "solo", "city-center-1": "techie"}
    assert fight("widow-maker", "crusher", units=(own, "solo")).state.cred == [1, 0]


@clause("GNC-15.2b", "GNC-15.4")
def test_satara_is_stronger_for_the_initiator():
    scene = fight("satara", "cyberpsychosis", units=("solo", "solo"))
    assert totals(scene) == [5, 4]
    assert scene.state.cred == [1, 0]
    assert totals(fight("cyberpsychosis", "satara", units=("solo", "solo"))) == [4, 4]


@clause("GNC-8.4a")
def test_skippy_likes_a_drone():
    assert totals(fight("skippy", "crusher", units=("solo drone", "solo"))) == [4, 3]
    scene = fight("skippy", "crusher", units=("solo", "solo"))
    assert totals(scene) == [2, 3]
    assert fight("skippy", "crusher", units=("solo drone", "solo")).state.cred == [1, 0]


@clause("GNC-8.3d")
def test_comrades_hammer_drops_to_three_unpaid():
    scene = fight("comrades-hammer", "mantis-blades", players=({"contraband": 1}, {}))
    scene.choose(0, (USE,))
    assert totals(scene) == [6, 5]
    assert scene.state.resources[0][1] == 0
    assert totals(fight("comrades-hammer", "mantis-blades")) == [3, 5]


@clause("GNC-8.3d", "GNC-R08")
def test_comrades_hammer_only_ever_lowers():
    scene = fight("weapon-glitch", "comrades-hammer", players=({}, {"contraband": 1}))
    scene.pass_(1)

    assert totals(scene) == [2, 1]


@clause("GNC-15.4")
def test_comrades_hammer_pays_for_a_lost_edgerunner():
    scene = fight("comrades-hammer", "short-circuit", units=("solo", "v-male"))

    assert totals(scene) == [3, 2]
    assert scene.state.cred == [1, 2]


@clause("GNC-8.5a", "GNC-15.4")
def test_ozobs_nose_costs_everybody_a_unit():
    scene = fight("ozobs-nose", "crusher", units=("solo", "solo"))

    assert standing(scene, 0) == standing(scene, 1) == ""
    assert scene.state.cred == [3, 0]


@clause("GNC-8.3e", "GNC-15.4c")
def test_optical_camo_leads_all_units_out():
    scene = fight("cyberpsychosis", "optical-camo", units=("solo", "solo techie drone"))
    assert scene.asked == (1, "withdraw")
    assert scene.options(1) == [(DISTRICT, 0), (DISTRICT, 1), (DISTRICT, 3), (0,)]
    scene.choose(1, "Heywood")

    assert standing(scene, 1, "heywood") == "solo techie drone"
    assert totals(scene) == [4]
    assert scene.state.cred == [1, 1]


@clause("GNC-8.3e")
def test_optical_camo_may_be_kept_and_then_counts_one():
    scene = fight("crusher", "optical-camo", units=("solo", "solo"))
    scene.pass_(1)

    assert totals(scene) == [3, 1]
    assert scene.state.cred == [1, 0]


@clause("GNC-15.4", "GNC-10.2f")
def test_ballistic_coprocessor_counts_weapons_deals():
    deals = {"deals": "smartguns minefield-sale militech-convoy organiskaya-bd"}
    scene = fight("ballistic-coprocessor", "cyberpsychosis", players=(deals, {}))
    scene.choose(1, "Lose Solo")

    assert totals(scene) == [5, 4]
    assert scene.state.cred == [1, 0]
    none = fight(
        "ballistic-coprocessor",
        "short-circuit",
        units=("solo", "solo"),
        players=({"deals": "organiskaya-bd"}, {}),
    )
    assert totals(none) == [3, 1]
    assert none.state.cred == [0, 2]


@clause("GNC-8.5f", "GNC-15.4a")
def test_titanium_bones_lose_a_drone_elsewhere_instead():
    scene = fight(
        "cyberpsychosis",
        "titanium-bones",
        players=({}, {"units": {"heywood": "netrunner drone"}}),
    )
    assert scene.asked == (1, "escape")
    drone = scene.options(1)[0]
    assert drone[0] == SUBSTITUTE
    scene.choose(1, drone)

    assert standing(scene, 1) == "solo techie"
    assert standing(scene, 1, "heywood") == "netrunner"
    assert scene.state.cred == [1, 1]


@clause("GNC-8.5f")
def test_titanium_bones_are_not_offered_without_a_drone_elsewhere():
    scene = fight("cyberpsychosis", "titanium-bones", units=("solo", "solo drone"))

    assert scene.asked == (1, "casualty")


@clause("GNC-8.5d")
def test_satori_takes_an_empty_point_of_interest():
    scene = fight("satori", "crusher", units=("solo techie", "solo"))
    assert scene.asked == (0, "effect_target")
    assert scene.options(0) == [(MOVE, 0, 7), (MOVE, 3, 7), (0,)]
    scene.choose(0, (MOVE, 3, 7))

    assert scene.state.occupant[7] == 3
    assert scene.state.cred == [1, 0]


@clause("GNC-6.6", "GNC-8.5d", "GNC-15.4")
def test_memory_wipe_converts_a_unit_here():
    scene = fight("memory-wipe", "subdermal-armor", units=("solo", "solo netrunner"))
    assert scene.asked == (0, "convert")
    scene.choose(0, "Convert 6th Street's Netrunner")

    assert standing(scene, 0) == "solo netrunner"
    assert standing(scene, 1) == "solo"
    assert scene.state.cred == [2, 1]


@clause("GNC-8.5d")
def test_memory_wipe_does_nothing_after_a_loss():
    scene = fight("memory-wipe", "crusher")
    scene.choose(0, "Lose Solo")

    assert scene.asked[1] == "second_action"
    assert standing(scene, 1) == "solo techie"
    assert scene.state.cred == [0, 1]


@clause("GNC-8.3b")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_cancel_effect_cannot_be_cancelled(seats: int):
    third = "kerenzikov" if seats == 3 else ""
    scene = fight(
        "cyberware-malfunction", "reboot-optics", third=third, units=("solo", "solo", "solo")
    )
    if seats == 3:
        assert scene.asked == (1, "effect_target")
        scene.choose(1, (TARGET, 0))

    assert [args[0] for args in scene.happened(EFFECT_CANCELLED)] == ([2] if seats == 3 else [])


@clause("GNC-8.8")
def test_played_cards_come_back_only_when_the_hand_is_empty():
    scene = fight("crusher", "crusher", players=({"hand": "crusher short-circuit"}, {}))

    assert hand(scene, 0) == ["short-circuit"]
    assert len(hand(scene, 1)) == 4


@clause("GNC-8.5d")
def test_the_owner_of_the_projectile_launch_system_names_the_drone():
    scene = fight(
        "projectile-launch-system",
        "crusher",
        third="crusher",
        units=("solo", "solo drone", "solo drone"),
    )
    assert scene.asked == (0, "effect_target")
    assert [option[0] for option in scene.options(0)] == [DESTROY, DESTROY]
    scene.take(0, 1)

    assert standing(scene, 1) == "solo drone"
    assert standing(scene, 2) == "solo"


@clause("GNC-8.5a")
def test_each_loser_picks_from_all_own_units_here():
    scene = fight("cyberpsychosis", "crusher", units=("solo", "solo techie drone jackie-welles"))

    assert scene.offered(1) == [
        "Lose Solo in City Center",
        "Lose Techie in City Center",
        "Lose Drone in City Center",
        "Lose Jackie Welles in City Center",
    ]
    assert all(option[0] == CASUALTY for option in scene.options(1))
