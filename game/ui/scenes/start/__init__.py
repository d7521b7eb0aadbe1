"""Before a game: title, shelf, set-up, saved games."""
