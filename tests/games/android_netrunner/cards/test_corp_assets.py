"""The assets, one by one."""

from typing import Any

from nightdeck.games.android_netrunner.model.terms import (
    ARCHIVES,
    ARCHIVES_DOWN,
    CORP,
    CREDIT,
    GRIP,
    HEAP,
    HQ,
    RD,
    REMOVED,
    RUNNER,
    ice_zone,
    root,
)
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.play import pass_windows
from tests.games.android_netrunner.tables import corp_turn, counters, is_rezzed, names, runner_turn

REMOTE = 3
GRIP_OF_FOUR = ["Sure Gamble", "Diesel", "Infiltration", "Modded"]


def remote(card: str, **more: Any) -> dict[str, Any]:
    """Returns servers with one remote that holds a card."""
    return {"remote1": {"root": [{"card": card, **more}]}}


def access_remote(scene: Scene) -> Scene:
    """Runs on the remote and goes on until its card is accessed."""
    scene.choose(RUNNER, "Run on Server 1")
    while scene.asked[1] in ("server-window", "last-rez-window", "jack-out", "approach-window"):
        seat, name = scene.asked
        scene.choose(seat, "Continue") if name == "jack-out" else scene.pass_(seat)
    return scene


def next_corp_turn(card: str, **more: Any) -> Scene:
    """Returns the start of the Corp's turn with a rezzed asset in a remote."""
    corp = {"servers": remote(card, rezzed=True, **more), "credits": 0}
    return pass_windows(Scene("android_netrunner", corp=corp, turn="corp", phase="start"))


@clause("ANR-C1.2", "ANR-1.30", "ANR-INS12")
def test_adonis_campaign_gets_twelve_credits_when_rezzed_and_pays_three_a_turn() -> None:
    scene = corp_turn(servers=remote("Adonis Campaign"), credits=5)
    scene.choose(CORP, "Take 1 credit").choose(CORP, "Rez Adonis Campaign")
    assert counters(scene, "Adonis Campaign", CREDIT) == 12
    assert scene.state.credits[CORP] == 2
    later = next_corp_turn("Adonis Campaign", credits=12)
    assert later.state.credits[CORP] == 3
    assert counters(later, "Adonis Campaign", CREDIT) == 9


@clause("ANR-SB1")
def test_adonis_campaign_is_trashed_when_its_last_credit_is_taken() -> None:
    scene = next_corp_turn("Adonis Campaign", credits=3)
    assert scene.state.credits[CORP] == 3
    assert names(scene, ARCHIVES) == ["Adonis Campaign"]


@clause("ANR-CC4", "ANR-K14", "ANR-ACC3", "ANR-INS14")
def test_aggressive_secretary_trashes_a_program_per_counter() -> None:
    scene = runner_turn(
        {"servers": remote("Aggressive Secretary", advancement=2), "credits": 5},
        rig=["Corroder", "Mimic", "Datasucker"],
    )
    access_remote(scene).choose(CORP, "Yes")
    scene.choose(CORP, "Corroder").choose(CORP, "Mimic")
    assert names(scene, HEAP) == ["Corroder", "Mimic"]
    assert scene.state.credits[CORP] == 3


@clause("ANR-CC4")
def test_aggressive_secretary_without_counters_may_be_paid_for_but_does_nothing() -> None:
    corp = {"servers": remote("Aggressive Secretary"), "credits": 5}
    scene = runner_turn(corp, rig=["Corroder"])
    access_remote(scene).choose(CORP, "Yes")
    assert scene.state.credits[CORP] == 3
    assert names(scene, HEAP) == []


@clause("ANR-E30", "ANR-CC4", "ANR-K14", "ANR-D3")
def test_project_junebug_does_two_net_damage_per_counter() -> None:
    corp = {"servers": remote("Project Junebug", advancement=2), "credits": 1}
    scene = runner_turn(corp, grip=GRIP_OF_FOUR)
    access_remote(scene).choose(CORP, "Yes")
    assert names(scene, GRIP) == []
    assert len(names(scene, HEAP)) == 4
    assert scene.state.credits[CORP] == 0


@clause("ANR-E29", "ANR-CC41", "ANR-TAG1", "ANR-D3")
def test_snare_gives_a_tag_and_three_net_damage_in_hq() -> None:
    scene = runner_turn({"hq": ["Snare!"], "credits": 4}, grip=GRIP_OF_FOUR)
    scene.choose(RUNNER, "Run on HQ")
    scene.pass_until("optional")
    scene.choose(CORP, "Yes")
    assert scene.state.runner_tags == 1
    assert len(names(scene, GRIP)) == 1
    assert scene.state.credits[CORP] == 0
    assert scene.offers(RUNNER, "Trash Snare!")


@clause("ANR-E29", "ANR-CC41")
def test_snare_needs_four_credits_and_does_not_work_in_archives() -> None:
    poor = runner_turn({"hq": ["Snare!"], "credits": 3}, grip=GRIP_OF_FOUR)
    poor.choose(RUNNER, "Run on HQ")
    poor.pass_until("access")
    assert len(names(poor, GRIP)) == 4
    dead = runner_turn({"archives": ["Snare!"], "credits": 9}, grip=GRIP_OF_FOUR)
    dead.choose(RUNNER, "Run on Archives")
    dead.pass_until("action")
    assert len(names(dead, GRIP)) == 4


@clause("ANR-AB16", "ANR-CC41")
def test_snare_in_rd_is_revealed_to_the_corp() -> None:
    scene = runner_turn({"rd": ["Snare!", "Hedge Fund"], "credits": 4}, grip=GRIP_OF_FOUR)
    scene.choose(RUNNER, "Run on R&D")
    scene.pass_until("optional")
    assert any("Snare! is revealed" in line for line in scene.log(CORP))


@clause("ANR-CC50", "ANR-AB8", "ANR-AB15", "ANR-INS12")
def test_zaibatsu_loyalty_is_rezzed_in_the_pause_and_prevents_an_expose() -> None:
    corp = {
        "servers": {
            "remote1": {"root": ["PAD Campaign"]},
            "remote2": {"root": ["Zaibatsu Loyalty"]},
        },
        "credits": 2,
    }
    scene = runner_turn(corp, grip=["Infiltration"])
    scene.choose(RUNNER, "Play Infiltration").choose(RUNNER, "xpose")
    scene.choose(RUNNER, "Server 1")
    scene.choose(CORP, "Rez Zaibatsu Loyalty").choose(CORP, "pay 1 credit")
    assert is_rezzed(scene, "Zaibatsu Loyalty")
    assert scene.state.credits[CORP] == 1
    assert not any("PAD Campaign" in line for line in scene.log(RUNNER))


@clause("ANR-CC50")
def test_zaibatsu_loyalty_may_be_trashed_instead_of_paying() -> None:
    corp = {
        "servers": {
            "remote1": {"root": ["PAD Campaign"]},
            "remote2": {"root": [{"card": "Zaibatsu Loyalty", "rezzed": True}]},
        },
        "credits": 0,
    }
    scene = runner_turn(corp, grip=["Infiltration"])
    scene.choose(RUNNER, "Play Infiltration").choose(RUNNER, "xpose")
    scene.choose(CORP, "trash this card")
    assert names(scene, ARCHIVES) == ["Zaibatsu Loyalty"]
    assert not any("PAD Campaign" in line for line in scene.log(RUNNER))


@clause("ANR-CC4", "ANR-K14", "ANR-TAG1")
def test_ghost_branch_gives_a_tag_per_counter() -> None:
    scene = runner_turn({"servers": remote("Ghost Branch", advancement=3)})
    access_remote(scene).choose(CORP, "Yes")
    assert scene.state.runner_tags == 3


@clause("ANR-C2.2h", "ANR-INS14")
def test_security_subcontract_turns_a_rezzed_ice_into_four_credits() -> None:
    servers = remote("Security Subcontract", rezzed=True)
    servers["hq"] = {"ice": [{"card": "Ice Wall", "rezzed": True}, "Enigma"]}
    scene = corp_turn(servers=servers, credits=0)
    scene.choose(CORP, "Security Subcontract")
    assert scene.state.credits[CORP] == 4
    assert scene.state.clicks[CORP] == 2
    assert names(scene, ice_zone(0)) == ["Enigma"]
    assert names(scene, ARCHIVES) == ["Ice Wall"]
    pass_windows(scene)
    assert not scene.offers(CORP, "Security Subcontract")


@clause("ANR-C2.2h", "ANR-1.22")
def test_melange_mining_corp_gives_seven_credits_for_three_clicks() -> None:
    scene = corp_turn(servers=remote("Melange Mining Corp.", rezzed=True), credits=0)
    scene.choose(CORP, "Melange Mining Corp.")
    assert scene.state.credits[CORP] == 7
    assert scene.state.clicks[CORP] == 0


@clause("ANR-C1.2", "ANR-EV1")
def test_pad_campaign_pays_one_credit_when_the_turn_begins() -> None:
    assert next_corp_turn("PAD Campaign").state.credits[CORP] == 1


@clause("ANR-K14", "ANR-D2", "ANR-ACC3")
def test_edge_of_world_does_brain_damage_per_ice() -> None:
    servers = {"remote1": {"root": ["Edge of World"], "ice": ["Enigma", "Ice Wall"]}}
    scene = runner_turn({"servers": servers, "credits": 3}, grip=GRIP_OF_FOUR)
    scene.choose(RUNNER, "Run on Server 1")
    scene.pass_until("optional")
    scene.choose(CORP, "Yes")
    assert scene.state.brain_damage == 2
    assert len(names(scene, GRIP)) == 2
    assert scene.state.credits[CORP] == 0


@clause("ANR-C1.2", "ANR-C2.2h", "ANR-1.30")
def test_marked_accounts_is_filled_by_a_click_and_pays_one_a_turn() -> None:
    scene = corp_turn(servers=remote("Marked Accounts", rezzed=True))
    scene.choose(CORP, "Marked Accounts")
    assert counters(scene, "Marked Accounts", CREDIT) == 3
    later = next_corp_turn("Marked Accounts", credits=1)
    assert later.state.credits[CORP] == 1
    assert names(later, root(REMOTE)) == ["Marked Accounts"]


@clause("ANR-C2.2h", "ANR-SB1")
def test_private_contracts_pays_two_a_click_until_it_is_empty() -> None:
    scene = corp_turn(servers=remote("Private Contracts", rezzed=True, credits=2), credits=0)
    scene.choose(CORP, "Private Contracts")
    assert scene.state.credits[CORP] == 2
    assert names(scene, ARCHIVES) == ["Private Contracts"]


@clause("ANR-INS12")
def test_private_contracts_gets_fourteen_credits_when_rezzed() -> None:
    scene = corp_turn(servers=remote("Private Contracts"), credits=5)
    scene.choose(CORP, "Take 1 credit").choose(CORP, "Rez Private Contracts")
    assert counters(scene, "Private Contracts", CREDIT) == 14


@clause("ANR-REC1", "ANR-REC2", "ANR-AB18", "ANR-INS12")
def test_dedicated_server_pays_for_rezzing_ice_only() -> None:
    servers = {
        "remote1": {"root": [{"card": "Dedicated Server", "rezzed": True, "credits": 2}]},
        "hq": {"ice": ["Ice Wall"]},
    }
    scene = runner_turn({"servers": servers, "credits": 0})
    scene.choose(RUNNER, "Run on HQ")
    scene.pass_until("rez-window", seat=CORP)
    scene.choose(CORP, "Rez Ice Wall")
    assert counters(scene, "Dedicated Server", CREDIT) == 1
    assert scene.state.credits[CORP] == 0
    poor = corp_turn(
        servers={
            "remote1": {"root": [{"card": "Dedicated Server", "rezzed": True, "credits": 2}]},
            "remote2": {"root": ["PAD Campaign"]},
        },
        credits=0,
    )
    poor.choose(CORP, "Take 1 credit")
    assert not poor.offers(CORP, "Rez PAD Campaign")


@clause("ANR-C1.2", "ANR-SB1")
def test_eve_campaign_pays_two_a_turn() -> None:
    scene = next_corp_turn("Eve Campaign", credits=16)
    assert scene.state.credits[CORP] == 2
    assert counters(scene, "Eve Campaign", CREDIT) == 14


@clause("ANR-ADV1", "ANR-C2.2h", "ANR-D3")
def test_ronin_needs_four_counters_for_three_net_damage() -> None:
    weak = corp_turn({"grip": GRIP_OF_FOUR}, servers=remote("Ronin", rezzed=True, advancement=3))
    assert not weak.offers(CORP, "Ronin: trash")
    scene = corp_turn({"grip": GRIP_OF_FOUR}, servers=remote("Ronin", rezzed=True, advancement=4))
    scene.choose(CORP, "Ronin: trash")
    assert len(names(scene, GRIP)) == 1
    assert names(scene, ARCHIVES) == ["Ronin"]


@clause("ANR-TAG1", "ANR-EV20", "ANR-D3")
def test_dedicated_response_team_hits_a_tagged_runner_after_a_successful_run() -> None:
    corp = {"servers": remote("Dedicated Response Team", rezzed=True)}
    for tags, left in ((1, 2), (0, 4)):
        scene = runner_turn(corp, grip=GRIP_OF_FOUR, tags=tags)
        scene.choose(RUNNER, "Run on Archives")
        scene.pass_until("action", "after-action")
        assert len(names(scene, GRIP)) == left


@clause("ANR-EV20")
def test_dedicated_response_team_ignores_an_unsuccessful_run() -> None:
    corp = {"servers": remote("Dedicated Response Team", rezzed=True)}
    scene = runner_turn(corp, grip=GRIP_OF_FOUR, tags=1)
    scene.choose(RUNNER, "Run on Archives").choose(RUNNER, "Jack out")
    scene.pass_until("action", "after-action")
    assert len(names(scene, GRIP)) == 4


@clause("ANR-C2.2h", "ANR-V2")
def test_jackson_howard_draws_two_cards() -> None:
    scene = corp_turn(
        servers=remote("Jackson Howard", rezzed=True), rd=["Enigma", "Ice Wall", "Hedge Fund"]
    )
    scene.choose(CORP, "Jackson Howard: draw 2 cards")
    assert sorted(names(scene, HQ)) == ["Enigma", "Ice Wall"]


@clause("ANR-AB1", "ANR-1.16", "ANR-AB14")
def test_jackson_howard_leaves_the_game_to_shuffle_three_cards_back() -> None:
    scene = corp_turn(
        servers=remote("Jackson Howard", rezzed=True),
        archives=["Hedge Fund", "Enigma"],
        archives_down=["Priority Requisition", "Ice Wall"],
        rd=["Hunter"],
    )
    scene.choose(CORP, "Take 1 credit").choose(CORP, "out of the game")
    for name in ("Enigma", "Priority Requisition", "Ice Wall"):
        scene.choose(CORP, f"Choose {name}")
    assert names(scene, REMOVED) == ["Jackson Howard"]
    assert sorted(names(scene, RD)) == ["Enigma", "Hunter", "Ice Wall", "Priority Requisition"]
    assert names(scene, ARCHIVES) == ["Hedge Fund"]
    assert names(scene, ARCHIVES_DOWN) == []


@clause("ANR-K14", "ANR-D3", "ANR-ACC10")
def test_shock_does_one_net_damage_even_in_archives() -> None:
    scene = runner_turn({"archives": ["Shock!"]}, grip=GRIP_OF_FOUR)
    scene.choose(RUNNER, "Run on Archives")
    scene.pass_until("action", "after-action")
    assert len(names(scene, GRIP)) == 3
    hand = runner_turn({"hq": ["Shock!"]}, grip=GRIP_OF_FOUR)
    hand.choose(RUNNER, "Run on HQ")
    hand.pass_until("access")
    assert len(names(hand, GRIP)) == 3
