"""The logbook as one sees it: an open book, a page for each person."""
