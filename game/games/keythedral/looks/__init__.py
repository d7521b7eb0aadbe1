"""What it looks like."""
