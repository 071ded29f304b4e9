"""Words of cards that both games have."""
