"""What one hears."""
