"""What a position and a choice are worth."""
