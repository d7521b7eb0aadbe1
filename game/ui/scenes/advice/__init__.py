"""Hints, and why a bot did that."""
