"""ANR-H12: the log in words: plurals, places, and causes before effects."""

from __future__ import annotations

import re

import pytest

from nightdeck.games.android_netrunner.model.events import ROLES
from nightdeck.games.android_netrunner.seen import chronicle
from nightdeck.kernel.state import NOBODY
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.play import CORP, RUNNER, table
from tests.games.android_netrunner.tables import corp_turn, runner_turn

NOUNS = "credit|click|tag|counter|card|point"


def told(kind: int, number: int) -> str:
    """Return the sentence of an event whose every number is the same."""
    return chronicle.words_of(kind, (number,) * len(ROLES[kind]), True)[0]


def order(scene: Scene, *beginnings: str, seat: int = CORP) -> list[str]:
    """Return the lines that begin with these words, as they follow each other in the log."""
    return [line for line in scene.log(seat) if line.startswith(beginnings)]


@clause("ANR-H12")
@pytest.mark.parametrize("kind", sorted(ROLES))
def test_a_sentence_about_one_is_in_the_singular_and_about_two_in_the_plural(kind: int) -> None:
    assert not re.search(rf"\b1 (\w+ )?({NOUNS})s\b", told(kind, 1))
    assert not re.search(r"^1 .* are ", told(kind, 1))
    assert not re.search(rf"\b2 (\w+ )?({NOUNS})\b", told(kind, 2))
    assert not re.search(r"^2 .* is ", told(kind, 2))


@clause("ANR-1.32")
def test_nothing_goes_to_out_of_the_game() -> None:
    jackson = {"remote1": {"root": [{"card": "Jackson Howard", "rezzed": True}]}}
    scene = corp_turn(archives=["Enigma"], servers=jackson)
    scene.choose(CORP, "Take 1 credit").choose(CORP, "Jackson Howard")
    assert "Jackson Howard is removed from the game." in scene.log(RUNNER)


@clause("ANR-SB1", "ANR-1.18")
def test_a_remote_is_gone_as_soon_as_the_cost_has_emptied_it() -> None:
    jackson = {"remote1": {"root": [{"card": "Jackson Howard", "rezzed": True}]}}
    scene = corp_turn(archives=["Enigma", "Hunter"], servers=jackson)
    scene.choose(CORP, "Take 1 credit").choose(CORP, "Jackson Howard")
    assert scene.asked == (CORP, "card")
    assert scene.log(RUNNER)[-2:] == [
        "Jackson Howard is removed from the game.",
        "Server 1 is gone.",
    ]


@clause("ANR-RUN2a", "ANR-H2", "ANR-H12")
def test_unrezzed_ice_is_approached_and_passed_as_what_it_is() -> None:
    scene = runner_turn({"servers": {"hq": {"ice": ["Enigma"]}}})
    scene.choose(RUNNER, "Run on HQ").pass_until("jack-out", "access")
    assert "You approach unrezzed ice in front of HQ." in scene.log(RUNNER)
    assert "Runner passes unrezzed ice in front of HQ." in scene.log(NOBODY)
    assert "Runner approaches Enigma." in scene.log(CORP)


@clause("ANR-RUN10")
def test_a_runner_thrown_back_outside_does_not_change_the_server() -> None:
    servers = {"remote1": {"ice": [{"card": "Cell Portal", "rezzed": True}]}}
    scene = runner_turn({"servers": servers})
    scene.choose(RUNNER, "Run on Server 1").pass_until("jack-out")
    assert "You stand outside all ice of Server 1 again." in scene.log(RUNNER)


@clause("ANR-ACC3", "ANR-H12")
@pytest.mark.parametrize(
    ("server", "name", "place"),
    [("remote1", "Server 1", "Server 1"), ("archives", "Archives", "the root of Archives")],
)
def test_an_accessed_card_is_told_with_its_server(server: str, name: str, place: str) -> None:
    scene = runner_turn({"servers": {server: {"root": ["Red Herrings"]}}})
    scene.choose(RUNNER, f"Run on {name}").pass_until("access")
    assert f"You access Red Herrings in {place}." in scene.log(RUNNER)


@clause("ANR-INS12", "ANR-AB2")
def test_a_rez_is_told_with_what_was_paid_and_the_counters_it_brings() -> None:
    scene = corp_turn(servers={"remote1": {"root": ["Adonis Campaign"]}})
    scene.choose(CORP, "Take 1 credit").choose(CORP, "Rez Adonis Campaign")
    assert order(scene, "You spend", "You rez", "12 credit") == [
        "You rez Adonis Campaign.",
        "You spend 4 credits.",
        "12 credit counters on Adonis Campaign.",
    ]


@clause("ANR-INS9", "ANR-INS10")
def test_an_install_of_the_runner_is_told_before_its_counters() -> None:
    scene = runner_turn(grip=["Daily Casts"])
    scene.choose(RUNNER, "Install Daily Casts")
    assert order(scene, "Runner spends", "Runner installs", "8 credit") == [
        "Runner installs Daily Casts.",
        "Runner spends 3 credits.",
        "8 credit counters on Daily Casts.",
    ]


@clause("ANR-C2.2e", "ANR-ADV2")
def test_an_advancement_is_told_with_what_was_paid_and_the_counter_it_brings() -> None:
    scene = corp_turn(servers={"remote1": {"root": ["Priority Requisition"]}})
    scene.choose(CORP, "Advance")
    assert order(scene, "You spend", "You advance", "1 advancement") == [
        "You advance Priority Requisition: 1 counter.",
        "You spend 1 credit.",
        "1 advancement counter on Priority Requisition.",
    ]


@clause("ANR-RUN3.3a", "ANR-ICE9")
def test_a_subroutine_is_told_before_what_it_does() -> None:
    servers = {"hq": {"ice": [{"card": "Wall of Static", "rezzed": True}]}}
    scene = runner_turn({"servers": servers})
    scene.choose(RUNNER, "Run on HQ").pass_until("action")
    assert order(scene, "Wall of Static") == [
        "Wall of Static: End the run.",
        "Wall of Static ends the run.",
    ]


@clause("ANR-ACC5", "ANR-AB2")
def test_a_trashed_card_is_told_before_what_was_paid_for_it() -> None:
    scene = runner_turn({"servers": {"remote1": {"root": ["PAD Campaign"]}}})
    scene.choose(RUNNER, "Run on Server 1").pass_until("access").choose(RUNNER, "Trash PAD")
    assert order(scene, "Runner spends", "PAD Campaign is") == [
        "PAD Campaign is trashed.",
        "Runner spends 4 credits.",
    ]


@clause("ANR-C2.2f", "ANR-R1.3e")
def test_a_resource_and_a_tag_go_before_it_is_told_what_was_paid() -> None:
    scene = table(turn="corp", runner={"tags": 1, "rig": ["Kati Jones"]})
    scene.choose(CORP, "trash-resource")
    assert order(scene, "You spend", "Kati") == [
        "Kati Jones is trashed.",
        "You spend 2 credits.",
    ]
    tagged = runner_turn(tags=1)
    tagged.choose(RUNNER, "Remove a tag")
    assert order(tagged, "Runner") == ["Runner loses 1 tag.", "Runner spends 2 credits."]


@clause("ANR-D3", "ANR-D4")
def test_damage_is_told_before_the_cards_that_go() -> None:
    scene = table(turn="corp", corp={"hq": ["Neural EMP"]}, runner={"grip": ["Diesel"]},
                  last_turn={"runs": 1})  # fmt: skip
    scene.choose(CORP, "Neural EMP")
    assert order(scene, "Runner suffers", "Diesel") == [
        "Runner suffers 1 net damage.",
        "Diesel is trashed.",
    ]


@clause("ANR-AB8", "ANR-AB2")
def test_prevention_is_paid_before_it_prevents() -> None:
    scene = table(turn="corp", runner={"tags": 1, "rig": ["Kati Jones", "Fall Guy"]})
    scene.choose(CORP, "trash-resource", "Kati").choose(RUNNER, "Fall Guy")
    assert order(scene, "Fall Guy") == ["Fall Guy is trashed.", "Fall Guy saves Kati Jones."]


@clause("ANR-INS15")
def test_a_host_is_trashed_before_what_lies_on_it() -> None:
    rig = [{"card": "Scheherazade", "hosted": ["Corroder"]}]
    servers = {"hq": {"ice": [{"card": "Grim", "rezzed": True}]}}
    scene = runner_turn({"servers": servers}, rig=rig)
    scene.choose(RUNNER, "Run on HQ").pass_until("card").choose(CORP, "Scheherazade")
    assert order(scene, "Scheherazade is", "Corroder is") == [
        "Scheherazade is trashed.",
        "Corroder is trashed.",
    ]


@clause("ANR-CC51", "ANR-ADV5")
def test_a_score_is_told_before_the_click_it_gives() -> None:
    root = [{"card": "Mandatory Upgrades", "advancement": 6}]
    scene = corp_turn(servers={"remote1": {"root": root}})
    scene.choose(CORP, "Take 1 credit").choose(CORP, "Score")
    lines = order(scene, "You score", "Mandatory Upgrades: you gain 1 click", "You gain 1 click")
    assert [("score" in line, "click" in line) for line in lines] == [(True, False), (False, True)]


@clause("ANR-Q25", "ANR-INS18")
@pytest.mark.parametrize("value", ["before-resolve", "after-resolve"])
def test_a_played_card_is_told_before_what_it_does_under_either_ruling(value: str) -> None:
    rulings = {"ANR-Q25": value}
    scene = table(turn="corp", rulings=rulings, corp={"hq": ["Hedge Fund"]})
    scene.choose(CORP, "Hedge Fund")
    assert order(scene, "You spend", "You play", "You gain") == [
        "You play Hedge Fund.",
        "You spend 5 credits.",
        "You gain 9 credits.",
    ]


@clause("ANR-H12")
def test_the_parts_of_an_action_belong_to_its_line_and_the_line_to_who_acts() -> None:
    scene = table(turn="corp", corp={"hq": ["Hedge Fund"]})
    scene.choose(CORP, "Hedge Fund")
    lines = [
        (line["text"], line.get("part", False), line.get("seat"))
        for line in scene.view(RUNNER)["log"]
        if "Fund" in line["text"] or "credits" in line["text"]
    ]
    assert lines == [
        ("Corp plays Hedge Fund.", False, CORP),
        ("Corp spends 5 credits.", True, CORP),
        ("Corp gains 9 credits.", True, CORP),
        ("Hedge Fund is trashed.", True, None),
    ]


@clause("ANR-AB5")
def test_what_a_card_does_is_told_with_its_name() -> None:
    scene = runner_turn(rig=["Magnum Opus"])
    scene.choose(RUNNER, "Magnum Opus")
    assert scene.log(RUNNER)[-1] == "Magnum Opus: you gain 2 credits."
    assert scene.log(CORP)[-1] == "Magnum Opus: Runner gains 2 credits."


@clause("ANR-RUN3.3a")
def test_what_a_subroutine_does_is_named() -> None:
    servers = {"hq": {"ice": [{"card": "Rototurret", "rezzed": True}]}}
    scene = runner_turn({"servers": servers}, rig=["Corroder"])
    scene.choose(RUNNER, "Run on HQ").pass_until("action")
    assert "Rototurret: The Corp trashes an installed program." in scene.log(RUNNER)
