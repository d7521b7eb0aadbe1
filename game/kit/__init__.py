"""The small vocabulary in which every box says a thing once, as a row of a table."""
