"""To be read: results and rules."""
