"""Why somebody would do it."""
