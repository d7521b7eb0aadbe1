"""Files on the disk: saves, autosaves with their locks, and how everything comes back from there."""
