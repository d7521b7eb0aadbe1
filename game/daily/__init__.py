"""Today's chest: one game a day of every box, the same for everybody, and what bots made of it."""
