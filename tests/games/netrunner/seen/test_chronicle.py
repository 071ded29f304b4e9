"""How the log is grouped: what is a deed of its own, what belongs to one."""

from __future__ import annotations

from nightdeck.games.netrunner.model.definitions import PLACES
from nightdeck.games.netrunner.model.events import CARD_DISCARDED, ROLES, RUN_DECLARED
from nightdeck.games.netrunner.seen.chronicle import SENTENCES, rank, tell, tell_specially
from nightdeck.kernel.state import EVERYBODY
from nightdeck.seen.telling import PART
from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, run_on, table, until, up


def lines(scene: Scene) -> list[tuple[str, bool]]:
    """Return the lines the Runner reads, and whether each is a part of the one before."""
    return [(line["text"], bool(line.get("part"))) for line in scene.view(RUNNER)["log"]]


@clause("ONR-5.2.A2")
def test_a_bit_taken_as_an_action_is_a_line_of_its_own() -> None:
    scene = table(corp={}, runner={"hand": ["Score!"]}, turn="runner")
    scene.choose(RUNNER, "draw:")
    scene.choose(RUNNER, "gain-bit:")

    assert lines(scene)[-1] == ("You gain 1 bit.", False)


@clause("ONR-5.2.A2")
def test_a_bit_taken_after_an_install_is_a_line_of_its_own() -> None:
    scene = table(corp={}, runner={"bits": 8, "hand": ["Dwarf"]}, turn="runner")
    scene.choose(RUNNER, "install:", "Dwarf")
    scene.choose(RUNNER, "gain-bit:")

    assert lines(scene)[-1] == ("You gain 1 bit.", False)


@clause("ONR-9.4")
def test_what_a_prep_brings_belongs_to_playing_it() -> None:
    scene = table(corp={}, runner={"hand": ["Score!"]}, turn="runner")
    scene.choose(RUNNER, "play:", "Score!")

    said = lines(scene)
    assert said[0] == ("You play Score!", False)
    assert ("You gain 9 bits.", True) in said


@clause("ONR-9.1")
def test_the_price_of_an_install_belongs_to_it_and_not_to_what_comes_next() -> None:
    scene = table(corp={}, runner={"bits": 8, "hand": ["Dwarf"]}, turn="runner")
    scene.choose(RUNNER, "install:", "Dwarf")
    scene.choose(RUNNER, "draw:")

    assert lines(scene)[:2] == [("You install Dwarf.", False), ("You spend 6 bits.", True)]
    assert lines(scene)[2][0].startswith("You draw ")


@clause("ONR-13.2")
def test_what_both_sides_bid_is_paid_with_the_reveal() -> None:
    scene = table(
        corp={"bits": 6, "hq": ["Night Shift"], "forts": {"hq": {"ice": [up("Hunter")]}}},
        runner={"bits": 5, "rig": ["Access to Kiribati"]},
        turn="runner",
    )
    until(run_on(scene, "HQ"), "trace-bid-corp").choose(CORP, "Bid 4 bits")
    scene.choose(RUNNER, "and 4 boosts")

    texts = [text for text, _ in lines(scene)]
    reveal = texts.index("The bids: trace 4, link 5 with Access to Kiribati.")
    assert texts[reveal + 1] == "Corp spends 4 bits."
    assert texts.index("The trace is unsuccessful.") > reveal + 1


def test_a_name_with_the_word_you_in_it_keeps_its_capital_letter() -> None:
    card = PLACES["arasaka-owns-you"]

    told = tell((CARD_DISCARDED, (card,), EVERYBODY, EVERYBODY), RUNNER)

    assert told.text == "Arasaka Owns You is discarded."


def test_an_event_is_a_deed_or_a_part_only_if_it_has_words() -> None:
    silent = {
        kind
        for kind in ROLES
        if kind not in SENTENCES and not tell_specially(kind, (0, 0, 0, 0), True).text
    }

    assert RUN_DECLARED in silent
    assert {rank((kind, (0, 0, 0, 0), 0, 0), None) for kind in silent} == {PART}


@clause("ONR-14.2")
def test_a_tag_is_a_line_of_its_own_whatever_gave_it() -> None:
    forts = {"hq": {"ice": [up("Fetch 4.0.1")]}}
    scene = table(corp={"bits": 0, "hq": ["Night Shift"], "forts": forts}, turn="runner")
    until(run_on(scene, "HQ"), "runner-action")

    assert ("You receive a tag.", False) in lines(scene)


@clause("ONR-14.4")
def test_a_resource_the_corp_trashes_is_a_line_of_its_own() -> None:
    scene = table(corp={"bits": 5}, runner={"rig": ["Broker"], "tags": 1}, turn="corp")
    until(scene.choose(CORP, "Gain a bit"), "window").choose(CORP, "trash-resource:", "Broker")

    assert ("Broker is trashed.", False) in lines(scene)
