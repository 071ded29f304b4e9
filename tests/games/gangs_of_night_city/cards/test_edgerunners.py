"""GNC-15.6 Every Edgerunner: class, cost, what moves it, what it does."""

import pytest

from nightdeck.games.gangs_of_night_city.model.definitions import EDGERUNNER_CARDS
from nightdeck.games.gangs_of_night_city.model.events import NETWATCH_CAUGHT, NETWATCH_ROLLED
from nightdeck.games.gangs_of_night_city.model.options import (
    CONVERT,
    MOVE,
    USE,
)
from nightdeck.games.gangs_of_night_city.model.terms import CLASS_NAMES
from nightdeck.games.gangs_of_night_city.rules.market import deal_cost
from nightdeck.games.gangs_of_night_city.rules.netrun import danger, farthest
from nightdeck.games.gangs_of_night_city.rules.units import lose_unit
from nightdeck.testing import clause
from tests.games.gangs_of_night_city.deals import is_offered, market, seize
from tests.games.gangs_of_night_city.fights import fight, standing, totals
from tests.games.gangs_of_night_city.tables import hand, play, table

PRINTED = {
    "solo": "v-male 3, goro-takemura 3, jackie-welles 2, adam-smasher 5, river-ward 2",
    "techie": "judy-alvarez 3, panam-palmer 3, viktor-vektor 2",
    "netrunner": "v-female 3, nix 2, t-bug 2, alt-cunningham 4",
    "specialist": "rogue 2, johnny-silverhand 4, kerry-eurodyne 2, evelyn-parker 2, "
    "dexter-deshawn 3, meredith-stout 3",
}


@clause("GNC-15.6", "GNC-3.5")
@pytest.mark.parametrize("kind", list(PRINTED))
def test_classes_and_costs(kind):
    found = {
        f"{card.id} {card.cost}"
        for card in EDGERUNNER_CARDS
        if CLASS_NAMES[card.unit_class].lower() == kind
    }
    assert found == set(PRINTED[kind].split(", "))


@clause("GNC-17.4")
def test_the_retail_box_has_ten():
    assert sum(card.in_box for card in EDGERUNNER_CARDS) == 10
    scene = table(2, choices={"edgerunner_deck": "box-size"})
    assert sum(64 <= face < 82 for face in scene.state.definition) == 10


@clause("GNC-15.6a", "GNC-6.2a", "GNC-6.2")
def test_rogue_moves_when_another_unit_enters_a_fixer():
    scene = table(2, players=[{"units": {"heywood": "solo", "watson": "rogue"}}, {}], doing="solos")
    scene.choose(0, "Move Solo", "Fixer in Heywood")
    assert scene.asked == (0, "specialist_move")
    scene.choose(0, "Move Rogue", "Data Fortress in Watson")

    assert scene.state.occupant[1] == 13


@clause("GNC-6.2")
def test_rogues_own_move_into_a_fixer_does_not_trigger_her():
    scene = table(2, players=[{"units": {"heywood": "solo rogue"}}, {}], doing="solos")
    scene.choose(0, "Move Solo", "Pacifica", "Fixer")
    scene.choose(0, "Move Rogue", "Fixer in Heywood")

    assert scene.asked[1] != "specialist_move"


@clause("GNC-15.6", "GNC-8.4")
def test_johnny_adds_one_and_pays_for_leading_alone():
    scene = fight("cyberpsychosis", "crusher", units=("solo johnny-silverhand", "solo"))

    assert totals(scene) == [5, 3]
    assert scene.state.cred == [2, 0]


@clause("GNC-6.2a", "GNC-8.0a")
def test_johnny_may_leave_before_the_firefight():
    scene = table(
        2,
        players=[
            {"units": {"city-center": "solo johnny-silverhand"}},
            {"units": {"city-center": "solo"}},
        ],
        doing="firefight city-center",
    )
    assert scene.asked == (0, "specialist_move")
    scene.choose(0, "Move Johnny Silverhand from City Center to Heywood")
    play(scene, "crusher", "crusher")

    assert totals(scene) == [3, 3]


@clause("GNC-9.2a")
def test_v_female_counts_as_two_netrunners():
    scene = table(2, players=[{"units": {"watson": "netrunner"}}, {}])
    with_v = table(2, players=[{"units": {"watson": "netrunner v-female"}}, {}])

    assert farthest(scene.state, 0) == 2
    assert farthest(with_v.state, 0) == 4


@clause("GNC-15.6")
def test_v_male_adds_one_where_he_stands():
    assert totals(fight("crusher", "crusher", units=("v-male", "solo"))) == [4, 3]
    away = {"city-center": "solo", "watson": "v-male"}
    assert totals(fight("crusher", "crusher", units=(away, "solo"))) == [3, 3]


@clause("GNC-15.6")
def test_goro_adds_two_in_firefights_of_others():
    assert totals(fight("crusher", "crusher", units=("solo", "goro-takemura"))) == [3, 5]
    assert totals(fight("crusher", "crusher", units=("goro-takemura", "solo"))) == [3, 3]


@clause("GNC-15.6", "GNC-6.5")
def test_jackie_pays_two_when_he_is_lost():
    scene = fight("mantis-blades", "crusher", units=("solo", "jackie-welles"))

    assert scene.state.cred == [1, 2]


@clause("GNC-10.2h", "GNC-10.2g")
def test_judy_makes_braindance_deals_cheaper_and_richer():
    scene = seize("organiskaya-bd", units={"watson": "judy-alvarez"}, contraband=0)

    assert scene.state.cred[0] == 2
    assert scene.state.resources[0] == [1, 0, 0]
    assert not is_offered("polymer-one-shots", units={"watson": "judy-alvarez"}, contraband=0)


@clause("GNC-9.4", "GNC-9.4a")
def test_nix_rolls_again_once_per_netrun():
    scene = table(
        2, players=[{"units": {"watson": "nix"}}, {}], choices={"gang@0": "valentinos"},
        doing="netrun",
    )  # fmt: skip
    scene.choose(0, (USE,))
    assert scene.asked == (0, "net_reroll")
    assert len(scene.options(0)) == 2
    scene.take(0, 1)

    assert len(scene.happened(NETWATCH_ROLLED)) == 2
    assert scene.asked[1] != "net_reroll"


@clause("GNC-6.1d")
def test_panam_and_the_drones_with_her_travel_two_districts():
    scene = table(
        2,
        players=[{"units": {"watson": "panam-palmer drone", "pacifica": "techie drone"}}, {}],
        doing="techies",
    )
    reached = {}
    for option in scene.options(0)[:-1]:
        reached.setdefault(option[1], set()).add(option[2] // 3)

    assert reached[13] == {0, 1, 2, 3, 4}
    assert reached[9] == {1, 2, 3, 4}
    assert reached[10] == {3, 4}
    assert reached[3] == {3, 4, 5}


@clause("GNC-9.4b")
def test_t_bug_lowers_the_danger_by_one():
    scene = table(2, players=[{"units": {"watson": "t-bug"}, "net": 4}, {"net": 4}])

    assert danger(scene.state, 0) == 4
    assert danger(scene.state, 1) == 5


@clause("GNC-8.5a", "GNC-15.6")
def test_adam_smasher_costs_the_others_one_more_unit():
    scene = fight("cyberpsychosis", "crusher", units=("adam-smasher", "solo techie"))

    assert standing(scene, 1) == ""
    tied = fight("crusher", "crusher", units=("adam-smasher", "solo techie"))
    assert standing(tied, 1) == "solo techie"


@clause("GNC-7.5f")
def test_viktor_upgrades_for_nothing_with_three_cards():
    scene = table(
        2,
        players=[{"units": {"watson": "viktor-vektor"}, "hand": "crusher"}, {}],
        upgrades=["ping", "satara", "skippy"],
        doing="upgrade",
    )
    assert scene.asked == (0, "upgrade_keep")
    assert len(scene.options(0)) == 3
    scene.choose(0, "Keep Satara")
    assert scene.asked == (0, "upgrade_bottom")
    scene.choose(0, "Skippy")
    scene.choose(0, "Remove Crusher")

    deck = scene.state.zones[2]
    assert [scene.game.catalogue()[scene.state.definition[card]]["id"] for card in deck[:2]] == [
        "ping",
        "skippy",
    ]
    assert hand(scene, 0) == ["satara"]


@clause("GNC-7.5f")
def test_viktor_makes_the_upgrade_action_legal_without_contraband():
    poor = table(2, players=[{"units": {"watson": "viktor-vektor"}, "discs": "upgrade solo"}, {}])
    poor.choose(0, "Activate")

    assert poor.asked == (0, "upgrade_keep")


@clause("GNC-11.5", "GNC-6.2a")
def test_kerry_pays_where_his_owner_has_dominance():
    words = {"units": {"watson": "kerry-eurodyne solo"}, "hideouts": "pacifica watson"}
    scene = table(2, players=[words, {}], doing="reclaim")
    scene.pass_until("turn_type", seat=1)

    assert scene.state.cred[0] == 1
    assert scene.state.resources[0][0] == 2


@clause("GNC-6.2a")
def test_kerry_moves_after_a_deal_is_done():
    scene = seize("organiskaya-bd", units={"watson": "kerry-eurodyne"})

    assert scene.asked == (0, "specialist_move")
    assert scene.state.resources[0][0] == 1


@clause("GNC-10.2h")
def test_evelyn_buys_off_a_requirement():
    words = {"units": {"heywood": "evelyn-parker"}}
    assert is_offered("mantis-shipment", contraband=4, **words)
    assert not is_offered("mantis-shipment", contraband=3, **words)
    scene = market("organiskaya-bd", **words)
    assert deal_cost(scene.state, 0, scene.state.zones[6][0]) == 1


@clause("GNC-6.2a")
@pytest.mark.parametrize("doing", ["hideout", "upgrade"])
def test_evelyn_moves_after_a_hideout_or_an_upgrade(doing):
    words = {"units": {"heywood": "evelyn-parker"}, "eurodollars": 2, "contraband": 1}
    scene = table(2, players=[words, {}], doing=doing)
    while scene.asked[1] in ("hideout_district", "upgrade_keep", "upgrade_remove"):
        scene.take(0, 0)

    assert scene.asked == (0, "specialist_move")


@clause("GNC-11.2b")
def test_dexter_pays_for_businesses_after_the_districts():
    words = {"units": {"watson": "dexter-deshawn", "westbrook-1": "solo"}}
    scene = table(2, players=[words, {}], doing="reclaim")
    scene.choose(0, "Contraband")
    scene.choose(0, "Contraband")

    assert scene.state.resources[0] == [1, 2, 0]


@clause("GNC-6.2a")
def test_dexter_moves_when_secrets_come_in():
    words = {"units": {"heywood": "dexter-deshawn", "watson-1": "netrunner"}}
    scene = table(2, players=[words, {}], doing="netrun")

    assert scene.asked == (0, "specialist_move")
    assert scene.state.resources[0][2] == 1


@clause("GNC-8.1", "GNC-15.6")
def test_river_forbids_swaps_in_his_district():
    guarded = {"city-center": "river-ward", "city-center-1": "techie"}
    free = {"city-center": "solo", "city-center-1": "techie"}
    for units, question in ((guarded, "combat_card"), (free, "swap")):
        scene = table(
            2,
            players=[
                {"units": {"city-center": "solo"}},
                {"units": units},
            ],
            doing="firefight city-center",
        )
        assert scene.asked == (0, question)


@clause("GNC-9.6a", "GNC-9.6c")
def test_alt_is_never_lost_to_netwatch_and_pays_at_the_last_space():
    words = {"units": {"watson": "alt-cunningham netrunner solo"}, "net": 8}
    scene = table(2, players=[words, {}], choices={"gang@0": "valentinos"}, doing="netrun")
    assert scene.asked == (0, "net_effect")
    assert scene.state.cred[0] == 2
    scene.lucky(
        lambda each: bool(each.happened(NETWATCH_CAUGHT)), lambda each: each.choose(0, (USE,))
    )

    assert scene.state.cred[0] == 6
    assert scene.asked[1] == "second_action"
    assert standing(scene, 0, "watson") == "netrunner"


@clause("GNC-6.2a", "GNC-8.0a")
def test_meredith_moves_when_an_opponent_opens_fire():
    scene = table(
        2,
        players=[
            {"units": {"city-center": "solo"}},
            {"units": {"city-center": "solo", "westbrook": "meredith-stout"}},
        ],
        doing="firefight city-center",
    )
    assert scene.asked == (1, "specialist_move")
    scene.choose(1, "Move Meredith Stout from Westbrook to City Center")

    assert standing(scene, 1) == "solo specialist"


@clause("GNC-11.5")
def test_meredith_converts_for_a_secret_after_a_reclaim():
    words = {"units": {"watson": "meredith-stout"}, "secrets": 1}
    scene = table(2, players=[words, {"units": {"watson": "solo"}}], doing="reclaim")
    scene.choose(0, "Contraband")
    scene.pass_(0)
    assert scene.asked == (0, "convert")
    scene.choose(0, (CONVERT, 16))

    assert standing(scene, 0, "watson") == "solo specialist"
    assert scene.state.resources[0][2] == 0


@clause("GNC-11.5")
@pytest.mark.parametrize("secrets", [0, 1])
def test_meredith_is_offered_only_with_a_secret_and_a_target(secrets):
    other = {"units": {"watson" if secrets == 0 else "heywood": "solo"}}
    words = {"units": {"watson": "meredith-stout"}, "secrets": secrets}
    scene = table(2, players=[words, other], doing="reclaim")
    scene.choose(0, "Contraband")
    scene.pass_(0)

    assert scene.asked == (1, "action")


@clause("GNC-11.5")
def test_several_own_abilities_come_in_an_order_the_player_chooses():
    words = {
        "units": {"watson": "kerry-eurodyne rogue", "heywood-1": "solo"},
        "hideouts": "pacifica watson",
    }
    scene = table(2, players=[words, {}], doing="reclaim")
    while scene.asked[1] in ("reward", "recruit"):
        scene.take(0, scene.state.question.default)
    assert scene.asked == (0, "order_own")
    scene.choose(0, "Rogue first")

    assert scene.state.cred[0] == 3


@clause("GNC-3.1g", "GNC-6.2")
def test_a_specialist_never_moves_with_the_unit_actions():
    words = {"units": {"watson": "rogue solo techie netrunner"}}
    for doing in ("solos", "techies", "netrunners"):
        scene = table(2, players=[words, {}], doing=doing)
        assert all(option[1] != 13 for option in scene.options(0) if option[0] == MOVE)


@clause("GNC-3.1h")
def test_an_ability_ends_when_the_figure_is_lost():
    scene = table(2, players=[{"units": {"watson": "t-bug"}, "net": 4}, {}])
    lose_unit(scene.state, 13)

    assert danger(scene.state, 0) == 5
    assert scene.state.place[13] == -1
    assert scene.problems() == []


@clause("GNC-3.1f")
def test_an_edgerunner_is_a_unit_of_its_class():
    crew = {"watson": "alt-cunningham v-male judy-alvarez"}
    scene = table(2, players=[{"units": crew, "discs": "solo techie netrunner"}, {}])
    scene.choose(0, "Activate")

    assert [option[2] for option in scene.options(0)] == [0, 1, 2]
