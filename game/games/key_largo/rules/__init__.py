"""What may happen, and what does: one file a chapter of the rulebook."""
