"""Drawing: canvas, pictures, letters, colours, motion."""
