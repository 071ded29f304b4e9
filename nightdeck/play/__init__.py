"""Players, matches, simulations and measurements: everything between a game and its table."""
