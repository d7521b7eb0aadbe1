"""The contract every game obeys. Knows no game, no screen, no file and no clock."""
