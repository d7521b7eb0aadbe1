"""The wall of maps: a postcard for each board, what is known of it, and playing on it."""
