"""What the screen shows of a table being played."""
