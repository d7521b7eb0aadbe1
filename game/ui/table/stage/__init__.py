"""Stage directions on the table: when each act of an event begins, and how it is drawn."""
