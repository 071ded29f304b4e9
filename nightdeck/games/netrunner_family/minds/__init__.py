"""How computer players of both games think, as far as it is the same."""
