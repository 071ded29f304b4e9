"""The decks of the pool, all legal by section 20; the titles and notes are ours."""

from __future__ import annotations

from typing import Final

from nightdeck.decks import Deck

# fmt: off
STARTER_DECKS: Final[tuple[Deck, ...]] = (
    Deck(
        "corp-first-walls", "First Walls", "corp",
        {
            "hostile-takeover": 3, "marine-arcology": 3, "priority-requisition": 2,
            "political-coup": 2, "netwatch-operations-office": 1, "data-wall": 2, "filter": 2,
            "wall-of-static": 2, "quandary": 2, "keeper": 1, "crystal-wall": 1, "fetch-4-0-1": 2,
            "rex": 1, "banpei": 2, "hunter": 1, "accounts-receivable": 3, "efficiency-experts": 3,
            "night-shift": 3, "annual-reviews": 2, "bbs-whispering-campaign": 2,
            "rockerboy-promotion": 1, "setup": 1, "red-herrings": 1, "scorched-earth": 1,
            "chance-observation": 1,
        },
        note="Ice on every fort and plain money: a good first Corp.",
    ),
    Deck(
        "runner-first-steps", "First Steps", "runner",
        {
            "codecracker": 2, "dwarf": 2, "jackhammer": 1, "loony-goon": 2, "raptor": 1, "krash": 1,
            "wild-card": 1, "cloak": 1, "smarteye": 1, "force-shield": 1, "shield": 1, "imp": 1,
            "baedekers-net-map": 1, "access-to-kiribati": 1, "the-springboard": 1,
            "parraline-5750": 1, "tycho-mem-chip": 1, "wutech-mem-chip": 1, "hq-interface": 1,
            "r-and-d-interface": 2, "broker": 2, "fall-guy": 1, "floating-runner-bbs": 1,
            "leland-corporate-bodyguard": 1, "short-term-contract": 2, "inside-job": 2,
            "jack-n-joe": 2, "livewires-contacts": 3, "score": 3, "temple-microcode-outlet": 2,
            "custodial-position": 1, "bodyweight-synthetic-blood": 1,
        },
        note="An icebreaker for every kind of ice, and money to use it.",
    ),
)
# fmt: on

DECKS: Final[dict[str, Deck]] = {deck.name: deck for deck in STARTER_DECKS}
LEARNING_DECKS: Final = ("corp-first-walls", "runner-first-steps")
