"""Every card of the pool is played in a test of the cards."""

from pathlib import Path

from nightdeck.games.cyberpunk_ccg.cards import load_pool
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from tests.games.cyberpunk_ccg.cards.test_plain_cards import GEAR, LOCATIONS, OPERATIONS, RUNNERS

load_pool()
SOURCES = [
    path.read_text(encoding="utf-8")
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    if path.name not in ("test_pool.py", "test_facts.py", "test_plain_cards.py")
]


def test_the_tables_of_plain_cards_hold_every_card_without_text() -> None:
    plain = {card.name for card in POOL if not card.text}

    assert {*RUNNERS, *LOCATIONS, *OPERATIONS, *GEAR} == plain
    assert len(plain) == 89


def test_every_card_with_text_is_named_in_a_test_of_cards() -> None:
    missing = [
        card.name
        for card in POOL
        if card.text and not any(f'{card.name}"' in source for source in SOURCES)
    ]

    assert missing == []
