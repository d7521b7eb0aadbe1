"""The table scene, and the scenes that lie over it."""
