"""Learning at the real table: the list of lessons, a table with its teacher, what he points at."""
