"""The parts of a table: which stand in which pane, what each shows and how it is drawn."""
