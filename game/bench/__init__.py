"""How fast everything is, as `make bench` prints it; figures, not tests."""
