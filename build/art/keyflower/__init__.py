"""Keyflower: a village in four seasons."""
