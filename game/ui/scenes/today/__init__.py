"""Today's chest: a game a day of every box, targets, a calendar of medals."""
