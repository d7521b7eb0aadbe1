"""What pointing, clicking and typing do over a table."""
