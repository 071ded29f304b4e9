"""Section 17: decks, sideboards, matches, and the rulings about them."""

from __future__ import annotations

import pytest

from nightdeck.decks import Deck
from nightdeck.games.neuroscape.decks.decks import MATCH_TYPES
from nightdeck.games.neuroscape.decks.starter_decks import DECKS
from nightdeck.games.neuroscape.game import NEUROSCAPE
from nightdeck.games.neuroscape.model.rulings import R52, RULINGS
from nightdeck.kernel.engine import choose, concede, new_game
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Setup
from nightdeck.play.matches import Match, match_type
from nightdeck.play.swaps import swapped
from nightdeck.testing import clause

TYPES = {card["id"]: card["type"] for card in NEUROSCAPE.catalogue()}
VANILLA = [
    card["id"]
    for card in NEUROSCAPE.catalogue()
    if card["type"] in ("character", "exe", "script") and not card.get("token")
]


def deck_of(
    cards: dict[str, int] | None = None,
    ram: dict[str, int] | None = None,
    sideboard: dict[str, int] | None = None,
    mainframe: str = "coyote",
) -> Deck:
    """Return a deck of 50 cards, 25 RAM and what is said."""
    listed = dict(cards or {})
    for name in VANILLA:
        if name not in listed and sum(listed.values()) < 50 and name not in (sideboard or {}):
            listed[name] = min(4, 50 - sum(listed.values()))
    sections = {"ram": ram or {"basic-ram": 25}}
    if sideboard:
        sections["sideboard"] = sideboard
    return Deck("mine", "Mine", "", listed, mainframe, sections=sections)


def broken(deck: Deck, **rulings: str) -> list[str]:
    """Return the clauses a deck breaks."""
    values = NEUROSCAPE.ruling_values({f"NEU-{name}": value for name, value in rulings.items()})
    return [each.clause for each in NEUROSCAPE.deck_violations(deck, values)]


@clause("NEU-17.1", "NEU-4.1")
@pytest.mark.parametrize("mainframe", ["", "delete", "no-such-card"])
def test_a_deck_needs_one_mainframe(mainframe):
    assert broken(deck_of(mainframe=mainframe)) == ["NEU-17.1"]


@clause("NEU-17.2")
@pytest.mark.parametrize(
    ("count", "found"), [(49, ["NEU-17.2"]), (50, []), (255, []), (256, ["NEU-17.2"])]
)
def test_a_cyberdeck_has_50_to_255_cards(count, found):
    deck = deck_of({"drifter": count})
    deck.cards = {"drifter": count}

    assert broken(deck) == found


@clause("NEU-17.2", "NEU-15.8b")
@pytest.mark.parametrize("card", ["delete", "hex-codemancer"])
def test_four_copies_are_allowed_also_of_an_iconic_card_and_five_are_not(card):
    assert broken(deck_of({card: 4})) == []
    assert broken(deck_of({card: 5})) == ["NEU-17.2"]


@clause("NEU-17.2", "NEU-17.3")
@pytest.mark.parametrize("card", ["basic-ram", "coyote", "nanobot-drone"])
def test_ram_mainframes_and_tokens_are_no_cards_of_a_cyberdeck(card):
    assert "NEU-17.2" in broken(deck_of({card: 1}))


@clause("NEU-17.3")
@pytest.mark.parametrize(
    ("ram", "found"),
    [
        ({"basic-ram": 24}, ["NEU-17.3"]),
        ({"basic-ram": 25}, []),
        ({"basic-ram": 26}, ["NEU-17.3"]),
        ({"basic-ram": 20, "ecc-ram": 4, "ghost-ram": 1}, []),
        ({"basic-ram": 19, "ecc-ram": 3, "ghost-ram": 3}, ["NEU-17.3"]),
        ({"basic-ram": 20, "ecc-ram": 5}, ["NEU-17.2"]),
    ],
)
def test_a_ram_deck_has_25_cards_of_which_5_are_advanced_at_most(ram, found):
    assert broken(deck_of(ram=ram)) == found


@clause("NEU-17.4", "NEU-E53")
@pytest.mark.parametrize(("beside", "found"), [(2, ["NEU-17.2"]), (1, [])])
def test_the_limit_of_copies_counts_deck_and_sideboard_together(beside, found):
    assert broken(deck_of({"delete": 3}, sideboard={"delete": beside})) == found


@clause("NEU-17.4", "NEU-2.1m")
@pytest.mark.parametrize(
    ("sideboard", "found"),
    [
        ({"drifter": 10}, []),
        ({"drifter": 11}, ["NEU-17.4"]),
        ({"basic-ram": 1}, ["NEU-17.4"]),
        ({"coyote": 1}, ["NEU-17.4"]),
    ],
)
def test_a_sideboard_has_at_most_10_cards_and_no_ram_or_mainframe(sideboard, found):
    assert broken(deck_of(sideboard=sideboard)) == found


@clause("NEU-17.5")
def test_a_deck_may_mix_all_factions():
    cards = ["coder", "scrapper", "executive", "scavenger", "psychic", "roadie", "big-kat"]

    assert broken(deck_of(dict.fromkeys(cards, 1))) == []


@clause("NEU-17.2", "NEU-17.3", "NEU-17.4")
@pytest.mark.parametrize("name", list(DECKS))
def test_every_deck_of_the_pool_is_legal(name):
    assert broken(DECKS[name]) == []


@clause("NEU-R62", "NEU-17.3")
@pytest.mark.parametrize(
    ("value", "found"), [("rest-basic", []), ("exactly-five-advanced", ["NEU-R62"])]
)
def test_whether_five_advanced_ram_are_asked_for(value, found):
    assert broken(deck_of(), R62=value) == found


# Matches ------------------------------------------------------------------------------------------


@clause("NEU-R52", "NEU-17.6")
def test_there_is_a_kind_of_match_for_every_length():
    lengths = {kind.name: (kind.wins, kind.games) for kind in MATCH_TYPES}

    assert [lengths.get(value, lengths["single"]) for value in RULINGS[R52].values] == [
        (2, 5),
        (0, 1),
        (3, 7),
    ]
    assert RULINGS[R52].values == ("best-of-3", "best-of-1", "best-of-5")


def finished(loser: int | None) -> object:
    """Return a game that one player has given up, or that nobody has won."""
    state = new_game(NEUROSCAPE, Setup(2, seed="match"))
    if loser is None:
        state.end((), "drawn", "NEU-16.5")
    else:
        concede(state, loser)
    return state


@clause("NEU-17.6")
def test_two_wins_decide_a_match_and_a_drawn_game_counts_for_nobody():
    match = Match(NEUROSCAPE, match_type(NEUROSCAPE, "best-of-3"), 2)

    for loser in (1, None, 0):
        match.enter(finished(loser))
        assert not match.is_over
    match.enter(finished(1))

    assert match.is_over
    assert match.winners() == [0]


@clause("NEU-17.6")
def test_a_match_ends_after_five_games():
    match = Match(NEUROSCAPE, match_type(NEUROSCAPE, "best-of-3"), 2)

    for loser in (None, None, 1, None, None):
        match.enter(finished(loser))

    assert match.is_over
    assert match.winners() == [0]


MINE = deck_of({"delete": 3}, sideboard={"hackathon": 2, "enhance": 1})


def after(deck: Deck, swaps: list[tuple[str, str]], **rulings: str) -> Deck:
    """Return a deck after some swaps."""
    named = {f"NEU-{name}": value for name, value in rulings.items()}
    return swapped(NEUROSCAPE, deck, swaps, 10, named)


@clause("NEU-17.7", "NEU-E53")
def test_a_swap_takes_one_card_out_for_each_that_comes_in():
    deck = after(MINE, [("delete", "hackathon")])

    assert (deck.cards["delete"], deck.cards["hackathon"]) == (2, 1)
    assert deck.sections["sideboard"] == {"hackathon": 1, "enhance": 1, "delete": 1}


@clause("NEU-R50", "NEU-17.7")
@pytest.mark.parametrize("value", ["one-for-one", "free-size"])
def test_whether_a_card_may_come_in_for_nothing(value):
    if value == "one-for-one":
        with pytest.raises(BadSetup, match="one for one"):
            after(MINE, [("", "hackathon")], R50=value)
    else:
        assert sum(after(MINE, [("", "hackathon")], R50=value).cards.values()) == 51


@clause("NEU-R50")
def test_an_exchange_of_any_size_must_still_leave_a_legal_deck():
    with pytest.raises(BadSetup, match="at least 50 belong there"):
        after(MINE, [("delete", "")], R50="free-size")


@clause("NEU-R51", "NEU-17.7")
@pytest.mark.parametrize("value", ["cyberdeck-only", "mainframe-allowed"])
def test_whether_a_mainframe_may_be_swapped(value):
    deck = deck_of(sideboard={"nexus": 1})
    if value == "cyberdeck-only":
        assert broken(deck, R51=value) == ["NEU-17.4"]
        with pytest.raises(BadSetup, match="the mainframe stays"):
            after(deck, [("coyote", "nexus")], R51=value)
    else:
        assert broken(deck, R51=value) == []
        changed = after(deck, [("coyote", "nexus")], R51=value)
        assert (changed.identity, changed.sections["sideboard"]) == ("nexus", {"coyote": 1})


@clause("NEU-R53", "NEU-17.8")
@pytest.mark.parametrize(("value", "starter"), [("reroll", None), ("loser-chooses", "player-2")])
def test_who_decides_who_begins_the_second_game(value, starter):
    match = Match(NEUROSCAPE, match_type(NEUROSCAPE, "best-of-3"), 2)
    match.enter(finished(1))

    assert match.choices({}, {"NEU-R53": value}).get("starter") == starter


@clause("NEU-R53")
def test_after_a_drawn_game_the_dice_decide_again():
    match = Match(NEUROSCAPE, match_type(NEUROSCAPE, "best-of-3"), 2)
    match.enter(finished(1))
    match.enter(finished(None))

    assert match.choices({}, {"NEU-R53": "loser-chooses"})["starter"] == "dice"


@clause("NEU-R53")
@pytest.mark.parametrize("player", [1, 2])
def test_whoever_decides_instead_of_the_dice_is_asked(player):
    state = new_game(NEUROSCAPE, Setup(2, (), {}, {"starter": f"player-{player}"}, "starter"))
    while state.question.name == "mulligan":
        choose(state, state.question.default)

    assert (state.question.seat, state.question.name) == (player - 1, "play-order")


@clause("NEU-R53")
def test_a_player_who_is_not_there_cannot_decide():
    with pytest.raises(BadSetup, match="player 3 cannot decide who begins: 2 play"):
        new_game(NEUROSCAPE, Setup(2, (), {}, {"starter": "player-3"}, "starter"))
