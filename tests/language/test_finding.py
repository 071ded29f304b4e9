"""Cards are found by title or id; what is not found is answered with a near title."""

import pytest

from nightdeck.kernel.errors import BadSetup
from nightdeck.language.abilities import Definition
from nightdeck.language.finding import Finder


def finder() -> Finder:
    pool = [Definition("deja-vu", "Déjà Vu", ""), Definition("wall", "Garden Wall", "")]
    for place, card in enumerate(pool):
        card.place = place
    return Finder(pool, {card.id: card.place for card in pool})


@pytest.mark.parametrize("title", ["garden wall", "Garden  Wall", "wall"])
def test_a_card_is_found_by_its_title_or_id(title: str) -> None:
    assert finder().find(title) == 1


def test_accents_are_optional() -> None:
    assert finder().find("deja vu") == 0


def test_a_near_title_is_suggested() -> None:
    with pytest.raises(BadSetup, match=r"no card 'Garden Wal' \(did you mean 'Garden Wall'\?\)"):
        finder().find("Garden Wal")


def test_what_is_no_title_is_refused() -> None:
    with pytest.raises(BadSetup, match="a card is named by its title, not by 5"):
        finder().find(5)
