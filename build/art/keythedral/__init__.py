"""Keythedral: lead, glass and sandstone."""
