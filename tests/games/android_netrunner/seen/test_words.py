"""ANR-DEC19: options and questions in words; different options have different words."""

from __future__ import annotations

import re

import pytest

from nightdeck.games import game
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.options import INSTALL
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import FIRST_REMOTE
from nightdeck.games.android_netrunner.seen.names import interchangeable
from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import Option
from nightdeck.testing import clause
from tests.games.android_netrunner.play import CORP, RUNNER, run_on, table
from tests.games.android_netrunner.tables import card, corp_turn, runner_turn

GAME = game("android_netrunner")


def are_one_choice(state: AnrState, one: Option, two: Option) -> bool:
    """Tell whether two options differ at most in cards that could change places unnoticed.

    Cards stand in second place; behind an installed card stands the card it is put on.
    """
    if len(one) != len(two) or one[0] != two[0]:
        return False
    cards = (1, 2) if one[0] == INSTALL else (1,)
    for place, (first, second) in enumerate(zip(one, two, strict=True)):
        if first == second:
            continue
        if place not in cards or min(first, second) < 0:
            return False
        if not interchangeable(state, first, second):
            return False
    return True


@clause("ANR-DEC19")
@pytest.mark.parametrize("seed", range(48))
def test_different_options_have_different_words_and_no_number_of_the_program(seed: int) -> None:
    rng = Rng(bytes([seed] * 32))
    state = new_game(GAME, GAME.any_setup(rng))
    while state.question is not None and state.decisions < 600:
        said: dict[str, Option] = {}
        seat = state.question.seat
        for option in state.question.options:
            told = GAME.describe(state, seat, option)
            other = said.setdefault(told.text, option)
            assert are_one_choice(state, option, other), f"{told.text!r} is said of two options"
            for number in re.findall(r"Server (\d+)", told.text):
                server = int(number) + FIRST_REMOTE - 1
                assert server in state.servers, f"{told.text!r}: there is no such server"
        choose(state, rng.below(len(state.question.options)))


@clause("ANR-AB7", "ANR-DEC10")
def test_every_conditional_ability_says_what_it_does() -> None:
    triggers = [trigger for card in POOL for trigger in card.triggers]
    assert len(triggers) > 60
    assert [trigger for trigger in triggers if not trigger.label] == []


@clause("ANR-ACC13", "ANR-ACC3")
@pytest.mark.parametrize(
    ("corp", "place"),
    [({"hq": ["Hedge Fund"]}, "HQ"), ({"rd": ["Hedge Fund"] * 30}, "R&D")],
)
def test_an_ability_used_on_an_accessed_card_names_no_place(
    corp: dict[str, object], place: str
) -> None:
    """Imp's option must not show the number of the accessed card as a server."""
    scene = runner_turn(corp, rig=["Imp"])
    scene.choose(RUNNER, f"Run on {place}").pass_until("access")
    option = scene.view(RUNNER)["prompt"]["options"][0]
    assert (option["text"], option["places"]) == ("Imp: trash the accessed card", [])


@clause("ANR-ACC1", "ANR-1.6")
def test_a_face_down_upgrade_lies_in_the_root_of_a_central_server() -> None:
    corp = {"hq": ["Hedge Fund"], "servers": {"hq": {"root": ["Ash 2X3ZB9CY"]}}}
    scene = runner_turn(corp)
    scene.choose(RUNNER, "Run on HQ").pass_until("access-next")
    assert scene.offered(RUNNER) == [
        "Access the face-down card in the root of HQ",
        "Access a random card of HQ",
    ]


@clause("ANR-ACC7", "ANR-H2")
def test_face_down_cards_of_one_root_are_told_apart_by_their_place() -> None:
    root = ["PAD Campaign", "Red Herrings"]
    scene = runner_turn({"servers": {"remote1": {"root": root}}})
    scene.choose(RUNNER, "Run on Server 1").pass_until("access-next")
    assert scene.offered(RUNNER) == [
        "Access the face-down card in Server 1 (first of 2)",
        "Access the face-down card in Server 1 (second of 2)",
    ]


@clause("ANR-1.8", "ANR-DEC14")
def test_unknown_ice_is_named_by_its_place_in_the_row() -> None:
    corp = {"servers": {"hq": {"ice": ["Enigma", "Hunter", "Ice Wall"]}, "rd": {"ice": ["Viper"]}}}
    scene = runner_turn(corp, grip=["Satellite Uplink"])
    scene.choose(RUNNER, "Satellite Uplink")
    assert scene.offered(RUNNER)[:4] == [
        "Choose ice 1 in front of HQ (the innermost)",
        "Choose ice 2 in front of HQ (second from outside)",
        "Choose ice 3 in front of HQ (the outermost)",
        "Choose ice 1 in front of R&D (the only one)",
    ]


@clause("ANR-AB9", "ANR-DEC19")
def test_equal_cards_with_different_counters_are_told_apart_by_them() -> None:
    rig = [{"card": "Bank Job", "credits": 4}, {"card": "Bank Job", "credits": 8}]
    scene = runner_turn({"servers": {"remote1": {"root": ["PAD Campaign"]}}}, rig=rig)
    scene.choose(RUNNER, "Run on Server 1").pass_until("replacement")
    assert scene.offered(RUNNER)[:2] == [
        "Use Bank Job (4 credits on it) instead of accessing",
        "Use Bank Job (8 credits on it) instead of accessing",
    ]


@clause("ANR-C2.2e", "ANR-DEC19")
def test_equal_agendas_are_advanced_by_their_servers_names() -> None:
    agenda = {"root": ["Priority Requisition"]}
    scene = corp_turn(servers={"remote1": agenda, "remote2": agenda})
    offered = [text for text in scene.offered(CORP) if text.startswith("Advance")]
    assert offered == [
        "Advance Priority Requisition (in Server 1)",
        "Advance Priority Requisition (in Server 2)",
    ]


@clause("ANR-ICE3", "ANR-DEC6")
def test_equal_subroutines_are_counted() -> None:
    servers = {"hq": {"ice": [{"card": "Hadrian's Wall", "rezzed": True}]}}
    scene = runner_turn({"servers": servers}, rig=["Corroder"], credits=20)
    scene.choose(RUNNER, "Run on HQ").pass_until("break-window", seat=RUNNER)
    while not scene.offers(RUNNER, "break subroutines"):
        scene.choose(RUNNER, "raise strength")
    scene.choose(RUNNER, "break subroutines")
    assert scene.offered(RUNNER) == [
        "Break: End the run. (first subroutine)",
        "Break: End the run. (second subroutine)",
    ]


@clause("ANR-ICE2", "ANR-ICE4")
@pytest.mark.parametrize(
    ("breaker", "ice", "words"),
    [
        ("Corroder", "Ice Wall", "break subroutines, 1 for 1 credit"),
        ("Battering Ram", "Ice Wall", "break subroutines, up to 2 for 2 credits"),
        ("Yog.0", "Enigma", "break subroutines, 1 for nothing"),
        ("Deus X", "Neural Katana", "break subroutines, any number for trashing Deus X"),
    ],
)
def test_a_break_ability_says_how_many_subroutines_and_the_price(
    breaker: str, ice: str, words: str
) -> None:
    servers = {"hq": {"ice": [{"card": ice, "rezzed": True}]}}
    scene = runner_turn({"servers": servers}, rig=[breaker])
    scene.choose(RUNNER, "Run on HQ").pass_until("break-window", seat=RUNNER)
    assert f"{breaker}: {words}" in scene.offered(RUNNER)


@clause("ANR-AB7", "ANR-DEC10")
def test_the_order_of_triggers_is_asked_with_what_each_of_them_does() -> None:
    scene = table(
        turn="runner",
        phase="start",
        runner={"rig": [{"card": "Daily Casts", "credits": 8}, "Aesop's Pawnshop"]},
    )
    scene.pass_until("trigger-order")
    assert set(scene.offered(RUNNER)) == {
        "Daily Casts: take 2 credits from it",
        "Aesop's Pawnshop: trash another card to gain 3 credits",
    }


@clause("ANR-CC1", "ANR-DEC14")
def test_a_question_for_a_number_says_what_is_counted() -> None:
    scene = runner_turn({"credits": 4}, grip=["Account Siphon"])
    scene.choose(RUNNER, "Account Siphon").pass_until("replacement")
    scene.choose(RUNNER, "Account Siphon")
    assert scene.prompt(RUNNER) == "How many credits does the Corp lose?"


@clause("ANR-K25", "ANR-DEC12")
def test_a_psi_bid_is_called_secret() -> None:
    servers = {"hq": {"ice": [{"card": "Snowflake", "rezzed": True}]}}
    scene = runner_turn({"servers": servers, "credits": 1})
    scene.choose(RUNNER, "Run on HQ")
    assert scene.offered(CORP) == ["Secretly spend 0 credits", "Secretly spend 1 credit"]


@clause("ANR-DEC9", "ANR-Q10")
def test_yes_stands_before_no_everywhere_and_no_is_what_happens_by_itself() -> None:
    within = {"ANR-Q10": "within-install"}
    scene = table(turn="corp", corp={"hq": ["PAD Campaign"]}, rulings=within)
    scene.choose(CORP, "Install PAD Campaign")
    assert scene.offered(CORP) == ["Yes", "No"]
    assert scene.state.question.default == 1


@clause("ANR-INS2", "ANR-INS8", "ANR-INS20")
def test_going_on_with_an_install_comes_first_and_happens_by_itself() -> None:
    scene = runner_turn(rig=["Mimic"], grip=["Corroder"])
    scene.choose(RUNNER, "Install Corroder")
    assert scene.prompt(RUNNER) == "Trash something first, or go on and install Corroder?"
    assert scene.offered(RUNNER) == ["Go on with the install", "Trash Mimic first"]
    assert scene.state.question.default == 0


@clause("ANR-DEC9", "ANR-CC17")
def test_a_yes_or_no_question_says_what_would_be_done() -> None:
    servers = {"hq": {"ice": [{"card": "Ice Wall", "rezzed": True}]}}
    scene = runner_turn({"servers": servers}, rig=[{"card": "Femme Fatale", "mark": "Ice Wall"}])
    scene.choose(RUNNER, "Run on HQ").pass_until("optional")
    assert scene.prompt(RUNNER) == "Femme Fatale: pay 1 credit per subroutine to bypass the ice?"


@clause("ANR-DEC16", "ANR-AB18", "ANR-Q24")
def test_a_payment_is_asked_with_its_total_and_the_real_source() -> None:
    """Bad publicity and Stimhack's credits bear their own names and point at no card."""
    scene = table(
        turn="runner",
        rulings={"ANR-Q24": "ask-always"},
        corp={"bad_publicity": 1, "servers": {"hq": {"ice": [{"card": "Enigma", "rezzed": True}]}}},
        runner={"rig": ["Self-modifying Code"], "stack": ["Corroder", "Sure Gamble"]},
    )
    scene.choose(RUNNER, "Run on HQ").pass_until("break-window", seat=RUNNER)
    scene.choose(RUNNER, "Self-modifying Code")
    assert scene.prompt(RUNNER) == "How much of the 2 credits comes from bad publicity?"
    assert scene.offered(RUNNER) == [
        "Spend 0 credits of bad publicity",
        "Spend 1 credit of bad publicity",
    ]
    assert all(not option["cards"] for option in scene.view(RUNNER)["prompt"]["options"])


@clause("ANR-DEC16", "ANR-CC43")
def test_the_credits_of_a_run_event_are_called_by_its_name() -> None:
    scene = table(
        turn="runner",
        rulings={"ANR-Q24": "ask-always"},
        corp={"servers": {"hq": {"ice": [{"card": "Ice Wall", "rezzed": True}]}}},
        runner={"grip": ["Stimhack", "Sure Gamble"], "rig": ["Corroder"]},
    )
    scene.choose(RUNNER, "Stimhack on HQ").pass_until("break-window", seat=RUNNER)
    scene.choose(RUNNER, "Corroder: break")
    assert scene.offered(RUNNER) == ["Spend 0 credits of Stimhack", "Spend 1 credit of Stimhack"]
    assert scene.view(RUNNER)["prompt"]["options"][0]["cards"] == []


@clause("ANR-DEC19")
def test_interchangeable_cards_are_those_nobody_could_tell_from_each_other() -> None:
    rig = ["Kati Jones", "Mimic", "Mimic", {"card": "Bank Job", "credits": 4}, "Bank Job"]
    scene = runner_turn(rig=rig, grip=["Diesel", "Diesel"])
    state = scene.state
    assert interchangeable(state, card(scene, "Diesel"), card(scene, "Diesel", 1))
    assert interchangeable(state, card(scene, "Mimic"), card(scene, "Mimic", 1))
    assert not interchangeable(state, card(scene, "Bank Job"), card(scene, "Bank Job", 1))
    assert not interchangeable(state, card(scene, "Mimic"), card(scene, "Kati Jones"))


@clause("ANR-Q06", "ANR-V2")
def test_only_the_draw_that_would_lose_the_game_is_marked_as_dangerous():
    fatal = table(corp={"rd": []}).view(CORP)["prompt"]["options"]
    harmless = table(corp={"rd": ["Hedge Fund"]}).view(CORP)["prompt"]["options"]

    assert [option["text"] for option in fatal if option.get("danger")] == ["Draw a card"]
    assert not any(option.get("danger") for option in harmless)


@clause("ANR-ICE3")
def test_the_encountered_ice_spells_its_subroutines_out_and_strikes_the_broken_ones():
    scene = table(
        corp={"servers": {"hq": {"ice": [{"card": "Viktor 1.0", "rezzed": True}]}}}, turn="runner"
    )
    run_on(scene, "HQ")
    ice = next(each for each in scene.view(CORP)["cards"].values() if each.get("lines"))

    assert ice["active"]
    assert [line["struck"] for line in ice["lines"]] == [False, False]
    scene.state.broken = 1
    ice = next(each for each in scene.view(RUNNER)["cards"].values() if each.get("lines"))
    assert [line["struck"] for line in ice["lines"]] == [True, False]
