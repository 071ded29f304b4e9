"""What computer players know about this game."""
