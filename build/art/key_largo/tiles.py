"""The tileset of the island's map: what each tile is, so that the map reads well in Tiled."""

import numpy as np
import pygame

from art.paint import noise, picture, rgb, save

TILE = 28
KINDS = (("sky", "#8CC6DC"), ("deep", "#0E4D6B"), ("mid", "#3FA6B3"), ("shallow", "#8FDDD0"), ("reef", "#D2F6E6"),
    ("sand", "#F1DDAF"), ("meadow", "#8DB25E"), ("jungle", "#3F7D4E"))
"""The tiles of `maps/island.tsx` in their order."""


def draw():
    """Write `maps/island.png`."""
    sheet = pygame.Surface((TILE * len(KINDS), TILE))
    for column, (_, colour) in enumerate(KINDS):
        grain = 0.92 + 0.16 * noise(TILE, TILE, 9, 5, column, 3)
        sheet.blit(picture(np.array(rgb(colour), np.float32) * grain[..., None]), (column * TILE, 0))
    save(sheet, "../maps/island.png")
