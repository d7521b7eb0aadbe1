"""What stands round the board: mats, tray, side, bar, and sheets over it."""
