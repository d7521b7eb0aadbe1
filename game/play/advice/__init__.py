"""Hints for players, and explanations of what bots did."""
