"""What follows from what a seat can see."""
