"""The logbook: who has played what and how it ended, kept in one SQLite file, and what can be read out of it."""
