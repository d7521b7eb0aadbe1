"""Scenes between two players: veil, PIN, digest."""
