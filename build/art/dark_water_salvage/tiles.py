"""The tileset of the lakes' maps: what each tile is, so that a map reads well in Tiled."""

import numpy as np
import pygame

from art.dark_water_salvage.lakes import TILE, TILES
from art.paint import noise, picture, rgb, save

COLOURS = ("#F4F1E6", "#E4D4A6", "#CFE6EE", "#8FBFD6", "#2F6690", "#D9952B", "#58A07C")
"""The colours of `TILES`."""


def draw():
    """Write `maps/lake.png`."""
    sheet = pygame.Surface((TILE * len(TILES), TILE))
    for column, colour in enumerate(COLOURS):
        grain = 0.94 + 0.12 * noise(TILE, TILE, 8, 5, column, 3)
        sheet.blit(picture(np.array(rgb(colour), np.float32) * grain[..., None]), (column * TILE, 0))
    save(sheet, "../maps/lake.png")
