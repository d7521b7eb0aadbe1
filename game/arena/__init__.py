"""Tournaments between bots, and how fast the rules run; no screen."""
