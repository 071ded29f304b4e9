"""The rulebook, one module per section, in its words and its order."""
