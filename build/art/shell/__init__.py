"""The art of the screens around the games: a harbour cupboard at night."""
