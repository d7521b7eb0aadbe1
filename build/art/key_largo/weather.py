"""The weather is the clock: how the ten days look, from a postcard morning to the hurricane."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weather:
    """One day's weather; every share runs from 0 to 1."""

    day: int
    gloom: float
    """How far the blue has gone out of sea and sky: .3 is a dark bank in the east, 1 the hurricane."""
    storm: float
    """How dark it is under the spiral, how high the sea."""
    rain: float
    spiral: float
    """Width of the hurricane in map units; it comes nearer."""
    lightning: int
    wild: bool
    """Whether palms bend and the cove is empty."""


WEEK = (Weather(1, 0.00, 0.00, 0.00, 0, 0, False), Weather(2, 0.08, 0.00, 0.00, 0, 0, False),
    Weather(3, 0.18, 0.00, 0.00, 84, 0, False), Weather(4, 0.30, 0.00, 0.00, 132, 0, False),
    Weather(5, 0.38, 0.04, 0.00, 172, 0, False), Weather(6, 0.48, 0.10, 0.00, 236, 0, False),
    Weather(7, 0.60, 0.22, 0.06, 340, 0, False), Weather(8, 0.74, 0.42, 0.28, 500, 0, False),
    Weather(9, 0.90, 0.74, 0.62, 800, 1, True), Weather(10, 1.00, 1.00, 1.00, 1120, 2, True))
