"""GNC-20 The worked examples of the rulebook, in the order of their numbers.

Seats are Alice (Voodoo Boys), John (6th Street), Morgan (Maelstrom) and Nancy (Tyger Claws).
"""

import json

import pytest

from nightdeck.games.gangs_of_night_city.model.definitions import COMBAT
from nightdeck.games.gangs_of_night_city.model.events import (
    CARD_CHOSEN,
    CARDS_RECYCLED,
    EFFECT_CANCELLED,
    NETWATCH_CAUGHT,
    NETWATCH_ROLLED,
    RAGE,
    RESOURCES_CHANGED,
    TOKENS_CHANGED,
    TOTAL_FIXED,
    UNIT_LOST,
)
from nightdeck.games.gangs_of_night_city.model.options import (
    ADVANCE,
    AMOUNT,
    BOOST,
    GAIN,
    HIRE,
    PAY,
    SEIZE,
    USE,
)
from nightdeck.games.gangs_of_night_city.model.terms import (
    BOX,
    DISCARD,
    FIRST_DRONE,
    OPPORTUNITY_DECK,
    OPPORTUNITY_SLOT,
    UNITS,
    UPGRADE_DECK,
)
from nightdeck.games.gangs_of_night_city.rules.market import refill
from nightdeck.games.gangs_of_night_city.rules.units import (
    convertible,
    counts,
    dominant,
    has_presence,
)
from nightdeck.testing import Scene, clause
from tests.games.gangs_of_night_city.deals import is_offered, market
from tests.games.gangs_of_night_city.fights import fight, standing, totals
from tests.games.gangs_of_night_city.tables import hand, play, table

ALICE, JOHN, MORGAN, NANCY = range(4)
AWAY = {"units": {"pacifica": "solo"}}


def reclaim(**words: object) -> Scene:
    """Returns the table after Alice's Reclaim with default answers."""
    scene = table(2, players=[words, {}], doing="reclaim")
    while scene.asked[0] == ALICE:
        scene.take(ALICE, scene.state.question.default)
    return scene


@clause("GNC-X01", "GNC-15.6a")
def test_x01_rogue_pays_two_with_a_fixer():
    with_fixer = {"heywood-1": "solo", "pacifica": "rogue"}
    assert reclaim(units=with_fixer).state.cred[0] == 2
    assert reclaim(units={"heywood-1": "solo"}, hired="rogue").state.cred[0] == 0
    assert reclaim(units={"heywood": "solo", "pacifica": "rogue"}).state.cred[0] == 0


@clause("GNC-X01")
def test_x01_rogue_may_move_when_a_techie_enters_a_fixer():
    scene = table(
        2, players=[{"units": {"heywood": "techie", "watson": "rogue"}}, {}], doing="techies"
    )
    scene.choose(ALICE, "Move Techie", "Fixer in Heywood")
    assert scene.asked == (ALICE, "specialist_move")
    scene.choose(ALICE, "Move Rogue from Watson to Westbrook")

    assert standing(scene, ALICE, "westbrook") == "specialist"
    assert scene.asked[1] != "specialist_move"


@clause("GNC-X02")
def test_x02_pain_editor_works_in_step_five_and_pays_in_step_six():
    scene = fight("cyberpsychosis", "pain-editor", players=({}, {"eurodollars": 1}))
    assert totals(scene) == [4, 3]
    assert scene.state.cred == [0, 0]
    scene.take(1, 0)

    assert scene.state.cred == [1, 1]


@clause("GNC-X03")
def test_x03_smartguns():
    words = {
        "units": {"westbrook": "solo netrunner"},
        "hideouts": "westbrook",
        "deals": "kabuki-power-rifles",
        "contraband": 1,
    }
    scene = market("smartguns", **words).choose(ALICE, (SEIZE, 0))
    assert scene.state.cred[0] == 2
    assert scene.options(ALICE) == [(GAIN, 0, 0), (GAIN, 3, 1)]
    scene.choose(ALICE, (GAIN, 3, 1))

    assert scene.state.cred[0] == 3
    assert scene.state.resources[0] == [0, 0, 0]
    assert not is_offered("smartguns", **{**words, "hideouts": "pacifica"})


@clause("GNC-X04", "GNC-9.1")
def test_x04_netrunner_moves_and_two_data_fortresses():
    scene = table(
        4,
        players=[{}, {"units": {"heywood-1": "netrunner", "heywood": "netrunner"}}, {}, {}],
        active=JOHN,
        doing="netrunners",
    )
    scene.choose(JOHN, "from the Fixer in Heywood to the Data Fortress in City Center")
    scene.choose(JOHN, "to the Data Fortress in Heywood")
    scene.choose(JOHN, "Start a Netrun")

    assert scene.state.resources[JOHN] == [0, 0, 2]


@clause("GNC-X05", "GNC-6.7", "GNC-6.8", "GNC-6.8c")
def test_x05_dominance_and_presence():
    scene = table(
        4,
        players=[
            {"units": {"pacifica": "solo"}, "hideouts": "pacifica city-center"},
            {"units": {"city-center": "solo solo drone"}, "hideouts": "city-center"},
            {"units": {"city-center": "solo solo techie"}, "hideouts": "watson"},
            {"units": {"westbrook": "solo"}},
        ],
    )

    assert dominant(scene.state, 2) == -1
    assert [has_presence(scene.state, seat, 2) for seat in range(4)] == [False, True, True, False]


def on_top(scene: Scene, seat: int) -> str:
    """Returns the id of the Combat card that lies on top of a seat's discard pile."""
    state = scene.state
    return COMBAT[state.definition[state.pile(seat, DISCARD)[-1]]].id


@clause("GNC-X06", "GNC-8.0", "GNC-8.7")
def test_x06_a_whole_firefight():
    scene = table(
        4,
        players=[
            {"units": {"westbrook": "solo"}, "hand": "crusher ping"},
            {"units": {"pacifica": "solo"}},
            {"units": {"westbrook": "netrunner"}, "hand": "tsunami-ashura satara"},
            {
                "units": {"westbrook-1": "techie", "westbrook": "drone"},
                "hand": "cyberware-malfunction satori",
            },
        ],
        doing="firefight westbrook",
    )
    scene.choose(ALICE, "Swap Solo with Tyger Claws' Techie")
    assert scene.state.occupant[4] == 0
    play(scene, "crusher", "tsunami-ashura", "cyberware-malfunction")
    assert [args[0] for args in scene.happened(CARD_CHOSEN)] == [ALICE, MORGAN, NANCY]
    assert [args[0] for args in scene.happened(EFFECT_CANCELLED)] == [MORGAN]
    assert dict(scene.happened(TOTAL_FIXED)) == {ALICE: 3, NANCY: 2, MORGAN: 4}
    assert scene.asked == (NANCY, "casualty")
    scene.choose(NANCY, "Lose Drone")

    assert scene.state.cred == [0, 0, 1, 3]
    assert standing(scene, ALICE, "westbrook") == ""
    assert [on_top(scene, seat) for seat in (ALICE, MORGAN, NANCY)] == [
        "crusher", "tsunami-ashura", "cyberware-malfunction",
    ]  # fmt: skip
    assert scene.state.occupant[4] == -1
    assert standing(scene, NANCY, "westbrook") == "techie"


@clause("GNC-X07")
def test_x07_seizing_synthcoke_deal():
    scene = table(
        4,
        players=[
            {},
            {},
            {
                "units": {"city-center-2": "techie", "watson": "solo netrunner"},
                "contraband": 2,
                "deals": "organiskaya-bd",
            },
            {},
        ],
        active=MORGAN,
        doing="techies",
        opportunities=["synthcoke-deal", "cyberfashion-upgrades", "bodyshoppe-cybertuning"],
    )
    scene.pass_(MORGAN)
    assert scene.options(MORGAN) == [(SEIZE, 0), (0,)]
    scene.choose(MORGAN, (SEIZE, 0))

    assert scene.state.resources[MORGAN] == [0, 0, 0]
    assert scene.state.cred[MORGAN] == 2
    for _ in range(3):
        assert scene.asked == (MORGAN, "move")
        scene.take(MORGAN, 0)
    assert scene.state.zones[OPPORTUNITY_SLOT] == []


@clause("GNC-X08", "GNC-9.2")
def test_x08_three_netrunners_advance_one_to_three():
    scene = table(
        2,
        players=[{"units": {"watson": "netrunner netrunner netrunner"}}, AWAY],
        choices={"gang@0": "valentinos"},
        doing="netrun",
    )

    assert scene.options(ALICE) == [(ADVANCE, 1), (ADVANCE, 2), (ADVANCE, 3)]


def netrun_of_nancy() -> Scene:
    """Returns the Netrun of example 9 just before its effect is applied."""
    scene = table(
        4,
        players=[
            {},
            {},
            {"units": {"heywood": "solo"}},
            {"units": {"watson-1": "netrunner", "watson": "techie drone netrunner"}, "net": 2},
        ],
        active=NANCY,
        doing="netrun",
    )
    return scene.choose(NANCY, (ADVANCE, 2)).choose(NANCY, (USE,))


@clause("GNC-X09", "GNC-9.3", "GNC-9.4", "GNC-9.6b")
@pytest.mark.parametrize(("rolled", "caught"), [(6, False), (5, True)])
def test_x09_a_netrun_to_the_drone_space(rolled, caught):
    scene = netrun_of_nancy()
    assert scene.state.resources[NANCY] == [0, 0, 1]
    scene.lucky(
        lambda each: sum(each.happened(NETWATCH_ROLLED)[-1][1:3]) == rolled,
        lambda each: each.choose(NANCY, (AMOUNT, 2)),
    )

    assert scene.state.cred[NANCY] == 2
    assert standing(scene, NANCY, "watson").count("drone") == 3
    assert (scene.asked == (NANCY, "net_loss")) is caught


@clause("GNC-X10", "GNC-7.4", "GNC-7.4c")
def test_x10_a_hideout_in_city_center():
    morgan = {
        "units": {"city-center": "solo solo"},
        "hideouts": "heywood watson pacifica",
        "eurodollars": 2,
    }
    scene = table(2, players=[morgan, AWAY], choices={"gang@0": "valentinos"}, doing="hideout")
    scene.choose(ALICE, "City Center")

    assert scene.state.resources[0] == [0, 0, 0]
    assert scene.state.cred[0] == 1
    assert dominant(scene.state, 2) == ALICE


@clause("GNC-X10", "GNC-11.2")
def test_x10_the_next_reclaim_pays_for_city_center():
    scene = reclaim(units={"city-center": "solo solo"}, hideouts="heywood city-center", cred=1)

    assert scene.state.resources[ALICE] == [1, 0, 1]
    assert scene.state.cred[ALICE] == 2


@clause("GNC-X11", "GNC-7.5", "GNC-7.5a", "GNC-7.5b", "GNC-7.5c")
def test_x11_an_upgrade():
    scene = table(
        2,
        players=[{}, {"hand": "crusher", "contraband": 1}],
        active=JOHN,
        doing="upgrade",
        upgrades=["second-heart", "stephenson-tech-mk4"],
    )
    scene.choose(JOHN, "Keep Stephenson Tech Mk.4").choose(JOHN, "Remove Crusher")

    state = scene.state
    assert hand(scene, JOHN) == ["stephenson-tech-mk4"]
    assert len(state.pile(JOHN, DISCARD)) == 3
    assert state.definition[state.zones[UPGRADE_DECK][0]] == 7
    assert state.resources[JOHN] == [0, 0, 0]


@clause("GNC-X15", "GNC-6.6")
def test_x15_a_converted_solo_stands_in_the_point_of_interest():
    scene = table(
        2,
        players=[{"units": {"watson": "netrunner"}, "net": 6}, {"units": {"heywood-1": "solo"}}],
        choices={"gang@0": "valentinos"},
        doing="netrun",
    )
    scene.choose(ALICE, (USE,))
    scene.lucky(
        lambda each: not each.happened(NETWATCH_CAUGHT),
        lambda each: each.choose(ALICE, "Convert 6th Street's Solo"),
    )

    assert scene.state.occupant[10] == 0
    assert scene.state.place[16] == -1


@clause("GNC-X15", "GNC-2.4")
def test_x15_secrets_build_a_hideout():
    scene = table(2, players=[{"secrets": 2}, {}], doing="hideout")
    scene.take(ALICE, 0)

    assert scene.state.resources[0] == [0, 0, 0]
    assert scene.state.hideouts[0].bit_count() == 2


@clause("GNC-X16", "GNC-R05", "GNC-12.5b")
@pytest.mark.parametrize("order", [("Techie", "Drone"), ("Drone", "Techie")])
def test_x16_techie_and_drone_go_together_in_either_order(order):
    scene = table(2, players=[{"units": {"watson": "techie drone"}}, AWAY], doing="techies")
    for word in order:
        scene.choose(ALICE, f"Move {word} from Watson to Westbrook")
    if scene.asked[1] == "move":
        scene.pass_(ALICE)

    assert standing(scene, ALICE, "westbrook") == "techie drone"


@clause("GNC-X16", "GNC-6.4")
def test_x16_a_drone_alone_is_lost_after_the_movement_step():
    scene = table(2, players=[{"units": {"watson": "techie drone"}}, AWAY], doing="techies")
    scene.choose(ALICE, "Move Drone from Watson to Westbrook")
    assert standing(scene, ALICE, "westbrook") == "drone"
    scene.pass_(ALICE)

    assert standing(scene, ALICE, "westbrook") == ""


@clause("GNC-X17", "GNC-8.5c")
def test_x17_drone_fodder():
    scene = fight("crusher", "short-circuit", units=("solo", "techie drone"))
    scene.choose(1, "Lose Drone")

    assert scene.state.cred == [1, 2]
    assert standing(scene, 1) == "techie"


@clause("GNC-X18", "GNC-8.5e", "GNC-15.4a", "GNC-R06")
@pytest.mark.parametrize(("ruling", "cred"), [("count", 2), ("ignore", 1)])
def test_x18_drones_left_alone_count_as_lost(ruling, cred):
    scene = fight(
        "projectile-launch-system",
        "short-circuit",
        units=("solo", "solo drone drone"),
        rulings={"GNC-R06": ruling},
    )
    scene.choose(1, "Lose Solo")

    assert standing(scene, 1) == ""
    assert scene.state.cred == [cred, 2]


@clause("GNC-X19", "GNC-8.4c")
def test_x19_a_tie_costs_nobody_anything():
    scene = fight("crusher", "crusher")

    assert scene.state.cred == [1, 1]
    assert standing(scene, 0) == standing(scene, 1) == "solo techie"


@clause("GNC-X20")
def test_x20_two_leaders_of_three():
    scene = fight(
        "cyberpsychosis", "satori", third="subdermal-armor", units=("solo", "solo", "solo")
    )
    scene.pass_(1)

    assert totals(scene) == [4, 4, 2]
    assert standing(scene, MORGAN) == ""
    assert scene.state.cred == [0, 0, 0]


@clause("GNC-X21", "GNC-8.8", "GNC-12.5a")
def test_x21_the_last_card_brings_all_four_back():
    scene = fight("crusher", "crusher", players=({"hand": "crusher"}, {"hand": "crusher ping"}))

    assert len(hand(scene, 0)) == 4
    assert hand(scene, 1) == ["ping"]


@clause("GNC-X21", "GNC-8.9")
def test_x21_the_cards_are_back_before_any_rule_after_the_firefight():
    here = {"units": {"city-center": "solo"}, "hand": "crusher"}
    scene = table(
        2,
        "an-inconvenient-gift",
        players=[here, here],
        story={"gift": 2},
        doing="firefight city-center",
    )
    play(scene, "crusher", "crusher")

    kinds = [entry[0] for entry in scene.events]
    assert kinds.index(CARDS_RECYCLED) < kinds.index(RESOURCES_CHANGED)


@clause("GNC-X22", "GNC-8.2", "GNC-16.3")
def test_x22_a_sealed_choice_stays_secret():
    scene = table(
        2,
        players=[
            {"units": {"city-center": "solo"}, "hand": "ping satara skippy satori", "discard": ""},
            {"units": {"city-center": "solo"}},
        ],
        doing="firefight city-center",
    )
    scene.choose(ALICE, "Play Satara")
    assert scene.asked == (JOHN, "combat_card")

    seen = json.dumps(scene.view(JOHN))
    assert all(name not in seen for name in ("satara", "Satara", "ping", "skippy", "satori"))
    assert scene.view(JOHN)["timeline"]["note"] == "Chosen: Voodoo Boys."


@clause("GNC-X23", "GNC-5.2e", "GNC-7.6")
def test_x23_two_firefights_with_the_own_and_the_wild_disc():
    scene = table(
        2,
        players=[
            {"units": {"city-center": "solo techie"}, "discs": "solo wild"},
            {"units": {"city-center": "solo techie"}},
        ],
    )
    scene.choose(ALICE, "Activate")
    scene.choose(ALICE, "Activate Solos").pass_until("firefight_district")
    scene.choose(ALICE, "Open fire")
    play(scene, "crusher", "crusher")
    scene.choose(ALICE, "Activate Solos with the wild disc").pass_until("firefight_district")
    scene.choose(ALICE, "Open fire")
    play(scene, "cyberpsychosis", "cyberpsychosis")

    assert scene.state.cred == [1, 1]
    assert scene.state.discs[0] == 0


@clause("GNC-X24", "GNC-11.0", "GNC-5.1")
def test_x24_a_stuck_player_reclaims():
    scene = table(2, players=[{"units": {}, "eurodollars": 1}, {}])

    assert scene.asked == (ALICE, "recruit")


@clause("GNC-X25", "GNC-11.0")
def test_x25_no_reclaim_with_all_discs_ready():
    scene = table(2, players=[{}, {}])

    assert scene.asked == (ALICE, "action")


@clause("GNC-X26", "GNC-11.3a", "GNC-11.3b", "GNC-11.3c")
def test_x26_recruiting_a_techie_and_rogue_in_one_district():
    everybody = "solo solo solo techie techie netrunner netrunner netrunner drone drone"
    scene = table(
        2,
        players=[
            {"units": {"watson": everybody}, "hideouts": "pacifica heywood", "hired": "rogue"},
            {"units": {"westbrook": "solo"}},
        ],
        doing="reclaim",
    )
    scene.take(ALICE, 0)
    scene.choose(ALICE, "Recruit Techie in Heywood").choose(ALICE, "Recruit Rogue in Heywood")

    assert standing(scene, ALICE, "heywood") == "techie drone specialist"
    assert scene.state.occupant[10] == -1
    assert scene.asked[0] == JOHN


@clause("GNC-X27", "GNC-10.3a", "GNC-10.3c")
def test_x27_three_hires_are_the_limit():
    scene = table(
        2,
        players=[
            {
                "units": {"heywood-1": "techie", "watson": "nix t-bug"},
                "hired": "rogue",
                "eurodollars": 9,
            },
            AWAY,
        ],
        edgerunners=["jackie-welles", None, None],
        doing="techies",
    )
    scene.pass_(ALICE)
    assert all(option[0] != HIRE for option in scene.options(ALICE))

    again = table(
        2,
        players=[{"units": {"watson": "nix t-bug"}, "hired": "rogue"}, AWAY],
        doing="reclaim",
    )
    again.take(ALICE, 0)
    assert again.offers(ALICE, "Recruit Rogue")


@clause("GNC-X28", "GNC-6.8")
@pytest.mark.parametrize(
    ("rival", "leader"), [("solo solo techie", -1), ("solo solo", -1), ("solo", 0)]
)
def test_x28_dominance_against_a_gang_without_hideout(rival, leader):
    scene = table(
        2,
        players=[
            {"units": {"city-center": "solo techie"}, "hideouts": "city-center"},
            {"units": {"city-center": rival}},
        ],
    )

    assert dominant(scene.state, 2) == leader


@clause("GNC-X29", "GNC-6.8b")
def test_x29_valentinos_count_their_hideout():
    scene = table(
        2,
        players=[
            {"units": {"city-center": "solo techie"}, "hideouts": "city-center"},
            {"units": {"city-center": "solo techie"}},
        ],
        choices={"gang@0": "valentinos"},
    )

    assert counts(scene.state, 2) == [3, 2]
    assert dominant(scene.state, 2) == ALICE


@clause("GNC-X29", "GNC-6.4", "GNC-6.8b")
def test_x29_drones_alone_are_lost_and_the_hideout_counts_no_longer():
    scene = table(
        2,
        players=[
            {"units": {"city-center": "solo drone drone"}, "hideouts": "city-center"},
            {"units": {"pacifica": "solo"}},
        ],
        choices={"gang@0": "valentinos"},
        doing="solos",
    )
    assert dominant(scene.state, 2) == ALICE
    scene.choose(ALICE, "Move Solo from City Center to Heywood")

    assert standing(scene, ALICE) == ""
    assert (counts(scene.state, 2), dominant(scene.state, 2)) == ([0, 0], -1)


@clause("GNC-X30", "GNC-12.4", "GNC-12.6")
def test_x30_the_turn_is_finished_and_a_tie_is_won_by_nobody():
    scene = table(
        4,
        players=[
            {"units": {"pacifica": "solo"}},
            {},
            {
                "units": {"city-center": "solo"},
                "cred": 24,
                "eurodollars": 2,
                "hideouts": "watson heywood",
                "hand": "berserk-os",
            },
            {"units": {"city-center": "solo"}, "cred": 23, "hand": "short-circuit"},
        ],
        active=MORGAN,
    )
    scene.choose(MORGAN, "Build a Hideout").choose(MORGAN, "Pacifica")
    assert scene.state.cred[MORGAN] == 25
    scene.choose(MORGAN, (4, 0, 0)).pass_until("firefight_district")
    scene.choose(MORGAN, "Open fire")
    play(scene, "berserk-os", "short-circuit")

    assert scene.state.cred == [0, 0, 25, 25]
    assert scene.outcome is not None
    assert scene.outcome.winners == ()


@clause("GNC-X32", "GNC-10.1")
def test_x32_the_market_is_refilled_after_the_turn():
    scene = table(
        2,
        players=[
            {"units": {"westbrook-1": "techie"}, "contraband": 9, "discs": "techie wild"},
            AWAY,
        ],
        opportunities=["organiskaya-bd", "polymer-one-shots", "ripperdoc-overstock"],
    )
    scene.choose(ALICE, "Activate").choose(ALICE, (4, 1, 1)).pass_(ALICE)
    scene.choose(ALICE, (SEIZE, 0))
    scene.choose(ALICE, (4, 5, 1)).pass_(ALICE)
    assert scene.options(ALICE) == [(SEIZE, 1), (SEIZE, 2), (0,)]
    scene.choose(ALICE, (SEIZE, 2)).take(ALICE, 0)

    assert all(len(scene.state.zones[OPPORTUNITY_SLOT + slot]) == 1 for slot in range(3))


@clause("GNC-X33", "GNC-9.5", "GNC-9.6")
def test_x33_the_last_net_space():
    scene = table(
        2,
        players=[{"units": {"watson": "netrunner netrunner netrunner solo"}, "net": 8}, AWAY],
        choices={"gang@0": "valentinos"},
        doing="netrun",
    )
    assert scene.asked == (ALICE, "net_effect")
    scene.lucky(
        lambda each: sum(each.happened(NETWATCH_ROLLED)[-1][1:3]) == 7,
        lambda each: each.choose(ALICE, (USE,)),
    )
    assert scene.state.cred[0] == 4
    assert scene.asked == (ALICE, "net_loss")
    scene.choose(ALICE, "Lose Solo")

    assert standing(scene, ALICE, "watson") == "netrunner netrunner"
    assert scene.state.net[0] == 0


@clause("GNC-X34", "GNC-6.6")
def test_x34_no_conversion_without_the_class_in_reserve():
    scene = table(
        2,
        players=[
            {"units": {"watson": "techie techie techie"}},
            {"units": {"heywood": "techie solo"}},
        ],
    )

    assert convertible(scene.state, ALICE) == [16]


@clause("GNC-X35", "GNC-2.4a")
def test_x35_a_payment_mix():
    scene = table(2, players=[{"eurodollars": 1, "secrets": 3}, {}], doing="hideout")

    assert scene.options(ALICE) == [(PAY, 1, 1, 0), (PAY, 0, 2, 0)]


@clause("GNC-X36", "GNC-8.3c", "GNC-3.3c")
def test_x36_a_cancelled_sandevistan_is_zero():
    scene = fight(
        "cyberware-malfunction", "sandevistan", units=("solo", "solo"),
        players=({}, {"contraband": 1}),
    )  # fmt: skip

    assert totals(scene) == [2, 0]
    assert scene.state.resources[1] == [0, 1, 0]


@clause("GNC-X37")
def test_x37_ozobs_nose_takes_everybody():
    scene = fight("ozobs-nose", "crusher", third="crusher", units=("solo", "solo", "solo"))

    assert [standing(scene, seat) for seat in range(3)] == ["", "", ""]
    assert scene.state.cred == [3, 0, 0]


@clause("GNC-X38", "GNC-15.1a")
def test_x38_rage_is_spent_and_comes_back():
    choices = {"gang@0": "maelstrom"}
    first = fight("short-circuit", "crusher", units=("solo drone", "solo"), choices=choices)
    first.choose(0, "Lose Drone")
    assert first.state.rage[0] == 1

    second = fight(
        "crusher", "ozobs-nose", units=("solo", "solo"), players=({"rage": 1}, {}),
        choices=choices,
    )  # fmt: skip
    second.choose(0, (BOOST, 0))
    assert totals(second) == [5, 4]
    assert second.happened(TOKENS_CHANGED) == [(RAGE, 0), (RAGE, 1)]
    assert second.state.rage[0] == 1


@clause("GNC-X41", "GNC-10.5")
def test_x41_an_empty_deck_leaves_slots_empty():
    scene = table(2, players=[{}, {}], opportunities=[None, "smartguns", None])
    state = scene.state
    for card in state.zones[OPPORTUNITY_DECK][:]:
        state.move(card, BOX)
    refill(state)

    assert [len(state.zones[OPPORTUNITY_SLOT + slot]) for slot in range(3)] == [0, 1, 0]
    assert scene.problems() == []


@clause("GNC-X50", "GNC-8.3e")
def test_x50_a_withdrawal():
    scene = fight(
        "optical-camo", "crusher", third="cyberpsychosis", units=("solo techie", "solo", "solo")
    )
    scene.choose(ALICE, "Heywood")

    assert standing(scene, ALICE, "heywood") == "solo techie"
    assert standing(scene, JOHN) == ""
    assert scene.state.cred == [1, 0, 1]


@clause("GNC-X51")
def test_x51_suicide():
    scene = fight("suicide-daemon", "mantis-blades", units=("solo", "solo"))

    assert totals(scene) == [1, 5]
    assert standing(scene, 0) == standing(scene, 1) == ""
    assert scene.state.cred == [2, 0]


@clause("GNC-X52", "GNC-6.2a")
def test_x52_two_secrets_are_one_move_of_dexter():
    words = {"units": {"heywood": "dexter-deshawn", "watson-1": "netrunner",
                       "city-center-1": "netrunner"}}  # fmt: skip
    scene = table(2, players=[words, AWAY], doing="netrun")
    assert scene.state.resources[0] == [0, 0, 2]
    assert scene.asked == (ALICE, "specialist_move")
    scene.pass_(ALICE)

    assert scene.asked == (ALICE, "net_advance")


@clause("GNC-X53", "GNC-8.5a")
@pytest.mark.parametrize("card", ["cyberpsychosis", "tsunami-ashura"])
def test_x53_only_the_drone_can_fall_beside_adam_smasher(card):
    scene = fight(card, "crusher", units=("solo", "adam-smasher drone"))

    assert standing(scene, 1) == "solo"
    assert [args[0] for args in scene.happened(UNIT_LOST)] == [UNITS + FIRST_DRONE]


@clause("GNC-X53", "GNC-8.5a")
@pytest.mark.parametrize("card", ["cyberpsychosis", "tsunami-ashura"])
def test_x53_adam_smasher_is_picked_last(card):
    scene = fight(card, "crusher", units=("solo", "adam-smasher solo drone"))
    offered = [scene.state.unit_class[option[1]] for option in scene.options(scene.asked[0])]

    assert offered == [0, 3]
    assert all(option[1] != 29 for option in scene.options(scene.asked[0]))


@clause("GNC-X54", "GNC-8.0a")
def test_x54_johnny_arrives():
    scene = table(
        2,
        players=[
            {"units": {"heywood": "solo", "westbrook": "johnny-silverhand"}},
            {"units": {"heywood": "solo"}},
        ],
        doing="firefight heywood",
    )
    scene.choose(ALICE, "Move Johnny Silverhand from Westbrook to Heywood")
    play(scene, "crusher", "crusher")

    assert totals(scene) == [4, 3]


@clause("GNC-X55", "GNC-8.5a")
def test_x55_loss_numbers():
    scene = fight(
        "ozobs-nose",
        "suicide-daemon",
        third="mantis-blades",
        units=("solo techie", "solo techie", "solo techie netrunner"),
    )
    for seat, times in ((ALICE, 1), (JOHN, 1), (MORGAN, 2)):
        for _ in range(times):
            assert scene.asked == (seat, "casualty")
            scene.take(seat, 0)

    assert [len(standing(scene, seat).split()) for seat in range(3)] == [1, 1, 1]


@clause("GNC-X56", "GNC-8.3c")
def test_x56_a_cancelled_hammer_stays_at_six():
    scene = fight("comrades-hammer", "cyberware-malfunction", players=({"contraband": 1}, {}))

    assert totals(scene) == [6, 2]
    assert scene.state.resources[0][1] == 1


@clause("GNC-X57", "GNC-11.2a")
def test_x57_presence_and_dominance_are_read_once():
    scene = table(
        2,
        players=[
            {
                "units": {"city-center": "solo dexter-deshawn", "heywood": "solo"},
                "hideouts": "city-center heywood",
            },
            {"units": {"heywood": "solo"}},
        ],
        doing="reclaim",
    )
    assert scene.asked == (ALICE, "specialist_move")
    scene.choose(ALICE, "to Heywood")
    assert dominant(scene.state, 3) == ALICE
    assert scene.asked == (ALICE, "reward")
    scene.choose(ALICE, "Contraband")

    assert scene.state.resources[0] == [1, 1, 1]


@clause("GNC-X58", "GNC-10.2h")
@pytest.mark.parametrize(
    ("contraband", "secrets", "offered"), [(4, 0, True), (3, 1, True), (3, 0, False)]
)
def test_x58_evelyn_needs_four(contraband, secrets, offered):
    words = {"units": {"heywood": "evelyn-parker"}, "contraband": contraband, "secrets": secrets}

    assert is_offered("mantis-shipment", **words) is offered
