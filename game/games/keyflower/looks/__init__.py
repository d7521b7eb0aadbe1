"""What a thing looks like, as data."""
