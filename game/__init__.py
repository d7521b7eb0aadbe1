"""Seachest: board games in one chest."""

__version__ = "0.1.0"
