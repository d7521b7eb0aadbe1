"""Keyflower: four seasons of bidding, using and carrying; not in the chest yet, because it has no bot and no table."""
