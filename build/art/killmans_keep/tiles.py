"""The tileset of the town's map: what each tile is, so that the map reads well in Tiled."""

import numpy as np
import pygame

from art.killmans_keep.town import TILE, TILES
from art.paint import noise, picture, rgb, save

COLOURS = ("#1E1109", "#DDB478", "#565663", "#88A06A", "#CFAE62", "#B8AC90", "#6E2328", "#7B7468")
"""The colours of `TILES`."""


def draw():
    """Write `maps/keep.png`."""
    sheet = pygame.Surface((TILE * len(TILES), TILE))
    for column, colour in enumerate(COLOURS):
        grain = 0.92 + 0.16 * noise(TILE, TILE, 7, 4, column, 3)
        sheet.blit(picture(np.array(rgb(colour), np.float32) * grain[..., None]), (column * TILE, 0))
    save(sheet, "../maps/keep.png")
