"""Hints, and why a bot did something."""
