"""A contact sheet of every piece, to look at: `out/contact.png`."""

from importlib.resources import files

import pygame

from art.files import ASSETS, TOP
from art.paint import rgb

CELL, CAPTION, COLUMNS = 150, 18, 16
FONT = "SourceSansPro-Semibold.ttf"


def paint():
    """Every drawing and painting by name, in a grid."""
    pygame.font.init()
    font = pygame.font.Font(str(files("font_source_sans_pro") / "files" / FONT), 12)
    paths = sorted(path for path in ASSETS.rglob("*") if path.suffix in (".svg", ".jpg", ".png"))
    rows = -(-len(paths) // COLUMNS)
    sheet = pygame.Surface((COLUMNS * CELL, rows * (CELL + CAPTION)))
    sheet.fill(rgb("#26464F"))
    for place, path in enumerate(paths):
        x, y = place % COLUMNS * CELL, place // COLUMNS * (CELL + CAPTION)
        image = _small(path)
        sheet.blit(image, (x + (CELL - image.get_width()) // 2, y + (CELL - image.get_height()) // 2))
        name = font.render(path.stem, True, rgb("#F3EFE2"))
        sheet.blit(name, (x + (CELL - name.get_width()) // 2, y + CELL))
    (TOP / "out").mkdir(exist_ok=True)
    pygame.image.save(sheet, TOP / "out" / "contact.png")


def _small(path):
    if path.suffix == ".svg":
        return pygame.image.load_sized_svg(path, (CELL - 8, CELL - 8))
    image = pygame.image.load(path)
    return pygame.transform.smoothscale_by(image, (CELL - 8) / max(image.get_size()))
