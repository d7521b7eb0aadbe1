"""Runs a match at a table: time, handing over the screen, bots, and what is shown. No pygame here."""
