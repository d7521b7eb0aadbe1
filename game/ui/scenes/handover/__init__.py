"""Between two players: veil, lid, PIN, digest."""
