"""The contract that every game implements. It depends on no particular game, screen, file or clock."""
