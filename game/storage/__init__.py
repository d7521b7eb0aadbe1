"""Files on the disk: saves, autosaves with their locks, and checked reading of all of them."""
