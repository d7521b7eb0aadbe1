"""Killman's Keep: woodcut and candlelight."""
