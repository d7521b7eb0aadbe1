"""After a game: what luck gave and took, the chances to win, and the moments that turned it."""
