"""Named positions: exact, and refused in one clear sentence if they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.kernel.errors import BadSetup
from nightdeck.testing import Scene, SceneError, clause
from tests.games.gangs_of_night_city.tables import table

ALONE = {"seats": 1}
GIFT = {"choices": {"story": "an-inconvenient-gift"}}


def place(**position: Any) -> Scene:
    """Returns a scene of two players, Maelstrom and Valentinos, unless it says more."""
    return Scene("gangs_of_night_city", **{"seats": 2, **position})


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"units": {0: {"heywood-3": ["solo"]}}}, "no place 'heywood-3'.*heywood-fixer"),
        ({"units": {0: {"heywood-2": ["solo"]}}}, "on this side of the board"),
        ({"units": {0: {"heywood-business": ["solo"]}}}, "Heywood has heywood, heywood-1"),
        ({"units": {0: {"heywod": ["solo"]}}}, "did you mean 'heywood'"),
        ({"units": {0: {"heywood-²": ["solo"]}}}, "no place"),
        ({"units": {5: {"heywood": ["solo"]}}}, "no side 5; the sides are 0 to 1"),
        ({"units": {"0": {"heywood": ["solo"]}}}, "no side '0'"),
        ({"units": {0: {"heywood": ["legend"]}}}, "only side 2 of the single player game"),
        ({"units": {0: {"heywood-1": ["solo", "techie"]}}}, "the Fixer in Heywood holds one Unit"),
        ({"units": {0: {"heywood-1": ["drone"]}}}, "a Drone cannot occupy the Fixer in Heywood"),
        ({"units": {0: {"heywood": ["drone"]}}}, "Drone of Maelstrom .* in Heywood is alone"),
        (
            {"units": {0: {"watson": ["meredith-stout"]}, 1: {"watson": ["meredith-stout"]}}},
            "Meredith Stout is named twice",
        ),
        ({"units": {0: {"watson": ["meredith"]}}}, "did you mean 'meredith-stout'"),
        ({"units": {0: {"watson": ["smartguns"]}}}, "Smartguns is not an Edgerunner"),
        ({"units": {2: {"watson": ["solo"]}}, **ALONE}, "side 2 is the legend alone"),
        ({"units": {1: {"watson": ["meredith-stout"]}}, **ALONE}, "Valentinos hires nobody"),
        (
            {"units": {2: {"watson": ["legend"], "heywood": ["legend"]}}, **ALONE},
            "the legend stands in one place",
        ),
    ],
)
def test_units_that_cannot_stand_there_are_refused(position, message):
    with pytest.raises(BadSetup, match=message):
        place(**position)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"cred": [3]}, "cred needs 2 entries, not 1"),
        ({"cred": [3], **ALONE}, "cred needs 3 entries"),
        ({"cred": [-1, 0]}, "cred must be a number from 0"),
        ({"resources": [[1, 2], [1, 2, 3]]}, "resources of seat 0 needs 3 entries"),
        ({"resources": [[1, 2, 3]]}, "resources needs 2 entries"),
        ({"resources": 7}, "resources must be a list"),
        ({"net": [1, 11]}, "net must be a number from 0 to 9"),
        ({"discs": {0: ["laser"]}}, "'laser'; it can be solo"),
        ({"discs": {0: ["solo", "solo"]}}, "named twice"),
        ({"discs": {3: ["solo"]}}, "no seat 3"),
        ({"hideouts": {0: ["watson", "watson"]}}, "named twice"),
        ({"hideouts": {0: []}}, "Maelstrom .* never loses its first one"),
        ({"hideouts": {0: ["watson", "heywood", "pacifica", "westbrook", "x"]}}, "4 at most"),
        ({"hideouts": {2: ["watson"]}, **ALONE}, "Johnny .* has none"),
        ({"rage": {1: 1}}, "only Maelstrom has Rage, not Valentinos"),
        ({"rage": {0: 2}}, "rage must be a number from 0 to 1"),
        ({"gangs": ["Militech"]}, "no gang 'Militech'"),
        ({"gangs": "maelstrom"}, "gangs must be a list"),
        ({"gangs": ["maelstrom", "maelstrom"]}, "Maelstrom is led by another side"),
        (
            {"gangs": ["maelstrom"], "choices": {"gang@0": "valentinos"}},
            "seat 0 leads Valentinos by the choices, not Maelstrom",
        ),
        ({"active": 7}, "active: there is no seat 7"),
        ({"first": "me"}, "first: there is no seat 'me'"),
        ({"turn_number": 0}, "turn_number"),
    ],
)
def test_sides_that_cannot_be_are_refused(position, message):
    with pytest.raises(BadSetup, match=message):
        place(**position)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"opportunities": ["smartguns", "smartguns", None]}, "Smartguns is named twice"),
        (
            {"opportunities": ["smartguns"], "deals": {0: ["smartguns"]}},
            "Smartguns is named twice",
        ),
        ({"opportunities": [None] * 4}, "there can be 3 at most"),
        ({"edgerunners": ["smartguns"]}, "Smartguns is not an Edgerunner"),
        ({"hands": {0: ["smartguns"]}}, "Smartguns is not a Combat card"),
        ({"hands": {0: ["crusher", "crusher"]}}, "Crusher is named twice"),
        ({"hands": {0: []}}, "Maelstrom .* needs 1 to 4 Combat cards"),
        ({"hands": {0: ["crusher"]}, "discards": {0: []}}, "has 4 Combat cards in all, not 1"),
        ({"hands": {0: "crusher"}}, "hands must be a list"),
        ({"upgrades": ["crusher"]}, "Crusher is a starting card"),
        ({"upgrades": ["excalibur"]}, "no card 'excalibur'"),
        ({"districts": ["watson"]}, "Watson is not in this game"),
        ({"districts": ["watson", "watson"], **ALONE}, "Watson is named twice"),
        ({"hired": {0: ["nobody"]}}, "no card 'nobody'"),
        ({"removed": ["crusher"]}, "Crusher is not an Opportunity"),
        ({"deck_sizes": {"edgerunners": 1}}, "no 'edgerunners'"),
        ({"deck_sizes": {"upgrades": 1}, "upgrades": ["ping", "satori"]}, "less than the 2 cards"),
        ({"deck_sizes": {"upgrades": 1000}}, "upgrades must be a number from 0 to"),
    ],
)
def test_cards_that_cannot_lie_there_are_refused(position, message):
    with pytest.raises(BadSetup, match=message):
        place(**position)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"story": {"cards": ["zzz"]}}, "no card 'zzz' in tutorial"),
        ({"story": {"cards": ["aig-1"]}}, "no card 'aig-1' in tutorial"),
        ({"story": {"cards": ["aig-1", "aig-1"]}, **GIFT}, "named twice"),
        ({"story": {"cards": ["aig-e1"]}, **GIFT}, "aig-e1 is an Epilogue"),
        ({"story": {"latches": [("aig-2a", "A")]}, **GIFT}, "aig-2a is not active"),
        ({"story": {"latches": [("aig-1", "Z")]}, **GIFT}, "the branch of aig-1 cannot be 'Z'"),
        ({"story": {"latches": [("aig-1", 0)] * 2}, **GIFT}, "latched twice"),
        ({"story": {"tracker": 4}, **GIFT}, "no seat 4"),
        ({"story": {"gifts": [1]}, **GIFT}, "gifts needs 2 entries"),
        ({"story": {"gift": -1}, **GIFT}, "gift must be a number"),
        ({"story": {"heat": {"moon": 1}}}, "no District 'moon'"),
        ({"story": {"plot": 1}}, "story has no 'plot'"),
        ({"story": []}, "story must be a dictionary"),
        ({"doing": "reclaim"}, "'reclaim' needs a seat"),
        ({"doing": "firefight"}, "'firefight' needs a District and a side"),
        ({"doing": "dance"}, "doing cannot be 'dance'"),
        ({"doing": ("dance", 0)}, "a position cannot start with 'dance'"),
        ({"doing": ()}, "doing is empty"),
        ({"doing": ("reclaim",)}, "needs 1 more values"),
        ({"doing": ("reclaim", 5)}, "no seat 5"),
        ({"doing": ("reclaim", 1), "active": 0}, "it is the turn of seat 0"),
        ({"doing": ("firefight", "moon", 0)}, "no District 'moon'"),
        ({"doing": ("firefight", "watson", 9)}, "no side 9"),
        ({"doing": ("upgrade", 0)}, "Maelstrom can pay for no upgrade"),
        ({"doing": ("end", 7)}, "activate, reclaim, empty"),
        ({"acted": ["solo", "techie"]}, "1 at most"),
        ({"acted": [("solo", "techie")]}, "the solo disc does not pay for techie"),
        ({"acted": ["solo"], "doing": "begin"}, "no action of the turn is done"),
        ({"acted": ["solo"], "doing": ("end", 0)}, "no action of the turn can be named"),
    ],
)
def test_stories_and_moments_that_cannot_be_are_refused(position, message):
    with pytest.raises(BadSetup, match=message):
        place(**position)


# What positions can say -------------------------------------------------------------------------


@clause("GNC-2.1c")
def test_a_point_of_interest_is_found_by_number_and_by_kind():
    for name in ("heywood-1", "heywood-fixer", "Heywood Fixer"):
        scene = place(units={0: {name: ["solo"]}})
        assert scene.units(0) == {"heywood-fixer": ["solo"]}
        assert scene.occupant("heywood-1") == (0, "solo")


@clause("GNC-2.1c")
def test_with_four_players_the_second_point_of_interest_has_a_name_too():
    scene = place(seats=4, units={0: {"heywood-data-fortress": ["solo"]}})

    assert scene.units(0, "heywood-2") == ["solo"]


def test_decks_have_tops_bottoms_and_sizes():
    scene = place(
        upgrades=["ping"],
        upgrades_last=["satori", "contagion"],
        deck_sizes={"upgrades": 4, "opportunities": 1},
        deals_last=["smartguns"],
    )

    assert scene.deck("upgrades")[0] == "Ping"
    assert scene.deck("upgrades")[2:] == ["Satori", "Contagion"]
    assert scene.deck("opportunities") == ["Smartguns"]
    assert scene.problems() == []


@clause("GNC-14.6")
def test_random_districts_that_were_drawn_lie_in_their_discard_pile():
    scene = place(districts=["pacifica"], districts_drawn=["watson", "heywood"], **ALONE)

    assert scene.pile("district-discard") == ["Watson", "Heywood"]
    assert scene.deck("districts")[0] == "Pacifica"
    assert len(scene.deck("districts")) == 4


@clause("GNC-2.8")
def test_opportunities_can_be_out_of_the_game():
    scene = place(removed=["smartguns"])

    assert scene.pile("box") == ["Smartguns"]
    assert scene.where("smartguns") == "box"


@clause("GNC-13.4")
def test_branches_are_latched_in_the_order_named():
    scene = place(story={"cards": ["aig-1"], "latches": [("aig-1", "B"), ("aig-1", 0)]}, **GIFT)

    assert scene.latches() == [("aig-1", "B"), ("aig-1", "A")]


@clause("GNC-5.2c")
def test_the_first_action_of_a_turn_can_be_done():
    scene = place(acted=[("wild", "solo")])

    assert scene.asked == (0, "second_action")
    assert "wild" not in scene.discs(0)


@clause("GNC-5.2f")
def test_what_is_done_after_a_first_action_is_the_second_one():
    scene = place(acted=["hideout"], doing=("upgrade", 0), resources=[[9, 9, 9]] * 2)

    scene.pass_until("action", "turn_type")

    assert scene.active() == 1


@clause("GNC-5.1", "GNC-4.9")
def test_a_position_can_begin_before_the_first_step_of_a_turn():
    scene = place(doing="begin", turn_number=6, story={"cards": ["aig-1"]}, **GIFT)

    assert scene.turn() == 6
    assert "Turn 6: Maelstrom." in scene.log()


def test_the_seat_that_does_something_is_active_unless_it_is_said():
    assert place(doing=("solos", 1)).active() == 1


@pytest.mark.parametrize("kind", ["reclaim", 1])
def test_the_end_of_a_turn_is_named_by_its_kind(kind):
    assert place(doing=("end", kind)).active() == 1


def test_a_discard_pile_alone_leaves_the_rest_in_hand():
    scene = place(discards={0: ["crusher"]})

    assert scene.discards(0) == ["Crusher"]
    assert len(scene.hand(0)) == 3


# Readers ----------------------------------------------------------------------------------------


def test_readers_say_what_stands_and_lies_where():
    scene = table(
        2,
        players=[
            {"cred": 3, "contraband": 2, "units": {"heywood": "solo drone"}, "hand": "crusher"},
            {"units": {"heywood": "techie", "watson": "meredith-stout"}, "discs": "solo"},
        ],
        opportunities=["smartguns", None],
    )

    assert scene.units(0) == {"heywood": ["solo", "drone"]}
    assert scene.units_in(1, "heywood") == ["techie"]
    assert scene.units(1, "watson") == ["Meredith Stout"]
    assert scene.reserve(0).count("solo") == 2
    assert (scene.cred(0), scene.points(0), scene.resources(0)) == (3, 3, [0, 2, 0])
    assert scene.market() == ["Smartguns", None, None]
    assert scene.hand(0) == ["Crusher"]
    assert (scene.discs(1), scene.crew(1)) == (["solo"], ["Meredith Stout"])
    assert scene.hideouts(0) == ["pacifica"]
    assert scene.story_cards() == ["tutorial-1"]
    assert scene.gang(1) == "sixth-street"


def test_readers_answer_a_wrong_name_in_words():
    scene = place()

    for ask, message in (
        (lambda: scene.hand(4), "no seat 4"),
        (lambda: scene.units(0, "moon"), "no District 'moon'"),
        (lambda: scene.deck("cards"), "a deck cannot be 'cards'"),
        (lambda: scene.pile("cellar"), "no pile 'cellar'"),
        (lambda: scene.where("excalibur"), "no 'excalibur'"),
    ):
        with pytest.raises(SceneError, match=message):
            ask()
