"""The boxes in the chest."""
