"""What a position and an action are worth."""
