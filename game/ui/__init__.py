"""The screen: the only place that knows pygame."""
