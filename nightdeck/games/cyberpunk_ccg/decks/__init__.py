"""Decks: their rules, those of the pool, random ones, matches."""
