"""Bots: their levels, the generic searches, and the processes they run in."""
