"""Deckhouse: a pool of cards with every kind of troublesome title, and nothing to play."""

from typing import Any

from nightdeck.decks import Deck, DeckForm, Section
from nightdeck.kernel.game import Game
from nightdeck.kernel.rng import Rng

TITLES = (
    ("identity", "Nine: Whole Houses"),
    ("identity", "Nine: Half Houses"),
    ("identity", "Élodie “Mac” Öz: Night Porter"),
    ("event", "Sure Thing"),
    ("event", "Déjà Vu"),
    ("event", "The Maker's Eye"),
    ("event", 'Say "Please"'),
    ("program", "Yog.0"),
    ("program", "Viktor 1.0"),
    ("program", "Snare!"),
    ("program", "R&D Interface"),
    ("program", "Dracō"),
    ("program", "X Marks"),
    ("program", "Event"),
    ("room", "Room (Upstairs)"),
    ("room", "3 Doors"),
    ("room", "e3 Feedback"),
    ("room", "Ćma • Moth"),
    ("room", "Cards on the Table"),
    ("room", "∞"),
)
SETS = ("Base", "Attic & Cellar")
POOL = [
    {
        "id": f"card-{number}",
        "name": title,
        "type": kind,
        "set": SETS[number % 2],
        "side": "house",
        "code": f"7{number:04d}",
    }
    for number, (kind, title) in enumerate(TITLES)
] + [
    {"id": "twin-old", "name": "Twin Beds", "type": "room", "set": "Base", "side": "house"},
    {"id": "twin-new", "name": "Twin Beds", "type": "room", "set": "Attic & Cellar", "side": "inn"},
]


class Deckhouse(Game[Any]):
    """Only its catalogue matters."""

    slug = "deckhouse"
    title = "Deckhouse"
    deck_form = DeckForm(identity="identity", totals=("cards", "doors"))

    def catalogue(self) -> list[dict[str, Any]]:
        return POOL

    def deck_mark(self, deck: Deck, card: str) -> str:
        return "•" * (int(card[-1]) % 4) if card[-1].isdigit() else ""


class Published(Deckhouse):
    """The same with identifiers that somebody published."""

    slug = "published"
    deck_form = DeckForm(
        identity="identity",
        game_id="11111111-2222-3333-4444-555555555555",
        card_id="aaaaaaaa-bbbb-cccc-dddd-eeeeeee",
        identity_label="Host",
        sections=(Section("rooms", "Rooms"),),
    )


DECKHOUSE = Deckhouse()
PUBLISHED = Published()


def random_deck(rng: Rng, title: str = "Some deck", note: str = "") -> Deck:
    """Return some deck: an identity and up to twenty other cards, one to 99 of each."""
    identities = [str(card["id"]) for card in POOL if card["type"] == "identity"]
    others = [str(card["id"]) for card in POOL if card["type"] != "identity"]
    cards = {others[rng.below(len(others))]: rng.roll(99) for _ in range(rng.roll(20))}
    return Deck("some", title, "house", cards, identities[rng.below(len(identities))], note)
