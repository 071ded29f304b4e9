"""Sections 12 to 20: programs, targets, copies, teams, hidden information, keywords."""

from __future__ import annotations

import pytest

from nightdeck.games.neuroscape.check.readers import card_of
from nightdeck.games.neuroscape.game import NEUROSCAPE
from nightdeck.games.neuroscape.model.codes import player_code, pool_code
from nightdeck.games.neuroscape.model.events import DIE_ROLLED, ITEM_FAILED, ROLLED
from nightdeck.games.neuroscape.model.terms import PERSISTENT, TYPE_NAMES
from nightdeck.play.swaps import swapped
from nightdeck.testing import clause
from tests.games.neuroscape.tables import (
    HIGH,
    LOW,
    A,
    B,
    C,
    D,
    circle,
    declared,
    each_alone,
    end_stage,
    end_turn,
    fight,
    loaded,
    numbers,
    pass_checks,
    play,
    scene,
    until,
)

HOLD = "Deja Vu"


# 12, 13 -------------------------------------------------------------------------------------------


@clause("NEU-12.13", "NEU-20.5", "NEU-13.7")
def test_a_countered_environment_never_enters_play():
    table = scene(
        {"hand": ["The Net", HOLD], "bank": 4},
        {"hand": ["Quantum Encryption"], "bank": 3, "field": ["Coder"]},
        environment={"card": "Mosh Pit", "by": B},
    )

    table.choose(A, "The Net").choose(B, "Quantum Encryption")
    pass_checks(table)

    assert (table.environment(), table.bin(A), table.bank(A)) == ("Mosh Pit", ["The Net"], (0, 4))


@clause("NEU-13.1", "NEU-2.13")
def test_targets_are_chosen_before_anything_is_paid():
    table = scene({"hand": ["Delete", HOLD], "bank": 4, "field": ["Coder", "Scrapper"]})

    table.choose(A, "Delete")

    assert table.asked == (A, "target")
    assert table.bank(A) == (4, 0)


@clause("NEU-13.1")
def test_an_effect_without_the_word_chooses_when_it_resolves():
    table = scene(
        {"hand": ["Hyperclock", HOLD], "bank": 1, "running": 2, "field": ["Coder"]},
        {"hand": [HOLD]},
    )

    table.choose(A, "Hyperclock")
    assert table.asked == (B, "swift")
    table.pass_(B)

    assert table.asked == (A, "card")


@clause("NEU-13.3")
def test_any_target_is_a_character_or_a_pool_and_nothing_else():
    table = scene(
        {"hand": ["Static Blast", HOLD], "bank": 2, "slots": ["Firewall"]},
        {"field": ["Scrapper"]},
        environment="Mosh Pit",
    )

    table.choose(A, "Static Blast")

    pools = [pool_code(seat, pool) for seat in (A, B) for pool in (0, 1)]
    assert [option[1] for option in table.options(A)] == [card_of(table.state, "Scrapper"), *pools]


@clause("NEU-13.4")
@pytest.mark.parametrize(("card", "seats"), [("Binary Blast", [B, C]), ("Garbage Day", [A, B, C])])
def test_target_opponent_and_target_player_name_players(card, seats):
    table = each_alone({"hand": [card, HOLD], "bank": 3}, {}, {})

    table.choose(A, card)

    assert sorted(option[1] for option in table.options(A)) == sorted(map(player_code, seats))


@clause("NEU-13.5")
def test_one_character_cannot_be_both_targets():
    table = scene({"hand": ["The Lovers", HOLD], "bank": 3, "field": ["Psychic", "Scrapper"]})

    table.choose(A, "The Lovers").choose(A, "Psychic")

    lone = scene({"hand": ["The Lovers", HOLD], "bank": 3, "field": ["Psychic"]})
    assert table.asked[1] != "target"
    assert not lone.offers(A, "The Lovers")


@clause("NEU-13.9")
def test_a_counter_whose_item_has_left_the_cache_fails():
    mine = {"hand": ["Hackathon", HOLD], "bank": 2, "deck": 9}
    theirs = {"hand": ["Quantum Encryption"], "bank": 3, "field": ["Coder"]}
    table = each_alone(mine, theirs, theirs)
    table.choose(A, "Hackathon").choose(B, "Quantum Encryption")

    table.choose(C, "Quantum Encryption").choose(C, "Hackathon")
    pass_checks(table)

    assert [row[0] for row in table.happened(ITEM_FAILED, titles=True)] == ["Quantum Encryption"]
    assert (table.bin(A), len(table.hand(A))) == (["Hackathon"], 1)


@clause("NEU-13.10")
def test_each_player_chooses_clockwise_and_then_all_is_done_at_once():
    pair = {"field": ["Scrapper", "Coder"]}
    table = each_alone(
        {"field": ["Psychic", "Scrapper"], "hand": ["Death", HOLD], "bank": 4}, pair, pair
    )

    table.choose(A, "Death")
    pass_checks(table)
    for seat in (A, B, C):
        assert table.asked == (seat, "card")
        assert len(table.field(A)) == 2
        table.choose(seat, "Scrapper")

    assert [table.field(seat) for seat in (A, B, C)] == [["Psychic"], ["Coder"], ["Coder"]]


@clause("NEU-13.11")
def test_a_restriction_reads_the_current_cost_in_play_and_the_printed_one_elsewhere():
    table = scene(
        {"hand": ["Terminate", HOLD], "bank": 2},
        {
            "field": [
                {"card": "Big Kat", "running": True},
                {"card": "Iron Maiden", "running": True},
            ],
            "slots": [{"card": "Artificial Inflation", "by": A}],
        },
    )
    raised = scene(
        {"field": ["Reanimator"], "bank": 4, "bin": ["Freelance Merc"], "hand": [HOLD],
         "slots": [{"card": "Artificial Inflation", "by": B}]}
    )  # fmt: skip

    assert not table.offers(A, "Terminate")
    assert raised.offers(A, "Raise")


@clause("NEU-13.12")
def test_protection_from_targeting_does_not_stop_effects_without_targets():
    table = scene(
        {"hand": ["The Devil", HOLD], "bank": 3, "field": ["Searcher of the Sky"]},
        {"field": ["Big Kat"]},
    )

    play(table, A, "The Devil", "reversed:")

    assert table.damage("Big Kat") == 3


@clause("NEU-13.8")
def test_a_program_is_not_redirected_to_itself():
    table = scene(
        {"hand": ["Hackathon", "The Moon", HOLD], "bank": 4, "field": ["Psychic"], "deck": 9},
        {"hand": ["Quantum Encryption", HOLD], "bank": 3, "field": ["Coder"]},
    )
    table.choose(A, "Hackathon").choose(B, "Quantum Encryption")

    table.choose(A, "The Moon").pass_(B)
    pass_checks(table)

    assert table.bin(A) == ["The Moon", "Hackathon"]
    assert len(table.hand(A)) == 1


# 14 -----------------------------------------------------------------------------------------------


@clause("NEU-14.4", "NEU-14.5", "NEU-20.14")
def test_a_copy_is_a_token_that_ceases_to_exist():
    table = scene(
        {
            "hand": ["Through the Looking Glass", "Delete", HOLD],
            "bank": 9,
            "field": ["Scavenger"],
            "deck": 9,
        }
    )
    play(table, A, "Through the Looking Glass")
    token = table.state.characters(A)[1]
    assert table.state.token[token]

    table.choose(A, "Delete").choose(A, (14, token))
    pass_checks(table)

    assert table.bin(A) == ["Through the Looking Glass", "Delete"]
    assert len(table.hand(A)) == 1 + 1
    assert table.bank(A) == (1, 3 + 4 + 1)


@clause("NEU-14.6")
@pytest.mark.parametrize("wish", [True, False])
def test_a_copied_slot_card_is_attached_or_ceases_to_exist(wish):
    table = scene({"hand": ["Mirror Drive", HOLD], "bank": 3, "slots": ["Firewall"]})

    play(table, A, "Mirror Drive")
    table.choose(A, "your mainframe" if wish else "Done")

    assert table.slots(A) == ["Firewall"] * (2 if wish else 1)


@clause("NEU-14.6", "NEU-12.9")
def test_a_copied_trojan_is_seen_by_the_copier_and_waits_a_turn():
    table = scene(
        {
            "hand": ["Mirror Drive", HOLD],
            "bank": 4,
            "trojans": [{"card": "Fatal Error 75", "by": B}],
        }
    )

    play(table, A, "Mirror Drive")
    table.choose(A, "Player 2's mainframe")

    assert table.slots(B) == ["Fatal Error 75"]
    assert table.state.knows(A, card_of(table.state, "Fatal Error 75"))
    assert not table.offers(A, "activate-trojan:")


@clause("NEU-14.9")
def test_an_ability_of_an_iconic_character_may_be_copied():
    table = scene(
        {"field": ["Hex, Codemancer"], "bank": 4, "hand": [HOLD]},
        {"hand": ["Fork Bomb"], "bank": 3, "field": ["Coder"]},
    )
    table.choose(A, "DDOS Attack")

    table.choose(B, "Fork Bomb")
    pass_checks(table)

    assert (table.mainframe(A), table.mainframe(B)) == (14, 14)


@clause("NEU-14.10", "NEU-R71")
def test_an_ability_that_copies_is_not_copied():
    table = scene(
        {"hand": ["Hackathon", HOLD], "bank": 4, "field": ["Anima Proxy"]},
        {"hand": ["Fork Bomb"], "bank": 3, "field": ["Coder"]},
    )
    table.choose(A, "Hackathon")
    assert table.offers(B, "Fork Bomb")
    table.choose(B, "Fork Bomb")
    assert table.offers(A, "Mirror Socket")
    table.choose(A, "Mirror Socket")

    assert table.cache()[0].startswith("Mirror Socket")
    assert not table.offers(B, "Fork Bomb")


@clause("NEU-14.11")
def test_what_becomes_a_copy_keeps_its_memory_and_counters():
    table = scene({"hand": ["Vat Clone", HOLD], "bank": 3}, {"field": ["Back Alley Bruisers"]})

    play(table, A, "Vat Clone", "Back Alley Bruisers")

    clone = table.state.characters(A)[0]
    assert len(table.state.hosted[clone]) == 3
    assert not table.state.token[clone]


@clause("NEU-14.14")
def test_the_copy_of_a_slot_card_goes_to_a_mainframe_of_the_copiers_choice():
    table = circle(
        {"hand": ["Bitrot", HOLD], "bank": 2},
        {"hand": ["Fork Bomb"], "bank": 3, "field": ["Coder"]},
        {},
        {},
    )
    table.choose(A, "Bitrot").choose(A, "Player 2's mainframe")

    table.choose(B, "Fork Bomb")
    pass_checks(table)
    assert table.asked == (B, "mainframe")
    table.choose(B, "Player 4's mainframe")
    pass_checks(table)

    assert (table.slots(D), table.slots(B)) == (["Bitrot"], ["Bitrot"])
    assert table.state.token[card_of(table.state, "Bitrot", 2)]


# 15, 16 -------------------------------------------------------------------------------------------


@clause("NEU-15.3", "NEU-15.2")
def test_a_card_with_two_icons_gives_a_point_to_each():
    table = scene({"field": ["Iron Maiden", "Iron Maiden"], "hand": [HOLD]})

    assert (table.synergy(A, "Cybernetic"), table.synergy(A, "Thrasher")) == (2, 2)


@clause("NEU-15.8", "NEU-15.8a", "NEU-20.16")
def test_everybody_may_control_their_own_iconic_card():
    table = scene({"hand": ["Hex, Codemancer", HOLD], "bank": 4}, {"field": ["Hex, Codemancer"]})

    play(table, A, "Hex, Codemancer")

    assert table.field(A) == table.field(B) == ["Hex, Codemancer"]


@clause("NEU-15.8e")
def test_control_of_a_second_iconic_card_is_not_gained():
    table = scene(
        {"field": ["Mind Delver", "Astra, Cosmic Kitty"], "bank": 6, "hand": [HOLD]},
        {"field": ["Astra, Cosmic Kitty"]},
    )

    play(table, A, "Possess")

    assert table.field(B) == ["Astra, Cosmic Kitty"]


@clause("NEU-15.8e")
def test_an_iconic_card_that_cannot_go_home_goes_to_the_bin():
    table = scene(
        {"field": ["Mind Delver"], "bank": 6, "hand": [HOLD]}, {"field": ["Astra, Cosmic Kitty"]}
    )
    play(table, A, "Possess")
    table.state.make_card(
        table.state.definition[card_of(table.state, "Astra, Cosmic Kitty")],
        B,
        table.state.zone_of(B, 4),
    )
    end_turn(end_stage(table, A), A)

    assert table.field(B) == ["Astra, Cosmic Kitty"]
    assert table.bin(B) == ["Astra, Cosmic Kitty"]


@clause("NEU-16.13", "NEU-20.4")
def test_a_datavamp_heals_by_what_its_character_deals_to_a_mainframe():
    table = scene({"field": ["Boardroom Shark"], "mainframe_health": 10}, stage="combat")

    fight(table, ["Boardroom Shark"])

    assert (table.mainframe(A), table.mainframe(B)) == (12, 18)


@clause("NEU-16.11")
def test_every_first_prevention_of_a_turn_is_used_up_by_the_first_batch():
    table = scene(
        {"field": ["Coder"], "hand": ["Binary Blast", HOLD], "bank": 1},
        {"slots": ["Firewall", "Firewall"]},
    )
    play(table, A, "Binary Blast")
    assert table.mainframe(B) == 20

    pass_checks(table.choose(A, "done:"))
    fight(table, ["Coder"])

    assert table.mainframe(B) == 19


# 18 -----------------------------------------------------------------------------------------------


@clause("NEU-18.1")
def test_damage_to_either_partner_hurts_the_shared_pool_and_eliminates_both():
    table = circle(
        {"hand": ["Binary Blast", "Binary Blast", HOLD], "bank": 2},
        {"mainframe_health": 4},
        {"mainframe_health": 4},
        {},
    )

    play(table, A, "Binary Blast", "Player 2")
    assert table.mainframe(B) == table.mainframe(C) == 2
    play(table, A, "Binary Blast", "Player 3")

    assert table.outcome.winners == (A, D)


@clause("NEU-18.2")
def test_partners_share_neither_ram_nor_synergy_nor_the_iconic_limit():
    table = circle(
        {"hand": ["Overload Mk I", "Hex, Codemancer", HOLD], "bank": 4},
        {"field": ["Scrapper"]},
        {},
        {"field": ["Hex, Codemancer"], "bank": 9},
    )

    assert not table.offers(A, "Overload Mk I")
    assert table.offers(A, "Hex, Codemancer")


@clause("NEU-18.10")
def test_each_opponent_counts_both_members_of_the_other_team():
    hackers = ["Coder", "Admin", "Tagger", "Script Kiddie", "Deep Diver"]
    table = circle({"mainframe": "Meltdown", "field": hackers}, {}, {}, {}, stage="netcheck")

    assert table.mainframe(B) == 20 - 2


@clause("NEU-18.9", "NEU-9.3")
def test_without_teams_only_the_attacked_player_blocks():
    merc = {"field": ["Freelance Merc"]}
    table = each_alone({"field": ["Scrapper"]}, merc, merc, stage="combat")

    pass_checks(table.choose(A, "attacks Player 2"))

    assert table.asked == (B, "declare-blocker")
    declared(table, B, "declare-blocker")
    assert table.asked[1] != "declare-blocker"


# 19 -----------------------------------------------------------------------------------------------


@clause("NEU-19.3")
def test_a_destroyed_trojan_is_turned_face_up():
    table = scene(
        {"hand": ["Antivirus", HOLD], "bank": 1, "trojans": [{"card": "Redirect", "by": B}]}
    )
    card = card_of(table.state, "Redirect")
    assert not table.state.knows(A, card)

    play(table, A, "Antivirus")

    assert (table.bin(B), table.state.knows(A, card)) == (["Redirect"], True)


@clause("NEU-19.4", "NEU-19.4a")
def test_a_roll_is_rerolled_first_and_added_to_afterwards():
    table = scene(
        {
            "field": ["Ed, Card Counter", "Psychic"],
            "slots": ["Butterfly Effect"],
            "hand": ["Wheel of Fortune", HOLD],
            "bank": 2,
            "deck": 9,
        }
    )
    loaded(table, LOW, 9)

    play(table, A, "Wheel of Fortune")
    assert table.asked == (A, "reroll")
    table.choose(A, "Yes")
    assert table.asked == (A, "add-to-roll")
    table.choose(A, "Yes")

    assert [row[1] for row in table.happened(ROLLED)][1:] == [9]
    assert table.happened(DIE_ROLLED) == [(A, 11)]
    assert len(table.hand(A)) == 1 + 2


@clause("NEU-19.4a")
def test_a_refused_reroll_can_be_used_later_in_the_turn():
    table = scene(
        {
            "field": ["Ed, Card Counter", "Psychic"],
            "hand": ["Wheel of Fortune", "Wheel of Fortune", HOLD],
            "bank": 4,
            "deck": 9,
        }
    )
    loaded(table, HIGH, LOW)

    play(table, A, "Wheel of Fortune")
    table.choose(A, "No")
    play(table, A, "Wheel of Fortune")

    assert table.asked == (A, "reroll")


@clause("NEU-19.6")
def test_a_sideboard_is_no_part_of_what_anybody_sees_of_a_game():
    name = next(name for name, deck in NEUROSCAPE.decks.items() if deck.sections.get("sideboard"))
    deck = NEUROSCAPE.decks[name]
    out, into = next(iter(deck.cards)), next(iter(deck.sections["sideboard"]))
    assert swapped(NEUROSCAPE, deck, [(out, into)], 10).cards != deck.cards

    table = scene({"hand": [HOLD]})
    assert not any("side" in zone for zone in table.view(A)["zones"])


@clause("NEU-19.7", "NEU-19.2")
def test_a_look_is_over_when_the_effect_goes_on():
    table = scene({"field": ["Coder"], "hand": [HOLD], "deck": ["Delete", "Enhance"]})

    play(table, A, "Compile")
    card = card_of(table.state, "Delete")
    assert table.state.knows(A, card)
    table.choose(A, "No")

    assert not table.state.knows(A, card)


# 20 -----------------------------------------------------------------------------------------------


@clause("NEU-20.1", "NEU-9.3c")
def test_the_four_kinds_of_actions_are_offered_by_four_questions():
    table = scene(
        {"hand": ["Scrapper"], "bank": 1, "field": ["Coder"]}, {"field": ["Freelance Merc"]}
    )
    assert table.verbs(A) == ["play", "activate", "done"]

    pass_checks(table.choose(A, "done:"))
    assert table.verbs(A) == ["attack", "done"]
    pass_checks(table.choose(A, "attacks"))

    assert table.verbs(B) == ["block", "done"]


@clause("NEU-20.6", "NEU-16.2")
def test_a_destroyed_card_goes_to_its_owners_bin():
    table = scene(
        {"field": ["Mind Delver"], "bank": 9, "hand": ["Delete", HOLD]},
        {"field": ["Freelance Merc"]},
    )
    play(table, A, "Possess")

    play(table, A, "Delete", "Freelance Merc")

    assert (table.bin(A), table.bin(B)) == (["Delete"], ["Freelance Merc"])


@clause("NEU-20.10")
def test_six_types_are_persistent():
    names = [name for name, kind in TYPE_NAMES.items() if kind & PERSISTENT]

    assert names == ["character", "cyberware", "protocol", "virus", "trojan", "environment"]


@clause("NEU-20.19", "NEU-12.4")
def test_a_tarot_is_reversed_only_with_permission():
    hand = {"hand": ["Strength", HOLD], "bank": 1}
    without = scene({**hand, "field": ["Psychic"]})
    allowed = scene({**hand, "field": ["Psychic"]}, environment="Setu Simulation")

    play(without, A, "Strength", "Psychic")
    play(allowed, A, "Strength", "reversed:", "Psychic")

    assert (numbers(without, "Psychic"), numbers(allowed, "Psychic")) == ((2, 4), (4, 2))


@clause("NEU-20.21", "NEU-7.2")
def test_installing_is_not_playing_and_an_empty_ram_deck_does_nothing():
    table = scene({"field": ["Scrapper"], "ram_deck": 0, "hand": [HOLD]})

    play(table, A, "Scrap Heap")

    assert table.bank(A) == (0, 0)
    assert until(table, "deploy").asked == (A, "deploy")


@clause("NEU-20.25", "NEU-20.9")
def test_two_overruns_are_one():
    axe = {"card": "Rogue Valkyrie", "cyberware": ["Battle Axe"]}
    table = scene(
        {"field": [axe]}, {"field": ["Freelance Merc"]}, stage="combat", environment="Death Wish"
    )

    fight(table, ["Rogue Valkyrie"], {"Freelance Merc": "Rogue Valkyrie"})

    assert table.bioframe(B) == 20 - (6 - 3)
