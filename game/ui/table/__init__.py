"""The table: one renderer and one flow for all games."""
