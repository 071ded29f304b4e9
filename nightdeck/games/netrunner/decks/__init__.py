"""Deck rules, decks, match kinds."""
