"""The program on the screen: window, scenes, focus, input."""
