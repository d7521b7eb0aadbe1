"""What may happen, and what does."""
