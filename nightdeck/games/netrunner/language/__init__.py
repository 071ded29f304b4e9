"""The words that only this game's cards have."""
