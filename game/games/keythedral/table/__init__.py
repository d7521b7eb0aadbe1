"""How it lies on the table."""
