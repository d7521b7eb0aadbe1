"""How it is said."""
