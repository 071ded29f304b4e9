"""The rulebook: one module per section, its words, its order."""
