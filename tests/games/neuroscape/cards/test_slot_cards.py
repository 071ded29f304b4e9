"""What protocols, viruses and trojans do to their hosts."""

import pytest

from nightdeck.games.neuroscape.model.events import DIE_ROLLED, ROLLED
from tests.games.neuroscape.tables import A, B, fight, play, scene


def trojan(name):
    return {"trojans": [{"card": name, "by": A, "played": 1}]}


def test_generational_wealth_installs_for_its_host():
    assert scene({"slots": ["Generational Wealth"]}, stage="netcheck").bank(A) == (0, 1)


@pytest.mark.parametrize(("slots", "bank"), [(["Tax Evasion"], (2, 0)), ([], (0, 2))])
def test_tax_evasion_keeps_ram_from_being_run_by_opponents(slots, bank):
    table = scene(
        {"bank": 1, "field": ["Coder"]}, {"bank": 2, "slots": slots, **trojan("Power Spike")}
    )

    play(table, A, "activate-trojan:")

    assert table.bank(B) == bank


def test_tax_evasion_protects_where_its_host_would_choose():
    table = scene(
        {"field": ["Debt Collector"]}, {"bank": 2, "slots": ["Tax Evasion"]}, stage="combat"
    )

    fight(table, ["Debt Collector"])

    assert table.bin(B) == []


def test_an_insurance_policy_pays_once_a_turn():
    table = scene(
        {"hand": ["Delete", "Delete"], "bank": 8},
        {"slots": ["Insurance Policy"], "field": ["Coder", "Scrapper"]},
    )

    play(table, A, "Delete", "Coder")
    table.choose(B, "Basic RAM")
    play(table, A, "Delete")

    assert (table.field(B), len(table.hand(B))) == ([], 1)


def test_amethyst_makes_tarots_cheaper():
    table = scene({"slots": ["Amethyst Datashard"], "hand": ["Strength"], "field": ["Psychic"]})

    assert table.offers(A, "Strength")


def test_moonstone_heals_each_netcheck_and_breaks_for_more():
    assert scene({"slots": ["Moonstone Datashard"]}, stage="netcheck").bioframe(A) == 21
    table = play(scene({"slots": ["Moonstone Datashard"]}), A, "Shatter")

    assert (table.mainframe(A), table.bin(A)) == (24, ["Moonstone Datashard"])


def test_darkstone_strikes_with_every_tarot():
    mine = {"slots": ["Darkstone Datashard"], "hand": ["Strength"], "bank": 1, "field": ["Psychic"]}
    table = play(scene(mine), A, "Strength")

    assert table.mainframe(B) == 19


def test_the_butterfly_effect_may_add_2_to_a_roll():
    table = scene({"slots": ["Butterfly Effect"], "field": ["Mad Hatter"]}, stage="netcheck")

    assert table.asked == (A, "add-to-roll")
    natural = table.happened(ROLLED)[-1][1]
    table.choose(A, "Yes")

    assert table.happened(DIE_ROLLED)[-1][1] == natural + 2


def test_a_wall_of_death_strengthens_attackers():
    table = scene({"slots": ["Wall of Death"], "field": ["Roadie"]}, stage="combat")

    fight(table, ["Roadie"])

    assert table.bioframe(B) == 18


def test_root_access_makes_abilities_free():
    table = play(scene({"slots": ["Root Access"], "field": ["Hex, Codemancer"]}), A, "DDOS")

    assert table.mainframe(B) == 14


def test_a_packet_leech_feeds_on_installs():
    table = scene({"slots": ["Packet Leech"]}, stage="initialize")

    table.choose(A, "install:")

    assert (table.mainframe(A), table.mainframe(B)) == (19, 21)


def test_throttle_makes_abilities_dearer():
    mine = {"slots": ["Throttle"], "field": ["Coder"], "hand": ["Delete"]}

    assert not scene(mine).offers(A, "Compile")
    assert scene({**mine, "bank": 1}).offers(A, "Compile")


def test_a_bloodworm_stops_healing_and_feeds_on_the_dead():
    table = scene(
        {"slots": ["Bloodworm"], "hand": ["The Sun", "Delete"], "bank": 6, "field": ["Psychic"]}
    )

    play(table, A, "The Sun", "Delete")

    assert (table.bioframe(A), table.mainframe(A)) == (19, 22)


def test_an_evil_eye_brings_psychosis():
    assert scene({"slots": ["Evil Eye"], "field": ["Coder"]}).psychosis("Coder") == 2


def test_a_rubber_ducky_takes_a_card_of_the_hosts_hand():
    table = scene(
        {"bank": 1, "field": ["Coder"]}, {"hand": ["Delete", "Enhance"], **trojan("Rubber Ducky")}
    )

    play(table, A, "activate-trojan:", "Enhance")

    assert (table.hand(B), table.bin(B)) == (["Delete"], ["Enhance"])


def test_a_sleeper_payload_hurts_a_character_of_the_host():
    table = scene(
        {"bank": 1, "field": ["Coder"]}, {"field": ["Scrapper"], **trojan("Sleeper Payload")}
    )

    play(table, A, "activate-trojan:")

    assert (table.field(A), table.field(B)) == (["Coder"], [])


def test_a_grave_tap_purges_cards_of_the_host_for_health():
    table = scene(
        {"field": ["Coder"]}, {"bin": ["Delete", "Basic RAM", "Coder"], **trojan("Grave Tap")}
    )

    play(table, A, "activate-trojan:", "Delete", "Basic RAM", "Done")

    assert (table.purge(B), table.bin(B)) == (["Delete", "Basic RAM"], ["Coder"])
    assert table.bioframe(A) == 22


def test_redirect_changes_a_target_of_the_host():
    table = scene(
        {"field": ["Scrapper"], "bank": 1},
        {"field": ["Coder"], "hand": ["Delete"], "bank": 4, **trojan("Redirect")},
        turn=B,
    )
    while table.asked[1] != "swift" or not table.offers(B, "Delete"):
        table.take(table.asked[0], table.state.question.default)

    table.choose(B, "Delete").choose(B, "Scrapper")
    play(table, A, "activate-trojan:")

    assert (table.field(A), table.field(B)) == (["Scrapper"], [])


def test_redirect_gives_cyberware_another_bearer():
    table = scene(
        {"field": ["Scrapper"], "bank": 1},
        {"field": ["Yes Man", "Coder"], "hand": ["AZ Glass"], "bank": 2, **trojan("Redirect")},
        turn=B,
    )

    table.choose(B, "AZ Glass").choose(B, "Yes Man")
    play(table, A, "activate-trojan:")

    assert (table.defense("Yes Man"), table.defense("Coder")) == (2, 2)


@pytest.mark.parametrize(("answer", "health"), [("Yes", 18), ("No", 20)])
def test_cheshire_counters_unless_the_host_runs_2_ram(answer, health):
    table = scene(
        {"field": ["Coder"]},
        {"field": ["Tagger"], "hand": ["Binary Blast"], "bank": 5, **trojan("Cheshire.rar")},
        turn=B,
        stage="deploy",
    )
    while not table.offers(B, "Binary Blast"):
        table.take(table.asked[0], table.state.question.default)

    table.choose(B, "Binary Blast")
    play(table, A, "activate-trojan:")
    table.choose(B, answer)
    while table.asked == (B, "card"):
        table.take(B, 0)

    assert table.mainframe(A) == health


def test_a_system_error_hurts_its_host_at_the_netcheck():
    assert scene({"slots": ["System Error"]}, stage="netcheck").mainframe(A) == 18


def test_growing_unrest_makes_a_character_of_the_host_bleed():
    bruisers = {"slots": ["Growing Unrest"], "field": ["Back Alley Bruisers", "Big Kat"]}
    table = scene(bruisers, stage="netcheck")

    assert table.counters("Back Alley Bruisers") == 1
    assert table.counters("Big Kat") == 0


def test_simulated_solace_heals_its_host():
    table = play(scene({"slots": ["Simulated Solace"], "bank": 2}), A, "Solace")

    assert table.bioframe(A) == 22
