"""Bots: the levels, the generic search, and the process they think in."""
