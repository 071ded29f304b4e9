"""GNC-3.4 Every Opportunity: cost, requirement, Street Cred, rewards."""

from typing import Any

import pytest

from nightdeck.games.gangs_of_night_city.model.board import CONTRABAND, EURODOLLAR
from nightdeck.games.gangs_of_night_city.model.definitions import OPPORTUNITIES, TYPE_NAMES
from nightdeck.games.gangs_of_night_city.model.options import (
    AMOUNT,
    CONVERT,
    DESTROY,
    GAIN,
    READY,
    RECRUIT,
    USE,
)
from nightdeck.testing import clause
from tests.games.gangs_of_night_city.deals import is_offered, market, seize
from tests.games.gangs_of_night_city.fights import standing
from tests.games.gangs_of_night_city.tables import hand

DATA_FORTRESS = {"watson-1": "netrunner"}
FIXER = {"heywood-1": "netrunner"}


def dominant(district: str) -> dict[str, Any]:
    """Returns words with which seat 0 has Dominance in a District."""
    return {"units": {district: "solo netrunner"}, "hideouts": f"pacifica {district}"}


@clause("GNC-3.4", "GNC-10.2")
def test_there_are_thirty_two_deals_of_three_types():
    assert len(OPPORTUNITIES) == 32
    assert [sum(deal.type == kind for deal in OPPORTUNITIES) for kind in range(3)] == [11, 10, 11]
    assert TYPE_NAMES == ("Braindance", "Cyberware", "Weapons")


PLAIN = [
    # id, words that meet the requirement, cost, Street Cred, Eurodollars, Contraband, Secrets
    ("organiskaya-bd", {}, 1, 1, 1, 0, 0),
    ("xbd-bootlegs", {"units": {"watson": "solo"}}, 1, 2, 0, 0, 0),
    ("lizzies-bar-premiere", dominant("watson"), 2, 3, 1, 0, 0),
    ("cloud-nine-memories", {"units": FIXER}, 3, 3, 0, 0, 1),
    (
        "guerrilla-set-recording",
        {"units": {"watson": "v-male", "heywood": "jackie-welles"}},
        1,
        2,
        0,
        1,
        0,
    ),
    ("corp-augmentations", {"units": DATA_FORTRESS}, 2, 3, 1, 0, 0),
    ("mantis-shipment", dominant("city-center"), 3, 5, 0, 0, 0),
    ("militech-convoy", {"units": {"santo-domingo": "solo", "heywood": "solo"}}, 2, 3, 0, 1, 0),
    ("kabuki-power-rifles", {"units": {"watson": "solo"}}, 1, 1, 1, 0, 0),
    ("kang-tao-heist", {"hideouts": "pacifica watson heywood"}, 3, 4, 1, 0, 0),
    (
        "basilisk-parts",
        {
            "units": {"watson": "solo", "heywood": "solo"},
            "hideouts": "pacifica watson heywood",
        },
        3,
        5,
        0,
        0,
        0,
    ),
]


@clause("GNC-10.2c", "GNC-10.2d", "GNC-10.2g", "GNC-15.5")
@pytest.mark.parametrize(("card", "words", "cost", "cred", "euro", "goods", "secrets"), PLAIN)
def test_a_plain_deal_pays(card, words, cost, cred, euro, goods, secrets):
    scene = seize(card, **words)

    state = scene.state
    assert state.cred[0] == cred
    assert state.resources[0] == [euro, 9 - cost + goods, secrets]


UNMET = [
    ("xbd-bootlegs", {}),
    ("lizzies-bar-premiere", {"units": {"watson": "solo"}}),
    ("fashion-week-dream", {}),
    ("cloud-nine-memories", {}),
    ("tower-rerun", {}),
    ("doll-chip-archive", {"units": {"watson": "solo"}}),
    ("guerrilla-set-recording", {}),
    ("black-carousel", {}),
    ("heywood-sense-reel", {}),
    ("cyberfashion-upgrades", {}),
    ("corp-augmentations", {}),
    ("kiroshi-optics-crate", {}),
    ("mantis-shipment", {}),
    ("dynalar-prototype", {"units": {"watson": "solo solo"}}),
    ("berserk-batch", {}),
    ("zetatech-links", {"units": {"watson": "netrunner"}}),
    ("second-hand-limbs", {}),
    ("smartguns", {}),
    ("militech-convoy", {"units": {"heywood": "solo"}}),
    ("kabuki-power-rifles", {}),
    ("tech-shotgun-crates", {}),
    ("constitutional-surplus", {}),
    ("kang-tao-heist", {"hideouts": "pacifica watson"}),
    ("basilisk-parts", dominant("watson")),
    ("minefield-sale", {}),
    ("turncoat-contract", {}),
]


@clause("GNC-10.2b", "GNC-15.5")
@pytest.mark.parametrize(("card", "words"), UNMET)
def test_a_deal_whose_requirement_is_not_met_is_not_offered(card, words):
    assert not is_offered(card, **words)


@clause("GNC-10.2e", "GNC-10.2f")
def test_a_set_bonus_counts_the_new_card_and_all_earlier_ones_of_its_type():
    scene = seize("organiskaya-bd", deals="xbd-bootlegs tower-rerun smartguns")

    assert scene.state.cred[0] == 3


@clause("GNC-10.4e")
def test_synthcoke_deal_moves_three_units():
    scene = seize("synthcoke-deal", units={"watson": "solo netrunner", "heywood": "drone rogue"})
    for _ in range(3):
        assert scene.asked == (0, "move")
        scene.take(0, 0)

    assert scene.asked[1] != "move"
    assert scene.state.cred[0] == 1


@clause("GNC-10.4c")
def test_fashion_week_dream_offers_three_gains():
    scene = seize("fashion-week-dream", units={"city-center": "solo"})
    assert scene.asked == (0, "reward_choice")
    assert [option[1] for option in scene.options(0)] == [0, 1, 3]
    scene.choose(0, (GAIN, 3, 2))

    assert scene.state.cred[0] == 3


@clause("GNC-9.7", "GNC-10.4h")
def test_tower_rerun_advances_the_net_token_without_a_roll():
    scene = seize("tower-rerun", units=DATA_FORTRESS, net=0)
    assert scene.asked == (0, "net_effect")
    scene.choose(0, (USE,))

    state = scene.state
    assert (state.net[0], state.cred[0]) == (1, 2)
    assert state.resources[0] == [1, 7, 0]
    assert state.rng.drawn == market("tower-rerun", units=DATA_FORTRESS).state.rng.drawn


@clause("GNC-10.4d", "GNC-10.4h")
def test_doll_chip_archive_readies_a_spent_disc():
    scene = seize(
        "doll-chip-archive",
        units={"watson": "solo", "heywood": "netrunner"},
        discs="hideout wild",
    )
    assert scene.asked == (0, "ready_disc")
    assert [option[1] for option in scene.options(0)] == [0, 1, 2, 4]
    scene.choose(0, (READY, 0))

    assert scene.state.discs[0] == 0b101001
    assert scene.state.cred[0] == 2


@clause("GNC-10.4d")
def test_black_carousel_readies_a_disc_but_not_the_one_in_use():
    scene = seize(
        "black-carousel",
        units={"pacifica": "solo netrunner"},
        other={"units": {"watson": "solo"}},
    )

    assert scene.state.cred[0] == 4
    assert scene.state.discs[0] == 0b111111


@clause("GNC-10.4b")
@pytest.mark.parametrize(
    ("card", "district"), [("heywood-sense-reel", "heywood"), ("berserk-batch", "santo-domingo")]
)
def test_two_drones_come_to_the_dominated_district(card, district):
    scene = seize(card, **dominant(district))
    assert scene.asked == (0, "drone_count")
    assert scene.options(0) == [(AMOUNT, 0), (AMOUNT, 1), (AMOUNT, 2)]
    scene.choose(0, (AMOUNT, 2))

    assert standing(scene, 0, district) == "solo netrunner drone drone"
    assert scene.state.cred[0] == 3


@clause("GNC-7.5e", "GNC-10.2d")
def test_cyberfashion_upgrades_pay_one_more_and_upgrade_for_free():
    scene = seize(
        "cyberfashion-upgrades",
        units=FIXER,
        hand="crusher",
        more={"upgrades": ["ping", "satara"]},
    )
    assert scene.state.cred[0] == 2
    assert scene.asked == (0, "upgrade_keep")
    scene.choose(0, "Keep Satara")
    scene.choose(0, "Remove Crusher")

    assert hand(scene, 0) == ["satara"]
    assert scene.state.resources[0][CONTRABAND] == 7


@clause("GNC-10.4a")
def test_bodyshoppe_cybertuning_recruits_a_unit():
    scene = seize("bodyshoppe-cybertuning")
    assert scene.state.cred[0] == 3
    assert scene.asked == (0, "recruit")
    scene.choose(0, "Recruit Techie in Pacifica")

    assert standing(scene, 0, "pacifica") == "techie drone"


@clause("GNC-10.4c")
@pytest.mark.parametrize("card", ["ripperdoc-overstock", "smartguns"])
def test_a_choice_of_a_eurodollar_or_street_cred(card):
    words = dominant("westbrook") if card == "smartguns" else {}
    scene = seize(card, **words)
    assert [option[1] for option in scene.options(0)] == [EURODOLLAR, 3]
    scene.choose(0, (GAIN, 0, 0))

    assert scene.state.cred[0] == 1
    assert scene.state.resources[0] == [1, 8, 0]


@clause("GNC-7.5e")
def test_kiroshi_optics_crate_upgrades_for_free():
    scene = seize("kiroshi-optics-crate", units={"city-center": "solo"})

    assert scene.state.cred[0] == 2
    assert scene.asked == (0, "upgrade_keep")
    assert len(scene.options(0)) == 2


@clause("GNC-10.4g")
def test_dynalar_prototype_returns_the_discard_pile():
    scene = seize("dynalar-prototype", units={"watson": "solo solo solo"}, hand="crusher")

    assert sorted(hand(scene, 0)) == sorted(
        ["crusher", "cyberpsychosis", "subdermal-armor", "short-circuit"]
    )
    assert scene.state.cred[0] == 3


@clause("GNC-9.7")
def test_zetatech_links_advance_one_space():
    scene = seize("zetatech-links", units={"watson": "netrunner netrunner"}, net=1)
    scene.choose(0, (USE,))

    assert scene.state.net[0] == 2
    assert scene.state.resources[0] == [0, 9, 0]
    assert scene.state.cred[0] == 1


@clause("GNC-10.4e")
def test_second_hand_limbs_move_two_units():
    scene = seize("second-hand-limbs", units={"pacifica": "solo netrunner"})
    scene.take(0, 0).take(0, 0)

    assert scene.asked[1] != "move"
    assert scene.state.cred[0] == 1


@clause("GNC-10.4a")
def test_tech_shotgun_crates_need_two_businesses_and_recruit():
    scene = seize("tech-shotgun-crates", units={"santo-domingo-1": "solo"})
    assert scene.state.cred[0] == 3
    scene.choose(0, (RECRUIT, 6, 5))

    assert standing(scene, 0, "pacifica") == "netrunner"


@clause("GNC-10.4b")
def test_polymer_one_shots_place_one_drone_beside_a_unit():
    scene = seize("polymer-one-shots", units={"watson": "solo"})
    assert scene.asked == (0, "drone_district")
    scene.choose(0, "Watson")
    scene.choose(0, (AMOUNT, 1))

    assert standing(scene, 0, "watson") == "solo drone"
    assert scene.state.cred[0] == 1


@clause("GNC-10.4g", "GNC-10.2d")
def test_constitutional_surplus_returns_the_discard_pile_and_pays():
    scene = seize("constitutional-surplus", units={"santo-domingo": "solo"}, hand="crusher")

    assert len(hand(scene, 0)) == 4
    assert scene.state.resources[0] == [1, 7, 0]
    assert scene.state.cred[0] == 2


@clause("GNC-10.4e")
def test_thermal_katanas_move_solos_only():
    scene = seize("thermal-katanas", units={"watson": "solo netrunner", "heywood": "solo"})
    assert {scene.state.unit_class[option[1]] for option in scene.options(0)[:-1]} == {0}

    assert scene.state.cred[0] == 2


@clause("GNC-10.4f", "GNC-6.5")
def test_minefield_sale_destroys_an_opposing_drone():
    scene = seize("minefield-sale", units=FIXER, other={"units": {"pacifica": "solo drone"}})

    assert standing(scene, 1, "pacifica") == "solo"
    assert scene.state.cred[0] == 2


@clause("GNC-10.4f")
def test_minefield_sale_lets_the_player_name_the_drone():
    scene = seize(
        "minefield-sale",
        units=FIXER,
        other={"units": {"pacifica": "solo drone drone", "watson": "techie drone"}},
    )
    assert [option[0] for option in scene.options(0)] == [DESTROY, DESTROY]


@clause("GNC-6.6", "GNC-6.6a")
def test_turncoat_contract_converts_a_unit_anywhere():
    scene = seize(
        "turncoat-contract",
        units={"watson": "jackie-welles"},
        other={"units": {"heywood-1": "solo", "pacifica": "netrunner"}},
    )
    assert scene.asked == (0, "convert")
    assert [option[0] for option in scene.options(0)] == [CONVERT, CONVERT, 0]
    scene.choose(0, "Convert", "Fixer")

    assert scene.state.occupant[10] == 0
    assert scene.state.cred[0] == 2
    assert scene.state.resources[0] == [0, 6, 0]
