"""Moments shown over the whole table."""
