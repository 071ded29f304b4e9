"""Cyberpunk CCG (2003/2004): every card pays by being exhausted, and what is used cannot fight."""
