"""Questions, options and log lines in plain sentences: each says the fact that matters for it."""

import pytest

from nightdeck.games.gangs_of_night_city.model.definitions import GANGS
from nightdeck.games.gangs_of_night_city.model.events import NETWATCH_ROLLED
from nightdeck.games.gangs_of_night_city.model.questions import QUESTIONS
from nightdeck.games.gangs_of_night_city.rules.solo import GangActs
from nightdeck.games.gangs_of_night_city.seen.names import possessive
from nightdeck.games.gangs_of_night_city.seen.prompts import NOTES
from nightdeck.testing import Scene, clause
from tests.games.gangs_of_night_city.deals import market
from tests.games.gangs_of_night_city.fights import fight
from tests.games.gangs_of_night_city.tables import number, table

ALICE, JOHN = 0, 1
AWAY = {"units": {"pacifica": "solo"}}


def note(scene: Scene, seat: int = ALICE) -> str:
    """Returns the note beside the open question."""
    return str(scene.view(seat)["prompt"]["note"])


def notes(scene: Scene, seat: int = ALICE) -> dict[str, str]:
    """Returns the note of every option by its text."""
    return {each["text"]: each["note"] for each in scene.view(seat)["prompt"]["options"]}


def test_every_note_belongs_to_a_question():
    assert set(NOTES) <= set(QUESTIONS)


def test_owners_are_named_as_in_english():
    assert [possessive(gang.name) for gang in GANGS] == [
        "Maelstrom's", "Valentinos'", "Tyger Claws'", "Voodoo Boys'", "6th Street's",
    ]  # fmt: skip


# The turn -----------------------------------------------------------------------------------------


@clause("GNC-5.1", "GNC-11.2", "GNC-11.3")
def test_both_kinds_of_turn_say_what_they_bring():
    here = {"pacifica": "solo techie", "city-center": "solo"}
    scene = table(2, players=[{"units": here, "discs": "solo wild"}, {}])

    assert notes(scene) == {
        "Activate": "One or two actions. Ready: Solos, Wild.",
        "Reclaim": "The whole turn: all discs come back, you gain 1 Eurodollar, 1 Contraband, "
        "one reward of City Center and up to 1 recruit.",
    }


@clause("GNC-14.2", "GNC-14.4")
def test_a_solo_turn_says_which_rival_follows():
    scene = table(1, players=[{"units": {"pacifica": "solo"}, "discs": "solo"}])

    assert notes(scene)["Activate"].endswith("Ready: Solos. Then Johnny acts.")
    assert notes(scene)["Reclaim"].endswith("Then Valentinos acts.")


@clause("GNC-5.3", "GNC-11.0")
def test_a_reclaim_that_nobody_chose_is_explained():
    scene = table(2, players=[{"units": {"pacifica": "solo"}, "discs": ""}, {}])

    assert "Voodoo Boys reclaims, as no action is left." in scene.log()


@clause("GNC-11.3", "GNC-15.1b")
def test_forecasts_count_extra_recruits_and_what_the_reserve_holds():
    barrio = {"units": {"heywood": "solo", "watson": "solo"}, "hideouts": "heywood watson"}
    scene = table(2, players=[barrio, {}], choices={"gang@0": "valentinos"})
    texts = [each["text"] for each in scene.view(ALICE)["notes"]]
    assert texts[0].endswith("and up to 3 recruits.")

    everybody = "solo solo solo techie techie techie netrunner netrunner netrunner"
    full = table(2, players=[{"units": {"watson": everybody}}, {}])
    texts = [each["text"] for each in full.view(ALICE)["notes"]]
    assert texts[0].endswith("and up to 0 recruits.")
    assert "In the reserve of Voodoo Boys: 4 Drones." in texts


@clause("GNC-1.3")
@pytest.mark.parametrize(
    ("cred", "words"),
    [
        ((0, 0), ""),
        ((3, 1), "Voodoo Boys leads with 3 Street Cred."),
        ((2, 2), "Voodoo Boys and 6th Street lead with 2 Street Cred."),
    ],
)
def test_the_notes_say_who_leads(cred, words):
    scene = table(2, players=[{"cred": each} for each in cred])
    first = scene.view(ALICE)["notes"][0]["text"]

    assert first == words if words else first.startswith("A Reclaim")


@clause("GNC-5.2a", "GNC-7.6")
def test_an_action_says_what_it_does_once():
    scene = table(2, players=[{"contraband": 1, "eurodollars": 2}, {}])
    said = notes(scene)

    assert said["Activate Solos"] == "Move each Solo once, then you may open fire."
    assert said["Activate Solos with the wild disc"] == ""
    assert said["Upgrade a Combat card with the wild disc"] == "Costs 1 Contraband."


@clause("GNC-7.6")
def test_the_wild_disc_explains_an_action_whose_disc_is_spent():
    scene = table(2, players=[{"discs": "wild"}, {}]).choose(ALICE, "Activate")

    assert "open fire" in notes(scene)["Activate Solos with the wild disc"]


@clause("GNC-6.4")
def test_moves_warn_of_drones_that_would_be_lost():
    scene = table(2, players=[{"units": {"watson": "techie drone"}}, AWAY], doing="techies")
    said = notes(scene)

    assert said["Move Drone from Watson to Westbrook"] == "Alone there it is lost."
    assert "lost unless they come along" in said["Move Techie from Watson to Westbrook"]
    assert said["Move Techie from Watson to the Data Fortress in Watson"] == ""
    options = scene.view(ALICE)["prompt"]["options"]
    assert [bool(each["note"]) for each in options] == [
        each.get("danger", False) for each in options
    ]
    scene.choose(ALICE, "Move Techie from Watson to Westbrook")
    assert notes(scene)["Move Drone from Watson to Westbrook"] == ""
    assert note(scene) == "1 Unit may still move."


@clause("GNC-11.2", "GNC-11.3")
def test_a_reclaim_says_which_district_pays_and_how_many_may_come():
    scene = table(2, players=[{"units": {"city-center": "solo"}}, {}], doing="reclaim")
    assert note(scene).startswith("In City Center you have Presence")
    scene.choose(ALICE, "Gain 1 Street Cred")

    assert "City Center pays Voodoo Boys one reward for Presence." in scene.log()
    assert note(scene) == "1 Unit may still come from your reserve to your Hideouts."
    assert notes(scene)["Recruit Techie in Pacifica"] == "Brings a Drone."


@clause("GNC-7.4b", "GNC-2.1b")
def test_a_new_hideout_sees_what_its_district_pays_and_who_is_there():
    scene = table(2, players=[{"eurodollars": 2}, {}], doing="hideout")

    assert notes(scene)["Santo Domingo"] == (
        "Rewards: Contraband, Contraband. Dominance: 6th Street."
    )


@clause("GNC-7.2b", "GNC-10.2f")
def test_deals_say_what_they_pay_now_unless_the_card_says_it_itself():
    scene = market("ripperdoc-overstock", "xbd-bootlegs", units={"watson": "solo"}, contraband=2)
    said = notes(scene)

    assert note(scene) == "You have 0 Eurodollars, 2 Contraband, 0 Secrets."
    assert said["Seize Ripperdoc Overstock for 1 Contraband"].startswith("1 Street Cred now. ")
    assert said["Seize XBD Bootlegs for 1 Contraband"].startswith("Requirement: Presence")


@clause("GNC-7.2b")
def test_it_is_told_when_no_deal_can_be_made():
    scene = table(2, players=[{"units": {"watson": "techie"}}, AWAY], doing="techies")
    scene.pass_(ALICE)

    assert "Voodoo Boys can make no deal." in scene.log()


# Firefights ---------------------------------------------------------------------------------------


@clause("GNC-8.2", "GNC-8.5")
def test_a_firefight_says_who_is_there_and_what_is_at_stake():
    here = {"units": {"city-center": "solo techie"}}
    scene = table(2, players=[here, here], doing="firefight city-center")

    assert note(scene) == (
        "Firefight in City Center, started by you: you have 2 Units, 6th Street 2. Whoever has "
        "the highest Firepower loses nothing, everybody else a Unit. The card comes back when "
        "your hand is empty."
    )


@clause("GNC-14.3b", "GNC-14.5b")
def test_a_solo_firefight_says_what_each_rival_would_do():
    scene = table(
        1,
        players=[{"units": {"heywood": "solo"}}],
        legend="heywood",
        doing="firefight heywood",
    )
    if scene.asked[1] == "swap":
        scene.pass_(ALICE)

    assert "The best of 2 cards counts for Valentinos" in note(scene)
    assert "Valentinos gains 3 Street Cred. +1 Firepower in a District" in note(scene)
    assert "if Johnny alone is highest, all other Units there are lost." in note(scene)


@clause("GNC-8.4c")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("crusher", "Voodoo Boys and 6th Street share the highest Firepower."),
        ("cyberpsychosis", "6th Street has the highest Firepower."),
    ],
)
def test_the_log_says_who_leads_a_firefight(card, words):
    scene = fight("crusher", card, units=("solo", "solo"))

    assert "Voodoo Boys shows Crusher (Firepower 3)." in scene.log()
    assert words in scene.log()


@clause("GNC-8.3d")
def test_a_card_that_may_be_paid_for_says_both_numbers():
    scene = fight("sandevistan", "crusher", players=({"contraband": 1}, {}))

    assert notes(scene) == {"Pay 1 Contraband": "Firepower 4.", "Do not pay": "Firepower 1."}
    assert note(scene).startswith("REVEAL: ")


@clause("GNC-8.3d")
def test_a_card_says_when_paying_for_it_changes_nothing():
    scene = fight("weapon-glitch", "comrades-hammer", players=({}, {"contraband": 1}))

    assert notes(scene, JOHN) == {
        "Pay 1 Contraband": "Firepower 1, as without paying.", "Do not pay": "Firepower 1.",
    }  # fmt: skip


@clause("GNC-8.0a")
def test_a_firefight_that_does_not_happen_is_called_off_in_the_log():
    scene = table(
        2,
        players=[
            {"units": {"city-center": "solo"}},
            {"units": {"city-center": "meredith-stout"}},
        ],
        doing="firefight city-center",
    )
    scene.choose(JOHN, "Move Meredith Stout from City Center to Heywood")

    assert scene.log()[-1] == (
        "The Firefight in City Center is called off: nobody is left to oppose Voodoo Boys."
    )


@clause("GNC-8.5g")
def test_the_unit_that_is_saved_is_named():
    havens = ({}, {"hideouts": "santo-domingo heywood"})
    scene = fight("crusher", "second-heart", players=havens)
    scene.choose(JOHN, "Lose Techie")

    assert scene.view(JOHN)["prompt"]["text"] == "Where does Techie go?"
    assert note(scene, JOHN).startswith("CASUALTIES: ")


@clause("GNC-8.5g")
def test_a_unit_that_may_be_saved_is_not_said_to_be_lost():
    scene = fight("gorilla-arms", "second-heart")

    assert scene.view(JOHN)["prompt"]["text"] == "Which Unit is saved?"
    assert scene.offered(JOHN) == ["Save Solo in City Center", "Save Techie in City Center"]


@clause("GNC-8.5f")
def test_a_drone_lost_elsewhere_is_lost_instead():
    units = ("solo techie", {"city-center": "solo", "watson": "techie drone"})
    scene = fight("cyberpsychosis", "titanium-bones", units=units)

    assert scene.offered(JOHN) == ["Lose the Drone in Watson instead", "Take the loss"]


@clause("GNC-8.5a", "GNC-R10")
def test_a_pick_is_told_only_while_somebody_else_has_to_pick():
    two = fight("cyberpsychosis", "crusher")
    two.take(JOHN, 0)
    assert not any("picked" in line for line in two.log())

    three = fight(
        "cyberpsychosis", "crusher", third="crusher", units=("solo", *["solo techie"] * 2)
    )
    three.take(JOHN, 0)
    assert "6th Street's Solo is picked as a casualty." in three.log()


# The Net ------------------------------------------------------------------------------------------


@clause("GNC-9.2", "GNC-9.4", "GNC-9.6")
def test_a_netrun_says_what_it_pays_and_what_it_risks():
    here = {"units": {"watson-1": "netrunner", "watson": "netrunner techie"}, "net": 3}
    scene = table(2, players=[here, AWAY], doing="netrunners", choices={"gang@0": "valentinos"})
    scene.pass_(ALICE)
    assert note(scene) == (
        "It pays 1 Secret for your Data Fortresses; your token advances 1 to 2 spaces from Ghost "
        "Route."
    )
    scene.choose(ALICE, "Start a Netrun")
    assert "Valentinos gains 1 Secret." in scene.log()
    assert notes(scene)["Advance 1 to Hijacked Assembly Line"].endswith("strikes at 5 or less.")
    scene.choose(ALICE, "Advance 1")

    assert note(scene).endswith("Then NetWatch rolls two dice: 5 or less takes a Netrunner.")
    scene.choose(ALICE, "Apply the effect")
    assert note(scene) == "They come from your reserve to Watson."
    assert scene.offered(ALICE) == ["No Drones", "1 Drone", "2 Drones"]


@clause("GNC-9.4a", "GNC-15.1d")
def test_another_roll_is_called_by_its_ability_and_says_its_price():
    words = {"units": {"watson": "nix"}, "eurodollars": 1}
    scene = table(2, players=[words, AWAY], doing="netrun")
    scene.choose(ALICE, "Advance 1").pass_(ALICE)

    assert notes(scene) == {
        "Keep the roll": "",
        "Roll again with Old Net Wards": "Costs 1 resource of any kind, once in a Netrun.",
        "Roll again with Nix": "Free, once in a Netrun.",
    }


@clause("GNC-9.4", "GNC-9.4a")
def test_the_question_for_another_roll_says_what_was_rolled_and_what_it_does():
    found = set()
    for seed in range(12):
        words = {"units": {"watson": "nix"}, "net": 5}
        scene = table(2, players=[words, AWAY], doing="netrun", seed=seed)
        scene.choose(ALICE, "Advance 1").pass_(ALICE)
        rolled = sum(scene.happened(NETWATCH_ROLLED)[0][1:3])
        what = "it takes a Netrunner" if rolled <= 5 else "you are safe"
        found.add(what)
        assert note(scene) == f"NetWatch rolled {rolled}; it strikes at 5 or less: {what}."
    assert len(found) == 2


@clause("GNC-6.6a", "GNC-11.5")
def test_a_conversion_that_costs_something_says_so():
    words = {"units": {"watson": "meredith-stout"}, "secrets": 1}
    scene = table(2, players=[words, {"units": {"watson": "solo"}}], doing="reclaim")
    scene.choose(ALICE, "Contraband").pass_(ALICE)

    assert "Convert 6th Street's Solo in Watson for 1 Secret" in scene.offered(ALICE)
    assert note(scene).startswith("It costs 1 Secret, paid when you choose a Unit. You have ")


@clause("GNC-10.2h")
def test_a_requirement_that_is_bought_off_is_said_to_be():
    scene = market("mantis-shipment", contraband=4, units={"heywood": "evelyn-parker"})

    assert notes(scene)["Seize Mantis Shipment for 4 Contraband"].startswith(
        "You do not meet its requirement; 1 Contraband of the price buys it off (Evelyn Parker). "
    )


@clause("GNC-10.2h")
def test_a_requirement_that_is_met_is_not_said_to_be_bought_off():
    scene = market("organiskaya-bd", units={"heywood": "evelyn-parker"})

    assert notes(scene)["Seize Organiskaya BD for 1 Contraband"].startswith("1 Street Cred now.")


# Stories and the single player game ---------------------------------------------------------------


@clause("GNC-13.4", "GNC-13.8", "GNC-17.3")
def test_the_log_says_what_a_story_asks_for_in_this_game():
    scene = Scene(
        "gangs_of_night_city",
        seats=2,
        choices={"story": "an-inconvenient-gift", "target_cred": "20"},
    )
    scene.take(0, 0).take(1, 0)

    told = next(line for line in scene.log() if line.startswith("Story: Unmarked Packages."))
    assert told.endswith("a player has 7 or more Street Cred (A) or no Gift token is left on the "
                         "Story (B).")  # fmt: skip


@clause("GNC-13.9")
def test_marks_name_the_tokens_a_player_holds():
    scene = table(
        2,
        "blackwall-whispers",
        players=[{"rage": 1}, {}],
        choices={"gang@0": "maelstrom"},
        story={"cards": ["bw-2b"], "voice": 0},
    )
    scene.state.gifts[0] = 1

    marks = scene.view(ALICE)["seats"][0]["marks"]
    assert marks[-3:] == ["Rage active", "Gift token", "Voice"]


@clause("GNC-13.5")
def test_the_map_says_where_heat_and_maxtac_are():
    scene = table(2, "curfew", story={"cards": ["cf-1"], "heat": {"watson": 2}, "maxtac": "watson"})
    districts = scene.view(ALICE)["scene"]["regions"][0]["areas"]

    assert districts[0]["caption"] == "empty; Heat 2; MaxTac"
    assert districts[0]["brief"] == "Heat 2; MaxTac"
    assert number("cf-1") in scene.state.story_cards


@clause("GNC-14.4b")
def test_the_tax_names_the_district_it_is_asked_in():
    scene = table(
        1,
        players=[{"units": {"pacifica": "solo"}, "eurodollars": 1}],
        rival={"units": {}},
        doing="end reclaim",
        districts=["pacifica", "watson", "westbrook"],
    )

    assert sum(isinstance(frame, GangActs) for frame in scene.state.stack) == 3
    assert note(scene) == (
        "Valentinos' Techie in Pacifica wants a resource. You have 1 Eurodollar, 0 Contraband, "
        "0 Secrets."
    )
    assert scene.offered(ALICE)[-1] == "Pay nothing: the Gang gains 3 Street Cred"


@clause("GNC-12.4", "GNC-14.9")
def test_the_end_says_what_it_means():
    scene = table(1, players=[{"cred": 3}], rival={"cred": 25}, doing="end activate")
    while scene.outcome is None:
        scene.take(scene.asked[0], scene.state.question.default)

    assert scene.outcome.reason.endswith("the opposing Gang has the most Street Cred, you lose")
