"""What boxes have in common: a small vocabulary for what each of them says. Knows no game and no screen."""
