"""Cards that lie on or in other cards, and the uses of a card that left play."""

from __future__ import annotations

from nightdeck.language.card_state import CardState, user_of


def put_on_host(state: CardState, card: int, host: int) -> None:
    """Let a card lie on or in another one."""
    state.host[card] = host
    state.hosted.setdefault(host, []).append(card)


def remove_from_host(state: CardState, card: int, host: int) -> None:
    """Take a card off its host."""
    state.host[card] = -1
    state.hosted[host].remove(card)
    if not state.hosted[host]:
        del state.hosted[host]


def uses_of_others(uses: list[int], card: int) -> list[int]:
    """Return what is left of remembered uses when a card leaves: a copy that returns is new."""
    return [use for use in uses if user_of(use) != card]
