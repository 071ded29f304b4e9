"""The decks of the pool: a mainframe, 50 cards, 25 RAM and a sideboard each."""

from __future__ import annotations

from typing import Final

from nightdeck.decks import Deck

DECKS: Final[dict[str, Deck]] = {
    deck.name: deck
    for deck in (
        Deck(
            "null-pointer",
            "Null Pointer",
            "",
            {
                "admin": 3,
                "coder": 2,
                "script-kiddie": 4,
                "deep-diver": 3,
                "digital-spectre": 4,
                "phantom-os": 3,
                "the-prodigy": 2,
                "black-hat": 2,
                "anima-proxy": 2,
                "hex-codemancer": 2,
                "overload-mk-i": 4,
                "binary-blast": 3,
                "static-blast": 3,
                "hyperclock": 2,
                "quantum-encryption": 2,
                "overload-mk-ii": 2,
                "hackathon": 2,
                "firewall": 1,
                "system-error": 1,
                "fatal-error-75": 2,
                "memory-leak": 1,
            },
            "firestarter",
            "Small blue attackers plus cheap scripts; finish the mainframe pool with Hex.",
            {
                "ram": {"twin-channel-ram": 3, "bootstrap-ram": 2, "basic-ram": 20},
                "sideboard": {"delete": 2},
            },
        ),
        Deck(
            "chrome-riot",
            "Chrome Riot",
            "",
            {
                "scrapper": 4,
                "lug-nut": 3,
                "dumpster-diver": 2,
                "blackout-boys": 3,
                "cryoblade-assassin": 3,
                "the-plug": 2,
                "iron-maiden": 2,
                "back-alley-bruisers": 3,
                "faceless-oni": 3,
                "lasersaw-berzerker": 2,
                "rogue-valkyrie": 2,
                "arc-circuit-breaker": 1,
                "riot-blade": 3,
                "drive-saw": 2,
                "flux-cannon": 2,
                "knux": 2,
                "railgun": 1,
                "spinal-splitter": 1,
                "snatcher": 1,
                "cloaking-field": 1,
                "stim-pack": 3,
                "megaroids-kiwi-krush": 2,
                "black-market": 1,
                "terminate": 1,
            },
            "synthetix",
            "Ramp with Scrapper, bolt cyberware on, clear blockers with duels, hit the bioframe.",
            {
                "ram": {"hotfix-ram": 3, "overclocked-ram": 2, "basic-ram": 20},
                "sideboard": {"delete": 2},
            },
        ),
        Deck(
            "badlands-convoy",
            "Badlands Convoy",
            "",
            {
                "scavenger": 4,
                "badlands-infantry": 3,
                "canyon-stalkers": 3,
                "sand-scorpion": 3,
                "badlands-sniper": 2,
                "coyote-raiders": 4,
                "dust-devil-initiate": 3,
                "badlands-marauder": 3,
                "dust-devil-vultures": 2,
                "dust-devil-elites": 3,
                "eclipse-dropship": 2,
                "ashara-high-priestess": 2,
                "priest-of-mahkav": 1,
                "synchronize": 2,
                "chain-amplifier": 1,
                "hot-wire": 1,
                "aekani-bloodletter": 1,
                "dust-devil-glaive": 1,
                "enhance": 3,
                "emp-grenade": 2,
                "mirage": 1,
                "growing-unrest": 1,
                "dust-to-dust": 1,
                "savage-duststorm": 1,
            },
            "coyote",
            "Fast stamina attackers that can still block, tethers and bleed to break stalls.",
            {
                "ram": {"failsafe-ram": 3, "hotfix-ram": 2, "basic-ram": 20},
                "sideboard": {"delete": 2},
            },
        ),
    )
}
"""The decks by name."""

DEFAULT_DECKS: Final = ("chrome-riot", "badlands-convoy")
"""A good pair to begin with: combat, memory and cyberware."""
