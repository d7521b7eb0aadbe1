"""Where RULES.md says what the table cites: the number of each paragraph, by what it is about."""

CHIPS = "4.1"
