"""How far apart colours are, for people with every kind of sight, and how well text stands on its ground."""

import itertools

import pygame

SIGHTS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Linear RGB as people of this sight have it: Machado, Oliveira and Fernandes 2009, severity 1."""


def linear(colour):
    parts = (part / 255 for part in pygame.Color(colour)[:3])
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def oklab(rgb):
    r, g, b = rgb
    cones = (
        0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
        0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
        0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
    )
    long, medium, short = (max(0.0, cone) ** (1 / 3) for cone in cones)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def distance(one, other, observation="normal"):
    """100 times the distance in OKLab."""
    seen = []
    for colour in (one, other):
        rgb = linear(colour)
        seen.append(oklab([sum(m * part for m, part in zip(row, rgb, strict=True)) for row in SIGHTS[observation]]))
    return 100 * sum((a - b) ** 2 for a, b in zip(*seen, strict=True)) ** 0.5


def nearest(colours):
    """The smallest distance between two of these colours for any sight, with the pair and the sight."""
    return min(
        (distance(one, other, observation), one, other, observation)
        for one, other in itertools.combinations(colours, 2)
        for observation in SIGHTS
    )


def ratio(one, other):
    """The contrast of two colours, 1 to 21 (WCAG)."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour):
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
